"""Choosing among contenders by searching each a little, and dropping those that fall behind."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import ceil, log2
from time import monotonic
from typing import Protocol, TypeVar

from . import kernel
from .protocol import Budget

# Each contender left is searched for this many tries more, and then this many are left (Karnin, Koren, Somekh: Almost
# Optimal Exploration in Multi-Armed Bandits, 2013, call it sequential halving).
STAGES = ((200, 5), (500, 3), (1000, 3))
SLICES = {True: 100, False: 4}  # tries of each contender between two looks at the clock, compiled and not
MOST_TIMES_LONGER = 8  # tries beyond this many times the usual number bring nothing


class Clock:
    """The time that is left to think, from the moment it is made. It lets others run whenever it is asked."""

    def __init__(self, budget: Budget | None) -> None:
        self._yield = budget.yield_ if budget is not None else None
        self._seconds = budget.seconds if budget is not None else None
        self._share = budget.share if budget is not None else None
        self._start = 0.0 if self._seconds is None else monotonic()

    def lighter(self, share: float) -> Clock:
        """Return a clock that goes on from here, for this part of the work."""
        clock = copy(self)
        clock._share = share if self._share is None else self._share * share
        return clock

    @property
    def is_set(self) -> bool:
        """True if there is a deadline, and work to fill the time with."""
        return self._seconds is not None and self._share is None

    def untimed(self) -> Clock:
        """Return a clock without a deadline that lets others run as this one does."""
        clock = copy(self)
        clock._seconds = None
        return clock

    @property
    def is_light(self) -> bool:
        """True if only a share of the work is asked for."""
        return self._share is not None

    def count(self, usual: int) -> int:
        """Return how many tries or deals to go through, where this many are usual."""
        return usual if self._share is None else max(1, round(usual * self._share))

    def let_others_run(self) -> None:
        """Let others run, or end the thought by what that raises: to be called every millisecond or two."""
        if self._yield is not None:
            self._yield()

    def is_past(self, share: float = 1.0) -> bool:
        """Return True if this share of the time is over; always False without a deadline."""
        self.let_others_run()
        return self._seconds is not None and monotonic() - self._start >= share * self._seconds


class Contender(Protocol):
    """A possible choice, with a search that finds out its worth."""

    def search(self, tries: int) -> None:
        """Search on for this many tries."""

    @property
    def value(self) -> float:
        """The worth by the search so far. At least one try must have been made."""


AnyContender = TypeVar("AnyContender", bound=Contender)


def race(contenders: Sequence[AnyContender], clock: Clock) -> list[AnyContender]:
    """Return those that were searched to the end, as far as each other, the best first; of equals the earlier.

    A single contender is not searched at all.
    """
    left, a_few = list(contenders), SLICES[kernel.is_compiled()]
    for stage, (tries, keep) in enumerate(STAGES, start=1):
        if len(left) == 1:
            break
        enough = clock.count(tries * (MOST_TIMES_LONGER if clock.is_set else 1))
        for turn in range(max(1, enough // a_few)):
            if clock.is_past(stage / len(STAGES)) and (turn or stage > 1):
                break
            for contender in left:
                contender.search(a_few)
        left = sorted(left, key=lambda contender: -contender.value)[:keep]
    return left


def halved(contenders: Sequence[AnyContender], tries: int, clock: Clock, start: float = 0.0) -> AnyContender:
    """Return the best of some contenders: all are searched, then the better half of them, and so on.

    All stages have the same share of the tries, and of the time after the part `start` of it; in each, all that are
    left are searched alike. (Sequential halving; Karnin and others as above.)
    """
    left, a_few = list(contenders), SLICES[kernel.is_compiled()]
    stages = max(1, ceil(log2(len(left))))
    for stage in range(1, stages + 1):
        enough, done = max(1, tries // stages // len(left)), 0
        until, at_once = start + (1.0 - start) * stage / stages, max(1, a_few // len(left))
        while done < enough and not (clock.is_past(until) and (done or stage > 1)):
            part = min(at_once, enough - done)
            for contender in left:
                contender.search(part)
            done += part
        left = sorted(left, key=lambda contender: -contender.value)[: (len(left) + 1) // 2]
    return left[0]
