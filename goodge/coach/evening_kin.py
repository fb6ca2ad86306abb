"""What is said in the short rounds of the kin games, as values: nil and bags in Spades."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from ..engine.actions import Nil
from ..engine.cards import Card
from ..engine.game import Phase, View
from ..engine.games import SPADES
from ..engine.partners import SIDES, PartnerBoard
from .evening import Idea, Line, Pointer, Spot, Told


@dataclass(frozen=True, slots=True)
class KinMoment:
    """The table as the person sees it now. `is_asked`: they are to act."""

    view: View[PartnerBoard]
    is_asked: bool

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.view.seat or 0


FEW = 4  # cards of a hand, late in the round
_Finds = Callable[[KinMoment], Pointer | None]


def kin_line_for(idea: Idea, moment: KinMoment, said: Collection[Line]) -> Told | None:
    """Return the first line of a round that fits this moment and has not been said yet; None if there is none."""
    for line, finds in KIN_LINES[idea].items():
        at = None if line in said else finds(moment)
        if at is not None:
            return Told(line, at)
    return None


def _winner(moment: KinMoment) -> tuple[int, Card]:
    """Return the hand that is winning the trick on the table, and its card."""
    board = moment.view.board
    place = SPADES.winning_place(board.trick.cards, board.trump) or 0
    return (board.trick.leader + place) % len(board.captured), board.trick.cards[place]


def _follows(moment: KinMoment) -> bool:
    return moment.is_asked and moment.view.board.phase is Phase.PLAY and bool(moment.view.board.trick.cards)


def _whole(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card that wins the trick once everybody has played to it."""
    board = moment.view.board
    if len(board.trick.cards) < len(board.captured):
        return None
    hand, card = _winner(moment)
    return Pointer(Spot.TRICK, card, hand)


def _is_void(moment: KinMoment) -> bool:
    board = moment.view.board
    return SPADES.must_follow(board, moment.view.hand) is None and len(moment.view.legal) == len(moment.view.hand)


def _nil_stands(moment: KinMoment) -> bool:
    board = moment.view.board
    return board.bids[moment.seat] == Nil() and all(trick.winner != moment.seat for trick in board.tricks)


def _needs(moment: KinMoment, side: int) -> int:
    """Return how many tricks a team still needs; 0 once it has its contract."""
    board = moment.view.board
    taken = sum(trick.winner is not None and trick.winner % SIDES == side for trick in board.tricks)
    return max(0, board.contract(side) - taken)


# -- nil ---------------------------------------------------------------------------------------------------------


def _nil_under(moment: KinMoment) -> Pointer | None:
    is_it = _follows(moment) and _nil_stands(moment) and not _is_void(moment)
    return Pointer(Spot.HAND) if is_it else None


def _nil_void(moment: KinMoment) -> Pointer | None:
    is_it = _follows(moment) and _nil_stands(moment) and _is_void(moment)
    return Pointer(Spot.HAND) if is_it else None


def _nil_kept(moment: KinMoment) -> Pointer | None:
    at = _whole(moment)
    return at if at is not None and at.hand != moment.seat and _nil_stands(moment) else None


def _nil_broken(moment: KinMoment) -> Pointer | None:
    at = _whole(moment)
    return at if at is not None and at.hand == moment.seat and _nil_stands(moment) else None


# -- bags --------------------------------------------------------------------------------------------------------


def _bag_made(moment: KinMoment) -> Pointer | None:
    is_it = moment.is_asked and moment.view.board.phase is Phase.PLAY and not _needs(moment, moment.seat % SIDES)
    return Pointer(Spot.HAND) if is_it else None


def _bag_got(moment: KinMoment) -> Pointer | None:
    at, own = _whole(moment), moment.seat % SIDES
    is_own = at is not None and at.hand is not None and at.hand % SIDES == own
    return at if is_own and not _needs(moment, own) else None


def _bag_ducked(moment: KinMoment) -> Pointer | None:
    at, own = _whole(moment), moment.seat % SIDES
    is_theirs = at is not None and at.hand is not None and at.hand % SIDES != own
    return at if is_theirs else None


def _bag_need(moment: KinMoment) -> Pointer | None:
    bid = moment.view.board.contract(moment.seat % SIDES)
    return Pointer(Spot.PLATE, hand=moment.seat, number=bid) if moment.is_asked else None


def _bag_set(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the seat at the left if the other team still needs tricks late in the round."""
    left = (moment.seat + 1) % len(moment.view.board.bids)
    needed, is_late = _needs(moment, left % SIDES), len(moment.view.hand) <= FEW
    return Pointer(Spot.PLATE, hand=left, number=needed) if moment.is_asked and needed and is_late else None


KIN_LINES: Mapping[Idea, Mapping[Line, _Finds]] = {
    Idea.NIL: {
        Line.NIL_BROKEN: _nil_broken,
        Line.NIL_KEPT: _nil_kept,
        Line.NIL_VOID: _nil_void,
        Line.NIL_UNDER: _nil_under,
    },
    Idea.BAGS: {
        Line.BAG_GOT: _bag_got,
        Line.BAG_DUCKED: _bag_ducked,
        Line.BAG_MADE: _bag_made,
        Line.BAG_SET: _bag_set,
        Line.BAG_NEED: _bag_need,
    },
}
