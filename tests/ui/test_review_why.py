"""Why somebody did something: their choice by what they knew, and reasons in words."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from goodge.coach import Judgement, speaks_for_taken
from goodge.coach.counting import DealCount
from goodge.coach.merits import speaks_for
from goodge.coach.moves import equals
from goodge.coach.swing import scale_of
from goodge.coach.telling import most_telling
from goodge.coach.why import SavedByRivals
from goodge.engine.actions import Bid, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.ui.drawing.portrait import DUMMYS
from goodge.ui.program.app import App
from goodge.ui.scenes.review.find import FindScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.review.seen import Cards
from goodge.ui.tabletop.plates import Plate
from goodge.ui.wording.hints import equals_words
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.review import (
    ALL_CARDS_SEEN,
    NOBODY_HIGHER,
    WHY_ANOTHER,
    WHY_MAYBE,
    WHY_THIS,
    back_words,
    reasons_of_words,
)

from .checks import press, top
from .menus import item_of
from .reviews import find_reasons, reasons, show
from .sheets import won_match


def texts(scene: ReviewScene) -> list[str]:
    return [getattr(item, "text", "") for item in scene.items]


def in_a_trick(app: App, game: str = "goodge") -> ReviewScene:
    """A choice at which cards lie in the trick."""
    scene = show(app, won_match(game))
    while not scene.tour.view.board.trick.cards:
        press(app, pygame.K_RIGHT)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_w_leads_to_the_choice_of_somebody_else_before_and_back(app: App, game: str) -> None:
    scene = in_a_trick(app, game)
    seat, place = scene.tour.seat, scene.tour.place
    assert place is not None
    press(app, pygame.K_w)
    there = scene.tour.place
    assert there is not None
    assert scene.tour.seat != seat
    assert there < place
    view = scene.tour.view
    assert view.seat == scene.tour.seat == scene.match.rounds[there[0]][there[1]].board.to_act
    shown = {card for item in scene.items if isinstance(item, Cards) for card in item.cards}
    assert shown <= {*view.hand, *(view.dummy or ()), *view.board.trick.cards}, "no more than was known there"
    press(app, pygame.K_w)
    assert (scene.tour.seat, scene.tour.place) == (seat, place)


def test_questions_asked_from_there_are_those_of_whom_the_review_is_about(app: App) -> None:
    scene = in_a_trick(app)
    seat = scene.tour.seat
    press(app, pygame.K_w)
    assert scene.tour.seat != seat
    press(app, pygame.K_f)
    asked = app.top
    assert isinstance(asked, FindScene)
    assert asked.shown.viewer == seat
    assert scene.tour.seat == seat


def test_a_call_leads_to_where_the_other_has_stopped(app: App) -> None:
    scene = show(app, won_match())
    while scene.tour.before() is None:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_w)
    place = scene.tour.place
    assert place is not None
    assert scene.tour.is_choice(place)


def test_a_card_on_the_table_leads_to_the_choice_by_which_it_came(app: App) -> None:
    scene = in_a_trick(app)
    place = scene.tour.place
    assert place is not None
    tried = 0
    while tried < 3:
        here = scene.tour.place
        assert here is not None
        cards = scene.tour.view.board.trick.cards
        for number, card in enumerate(cards):
            item = scene.item(f"trick-{number}")
            assert item is not None
            assert item.tip
            scene.press(item)
            there = scene.tour.place
            assert there is not None
            if there != here:
                state = scene.match.rounds[there[0]][there[1] + 1]
                assert card in (*state.board.trick.cards, *(state.board.tricks[-1].cards if state.board.tricks else ()))
                assert there[1] == here[1] - len(cards) + number
                press(app, pygame.K_w)
                tried += 1
            assert scene.tour.place == here, "there was no choice, or one is back"
        press(app, pygame.K_RIGHT)


def test_where_nobody_else_had_a_choice_it_stays(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = show(app, won_match())
    monkeypatch.setattr(scene.tour, "before", lambda: None)
    scene.refresh()
    here = scene.tour.place
    assert scene.item("why") is None
    press(app, pygame.K_w)
    assert scene.tour.place == here


def test_the_button_names_whose_reasons_it_shows_and_then_who_is_waiting(app: App) -> None:
    scene = in_a_trick(app)
    before, name = scene.tour.before(), scene.name
    assert before is not None
    other = scene.match.players[scene.tour.actor(before)]
    assert reasons_of_words(other) in texts(scene)
    press(app, pygame.K_w)
    assert scene.name == other
    assert back_words(name) in texts(scene)


def test_escape_leads_back_to_the_own_choice_first_even_after_steps(app: App) -> None:
    under, scene = show(app, won_match()), in_a_trick(app)
    seat, place = scene.tour.seat, scene.tour.place
    press(app, pygame.K_w, pygame.K_LEFT, pygame.K_ESCAPE)
    assert top(app) is scene
    assert (scene.tour.seat, scene.tour.place) == (seat, place)
    press(app, pygame.K_w, pygame.K_v, pygame.K_ESCAPE)
    assert top(app) is under, "whoever has chosen another seat stays there"


def test_over_the_reasons_stands_what_they_are_for_where_something_was_lost(app: App) -> None:
    scene, seen = in_a_trick(app), set()
    for _ in range(30):
        find_reasons(scene)
        choice = scene.tour.choice()
        assert choice is not None
        judged, view = choice.judgement, scene.tour.view
        is_other = judged.done != judged.best.action
        is_better = is_other and not judged.is_noise(judged.taken)
        is_for_taken = speaks_for_taken(scene.tour.record.game, view, judged)
        first = most_telling(scene.reasoner.known(choice))
        is_excused = isinstance(first, SavedByRivals)
        speaks = first is not None and speaks_for(first) and not is_excused
        assert (WHY_ANOTHER.say() in texts(scene)) == (is_better and not is_excused)
        assert (WHY_THIS.say() in texts(scene)) == (is_for_taken and speaks)
        is_worse = is_other and judged.gap >= scale_of(scene.tour.record.game.id).inaccuracy
        assert (WHY_MAYBE.say() in texts(scene)) == (is_worse and not is_better and speaks and not is_for_taken)
        seen.add((is_better, is_for_taken))
        press(app, pygame.K_RIGHT)
    assert {(True, False), (False, False)} <= seen


@pytest.mark.parametrize("is_last", [True, False])
def test_where_nobody_went_higher_this_is_said_of_a_bid_that_others_mostly_outbid(
    app: App, monkeypatch: pytest.MonkeyPatch, *, is_last: bool
) -> None:
    record = won_match()
    last = record.rounds[0][-1].board
    assert isinstance(last, GoodgeBoard)
    reason = SavedByRivals(Bid(last.bid if is_last else last.bid - 5), DealCount(7, 10))
    monkeypatch.setattr("goodge.table.reasoner.reasons_for", lambda *_: (reason,))
    scene = show(app, record)
    said = next(text for text in texts(scene) if "would mostly fail" in text)
    assert said.endswith(NOBODY_HIGHER.say()) == is_last


def test_the_reasons_stand_under_the_options_for_whoever_played(app: App) -> None:
    scene = in_a_trick(app)
    press(app, pygame.K_d)
    find_reasons(scene)
    choice = scene.tour.choice()
    assert choice is not None
    board = scene.tour.view.board
    hands = [scene.match.players[holder] for holder in board.holders]
    found = reasons(scene.match.game, scene.tour.view, choice.judgement)[:3]
    first = most_telling(found)
    assert first is not None
    in_order = [first, *(reason for reason in found if reason != first)]
    expected = [f"{reason_words(reason, hands, board.holders, None)}." for reason in in_order]
    shown = [text for text in texts(scene) if text in expected]
    assert len(shown) > 1, "what tells most comes first, as far as there is room"
    assert shown == expected[: len(shown)]


def test_reasons_of_a_choice_that_is_left_are_dropped_and_found_again(app: App) -> None:
    scene = in_a_trick(app)
    find_reasons(scene)
    before = texts(scene)
    press(app, pygame.K_RIGHT)
    app.turn(0.05)
    press(app, pygame.K_LEFT)
    find_reasons(scene)
    assert texts(scene) == before


def test_seeing_all_cards_says_so_on_its_face(app: App) -> None:
    scene = in_a_trick(app)
    assert ALL_CARDS_SEEN.say() not in texts(scene)
    press(app, pygame.K_a)
    assert ALL_CARDS_SEEN.say() in texts(scene)
    sign, plates = (
        item_of(scene, "all-seen-ground").rect,
        [item.rect for item in scene.items if isinstance(item, Plate)],
    )
    air = app.canvas.px(8)
    assert sign.top - item_of(scene, "bar").rect.bottom >= air, "not wedged between the bar and the plates"
    assert min(plate.top for plate in plates) - sign.bottom >= air
    assert scene.tour.view.board.phase is Phase.PLAY


def test_the_dummy_has_the_face_that_it_has_at_the_table(app: App) -> None:
    scene = show(app, won_match("spidge"))
    board = scene.tour.view.board
    faces = {item.key: item.portrait for item in scene.items if isinstance(item, Plate)}
    assert len(faces) == len(board.holders)
    dummys = [key for key, face in faces.items() if face == DUMMYS]
    assert dummys == [f"plate-{board.dummy}"]


def test_cards_that_are_the_same_as_the_best_one_are_named(app: App) -> None:
    scene, seen = in_a_trick(app), Counter[bool]()
    press(app, pygame.K_d)
    for _ in range(20):
        find_reasons(scene)
        choice = scene.tour.choice()
        assert choice is not None
        best = choice.judgement.best.action
        same = equals(scene.tour.record.game, scene.tour.view, best.card) if isinstance(best, PlayCard) else ()
        said = [text for text in texts(scene) if text.startswith("Exactly as good: ")]
        assert not said or said == [f"{equals_words(same)}."]
        seen[bool(said)] += 1
        press(app, pygame.K_RIGHT)
    assert seen[True]
    assert seen[False]


def test_what_may_be_chance_but_looks_worse_has_reasons_for_another_choice(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Judgement, "is_noise", lambda *_: True)
    scene, seen = in_a_trick(app), 0
    for _ in range(30):
        find_reasons(scene)
        choice = scene.tour.choice()
        assert choice is not None
        is_worse = choice.judgement.gap >= scale_of(scene.tour.record.game.id).inaccuracy
        is_told = WHY_MAYBE.say() in texts(scene)
        assert is_worse or not is_told
        assert WHY_ANOTHER.say() not in texts(scene)
        assert not (is_worse and WHY_THIS.say() in texts(scene))
        seen += is_told
        press(app, pygame.K_RIGHT)
    assert seen
