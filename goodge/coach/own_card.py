"""The person's card in a whole trick, and what could have been played in its place."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.game import AnyView, Hand
from ..engine.games import game_named
from ..engine.tricks import following


def own_place(view: AnyView) -> int:
    """Return the place of the person's card in the trick on the table, 0 for the first."""
    return ((view.seat or 0) - view.board.trick.leader) % len(view.board.captured)


def own_card(view: AnyView) -> Card:
    """Return the person's card in a whole trick."""
    return view.board.trick.cards[own_place(view)]


def other_choices(view: AnyView) -> Hand:
    """Return the cards still held that could have been played in the place of the person's."""
    board, place = view.board, own_place(view)
    lead = game_named(view.game).lead_of(board.trick.cards[:place], board.trump)
    if lead is None:
        return view.hand
    own = own_card(view)
    return tuple(card for card in following((*view.hand, own), lead, board.trump) if card != own)


def would_win(view: AnyView, card: Card) -> bool:
    """Return True if a card would have won in the place of the person's; the others lie as they were played."""
    cards, place = view.board.trick.cards, own_place(view)
    replaced = (*cards[:place], card, *cards[place + 1 :])
    return game_named(view.game).winning_place(replaced, view.board.trump) == place
