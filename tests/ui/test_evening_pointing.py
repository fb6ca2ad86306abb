"""What the words of the first evening point at."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach.ideas import IDEAS, Idea, Line, Spot
from goodge.engine.actions import Action, Bid, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import MAIN_GAME
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.tabletop.bubble import Arrow, Bubble, WinnersTag, arrow_on, beside
from goodge.ui.tabletop.fans import outline
from goodge.ui.tabletop.marks import lead_mark

from .conftest import OpenApp
from .evenings import as_told, play_on, sat_down
from .menus import item_of

pytestmark = pytest.mark.usefixtures("no_pictures")


def _playable(table: EveningTable) -> set[str]:
    return {action.card.text for action in table.shown.view.legal if isinstance(action, PlayCard)}


@pytest.mark.parametrize("game", [game for game in IDEAS if game != MAIN_GAME])
def test_a_bubble_over_the_hand_points_between_the_cards_that_may_be_played(app: App, game: str) -> None:
    seen = 0
    for idea in IDEAS[game]:
        table = sat_down(app, idea)
        while not table.is_told:
            own, playable = {card.text for card in table.shown.view.hand}, _playable(table)
            if table.line is not None and table.line.at.spot is Spot.HAND and playable and playable < own:
                bubble = item_of(table, "bubble")
                assert isinstance(bubble, Bubble)
                places = [item_of(table, key).rect for key in playable]
                x = item_of(table, "bubble-arrow").rect.centerx if bubble.to is None else bubble.to[0]
                assert min(place.left for place in places) <= x <= max(place.right for place in places)
                seen += 1
            play_on(app, table, as_told)
        app.pop()
    assert seen > 0


def test_a_card_of_the_trick_that_is_spoken_of_has_an_arrow(app: App) -> None:
    table = sat_down(app, Idea.ONES)
    assert table.line is not None
    assert table.line.at.card is not None
    arrow, trick = item_of(table, "bubble-arrow").rect, table.shown.view.board.trick
    hand = (trick.leader + trick.cards.index(table.line.at.card)) % 3
    [other] = {(trick.leader + place) % 3 for place in range(len(trick.cards))} - {hand}
    assert arrow.inflate(12, 12).colliderect(outline(table.shown.places.trick(hand)))
    assert not arrow.colliderect(outline(table.shown.places.trick(other)))


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.ONES])
def test_every_trick_that_rests_shows_which_card_has_won_whether_something_is_said_of_it_or_not(
    app: App, idea: Idea
) -> None:
    table = sat_down(app, idea)
    silent = set[bool]()
    while not table.is_told:
        board = table.shown.view.board
        if table.is_held and len(board.trick.cards) == 3:
            place = table.table.game.winning_place(board.trick.cards, board.trump)
            won = outline(table.shown.places.trick((board.trick.leader + (place or 0)) % 3))
            [mark] = [item for item in table.items if isinstance(item, Arrow)]
            assert mark.rect.inflate(12, 12).colliderect(won)
            assert isinstance(mark, WinnersTag), "nobody would say what an arrowhead means"
            silent.add(table.line is None)
        play_on(app, table, as_told)
    assert silent == {True, False}


def test_the_mark_on_a_card_that_has_won_is_always_in_the_same_place(app: App) -> None:
    """Whoever sits there, and whatever lies around it; it covers neither an index nor the tag of the card led.

    A tag lies under that where there is no room beside it.
    """
    hands, offsets = set[int](), list[pygame.Vector2]()
    for idea in (Idea.TRICKS, Idea.ONES, Idea.PARTNERS, Idea.BAGS, Idea.SET, Idea.CANCEL):
        table = sat_down(app, idea)
        while not table.is_told:
            board, places = table.shown.view.board, table.shown.places
            place = table.table.game.winning_place(board.trick.cards, board.trump) if board.trick.cards else None
            if table.is_held and place is not None and len(board.trick.cards) == len(board.captured):
                hand = (board.trick.leader + place) % len(board.captured)
                pose, [arrow] = places.trick(hand), [item for item in table.items if isinstance(item, Arrow)]
                mark = arrow.rect
                usual = arrow_on(app.canvas, pose).rect
                offsets.append(pygame.Vector2(mark.midright) - usual.midright)
                led = lead_mark(app.canvas, places.trick(board.trick.leader), places.led_to(board.trick.leader))
                assert not mark.colliderect(led)
                assert mark.left > pose.x
                if mark.top == led.bottom + app.canvas.px(2):
                    assert isinstance(arrow, WinnersTag)
                    offsets.pop()
                else:
                    assert not mark.inflate(2 * app.canvas.px(6), 0).colliderect(led)
                hands.add(hand)
            play_on(app, table, as_told)
        app.pop()
    assert hands >= {0, 1, 2}
    assert offsets
    assert all(off.length() < 1 for off in offsets)


def test_a_card_is_lit_where_it_is_asked_for_and_only_pointed_at_where_it_is_spoken_of(app: App) -> None:
    table = sat_down(app, Idea.TRUMP)
    assert table.line is not None
    assert table.line.at.card is not None
    assert table.shown.lit == {table.line.at.card.text}
    app.pop()
    for idea, line in ((Idea.JOKERS, Line.DEUCE), (Idea.JOKERS, Line.JOKER_HIGH), (Idea.ONES, Line.OWN_ONE)):
        table = sat_down(app, idea)
        while table.line is None or table.line.line is not line:
            play_on(app, table, as_told)
        card = table.line.at.card
        assert card is not None
        spoken, bubble = item_of(table, card.text).rect, item_of(table, "bubble")
        assert isinstance(bubble, Bubble)
        x = item_of(table, "bubble-arrow").rect.centerx if bubble.to is None else bubble.to[0]
        assert spoken.left <= x <= spoken.right
        assert not table.shown.lit
        app.pop()


def test_the_bubble_about_trump_points_at_none_of_the_suits(app: App) -> None:
    """Between it and them is the button that names one."""
    table = sat_down(app, Idea.GOODGE)
    while table.line is None or table.line.line is not Line.NAME_TRUMP:
        play_on(app, table, as_told)
    bubble = item_of(table, "bubble")
    assert isinstance(bubble, Bubble)
    assert bubble.to is None
    assert table.item("bubble-arrow") is None


def test_a_plate_is_pointed_at_only_by_a_bubble_that_stands_beside_it(app: App) -> None:
    table, beside = sat_down(app, Idea.BIDS), set[bool]()
    while not table.is_told:
        line, bubble = table.line, next((item for item in table.items if isinstance(item, Bubble)), None)
        if line is not None and bubble is not None and line.at.spot is Spot.PLATE and line.at.hand is not None:
            is_beside = any(item.key == "bubble-words" for item in table.items)
            beside.add(is_beside)
            assert (bubble.to is not None) is is_beside
            assert bubble.to is None or table.shown.places.plate(line.at.hand).collidepoint(bubble.to)
        play_on(app, table, _bids_on)
    assert False in beside


def _bids_on(table: EveningTable) -> Action:
    """The lowest bid as long as it is no more than some, then what is told."""
    board = narrow(table.shown.view, GoodgeBoard).board
    return Bid(board.lowest_bid) if board.phase is Phase.AUCTION and board.lowest_bid <= 110 else as_told(table)


def test_a_bubble_keeps_off_what_it_must_not_cover(app: App) -> None:
    canvas, target = app.canvas, pygame.Rect(600, 300, 100, 60)
    [ground, _] = beside(canvas, "Together a team bids at least 4.", target, [])
    for edge in ("topright", "bottomleft"):
        near = pygame.Rect(0, 0, 40, 40)
        near.center = getattr(ground.rect, edge)
        near.x += canvas.px(24) if edge == "topright" else -canvas.px(24)  # four units away
        found = beside(canvas, "Together a team bids at least 4.", target, [near])
        assert found
        assert found[0].rect.inflate(2 * canvas.px(5), 2 * canvas.px(5)).collidelist([near]) < 0


@pytest.mark.parametrize("free", [36, 42, 48])
def test_the_tip_of_a_bubble_that_had_to_move_along_meets_what_it_points_at(open_app: OpenApp, free: int) -> None:
    """A plate between a button over it and the hand under it, with words at its right that leave a part of it free."""
    app, plate = open_app((1280, 720), speed="instant", muted=True), pygame.Rect(25, 400, 250, 90)
    button, hand = pygame.Rect(25, 338, 250, 46), pygame.Rect(0, 500, 1280, 220)
    words = pygame.Rect(290, plate.top + free, 800, 90 - free)
    [bubble, _] = beside(app.canvas, "You still need 120 points. Win the rich tricks.", plate, [button, hand, words])
    assert isinstance(bubble, Bubble)
    assert bubble.to is not None
    corner = app.canvas.px(25)  # the rounding, and half of the tip's foot
    tip = max(bubble.rect.top + corner, min(bubble.rect.bottom - corner, bubble.to[1]))
    assert plate.top < tip < plate.bottom
