from collections.abc import Sequence
from typing import Final

from .rules import TrickRules

COMPILED: Final[bool]

class Position:
    """One position of card play, and the way there. It belongs to one thread at a time."""

    def __init__(self, rules: TrickRules) -> None: ...
    @property
    def rules(self) -> TrickRules: ...
    @property
    def seats(self) -> int: ...
    @property
    def turn(self) -> int:
        """The seat to act; after the last trick the one who won it."""
    @property
    def taker(self) -> int:
        """The seat that wins the trick so far, or that leads to it."""
    @property
    def pot(self) -> int:
        """Points in the trick under way."""
    @property
    def bonus(self) -> int:
        """Points that go with the last trick."""
    @property
    def lying(self) -> int:
        """Cards in the trick under way."""
    @property
    def left(self) -> int:
        """Tricks still to be won, the one under way included; 0 once the round is over."""
    @property
    def best_card(self) -> int | None:
        """The card that wins the trick so far."""
    @property
    def is_broken(self) -> bool:
        """True if trump may be led (always, in games that do not ask for it)."""
    def start(
        self,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int] = (),
        captured: Sequence[int] | None = None,
        bonus: int = 0,
        broken: bool = False,
    ) -> None:
        """Set everything up: `hands` (masks) without the cards in `trick`, which `leader` led.

        Raises ValueError for a card in two places, hands that do not end together, more than 255 points in all.
        """
    def open(
        self,
        leader: int,
        tricks: int,
        trick: Sequence[int] = (),
        captured: Sequence[int] | None = None,
        broken: bool = False,
    ) -> None:
        """Do the first half of `start`: all but the hands and the bonus. `tricks` as in `left`. Raises ValueError."""
    def lay(self, hands: Sequence[int], bonus: int = 0) -> None:
        """Do the other half: hands for what `open` has set up. Raises ValueError."""
    def legal(self) -> int:
        """Return the mask of the cards that may be played; 0 once the round is over."""
    def distinct(self) -> int:
        """Return the mask of the legal cards, one (the lowest) for all that are as good as equal with all cards known.

        Such cards are of one worth in one suit, with no card of another hand and not the trick's best between them.
        """
    def merged(self, cards: int, parting: int) -> int:
        """Return the same for any mask of cards, and any mask of cards that part them. Raises ValueError."""
    def play(self, card: int) -> None:
        """Play a card. Raises ValueError where it may not be played."""
    def undo(self) -> None:
        """Take the last card back. Raises ValueError where `start` put it, or there is none."""
    def hand(self, seat: int) -> int:
        """Return the mask of a seat's cards. Raises ValueError."""
    def points(self) -> list[int]:
        """Return the points captured, by seat."""
    def trick(self) -> list[int]:
        """Return the cards of the trick under way, in order."""
