"""Cards that are equal: no card that is still out lies between them, and they are worth the same points."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Action, PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..players.kernel import Position, cards_of
from .kernel_cards import KernelCards, kernel_cards
from .memory import cards_gone, is_on_nil


def moves_of(game: AnyGame, view: AnyView, done: Action | None) -> dict[int, PlayCard]:
    """Return some of the cards to play by their numbers in the kernel, one for all that are equal.

    That is the one that was `done`, if it is among them; else the lowest, or on a nil the highest: it is the lower ones
    that are safe later. Raises ValueError where the kernel does not know the card play.
    """
    cards = kernel_cards(view.game, view.rules, view.board)
    if cards is None:
        raise ValueError("the card play of this round is not known")
    legal, parting = _legal(view, cards), _parting(game, view, cards)
    taken = cards.number(done.card) if isinstance(done, PlayCard) else None
    moves: dict[int, PlayCard] = {}
    for lowest in cards_of(Position(cards.rules).merged(legal, parting)):
        alike = list(_alike(cards, legal, parting, lowest))
        move = taken if taken is not None and taken in alike else max(alike) if is_on_nil(view) else lowest
        moves[move] = PlayCard(cards.card(move))
    return moves


def equals(game: AnyGame, view: AnyView, card: Card) -> tuple[Card, ...]:
    """Return the other cards to play that are equal to one, low to high; none where the card play is not known."""
    cards = kernel_cards(view.game, view.rules, view.board)
    if cards is None:
        return ()
    found = _alike(cards, _legal(view, cards), _parting(game, view, cards), cards.number(card))
    return tuple(each for each in map(cards.card, found) if each != card)


def _legal(view: AnyView, cards: KernelCards) -> int:
    return cards.mask(action.card for action in view.legal if isinstance(action, PlayCard))


def _parting(game: AnyGame, view: AnyView, cards: KernelCards) -> int:
    """Return the cards that part others, as a mask: those of other hands, and the one that is winning the trick."""
    trick = view.board.trick.cards
    place = game.winning_place(trick, view.board.trump) if trick else None
    best = () if place is None else (trick[place],)
    own = (*view.acting_hand, *(view.stash or ()))
    return cards.rules.deck & ~cards.mask((*cards_gone(view), *own)) | cards.mask(best)


def _alike(cards: KernelCards, legal: int, parting: int, card: int) -> Iterator[int]:
    """Yield the cards to play that nothing parts from one, itself among them."""
    position = Position(cards.rules)
    for other in cards_of(legal):
        if position.merged(1 << card | 1 << other, parting).bit_count() == 1:
            yield other
