"""What is decided in a round however the rest of it is played.

Each decision follows from what everybody sees: the bids, what each hand has taken, and how much is left to take.
"""

from __future__ import annotations

from .kinds import Kind, with_facts
from .state import Board


class Decision(Kind):
    """Something that no card left can change."""

    __slots__ = ()

    @property
    def is_good(self) -> bool:
        """True if it is what those whom it concerns have played for."""
        return True

    def hands(self, board: Board) -> tuple[int, ...]:
        """The hands that it concerns."""
        raise NotImplementedError


@with_facts
class BidDecided(Decision):
    """The Goodge has taken what they bid, or cannot take it any more."""

    seat: int
    bid: int
    is_made: bool

    @property
    def is_good(self) -> bool:
        return self.is_made

    def hands(self, board: Board) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)


@with_facts
class ContractDecided(Decision):
    """Two partners, the seats `side` and `side` + 2, have made their contract, or cannot make it any more."""

    side: int
    contract: int
    is_made: bool

    @property
    def is_good(self) -> bool:
        return self.is_made

    def hands(self, board: Board) -> tuple[int, ...]:
        return tuple(range(self.side, len(board.captured), 2))


@with_facts
class NilDecided(Decision):
    """A player who bid nil has taken a trick, or none of all."""

    seat: int
    is_made: bool

    @property
    def is_good(self) -> bool:
        return self.is_made

    def hands(self, board: Board) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)


@with_facts
class BagsFull(Decision):
    """Two partners have more bags than go unpunished."""

    side: int

    @property
    def is_good(self) -> bool:
        return False

    def hands(self, board: Board) -> tuple[int, ...]:
        return tuple(range(self.side, len(board.captured), 2))


@with_facts
class HonourReached(Decision):
    """A player of Spidge scores for "nil", "spidge", "slam" or "grand slam"."""

    seat: int
    honour: str

    def hands(self, board: Board) -> tuple[int, ...]:
        return tuple(hand for hand, holder in enumerate(board.holders) if holder == self.seat)
