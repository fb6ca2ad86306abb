"""Cards in a review that are raised: they cover those behind them down to the foot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from goodge.coach import Grade
from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.values import replace
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.dyes import TRUMP_DYES
from goodge.ui.drawing.theme import CREAM, SMALL_STRONG
from goodge.ui.motion.motions import Pose
from goodge.ui.program.app import App
from goodge.ui.scenes.review.options import _width as width_of
from goodge.ui.scenes.review.options import draw_action
from goodge.ui.scenes.review.seen import RAISED, Cards, Marked, SeenView
from goodge.ui.scenes.review.signs import draw_chosen, draw_sign
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.marks import lead_mark
from goodge.ui.tabletop.plates import Plate
from goodge.ui.wording.cards import USUAL_NAMES

from .checks import SIZES, press, resize
from .conftest import OpenApp
from .kin import open_kin
from .reviews import show
from .sheets import won_match
from .test_plates import luminance

HELD = [Card(rank, Suit.HEARTS) for rank in (9, 5, 2)]


def drawn(app: App, scene: TableScene, best: Action | None) -> tuple[Cards, pygame.Surface]:
    """Three cards on a bright cloth, and the picture of them."""
    px = app.canvas.px
    seen = SeenView(scene.shown.presenter, scene.shown.view, (), (), best=best)
    rect = pygame.Rect(px(100), px(200), px(300), px(180) + px(RAISED))
    cards = Cards(key="hand", rect=rect, seen=seen, cards=HELD, high=px(180), marked=Marked.ABOVE)
    app.canvas.surface.fill("white")
    cards.draw(app.canvas, focused=False)
    return cards, app.canvas.surface.copy()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(len(HELD)))
def test_nothing_of_a_card_behind_looks_out_under_a_raised_one(app: App, size: tuple[int, int], number: int) -> None:
    resize(app, size)
    scene = open_kin(app, "spades")
    cards, raised = drawn(app, scene, PlayCard(HELD[number]))
    places = cards.places(app.canvas)
    front, others = places[number], [place for place in places if place is not places[number]]
    assert all(front.bottom == place.bottom and front.top < place.top for place in others)
    assert cards.rect.left <= front.left < front.right <= cards.rect.right
    _, plain = drawn(app, scene, None)
    x, y = front.centerx, front.top + app.canvas.px(8)
    assert raised.get_at((x, y)) != plain.get_at((x, y))


def test_a_raised_card_beside_which_others_lie_free_is_as_large_as_they_are(app: App) -> None:
    scene = open_kin(app, "spades")
    cards, _ = drawn(app, scene, PlayCard(HELD[1]))
    loose = replace(cards, rect=cards.rect.inflate(app.canvas.px(200), 0))
    left, raised, right = loose.places(app.canvas)
    assert left.size == raised.size == right.size
    assert left.top - raised.top == app.canvas.px(RAISED)
    assert left.right <= raised.left + 1
    assert raised.right <= right.left + 1


@pytest.mark.parametrize("is_down", [False, True])
def test_the_sign_of_what_was_chosen_has_the_outline_of_no_grade(app: App, *, is_down: bool) -> None:
    """In grey and at the size of a mark, so that "chosen" beside a mistake does not say "Good"."""
    canvas, middle = app.canvas, (100, 100)

    def inked(draw: Callable[[], None]) -> set[tuple[int, int]]:
        canvas.surface.fill("black")
        draw()
        side = canvas.px(22)
        around = range(100 - side, 100 + side)
        return {(x, y) for x in around for y in around if luminance(tuple(canvas.surface.get_at((x, y)))) > 0.25}

    chosen = inked(lambda: draw_chosen(canvas, middle, 22, is_down=is_down))
    assert chosen
    for grade in Grade:
        other = inked(lambda grade=grade: draw_sign(canvas, grade, middle, 22))  # type: ignore[misc]
        assert len(chosen & other) < 0.62 * len(chosen | other), grade


def test_three_cards_of_an_option_keep_off_the_tag_behind_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, ends, size = tuple(map(Card.parse, ("5S", "6T", "1C"))), list[int](), app.canvas.type.size
    monkeypatch.setattr(
        Canvas,
        "text",
        lambda _, text, role, rect, *rest: ends.append(rect.left + size(text, role)[0]),  # noqa: ARG005
    )
    wide = sum(width_of(app.canvas, card) for card in cards) + app.canvas.px(18)
    room = pygame.Rect(0, 0, wide, app.canvas.px(30))
    draw_action(app.canvas, Bury(cards), USUAL_NAMES, room, ink=CREAM, role=SMALL_STRONG)
    assert room.right - ends[-1] >= app.canvas.px(5)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize(("size", "least"), [((960, 600), (60, 84)), ((1280, 720), (84, 116))])
def test_a_trick_of_three_is_as_large_with_larger_text_and_no_index_is_covered(
    open_app: OpenApp, size: tuple[int, int], least: tuple[int, int], text_size: str
) -> None:
    scene = show(open_app(size, speed="instant", muted=True, text_size=text_size), won_match("goodge"))
    found = 0
    for number in range(0, len(scene.tour.places), 2):
        scene._go(number)
        trick = [item for item in scene.items if isinstance(item, Cards) and item.key.startswith("trick-")]
        found += len(trick)
        for place, card in enumerate(trick):
            assert card.rect.width >= least[0]
            assert card.rect.height >= least[1]
            index = pygame.Rect(card.rect.topleft, (round(0.25 * card.rect.width), round(0.36 * card.high)))
            assert index.collidelist([over.rect for over in trick[place + 1 :]]) < 0, number
    assert found > 10


@pytest.mark.parametrize("game", ["goodge", "spades", "spidge"])
@pytest.mark.parametrize(("size", "least"), [((960, 600), 66), ((1280, 720), 92)])
def test_a_trick_is_large_enough_to_read_and_its_tag_covers_no_index(
    app: App, game: str, size: tuple[int, int], least: int
) -> None:
    resize(app, size)
    scene = show(app, won_match(game))
    found = 0
    for number in range(0, len(scene.tour.places), 3):
        scene._go(number)
        trick = [item for item in scene.items if isinstance(item, Cards) and item.key.startswith("trick-")]
        found += len(trick)
        assert all(card.rect.height >= least for card in trick), number
        if trick:
            led = next(card for card in trick if card.led_to is not None)
            assert led.led_to is not None
            tag = lead_mark(scene.canvas, Pose(*led.rect.center, led.high, 0.0), led.led_to)
            wide, high = round(0.25 * led.rect.width), round(0.36 * led.high)
            indices = [pygame.Rect(card.rect.topleft, (wide, high)) for card in trick]
            assert tag.collidelist(indices) < 0, number
            plates = [item.rect for item in scene.items if isinstance(item, Plate)]
            assert tag.collidelist(plates) < 0, number
    assert found > 10


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
def test_no_lower_index_is_cut_by_the_next_card(app: App, size: tuple[int, int]) -> None:
    """Few cards lie side by side."""
    resize(app, size)
    scene, apart = show(app, won_match("goodge")), 0
    press(app, pygame.K_a)
    for number in range(2, len(scene.tour.places), 2):
        scene._go(number)
        rows = [item for item in scene.items if isinstance(item, Cards) and len(item.cards) > 1]
        for row in rows:
            neighbours = [(left.width, right.left - left.left) for left, right in pairwise(row.places(app.canvas))]
            if row.rect.height >= row.high:
                cut = [part for wide, part in neighbours if 0.735 * wide + 1 < part < 0.95 * wide - 1]
                assert not cut, (number, row.key)
            apart += all(part > wide for wide, part in neighbours)
    assert apart > 10


def test_a_card_that_is_past_lies_in_the_shade_of_its_cloth(app: App) -> None:
    scene = open_kin(app, "spades")
    found = dict[bool, tuple[int, ...]]()
    for is_past in (False, True):
        seen = SeenView(scene.shown.presenter, scene.shown.view, (), (), dye=TRUMP_DYES[Suit.SPADES])
        rect, card = pygame.Rect(100, 100, 140, 196), Card(9, Suit.CLUBS)
        Cards(key="trick", rect=rect, seen=seen, cards=[card], high=rect.height, is_dim=is_past).draw(
            app.canvas, focused=False
        )
        found[is_past] = tuple(pygame.transform.average_color(app.canvas.surface.subsurface(rect)))
    (bright_red, _, bright_blue, *_), (red, _, blue, *_) = found[False], found[True]
    assert red - blue < (bright_red - bright_blue) / 3, "warm paper has taken the colour of the blue cloth"
    assert 0.45 * luminance(found[False]) < luminance(found[True]) < 0.9 * luminance(found[False])
