"""Notices, each shown once: a slip at the top of the window that goes by itself or on a click.

Over a table it lies on the bar, in type small enough for that, so that it covers no card, no plate and no sentence.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, GOLD, INK, KEYCAP, PAPER, PAPER_SHADE, SMALL_STRONG
from ..motion.fade import Fade
from ..motion.motions import Entrance
from ..motion.speeds import reading_time

_WIDEST, _AT_SIDES = 748, 24
_LOW = 92  # a place that is lower is filled, so that nothing beside the words is seen in part
_AIR, _LEAST_AIR = 11, 3  # over and under the words


def notice_below(canvas: Canvas, x: int, y: int) -> pygame.Rect:
    """Return the place of a notice, the middle of its upper edge at a point, with all the room below."""
    place = pygame.Rect(0, y, canvas.px(_WIDEST), canvas.rect.height - y)
    place.centerx = x
    return place


class _Slip(NamedTuple):
    """A slip as it is drawn on a canvas, for a place of some size."""

    sentence: str
    canvas: Canvas
    room: tuple[int, int]
    picture: pygame.Surface
    rect: pygame.Rect


class Notices:
    """The notices, shown one at a time in the order in which they came; `entrance` says how they come just now.

    `tell` is told each of them, for those who do not see it.
    """

    def __init__(self, entrance: Callable[[], Entrance], tell: Callable[[str], None]) -> None:
        self._entrance, self._tell = entrance, tell
        self._waiting: deque[str] = deque()
        self._answer: str | None = None
        self._left = 0.0
        self._slip: _Slip | None = None
        self._gone: _Slip | None = None
        self._fade = Fade()

    def add(self, sentence: str) -> None:
        """Add a sentence, unless it is shown or waiting already."""
        self._tell(sentence)
        if sentence not in self._waiting:
            self._waiting.append(sentence)
            if len(self._waiting) == 1:
                self._begin()

    def answer(self, sentence: str) -> None:
        """Show a sentence that somebody has asked for at once, in place of what is shown."""
        self._tell(sentence)
        if self._waiting:
            self._next()
        self._waiting.appendleft(sentence)
        self._answer = sentence
        self._begin()

    def hide_answer(self) -> None:
        """Take away at once what was answered, as whoever asked has left the screen to somebody else."""
        if self._answer is None:
            return
        if self.shown == self._answer:
            self._next()
        self._answer = self._gone = None

    @property
    def shown(self) -> str | None:
        return self._waiting[0] if self._waiting else None

    @property
    def is_seen(self) -> bool:
        """True while a slip is drawn."""
        return bool(self._waiting) or self._gone is not None

    def update(self, seconds: float) -> bool:
        """Let time pass; return True while the slip changes."""
        is_fading = self._fade.is_on
        if not self._fade.advance(seconds):
            self._gone = None
        if self._waiting:
            self._left -= seconds
            return (self._left <= 0 and self._next()) or is_fading
        return is_fading

    def dismiss(self, place: tuple[int, int]) -> bool:
        """Close the slip if a click hit it; return True if it did."""
        is_hit = self._slip is not None and self._slip.rect.collidepoint(place)
        return bool(self._waiting) and is_hit and self._next()

    def draw(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw the slip that is being shown, in the middle of the upper edge of its place, and the one that goes."""
        if self._gone is not None and self._gone.canvas is canvas:
            self._gone.picture.set_alpha(255 - self._fade.alpha)
            canvas.surface.blit(self._gone.picture, self._gone.rect)
        if not self._waiting:
            return
        if self._slip is None or self._slip[:3] != (self._waiting[0], canvas, place.size):
            self._slip = _slip(self._waiting[0], canvas, place.size)
        self._slip.rect.midtop = place.midtop
        self._slip.picture.set_alpha(self._fade.alpha)
        canvas.surface.blit(self._slip.picture, self._slip.rect.move(0, self._fade.depth(canvas.unit)))

    def _next(self) -> bool:
        self._waiting.popleft()
        self._gone, self._slip = self._slip, None
        self._begin()
        return True

    def _begin(self) -> None:
        self._left = reading_time(self._waiting[0]) if self._waiting else 0.0
        self._fade.begin(self._entrance())


def _slip(sentence: str, canvas: Canvas, room: tuple[int, int]) -> _Slip:
    """Return a slip in the largest type that keeps inside its place."""
    wide, high = room
    for role in (BODY_STRONG, SMALL_STRONG, KEYCAP, canvas.type.least):
        lines = canvas.type.wrap(sentence, role, wide - canvas.px(2 * _AT_SIDES), evenly=True)
        step = canvas.type.line_height(role)
        words = step * len(lines)
        if words + 2 * canvas.px(_LEAST_AIR) <= high:
            break
    longest = max(canvas.type.size(line, role)[0] for line in lines)
    least = words + 2 * canvas.px(_LEAST_AIR)
    size = longest + canvas.px(2 * _AT_SIDES), max(least, min(high, words + 2 * canvas.px(_AIR)))
    if high < canvas.px(_LOW):
        size = wide, max(high, least)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    sheet = replace(canvas, surface=picture)
    sheet.panel(sheet.rect, radius=10, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
    for number, line in enumerate(lines):
        sheet.text(line, role, pygame.Rect(0, (size[1] - words) // 2 + number * step, size[0], step), INK)
    return _Slip(sentence, canvas, room, picture, picture.get_rect())
