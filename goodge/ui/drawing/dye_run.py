"""A dye that runs into the cloth from one place, until the whole table has it."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sin, sqrt
from typing import NamedTuple, TypeAlias

import pygame

_FRONTS = 8  # the dye comes in as many thin coats, one after the other, so that its edge is soft
_SOFT = 0.26  # how far the last coat lags behind the first, of the whole way
_STRIP = 4  # units
_RAGGED = 0.035  # in waves so long that strips beside each other end at nearly the same place
_MADE_BY = 0.12  # the share of the time by which the new cloth must be there
_Place: TypeAlias = tuple[int, int, int, int]


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
        self._share = -1.0
        self._source = source
        self._strip = max(2, round(_STRIP * unit))
        width, height = cloth.get_size()
        ends = [(x, y) for x in (0, width) for y in (0, height)]
        self._reach = max(hypot(x - source[0], y - source[1]) for x, y in ends) * (1 + 2 * _RAGGED)
        tops = range(0, height, self._strip)
        self._coats = [
            _Coat([_Row(top, _raggedness(top / unit, number), (top - source[1]) ** 2) for top in tops])
            for number in range(_FRONTS)
        ]
        self._laid: list[_Place] = []

    def run_to(self, share: float) -> None:
        """Let the dye run on; at 1 it is everywhere. The same share again changes nothing."""
        if share == self._share:
            return
        self._share = share
        if self._new is None and share < _MADE_BY:
            self._new = next(self._weaving)
            return
        new = self.finished()
        left = min(1.0, (1 - share) / (1 - _MADE_BY))
        share = 1 - left * left
        for number, coat in enumerate(self._coats):
            reach = self._reach * max(0.0, share * (1 + _SOFT) - _SOFT * number / (_FRONTS - 1))
            if reach > coat.reach:
                new.set_alpha(round(255 / (_FRONTS - number)) if number < _FRONTS - 1 else None)
                self._lay(new, coat, reach)
        new.set_alpha(None)

    def take_laid(self) -> list[_Place]:
        """Return where the new cloth has been laid since this was asked last."""
        laid, self._laid = self._laid, []
        return laid

    def finished(self) -> pygame.Surface:
        """Return the new cloth, made to its end."""
        while self._new is None:
            self._new = next(self._weaving)
        return self._new

    def _lay(self, new: pygame.Surface, coat: _Coat, reach: float) -> None:
        """Lay the new cloth where a coat comes to, between its reach until now and this one."""
        x, width, strip = self._source[0], self.cloth.get_width(), self._strip
        near, far = coat.halves, [row.half(reach) for row in coat.rows]
        parts = []
        for row, inner, outer in zip(coat.rows, near, far, strict=True):
            for left, right in ((max(0, x - outer), x - inner), (x + inner, min(width, x + outer))):
                if left < right:
                    parts.append((new, (left, row.top), (left, row.top, right - left, strip)))
        self.cloth.blits(parts, doreturn=False)
        self._laid += (place for _, _, place in parts)
        coat.reach, coat.halves = reach, far


class _Row(NamedTuple):
    """A strip of the cloth: its top, how much farther the dye runs in it than in others, and its way there, squared."""

    top: int
    raggedness: float
    way: int

    def half(self, reach: float) -> int:
        """Return how far the dye is to either side."""
        square = (reach * self.raggedness) ** 2 - self.way
        return round(sqrt(square)) if square > 0 else 0


class _Coat:
    """One of the coats: its edge in each row, and how far it has come, in all and to either side in each row."""

    def __init__(self, rows: list[_Row]) -> None:
        self.rows = rows
        self.reach = 0.0
        self.halves = [0] * len(rows)


def _raggedness(top: float, number: int) -> float:
    """Return how far the edge of a coat runs out at a height in units; no two coats have the same edge."""
    wave = sin(top * 0.019 + 1.7 * number) + 0.6 * sin(top * 0.043 + 2.9 * number)
    return 1 + _RAGGED * wave / 2
