"""A switch, which is on or off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, INK, MUTED, PANEL, Colour
from ..wording.phrases import say
from .base import Item, halo, point_halo
from .buttons import DIM
from .commands import Command, Deeds
from .spoken import Focused, Part


@dataclass(slots=True, kw_only=True)
class Toggle(Item):
    """A switch: Right is on, Left off; the other arrow leads on in its row.

    `why_off` turns it off, greys it and says why.
    """

    is_stepped: ClassVar = True
    value: bool
    on_change: Callable[[bool], None]
    why_off: str | None = None

    def __post_init__(self) -> None:
        if self.why_off is not None:
            self.value, self.tip = False, self.why_off

    @property
    def is_focusable(self) -> bool:
        return True

    def _track(self, canvas: Canvas) -> pygame.Rect:
        track = pygame.Rect(0, 0, canvas.px(64), canvas.px(32))
        track.midleft = self.rect.midleft
        return track

    def draw_pointed(self, canvas: Canvas) -> None:
        point_halo(canvas, self._track(canvas), radius=16)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        track = self._track(canvas)
        if focused:
            halo(canvas, track, radius=16)
        top = GOLD_BRIGHT if self.value else PANEL
        line, ink = (GOLD, CREAM) if self.why_off is None else (DIM.faded(90), MUTED)
        canvas.panel(track, radius=16, top=top, bottom=Colour.of("#c9993f") if self.value else PANEL, line=line)
        knob = canvas.shapes.disc(canvas.px(24), INK if self.value else MUTED if self.why_off is None else DIM, None)
        x = track.right - canvas.px(4) - knob.get_width() if self.value else track.left + canvas.px(4)
        canvas.surface.blit(knob, (x, track.centery - knob.get_height() // 2))
        words = pygame.Rect(track.right + canvas.px(12), self.rect.y, canvas.px(60), self.rect.height)
        canvas.text(self._state, BODY_STRONG, words, ink, "left")

    @property
    def _state(self) -> str:
        return _state_words(is_on=self.value)

    def spoken(self) -> Focused:
        return Focused(Part.TOGGLE, self.called, self._state, is_off=self.why_off is not None, note=self.tip or "")

    def read(self) -> Sequence[str]:
        return tuple(filter(None, (self.called, self._state)))

    def press(self) -> bool:
        if self.why_off is None:
            self.on_change(not self.value)
        return self.why_off is None

    @property
    def deeds(self) -> Deeds:
        change = Command.LEFT if self.value else Command.RIGHT
        return {} if self.why_off is not None else {change: partial(self.on_change, not self.value)}


def toggle_width(canvas: Canvas) -> int:
    """Return the width of a switch with its word, whichever it is."""
    words = (_state_words(is_on=True), _state_words(is_on=False))
    return canvas.px(76) + max(canvas.type.size(state, BODY_STRONG)[0] for state in words)


def _state_words(*, is_on: bool) -> str:
    return say("a switch", "On") if is_on else say("a switch", "Off")
