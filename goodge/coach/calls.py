"""Why a call is better than another: counts that speak for it, never for the other one, and what the rules pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.actions import Action, Bid, BlindNil, NameTrump, Nil, Pass
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, GoodgeView
from ..engine.partners import NIL_POINTS, PartnerBoard
from ..engine.state import narrow
from ..players.race import Clock
from .counting import DealCount, count_calls, rival_counts
from .goals import Aim
from .judgement import Judgement
from .swing import scale_of
from .why import (
    BidsOn,
    Fails,
    LesserRisk,
    MoreOften,
    NilCounts,
    Reason,
    Risks,
    RisksLess,
    RivalFails,
    RivalMakes,
    SavedByRivals,
    Succeeds,
)
from .why_bids import CostsLittle, CountsMore

_MOSTLY = 0.5  # of the deals, from which on something happens often enough to speak for a call
_NOW_AND_THEN = 0.15
_MOST_OF_TEN = 6  # tenths as they are told, from which on a bid "would mostly fail"


def reasons_of_call(
    game: AnyGame, view: AnyView, best: Action, other: Action, seed: int, clock: Clock, *, is_close: bool = False
) -> tuple[Reason, ...]:
    """Return what is counted over deals that fit and speaks for a call, a Stash or a trump against another one.

    Where the two are close, nothing that sets them apart is among it: rough play, which is counted, tells less.
    """
    seen: AnyView | GoodgeView = narrow(view, GoodgeBoard) if isinstance(view.board, GoodgeBoard) else view
    counts = {action: (aim, count) for action, aim, count in count_calls(game, seen, (best, other), seed, clock)}
    if isinstance(best, Bid | Pass | Nil | BlindNil) or isinstance(other, BlindNil):
        every = sorted(_of_bids(view, best, other, counts), key=lambda each: not _costs_a_bid(view, each))
        found = tuple(each for each in every if not (is_close and isinstance(each, Fails)))
        if isinstance(view.board, GoodgeBoard) and not any(map(_is_telling, found)):
            found = (*_of_rivals(narrow(view, GoodgeBoard), best, other, seed, clock), *found)
        return found or (tuple(every) if isinstance(best, Pass) else ())
    if len(counts) > 1 and not is_close:
        (aim, one), (_, two) = counts[best], counts[other]
        if one.share > two.share and one.differs_from(two):
            return (MoreOften(best, aim, one, other, two),)
    if isinstance(best, NameTrump) and counts[best][1].share >= _MOSTLY:
        return (Succeeds(best, *counts[best]),)
    return ()


def as_one(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return reasons in which the risk of a bid is told together with what becomes of the one that stands."""
    risk = next((reason for reason in reasons if isinstance(reason, Risks)), None)
    rival = next((reason for reason in reasons if isinstance(reason, RivalMakes)), None)
    if risk is None or rival is None:
        return tuple(reasons)
    both = LesserRisk(risk.action, risk.aim, risk.reached, rival.seat, rival.bid, rival.made)
    return (both, *(reason for reason in reasons if reason not in (risk, rival)))


def saved_by_rivals(
    view: AnyView, judged: Judgement, counted: Sequence[Reason], seed: int, clock: Clock
) -> tuple[Reason, ...]:
    """Return why a bid of The Goodge Rules costs little that was made and, by what was counted, fails in most deals.

    It does where another hand mostly looks good for more; nothing is told of the best choice, nor where much was lost.
    """
    done = judged.done
    if not isinstance(view.board, GoodgeBoard) or not isinstance(done, Bid) or done == judged.best.action:
        return ()
    fails = (
        reason.missed if isinstance(reason, Fails) else reason.reached.opposite
        for reason in counted
        if isinstance(reason, Fails | Risks) and reason.action == done
    )
    if judged.gap >= scale_of(view.game).inaccuracy or not any(count.tenths >= _MOST_OF_TEN for count in fails):
        return ()
    _, more = rival_counts(narrow(view, GoodgeBoard), None, done.amount, seed, clock)
    return (SavedByRivals(done, more),) if more.share >= _MOSTLY else ()


def costs_little(
    view: AnyView, judged: Judgement, counted: Sequence[Reason], seed: int, clock: Clock
) -> tuple[CostsLittle, ...]:
    """Return why a pass of The Goodge Rules is little better than a bid that, by what was counted, fails in most deals.

    Nothing where it is much better, or where they are as good: then it is told that the bid needs a higher one.
    """
    bid = judged.options[1].action
    is_best = judged.done in (None, judged.best.action)
    is_pass = isinstance(view.board, GoodgeBoard) and isinstance(judged.best.action, Pass) and is_best
    if not is_pass or not isinstance(bid, Bid) or judged.is_close or judged.lead >= scale_of(view.game).mistake:
        return ()
    if not any(isinstance(reason, Fails) and reason.missed.tenths >= _MOST_OF_TEN for reason in counted):
        return ()
    _, more = rival_counts(narrow(view, GoodgeBoard), None, bid.amount, seed, clock)
    return (CostsLittle(bid.amount, more),) if more.share >= _MOSTLY else ()


def _is_telling(reason: Reason) -> bool:
    """Return True for a count that is reason enough by itself."""
    return isinstance(reason, Succeeds) or _mostly_fails(reason)


def _costs_a_bid(view: AnyView, reason: Reason) -> bool:
    """Return True for a bid of The Goodge Rules that mostly fails: that tells more than what else speaks against it."""
    return isinstance(view.board, GoodgeBoard) and _mostly_fails(reason)


def _mostly_fails(reason: Reason) -> bool:
    return isinstance(reason, Fails) and reason.missed.share >= _MOSTLY


def _of_bids(
    view: AnyView, best: Action, other: Action, counts: dict[Action, tuple[Aim, DealCount]]
) -> Iterator[Reason]:
    """Yield how often the bid is made, or the other one is not, and what they count.

    In The Goodge Rules it is told though it speaks against the bid: whoever bids has to know the risk.
    """
    is_higher = isinstance(best, Bid) and isinstance(other, Bid) and best.amount > other.amount
    if isinstance(best, Bid) and isinstance(view.board, PartnerBoard) and is_higher:
        yield CountsMore(has_bags=bool(view.bags))
    if isinstance(best, Bid) and isinstance(other, Bid) and isinstance(view.board, GoodgeBoard) and not is_higher:
        yield RisksLess(best.amount, other.amount)
    if best in counts and counts[best][1].share >= _MOSTLY:
        yield Succeeds(best, *counts[best])
    if isinstance(best, Nil | BlindNil):
        yield NilCounts(NIL_POINTS[best])
    if other in counts and not is_higher and not isinstance(best, Nil | BlindNil):
        aim, fails = counts[other][0], counts[other][1].opposite
        own = counts[best][1].opposite if isinstance(best, Bid) and isinstance(other, Bid) else None
        if fails.share >= _NOW_AND_THEN and (own is None or (own.share < fails.share and own.tenths != fails.tenths)):
            yield Fails(other, aim, fails)
    if best in counts and counts[best][1].share < _MOSTLY and isinstance(view.board, GoodgeBoard):
        yield Risks(best, *counts[best])


def _of_rivals(view: GoodgeView, best: Action, other: Action, seed: int, clock: Clock) -> Iterator[Reason]:
    """Yield what others would do in an auction: with the bid that stands, and over the one that is weighed."""
    bidder, bid = view.board.bidder, view.board.bid
    raised = best if isinstance(other, Pass) else other if isinstance(best, Bid) and isinstance(other, Bid) else None
    over = raised.amount if isinstance(raised, Bid) else bid
    is_bid = isinstance(best, Bid)
    if not bid or bidder in (None, view.seat):
        bidder = None
    makes, bids_on = rival_counts(view, bidder, over, seed, clock)
    if makes is not None and bidder is not None and is_bid and isinstance(other, Pass) and makes.share >= _MOSTLY:
        yield RivalMakes(bidder, bid, makes)
    if makes is not None and bidder is not None and not is_bid and makes.share < _MOSTLY:
        yield RivalFails(bidder, bid, makes.opposite)
    is_higher = not isinstance(other, Bid) or (isinstance(best, Bid) and best.amount > other.amount)
    if is_bid and is_higher and bids_on.share >= _MOSTLY:
        yield BidsOn(over, bids_on)
