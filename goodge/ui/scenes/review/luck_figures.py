"""The parts of scores as they are shown: summed over rounds, and rounded so that what is shown adds up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from ....coach import Luck, RoundReview
from ....coach.swing import times_of
from ....engine.values import dataclass

CARDS = ("deal", "stash", "lie")  # the parts that nobody has chosen


@dataclass(frozen=True, slots=True)
class LuckFigures:
    """Each part by its name with an amount for each side; what they come to, and the scores."""

    parts: dict[str, tuple[float, ...]]
    together: tuple[float, ...]
    scores: tuple[int, ...]

    def row(self, name: str) -> Sequence[float]:
        """Return the amounts of a part, of all "together", or the "score"."""
        return self.together if name == "together" else self.parts.get(name, self.scores)

    def cards(self, side: int) -> float:
        """Return what nobody has chosen has brought a side."""
        return sum(self.parts[part][side] for part in CARDS if part in self.parts)

    @property
    def most(self) -> float:
        """The largest amount of all, whatever its sign."""
        rows = (*self.parts.values(), self.together)
        return max((abs(amount) for row in rows for amount in row), default=0.0)


def figures_of(rounds: Iterable[RoundReview], swing: float, *, has_stash: bool) -> LuckFigures:
    """Return what some rounds come to; there is at least one."""
    every = list(rounds)
    names = [part.name for part in fields(Luck) if has_stash or part.name != "stash"]
    sums = {name: _summed([getattr(each.luck, name) for each in every]) for name in names}
    scores = tuple(sum(side) for side in zip(*(each.scores for each in every), strict=True))
    unit = unit_of(swing)
    sides = [rounded([sums[name][side] for name in names], unit) for side in range(len(scores))]
    parts = {name: tuple(side[number] for side in sides) for number, name in enumerate(names)}
    return LuckFigures(parts, tuple(round(sum(side) / unit) * unit for side in sides), scores)


def unit_of(swing: float) -> float:
    """Return the unit in which amounts are told: a point, or a hundredth where the swing of a game is small."""
    return 1.0 / times_of(swing)


def _summed(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))


def rounded(amounts: Sequence[float], unit: float) -> list[float]:
    """Return amounts in whole units that add up to their sum in whole units: those nearest to the next one get it."""
    lows = [int(amount // unit) for amount in amounts]
    spare = round(sum(amounts) / unit) - sum(lows)
    rests = sorted(range(len(amounts)), key=lambda number: lows[number] - amounts[number] / unit)
    return [(low + (number in rests[:spare])) * unit for number, low in enumerate(lows)]
