"""Choosing among options by trying them in the same sampled worlds, and dropping those that fall behind."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from typing import TypeVar

from .seam import Budget

Option = TypeVar("Option", bound=Hashable)
Trial = Callable[[Option], float]

# After so many worlds in all so many options are left (Karnin, Koren, Somekh: Almost Optimal Exploration in
# Multi-Armed Bandits, 2013, call it sequential halving).
STAGES = ((20, 4), (60, 2), (140, 1))
MOST_TIMES_LONGER = 8  # more worlds than that many times the usual number bring nothing


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


def race(options: Sequence[Option], next_world: Callable[[], Trial[Option]], clock: Clock) -> Option:
    """The option that does best over sampled worlds; a world says what an option brings there."""
    sums = dict.fromkeys(options, 0.0)
    worlds = 0
    for stage, (planned, keep) in enumerate(STAGES, start=1):
        until = planned * (MOST_TIMES_LONGER if clock.is_set else 1)
        while len(sums) > 1 and worlds < until and not clock.is_past(stage / len(STAGES)):
            trial = next_world()
            for option in sums:
                sums[option] += trial(option)
            worlds += 1
        sums = {option: sums[option] for option in sorted(sums, key=sums.__getitem__, reverse=True)[:keep]}
    return next(iter(sums))
