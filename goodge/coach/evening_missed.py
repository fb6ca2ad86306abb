"""What is said in the short rounds of the main game to whoever has not done what was to be done."""

from __future__ import annotations

from ..engine.cards import CROWN, Card
from ..engine.tricks import suit_of
from .evening_moment import EveningMoment, at_trick, is_whole, ones_among, winner
from .ideas import Pointer, Spot
from .own_card import other_choices, own_card, own_place, would_win


def could_win(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the card that has won a trick which the person could have won, and at their lowest for it."""
    better = _better(moment)
    if better is None:
        return None
    hand, card = winner(moment)
    return Pointer(Spot.TRICK, card, hand, better=better)


def _better(moment: EveningMoment) -> Card | None:
    """Return the lowest card by which the person would have won a whole trick that another led and won; None without.

    The others' cards lie as they were played.
    """
    view, trump = moment.view, moment.view.board.trump
    if not is_whole(moment) or not own_place(view) or winner(moment)[0] == view.seat:
        return None
    ways = [card for card in other_choices(view) if would_win(view, card)]
    return min(ways, key=lambda card: (card == CROWN, suit_of(card, trump) is trump, card.rank), default=None)


def could_catch(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the card that has caught a 1 of another hand, and at the one that would have caught it."""
    at = could_win(moment)
    others = set(moment.view.board.trick.cards) - {at.card, own_card(moment.view)} if at is not None else ()
    return at if ones_among(tuple(others)) else None


def gave_one(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the card that has caught the person's own 1, where another card could have been played."""
    if not is_whole(moment) or winner(moment)[0] == moment.view.seat or own_card(moment.view).rank != 1:
        return None
    return at_trick(moment, if_=any(card.rank != 1 for card in other_choices(moment.view)))
