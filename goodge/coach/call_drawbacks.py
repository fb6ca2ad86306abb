"""What speaks against a bid, a Stash or a trump that is about to be chosen: proved from the view and its judgement."""

from __future__ import annotations

from ..engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.partners import NIL_POINTS, PartnerBoard
from ..engine.tricks import suit_of
from ..players.anygame.advice import outlook_of
from .judgement import Judgement
from .merits import FEW, best_trump
from .nil_cards import COVERED, of_bidding_nil
from .why import NilCounts, Reason, RisksLess
from .why_against import FewTrumps, LaysPointsAway, LaysTrumpsAway
from .why_bids import CountsMore, TooHigh, TricksHeld
from .why_nil import NilDanger, NilSpades, SureTrick

_MANY = 10  # points laid away beyond those of the best choice, from which on they are told


def drawback_of_call(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Reason | None:
    """Return what most speaks against an action that is no card, None where nothing does by itself.

    That is a bid over what is worth the risk, or one that a lower bid would do for; a bid of too few tricks, of too
    many, or of any where nil is better; the card that is hardest to lose on nil; likely trumps or many points that are
    laid away; a suit that makes fewer trumps.
    """
    best = judged.best.action if judged.options else None
    match action, best:
        case Bid(), _ if isinstance(view.board, GoodgeBoard):
            return _of_bid(view, judged, action)
        case Bid(amount), Bid(more) if amount < more:
            return CountsMore(has_bags=bool(isinstance(view.board, PartnerBoard) and view.bags))
        case Bid(), Nil() | BlindNil():
            return NilCounts(NIL_POINTS[best])
        case Bid(amount), Bid(fewer):
            outlook = outlook_of(view)
            is_counted = fewer <= outlook.most < amount
            return TricksHeld(outlook.fewest, outlook.most) if is_counted else None
        case Nil(), _:
            return _of_nil(game, view)
        case Bury(), Bury():
            return _of_stash(view, action, best)
        case NameTrump(suit), NameTrump(other):
            count, most = (sum(suit_of(card, each) is each for card in view.hand) for each in (suit, other))
            return FewTrumps(suit, count, most) if count < most else None
    return None


def _of_bid(view: AnyView, judged: Judgement, bid: Bid) -> TooHigh | RisksLess | None:
    if not judged.limit or view.board.phase is not Phase.AUCTION:
        return None
    if judged.limit < bid.amount:
        return TooHigh(judged.limit)
    best = judged.best.action
    return RisksLess(best.amount, bid.amount) if isinstance(best, Bid) and best.amount < bid.amount else None


def _of_nil(game: AnyGame, view: AnyView) -> SureTrick | NilSpades | NilDanger | None:
    """Return the card of a hand that is hardest to lose on nil, unless none is hard."""
    for reason in of_bidding_nil(game, view):
        if isinstance(reason, NilSpades) and reason.highest is not None and reason.higher <= FEW:
            return reason if reason.higher else SureTrick(reason.highest)
        if isinstance(reason, NilDanger) and reason.lower < COVERED:
            return reason
    return None


def _of_stash(view: AnyView, bad: Bury, best: Bury) -> LaysTrumpsAway | LaysPointsAway | None:
    trump = best_trump(view.hand, best.cards, len(view.board.captured))
    trumps = tuple(card for card in bad.cards if card not in best.cards and suit_of(card, trump) is trump)
    if trumps:
        return LaysTrumpsAway(trumps)
    points, least = (sum(map(worth, each.cards)) for each in (bad, best))
    return LaysPointsAway(points) if points >= least + _MANY else None
