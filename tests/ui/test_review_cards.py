"""Cards in a review that are raised: their shadow is soft, and what lies behind them can still be made out."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import CREAM
from goodge.ui.program.app import App
from goodge.ui.scenes.review.options import _width as width_of
from goodge.ui.scenes.review.options import draw_action
from goodge.ui.scenes.review.seen import RAISED, Cards, Marked, SeenView
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.cards import USUAL_NAMES

from .checks import SIZES, resize
from .kin import open_kin
from .test_plates import luminance

HELD = [Card(rank, Suit.HEARTS) for rank in (9, 5, 2)]


def drawn(app: App, scene: TableScene, best: Action | None) -> tuple[Cards, pygame.Surface]:
    """Three cards on a bright cloth, and the picture of them."""
    px = app.canvas.px
    seen = SeenView(scene.shown.presenter, scene.shown.view, (), (), best=best)
    rect = pygame.Rect(px(100), px(200), px(400), px(180) + px(RAISED))
    cards = Cards(key="hand", rect=rect, seen=seen, cards=HELD, high=px(180), marked=Marked.ABOVE)
    app.canvas.surface.fill("white")
    cards.draw(app.canvas, focused=False)
    return cards, app.canvas.surface.copy()


@pytest.mark.parametrize("size", SIZES)
def test_the_foot_of_a_card_behind_a_raised_one_is_in_a_soft_shadow(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = open_kin(app, "spades")
    cards, raised = drawn(app, scene, PlayCard(HELD[1]))
    behind, front, _ = cards.places(app.canvas)
    x = (front.left + behind.right) // 2
    column = [
        luminance(tuple(raised.get_at((x, y)))) for y in range(front.bottom + 1, behind.bottom - app.canvas.px(3))
    ]
    _, plain = drawn(app, scene, None)
    bright = luminance(tuple(plain.get_at((x, front.bottom + 1))))
    assert column[0] < 0.9 * bright, "there is a shadow"
    assert column[-1] > 1.2 * column[0], "it fades"
    assert column[-1] > 0.3 * bright


def test_three_cards_of_an_option_keep_off_the_tag_behind_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, ends, size = tuple(map(Card.parse, ("5S", "6T", "1C"))), list[int](), app.canvas.type.size
    monkeypatch.setattr(
        Canvas,
        "text",
        lambda _, text, role, rect, *rest: ends.append(rect.left + size(text, role)[0]),  # noqa: ARG005
    )
    wide = sum(width_of(app.canvas, card) for card in cards) + app.canvas.px(18)
    room = pygame.Rect(0, 0, wide, app.canvas.px(30))
    draw_action(app.canvas, Bury(cards), USUAL_NAMES, room, ink=CREAM, is_strong=True)
    assert room.right - ends[-1] >= app.canvas.px(5)
