"""Clues in Spidge: which honours the viewer may still play for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from ..engine.cards import Card
from ..engine.games.spidge import SPIDGE, SpidgeBoard
from ..engine.spadeplay import HAND_SIZE, TRUMP
from ..engine.state import View
from ..engine.values import dataclass

_ACE = 14


@dataclass(frozen=True, slots=True)
class HonoursOpen:
    """In Spidge nobody has a trick yet, and the viewer may play for none or for ten, with a dummy or without."""

    has_dummy: bool


@dataclass(frozen=True, slots=True)
class NilOpen:
    """In Spidge the viewer's own hand (`is_own`), their dummy (`is_dummys`) or both have no trick yet."""

    is_own: bool
    is_dummys: bool
    has_dummy: bool = False


@dataclass(frozen=True, slots=True)
class TenNeeds:
    """What the viewer still needs for ten tricks in Spidge, with all hands they play, of the tricks that are left."""

    need: int
    left: int


@dataclass(frozen=True, slots=True)
class NilToSpoil:
    """In Spidge hands of other players have no trick yet; or opponents have none who have bid nil, if it `is_bid`."""

    hands: tuple[int, ...]
    is_bid: bool = False


@dataclass(frozen=True, slots=True)
class NothingOpen:
    """In Spidge no nil and no ten tricks can be won or spoiled any more."""


Honour: TypeAlias = HonoursOpen | NilOpen | TenNeeds | NilToSpoil | NothingOpen


def honours(view: View[SpidgeBoard]) -> Iterator[Honour]:
    """Yield what the viewer of Spidge may play for: a nil of a hand, ten tricks, or to spoil the nil of another hand.

    Ten tricks only where half of those that are left will do, and no nil with a trump that hardly anything beats.
    """
    board, seat = view.board, view.seat or 0
    own, hands = board.own_hand(seat), [hand for hand, holder in enumerate(board.holders) if holder == seat]
    taken, left = [board.captured[hand] for hand in hands], HAND_SIZE - len(board.tricks)
    need = SPIDGE - sum(taken)
    if not board.tricks:
        yield HonoursOpen(len(hands) > 1)
        return
    is_own = not board.captured[own] and _is_low(view.hand)
    is_dummys = any(not board.captured[hand] for hand in hands if hand != own) and _is_low(view.dummy or ())
    if is_own or is_dummys:
        yield NilOpen(is_own, is_dummys, len(hands) > 1)
    elif 0 < need <= left / 2:
        yield TenNeeds(need, left)
    else:
        others = [hand for hand in range(len(board.holders)) if hand not in hands and not board.captured[hand]]
        if others:
            yield NilToSpoil(tuple(sorted(others, key=board.dummy.__ne__)))


def is_nothing_open(board: SpidgeBoard) -> bool:
    """Return True if every hand has a trick, and nobody may still win ten who has not."""
    taken: dict[int, int] = {}
    for holder, count in zip(board.holders, board.captured, strict=True):
        taken[holder] = taken.get(holder, 0) + count
    left = HAND_SIZE - len(board.tricks)
    return all(board.captured) and not any(0 < SPIDGE - tricks <= left for tricks in taken.values())


def _is_low(cards: Iterable[Card]) -> bool:
    """Return False for a hand with a joker or the ace of spades."""
    return not any(card.suit is None or (card.suit is TRUMP and card.rank == _ACE) for card in cards)
