"""A review goes through a match choice by choice, can be left, and goes on later."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from goodge.coach import Choice, Judge, MatchReview, RoundReview, review
from goodge.coach.match_review import choice_at, choices_in, round_review
from goodge.engine.actions import Bid
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES, GOODGE, SPIDGE
from goodge.engine.values import replace
from goodge.players import Budget

from .rounds import GAME_IDS, played, record_of, with_other_cards

AT_ONCE = Budget(seconds=1e-9)  # one look at each option

pytestmark = pytest.mark.usefixtures("quick")


def test_of_an_auction_each_last_bid_and_each_last_call_is_judged() -> None:
    states = played(GOODGE, 7)
    number = sum(state.board.phase is Phase.AUCTION for state in states)
    calls = [(state.board.turn, state_after.actions[-1]) for state, state_after in pairwise(states[: number + 1])]
    expected = set[int]()
    for seat in range(3):
        own = [place for place, (caller, _) in enumerate(calls) if caller == seat]
        bids = [place for place in own if isinstance(calls[place][1], Bid)]
        expected |= {own[-1], *bids[-1:]}
    assert len(expected) > 3, "somebody has bid and been overbid"
    assert [place for place in choices_in(states) if place < number] == sorted(expected)
    assert choices_in(states)[len(expected) :] == list(range(number, len(states) - 1))


def test_an_auction_that_is_not_over_is_judged_so_far() -> None:
    states = played(GOODGE, 7)
    assert choices_in(states[:3]) == [0, 1]


def test_a_bid_that_was_overbid_is_no_part_of_luck() -> None:
    states = played(GOODGE, 7)
    record = record_of(GOODGE, states)
    judge = Judge(GOODGE)
    choices = [choice_at(record, judge, (0, place), budget=AT_ONCE) for place in choices_in(states)]
    calls = [choice for choice in choices if choice.phase is Phase.AUCTION]
    overbid = next(each for each in calls if any(after.seat == each.seat for after in calls[calls.index(each) + 1 :]))
    dear = replace(overbid, judgement=replace(overbid.judgement, loss=100.0))
    told = [dear if choice is overbid else choice for choice in choices]
    assert round_review(record, 0, told) == round_review(record, 0, choices)
    last = replace(calls[-1], judgement=replace(calls[-1].judgement, loss=100.0))
    told = [last if choice is calls[-1] else choice for choice in choices]
    assert round_review(record, 0, told) != round_review(record, 0, choices)


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_choice_stands_where_it_was_made(game: str) -> None:
    states = played(GAMES[game], 5)
    found = list(review(record_of(GAMES[game], states), budget=AT_ONCE))
    *choices, luck, end = found
    assert isinstance(end, MatchReview)
    assert isinstance(luck, RoundReview)
    for choice in choices:
        assert isinstance(choice, Choice)
        before, after = states[choice.action], states[choice.action + 1]
        assert (choice.seat, choice.phase) == (before.board.turn, before.board.phase)
        if choice.phase is not Phase.EXCHANGE:
            assert choice.judgement.done == after.actions[-1]
    places = [choice.action for choice in choices if isinstance(choice, Choice)]
    assert all(one < other for one, other in pairwise(places))
    assert sum(end.choices) == len(choices)


def test_the_mean_loss_is_that_of_the_choices() -> None:
    *choices, end = review(record_of(SPIDGE, played(SPIDGE, 5)), budget=AT_ONCE)
    assert isinstance(end, MatchReview)
    for seat in range(3):
        own = [found.judgement.loss for found in choices if isinstance(found, Choice) and found.seat == seat]
        assert end.mean_loss[seat] == pytest.approx(sum(own) / len(own))


def _ending(states: list[AnyState], left: int) -> list[AnyState]:
    """The states up to the first with this many cards in the hand to act."""
    return next(
        states[: number + 2]
        for number, state in enumerate(states)
        if len(state.hands[state.board.acting or 0]) == left and len(state.board.trick.cards) == 0
    )


def test_a_review_goes_on_with_what_is_known_and_comes_to_the_same() -> None:
    record = record_of(SPIDGE, played(SPIDGE, 5))
    whole = list(review(record, seed=3, budget=AT_ONCE))
    start = [found for found in islice(review(record, seed=3), 2) if isinstance(found, Choice)]
    known = {(choice.round, choice.action): choice for choice in start}
    again = list(review(record, seed=3, budget=AT_ONCE, known=known))
    assert again[:2] == start
    assert len(again) == len(whole)


@pytest.mark.parametrize("game", ["spades", "spidge"])
def test_a_review_of_other_hidden_cards_says_the_same_of_the_seat_that_cannot_see_them(game: str) -> None:
    states = played(GAMES[game], 5)
    short = _ending(states, 11)
    seat = short[-2].board.turn
    other = with_other_cards(GAMES[game], short[-2], 1)
    again = [GAMES[game].open_round(short[0].match, other.deal)[0]]
    for action in short[-1].actions:
        again.append(GAMES[game].apply(again[-1], action)[0])
    both = [
        [found for found in review(record_of(GAMES[game], some)) if isinstance(found, Choice) and found.seat == seat]
        for some in (short, again)
    ]
    assert both[0] == both[1]
    assert both[0]
