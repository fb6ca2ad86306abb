"""Inference from an auction: how strong each hand must have looked to the player who bid on it, or passed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from ..engine.actions import Bid, Pass
from ..engine.cards import Card
from ..engine.games import GOODGE
from ..engine.games.goodge import BID_STEP, LOWEST_BID, GoodgeState, GoodgeView
from ..engine.rng import Stream
from .race import Clock
from .sight import Sight
from .strength import values_as_they_are

# How much stronger a hand is than its bidder's limit, in points.
_GOODGE_OVER_BID = {3: 25.0, 4: 25.0}
_DEALT_UNDER_LIMIT = {3: 25.0, 4: 30.0}  # before the Stash, which nobody has seen yet
UNBOUNDED = (-1e9, 1e9)
SHARPNESS = 18.0  # by how many points off a hand is e times less likely
TIMES_MORE = 3  # deals drawn for each that is kept
DRAWING = 0.3  # of the time, where there is a limit


def bounds_of(view: GoodgeView, sight: Sight) -> tuple[tuple[float, float] | None, ...]:
    """Return for each seat the bounds that its last bid and its pass put on the value of its hand, in points.

    None where they tell nothing, and for the seat itself.
    """
    bounds = _dealt_bounds(view, sight.seats)
    bounds[sight.goodge] = view.board.bid + _GOODGE_OVER_BID[sight.seats], UNBOUNDED[1]
    return tuple(None if seat == sight.seat or found == UNBOUNDED else found for seat, found in enumerate(bounds))


def limit_of_hand(hand: Sequence[Card], players: int) -> float:
    """Return about how high a player will bid on a hand as it was dealt, in points."""
    return max(values_as_they_are(hand, players)) + _DEALT_UNDER_LIMIT[players]


def deals_by_calls(
    view: GoodgeView, stream: Stream, count: int, clock: Clock, weaker: float = 0.0
) -> list[GoodgeState]:
    """Return this many deals that fit the view of somebody who has not seen a card played, likely ones more often.

    They are fewer where the clock leaves little time. `weaker`: the points by which others' hands are taken to be worth
    less than players think who hear them call. (Sampling importance resampling, with systematic resampling.)
    Raises NoSuchDeal if none fits.
    """
    sampler = GOODGE.sampler(view)
    drawn: list[GoodgeState] = []
    while len(drawn) < TIMES_MORE * count:
        drawn.append(sampler.draw(stream))
        if clock.is_past(DRAWING):
            count = min(count, len(drawn))
            break
    bounds = _dealt_bounds(view, len(view.board.calls))
    told = {seat: found for seat, found in enumerate(bounds) if seat != view.seat and found != UNBOUNDED}
    weights, total = [], 0.0
    for state in drawn:
        total += _weight(state, told, weaker)
        weights.append(total)
        clock.let_others_run()
    step, place, kept = weights[-1] / count, 0, []
    mark = step * stream.random()
    for _ in range(count):  # systematic resampling
        while place < len(drawn) - 1 and weights[place] < mark:
            place += 1
        kept.append(drawn[place])
        mark += step
    return kept


def _weight(state: GoodgeState, bounds: Mapping[int, tuple[float, float]], weaker: float) -> float:
    """A weight that grows with how likely calls are that tell these bounds of some seats' hands."""
    players, off = len(state.hands), 0.0
    for seat, (low, high) in bounds.items():
        value = limit_of_hand(state.hands[seat], players) - _DEALT_UNDER_LIMIT[players] + weaker
        off += max(0.0, low - value, value - high)
    return exp(-off / SHARPNESS)


def _dealt_bounds(view: GoodgeView, seats: int) -> list[tuple[float, float]]:
    """For each seat the bounds that its calls put on the value of the hand that it was dealt."""
    lowest, highest = UNBOUNDED
    under = _DEALT_UNDER_LIMIT[seats]
    bids, passes = _calls(view, seats)
    return [
        (bids[seat] - under if seat in bids else lowest, passes[seat] - under if seat in passes else highest)
        for seat in range(seats)
    ]


def _calls(view: GoodgeView, seats: int) -> tuple[dict[int, int], dict[int, int]]:
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
