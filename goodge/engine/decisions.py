"""What is decided in a round however the rest of it is played.

Each decision follows from what everybody sees: the bids, what each hand has taken, and how much is left to take.
"""

from __future__ import annotations

from abc import abstractmethod

from .kinds import Kind, with_facts
from .state import Board


class Settled(Kind):
    """Something that no card left can change."""

    __slots__ = ()

    @property
    def is_good(self) -> bool:
        """True if it is what those whom it concerns have played for."""
        return True

    @abstractmethod
    def hands(self, board: Board) -> tuple[int, ...]:
        """The hands that it concerns."""


class _Promise(Settled):
    """Something that was promised, and has been kept or broken."""

    __slots__ = ()

    is_made: bool

    @property
    def is_good(self) -> bool:
        return self.is_made


@with_facts
class _OfOne(Settled):
    """A decision about a player who plays one hand, the one at their seat."""

    seat: int

    def hands(self, board: Board) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)


@with_facts
class _OfPartners(Settled):
    """A decision about two partners, the seats `side` and `side` + 2."""

    side: int

    def hands(self, board: Board) -> tuple[int, ...]:
        return tuple(range(self.side, len(board.captured), 2))


@with_facts
class BidDecided(_OfOne, _Promise):
    """The Goodge has taken what they bid, or cannot take it any more."""

    bid: int
    is_made: bool


@with_facts
class ContractDecided(_OfPartners, _Promise):
    """Two partners have made their contract, or cannot make it any more."""

    contract: int
    is_made: bool


@with_facts
class NilDecided(_OfOne, _Promise):
    """A player who bid nil has taken a trick, or none of all."""

    is_made: bool


@with_facts
class NilsMade(_OfPartners):
    """Both of two partners bid nil, and neither has taken a trick: what two decisions come to."""


@with_facts
class BagsFull(_OfPartners):
    """Two partners have more bags than go unpunished."""

    @property
    def is_good(self) -> bool:
        return False


@with_facts
class HonourReached(Settled):
    """A player of Spidge scores for "nil", "spidge", "slam" or "grand slam"."""

    seat: int
    honour: str

    def hands(self, board: Board) -> tuple[int, ...]:
        return _held_by(self.seat, board)


class _Lost(Settled):
    """Something that a player was close to, and has lost late."""

    __slots__ = ()

    @property
    def is_good(self) -> bool:
        return False


@with_facts
class NilLost(_Lost):
    """A hand of Spidge has taken its first trick, one of the last."""

    hand: int

    def hands(self, board: Board) -> tuple[int, ...]:  # noqa: ARG002
        return (self.hand,)


@with_facts
class SpidgeMissed(_Lost):
    """A player of Spidge can come no nearer to the tricks that they score for than one short of them."""

    seat: int

    def hands(self, board: Board) -> tuple[int, ...]:
        return _held_by(self.seat, board)


def _held_by(seat: int, board: Board) -> tuple[int, ...]:
    return tuple(hand for hand, holder in enumerate(board.holders) if holder == seat)
