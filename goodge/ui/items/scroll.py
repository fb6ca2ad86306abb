"""A page that is longer than the window, and the bar that moves it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from ..theme import GOLD, GOLD_BRIGHT, GOLD_DARK, PAPER, PAPER_SHADE
from .base import Item, halo

BAR = 14
_LINE = 56.0
_FADE = 30
_SOFTNESS = 16.0


@dataclass(slots=True)
class Scroll:
    """How far a page is scrolled, in units from its top. The page glides to `target`."""

    offset: float = 0.0
    target: float = 0.0
    furthest: float = 0.0
    view: float = 0.0
    is_held: bool = False

    def fit(self, page: float, view: float) -> None:
        """Takes the heights of the page and of the window on it."""
        before, self.furthest, self.view = self.furthest, max(0.0, page - view), view
        if before and before != self.furthest:
            self.offset *= self.furthest / before
            self.target *= self.furthest / before
        self.go(self.target)
        self.offset = min(self.offset, self.furthest)

    def go(self, target: float, *, at_once: bool = False) -> None:
        """Moves to a place, or as near as there is."""
        self.target = min(max(0.0, target), self.furthest)
        if at_once:
            self.offset = self.target

    def update(self, seconds: float, factor: float) -> bool:
        """Glides; True while the page moves."""
        rest = self.target - self.offset
        if not rest:
            return False
        near = abs(rest) < 0.5 or not factor
        self.offset = self.target if near else self.offset + rest * min(1.0, seconds * _SOFTNESS / factor)
        return True


@dataclass(slots=True, kw_only=True)
class ScrollPage(Item):
    """A sheet of paper with a bar at its right. `paint` draws what a window on the page shows.

    `paint` is given the canvas, clipped to the sheet, and where the page's top left corner lies.
    """

    scroll: Scroll
    paint: Callable[[Canvas, tuple[int, int]], None]
    inset: int
    bar: int
    unit: float

    @property
    def is_focusable(self) -> bool:
        return True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=12)
        canvas.panel(self.rect, radius=12, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
        surface = canvas.surface
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(-canvas.px(4), -canvas.px(8)).clip(before))
        self.paint(canvas, (self.rect.left + self.inset, self.rect.top - round(self.scroll.offset * self.unit)))
        surface.set_clip(before)
        self._soften(canvas)
        if self.scroll.furthest:
            track, thumb = self._track(), self._thumb()
            canvas.panel(track, radius=BAR / 2, top=GOLD_DARK.faded(50))
            canvas.panel(thumb, radius=BAR / 2, top=GOLD_BRIGHT if focused else GOLD, bottom=GOLD, line=GOLD_DARK)

    def _soften(self, canvas: Canvas) -> None:
        """Lets the words fade at an edge beyond which there are more."""
        inner = self.rect.inflate(-canvas.px(6), -canvas.px(6))
        strip = pygame.Rect(inner.left, inner.top, inner.width, canvas.px(_FADE))
        if self.scroll.offset > 1:
            canvas.panel(strip, radius=8, top=PAPER, bottom=PAPER.faded(0))
        if self.scroll.offset < self.scroll.furthest - 1:
            strip.bottom = inner.bottom
            canvas.panel(strip, radius=8, top=PAPER_SHADE.faded(0), bottom=PAPER_SHADE)

    def on_key(self, event: pygame.event.Event) -> bool:
        return self.key_moves(event.key)

    def key_moves(self, key: int) -> bool:
        """Scrolls by a key; True if it is one that scrolls."""
        scroll = self.scroll
        leaf = scroll.view - _LINE
        places = {
            pygame.K_UP: scroll.target - _LINE,
            pygame.K_DOWN: scroll.target + _LINE,
            pygame.K_PAGEUP: scroll.target - leaf,
            pygame.K_PAGEDOWN: scroll.target + leaf,
            pygame.K_SPACE: scroll.target + leaf,
            pygame.K_HOME: 0.0,
            pygame.K_END: scroll.furthest,
        }
        if key in places:
            scroll.go(places[key])
        return key in places

    def on_wheel(self, notches: float) -> bool:
        self.scroll.go(self.scroll.target - 1.5 * _LINE * notches)
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        """The bar follows the mouse, its middle under the pointer; the sheet itself takes clicks without a word."""
        track, thumb = self._track(), self._thumb()
        if first:
            self.scroll.is_held = place[0] >= track.left - self.bar
        if self.scroll.is_held and track.height > thumb.height:
            share = (place[1] - track.top - thumb.height / 2) / (track.height - thumb.height)
            self.scroll.go(share * self.scroll.furthest, at_once=True)
        return True

    def _track(self) -> pygame.Rect:
        margin = self.bar
        return pygame.Rect(
            self.rect.right - 2 * margin, self.rect.top + margin, self.bar, self.rect.height - 2 * margin
        )

    def _thumb(self) -> pygame.Rect:
        track, scroll = self._track(), self.scroll
        height = max(3 * self.bar, round(track.height * scroll.view / (scroll.view + scroll.furthest)))
        top = track.top + round((track.height - height) * scroll.offset / (scroll.furthest or 1.0))
        return pygame.Rect(track.left, top, track.width, height)
