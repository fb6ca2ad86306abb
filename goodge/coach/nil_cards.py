"""Cards on a nil: what speaks for playing one of two and keeping the other, proved from the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ..engine.cards import Card, Suit
from ..engine.game import AnyGame, AnyView
from ..engine.spadeplay import TRUMP
from ..engine.tricks import suit_of
from .claims import threats_to
from .kernel_cards import has_twin
from .ranks import higher_and_lower, is_lower
from .why import CannotTake, Reason
from .why_nil import BetterCovered, FreeToThrow, GetsUnder, NilDanger, NilSpades, SafeLater
from .why_pairs import DangerGoes, NearerToNone

COVERED = 3  # lower cards of its suit, from which on a high card may never have to be played
_FEW = 2  # cards that beat one that is hard to lose

OF_NIL: TypeAlias = GetsUnder | SafeLater | DangerGoes | BetterCovered | FreeToThrow


def of_nil(game: AnyGame, view: AnyView, card: Card, other: Card) -> Iterator[Reason]:
    """Yield why a card is the one to play for a hand that wants no trick, and the other one to keep."""
    trump = view.board.trump
    threats, other_threats = threats_to(game, view, card), threats_to(game, view, other)
    suit, other_suit = suit_of(card, trump), suit_of(other, trump)
    if has_twin(view, (card, other)):
        return
    may_be_cancelled = has_twin(view, view.board.trick.cards)
    if threats is None and other_threats is not None and not may_be_cancelled:
        yield CannotTake(card)
    if is_lower(game, view, other, card):
        yield from _of_staying(game, view, card, other, is_of_suit=True)
    elif suit is not other_suit and threats is None and other_threats is None:
        yield from _of_staying(game, view, card, other, is_of_suit=False)
    if threats is not None and other_threats is not None and not may_be_cancelled and threats[0] > other_threats[0]:
        yield BetterCovered(card, threats[0], other, other_threats[0])
    left, other_left = (
        sum(suit_of(each, trump) is which for each in view.acting_hand) - 1 for which in (suit, other_suit)
    )
    if card.suit is not None and suit is not trump and left < other_left:
        if left:
            yield NearerToNone(card, card.suit, left)
        elif any(higher_and_lower(game, view, card)):
            yield FreeToThrow(card)


def of_bidding_nil(game: AnyGame, view: AnyView) -> Iterator[Reason]:
    """Yield what a nil hangs on: the highest spade, and the card of another suit that is hardest to lose.

    That is the one that fewest unseen cards of its suit beat, and fewest lower ones of the hand cover; it is not told
    where many beat it. A lower one covers it that more than a few beat.
    """
    held = sorted(view.hand, key=game.pack(view.rules).index)
    suits = {suit: [card for card in held if suit_of(card, TRUMP) is suit] for suit in Suit}
    top = suits[TRUMP][-1] if suits[TRUMP] else None
    yield NilSpades(top, 0 if top is None else higher_and_lower(game, view, top)[0])
    higher = {card: higher_and_lower(game, view, card)[0] for card in held}
    plain = [cards for suit, cards in suits.items() if cards and suit is not TRUMP]
    danger = min(plain, key=lambda cards: (higher[cards[-1]], len(cards)))
    if higher[danger[-1]] <= _FEW:
        yield NilDanger(danger[-1], higher[danger[-1]], sum(higher[card] > _FEW for card in danger[:-1]))


def _of_staying(game: AnyGame, view: AnyView, card: Card, kept: Card, *, is_of_suit: bool) -> Iterator[Reason]:
    """Yield why a card goes and the other stays, a lower one of its suit or one of another suit.

    None still out is lower than the one that stays; or more cards beat it, so that the other is the dangerous one.
    """
    (higher, lower), (kept_higher, kept_lower) = (higher_and_lower(game, view, each) for each in (card, kept))
    is_safe = bool(not kept_lower and kept_higher and lower)
    if is_safe:
        yield SafeLater(card, kept)
    if kept_higher > higher and not is_safe:
        yield GetsUnder(card, kept) if is_of_suit else DangerGoes(card, higher, kept, kept_higher)
