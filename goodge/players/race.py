"""Choosing among options by searching each a little, and dropping those that fall behind."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Protocol, TypeVar

from . import kernel
from .seam import Budget

# Each option left is searched for so many tries more, and then so many are left (Karnin, Koren, Somekh: Almost Optimal
# Exploration in Multi-Armed Bandits, 2013, call it sequential halving).
STAGES = ((200, 5), (500, 3), (1000, 1))
SLICES = {True: 100, False: 4}  # tries of each option between two looks at the clock, compiled and not
MOST_TIMES_LONGER = 8  # more tries than that many times the usual number bring nothing


class Clock:
    """Whether there is time left to think, from the moment it is made; lets others run whenever it is asked."""

    def __init__(self, budget: Budget | None) -> None:
        self._yield = budget.yield_ if budget is not None else None
        self._seconds = budget.seconds if budget is not None else None
        self._start = 0.0 if self._seconds is None else monotonic()

    @property
    def is_set(self) -> bool:
        """Whether there is a deadline at all."""
        return self._seconds is not None

    def is_past(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over; never without a deadline."""
        if self._yield is not None:
            self._yield()
        return self._seconds is not None and monotonic() - self._start >= share * self._seconds


class Option(Protocol):
    """Something to choose, with a search that finds out what it is worth."""

    def search(self, tries: int) -> None:
        """Searches so much further."""

    @property
    def value(self) -> float:
        """What it is worth by the search so far; after one try at least."""


AnyOption = TypeVar("AnyOption", bound=Option)


def race(options: Sequence[AnyOption], clock: Clock) -> AnyOption:
    """The option that does best; of equals the first."""
    left, a_few = list(options), SLICES[kernel.is_compiled()]
    for stage, (tries, keep) in enumerate(STAGES, start=1):
        if len(left) == 1:
            break
        for turn in range(tries * (MOST_TIMES_LONGER if clock.is_set else 1) // a_few):
            if clock.is_past(stage / len(STAGES)) and (turn or stage > 1):
                break
            for option in left:
                option.search(a_few)
        left = sorted(left, key=lambda option: -option.value)[:keep]
    return left[0]
