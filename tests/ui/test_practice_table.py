"""The table of an answer in practice: its hand, its marks, and where they lie."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from goodge.engine.actions import Bury
from goodge.engine.game import Phase
from goodge.engine.values import replace
from goodge.ui.program.app import App
from goodge.ui.scenes.review.seen import Cards
from goodge.ui.tabletop.fans import CARD_RATIO
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import Command
from goodge.ui.wording.review import BEST, DONE

from .checks import assert_layout, press, resize, top
from .practising import answered, asked, of_phase

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_cards_of_both_choices_have_both_marks_in_words_and_no_mark_lies_on_another(
    app: App, text_size: str, size: tuple[int, int]
) -> None:
    """Neighbours share the words; where these have no room, there are signs."""
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    in_words, positions = 0, of_phase("goodge", Phase.EXCHANGE)
    for position in positions:
        answered(app, [position], -1)
        hand = next(item for item in top(app).items if isinstance(item, Cards) and item.key == "hand")
        tags, places = hand.tags(app.canvas), hand.places(app.canvas)
        assert all(not one.rect.colliderect(other.rect) for one, other in combinations(tags, 2))
        assert len({bool(tag.words) for tag in tags}) == 1
        in_words += bool(tags[0].words)
        ends = [*(place.left for place in places[1:]), places[-1].right]
        for card, place, end in zip(hand.cards, places, ends, strict=True):
            for is_best, is_meant in zip((True, False), hand.seen.marks(card), strict=True):
                over = [tag for tag in tags if tag.is_best is is_best and tag.rect.left < end - 1]
                over = [tag for tag in over if tag.rect.right > place.left + 1]
                assert over or not is_meant
                assert all(place.top - 3 * tag.rect.height < tag.rect.top < place.top for tag in over)
        app.pop()
    assert in_words >= len(positions) - 2


def test_with_larger_text_the_buttons_leave_their_room_to_a_third_choice(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, (1280, 720))
    thirds, positions = 0, of_phase("goodge", Phase.EXCHANGE)
    for position in positions:
        scene = answered(app, [position, position], -1)
        assert_layout(scene)
        thirds += any(item.key == "option-2" for item in scene.items)
        row = [item for item in scene.items if isinstance(item, Button) and item.key in {"again", "leave", "next"}]
        assert len({item.rect.top for item in row}) == 1
        assert all(item.shows_key(app.canvas) for item in row)
        app.pop()
    assert thirds > len(positions) // 2


def test_neighbours_laid_away_together_share_the_words_over_them(app: App) -> None:
    resize(app, (1280, 720))
    answered(app, of_phase("goodge", Phase.EXCHANGE), -1)
    hand = next(item for item in top(app).items if isinstance(item, Cards) and item.key == "hand")
    three = Bury(tuple(hand.cards[2:5]))
    both = replace(hand, seen=replace(hand.seen, best=three, done=three))
    tags, places = both.tags(app.canvas), both.places(app.canvas)
    assert [(tag.words, tag.is_best) for tag in tags] == [(DONE.say(), False), (BEST.say(), True)]
    assert all(abs(2 * tag.rect.centerx - places[2].left - places[5].left) <= 2 for tag in tags)


@pytest.mark.parametrize(("size", "rows"), [((1280, 720), 1), ((800, 1200), 2)])
def test_a_crowded_hand_lies_in_two_rows_in_a_tall_window(app: App, size: tuple[int, int], rows: int) -> None:
    resize(app, size)
    with_three = [position for position in of_phase("goodge", Phase.EXCHANGE) if len(position.open().players) == 3]
    answered(app, with_three, -1)
    hand = [item for item in top(app).items if isinstance(item, Cards) and item.key.startswith("hand")]
    assert len(hand) == rows
    held = [card for row in hand for card in row.cards]
    assert len(held) == len(set(held)) == 19
    lowest = hand[-1].places(app.canvas)
    for row in hand[:-1]:
        assert all(lowest[0].left <= place.left and place.right <= lowest[-1].right for place in row.places(app.canvas))


TRICK_CARD = 80  # units; a smaller one cannot be read at a glance


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (800, 1200), (2560, 1080)])
@pytest.mark.parametrize("game", ["goodge", "spades", "pride", "spidge"])
def test_the_table_of_an_answer_stands_over_the_middle_of_the_hand(app: App, game: str, size: tuple[int, int]) -> None:
    resize(app, size)
    for position in of_phase(game, Phase.PLAY)[:6]:
        scene = answered(app, [position], -1)
        items = {item.key: item for item in scene.items}
        emblem, hand = items["emblem"].rect, items["hand"].rect
        assert abs(emblem.centerx - hand.centerx) <= 1
        trick = [item.rect for key, item in items.items() if key.startswith("trick-")]
        around = [item.rect for key, item in items.items() if key.startswith(("plate-", "open-", "backs-"))]
        assert all(card.collidelist(around) < 0 for card in trick)
        assert all(not one.colliderect(hand) for one in trick)
        assert all(card.height >= app.canvas.px(TRICK_CARD) for card in trick)
        app.pop()


@pytest.mark.parametrize(("size", "text_size"), [((960, 600), "normal"), ((1280, 720), "larger")])
@pytest.mark.parametrize(("game", "phase"), [("goodge", Phase.EXCHANGE), ("spades", Phase.BIDDING)])
def test_what_comes_next_stays_within_its_ground(
    app: App, size: tuple[int, int], text_size: str, game: str, phase: Phase
) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    for position in of_phase(game, phase):
        items = {item.key: item for item in answered(app, [position], -1).items}
        said, ground = items["coming"], items["coming-ground"].rect
        assert isinstance(said, Label)
        lines = app.canvas.type.wrap(said.text, said.role, said.rect.width, evenly=True)
        around = [item.rect for key, item in items.items() if key.startswith(("plate-", "hand", "open-stash"))]
        assert ground.collidelist(around) < 0
        assert ground.height >= len(lines) * app.canvas.type.line_height(said.role) + app.canvas.px(8)
        widest = max(app.canvas.type.size(line, said.role)[0] for line in lines)
        assert widest + 2 * app.canvas.px(10) <= ground.width <= widest + app.canvas.px(30)
        app.pop()


def test_the_dummy_across_the_table_can_be_read_in_a_small_window(app: App) -> None:
    resize(app, (960, 600))
    scene = answered(app, of_phase("spidge", Phase.PLAY), -1)
    [row] = [item for item in scene.items if isinstance(item, Cards) and item.key.startswith("open-")]
    assert row.high * 50 / 350 >= 16, "of a card's height, which is its index"
    pitch = min(right.left - left.left for left, right in pairwise(row.places(app.canvas)))
    assert pitch >= 0.25 * row.high * CARD_RATIO, "the whole index is in sight"
    others = [item.rect for item in scene.items if item.key.startswith(("plate-", "backs-", "hand"))]
    assert row.rect.collidelist(others) < 0


@pytest.mark.parametrize(("size", "text_size"), [((960, 600), "normal"), ((1280, 720), "larger")])
def test_no_plate_ends_with_a_bare_number(app: App, size: tuple[int, int], text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    resize(app, size)
    scene = answered(app, of_phase("spidge", Phase.PLAY), -1)
    plates = [item for item in scene.items if isinstance(item, Plate)]
    assert len(plates) == 4
    assert not any(plate._total(plate._layout(app.canvas)).isdigit() for plate in plates)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (800, 1200)])
def test_no_mark_of_the_dummy_lies_on_a_card_or_another_mark(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    found = 0
    for position in of_phase("spidge", Phase.PLAY):
        scene = answered(app, [position], -1)
        board = scene.view.board
        if board.acting == board.dummy:
            rows = [item for item in scene.items if isinstance(item, Cards) and item.key.startswith("open-")]
            tags = [(tag, row) for row in rows for tag in row.tags(app.canvas)]
            assert {tag.is_best for tag, _ in tags} == {True, False}
            others = [item.rect for item in scene.items if item.key.startswith(("open-", "trick-", "plate-", "hand"))]
            assert all(tag.rect.collidelist(others) < 0 for tag, _ in tags)
            assert all(scene.canvas.rect.contains(tag.rect) for tag, _ in tags)
            assert all(tag.root is not None and row.rect.left <= tag.root[0] < row.rect.right for tag, row in tags)
            assert all(not one.rect.colliderect(other.rect) for (one, _), (other, _) in combinations(tags, 2))
            found += 1
        app.pop()
    assert found


def test_nothing_looks_advised_when_a_bid_is_asked(app: App) -> None:
    question = asked(app, of_phase("goodge", Phase.AUCTION))
    buttons = [item for item in question.items if isinstance(item, Button) and item.key in ("bid", "pass")]
    assert len(buttons) == 2
    assert {button.style for button in buttons} == {"plain"}
    assert {button.keycap for button in buttons}.isdisjoint({Command.ANSWER, Command.PRESS})
    assert question.focus_key not in {button.key for button in buttons}
    press(app, pygame.K_RETURN)
    assert app.top is question, "Enter gives no answer that nobody has chosen"
    press(app, pygame.K_UP)
    assert question.focus_key == "bid"
    press(app, pygame.K_RETURN)
    question.wait(60)
    for _ in range(10):
        app.turn(0.05)
    assert app.top is not question


def test_in_a_tall_window_the_way_on_stands_at_the_right_as_on_other_pages(app: App) -> None:
    resize(app, (800, 1200))
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    ways = {item.key: item.rect for item in scene.items if item.key in ("again", "leave", "next")}
    assert max(ways, key=lambda key: ways[key].right) == "next"
    assert len({rect.top for rect in ways.values()}) == 1
