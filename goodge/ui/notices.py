"""Sentences that are told once: a slip at the top of the window that goes by itself or by a click."""

from __future__ import annotations

from collections import deque

import pygame

from .canvas import Canvas
from .theme import BODY_STRONG, GOLD, INK, PAPER, PAPER_SHADE

_SECONDS_EACH, _SECONDS_A_LETTER = 1.2, 0.05


class Notices:
    """One slip at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._left = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)

    def add(self, sentence: str) -> None:
        """Tells a sentence, unless it is being told."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)
            if len(self._waiting) == 1:
                self._left = self._time()

    @property
    def shown(self) -> str | None:
        return self._waiting[0] if self._waiting else None

    def update(self, seconds: float) -> bool:
        """True in the one turn in which the slip changes."""
        if not self._waiting:
            return False
        self._left -= seconds
        return self._left <= 0 and self._next()

    def dismiss(self, place: tuple[int, int]) -> bool:
        """A click; True if it was on the slip."""
        return bool(self._waiting) and self._rect.collidepoint(place) and self._next()

    def draw(self, canvas: Canvas) -> None:
        """Draws the slip that is being told."""
        if not self._waiting:
            return
        lines = canvas.type.wrap(self._waiting[0], BODY_STRONG, canvas.px(700))
        step = canvas.type.line_height(BODY_STRONG)
        width = max(canvas.type.size(line, BODY_STRONG)[0] for line in lines) + canvas.px(48)
        self._rect = pygame.Rect(0, canvas.px(66), width, step * len(lines) + canvas.px(22))
        self._rect.centerx = canvas.rect.centerx
        canvas.panel(self._rect, radius=10, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
        for number, line in enumerate(lines):
            row = pygame.Rect(self._rect.x, self._rect.y + canvas.px(11) + number * step, width, step)
            canvas.text(line, BODY_STRONG, row, INK)

    def _next(self) -> bool:
        self._waiting.popleft()
        self._left = self._time() if self._waiting else 0.0
        return True

    def _time(self) -> float:
        return _SECONDS_EACH + _SECONDS_A_LETTER * len(self._waiting[0])
