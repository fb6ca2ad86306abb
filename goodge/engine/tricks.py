"""Questions that every trick-taking game asks of its tricks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from .cards import EVERY_CARD, Card, Suit
from .state import Board, Hand

LeadOf = Callable[[Hand, Suit | None], Suit | None]
Shown = tuple[int, Suit | None, tuple[Suit | None, ...]]


def suit_of(card: Card, trump: Suit | None) -> Suit | None:
    """The suit a card is played as: trump for a card that has none of its own."""
    return trump if card.suit is None else card.suit


def following(hand: Hand, lead: Suit | None, trump: Suit | None) -> Hand:
    """The cards of a hand that may be played to this lead; the whole hand where it cannot follow."""
    return tuple(filter(_played_as(lead, trump).__contains__, hand)) or hand


def follows(card: Card, hand: Hand, lead: Suit | None, trump: Suit | None) -> bool:
    """Return True if this card of a hand may be played to this lead."""
    fitting = _played_as(lead, trump)
    return card in fitting or fitting.isdisjoint(hand)


@cache
def _played_as(suit: Suit | None, trump: Suit | None) -> frozenset[Card]:
    """Return all cards that count as this suit."""
    return frozenset(card for card in EVERY_CARD if suit_of(card, trump) is suit)


def played_by(board: Board, hands: int) -> list[Hand]:
    """The cards that each of the `hands` hands has played in this round, in order."""
    piles: list[Hand] = [()] * hands
    for trick in (*board.tricks, board.trick):
        for place, card in enumerate(trick.cards):
            hand = (trick.leader + place) % hands
            piles[hand] = (*piles[hand], card)
    return piles


def voids(shown: Iterator[Shown]) -> set[tuple[int, Suit | None]]:
    """The (hand, suit) pairs that play has shown to be void."""
    return {(hand, suit) for hand, _, lacking in shown for suit in lacking}


def broken_void(shown: Iterator[Shown]) -> tuple[int, Suit] | None:
    """A hand and a suit that it played after it had shown to be void of it; None if all is consistent."""
    known: set[tuple[int, Suit | None]] = set()
    for hand, suit, lacking in shown:
        if suit is not None and (hand, suit) in known:
            return hand, suit
        known.update((hand, missing) for missing in lacking)
    return None


def plays(board: Board, lead_of: LeadOf, *, trump_waits: bool = False) -> Iterator[Shown]:
    """Each card of the round so far: the hand that played it, the suit it counts as, the suits it showed void.

    Who does not follow has none of the suit led, as `lead_of` has it just then. Where trump waits until it is broken,
    who leads it before that has nothing else.
    """
    hands, trump = len(board.captured), board.trump
    is_broken = not trump_waits
    for trick in (*board.tricks, board.trick):
        for place, card in enumerate(trick.cards):
            suit, lead = suit_of(card, trump), lead_of(trick.cards[:place], trump) if place else None
            lacking: tuple[Suit | None, ...] = () if lead is None or suit is lead else (lead,)
            if not is_broken and suit is trump:
                is_broken = True
                lacking = lacking if place else tuple(other for other in Suit if other is not trump)
            yield (trick.leader + place) % hands, suit, lacking


def without(hands: tuple[Hand, ...], index: int, cards: Hand) -> tuple[Hand, ...]:
    """The hands once these cards have left one of them."""
    held, left = list(hands), list(hands[index])
    for card in cards:
        left.remove(card)
    held[index] = tuple(left)
    return tuple(held)


def plus(points: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """The points once one place has got some more."""
    counts = list(points)
    counts[index] += more
    return tuple(counts)
