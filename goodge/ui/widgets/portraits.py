"""Portraits that can be pressed, alone or beside words."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..drawing.canvas import Canvas
from ..drawing.portrait import CALM, GLAD, draw_portrait
from ..drawing.theme import BUTTON, GOLD_BRIGHT, NAME, PANEL, SMALL_STRONG, Colour
from .base import halo, point_halo
from .buttons import Button

_EDGE, _GAP = 14, 6


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


@dataclass(slots=True, kw_only=True)
class FacesButton(Button):
    """A button with portraits, all in one mood, at the left of its words; words that are too long are cut short."""

    portraits: tuple[str, ...]
    mood: str = GLAD

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        face = self.rect.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(10))
        face.width = face.height = min(face.height, canvas.px(64))
        face.centery = self.rect.centery
        for portrait in self.portraits:
            draw_portrait(canvas, portrait, face, self.mood)
            face = face.move(face.width + canvas.px(_GAP), 0)
        left = face.left + canvas.px(_GAP)
        self._draw_words(canvas, left, self.rect.right - canvas.px(_EDGE) - left, ink)

    def _draw_words(self, canvas: Canvas, left: int, width: int, ink: Colour) -> None:
        role = canvas.type.fitting(self.text, (NAME, BUTTON, SMALL_STRONG), width)
        upper, lower = canvas.type.line_height(role), canvas.type.line_height(SMALL_STRONG)
        line = pygame.Rect(left, self.rect.centery - (upper + lower) // 2, width, upper)
        canvas.text(canvas.type.shortened(self.text, role, width), role, line, ink, "left")
        note = canvas.type.shortened(self.note or "", SMALL_STRONG, width)
        canvas.text(note, SMALL_STRONG, pygame.Rect(left, line.bottom, width, lower), ink, "left")

    def fits(self, canvas: Canvas) -> bool:
        lines = canvas.type.line_height(SMALL_STRONG) * 2
        return lines <= self.rect.height and len(self.portraits) * canvas.px(64) < self.rect.width // 2
