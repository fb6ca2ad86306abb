from collections.abc import Sequence

from .rules import TrickRules
from .worlds import SampledWorlds

class Chain:
    """A chain of deals for one player's view, likely ones more often.

    First `open`, which forgets all that was told before, then what was seen, then `mix`, and `fill` as often as wanted.
    It goes from deal to deal by swaps of two cards, where need be also by rings of three, so neighbours are alike where
    there are few of them between.
    """

    def __init__(self, rules: TrickRules, holders: int) -> None: ...
    def open(self, hands: Sequence[int], free: int, barred: Sequence[int], seed: int, rings: bool = False) -> None:
        """Set the first deal, and forget all that was told before.

        `hands` has a mask for each holder: the seats, and in Goodge a last one for the cards that lie aside; `free` is
        the mask of the cards that may change places; `barred` has for each holder the mask of the cards that it cannot
        have. `rings`: where swaps might not lead to each deal, cards go round in rings as well (the players that others
        are measured by do without: they stay as they are).
        Raises ValueError for a card in two places, in none, or where it is barred.
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
        captured: Sequence[int] | None = None,
        closed: bool = False,
    ) -> None:
        """Tell of a card played to the card `lead` (None: it was led itself), seat by seat.

        The trick had `lying` cards and `pot` points; its best card was `taker`'s `best`. `rest` is the mask of the
        cards in all hands and aside, and `later` of those that the seat has played from then on, this one too.
        `captured` is what each seat had then, where tricks are aimed at; `closed`: trump could not be led.
        Raises ValueError for another order, no such seat, or more than 72 cards.
        """
    def mix(self, swaps: int) -> None:
        """Try this many swaps."""
    def fill(self, worlds: SampledWorlds, number: int, swaps: int) -> None:
        """Add this many deals to `worlds`, with `swaps` tried before each. Raises ValueError if `worlds` is full."""
    def holding(self) -> list[int]:
        """Return the deal reached: a mask for each holder."""
