"""The places of what is asked in the middle of the table, and of the words about it. Measures are units."""

from __future__ import annotations

import pygame

from .cardsize import is_roomy
from .seating import EDGE, Seating

_WIDEST_ASKING, _HIGHEST_ASKING, _MOST_GROWN = 676, 256, 1.6  # the suits to choose trump from, and their button
_OVER_PLATE = 14  # a tall window's own plate, to what is over it


class MiddlePlaces(Seating):
    """Rectangles in the middle of a table, between the hands."""

    @property
    def asking_scale(self) -> float:
        """The factor by which a panel that asks is enlarged: a tall window has the room."""
        if not is_roomy(self._canvas):
            return 1.0
        wide = (self.width - 2 * self._canvas.px(EDGE)) / self._canvas.px(_WIDEST_ASKING)
        start, end = self._asking_span
        words = self.sentence.height + self.detail.height
        return max(1.0, min(_MOST_GROWN, wide, (end - start - words) / self._canvas.px(_HIGHEST_ASKING)))

    @property
    def _asking_span(self) -> tuple[int, int]:
        """The rows that words and what is asked have together: in a tall window those between plates at the sides."""
        if not is_roomy(self._canvas):
            return self.panel_top, self.detail.bottom
        return max(self.panel_top, self._backs_end), self.own_plate.top - self._canvas.px(_OVER_PLATE)

    def asking(self, width: float, height: float) -> pygame.Rect:
        """Return the panel in the middle of the table, for what a phase asks."""
        return self.panel(width * self.asking_scale, height * self.asking_scale)

    def words_over(self, height: float) -> pygame.Rect:
        """Return the place of sentence and line where they stand over what a phase asks, which is this high."""
        words, (start, end) = self.sentence.union(self.detail), self._asking_span
        block = words.height + self._canvas.px(height * self.asking_scale)
        words.top = max(start, (start + end - block) // 2)
        return words

    def under_words(self, height: float) -> pygame.Rect:
        """Return the place of what a phase has between the sentence and the hand; over the plate in a roomy window."""
        rect = self.detail.copy()
        rect.height = self._canvas.px(height)
        rect.bottom = (
            self.own_plate.top - self._canvas.px(_OVER_PLATE) if is_roomy(self._canvas) else self.detail.bottom
        )
        return rect

    def panel(self, width: float, height: float) -> pygame.Rect:
        """Return a rectangle in the middle of the table."""
        rect = pygame.Rect(0, 0, self._canvas.px(width), self._canvas.px(height))
        low, high = self.panel_top, self.sentence.top - self._canvas.px(8)
        rect.center = (self.width // 2, (low + high) // 2)
        rect.top = max(rect.top, low)
        return rect
