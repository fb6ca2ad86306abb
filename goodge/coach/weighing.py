"""The protocol between the judge and what weighs the decisions of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..engine.actions import Action
from ..engine.values import dataclass
from ..players.kernel import is_compiled
from ..players.race import SLICES, AnyContender, Clock


@dataclass(frozen=True, slots=True)
class SearchRun:
    """The worth of each option by one search of its own, over this many deals.

    `limit` is the highest bid of an auction that is no worse than a pass; 0 where there is none, None where bids are
    not weighed by one.
    """

    worths: Mapping[Action, float]
    deals: int
    limit: int | None = None


class Weigher(Protocol):
    """One decision of one seat, of which it knows the view alone."""

    @property
    def options(self) -> Sequence[Action]:
        """What is weighed, the action that was taken among it."""

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:
        """Return what the options are worth; runs of different seeds have nothing to do with one another.

        Where it is rough, those who follow try out more and find less, if the search can tell the two apart.
        """

    def chance(self, worth: float) -> float:
        """Return the chance to win the match of which an option of this worth leaves."""


def search_all(contenders: Sequence[AnyContender], tries: int, clock: Clock) -> list[float]:
    """Search each contender with as many tries, or as far as there is time for; return what each is worth.

    That is the mean of the later half of its tries. In the first half all seats try out what does not serve them, which
    makes the best option look as rough play would leave it.
    """
    a_few = SLICES[is_compiled()]
    sums: list[list[float]] = [[0.0] for _ in contenders]  # of the worths of all tries, after each slice
    for slices in range(1, max(1, clock.count(tries) // a_few) + 1):
        for contender, found in zip(contenders, sums, strict=True):
            contender.search(a_few)
            found.append(contender.value * slices)
            clock.let_others_run()
        if clock.is_past():
            break
    return [_later_half(found) for found in sums]


def _later_half(sums: Sequence[float]) -> float:
    last = len(sums) - 1
    half = last // 2
    return (sums[last] - sums[half]) / (last - half)
