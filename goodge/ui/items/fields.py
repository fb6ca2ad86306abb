"""A line of text that a person types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from ..theme import BODY_STRONG, CREAM, GLOW, GOLD, MUTED, PANEL, PANEL_LIGHT
from .base import Item, halo


@dataclass(slots=True, kw_only=True)
class TextField(Item):
    """Text of at most `longest` characters; `digits` takes figures only. Every change is told at once."""

    value: str
    on_change: Callable[[str], None]
    placeholder: str = ""
    longest: int = 16
    digits: bool = False

    @property
    def is_focusable(self) -> bool:
        return True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        canvas.panel(
            self.rect,
            radius=10,
            top=PANEL_LIGHT if focused else PANEL.faded(235),
            line=GOLD.faded(200 if focused else 130),
        )
        inner = self.rect.inflate(-canvas.px(24), 0)
        shown, colour = (self.value, CREAM) if self.value else (self.placeholder, MUTED)
        room = inner.width - canvas.px(6)
        if not focused:
            shown = canvas.type.shortened(shown, BODY_STRONG, room)
        while shown and canvas.type.size(shown, BODY_STRONG)[0] > room:
            shown = shown[1:]
        place = canvas.text(shown, BODY_STRONG, inner, colour, "left")
        if focused:
            x = (place.right if self.value else inner.left) + canvas.px(2)
            bar = pygame.Rect(x, 0, canvas.px(2), canvas.type.line_height(BODY_STRONG))
            bar.centery = self.rect.centery
            canvas.surface.fill(GLOW, bar)

    def press(self) -> bool:
        """A click is never wrong here, though it does no more than take the focus."""
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE:
            self.on_change(self.value[:-1])
            return True
        if event.key == pygame.K_DELETE:
            self.on_change("")
            return True
        typed: str = getattr(event, "unicode", "")
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not typed.isprintable() or not typed:
            return False
        if len(self.value) < self.longest and (not self.digits or (typed.isascii() and typed.isdigit())):
            self.on_change(self.value + typed)
        return True

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.placeholder, BODY_STRONG)[0] <= self.rect.width - canvas.px(24)
