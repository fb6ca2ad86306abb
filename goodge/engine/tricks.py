"""What every trick-taking game asks of its tricks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .cards import Card, Suit
from .game import Board, Hand

SuitOf = Callable[[Card, Suit | None], Suit | None]


def played_by(board: Board, hands: int) -> list[Hand]:
    """The cards that each of the `hands` hands has played in this round, in order."""
    piles: list[Hand] = [()] * hands
    for trick in (*board.tricks, board.trick):
        for place, card in enumerate(trick.cards):
            hand = (trick.leader + place) % hands
            piles[hand] = (*piles[hand], card)
    return piles


def voids(board: Board, hands: int, suit_of: SuitOf) -> set[tuple[int, Suit | None]]:
    """The (hand, suit) pairs that a failure to follow has shown."""
    return {(hand, lead) for hand, suit, lead in _plays(board, hands, suit_of) if suit != lead}


def broken_void(board: Board, hands: int, suit_of: SuitOf) -> tuple[int, Suit] | None:
    """A hand and a suit that it played after it had failed to follow that suit; None if all is consistent."""
    shown = set()
    for hand, suit, lead in _plays(board, hands, suit_of):
        if suit is not None and (hand, suit) in shown:
            return hand, suit
        if suit != lead:
            shown.add((hand, lead))
    return None


def _plays(board: Board, hands: int, suit_of: SuitOf) -> Iterator[tuple[int, Suit | None, Suit | None]]:
    """Each card of the round so far: the hand that played it, the suit it counts as, the suit led."""
    for trick in (*board.tricks, board.trick):
        for place, card in enumerate(trick.cards):
            lead = suit_of(trick.cards[0], board.trump)
            yield (trick.leader + place) % hands, suit_of(card, board.trump), lead


def without(hands: tuple[Hand, ...], index: int, cards: Hand) -> tuple[Hand, ...]:
    """The hands once these cards have left one of them."""
    left = tuple(card for card in hands[index] if card not in cards)
    return (*hands[:index], left, *hands[index + 1 :])


def plus(points: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """The points once one place has got some more."""
    return (*points[:index], points[index] + more, *points[index + 1 :])
