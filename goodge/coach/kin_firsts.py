"""What is worth a word when it happens for the first time in a real match of a kin game, as values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..engine.actions import Nil
from ..engine.games import SPIDGE
from ..engine.games.spidge import SpidgeBoard
from ..engine.partners import SIDES, PartnerBoard
from ..engine.refusals import Lead
from ..engine.spadeplay import HANDS
from ..engine.state import narrow
from .evening_kin import KIN_LINES
from .ideas import Idea, Line, Pointer, Spot
from .kin_moment import KinMoment, spades_wait

_Finds = Callable[[KinMoment], Pointer | None]


def kin_first_for(moment: KinMoment, said: Collection[object]) -> tuple[Line, Pointer] | None:
    """Return the first of what fits this moment and has not been said, and what it is about; None if nothing does."""
    for line, finds in KIN_FIRSTS[moment.game.id].items():
        at = None if line in said else finds(moment)
        if at is not None:
            return line, at
    return None


def _leads_to_nil(moment: KinMoment, hand: int) -> Pointer | None:
    """Return a pointer at the plate of a hand whose nil still stands, if the person leads."""
    board = narrow(moment.view, PartnerBoard).board
    stands = board.bids[hand] == Nil() and all(trick.winner != hand for trick in board.tricks)
    return Pointer(Spot.PLATE, hand=hand) if moment.leads and stands else None


def _nil_theirs(moment: KinMoment) -> Pointer | None:
    others = ((moment.seat + step) % HANDS for step in (1, HANDS - 1))
    return next((at for at in (_leads_to_nil(moment, hand) for hand in others) if at is not None), None)


def _nil_partner(moment: KinMoment) -> Pointer | None:
    return _leads_to_nil(moment, (moment.seat + SIDES) % HANDS)


def _lead_changed(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card whose suit is to be followed, since two jokers have cancelled each other."""
    board, trick = narrow(moment.view, SpidgeBoard).board, moment.trick
    if moment.lead is None or SPIDGE.lead_kind(board) is not Lead.JOKERS_CANCELLED:
        return None
    place = next(place for place, card in enumerate(trick) if card.suit is not None)
    return Pointer(Spot.TRICK, trick[place], (board.trick.leader + place) % HANDS)


def _as_on_the_evening(idea: Idea, *lines: Line) -> dict[Line, _Finds]:
    return {line: KIN_LINES[idea][line] for line in lines}


KIN_FIRSTS: Mapping[str, Mapping[Line, _Finds]] = {
    "spades": {
        **_as_on_the_evening(Idea.BAGS, Line.BID_TRICKS, Line.BAG_GOT),
        **_as_on_the_evening(Idea.NIL, Line.NIL_BROKEN, Line.NIL_UNDER),
        Line.NIL_THEIRS: _nil_theirs,
        Line.NIL_PARTNER: _nil_partner,
        **_as_on_the_evening(Idea.PARTNERS, Line.PARTNER_WINS, Line.SPADE_IT),
        Line.SPADES_WAIT: spades_wait,
    },
    "pride": {
        **_as_on_the_evening(Idea.BOARD, Line.BOARD_BID),
        **_as_on_the_evening(Idea.SET, Line.THEY_FAILED, Line.WE_FAILED),
        **_as_on_the_evening(Idea.JOKERS, Line.JOKER_FOLLOWS, Line.DEUCE, Line.JOKER_HIGH),
        **_as_on_the_evening(Idea.PARTNERS, Line.PARTNER_WINS, Line.SPADE_IT),
        Line.SPADES_WAIT: spades_wait,
    },
    "spidge": {
        **_as_on_the_evening(Idea.CANCEL, Line.CANCELLED, Line.JOKER_WON),
        Line.LEAD_CHANGED: _lead_changed,
        **_as_on_the_evening(Idea.CANCEL, Line.CANCEL_IT),
        **_as_on_the_evening(Idea.DUMMY, Line.DUMMY_YOURS, Line.NO_BIDS, Line.SPADE_IT),
        Line.SPADES_WAIT: spades_wait,
    },
}
