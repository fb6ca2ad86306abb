"""The key of the labels, over a review: the sign and the name of each, and what it means in this game."""

from __future__ import annotations

from functools import partial

import pygame

from ....coach import Grade
from ....coach.swing import scale_of
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GOLD_BRIGHT, MUTED, PANEL, SHADE, SMALL, SMALL_STRONG, SUBHEADING
from ...program.app import App
from ...program.scene import Scene
from ...widgets.base import Drawing, Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, cap
from ...wording import grades as words
from ...wording.review import label_words
from ..menu_parts import row_height
from .signs import COLOURS, draw_sign

ORDER = (Grade.WELL_FOUND, Grade.BEST, Grade.GOOD, Grade.CLOSE, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
_WIDTH, _INSET, _SIGN, _BUTTON = 760, 28, 24, 160


class GradesScene(Scene):
    """A slip with the labels of choices, the best first, by the points of a game.

    Where the scene below `has_details`, it is said that they tell how sure its figures are.
    """

    is_opaque = False
    first_focus = "close"

    def __init__(self, app: App, game: str, *, has_details: bool = True) -> None:
        super().__init__(app)
        self._has_details = has_details
        self._scale = scale_of(game)

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(canvas.shapes.panel(canvas.rect.size, 0, top=SHADE.faded(150), line=None), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        px, line = canvas.px, canvas.type.line_height
        panel = pygame.Rect(0, 0, px(_WIDTH), 0)
        inner = panel.width - 2 * px(_INSET)
        named = max(canvas.type.size(label_words(label), BODY_STRONG)[0] for label in ORDER) + px(20)
        room = inner - px(_SIGN + 12) - named
        means = [words.mean_words(label, self._scale) for label in ORDER]
        heights = [
            max(line(BODY_STRONG), len(canvas.type.wrap(text, SMALL, room)) * line(SMALL)) + px(8) for text in means
        ]
        ground = words.ground_words(self._scale, cap(Command.DETAILS) if self._has_details else "")
        low = len(canvas.type.wrap(ground, SMALL, inner)) * line(SMALL)
        foot = row_height(canvas, SMALL_STRONG, 48)
        panel.height = px(16) + line(SUBHEADING) + px(10) + sum(heights) + px(8) + low + px(14) + foot + px(18)
        panel.center = canvas.rect.center
        left, top = panel.left + px(_INSET), panel.top + px(16)
        head = pygame.Rect(left, top, inner, line(SUBHEADING))
        title = Label(key="head", rect=head, text=words.HEADING.say(), role=SUBHEADING, colour=GOLD_BRIGHT)
        items: list[Item] = [Panel(key="panel", rect=panel, top=PANEL, bottom=PANEL), title]
        top = head.bottom + px(10)
        for label, text, height in zip(ORDER, means, heights, strict=True):
            sign = pygame.Rect(left, top, px(_SIGN), height)
            name = pygame.Rect(sign.right + px(12), top, named, height)
            told = pygame.Rect(name.right, top, room, height)
            items += [
                Drawing(key=f"sign-{label}", rect=sign, paint=partial(_paint_sign, label)),
                Label(key=f"label-{label}", rect=name, text=label_words(label), role=BODY_STRONG,
                      colour=COLOURS[label], align="left"),
                Label(key=f"means-{label}", rect=told, text=text, role=SMALL, colour=CREAM, align="left", wraps=True),
            ]  # fmt: skip
            top += height
        below = pygame.Rect(left, top + px(8), inner, low)
        close = pygame.Rect(0, below.bottom + px(14), px(_BUTTON), foot)
        close.right = panel.right - px(_INSET)
        return [
            *items,
            Label(key="ground", rect=below, text=ground, role=SMALL, colour=MUTED, align="left", wraps=True),
            Button(
                key="close",
                rect=close,
                text=words.CLOSE.say(),
                style="primary",
                on_press=self.app.pop,
                keycap=Command.GRADES,
            ),
        ]

    @property
    def deeds(self) -> Deeds:
        return {Command.GRADES: self.app.pop}

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.app.pop()


def _paint_sign(label: Grade, canvas: Canvas, rect: pygame.Rect) -> None:
    draw_sign(canvas, label, rect.center, _SIGN)
