"""A portrait that can be pressed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..drawing.canvas import Canvas
from ..drawing.portrait import CALM, GLAD, draw_portrait
from ..drawing.theme import GOLD_BRIGHT, PANEL
from .base import halo, point_halo
from .buttons import Button


@dataclass(slots=True, kw_only=True)
class PortraitButton(Button):
    """A round portrait; `text` says in words who it is. It smiles while it has the focus; `is_chosen` has a tick.

    `sign` is an emblem at its lower right.
    """

    portrait: str
    is_chosen: bool = False
    sign: str | None = None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=self.rect.width / 2 / canvas.unit)
        draw_portrait(canvas, self.portrait, self.rect, GLAD if focused else CALM)
        if self.is_chosen:
            tick = pygame.Rect(0, 0, canvas.px(30), canvas.px(30))
            tick.bottomright = self.rect.bottomright
            canvas.panel(tick, radius=15, top=PANEL, line=GOLD_BRIGHT, line_width=2)
            canvas.icon("icons/check", tick.center, 20)

        if self.sign is not None:
            inset = canvas.px(11)
            canvas.icon(self.sign, (self.rect.right - inset, self.rect.bottom - inset), 34)

    def draw_pointed(self, canvas: Canvas) -> None:
        point_halo(canvas, self.rect, radius=self.rect.width / 2 / canvas.unit)

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        return True
