"""How many tricks a hand looks good for, and what it would therefore bid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine.actions import Action, Bid, Look
from ...engine.cards import Card
from ...engine.game import Game, State
from .deck import Deck

_SIDE_TOPS = (0.95, 0.7, 0.3)  # ace, king, queen of a suit that is long enough for each
_LONG_SUIT = 5  # from so many cards on others are soon out of the suit
_TRUMP_TOPS = (1.0, 0.9, 0.75, 0.6, 0.4)
_LONG_TRUMP, _RUFF = 0.75, 0.5


def tricks_of(deck: Deck, hand: Iterable[Card]) -> float:
    """About how many tricks a hand takes, by its high cards, its trumps and its short suits."""
    own = deck.mask(hand)
    trumps = own & deck.rules.suit_mask(0)
    total, small = _trump_tricks(deck, trumps)
    for suit in range(1, len(deck.rules.sizes)):
        mask = deck.rules.suit_mask(suit)
        length, top = (own & mask).bit_count(), mask.bit_length() - 1
        for place, worth in enumerate(_SIDE_TOPS):
            if own >> (top - place) & 1 and length > place:
                total += worth if length < _LONG_SUIT else 0.8 * worth
        ruffs = min(small, max(0, 2 - length))
        total += _RUFF * ruffs
        small -= ruffs
    return total


def _trump_tricks(deck: Deck, trumps: int) -> tuple[float, int]:
    """What the trumps take by rank and by length, and how many are left to ruff with."""
    top = deck.rules.sizes[0] - 1
    total, high = 0.0, 0
    for place, worth in enumerate(_TRUMP_TOPS):
        if trumps >> (top - place) & 1 and trumps.bit_count() > place - high:
            total += worth
            high += 1
    long = max(0, trumps.bit_count() - max(high, 3))
    return total + _LONG_TRUMP * long, max(0, trumps.bit_count() - high - long)


def likely_call(game: Game[Any, Any], state: State[Any], deck: Deck) -> Action:
    """What the seat to act would bid by such a count; it looks at its cards first."""
    legal = game.legal_actions(state)
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids:
        return Look() if Look() in legal else legal[0]
    tricks = tricks_of(deck, state.hands[state.board.own_hand(state.board.turn)])
    return min(bids, key=lambda bid: abs(bid.amount - tricks))
