"""Cards on a nil: what speaks for playing one of two and keeping the other, proved from the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.tricks import suit_of
from .claims import threats_to
from .kernel_cards import has_twin
from .ranks import higher_and_lower, is_lower
from .why import CannotTake, KeepsLower, Reason
from .why_pairs import BetterCovered, DangerGoes, FreeToThrow, NearerToNone, SafeLater

OF_NIL: TypeAlias = KeepsLower | SafeLater | DangerGoes | BetterCovered | FreeToThrow


def of_nil(game: AnyGame, view: AnyView, card: Card, other: Card) -> Iterator[Reason]:
    """Yield why a card is the one to play for a hand that wants no trick, and the other one to keep."""
    trump = view.board.trump
    threats, other_threats = threats_to(game, view, card), threats_to(game, view, other)
    suit, other_suit = suit_of(card, trump), suit_of(other, trump)
    if has_twin(view, (card, other, *view.board.trick.cards)):
        return
    if threats is None and other_threats is not None:
        yield CannotTake(card)
    if is_lower(game, view, other, card):
        yield KeepsLower(card, other)
    elif suit is not other_suit and threats is None and other_threats is None:
        yield from _of_throwing(game, view, card, other)
    if threats is not None and other_threats is not None and threats[0] > other_threats[0]:
        yield BetterCovered(card, threats[0], other, other_threats[0])
    left, other_left = (
        sum(suit_of(each, trump) is which for each in view.acting_hand) - 1 for which in (suit, other_suit)
    )
    if card.suit is not None and suit is not trump and left < other_left:
        yield NearerToNone(card, card.suit, left) if left else FreeToThrow(card)


def _of_throwing(game: AnyGame, view: AnyView, card: Card, other: Card) -> Iterator[Reason]:
    """Yield why a card is thrown rather than the other, of another suit: it may win where that one may not."""
    (higher, lower), (other_higher, other_lower) = (
        higher_and_lower(game, view, card),
        higher_and_lower(game, view, other),
    )
    if not other_lower and lower:
        yield SafeLater(card, other)
    if higher < other_higher:
        yield DangerGoes(card, higher, other, other_higher)
