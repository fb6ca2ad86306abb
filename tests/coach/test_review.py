"""A review goes through a match choice by choice, can be left, and goes on later."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from goodge.coach import Choice, MatchReview, RoundReview, review
from goodge.coach.match_review import choices_in
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES, GOODGE, SPIDGE
from goodge.players import Budget

from .rounds import GAME_IDS, played, record_of, with_other_cards

AT_ONCE = Budget(seconds=1e-9)  # one look at each option

pytestmark = pytest.mark.usefixtures("quick")


def test_an_auction_is_one_choice_of_each_seat_where_it_stopped() -> None:
    states = played(GOODGE, 7)
    calls = [place for place in choices_in(states) if states[place].board.phase is Phase.AUCTION]
    seats = [states[place].board.turn for place in calls]
    assert sorted(seats, key=str) == [0, 1, 2]
    last = {state.board.turn: place for place, state in enumerate(states) if state.board.phase is Phase.AUCTION}
    assert calls == sorted(last.values())


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
