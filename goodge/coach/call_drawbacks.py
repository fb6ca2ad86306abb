"""What speaks against a bid, a Stash or a trump that is about to be chosen: proved from the view and its judgement."""

from __future__ import annotations

from collections.abc import Iterator

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


def drawbacks_of_call(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Iterator[Reason]:
    """Yield what speaks against an action that is no card, the most telling first; nothing where nothing does.

    That is a bid over what is worth the risk, or one that a lower bid would do for; what the hand is good for, of a bid
    of fewer tricks or more, and what fewer lose; that nil is better; the card that is hardest to lose on nil; likely
    trumps or many points that are laid away; a suit that makes fewer trumps.
    """
    best = judged.best.action if judged.options else None
    match action, best:
        case Bid(), _ if isinstance(view.board, GoodgeBoard):
            yield from _of_bid(view, judged, action)
        case Bid(), Bid():
            yield from _of_tricks(view, action, best)
        case Bid(), Nil() | BlindNil():
            yield NilCounts(NIL_POINTS[best])
        case Nil(), _:
            yield from _of_nil(game, view)
        case Bury(), Bury():
            yield from _of_stash(view, action, best)
        case NameTrump(suit), NameTrump(other):
            count, most = (sum(suit_of(card, each) is each for card in view.hand) for each in (suit, other))
            if count < most:
                yield FewTrumps(suit, count, most)


def _of_bid(view: AnyView, judged: Judgement, bid: Bid) -> Iterator[TooHigh | RisksLess]:
    if not judged.limit or view.board.phase is not Phase.AUCTION:
        return
    best = judged.best.action
    if judged.limit < bid.amount:
        yield TooHigh(judged.limit)
    elif isinstance(best, Bid) and best.amount < bid.amount:
        yield RisksLess(best.amount, bid.amount)


def _of_tricks(view: AnyView, bad: Bid, best: Bid) -> Iterator[TricksHeld | CountsMore]:
    outlook = outlook_of(view)
    if outlook.fewest <= best.amount <= outlook.most and not outlook.fewest <= bad.amount <= outlook.most:
        yield TricksHeld(outlook.fewest, outlook.most)
    if bad.amount < best.amount:
        yield CountsMore(has_bags=bool(isinstance(view.board, PartnerBoard) and view.bags))


def _of_nil(game: AnyGame, view: AnyView) -> Iterator[SureTrick | NilSpades | NilDanger]:
    """Yield the card of a hand that is hardest to lose on nil, unless none is hard."""
    for reason in of_bidding_nil(game, view):
        if isinstance(reason, NilSpades) and reason.highest is not None and reason.higher <= FEW:
            yield reason if reason.higher else SureTrick(reason.highest)
            return
        if isinstance(reason, NilDanger) and reason.lower < COVERED:
            yield reason


def _of_stash(view: AnyView, bad: Bury, best: Bury) -> Iterator[LaysTrumpsAway | LaysPointsAway]:
    trump = best_trump(view.hand, best.cards, len(view.board.captured))
    trumps = tuple(card for card in bad.cards if card not in best.cards and suit_of(card, trump) is trump)
    points, least = (sum(map(worth, each.cards)) for each in (bad, best))
    if trumps:
        yield LaysTrumpsAway(trumps)
    elif points >= least + _MANY:
        yield LaysPointsAway(points)
