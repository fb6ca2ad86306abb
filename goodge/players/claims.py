"""What an auction tells of the hands: how strong each must have looked to him who bid on it, or passed."""

from __future__ import annotations

from ..engine.actions import Bid, Pass
from ..engine.games.goodge import BID_STEP, LOWEST_BID
from .seam import AnyView
from .sight import Sight

# How much stronger a hand is than its bidder's limit, in points.
_GOODGE_OVER_BID = {3: 25.0, 4: 25.0}
_DEALT_UNDER_LIMIT = {3: 25.0, 4: 30.0}  # before the Stash, which nobody has seen yet
UNBOUNDED = (-1e9, 1e9)


def bounds_of(view: AnyView, sight: Sight) -> tuple[tuple[float, float] | None, ...]:
    """For each seat between which values its last bid and its pass put its hand; None where they tell nothing."""
    lowest, highest = UNBOUNDED
    under = _DEALT_UNDER_LIMIT[sight.seats]
    bids, passes = _calls(view, sight.seats)
    bounds: list[tuple[float, float] | None] = []
    for seat in range(sight.seats):
        low = bids[seat] - under if seat in bids else lowest
        high = passes[seat] - under if seat in passes else highest
        if seat == sight.goodge:
            low, high = view.board.bid + _GOODGE_OVER_BID[sight.seats], highest
        bounds.append((low, high) if seat != sight.seat and (low, high) != UNBOUNDED else None)
    return tuple(bounds)


def _calls(view: AnyView, seats: int) -> tuple[dict[int, int], dict[int, int]]:
    """Each seat's last bid, and the bid at which it passed."""
    bids: dict[int, int] = {}
    passes: dict[int, int] = {}
    standing = LOWEST_BID - BID_STEP
    turn = view.board.dealer
    for call in view.actions:
        turn = next(seat % seats for seat in range(turn + 1, turn + 1 + seats) if seat % seats not in passes)
        if isinstance(call, Bid):
            bids[turn] = standing = call.amount
        elif isinstance(call, Pass):
            passes[turn] = standing + BID_STEP
        else:
            break
    return bids, passes
