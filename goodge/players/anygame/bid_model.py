"""What a bid leads to, as fitted to rounds that were played out by tree searches (build/fit_bids.py).

All numbers are hundredths, of a trick unless said otherwise. A bid's margin is the tricks of its party beyond what it
has bid: in the mean a sum over what is known, and about it a normal distribution.
"""

from __future__ import annotations

from math import erf, exp, log, sqrt

from ...engine.values import dataclass

PLACES = 4  # a seat bids first to fourth
ENOUGH = 9  # tricks of margin, on either side, beyond which nothing is thought to happen


@dataclass(frozen=True, slots=True)
class Margin:
    """The margin of a party's contract.

    `base` for a bid of 3 by each seat; for each trick more: `own` that the hand takes in playouts, `bid` that it bids,
    `opponents` that each of these has bid so far, `partner` that this one has; `nil` for each opponent's nil.
    """

    base: int
    own: int
    bid: int
    opponents: int
    partner: int
    nil: int
    spread: int

    def mean(self, own: float, bid: int, opponents: list[int], partner: int | None) -> float:
        """Return the expected margin; `opponents` and `partner` are the bids made by now."""
        total = self.base + self.own * own + self.bid * (bid - 3)
        total += self.opponents * sum(tricks - 3 for tricks in opponents) + self.nil * opponents.count(0)
        return (total + (0 if partner is None else self.partner * (partner - 3))) / 100

    def chances(self, mean: float) -> list[tuple[int, float]]:
        """Return each margin with its chance."""
        spread = self.spread / 100
        bounds = [_normal((tricks + 0.5 - mean) / spread) for tricks in range(-ENOUGH - 1, ENOUGH + 1)]
        return [(tricks, bounds[place + 1] - bounds[place]) for place, tricks in enumerate(range(-ENOUGH, ENOUGH + 1))]


@dataclass(frozen=True, slots=True)
class NilOdds:
    """The odds that a nil is made: the logarithm is `base`, `playouts` times that of the odds in playouts, `danger` for
    each rank by which a plain suit stands above what can be kept under, and `trump` for each trump.

    `blind`: the chance of a nil whose hand nobody has seen, in hundredths.
    """

    base: int
    playouts: int
    danger: int
    trump: int
    blind: int

    def chance(self, made: float, danger: int, trumps: int) -> float:
        """Return the chance of a nil that is made in this share of playouts."""
        odds = self.base + self.playouts * odds_of(made) + self.danger * danger + self.trump * trumps
        return 1 / (1 + exp(-odds / 100))


def odds_of(share: float) -> float:
    """Return the logarithm of the odds that a share means, a bit nearer to even."""
    return log((share + 0.02) / (1.02 - share))


@dataclass(frozen=True, slots=True)
class BidModel:
    """The fits of one game: by place among the bidders, of a nil's partner, and beside one's own nil (`beside` counts
    the partner's tricks, the bid being the partner's; `kept` are those more where the nil is made).

    `hope` is not fitted: the tricks by which margins are taken to be larger, since bids so did better in duels.
    """

    places: tuple[Margin, ...]
    hope: int = 0
    with_nil: Margin | None = None
    beside: Margin | None = None
    kept: int = 0
    nil: NilOdds | None = None


def _normal(number: float) -> float:
    return (1 + erf(number / sqrt(2))) / 2


MODELS = {
    "spades": BidModel(
        places=(
            Margin(-192, 78, -89, 0, 0, -13, 146),
            Margin(-193, 78, -89, -4, 0, -13, 144),
            Margin(-190, 78, -89, -9, -27, -13, 142),
            Margin(-208, 78, -89, -13, -30, -13, 138),
        ),
        with_nil=Margin(-196, 95, -106, -19, 0, 0, 123),
        beside=Margin(162, 0, 0, -43, -55, 0, 130),
        kept=105,
        nil=NilOdds(1, 102, 0, -18, 14),
    ),
    "pride": BidModel(
        hope=40,
        places=(
            Margin(-259, 86, -92, 0, 0, 0, 135),
            Margin(-248, 86, -92, -5, 0, 0, 134),
            Margin(-244, 86, -92, -10, -27, 0, 126),
            Margin(-235, 86, -92, -22, -27, 0, 123),
        ),
    ),
}
