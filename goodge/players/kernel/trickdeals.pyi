from collections.abc import Sequence

from .aims import TrickAim
from .chain import Chain
from .rules import TrickRules

COUNTED: int

class TrickDeals(Chain):
    """The chain where tricks count: hands fit their bids by a count of their tricks, and play for their aims."""

    def __init__(self, rules: TrickRules) -> None:
        """Raises ValueError for more than eight suits, or one of less than three cards."""
    def count_by(self, weights: Sequence[float]) -> None:
        """Set what counts for a hand's tricks: a base, each low trump, each trump from the fifth on besides, each low
        trump for a suit with less than two cards; the six highest trumps; ace, king and queen of another suit with as
        many cards as there are higher ones. Raises ValueError.
        """
    def claim(self, seat: int, low: float, high: float, spread: float, past: int) -> None:
        """Set the bounds that the seat's bid puts on the tricks of its hand; `past` is the mask of its cards played.

        What lies beyond them is as likely as by a normal distribution with this spread. Raises ValueError.
        """
    def players(self, aims: Sequence[TrickAim], heat: float, mistakes: float) -> None:
        """Set the way that cards are taken to be played: a softmax over what counts for their seats' aims.

        `heat` hundredths of a point make a factor of e; a share of `mistakes` is played at random. Raises ValueError.
        """
    def tricks(self, hand: int) -> float:
        """Return the tricks that a hand counts for."""
