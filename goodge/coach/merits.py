"""What speaks for an option by itself, or what it risks: each proved from the view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ..engine.actions import Action, Bury, NameTrump, PlayCard
from ..engine.cards import Card, Suit
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, GoodgeView, worth
from ..engine.state import narrow
from ..engine.tricks import suit_of
from .claims import threats_to
from .kernel_cards import kernel_cards
from .why import (
    CannotTake,
    FewerPoints,
    GoodgeBeaten,
    Keeps,
    LaidAway,
    MayBeBeaten,
    NoneLeft,
    NoPointsGiven,
    OnlyTrumps,
    Reason,
    SurelyTakes,
    TrumpsHeld,
)

MOST = 2
FEW = 2  # cards that beat one that is still high


def merits(game: AnyGame, view: AnyView, action: Action, other: Action) -> tuple[Reason, ...]:
    """Return what can be said of an action, the most telling first, of all beside another one that was weighed."""
    match action:
        case PlayCard(card):
            beside = other.card if isinstance(other, PlayCard) else None
            return tuple(islice(_of_card(game, view, card, beside), MOST))
        case Bury(cards):
            return tuple(_of_laying_away(view, cards))
        case NameTrump(suit):
            held = _trumps(view, suit)
            has_more = isinstance(other, NameTrump) and _trumps(view, other.suit) > held
            return () if has_more else (TrumpsHeld(suit, held),)
    return ()


def _trumps(view: AnyView, suit: Suit) -> int:
    """The trumps in the hand if this suit is trump."""
    return sum(suit_of(card, suit) is suit for card in view.hand)


def _of_card(game: AnyGame, view: AnyView, card: Card, other: Card | None) -> Iterator[Reason]:
    threats, kept = threats_to(game, view, card), _kept(game, view, card, other)
    if threats is None:
        yield from _of_low_card(view, card, kept)
    elif threats == (0, 0):
        yield SurelyTakes(card)
    else:
        yield from _of_high_card(view, card, kept, threats[0])
    if isinstance(view.board, GoodgeBoard) and threats != (0, 0):
        yield from _of_points(game, narrow(view, GoodgeBoard), card, other, can_take=threats is not None)
    rest = [suit_of(each, view.board.trump) for each in view.acting_hand if each != card]
    suit = suit_of(card, view.board.trump)
    if suit is not None and suit not in rest and view.board.trump in rest:
        yield NoneLeft(suit)


def _of_points(game: AnyGame, view: GoodgeView, card: Card, other: Card | None, *, can_take: bool) -> Iterator[Reason]:
    """Return what to say of the points of a card that may go to somebody else, where that speaks for it."""
    points, other_points = worth(card), 0 if other is None else worth(other)
    if points and _is_goodge_beaten(game, view):
        yield GoodgeBeaten(view.board.goodge or 0)
    elif not points:
        yield NoPointsGiven(card)
    elif other is not None and points < other_points:
        yield FewerPoints(card, points, other, other_points)
    elif not can_take:
        yield CannotTake(card)


def _is_goodge_beaten(game: AnyGame, view: GoodgeView) -> bool:
    """Return True if somebody else is the Goodge, and has played to the trick a card that does not win it."""
    trick, goodge = view.board.trick, view.board.goodge
    if goodge is None or goodge == view.seat:
        return False
    place = (goodge - trick.leader) % len(view.board.captured)
    return place < len(trick.cards) and game.winning_place(trick.cards, view.board.trump) != place


def _of_low_card(view: AnyView, card: Card, kept: Card | None) -> Iterator[Reason]:
    """Return what to say of a card that does not beat what lies in the trick."""
    if kept is not None:
        yield Keeps(card, kept)
    if not isinstance(view.board, GoodgeBoard) and not _twins(view, view.board.trick.cards):
        yield CannotTake(card)


def _of_high_card(view: AnyView, card: Card, kept: Card | None, higher: int) -> Iterator[Reason]:
    """Return what to say of a card that wins the trick as it lies, and may be beaten."""
    if higher > FEW and kept is not None:
        yield Keeps(card, kept)
    if not higher:
        yield OnlyTrumps(card)
    elif not _twins(view, (card,)):
        yield MayBeBeaten(card, higher)


def _kept(game: AnyGame, view: AnyView, card: Card, other: Card | None) -> Card | None:
    """The best card that could be played instead and beats this one; the other that was weighed, if it does."""
    better = [each.card for each in view.legal if isinstance(each, PlayCard) and _beats(game, view, each.card, card)]
    if other in better:
        return other
    best = next(iter(better), None)
    for each in better:
        if best is not None and _beats(game, view, each, best):
            best = each
    return best


def _beats(game: AnyGame, view: AnyView, one: Card, other: Card) -> bool:
    return game.winning_place((other, one), view.board.trump) == 1


def _twins(view: AnyView, among: Sequence[Card]) -> bool:
    """Return True if one of some cards can be cancelled by its twin: a lower card may take the trick then."""
    cards = kernel_cards(view.game, view.rules, view.board)
    return cards is not None and bool(cards.rules.twin_mask & cards.mask(among))


def _of_laying_away(view: AnyView, cards: tuple[Card, ...]) -> Iterator[Reason]:
    left = {card.suit for card in view.hand if card not in cards}
    gone = sorted({card.suit for card in cards if card.suit is not None} - left)
    yield from map(NoneLeft, gone[:1])
    yield LaidAway(sum(map(worth, cards)))
