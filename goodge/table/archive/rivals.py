"""Who has beaten whom: the people of a household, pair by pair, over all matches in which they were opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...engine.values import dataclass
from .statistics import Figures


@dataclass(frozen=True, slots=True)
class Rivals:
    """`names` are the people who have met others, those who did most often first; `wins` go by winner and loser.

    In a match of three or more sides only the winner has beaten anybody.
    """

    names: tuple[str, ...]
    wins: Counter[tuple[str, str]]
    met: frozenset[tuple[str, str]]

    def score(self, one: str, other: str) -> tuple[int, int] | None:
        """Return how many matches each has won against the other; None if they have never met."""
        if (one, other) not in self.met:
            return None
        return self.wins[one, other], self.wins[other, one]


def rivals_of(figures: Iterable[Figures]) -> Rivals:
    """Return who has beaten whom in the games of these figures."""
    wins, matches = Counter[tuple[str, str]](), Counter[str]()
    met = set[tuple[str, str]]()
    for one in figures:
        for other, (number, won) in one.met.items():
            wins[one.name, other] += won
            matches[one.name] += number
            met.add((one.name, other))
    names = sorted(matches, key=lambda name: (-matches[name], name))
    return Rivals(tuple(names), wins, frozenset(met))
