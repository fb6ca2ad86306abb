"""What points are worth on the way to winning the match.

A seat's chance is proportional to exp(total / noise), where the square of the noise is a constant plus something for
each point that the leader still lacks. Fitted to simulated matches between equals (to 500 and 1,000 points, with rounds
drawn from 500 that `field` has played), this tells chances to within 3 parts in 100. With equal totals a point of one's
own is then worth as much as one taken from each of the others; as totals part, what the leader takes costs more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, sqrt

from .seam import AnyView

NOISE = {3: (90.0, 9.5), 4: (80.0, 8.5)}  # points: in the last round, and for the root of each point before it
MEAN_SCORE = {3: 62.0, 4: 46.0}  # of a seat in a round
_LEAST = 0.02  # of p (1 - p): whoever has all but won or lost still plays for points
MOST_POINTS = 255


def chances(totals: Sequence[float], target: int) -> list[float]:
    """Each seat's chance to win at these totals, before the next round or after the last."""
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
    """What a round's scores are worth to a seat of a match to `target` points that stands at these totals."""

    seat: int
    totals: tuple[int, ...]
    target: int

    def worth(self, scores: Sequence[float]) -> float:
        """The chance to win that these scores of all seats bring, in points of one's own (0 for no scores at all)."""
        after = chances([total + score for total, score in zip(self.totals, scores, strict=True)], self.target)
        return round((after[self.seat] - self._now[self.seat]) / self._slope, 6)

    @cached_property
    def weights(self) -> tuple[float, ...]:
        """By seat what a point of its score is worth: 1 for one's own, and -1 in all for those of the others.

        Taken as the round is likely to leave the totals: whoever is then nearer to winning weighs more.
        """
        mean = MEAN_SCORE[len(self.totals)]
        after = _shares([total + mean for total in self.totals], self.target)
        others = sum(after) - after[self.seat]
        return tuple(1.0 if seat == self.seat else round(-share / others, 6) for seat, share in enumerate(after))

    def rows(self, goodge: int, bid: int) -> list[list[float]]:
        """For the kernel's `Worlds.value`: by seat and points captured what those are worth (rule 10)."""
        scores = [float(points) for points in range(MOST_POINTS + 1)]
        goodges = [-float(bid)] * bid + scores[bid:]
        return [
            [weight * score for score in (goodges if seat == goodge else scores)]
            for seat, weight in enumerate(self.weights)
        ]

    @cached_property
    def _now(self) -> list[float]:
        return chances(self.totals, self.target)

    @cached_property
    def _slope(self) -> float:
        """By how much the chance grows with a point of one's own, about."""
        now, (fixed, for_a_point) = self._now[self.seat], NOISE[len(self.totals)]
        noise = sqrt(fixed**2 + for_a_point**2 * max(0.0, self.target - max(self.totals)))
        return max(now * (1.0 - now), _LEAST) / noise


def stakes_of(view: AnyView, seat: int) -> Stakes:
    """The stakes of a seat of the view's match."""
    return Stakes(seat, tuple(view.totals), view.rules.target)
