"""How often what a player has bid is still reached, counted over deals."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Bid, BlindNil, Nil
from ..engine.game import AnyView, Board
from ..engine.games.goodge import GoodgeBoard
from ..engine.games.goodge_board import ALL_POINTS
from ..engine.partners import SIDES, PartnerBoard
from ..engine.spadeplay import HAND_SIZE, HANDS
from .counting import Fates
from .goals import Aim, MakeBid, MakeContract, MakeNil
from .why import Hope


def still_reached(view: AnyView, fates: Fates) -> tuple[Hope, ...]:
    """Return how often bids are reached after the better card, those that are in doubt.

    That is the bid of the Goodge; of partners a nil that holds, first the viewer's own, then one of the others, and a
    contract that is neither made nor lost, unless the viewer's nil is what counts.
    """
    reached = {aim: one for aim, one, _ in fates.aims()}
    return tuple(Hope(aim, reached[aim]) for aim in _open(view.board, view.seat or 0) if aim in reached)


def is_safe(view: AnyView, fates: Fates) -> bool:
    """Return True if the team's contract is not made yet, but is in all deals after either card."""
    own = [aim for aim in _open(view.board, view.seat or 0) if isinstance(aim, MakeContract)]
    return any(aim in own and one.share == two.share == 1.0 for aim, one, two in fates.aims())


def _open(board: Board, seat: int) -> Iterator[Aim]:
    if isinstance(board, GoodgeBoard) and board.goodge == seat:
        if 0 < board.bid - board.captured[seat] <= ALL_POINTS - sum(board.captured):
            yield MakeBid(seat, board.bid)
    elif isinstance(board, PartnerBoard):
        partner, side = (seat + SIDES) % HANDS, seat % SIDES
        nils = [each for each in (seat, partner) if _holds_nil(board, each)]
        yield from map(MakeNil, (*nils, *opponents_nils(board, seat)))
        taken = sum(board.captured[each] for each in (seat, partner) if isinstance(board.bids[each], Bid))
        if seat not in nils and 0 < board.contract(side) - taken <= HAND_SIZE - len(board.tricks):
            yield MakeContract(side, board.contract(side))


def opponents_nils(board: PartnerBoard, seat: int) -> tuple[int, ...]:
    """Return the opponents of a seat who have bid nil, and have no trick."""
    return tuple(each for each in range(HANDS) if each % SIDES != seat % SIDES and _holds_nil(board, each))


def _holds_nil(board: PartnerBoard, seat: int) -> bool:
    return isinstance(board.bids[seat], Nil | BlindNil) and not board.captured[seat]
