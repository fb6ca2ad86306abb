from collections.abc import Sequence

from .chain import Chain
from .rules import TrickRules
from .weights import Weights

class Deals(Chain):
    """The chain in Goodge; the last holder is what lies in no seat's hand."""

    def __init__(self, rules: TrickRules) -> None:
        """Raises ValueError for a game of other than five suits of up to eleven cards."""
    def lay(self, odds: Sequence[float]) -> None:
        """Set for each card the logarithm of how much likelier it lies aside than in a hand. Raises ValueError."""
    def worth(self, plain: Sequence[float], trump: Sequence[float], sharpness: float) -> None:
        """Set the worth of a suit to its bidder, in points by its mask, plain and as trump.

        A hand is e times less likely for each `sharpness` points beyond its bounds. Raises ValueError.
        """
    def claim(self, seat: int, low: float, high: float, past: int, named: bool) -> None:
        """Set the bounds, in points, that the seat's bids put on its hand; `past` is the mask of its cards played.

        `named`: with suit 0 as trump, not with whichever is best. Raises ValueError.
        """
    def players(self, weights: Weights, heat: float, mistakes: float, goodge: int | None = None) -> None:
        """Set the way that cards are taken to be played: a softmax over their scores by `weights`.

        `heat` hundredths of a point make a factor of e; a share of `mistakes` is played at random. Raises ValueError.
        """
