"""What is worth a word when it happens for the first time in a real match of the main game, as values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import Enum

from ..engine.cards import CROWN
from ..engine.game import Phase
from ..engine.games import GOODGE
from ..engine.games.goodge_board import ALL_POINTS
from ..engine.tricks import suit_of
from .evening import crown_asks, short_suit, together
from .evening_missed import gave_one
from .evening_moment import EveningMoment, follows, is_play, leads, whole_trick_winner
from .ideas import Pointer, Spot


class First(Enum):
    """Everything that can be said once."""

    SAFE_BID = "safe_bid"
    STASH = "stash"
    SHORT_SUIT = "short_suit"
    CROWN = "crown"
    TRUMP = "trump"
    ONE_WON = "one_won"
    ONE_GIVEN = "one_given"
    TOGETHER = "together"
    CROWN_ASKS = "crown_asks"
    BID_LOST = "bid_lost"
    LAST_TRICKS = "last_tricks"


FEW_CARDS = 3


def first_for(moment: EveningMoment, said: Collection[object]) -> tuple[First, Pointer] | None:
    """Return the first of what fits this moment and has not been said, and what it is about; None if nothing does."""
    for first, finds in FIRSTS.items():
        at = None if first in said else finds(moment)
        if at is not None:
            return first, at
    return None


def _safe_bid(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the hand, which decides how far to bid."""
    is_it = moment.is_asked and moment.view.board.phase is Phase.AUCTION
    return Pointer(Spot.HAND) if is_it else None


def _stash(moment: EveningMoment) -> Pointer | None:
    is_it = moment.is_asked and moment.view.board.phase is Phase.EXCHANGE
    return Pointer(Spot.STASH) if is_it else None


def _crown(moment: EveningMoment) -> Pointer | None:
    is_it = leads(moment) and CROWN in moment.view.hand
    return Pointer(Spot.CARD, CROWN) if is_it else None


def _trump(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the lowest trump if the lead cannot be followed, and that trump would be winning."""
    board, hand = moment.view.board, moment.view.hand
    suits = [suit_of(card, board.trump) for card in hand]
    if not follows(moment) or board.lead in suits or board.trump not in suits:
        return None
    lowest = min((card for card in hand if suit_of(card, board.trump) is board.trump), key=lambda card: card.rank)
    wins = GOODGE.winning_place((*board.trick.cards, lowest), board.trump) == len(board.trick.cards)
    return Pointer(Spot.CARD, lowest) if wins else None


def _one_won(moment: EveningMoment) -> Pointer | None:
    found = whole_trick_winner(moment)
    if found is None or found[0] != moment.view.seat or all(card.rank != 1 for card in moment.view.board.trick.cards):
        return None
    return Pointer(Spot.TRICK, found[1], found[0])


def _one_given(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the card that has caught the person's own 1 for the other side, where they had a choice."""
    at, goodge = gave_one(moment), moment.view.board.goodge
    return at if at is not None and goodge in (at.hand, moment.view.seat) else None


def _bid_lost(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    if not is_play(moment) or board.goodge is None:
        return None
    left = ALL_POINTS - sum(board.captured)
    is_lost = board.captured[board.goodge] + left < board.bid
    return Pointer(Spot.PLATE, hand=board.goodge, number=board.bid) if is_lost else None


def _last_tricks(moment: EveningMoment) -> Pointer | None:
    return Pointer(Spot.STASH) if is_play(moment) and len(moment.view.hand) == FEW_CARDS else None


FIRSTS: Mapping[First, Callable[[EveningMoment], Pointer | None]] = {
    First.SAFE_BID: _safe_bid,
    First.STASH: _stash,
    First.SHORT_SUIT: short_suit,
    First.ONE_WON: _one_won,
    First.ONE_GIVEN: _one_given,
    First.TOGETHER: together,
    First.BID_LOST: _bid_lost,
    First.LAST_TRICKS: _last_tricks,
    First.CROWN: _crown,
    First.CROWN_ASKS: crown_asks,
    First.TRUMP: _trump,
}
