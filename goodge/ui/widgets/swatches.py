"""A choice of one of several pictures, side by side, each over its name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import CREAM, GOLD, GOLD_BRIGHT, MUTED, PANEL, SMALL_STRONG
from .base import halo
from .buttons import ChoiceRow

_EDGE, _FOOT, _PICTURE = 8, 7, 108
_TICK, _MARK = 24, 17


@dataclass(slots=True, kw_only=True)
class Swatches(ChoiceRow):
    """A choice by pictures; `paint` draws the picture of a value. The chosen one is framed in gold, with a tick."""

    paint: Callable[[Canvas, pygame.Rect, object], None]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        canvas.panel(self.rect, radius=10, top=PANEL if focused else PANEL.faded(235), line=GOLD.faded(130))
        role = self._role(canvas)
        for number, (cell, (value, name)) in enumerate(zip(self._cells(), self.options, strict=True)):
            is_chosen = value == self.value
            words = pygame.Rect(cell.left, 0, cell.width, canvas.type.line_height(SMALL_STRONG))
            words.bottom = cell.bottom - canvas.px(_FOOT)
            edge = canvas.px(_EDGE)
            picture = pygame.Rect(cell.left + edge, cell.top + edge, cell.width - 2 * edge, words.top - cell.top - edge)
            self.paint(canvas, picture, value)
            if is_chosen:
                frame = cell.inflate(-canvas.px(6), -canvas.px(6))
                canvas.panel(frame, radius=8, top=GOLD.faded(0), line=GOLD_BRIGHT, line_width=2.5)
                draw_chosen(canvas, (frame.right - canvas.px(4), frame.top + canvas.px(4)))
            lit = CREAM if number == self.pointed else MUTED
            canvas.text(name, role, words, GOLD_BRIGHT if is_chosen else lit)


def swatches_height(canvas: Canvas) -> int:
    """Return the height of pictures and the names under them."""
    return canvas.px(_PICTURE) + canvas.type.line_height(SMALL_STRONG)


def draw_chosen(canvas: Canvas, corner: tuple[int, int]) -> None:
    """Draw a golden disc with a tick on what is chosen, with its top right corner here."""
    side = canvas.px(_TICK)
    disc = pygame.Rect(0, 0, side, side)
    disc.topright = corner
    canvas.panel(disc, radius=_TICK / 2, top=GOLD_BRIGHT, bottom=GOLD)
    mark = pygame.Rect(0, 0, canvas.px(_MARK), canvas.px(_MARK))
    mark.center = disc.center
    canvas.put(canvas.art.inked("emblems/icons/check", mark.size, PANEL), mark)
