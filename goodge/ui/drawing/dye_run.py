"""A dye that runs into the cloth from one place, until the whole table has it."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sin, sqrt

import pygame

_FRONTS = 4  # the dye comes in as many thin coats, one after the other, so that its edge is soft
_SOFT = 0.16  # how far the last coat lags behind the first, of the whole way
_STRIP = 7  # units
_RAGGED = 0.05
_MADE_BY = 0.12  # the share of the time by which the new cloth must be there


class DyeRun:
    """The old cloth, on which the new one is laid bit by bit as time passes.

    The new one is made in steps at the same time, one a frame; a step that yields it is the last.
    """

    def __init__(
        self, cloth: pygame.Surface, weaving: Iterator[pygame.Surface | None], source: tuple[int, int], unit: float
    ) -> None:
        self.cloth = cloth
        self._weaving = weaving
        self._new: pygame.Surface | None = None
        self._source = source
        self._strip = max(2, round(_STRIP * unit))
        width, height = cloth.get_size()
        ends = [(x, y) for x in (0, width) for y in (0, height)]
        self._reach = max(hypot(x - source[0], y - source[1]) for x, y in ends) * (1 + 2 * _RAGGED)
        self._done = [0.0] * _FRONTS

    def run_to(self, share: float) -> None:
        """Let the dye run on; at 1 it is everywhere."""
        if self._new is None and share < _MADE_BY:
            self._new = next(self._weaving)
            return
        new = self.finished()
        left = min(1.0, (1 - share) / (1 - _MADE_BY))
        share = 1 - left * left
        for number in range(_FRONTS):
            reach = self._reach * max(0.0, share * (1 + _SOFT) - _SOFT * number / (_FRONTS - 1))
            if reach > self._done[number]:
                new.set_alpha(round(255 / (_FRONTS - number)))
                self._lay(new, self._done[number], reach)
                self._done[number] = reach
        new.set_alpha(None)

    def finished(self) -> pygame.Surface:
        """Return the new cloth, made to its end."""
        while self._new is None:
            self._new = next(self._weaving)
        return self._new

    def _lay(self, new: pygame.Surface, inner: float, outer: float) -> None:
        """Lay the new cloth on the ring between two reaches of the dye."""
        width, height = self.cloth.get_size()
        x = self._source[0]
        for top in range(0, height, self._strip):
            near, far = self._half(top, inner), self._half(top, outer)
            for left, right in ((x - far, x - near), (x + near, x + far)):
                left, right = max(0, left), min(width, right)
                if left < right:
                    self.cloth.blit(new, (left, top), (left, top, right - left, self._strip))

    def _half(self, top: int, reach: float) -> int:
        """Return how far the dye is to either side in a strip; its edge is ragged, as dye's is."""
        wave = sin(top * 0.061) + 0.6 * sin(top * 0.147 + 2) + 0.4 * sin(top * 0.31 + 4)
        square = (reach * (1 + _RAGGED * wave / 2)) ** 2 - (top - self._source[1]) ** 2
        return round(sqrt(square)) if square > 0 else 0
