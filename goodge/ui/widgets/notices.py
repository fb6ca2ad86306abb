"""Notices, each shown once: a slip at the top of the window that goes by itself or on a click."""

from __future__ import annotations

from collections import deque

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, GOLD, INK, PAPER, PAPER_SHADE
from ..motion.speeds import reading_time


class Notices:
    """The notices, shown one at a time in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._left = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)

    def add(self, sentence: str) -> None:
        """Add a sentence, unless it is shown or waiting already."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)
            if len(self._waiting) == 1:
                self._left = self._time()

    @property
    def shown(self) -> str | None:
        return self._waiting[0] if self._waiting else None

    def update(self, seconds: float) -> bool:
        """Let time pass; return True in the turn in which the slip changes."""
        if not self._waiting:
            return False
        self._left -= seconds
        return self._left <= 0 and self._next()

    def dismiss(self, place: tuple[int, int]) -> bool:
        """Close the slip if a click hit it; return True if it did."""
        return bool(self._waiting) and self._rect.collidepoint(place) and self._next()

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip that is being shown."""
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
        return reading_time(self._waiting[0])
