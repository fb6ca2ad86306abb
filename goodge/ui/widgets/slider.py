"""A slider: a number that is stepped or dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, GOLD_DARK, MUTED, PANEL, Colour
from .base import Item, halo, point_halo
from .buttons import DIM
from .commands import Command, Deeds
from .spoken import Focused, Part


@dataclass(slots=True, kw_only=True)
class Slider(Item):
    """A number from `low` to `high`: Left and Right step it, and the mouse drags it.

    `why_off` keeps it as it is, greys it and says why.
    """

    value: int
    on_change: Callable[[int], None]
    low: int = 0
    high: int = 100
    step: int = 5
    why_off: str | None = None

    def __post_init__(self) -> None:
        self.tip = self.why_off or self.tip

    @property
    def is_off(self) -> bool:
        return self.why_off is not None

    @property
    def is_focusable(self) -> bool:
        return True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        track, share = self._track(), self._share
        bar = pygame.Rect(track.left, track.centery - canvas.px(4), track.width, canvas.px(8))
        canvas.panel(bar, radius=4, top=PANEL, line=GOLD.faded(130), line_width=1)
        done = bar.copy()
        done.width = max(canvas.px(8), round(bar.width * share))
        canvas.panel(done, radius=4, top=DIM if self.is_off else GOLD)
        knob = self._knob(canvas)
        if focused:
            halo(canvas, knob, radius=13)
        if self.is_off:
            canvas.panel(knob, radius=13, top=PANEL, line=DIM)
        else:
            canvas.panel(knob, radius=13, top=GOLD_BRIGHT, bottom=Colour.of("#c9993f"), line=GOLD_DARK)
        words = pygame.Rect(track.right, self.rect.y, self.rect.right - track.right, self.rect.height)
        canvas.text(str(self.value), BODY_STRONG, words, MUTED if self.is_off else CREAM, "right")

    def spoken(self) -> Focused:
        return Focused(Part.SLIDER, self.called, str(self.value), is_off=self.is_off, note=self.tip or "")

    def read(self) -> Sequence[str]:
        return tuple(filter(None, (self.called, str(self.value))))

    @property
    def deeds(self) -> Deeds:
        return {Command.LESS: partial(self._change, -self.step), Command.MORE: partial(self._change, self.step)}

    def _change(self, by: int) -> None:
        if not self.is_off:
            self.on_change(min(self.high, max(self.low, self.value + by)))

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        if self.is_off:
            return False
        track = self._track()
        share = min(1.0, max(0.0, (place[0] - track.left) / max(1, track.width)))
        self.on_change(self.low + self.step * round(share * (self.high - self.low) / self.step))
        return True

    def draw_pointed(self, canvas: Canvas) -> None:
        point_halo(canvas, self._knob(canvas), radius=13)

    def _track(self) -> pygame.Rect:
        figure = min(self.rect.width // 5, self.rect.height * 3 // 2)  # the room of the number, at the right of all
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width - figure, self.rect.height)

    @property
    def _share(self) -> float:
        return (self.value - self.low) / (self.high - self.low)

    def _knob(self, canvas: Canvas) -> pygame.Rect:
        track, knob = self._track(), pygame.Rect(0, 0, canvas.px(26), canvas.px(26))
        knob.center = (track.left + round(track.width * self._share), track.centery)
        return knob
