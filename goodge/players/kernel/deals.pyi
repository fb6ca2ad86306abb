from collections.abc import Sequence

from .rules import TrickRules
from .weights import Weights
from .worlds import SampledWorlds

class Deals:
    """A chain of deals for one player's view, likely ones more often; the last holder is what lies in no seat's hand.

    First `open`, which forgets all that was told before, then what was seen, then `mix`, and `fill` as often as wanted.
    It goes from deal to deal by swaps of two cards, so neighbours are alike where there are few swaps between them.
    """

    def __init__(self, rules: TrickRules) -> None:
        """Raises ValueError for a game of other than five suits of up to eleven cards."""
    def open(self, hands: Sequence[int], free: int, barred: Sequence[int], seed: int) -> None:
        """Set the first deal, and forget all that was told before.

        `hands` has a mask for each seat and a last one for the cards that lie aside; `free` is the mask of the cards
        that may change places; `barred` has for each holder the mask of the cards that it cannot have. Raises
        ValueError for a card in two places, in none, or where it is barred.
        """
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
    def saw(
        self,
        seat: int,
        card: int,
        lead: int | None,
        best: int | None,
        taker: int,
        pot: int,
        lying: int,
        rest: int,
        later: int,
    ) -> None:
        """Tell of a card played to the card `lead` (None: it was led itself), seat by seat.

        The trick had `lying` cards and `pot` points; its best card was `taker`'s `best`. `rest` is the mask of the
        cards in all hands and aside, and `later` of those that the seat has played from then on, this one too.
        Raises ValueError for another order, no such seat, or more than 72 cards.
        """
    def mix(self, swaps: int) -> None:
        """Try this many swaps."""
    def fill(self, worlds: SampledWorlds, number: int, swaps: int) -> None:
        """Add this many deals to `worlds`, with `swaps` tried before each. Raises ValueError if `worlds` is full."""
    def holding(self) -> list[int]:
        """Return the deal reached: a mask for each holder."""
