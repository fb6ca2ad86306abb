from collections.abc import Sequence

from .rules import Rules
from .weights import Weights
from .worlds import Worlds

class Deals:
    """A chain of deals for one player's view, likely ones more often; the last holder is what lies in no seat's hand.

    First `open`, which forgets all that was told before, then what was seen, then `mix`, and `fill` as often as wanted.
    It goes from deal to deal by swaps of two cards, so neighbours are alike where there are few swaps between them.
    """

    def __init__(self, rules: Rules) -> None:
        """Raises ValueError for a game of other than five suits of up to eleven cards."""
    def open(self, hands: Sequence[int], free: int, barred: Sequence[int], seed: int) -> None:
        """The first deal, a mask for each seat and the one that lies aside; the cards that may change places; and what
        each holder cannot have. Raises ValueError for a card in two places, in none, or where it is barred."""
    def lay(self, odds: Sequence[float]) -> None:
        """For each card the logarithm of how much likelier it lies aside than in a hand. Raises ValueError."""
    def worth(self, plain: Sequence[float], trump: Sequence[float], sharpness: float) -> None:
        """What a suit is worth to its bidder by its mask, plain and as trump; by how many points beyond its bounds a
        hand is e times less likely. Raises ValueError."""
    def claim(self, seat: int, low: float, high: float, past: int, named: bool) -> None:
        """Between which values the seat's bids put its hand, of which `past` are the cards that it has played;
        `named`: with suit 0 as trump, not with whichever is best. Raises ValueError."""
    def players(self, weights: Weights, heat: float, mistakes: float, goodge: int | None = None) -> None:
        """How cards are taken to be played: softmax over what counts for them, `heat` hundredths of a point making
        a factor of e, but this share at random. Raises ValueError."""
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
        """A card played: to the card `lead` (None: it was led), where `best` was `taker`'s, `pot` points and `lying`
        cards lay; `rest` were in all hands and aside, and `later` the seat has played from then on, this card too.

        Seat by seat. Raises ValueError for another order, no such seat, or more
        than 72 cards."""
    def mix(self, swaps: int) -> None:
        """So many swaps are tried."""
    def fill(self, worlds: Worlds, number: int, swaps: int) -> None:
        """Adds so many deals to `worlds`, with so many swaps tried before each. Raises ValueError if that is full."""
    def holding(self) -> list[int]:
        """The deal reached: a mask for each holder."""
