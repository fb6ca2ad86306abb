"""The heads of the scorecard's columns: each side's portraits, with its sign, and its names."""

from __future__ import annotations

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.portrait import CALM, GLAD, HURT, draw_portrait
from ..drawing.theme import BODY_STRONG, NAME, SMALL
from .model import GOOD, Scorecard, Verdict
from .names import fitted
from .paper import TextRun, draw_marker

FACES = 62, 42, 34
_SIGN, _BARE_SIGN = 0.36, 18  # of a portrait's side; alone, in units
_SIGN_INSET = 0.11
_LEAST_ROWS, _ROW = 4, 38  # with lower rows, or fewer than the least, the portraits are smaller
_BETWEEN = 5


def least_row(canvas: Canvas) -> int:
    """Return the height of the lowest row in which text can be read."""
    return canvas.type.line_height(BODY_STRONG) + canvas.px(5)


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of all columns: portraits over the names, `side` units wide and high, or no portraits at all."""

    canvas: Canvas
    card: Scorecard
    side: int

    @classmethod
    def within(cls, canvas: Canvas, card: Scorecard, room: int) -> Heads:
        """Return heads with the largest portraits for which this many pixels leave the rows under them room enough.

        Empty rows are given up before large portraits.
        """
        row = max(canvas.px(_ROW), least_row(canvas))
        every = [cls(canvas, card, side) for side in FACES]
        rows = max(_LEAST_ROWS, len(card.rows))
        return next((heads for heads in every if heads.height + rows * row <= room), every[-1])

    @property
    def height(self) -> int:
        """The height of the heads, with a line for what stands under the names."""
        line, px = self.canvas.type.line_height, self.canvas.px
        names = line(NAME)
        if self.card.portraits:
            names += self.face + px(4)
        return names + line(SMALL) + px(8)

    @property
    def face(self) -> int:
        """The side of a portrait, in pixels."""
        return self.canvas.px(self.side)

    def name(self, side: int, column: pygame.Rect) -> TextRun:
        """Return the names of a side, in its part of the heads but for the line under them."""
        px = self.canvas.px
        if not self.card.portraits:
            place = column.inflate(-2 * px(22) - 8, 0)
            role, text = fitted(self.canvas, self.card.sides[side], place.width)
            return TextRun(text, place.move(px(22) // 2, 0), role)
        top = column.top + self.face + px(4)
        place = pygame.Rect(column.left, top, column.width, column.bottom - top).inflate(-2 * px(4), 0)
        role, text = fitted(self.canvas, self.card.sides[side], place.width)
        return TextRun(text, place, role)

    def faces(self, side: int, column: pygame.Rect) -> list[pygame.Rect]:
        """Return the places of a side's portraits."""
        if not self.card.portraits:
            return []
        count, step = len(self.card.portraits[side]), self.face + self.canvas.px(_BETWEEN)
        left = column.centerx - (count * step - self.canvas.px(_BETWEEN)) // 2
        return [pygame.Rect(left + number * step, column.top, self.face, self.face) for number in range(count)]

    def draw(self, side: int, column: pygame.Rect, *, is_judged: bool) -> None:
        """Draw portraits and sign of a side; the newest round shows in their faces once it `is_judged`."""
        canvas, run, faces = self.canvas, self.name(side, column), self.faces(side, column)
        if not faces:
            x = run.rect.centerx - canvas.type.size(run.text, run.role)[0] // 2 - canvas.px(15)
            draw_marker(canvas, self.card, side, (x, run.rect.centery), _BARE_SIGN)
            return
        for place, portrait in zip(faces, self.card.portraits[side], strict=True):
            draw_portrait(canvas, portrait, place, self._mood(side) if is_judged else CALM)
        inset = canvas.px(_SIGN_INSET * self.side)
        sign = faces[-1].right - inset, faces[-1].bottom - inset
        draw_marker(canvas, self.card, side, sign, round(_SIGN * self.side))

    def _mood(self, side: int) -> str:
        card = self.card
        if card.winner is not None or not card.rows:
            return GLAD if card.winner == side else CALM
        verdict = card.rows[-1].cells[side].verdict
        return HURT if verdict is Verdict.FAILED else GLAD if verdict in GOOD else CALM
