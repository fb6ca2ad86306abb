"""A page longer than the window, and the bar that moves it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD, GOLD_BRIGHT, GOLD_DARK, PAPER, PAPER_SHADE
from .base import Item, halo
from .commands import Command, Deeds
from .spoken import Focused, Part

BAR = 14
_LINE = 56.0
_FADE = 30
_SOFTNESS = 16.0


@dataclass(slots=True)
class Scroll:
    """The place to which a page is scrolled, in units from its top. The page glides to `target`."""

    offset: float = 0.0
    target: float = 0.0
    furthest: float = 0.0
    view: float = 0.0
    is_held: bool = False

    def fit(self, page: float, view: float) -> None:
        """Take the heights of the page and of its visible part, in units."""
        before, self.furthest, self.view = self.furthest, max(0.0, page - view), view
        if before and before != self.furthest:
            self.offset *= self.furthest / before
            self.target *= self.furthest / before
        self.go(self.target)
        self.offset = min(self.offset, self.furthest)

    def go(self, target: float, *, at_once: bool = False) -> None:
        """Move to a place, or as near as possible."""
        self.target = min(max(0.0, target), self.furthest)
        if at_once:
            self.offset = self.target

    def update(self, seconds: float, factor: float) -> bool:
        """Glide on; return True while the page moves."""
        rest = self.target - self.offset
        if not rest:
            return False
        near = abs(rest) < 0.5 or not factor
        self.offset = self.target if near else self.offset + rest * min(1.0, seconds * _SOFTNESS / factor)
        return True


@dataclass(slots=True, kw_only=True)
class ScrollPage(Item):
    """A sheet of paper with a bar at its right. `paint` draws the visible part of the page.

    `paint` is given the canvas, clipped to the sheet, and the place of the page's top left corner; `paragraphs` is what
    stands there, and `note` how it is read, for those who do not see it.
    """

    scroll: Scroll
    paint: Callable[[Canvas, tuple[int, int]], None]
    inset: int
    bar: int
    unit: float
    paragraphs: Sequence[str] = ()
    note: str = ""

    @property
    def is_focusable(self) -> bool:
        return True

    def spoken(self) -> Focused:
        return Focused(Part.TEXT, self.called, note=self.note)

    def read_inside(self) -> Sequence[str]:
        return self.paragraphs

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

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw nothing: a page is not a button, and the mouse lies on it while people read."""

    def _soften(self, canvas: Canvas) -> None:
        """Fade the words at an edge beyond which there are more."""
        inner = self.rect.inflate(-canvas.px(6), -canvas.px(6))
        strip = pygame.Rect(inner.left, inner.top, inner.width, canvas.px(_FADE))
        if self.scroll.offset > 1:
            canvas.panel(strip, radius=8, top=PAPER, bottom=PAPER.faded(0))
        if self.scroll.offset < self.scroll.furthest - 1:
            strip.bottom = inner.bottom
            canvas.panel(strip, radius=8, top=PAPER_SHADE.faded(0), bottom=PAPER_SHADE)

    @property
    def deeds(self) -> Deeds:
        scroll = self.scroll
        leaf = scroll.view - _LINE
        places = {
            Command.UP: scroll.target - _LINE,
            Command.DOWN: scroll.target + _LINE,
            Command.PAGE_UP: scroll.target - leaf,
            Command.PAGE_DOWN: scroll.target + leaf,
            Command.READ_ON: scroll.target + leaf,
            Command.FIRST: 0.0,
            Command.LAST: scroll.furthest,
        }
        return {command: partial(scroll.go, place) for command, place in places.items()}

    def on_wheel(self, notches: float) -> bool:
        self.scroll.go(self.scroll.target - 1.5 * _LINE * notches)
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        """Move the middle of the bar to the mouse; on the sheet itself, accept a click and do nothing."""
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
