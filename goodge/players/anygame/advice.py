"""The tricks that a person's own hand looks good for: the count that the computer players bid by, as a range."""

from __future__ import annotations

from collections.abc import Collection

from ...engine.actions import Bid
from ...engine.cards import Card
from ...engine.game import AnyView
from ...engine.values import dataclass
from .deck import Deck, deck_of
from .estimate import BASE, SIDE_TOPS, nearest_bid, tricks_of

_LIKELY = 0.5  # of a trick, from which on a card is one that is counted on


@dataclass(frozen=True, slots=True)
class Outlook:
    """The fewest and the most tricks that a hand looks good for; `fewest` is the bid that it speaks for."""

    fewest: int
    most: int


def outlook_of(view: AnyView) -> Outlook:
    """Return the tricks that the hand of a view looks good for.

    Raises ValueError for a game that does not tell its card play as data.
    """
    deck = deck_of(view.game, view.rules)
    if deck is None:
        raise ValueError(f"nobody bids tricks in {view.game}")
    size = len(view.hand)
    likely = nearest_bid(map(Bid, range(size + 1)), tricks_of(deck, view.hand)).amount
    fewest = max(likely, _sure_trumps(deck, view.hand))
    return Outlook(fewest, min(fewest + 1, size))


def tricks_from(view: AnyView) -> tuple[tuple[Card, ...], float]:
    """Return what the tricks are counted on: high cards of other suits than trumps, and what its trumps look good for.

    A high card is an ace, or a king with another card of its suit. Raises ValueError as `outlook_of` does.
    """
    deck = deck_of(view.game, view.rules)
    if deck is None:
        raise ValueError(f"nobody bids tricks in {view.game}")
    own, high, others = deck.mask(view.hand), list[Card](), BASE
    for suit in range(1, len(deck.rules.sizes)):
        mask = deck.rules.suit_mask(suit)
        length, top = (own & mask).bit_count(), mask.bit_length() - 1
        held = [(place, worth) for place, worth in enumerate(SIDE_TOPS) if length > place and own >> (top - place) & 1]
        others += sum(worth for _, worth in held)
        high += [deck.cards[top - place] for place, worth in held if worth >= _LIKELY]
    return tuple(high), max(0.0, tricks_of(deck, view.hand) - others)


def _sure_trumps(deck: Deck, hand: Collection[Card]) -> int:
    """The tricks that the trumps take however the others lie: the highest in a row, or all if these draw the rest."""
    own, size = deck.mask(hand) & deck.rules.suit_mask(0), deck.rules.sizes[0]
    held = own.bit_count()
    row = next((place for place in range(size) if not own >> (size - 1 - place) & 1), size)
    return held if row >= size - held else row
