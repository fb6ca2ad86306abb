"""The number of tricks that a hand looks good for, and the bid for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ...engine.actions import Action, Bid, Look
from ...engine.cards import Card
from ...engine.game import AnyGame, AnyState
from .deck import Deck

# Tricks that things in a hand are good for: least squares over 12,000 hands of Spades and League Spades (each game by
# itself comes to nearly the same numbers), played out by the kernel with every team hungry for tricks. On hands that it
# was fitted to, the sum is 0.60 tricks off (root of the mean square).
BASE = -0.48
_TRUMP_TOPS = (1.3, 1.27, 1.1, 0.9, 0.7, 0.54)  # the highest trump of all, the next, and so on
_TRUMP, _LONG_TRUMP = 0.36, 0.38  # any lower one; and on top of that each from the fifth on
SIDE_TOPS = (1.0, 0.65, 0.28)  # ace, king, queen of another suit, each with as many cards as there are higher ones
_RUFF = 0.18  # a low trump where another suit has less than two cards
WEIGHTS = (BASE, _TRUMP, _LONG_TRUMP, _RUFF, *_TRUMP_TOPS, *SIDE_TOPS)  # as the kernel's TrickDeals counts by them

CAUTION = 0.6  # tricks that a bid stays under what the hand looks good for


def tricks_of(deck: Deck, hand: Iterable[Card]) -> float:
    """Return about how many tricks a hand takes, by its high cards, its trumps and its short suits."""
    return _tricks_of(deck, deck.mask(hand))


@lru_cache(maxsize=1024)  # whoever tries several bids over the same deals asks for the same hands again
def _tricks_of(deck: Deck, own: int) -> float:
    sizes = deck.rules.sizes
    trumps = own & deck.rules.suit_mask(0)
    number, total = trumps.bit_count(), BASE
    low = number
    for place, worth in enumerate(_TRUMP_TOPS):
        if trumps >> (sizes[0] - 1 - place) & 1:
            total += worth
            low -= 1
    total += _TRUMP * low + _LONG_TRUMP * max(0, number - 4)
    for suit in range(1, len(sizes)):
        mask = deck.rules.suit_mask(suit)
        length, top = (own & mask).bit_count(), mask.bit_length() - 1
        for place, worth in enumerate(SIDE_TOPS):
            if length > place and own >> (top - place) & 1:
                total += worth
        ruffs = min(low, max(0, 2 - length))
        total += _RUFF * ruffs
        low -= ruffs
    return total


def likely_call(game: AnyGame, state: AnyState, deck: Deck) -> Action:
    """Return the bid of the seat to act by such a count; it looks at its cards first."""
    legal = game.legal_actions(state)
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids:
        return Look() if Look() in legal else legal[0]
    return nearest_bid(bids, tricks_of(deck, state.hands[state.board.own_hand(state.board.to_act)]))


def nearest_bid(bids: Iterable[Bid], tricks: float) -> Bid:
    """Return the bid for a hand that looks good for this many tricks."""
    return min(bids, key=lambda bid: (abs(bid.amount - (tricks - CAUTION)), bid.amount))
