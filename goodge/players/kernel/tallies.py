"""The sums that trying cards has brought."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple


class Tally(NamedTuple):
    """The sums over the `runs` playouts that began with a card.

    `value` and its squares are as the seat that plays the card values the ends; `points` are captured by each seat.
    """

    card: int
    runs: int
    value: float
    squares: float
    points: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean value of a playout. Raises ZeroDivisionError where the card was legal in no world."""
        return self.value / self.runs

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for less than two playouts."""
        if self.runs < 2:
            return float("inf")
        spread = max(0.0, self.squares - self.value * self.value / self.runs)
        return sqrt(spread / (self.runs - 1) / self.runs)


class Branch(NamedTuple):
    """A card at the root of a tree: how often it was tried, and the sum of what that brought."""

    card: int
    visits: int
    value: float

    @property
    def mean(self) -> float:
        return self.value / self.visits
