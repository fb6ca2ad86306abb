"""The worth of points on the way to winning the match.

A seat's chance is proportional to exp(total / noise), where the square of the noise is a constant plus something for
each point that the leader still lacks. Fitted to simulated matches between equals (to 500 and 1,000 points, with rounds
drawn from 500 that `field` has played), this tells chances to within 3 parts in 100. With equal totals a point of one's
own is then worth as much as one taken from each of the others; as totals part, what the leader takes costs more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp, sqrt
from operator import mul
from typing import Protocol, TypeAlias

from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream

NOISE = {3: (90.0, 9.5), 4: (80.0, 8.5)}  # points: in the last round, and for the root of each point before it
_LEAST = 0.02  # of p (1 - p): whoever has all but won or lost still plays for points
MOST_POINTS = 255

_ROUNDS = 100  # that value rows are fitted to
_OVER_BID, _SPREAD = 20.0, 80.0  # points by which the Goodge's captures lie over the bid, and around that
_STEP = 5  # all cards are worth a multiple of this many points
_PARTS = 3  # of what a seat's points are worth
_RIDGE = 0.01

ChanceRow: TypeAlias = tuple[float, ...]


def chances(totals: Sequence[float], target: int) -> list[float]:
    """Return each seat's chance to win at these totals, before the next round or after the last."""
    most = max(totals)
    if most >= target:
        winners = [float(total == most) for total in totals]
        return [won / sum(winners) for won in winners]
    return _shares(totals, target)


def _shares(totals: Sequence[float], target: int) -> list[float]:
    fixed, for_a_point = NOISE[len(totals)]
    most = max(totals)
    noise = sqrt(fixed**2 + for_a_point**2 * max(0.0, target - most))
    odds = [exp((total - most) / noise) for total in totals]
    whole = sum(odds)
    return [share / whole for share in odds]


@dataclass(frozen=True)
class Stakes:
    """The worth of a round's scores to a seat of a match to `target` points that stands at these totals."""

    seat: int
    totals: tuple[int, ...]
    target: int

    def worth(self, scores: Sequence[float]) -> float:
        """Return the chance to win that these scores of all seats bring, in points of the seat's own.

        Scores of 0 for everybody are worth 0.
        """
        after = chances([total + score for total, score in zip(self.totals, scores, strict=True)], self.target)
        return round((after[self.seat] - self._now[self.seat]) / self._slope, 6)

    def chance(self, worth: float) -> float:
        """Return the chance to win the match of which a round brings this worth."""
        return min(1.0, max(0.0, self._now[self.seat] + worth * self._slope))

    @cached_property
    def _now(self) -> list[float]:
        return chances(self.totals, self.target)

    @cached_property
    def _slope(self) -> float:
        """The growth of the chance with each point of the seat's own, about."""
        now, (fixed, for_a_point) = self._now[self.seat], NOISE[len(self.totals)]
        noise = sqrt(fixed**2 + for_a_point**2 * max(0.0, self.target - max(self.totals)))
        return max(now * (1.0 - now), _LEAST) / noise


class Values(Protocol):
    """What the scores of a round are worth to somebody."""

    def worth(self, scores: Sequence[float]) -> float:
        """Return the worth of these scores of all seats."""


@dataclass(frozen=True)
class PlainPoints:
    """Points for their own sake, whatever the match: those of a seat, less the mean of the others'."""

    seat: int

    def worth(self, scores: Sequence[float]) -> float:
        """See `Values.worth`."""
        own = scores[self.seat]
        return own - (sum(scores) - own) / (len(scores) - 1)


def stakes_of(view: GoodgeView, seat: int) -> Stakes:
    """Return the stakes of a seat in the view's match."""
    return Stakes(seat, tuple(view.totals), view.rules.target)


@lru_cache(maxsize=64)
def value_rows(totals: tuple[int, ...], target: int, goodge: int, bid: int) -> tuple[tuple[ChanceRow, ...], ...]:
    """Return for each seat the rows that the kernel's `SampledWorlds.value` takes: the worth of points captured.

    A search adds up what the seats' points are worth, and the chance to win is no such sum: this is the one nearest to
    it over likely rounds (least squares; a seat's score, its square, and whether it gets to the target).
    """
    seats = range(len(totals))
    bids = [bid * (seat == goodge) for seat in seats]
    lacking = [target - total for total in totals]
    known, wanted = [], []
    for captured in _likely_rounds(len(totals), goodge, bid):
        known.append([1.0, *(part for each in zip(captured, bids, lacking, strict=True) for part in _parts(*each))])
        scores = [_score(points, bid) for points, bid in zip(captured, bids, strict=True)]
        wanted.append([Stakes(seat, totals, target).worth(scores) for seat in seats])
    factors = least_squares(known, wanted)
    return tuple(tuple(_row(factors, seat, other, bids[other], lacking[other]) for other in seats) for seat in seats)


def _row(factors: Sequence[Sequence[float]], seat: int, other: int, bid: int, lacking: int) -> ChanceRow:
    """The worth to the seat of the points that `other` captures."""
    own = [factors[1 + _PARTS * other + part][seat] for part in range(_PARTS)]
    steps = (_parts(points, bid, lacking) for points in range(0, MOST_POINTS + 1, _STEP))
    found = (round(sum(factor * part for factor, part in zip(own, parts, strict=True)), 6) for parts in steps)
    return tuple(value for value in found for _ in range(_STEP))[: MOST_POINTS + 1]


def _score(points: float, bid: int) -> float:
    """The score of points captured by a seat that has bid this much (rule 10); 0 for a seat that is not the Goodge."""
    return points if points >= bid else -float(bid)


def _parts(points: float, bid: int, lacking: int) -> tuple[float, ...]:
    score = _score(points, bid)
    return score / 100.0, (score / 100.0) ** 2, float(score >= lacking)


@lru_cache(maxsize=16)
def _likely_rounds(seats: int, goodge: int, bid: int) -> list[list[float]]:
    """Points captured in rounds at this bid: the Goodge's mostly somewhat over it, the others' shared out at random."""
    stream, rounds = Stream(0, "likely rounds", seats), []
    for _ in range(_ROUNDS):
        taken = bid + _OVER_BID + _SPREAD * (stream.random() + stream.random() - 1.0)
        taken = 5.0 * round(min(250.0, max(0.0, taken)) / 5.0)
        shares = [stream.random() for _ in range(seats)]
        shares[goodge] = 0.0
        captured = [5.0 * round((250.0 - taken) * share / sum(shares) / 5.0) for share in shares]
        captured[goodge] = taken
        rounds.append(captured)
    return rounds


def least_squares(known: Sequence[Sequence[float]], wanted: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the factors of the known columns that come nearest to each wanted column, by known and wanted column.

    (The normal equations by Gauss and Jordan, with a small constant on the diagonal for columns that say nothing.)
    """
    columns, aims = list(zip(*known, strict=True)), list(zip(*wanted, strict=True))
    rows = [[sum(map(mul, one, other)) for other in (*columns, *aims)] for one in columns]
    for place, row in enumerate(rows):
        row[place] += _RIDGE
    for place, pivot in enumerate(rows):
        scale = pivot[place]
        pivot[:] = [value / scale for value in pivot]
        for row in rows:
            if row is not pivot and row[place]:
                factor = row[place]
                row[:] = [value - factor * other for value, other in zip(row, pivot, strict=True)]
    return [row[len(columns) :] for row in rows]
