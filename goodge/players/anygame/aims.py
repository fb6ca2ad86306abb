"""The aim of each hand in card play: its bid, or where nobody bids, the tricks that the scoring rewards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.game import AnyGame, AnyState, AnyView, Board
from ..kernel import TrickAim
from .deck import Deck
from .estimate import tricks_of
from .gains import Ends, ends_of

ALL = 99  # more tricks than there are
FEW = 4.5  # tricks: a hand that looks good for less had better take none, where that is worth something
EARLY = 3  # tricks, before which a hand that has taken none tells nothing by it


def aims_seen(game: AnyGame, view: AnyView, deck: Deck, state: AnyState, few: float = FEW) -> list[TrickAim]:
    """Return the aims as the seat of the view can know them; `state` is any that it cannot tell from the real one."""
    board = view.board
    seen = (board.own_hand(view.seat or 0), board.dummy)
    strengths = [tricks_of(deck, cards) if hand in seen else None for hand, cards in enumerate(state.deal.hands)]
    return aims_of(game, state, strengths, few)


def aims_of(game: AnyGame, state: AnyState, strengths: Sequence[float | None], few: float = FEW) -> list[TrickAim]:
    """Return the aim of each hand; `strengths` are the tricks that hands look good for, None for those not known."""
    board, rules, ends = state.board, state.match.rules, ends_of(game, state)
    hands, bids = range(len(board.captured)), game.tricks_bid(board)
    sides = [holder % game.sides(rules) for holder in board.holders]
    aims = []
    for hand in hands:
        friends = [other for other in hands if sides[other] == sides[hand]]
        party, tricks = [hand], bids[hand]
        if tricks is None:
            tricks = 0 if _may_shun(hand, board, ends, strengths[hand], sides, few) else ALL
        elif tricks:
            party = [other for other in friends if bids[other]]
            tricks = _wanted(hand, sum(bids[other] or 0 for other in party), sides, ends)
        aims.append(TrickAim(_mask(party), tricks, _mask(friends)))
    return aims


def _mask(hands: Iterable[int]) -> int:
    return sum(1 << hand for hand in hands)


def _wanted(hand: int, bid: int, sides: Sequence[int], ends: Ends) -> int:
    """The tricks that a hand wants its party to have, `bid` together: all, where one more than those does no harm."""
    return bid if _gain(hand, bid + 1, sides, ends) < _gain(hand, bid, sides, ends) else ALL


def _may_shun(hand: int, board: Board, ends: Ends, strength: float | None, sides: Sequence[int], few: float) -> bool:
    """Return True if a hand that nobody has bid for seems to be out for no trick at all."""
    if board.captured[hand] or _gain(hand, 0, sides, ends) <= _gain(hand, 1, sides, ends):
        return False
    return len(board.tricks) >= EARLY or (strength is not None and strength < few)


def _gain(hand: int, tricks: int, sides: Sequence[int], ends: Ends) -> float:
    """The worth to a hand of taking this many tricks, its opponents sharing the rest."""
    end = [0] * len(sides)
    end[hand] = min(tricks, ends.tricks)
    opponents = [other for other, side in enumerate(sides) if side != sides[hand]]
    for number in range(ends.tricks - end[hand]):
        end[opponents[number % len(opponents)]] += 1
    holder: int = ends.holders[hand]
    return ends.gains(tuple(end))[holder]
