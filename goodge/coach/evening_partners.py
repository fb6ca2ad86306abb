"""What is said in the short rounds of Spades and League Spades, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engine.actions import Bid, Nil
from ..engine.cards import LITTLE_JOKER, Card, Suit
from ..engine.game import Phase
from ..engine.partners import SIDES, PartnerBoard
from ..engine.spadeplay import HAND_SIZE, HANDS, TRUMP
from ..engine.state import narrow
from ..engine.tricks import suit_of
from ..engine.values import replace
from ..players.anygame.advice import outlook_of
from .ideas import Idea, Line, Pointer, Spot
from .kin_moment import KinMoment, follow, lead_any, spade_it, spade_won, spades_wait, whole
from .own_card import other_choices, own_place, would_win

FEW = 4  # cards of a hand, late in the round
_DEUCE = Card(2, Suit.SPADES)
_Finds = Callable[[KinMoment], Pointer | None]


def _board(moment: KinMoment) -> PartnerBoard:
    return narrow(moment.view, PartnerBoard).board


def _is_own(moment: KinMoment, hand: int | None) -> bool:
    """Return True for the person's hand and their partner's."""
    return hand is not None and hand % SIDES == moment.seat % SIDES


def _needs(moment: KinMoment, side: int) -> int:
    """Return how many tricks a team still needs; 0 once it has its contract.

    Tricks of a hand that has bid nil do not count towards it.
    """
    board = _board(moment)
    counted = [hand for hand in range(side, HANDS, SIDES) if isinstance(board.bids[hand], Bid)]
    return max(0, board.contract(side) - sum(trick.winner in counted for trick in board.tricks))


def _own_needs(moment: KinMoment) -> int:
    return _needs(moment, moment.seat % SIDES)


def _left(moment: KinMoment) -> int:
    """Return how many tricks are still to be won."""
    return HAND_SIZE - len(moment.view.board.tricks)


def _has_failed(moment: KinMoment, side: int) -> bool:
    return _needs(moment, side) > _left(moment)


# -- partners, and spades ----------------------------------------------------------------------------------------


def _partner_wins(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the partner's card where it is winning, and nobody plays after the person."""
    if not moment.plays or len(moment.trick) < HANDS - 1 or moment.winner is None:
        return None
    hand, card = moment.winner
    return Pointer(Spot.TRICK, card, hand) if _is_own(moment, hand) else None


def _partner_won(moment: KinMoment) -> Pointer | None:
    at = whole(moment)
    return at if at is not None and at.hand != moment.seat and _is_own(moment, at.hand) else None


def _spade_it(moment: KinMoment) -> Pointer | None:
    at = spade_it(moment)
    return at if at is not None and moment.winner is not None and not _is_own(moment, moment.winner[0]) else None


def _could_win(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card that has won a trick which the person could have won, and at their lowest for it."""
    at = whole(moment)
    if at is None or _is_own(moment, at.hand) or not own_place(moment.view):
        return None
    ways = [card for card in other_choices(moment.view) if would_win(moment.view, card)]
    better = min(ways, key=moment.game.strength, default=None)
    return None if better is None else replace(at, better=better)


def _took_partners(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card by which the person has won a trick that their partner would have won."""
    at = whole(moment)
    if at is None or at.hand != moment.seat or own_place(moment.view) != HANDS - 1:
        return None
    before = moment.game.winning_place(moment.trick[:-1], TRUMP)
    is_partners = before is not None and _is_own(moment, moment.view.board.trick.leader + before)
    could_spare = any(not would_win(moment.view, card) for card in other_choices(moment.view))
    return at if is_partners and could_spare else None


# -- nil ---------------------------------------------------------------------------------------------------------


def _nil_stands(moment: KinMoment) -> bool:
    board = _board(moment)
    return board.bids[moment.seat] == Nil() and all(trick.winner != moment.seat for trick in board.tricks)


def _nil_under(moment: KinMoment) -> Pointer | None:
    return follow(moment) if _nil_stands(moment) else None


def _nil_void(moment: KinMoment) -> Pointer | None:
    return Pointer(Spot.HAND) if moment.is_void and _nil_stands(moment) else None


def _nil_kept(moment: KinMoment) -> Pointer | None:
    at = whole(moment)
    return at if at is not None and at.hand != moment.seat and _nil_stands(moment) else None


def _nil_broken(moment: KinMoment) -> Pointer | None:
    at = whole(moment)
    return at if at is not None and at.hand == moment.seat and _nil_stands(moment) else None


# -- bids, and bags ----------------------------------------------------------------------------------------------


def _bid_tricks(moment: KinMoment) -> Pointer | None:
    is_it = moment.is_asked and moment.view.board.phase is Phase.BIDDING
    return Pointer(Spot.HAND, number=max(1, outlook_of(moment.view).fewest)) if is_it else None


def _team_need(moment: KinMoment) -> Pointer | None:
    bid = _board(moment).contract(moment.seat % SIDES)
    return Pointer(Spot.PLATE, hand=moment.seat, number=bid) if moment.plays else None


def _made(moment: KinMoment) -> Pointer | None:
    return Pointer(Spot.HAND) if moment.plays and not _own_needs(moment) else None


def _bag_got(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card that has won the own team a bag: none where a hand won that has bid nil."""
    at = whole(moment)
    if at is None or not moment.view.bags or not _is_own(moment, at.hand) or _own_needs(moment):
        return None
    return at if isinstance(_board(moment).bids[at.hand or 0], Bid) else None


def _bag_ducked(moment: KinMoment) -> Pointer | None:
    at = whole(moment)
    return at if at is not None and not _is_own(moment, at.hand) and not _own_needs(moment) else None


def _stop_them(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the seat at the left if the other team can still miss its bid late in the round."""
    left = (moment.seat + 1) % HANDS
    needed, is_late = _needs(moment, left % SIDES), len(moment.view.hand) <= FEW
    is_open = needed > 0 and not _has_failed(moment, left % SIDES)
    return Pointer(Spot.PLATE, hand=left, number=needed) if moment.plays and is_late and is_open else None


# -- jokers ------------------------------------------------------------------------------------------------------


def _held(moment: KinMoment, card: Card) -> Pointer | None:
    return Pointer(Spot.HELD, card) if moment.plays and card in moment.view.hand else None


def _joker_high(moment: KinMoment) -> Pointer | None:
    return _held(moment, LITTLE_JOKER)


def _deuce(moment: KinMoment) -> Pointer | None:
    return _held(moment, _DEUCE)


def _joker_follows(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the joker if it must follow a spade."""
    spades = [card for card in moment.view.hand if suit_of(card, TRUMP) is TRUMP]
    return Pointer(Spot.CARD, LITTLE_JOKER) if moment.lead is TRUMP and spades == [LITTLE_JOKER] else None


# -- the board, and bids that fail -------------------------------------------------------------------------------


def _board_bid(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the partner, whose bid leaves the person this many to bid at least."""
    if not moment.is_asked or moment.view.board.phase is not Phase.BIDDING:
        return None
    lowest = min(action.amount for action in moment.view.legal if isinstance(action, Bid))
    return Pointer(Spot.PLATE, hand=(moment.seat + SIDES) % HANDS, number=lowest)


def _still_need(moment: KinMoment) -> Pointer | None:
    needed = _own_needs(moment)
    is_it = moment.plays and needed and not _has_failed(moment, moment.seat % SIDES)
    return Pointer(Spot.PLATE, hand=moment.seat, number=needed) if is_it else None


def _they_failed(moment: KinMoment) -> Pointer | None:
    left = (moment.seat + 1) % HANDS
    return Pointer(Spot.PLATE, hand=left) if moment.plays and _has_failed(moment, left % SIDES) else None


def _we_failed(moment: KinMoment) -> Pointer | None:
    has_failed = moment.plays and _has_failed(moment, moment.seat % SIDES)
    return Pointer(Spot.PLATE, hand=moment.seat) if has_failed else None


PARTNER_LINES: Mapping[Idea, Mapping[Line, _Finds]] = {
    Idea.PARTNERS: {
        Line.TOOK_PARTNERS: _took_partners,
        Line.COULD_WIN: _could_win,
        Line.SPADE_WON: spade_won,
        Line.PARTNER_WON: _partner_won,
        Line.SPADE_IT: _spade_it,
        Line.PARTNER_WINS: _partner_wins,
        Line.LEAD: lead_any,
        Line.FOLLOW: follow,
    },
    Idea.NIL: {
        Line.NIL_BROKEN: _nil_broken,
        Line.NIL_KEPT: _nil_kept,
        Line.NIL_VOID: _nil_void,
        Line.NIL_UNDER: _nil_under,
    },
    Idea.BAGS: {
        Line.BID_TRICKS: _bid_tricks,
        Line.BAG_GOT: _bag_got,
        Line.BAG_DUCKED: _bag_ducked,
        Line.BAG_MADE: _made,
        Line.STOP_THEM: _stop_them,
        Line.TEAM_NEED: _team_need,
        Line.SPADES_WAIT: spades_wait,
    },
    Idea.JOKERS: {
        Line.COULD_WIN: _could_win,
        Line.SPADE_WON: spade_won,
        Line.SPADE_IT: _spade_it,
        Line.JOKER_FOLLOWS: _joker_follows,
        Line.DEUCE: _deuce,
        Line.JOKER_HIGH: _joker_high,
    },
    Idea.BOARD: {
        Line.BOARD_BID: _board_bid,
        Line.TEAM_NEED: _team_need,
        Line.SPADES_WAIT: spades_wait,
        Line.OVER: _made,
        Line.STOP_THEM: _stop_them,
    },
    Idea.SET: {
        Line.THEY_FAILED: _they_failed,
        Line.WE_FAILED: _we_failed,
        Line.OVER: _made,
        Line.STILL_NEED: _still_need,
        Line.STOP_THEM: _stop_them,
    },
}
