"""Suits that a hand has shown to lack: who may trump them, and what speaks for leading them, or against it."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Bid, BlindNil, Nil
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.partners import SIDES, PartnerBoard
from ..engine.tricks import suit_of
from .memory import is_on_nil, is_on_own_side, is_partners, trumpers
from .why import Reason, ShownVoid
from .why_pairs import SpendsTrump


def of_voids(game: AnyGame, view: AnyView, cards: tuple[Card, Card]) -> Iterator[Reason]:
    """Hands that may trump a suit which just one of the cards is of, where that speaks for the first.

    A partner can trump what is led then, and so can others: that is a reason for the one suit, or against the other.
    Nothing is said against it where others may trump the first one as well, nor of a hand whose nil holds: a trump
    would end that. The Goodge who is out of a suit has to spend a trump on it: that speaks for a card without points.
    """
    suits = [suit_of(card, view.board.trump) for card in cards]
    if suits[0] is suits[1]:
        return
    goodge = view.board.goodge if isinstance(view.board, GoodgeBoard) else None
    may_trump = [
        (hand, suit, is_partners(view, hand))
        for hand, suit in trumpers(game, view)
        if (is_partners(view, hand) or not is_on_own_side(view, hand)) and not _holds_nil(view, hand)
    ]
    warns = not any(suit is suits[0] and not helps for _, suit, helps in may_trump) and not _is_sated(view)
    for hand, suit, helps in may_trump:
        if suit is suits[not helps] and (helps or warns):
            yield ShownVoid(hand, suit, helps)
        elif suit is suits[0] and hand == goodge and not worth(cards[0]):
            yield SpendsTrump(hand, suit)


def _holds_nil(view: AnyView, hand: int) -> bool:
    board = view.board
    return isinstance(board, PartnerBoard) and isinstance(board.bids[hand], Nil | BlindNil) and not board.captured[hand]


def _is_sated(view: AnyView) -> bool:
    """Return True for whoever wants no more tricks: a nil still holds, or the team's contract is made."""
    board, seat = view.board, view.seat or 0
    if not isinstance(board, PartnerBoard):
        return False
    return is_on_nil(view) or is_contract_made(board, seat)


def is_contract_made(board: PartnerBoard, seat: int) -> bool:
    """Return True if a seat's team has as many tricks as it has bid; those of a nil that failed do not count."""
    team = (seat, (seat + SIDES) % len(board.bids))
    taken = sum(board.captured[each] for each in team if isinstance(board.bids[each], Bid))
    return taken >= board.contract(seat % SIDES)
