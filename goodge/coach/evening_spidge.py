"""What is said in the short rounds of Spidge, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engine.games.spidge import SPIDGE
from .ideas import Idea, Line, Pointer, Spot
from .kin_moment import KinMoment, spade_it, spade_won, whole

_Finds = Callable[[KinMoment], Pointer | None]


def _own(moment: KinMoment) -> int:
    """Return the person's own hand, by its place in the order of play."""
    return moment.view.board.own_hand(moment.seat)


def _plays(moment: KinMoment, hand: int | None) -> bool:
    """Return True if the person is to play a card from this hand."""
    return moment.plays and moment.view.board.acting == hand


def _own_tricks(moment: KinMoment) -> int:
    """Return the tricks of the person's own hand, without the one on the table."""
    return sum(trick.winner == _own(moment) for trick in moment.view.board.tricks)


def _dummy_has_none(moment: KinMoment) -> bool:
    """Return True if the dummy has taken no trick before the one on the table."""
    board = moment.view.board
    return all(trick.winner != board.dummy for trick in board.tricks)


def _at_plate(hand: int | None, *, if_: bool) -> Pointer | None:
    return Pointer(Spot.PLATE, hand=hand) if if_ else None


# -- the dummy ---------------------------------------------------------------------------------------------------


def _dummy_yours(moment: KinMoment) -> Pointer | None:
    dummy = moment.view.board.dummy
    return _at_plate(dummy, if_=_plays(moment, dummy))


def _dummy_own(moment: KinMoment) -> Pointer | None:
    return Pointer(Spot.HAND) if _plays(moment, _own(moment)) and moment.trick else None


def _dummy_leads(moment: KinMoment) -> Pointer | None:
    dummy = moment.view.board.dummy
    return _at_plate(dummy, if_=moment.leads and _plays(moment, dummy))


def _own_leads(moment: KinMoment) -> Pointer | None:
    return Pointer(Spot.HAND) if moment.leads and _plays(moment, _own(moment)) else None


def _no_bids(moment: KinMoment) -> Pointer | None:
    return _at_plate(_own(moment), if_=_plays(moment, _own(moment)))


# -- two jokers --------------------------------------------------------------------------------------------------


def _cancel_it(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the person's joker while it may be played on another one."""
    lies = any(card.suit is None for card in moment.trick)
    joker = next((card for card in moment.view.acting_hand if card.suit is None), None)
    return Pointer(Spot.CARD, joker) if moment.plays and lies and joker is not None else None


def _jokers(moment: KinMoment) -> int:
    return sum(card.suit is None for card in moment.trick)


def _cancelled(moment: KinMoment) -> Pointer | None:
    return whole(moment) if _jokers(moment) > 1 else None


def _joker_won(moment: KinMoment) -> Pointer | None:
    return whole(moment) if _jokers(moment) == 1 else None


def _no_trick(moment: KinMoment) -> Pointer | None:
    return _at_plate(_own(moment), if_=moment.plays and not _own_tricks(moment))


def _first_trick(moment: KinMoment) -> Pointer | None:
    at = whole(moment)
    return at if at is not None and at.hand == _own(moment) and not _own_tricks(moment) else None


# -- the slam ----------------------------------------------------------------------------------------------------


def _slam_aim(moment: KinMoment) -> Pointer | None:
    return _at_plate(_own(moment), if_=_plays(moment, _own(moment)) and _dummy_has_none(moment))


def _slam_under(moment: KinMoment) -> Pointer | None:
    dummy = moment.view.board.dummy
    return _at_plate(dummy, if_=_plays(moment, dummy) and _dummy_has_none(moment))


def _slam_near(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the person's own hand once it has ten tricks, and the dummy has none."""
    has_ten = _own_tricks(moment) >= SPIDGE and _dummy_has_none(moment)
    return _at_plate(_own(moment), if_=moment.plays and has_ten)


def _slam_lost(moment: KinMoment) -> Pointer | None:
    at, dummy = whole(moment), moment.view.board.dummy
    return at if at is not None and at.hand == dummy and _dummy_has_none(moment) else None


SPIDGE_LINES: Mapping[Idea, Mapping[Line, _Finds]] = {
    Idea.DUMMY: {
        Line.SPADE_WON: spade_won,
        Line.DUMMY_YOURS: _dummy_yours,
        Line.DUMMY_OWN: _dummy_own,
        Line.DUMMY_LEADS: _dummy_leads,
        Line.OWN_LEADS: _own_leads,
        Line.SPADE_IT: spade_it,
        Line.NO_BIDS: _no_bids,
    },
    Idea.CANCEL: {
        Line.CANCELLED: _cancelled,
        Line.JOKER_WON: _joker_won,
        Line.FIRST_TRICK: _first_trick,
        Line.CANCEL_IT: _cancel_it,
        Line.NO_TRICK: _no_trick,
    },
    Idea.SLAM: {
        Line.SLAM_NEAR: _slam_near,
        Line.SLAM_LOST: _slam_lost,
        Line.SLAM_UNDER: _slam_under,
        Line.SLAM_AIM: _slam_aim,
    },
}
