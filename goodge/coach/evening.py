"""What is said in the short rounds of the main game on the first evening.

What is said follows from what has really happened: each line looks at the table as the person sees it, and points at
what it is about. Nothing is ever waited for that need not come.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..engine.cards import CROWN, Suit
from ..engine.game import Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID, STASH_SIZE, GoodgeView, worth
from ..engine.tricks import suit_of
from ..players.bid_inference import limit_of_hand
from .evening_missed import could_catch, could_win, gave_one
from .evening_moment import (
    EveningMoment,
    at_trick,
    follows,
    holds_lead,
    in_hand,
    is_play,
    is_whole,
    leads,
    ones_among,
    trumps_held,
    winner,
    winning,
)
from .ideas import Idea, Line, Pointer, Spot, Told

_SAFETY = 40  # novices capture this much less than their hand's limit, or still less, in one round of five
_LONG = 5  # trumps, with the Crown: enough to draw those of the others
_EACH_TIME = (Line.OUTBID, Line.TOO_HIGH)  # lines that answer a bid, each of which is another one
_Finds = Callable[[EveningMoment], Pointer | None]


def line_for(idea: Idea, moment: EveningMoment, said: Collection[Line]) -> Told | None:
    """Return the first line of a round that fits this moment and is not used up; None if there is none."""
    for line, finds in LINES[idea].items():
        at = None if line in said and line not in _EACH_TIME else finds(moment)
        if at is not None:
            return Told(line, at)
    return None


def safe_bid(view: GoodgeView) -> int:
    """Return what this hand makes four times out of five, about, as a bid that the rules know."""
    limit = limit_of_hand(view.hand, len(view.board.captured)) - _SAFETY
    return max(LOWEST_BID, min(HIGHEST_BID, int(limit // BID_STEP) * BID_STEP))


# -- tricks, and following suit ----------------------------------------------------------------------------------


def _aim(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the lowest card that wins by following suit, and the hand that has begun the trick."""
    ways = winning(moment) if follows(moment) and holds_lead(moment) else []
    lowest = min(ways, key=lambda card: card.rank, default=None)
    return None if lowest is None else Pointer(Spot.CARD, lowest, moment.view.board.trick.leader)


def _follow(moment: EveningMoment) -> Pointer | None:
    return in_hand(moment, if_=follows(moment) and holds_lead(moment))


def _void(moment: EveningMoment) -> Pointer | None:
    return in_hand(moment, if_=follows(moment) and not holds_lead(moment))


def _lead(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    has_won = bool(board.tricks) and board.tricks[-1].winner == moment.view.seat
    is_free = len(moment.view.hand) > 1  # of one card alone nobody can choose
    return in_hand(moment, if_=leads(moment) and has_won and is_free)


def _won(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=is_whole(moment) and winner(moment)[0] == moment.view.seat)


def _lost(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=is_whole(moment) and winner(moment)[0] != moment.view.seat)


# -- trump, and the Crown ----------------------------------------------------------------------------------------


def _trump_it(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the lowest trump that would be winning where the suit that was led cannot be followed."""
    if not follows(moment) or holds_lead(moment):
        return None
    board, trumps = moment.view.board, sorted(trumps_held(moment), key=lambda card: (card == CROWN, card.rank))
    cards = board.trick.cards
    wins = (card for card in trumps if GOODGE.winning_place((*cards, card), board.trump) == len(cards))
    lowest = next(wins, None)
    return None if lowest is None else Pointer(Spot.CARD, lowest)


def _trump_won(moment: EveningMoment) -> Pointer | None:
    if not is_whole(moment):
        return None
    trick, trump = moment.view.board.trick, moment.view.board.trump
    card = winner(moment)[1]
    is_it = card != CROWN and card.suit is trump and suit_of(trick.cards[0], trump) is not trump
    return at_trick(moment, if_=is_it)


def _no_trump_yet(moment: EveningMoment) -> Pointer | None:
    is_it = follows(moment) and bool(trumps_held(moment)) and moment.view.board.lead is not moment.view.board.trump
    return in_hand(moment, if_=is_it and holds_lead(moment))


def _crown_waits(moment: EveningMoment) -> Pointer | None:
    is_it = _no_trump_yet(moment) is not None and CROWN in moment.view.hand
    return Pointer(Spot.HELD, CROWN) if is_it else None


def _crown_leads(moment: EveningMoment) -> Pointer | None:
    return Pointer(Spot.CARD, CROWN) if leads(moment) and CROWN in moment.view.hand else None


def _crown_follows(moment: EveningMoment) -> Pointer | None:
    is_led = follows(moment) and moment.view.board.lead is moment.view.board.trump
    return Pointer(Spot.CARD, CROWN) if is_led and trumps_held(moment) == [CROWN] else None


def _crown_won(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=is_whole(moment) and CROWN in moment.view.board.trick.cards)


def _crown_led(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=is_whole(moment) and moment.view.board.trick.cards[0] == CROWN)


def crown_asks(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the Crown if it was led, and the person is to play a card to it."""
    trick = moment.view.board.trick
    return Pointer(Spot.TRICK, CROWN, trick.leader) if follows(moment) and trick.cards[0] == CROWN else None


# -- ones, which are weak and rich -------------------------------------------------------------------------------


def _catch(moment: EveningMoment) -> Pointer | None:
    ones = ones_among(moment.view.board.trick.cards)
    return Pointer(Spot.TRICK, ones[0]) if ones and follows(moment) and winning(moment) else None


def _one_taken(moment: EveningMoment) -> bool:
    """Return True if a 1 lies in a whole trick that another card wins."""
    return is_whole(moment) and bool(set(ones_among(moment.view.board.trick.cards)) - {winner(moment)[1]})


def _caught(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=_one_taken(moment) and winner(moment)[0] == moment.view.seat)


def _missed(moment: EveningMoment) -> Pointer | None:
    return at_trick(moment, if_=_one_taken(moment) and winner(moment)[0] != moment.view.seat)


def _own_one(moment: EveningMoment) -> Pointer | None:
    ones = ones_among(moment.view.hand) if is_play(moment) else []
    return Pointer(Spot.HELD, ones[0]) if ones else None


def _rich(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at a card that is worth points and no 1, in the trick or in the hand; nowhere without one."""
    if not is_play(moment):
        return None
    for spot, cards in ((Spot.TRICK, moment.view.board.trick.cards), (Spot.HELD, moment.view.hand)):
        rich = [card for card in cards if worth(card) and card.rank != 1]
        if rich:
            return Pointer(spot, rich[0])
    return Pointer(Spot.NOWHERE)


# -- the Goodge, and the Stash -----------------------------------------------------------------------------------


def _in_exchange(moment: EveningMoment) -> bool:
    return moment.is_asked and moment.view.board.phase is Phase.EXCHANGE


def _you_are(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    return Pointer(Spot.MIDDLE, number=board.bid) if _in_exchange(moment) else None


def short_suit(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the Stash if the Goodge can lay a whole suit away."""
    counts = [sum(card.suit is suit for card in moment.view.hand) for suit in Suit]
    can = _in_exchange(moment) and any(0 < count <= STASH_SIZE for count in counts)
    return Pointer(Spot.MIDDLE) if can else None


def _short_suit(moment: EveningMoment) -> Pointer | None:
    return short_suit(moment) if moment.is_changed else None


def _lay_away(moment: EveningMoment) -> Pointer | None:
    return Pointer(Spot.MIDDLE) if _in_exchange(moment) and moment.is_changed else None


def _name_trump(moment: EveningMoment) -> Pointer | None:
    is_it = moment.is_asked and moment.view.board.phase is Phase.TRUMP
    return Pointer(Spot.MIDDLE) if is_it else None


def _draw_trumps(moment: EveningMoment) -> Pointer | None:
    is_it = leads(moment) and _is_goodge(moment) and len(trumps_held(moment)) >= _LONG
    return in_hand(moment, if_=is_it)


def _needs(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    left = board.bid - board.captured[moment.view.seat or 0]
    is_it = is_play(moment) and _is_goodge(moment) and len(board.tricks) >= 3 and left > 0
    return Pointer(Spot.PLATE, hand=moment.view.seat, number=left) if is_it else None


def _made(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    is_it = is_play(moment) and _is_goodge(moment) and board.captured[moment.view.seat or 0] >= board.bid
    return Pointer(Spot.PLATE, hand=moment.view.seat, number=board.bid) if is_it else None


def _last_trick(moment: EveningMoment) -> Pointer | None:
    return Pointer(Spot.STASH) if is_play(moment) and len(moment.view.hand) <= 3 else None


def _is_goodge(moment: EveningMoment) -> bool:
    return moment.view.board.goodge == moment.view.seat


# -- the auction -------------------------------------------------------------------------------------------------


def _bids(moment: EveningMoment) -> bool:
    return moment.is_asked and moment.view.board.phase is Phase.AUCTION


def _worth(moment: EveningMoment) -> Pointer | None:
    return Pointer(Spot.HAND, number=safe_bid(moment.view)) if _bids(moment) else None


def _outbid(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    if not _bids(moment) or not board.bid:
        return None
    return Pointer(Spot.PLATE, hand=board.bidder, number=board.bid, most=safe_bid(moment.view))


def _too_high(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at whoever has bid so much that the hand to bid is good for no more; None if it is."""
    at = _outbid(moment)
    return at if moment.view.board.lowest_bid > safe_bid(moment.view) else None


def _they_won(moment: EveningMoment) -> Pointer | None:
    board = moment.view.board
    is_it = is_play(moment) and not _is_goodge(moment)
    return Pointer(Spot.PLATE, hand=board.goodge, number=board.bid) if is_it else None


def together(moment: EveningMoment) -> Pointer | None:
    """Return a pointer at the card by which another wins points that the Goodge still needs."""
    board = moment.view.board
    if not is_whole(moment) or GOODGE.is_settled(board) or not any(map(worth, board.trick.cards)):
        return None
    return at_trick(moment, if_=winner(moment)[0] not in (board.goodge, moment.view.seat))


LINES: Mapping[Idea, Mapping[Line, _Finds]] = {
    Idea.TRICKS: {
        Line.WON: _won,
        Line.COULD_WIN: could_win,
        Line.LOST: _lost,
        Line.AIM: _aim,
        Line.FOLLOW: _follow,
        Line.LEAD: _lead,
        Line.VOID: _void,
    },
    Idea.TRUMP: {
        Line.CROWN_LED: _crown_led,
        Line.CROWN_WON: _crown_won,
        Line.COULD_WIN: could_win,
        Line.TRUMP_WON: _trump_won,
        Line.TRUMP_IT: _trump_it,
        Line.CROWN_FOLLOWS: _crown_follows,
        Line.CROWN_LEADS: _crown_leads,
        Line.CROWN_STILL: _crown_leads,
        Line.NO_TRUMP_YET: _no_trump_yet,
    },
    Idea.ONES: {
        Line.CAUGHT: _caught,
        Line.GAVE_ONE: gave_one,
        Line.COULD_CATCH: could_catch,
        Line.MISSED: _missed,
        Line.CATCH: _catch,
        Line.OWN_ONE: _own_one,
        Line.RICH: _rich,
    },
    Idea.GOODGE: {
        Line.SHORT_SUIT: _short_suit,
        Line.LAY_AWAY: _lay_away,
        Line.YOU_ARE: _you_are,
        Line.NAME_TRUMP: _name_trump,
        Line.DRAW_TRUMPS: _draw_trumps,
        Line.TOGETHER: together,
        Line.MADE: _made,
        Line.CROWN_WAITS: _crown_waits,
        Line.NEEDS: _needs,
        Line.LAST_TRICK: _last_trick,
    },
    Idea.BIDS: {
        Line.WORTH: _worth,
        Line.TOO_HIGH: _too_high,
        Line.OUTBID: _outbid,
        Line.YOU_WON: _you_are,
        Line.THEY_WON: _they_won,
        Line.MADE: _made,
        Line.TOGETHER: together,
        Line.CROWN_ASKS: crown_asks,
        Line.LAST_TRICK: _last_trick,
    },
}
