"""What is said of cards laid away of which neither the points nor a suit that is gone tell more than of others."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from goodge.coach.counting import last_trick_count
from goodge.coach.hinting import advice_for
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.merits import merits, plan_of
from goodge.coach.reasons import reasons_for
from goodge.coach.why import Reason
from goodge.coach.why_plans import LaidAway, MoreTrumpsKept, PlansTrump, ShorterSuit, StaysInstead
from goodge.engine.actions import Bury
from goodge.engine.cards import Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, GoodgeView, worth
from goodge.engine.state import narrow
from goodge.players import Budget
from goodge.players.race import Clock
from goodge.players.strength import plan_with

from .rounds import played

GOODGE = GAMES["goodge"]


def found_stash(seed: int) -> GoodgeView:
    """The view of a Goodge who has taken the Stash."""
    state = next(each for each in played(GOODGE, seed) if each.board.phase is Phase.EXCHANGE)
    return narrow(GOODGE.view_for(state, state.board.turn), GoodgeBoard)


def left(view: GoodgeView, laid_away: Bury) -> Counter[Suit | None]:
    """How many cards of each suit stay; the Crown has none."""
    return Counter(card.suit for card in view.hand if card not in laid_away.cards)


def best_trump(view: GoodgeView, laid_away: Bury) -> Suit:
    """The trump that what stays is best for, by the rules of thumb."""
    return max(Suit, key=lambda suit: plan_with(view.hand, suit, laid_away.cards, 3).expected)


def swapped(view: GoodgeView) -> list[tuple[Bury, Bury]]:
    """Pairs of options that differ by one card without points."""
    low: list[Card] = [card for card in view.hand if card.rank in (2, 3, 4, 6, 7, 8)]
    sets = [(low[0], low[-1], card) for card in low[1:-1]]
    return [pair for one, two in combinations(map(Bury, sets), 2) for pair in ((one, two), (two, one))]


def test_more_trumps_and_shorter_suits_are_counted() -> None:
    kinds = Counter[type[Reason]]()
    for seed in range(10):
        view = found_stash(seed)
        for best, other in swapped(view):
            one, two = left(view, best), left(view, other)
            for reason in merits(GOODGE, view, best, other):
                kinds[type(reason)] += 1
                if isinstance(reason, MoreTrumpsKept):
                    crown = one[None]
                    assert (reason.count, reason.other_count) == (one[reason.suit] + crown, two[reason.suit] + crown)
                    assert reason.count > reason.other_count
                    assert one[reason.suit] == max(one.values()), "the longest suit is trump, or one as long"
                elif isinstance(reason, ShorterSuit):
                    assert (reason.count, reason.other_count) == (one[reason.suit], two[reason.suit])
                    assert 0 < reason.count < reason.other_count
                    assert reason.count <= 2
                    longer = [
                        two[suit] for suit in Suit if two[suit] < one[suit] and suit is not best_trump(view, best)
                    ]
                    assert all(reason.count < count for count in longer), "the other makes none as short"
    assert kinds[MoreTrumpsKept]
    assert kinds[ShorterSuit]
    assert kinds[StaysInstead]


def test_what_stays_is_told_only_where_nothing_tells_more() -> None:
    for seed in range(4):
        view = found_stash(seed)
        for best, other in swapped(view):
            kinds = set(map(type, merits(GOODGE, view, best, other)))
            assert StaysInstead not in kinds or len(kinds) == 1


def test_why_more_bids_succeed_is_told_before_how_many() -> None:
    """Laid away are the three cards worth most, or three worth none."""
    told = 0
    for seed in range(6):
        view = found_stash(seed)
        by_points = sorted(view.hand, key=lambda card: {1: 20, 5: 15}.get(card.rank, 0))
        best, other = Bury(tuple(by_points[-3:])), Bury(tuple(by_points[:3]))
        options = Weighed(best, 20.0, 0.5), Weighed(other, 0.0, 0.5)
        found = reasons_for(GOODGE, view, Judgement(options, other, 20.0, 0.1), 1)
        assert isinstance(found[0], LaidAway | MoreTrumpsKept | ShorterSuit) or not merits(GOODGE, view, best, other)
        told += isinstance(found[0], LaidAway)
    assert told


def test_the_plan_is_told_first_and_what_stays_instead_last() -> None:
    kinds = Counter[type[Reason]]()
    for seed in range(6):
        view = found_stash(seed)
        for best, other in swapped(view):
            beside, stays = merits(GOODGE, view, best, other), left(view, best)
            found = plan_of(view, best.cards, beside)
            kinds[type(beside[0])] += 1
            trump = best_trump(view, best)
            plan = PlansTrump(trump, stays[trump] + stays[None])
            assert (found[0] == plan) is not any(isinstance(reason, MoreTrumpsKept) for reason in beside)
            assert found[-len(beside) :] == beside
            points = LaidAway(sum({1: 20, 5: 15}.get(card.rank, 0) for card in best.cards))
            assert (points in found) is isinstance(beside[0], StaysInstead), "they lay as many points away"
    assert kinds[MoreTrumpsKept]
    assert kinds[StaysInstead]


def test_many_points_that_are_laid_away_are_told_whatever_else_is() -> None:
    seen = Counter[bool]()
    for seed in range(6):
        view = found_stash(seed)
        points = {card: worth(card) for card in view.hand}
        richest = sorted(view.hand, key=points.__getitem__)
        trumps = MoreTrumpsKept(Suit.SPADES, 5, 4)
        for cards in (richest[:3], richest[-3:]):
            laid = sum(map(points.__getitem__, cards))
            is_told = laid >= 20
            assert plan_of(view, tuple(cards), (trumps,)) == (trumps, *[LaidAway(laid)] * is_told)
            seen[is_told] += 1
    assert set(seen) == {True, False}


def test_a_stash_as_good_as_the_best_is_not_told_to_be_another_ones_second() -> None:
    for seed in range(4):
        view = found_stash(seed)
        best, other = swapped(view)[0]
        options = Weighed(best, 20.0, 0.5), Weighed(other, 19.0, 0.5)
        for done, is_told in ((other, False), (None, True)):
            found = reasons_for(GOODGE, view, Judgement(options, done, 0.0, 5.0), 1)
            assert any(reason in merits(GOODGE, view, best, other) for reason in found) is is_told


def test_a_hint_tells_how_often_the_points_laid_away_come_back_with_the_last_trick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where each deal is played out in eight rounds, of which the Goodge takes the last trick in six."""
    monkeypatch.setattr("goodge.coach.counting.last_tricks_won", lambda *_: 6)
    told = 0
    for seed in range(4):
        view = found_stash(seed)
        by_points = sorted(view.hand, key=lambda card: {1: 20, 5: 15}.get(card.rank, 0))
        count = last_trick_count(view, Bury(tuple(by_points[-3:])), 1, Clock(None))
        assert 4 * count.times == 3 * count.of > 0
        advice = advice_for(view, None, 1, Budget())
        for reason in advice.reasons:
            if isinstance(reason, LaidAway):
                told += reason.points > 0
                assert (reason.won is not None) == (reason.points > 0)
                assert reason.won is None or reason.won.tenths == 8
    assert told
