"""Small questions about a view that several parts of the screen ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from ..engine.cards import Card, Suit
from ..engine.game import Phase, View
from ..engine.games.goodge import STASH_SIZE, GoodgeBoard, suit_of, worth
from ..engine.tricks import played_by

GoodgeView: TypeAlias = View[Any]


def hand_sizes(view: GoodgeView) -> list[int]:
    """How many cards each seat holds."""
    board: GoodgeBoard = view.board
    seats = len(board.calls)
    if board.is_over:
        return [0] * seats
    full = (51 - STASH_SIZE) // seats
    sizes = [full - len(cards) for cards in played_by(board, seats)]
    if board.phase is Phase.EXCHANGE and board.goodge is not None:
        sizes[board.goodge] += STASH_SIZE
    return sizes


def sorted_hand(cards: Iterable[Card], trump: Suit | None) -> list[Card]:
    """A hand as people hold it: trump first with the Crown at its head, then suit by suit, high to low."""

    def place(card: Card) -> tuple[bool, int, int]:
        suit = suit_of(card, trump)
        return suit != trump and suit is not None, -1 if suit is None else suit, -card.rank

    return sorted(cards, key=place)


def points_in(cards: Iterable[Card]) -> int:
    """What the cards are worth together."""
    return sum(map(worth, cards))


def worth_in_words(card: Card) -> str:
    """'10 of Hearts: 10 points'."""
    points = worth(card)
    name = card.words[0].upper() + card.words[1:]
    return f"{name}: {points} points" if points else f"{name}: no points"
