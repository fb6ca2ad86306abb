"""Figures as `goodge simulate` prints them, and what follows from several."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

FINE = 0.1
Rows = Mapping[str, Mapping[str, str]]  # the cells of a table, by bot and column


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        places = 1 if self.error >= FINE else 2  # a game of few points is told more finely
        return f"{self.value:.{places}f} ± {self.error:.{places}f}"

    @property
    def percent(self) -> str:
        return f"{100 * self.value:.0f}% ± {100 * self.error:.0f}"


def rows_of(output: str) -> Rows:
    """Return the first row of each bot in a table of `goodge simulate`, by column."""
    head, *lines = (re.split(r"\s{2,}", line.strip()) for line in output.splitlines())
    found: dict[str, dict[str, str]] = {}
    for cells in lines:
        if len(cells) == len(head):
            row = dict(zip(head, cells, strict=True))
            found.setdefault(row["bot"].rstrip("*"), row)
    return found


def figure(text: str) -> Figure:
    """Return the figure of a cell such as `3.20 ± 0.75`; NaN if the cell says that there is none."""
    value, _, error = text.partition(" ± ")
    return Figure(*(float(part) if re.fullmatch(r"-?[0-9.]+", part) else float("nan") for part in (value, error)))


def share_of_gap(gain: Figure, low: Figure, high: Figure) -> Figure:
    """Return where a gain lies between two others, as if the three were independent (delta method)."""
    gap = high.value - low.value
    share = (gain.value - low.value) / gap
    return Figure(share, sqrt(gain.error**2 + ((1 - share) * low.error) ** 2 + (share * high.error) ** 2) / abs(gap))
