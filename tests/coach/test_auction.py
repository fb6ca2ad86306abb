"""Calls in the auction of Goodge, as the judge weighs them."""

from __future__ import annotations

import pytest

from goodge.coach import Judge, Judgement, Weighed
from goodge.coach.auction import DEALS, CallWeigher
from goodge.coach.counting import rival_counts
from goodge.coach.judge import SEED
from goodge.coach.reasons import reasons_for
from goodge.coach.why import Fails, Reason, SavedByRivals
from goodge.coach.why_bids import CostsLittle
from goodge.engine.actions import Bid, Pass
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.players.bidding import prices_of
from goodge.players.race import Clock

from .rounds import played

GOODGE = GAMES["goodge"]


def test_a_bid_that_can_only_drive_up_what_others_bid_is_no_better_than_a_pass() -> None:
    """The deals in which others bid on would say that it is."""
    tempting = 0
    for seed in range(8):
        state = played(GOODGE, seed)[0]
        view, clock = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard), Clock(None)
        weigher, prices = CallWeigher(view, Bid(150)), prices_of(view, seed, clock, DEALS)
        worths, limit = weigher.run(seed, clock).worths, prices.limit(view.board.lowest_bid, 0.0)
        over = [option for option in weigher.options if isinstance(option, Bid) and option.amount > limit]
        for option in over:
            assert worths[option] <= worths[Pass()]
            tempting += prices.worth_of_bid(option.amount, option.amount) > worths[Pass()]
    assert tempting


def test_where_a_bid_over_the_limit_comes_to_as_much_as_a_pass_the_pass_is_best() -> None:
    tied = 0
    for state in (
        state for seed in range(3, 8) for state in played(GOODGE, seed) if state.board.phase is Phase.AUCTION
    ):
        view = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard)
        weigher = CallWeigher(view, None)
        worths = weigher.run(1, Clock(None)).worths
        best = max(weigher.options, key=worths.__getitem__)
        if worths[best] == worths[Pass()]:
            tied += any(worths[option] == worths[best] for option in weigher.options if isinstance(option, Bid))
            assert best == Pass()
    assert tied


def test_a_bid_over_the_limit_costs_what_comes_of_it_where_nobody_goes_higher() -> None:
    """Driving others up looks as if it made up for it."""
    tempting = 0
    for seed in range(8):
        state = played(GOODGE, seed)[0]
        view, clock = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard), Clock(None)
        prices, worths = prices_of(view, seed, clock, DEALS), CallWeigher(view, Bid(150)).run(seed, clock).worths
        limit, none = prices.limit(view.board.lowest_bid, 0.0), 0
        for option in worths:
            if isinstance(option, Bid) and option.amount > limit:
                left, alone = prices.worth_of_pass(none), prices.worth_of_risk(option.amount, none)
                assert worths[Pass()] == left
                assert worths[option] == min(left, alone)
                tempting += prices.worth_of_bid(option.amount, option.amount) >= left > alone + 2
    assert tempting


def told_of_rivals(view: AnyView, options: tuple[Weighed, ...], done: Bid) -> tuple[list[Reason], list[SavedByRivals]]:
    """All reasons, and those that a bid costs little because of others' hands."""
    judged = Judgement(
        options, done, options[0].worth - next(each.worth for each in options if each.action == done), 0.1
    )
    found = [*reasons_for(GOODGE, view, judged, 1)]
    return found, [reason for reason in found if isinstance(reason, SavedByRivals)]


@pytest.mark.parametrize("amount", [60, 120, 150, 250])
def test_of_a_bid_that_mostly_fails_it_is_told_in_how_many_deals_others_are_good_for_more(amount: int) -> None:
    told = 0
    for seed in range(12):
        state = played(GOODGE, seed)[0]
        view = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard)
        done = Bid(amount)
        found, because = told_of_rivals(view, (Weighed(Pass(), 2.0, 0.5), Weighed(done, 0.0, 0.5)), done)
        missed = [reason.missed.tenths for reason in found if isinstance(reason, Fails) and reason.action == done]
        again = rival_counts(view, None, amount, 99, Clock(None))[1]  # over other deals
        if because:
            assert max(missed) >= 6, "it mostly fails by what is told below it"
            assert abs(because[0].times.share - again.share) < 0.2
            assert because[0].times.share >= 0.5
        else:
            assert max(missed, default=0) < 6 or again.share < 0.7
        told += bool(because)
        assert not told_of_rivals(view, (Weighed(Pass(), 30.0, 0.5), Weighed(done, 0.0, 0.5)), done)[1], "it costs much"
        assert not told_of_rivals(view, (Weighed(done, 2.0, 0.5), Weighed(Pass(), 0.0, 0.5)), done)[1], "it is the best"
    assert bool(told) == (amount in (120, 150)), "of 60 most are made, and nobody can go above 250"


def test_a_pass_that_is_little_better_than_a_bid_is_told_that_others_may_well_go_higher() -> None:
    told = 0
    for seed in range(12):
        state = played(GOODGE, seed)[0]
        view, bid = narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard), Bid(150)
        for lead, error in ((8.0, 0.1), (12.0, 0.1), (8.0, 5.0)):
            judged = Judgement((Weighed(Pass(), lead, 0.5), Weighed(bid, 0.0, 0.5)), error=error)
            found = [each for each in reasons_for(GOODGE, view, judged, 1) if isinstance(each, CostsLittle)]
            assert not found or (lead, error) == (8.0, 0.1), "much better, or as good"
            told += len(found)
            assert all(each.times.share >= 0.5 for each in found)
    assert told


def test_how_far_a_bid_may_go_hardly_moves_through_an_auction() -> None:
    more_than_once = 0
    for seed in range(1, 7):
        limits = dict[int, list[int]]()
        for state in played(GOODGE, seed):
            if state.board.phase is not Phase.AUCTION:
                break
            view = GOODGE.view_for(state, state.board.turn)
            limits.setdefault(state.board.to_act, []).append(Judge(GOODGE).judge(view, None, SEED).limit)
        for found in limits.values():
            told = [limit for limit in found if limit]
            assert all(limit % 5 == 0 for limit in told)
            if len(told) > 1:
                more_than_once += 1
                assert max(told) - min(told) <= 10, found
    assert more_than_once > 4


def test_over_the_ceiling_no_search_finds_a_bid_worth_it() -> None:
    high = 0
    for seed in range(8):
        state = played(GOODGE, seed)[0]
        judged = Judge(GOODGE).judge(GOODGE.view_for(state, state.board.turn), None, SEED)
        assert judged.ceiling is not None
        assert judged.limit <= judged.ceiling
        worths = {option.action: option.worth for option in judged.options}
        over = [action for action in worths if judged.is_too_high(action)]
        assert all(worths[action] <= worths[Pass()] for action in over)
        assert not judged.is_too_high(Pass())
        high += len(over)
    assert high
