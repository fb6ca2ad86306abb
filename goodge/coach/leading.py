"""Clues for whoever leads: the highest cards of their suits, or what little is higher."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from ..engine.actions import Action, PlayCard
from ..engine.cards import Card, Suit
from ..engine.game import AnyGame, AnyView
from ..engine.tricks import suit_of
from ..engine.values import dataclass, replace
from .claims import threats_to
from .memory import cards_unseen, own_other_hand
from .ranks import beats, higher_unseen, only_above
from .why_pairs import DrivesOut
from .why_spidge import HardToDuck

MOST_SUITS = 3  # of which the highest cards are told
_FEW = 2
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Highest:
    """The cards to lead over which nobody else may hold a higher one of their suits; none: others may over each."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FewHigher:
    """The card to lead over which others may hold fewest higher ones of its suit, and which these are: one or two."""

    card: Card
    higher: tuple[Card, ...]


def to_lead(game: AnyGame, view: AnyView) -> Iterator[Highest | FewHigher]:
    """Yield the highest cards of the hand, a trump first; without one, first a card that little is higher than, if any.

    Nothing where it is not known what beats what, nor that all cards of a single suit can be beaten.
    """
    best: dict[Suit | None, Card] = {}
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    for card in sorted(cards, key=lambda each: suit_of(each, view.board.trump) is not view.board.trump):
        suit = suit_of(card, view.board.trump)
        if suit not in best or game.winning_place((best[suit], card), view.board.trump) == 1:
            best[suit] = card
    threats = {card: threats_to(game, view, card) for card in best.values()}
    if None in threats.values():
        return
    highest = tuple(
        card
        for card, found in threats.items()
        if found is not None and not found[0] and not own_beats(game, view, card)
    )
    if not highest and view.board.dummy is None:
        yield from _few_higher(game, view, best.values())
    if highest or (len(best) > 1 and all(higher_unseen(game, view, card) for card in best.values())):
        yield Highest(highest)


def pointing_at(clue: C, advised: Action | None) -> C:
    """Return a clue about a card to lead as one about the card that is advised; any other one as it is."""
    if isinstance(clue, FewHigher) and isinstance(advised, PlayCard):
        return replace(clue, card=advised.card)
    return clue


def hard_to_duck(game: AnyGame, view: AnyView, card: Card, hand: int) -> HardToDuck | None:
    """Return that a hand that wants no trick has to beat a card that is led, if it follows suit; None where it may not.

    Nothing is told of a joker, nor of a dummy that has none of the suit.
    """
    suit, trump = suit_of(card, view.board.trump), view.board.trump
    if view.board.trick.cards or card.suit is None:
        return None
    if hand == view.board.dummy:
        held = [each for each in view.dummy or () if suit_of(each, trump) is suit]
        return HardToDuck(card, hand) if held and all(beats(game, view, each, card) for each in held) else None
    elsewhere = {*cards_unseen(game, view), *(view.dummy or ()), *view.hand} - {*view.acting_hand}
    others = [each for each in elsewhere if suit_of(each, trump) is suit]
    return HardToDuck(card) if others and all(beats(game, view, each, card) for each in others) else None


def own_beats(game: AnyGame, view: AnyView, card: Card) -> bool:
    """Return True if the viewer's other hand holds a higher card of its suit."""
    suit, trump = suit_of(card, view.board.trump), view.board.trump
    return any(suit_of(each, trump) is suit and beats(game, view, each, card) for each in own_other_hand(view))


def drives_out(game: AnyGame, view: AnyView, card: Card) -> Iterator[DrivesOut]:
    """Yield the one unseen card that is higher than a card to lead, and the card of the hand that is highest then.

    Nothing where all hands are not hidden, as in a dummy that card would be seen; nor where the hand has a higher one
    than that, which is the highest anyway.
    """
    trump = view.board.trump
    if view.board.trick.cards or view.board.dummy is not None:
        return
    out = only_above(game, view, card)
    rest = [each for each in view.acting_hand if each != card and suit_of(each, trump) is suit_of(card, trump)]
    then = [each for each in rest if only_above(game, view, each) is not None]
    if out is not None and then and not any(beats(game, view, each, out) for each in rest):
        yield DrivesOut(card, out, min(then, key=lambda each: sum(beats(game, view, one, each) for one in then)))


def _few_higher(game: AnyGame, view: AnyView, cards: Iterable[Card]) -> Iterator[FewHigher]:
    """Yield the one of some cards that fewest unseen ones of its suit beat, if these are few."""
    higher = {card: higher_unseen(game, view, card) for card in cards}
    card = min(higher, key=lambda each: len(higher[each]))
    if len(higher[card]) <= _FEW:
        yield FewHigher(card, higher[card])
