"""What is said in the short rounds of the main game to whoever has not done what was to be done."""

from __future__ import annotations

from ..engine.cards import CROWN, Card, Suit
from ..engine.games import GOODGE
from ..engine.tricks import suit_of
from .evening_moment import Moment, at_trick, is_whole, ones_among, winner
from .ideas import Pointer, Spot


def could_win(moment: Moment) -> Pointer | None:
    """Return a pointer at the card that has won a trick which the person could have won, and at their lowest for it."""
    better = _better(moment)
    if better is None:
        return None
    hand, card = winner(moment)
    return Pointer(Spot.TRICK, card, hand, better=better)


def _better(moment: Moment) -> Card | None:
    """Return the lowest card by which the person would have won a whole trick that another led and won; None without.

    The others' cards lie as they were played.
    """
    place = _own_place(moment) if is_whole(moment) else 0
    if not place or winner(moment)[0] == moment.view.seat:
        return None
    board = moment.view.board
    cards, trump = board.trick.cards, board.trump
    lead = suit_of(cards[0], trump)
    fitting = moment.view.hand if suit_of(cards[place], trump) is not lead else _of_suit(moment, lead)
    ways = [
        card for card in fitting if GOODGE.winning_place((*cards[:place], card, *cards[place + 1 :]), trump) == place
    ]
    return min(ways, key=lambda card: (card == CROWN, suit_of(card, trump) is trump, card.rank), default=None)


def _own_place(moment: Moment) -> int:
    """Return the place of the person's card in the trick on the table, 0 for the first."""
    board = moment.view.board
    return ((moment.view.seat or 0) - board.trick.leader) % len(board.captured)


def _of_suit(moment: Moment, suit: Suit | None) -> list[Card]:
    return [card for card in moment.view.hand if suit_of(card, moment.view.board.trump) is suit]


def could_catch(moment: Moment) -> Pointer | None:
    """Return a pointer at the card that has caught a 1 of another hand, and at the one that would have caught it."""
    at = could_win(moment)
    others = set(moment.view.board.trick.cards) - {at.card, _own_card(moment)} if at is not None else ()
    return at if ones_among(tuple(others)) else None


def gave_one(moment: Moment) -> Pointer | None:
    """Return a pointer at the card that has caught the person's own 1, where another card could have been played."""
    if not is_whole(moment) or winner(moment)[0] == moment.view.seat or _own_card(moment).rank != 1:
        return None
    board, own = moment.view.board, _own_card(moment)
    lead, trump = suit_of(board.trick.cards[0], board.trump), board.trump
    has_followed = _own_place(moment) > 0 and suit_of(own, trump) is lead
    others = _of_suit(moment, lead) if has_followed else moment.view.hand
    return at_trick(moment, if_=any(card.rank != 1 for card in others))


def _own_card(moment: Moment) -> Card:
    """Return the person's card in a whole trick."""
    return moment.view.board.trick.cards[_own_place(moment)]
