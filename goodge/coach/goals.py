"""What a side plays for in a round: a bid, a contract, a nil, an honour. Each is a sum of points that a side wants.

With all cards seen there are two sides: the hands that play for it, and all others together against them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.actions import Bid
from ..engine.game import AnyState, Board
from ..engine.games.goodge import GoodgeBoard
from ..engine.games.spidge import DEALER, DUMMY, SPIDGE, SpidgeBoard
from ..engine.kinds import Kind, with_facts
from ..engine.partners import SIDES, PartnerBoard
from ..engine.spadeplay import HAND_SIZE, HANDS
from ..engine.values import dataclass


class Aim(Kind):
    """What is played for, in the game's own terms."""

    __slots__ = ()


@with_facts
class MakeBid(Aim):
    """The Goodge wants at least the bid."""

    seat: int
    bid: int


@with_facts
class MakeContract(Aim):
    """The seats `side` and `side` + 2 want this many tricks; a partner who bid nil does not count."""

    side: int
    tricks: int


@with_facts
class MakeNil(Aim):
    """A hand wants no trick. In Spidge hand 1 is the dummy; elsewhere hands are seats."""

    hand: int


@with_facts
class MakeSlam(Aim):
    """The dealer of Spidge wants ten tricks or more with one hand and none with the other."""

    hand: int


@with_facts
class MakeTen(Aim):
    """A player of Spidge wants ten tricks, the dealer with both hands together."""

    seat: int


@dataclass(frozen=True, slots=True)
class Goal:
    """An aim as the exact search takes it.

    The hands of the mask `hands` play for it together. It is reached if the sum of all points, each hand's counted
    `weights` times, is `limit` in the end, or more (`is_least`), or less.
    """

    aim: Aim
    hands: int
    weights: tuple[int, ...]
    limit: int
    is_least: bool

    def is_reached(self, points: Iterable[int]) -> bool:
        """Return True if it is reached with these points of each hand in the end."""
        return self.missed_by(points) == 0

    def missed_by(self, points: Iterable[int]) -> int:
        """Return how many points too few, or too many, it has in the end; 0 if it is reached."""
        over = sum(weight * each for weight, each in zip(self.weights, points, strict=True)) - self.limit
        return max(0, -over if self.is_least else over)


def goals_of(state: AnyState) -> tuple[Goal, ...]:
    """Return what the sides of a round play for, once all is bid; nothing where the game is not known."""
    return tuple(_goals(state.board))


def failed_goals(end: AnyState) -> tuple[Goal, ...]:
    """Return what was bid and not reached in a round that is scored.

    In Spidge, where nothing is bid, it is what was missed by a single trick: nobody has tried for all the rest.
    """
    if end.result is None:
        return ()
    points, is_bid = end.result.points, not isinstance(end.board, SpidgeBoard)
    missed = [(goal, goal.missed_by(points)) for goal in goals_of(end)]
    return tuple(goal for goal, by in missed if by == 1 or (by and is_bid))


def _goals(board: Board) -> Iterator[Goal]:
    if isinstance(board, GoodgeBoard) and board.goodge is not None:
        seats = len(board.captured)
        aim = MakeBid(board.goodge, board.bid)
        yield Goal(aim, 1 << board.goodge, _ones([board.goodge], seats), board.bid, is_least=True)
    elif isinstance(board, PartnerBoard) and None not in board.bids:
        yield from _partners(board)
    elif isinstance(board, SpidgeBoard):
        yield from _spidge(board)


def _partners(board: PartnerBoard) -> Iterator[Goal]:
    for side in range(SIDES):
        team = range(side, HANDS, SIDES)
        bound = [seat for seat in team if isinstance(board.bids[seat], Bid)]
        tricks = board.contract(side)
        if tricks:
            yield Goal(MakeContract(side, tricks), _mask(team), _ones(bound, HANDS), tricks, is_least=True)
    for seat, bid in enumerate(board.bids):
        if not isinstance(bid, Bid):
            team = range(seat % SIDES, HANDS, SIDES)
            yield Goal(MakeNil(seat), _mask(team), _ones([seat], HANDS), 0, is_least=False)


def _spidge(board: SpidgeBoard) -> Iterator[Goal]:
    for hand, seat in enumerate(board.holders):
        own = [other for other, holder in enumerate(board.holders) if holder == seat]
        yield Goal(MakeNil(hand), _mask(own), _ones([hand], HANDS), 0, is_least=False)
        if hand != DUMMY:
            yield Goal(MakeTen(seat), _mask(own), _ones(own, HANDS), SPIDGE, is_least=True)
    for hand, other in ((DUMMY, DEALER), (DEALER, DUMMY)):
        spare = HAND_SIZE - SPIDGE  # tricks that others may have, and the other hand none: one of that is one too many
        weights = tuple(0 if each == hand else spare + 1 if each == other else 1 for each in range(HANDS))
        yield Goal(MakeSlam(hand), _mask((DUMMY, DEALER)), weights, spare, is_least=False)


def _mask(hands: Iterable[int]) -> int:
    return sum(1 << hand for hand in hands)


def _ones(hands: Iterable[int], count: int) -> tuple[int, ...]:
    chosen = set(hands)
    return tuple(int(hand in chosen) for hand in range(count))
