"""Which of two cards is the higher one, and how many unseen cards are higher or lower than one."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.tricks import suit_of
from .memory import cards_unseen


def beats(game: AnyGame, view: AnyView, one: Card, other: Card) -> bool:
    """Return True if a card wins over another one that was played before it."""
    return game.winning_place((other, one), view.board.trump) == 1


def is_lower(game: AnyGame, view: AnyView, one: Card, other: Card) -> bool:
    """Return True for two cards of a suit of which more unseen cards beat the first."""
    trump = view.board.trump
    if suit_of(one, trump) is not suit_of(other, trump):
        return False
    unseen = [card for card in cards_unseen(game, view) if suit_of(card, trump) is suit_of(one, trump)]
    return any(beats(game, view, card, one) and not beats(game, view, card, other) for card in unseen)


def of_its_suit(game: AnyGame, view: AnyView, card: Card) -> tuple[Card, ...]:
    """Return the unseen cards of a card's suit, in the order of the pack."""
    trump = view.board.trump
    return tuple(each for each in cards_unseen(game, view) if suit_of(each, trump) is suit_of(card, trump))


def higher_unseen(game: AnyGame, view: AnyView, card: Card) -> tuple[Card, ...]:
    """Return the unseen cards of its suit that are higher than a card, in the order of the pack."""
    return tuple(each for each in of_its_suit(game, view, card) if beats(game, view, each, card))


def only_above(game: AnyGame, view: AnyView, card: Card) -> Card | None:
    """Return the one unseen card of its suit that is higher than a card; None if there are more, or none."""
    higher = higher_unseen(game, view, card)
    return higher[0] if len(higher) == 1 else None


def higher_and_lower(game: AnyGame, view: AnyView, card: Card) -> tuple[int, int]:
    """Return how many unseen cards of its suit are higher than a card, and how many are lower."""
    higher = len(higher_unseen(game, view, card))
    return higher, len(of_its_suit(game, view, card)) - higher
