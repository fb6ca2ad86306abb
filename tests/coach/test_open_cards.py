"""Could it have been made? Against brute force on small endings, and played out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from goodge.coach.goals import Aim, Goal, MakeBid, MakeContract, MakeNil, MakeSlam, MakeTen, failed_goals, goals_of
from goodge.coach.open_cards import Answer, solve
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES, SPADES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.players.reference.clairvoyant import Clairvoyant

from .rounds import GAME_IDS, played

GOODGE = GAMES["goodge"]
ROUNDS = 6


def can_by_force(game: AnyGame, state: AnyState, goal: Goal) -> bool:
    """Try every card by the rules: one for the goal is enough, and all against it must let it be."""
    if state.board.is_over:
        assert state.result is not None
        return goal.is_reached(state.result.points)
    acting = state.board.acting or 0
    ends = (can_by_force(game, game.apply(state, action)[0], goal) for action in game.legal_actions(state))
    return any(ends) if goal.hands >> acting & 1 else all(ends)


def endings(game: AnyGame, left: int) -> Iterator[list[AnyState]]:
    """The last states of some rounds, this many cards in each hand."""
    for seed in range(2 if game.id == "spidge" else ROUNDS):  # which has nine goals a round
        states = played(game, seed, "novice")
        first = next(place for place, state in enumerate(states) if max(map(len, state.hands)) == left)
        yield states[first:]


def near(end: AnyState) -> Iterator[Goal]:
    """The goals of a round, and others like them that were just reached or just missed."""
    assert end.result is not None
    for goal in goals_of(end):
        yield goal
        total = sum(weight * points for weight, points in zip(goal.weights, end.result.points, strict=True))
        for step in (-5, 0, 5, 20) if isinstance(goal.aim, MakeBid) else (-1, 0, 1):
            yield replace(goal, limit=max(0, total + step))


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_agrees_with_brute_force_on_small_endings(game: str) -> None:
    answers = set()
    for states in endings(GAMES[game], 3):
        for goal in near(states[-1]):
            by_force = [can_by_force(GAMES[game], state, goal) for state in states]
            found = solve(GAMES[game], states, goal)
            since = next((place for place, can in enumerate(by_force) if can), None)
            assert found.since == since
            assert found.answer is (Answer.NO if since is None else Answer.LATER if since else Answer.YES)
            lost = [place for place, (can, then) in enumerate(pairwise(by_force)) if can > then]
            assert found.missed == (lost[-1] if lost else None)
            answers.add(found.answer)
    assert answers == {Answer.YES, Answer.LATER, Answer.NO}


def most_by_force(game: AnyGame, state: AnyState, goal: Goal) -> int:
    """The most that can be had, by every card by the rules."""
    if state.board.is_over:
        assert state.result is not None
        return sum(weight * points for weight, points in zip(goal.weights, state.result.points, strict=True))
    ends = [most_by_force(game, game.apply(state, action)[0], goal) for action in game.legal_actions(state)]
    return max(ends) if goal.hands >> (state.board.acting or 0) & 1 else min(ends)


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_where_the_answer_is_no_it_says_how_much_was_possible(game: str) -> None:
    told = 0
    for states in endings(GAMES[game], 3):
        for goal in near(states[-1]):
            found = solve(GAMES[game], states, goal)
            if found.answer is Answer.NO and goal.is_least:
                most = most_by_force(GAMES[game], states[0], goal)
                step = 5 if game == "goodge" else 1
                short = (goal.limit - 1) // step * step
                assert found.most == (most if most < short else None)
                told += most < short
            else:
                assert found.most is None
    assert told > 0


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_line_reaches_the_goal_by_the_rules(game: str) -> None:
    lines = 0
    for states in endings(GAMES[game], 7):
        for goal in near(states[-1]):
            found = solve(GAMES[game], states, goal)
            if found.since is not None:
                state = states[found.since]
                for action in found.line:
                    state, _ = GAMES[game].apply(state, action)
                assert state.result is not None
                assert goal.is_reached(state.result.points)
                lines += 1
            assert (found.since is None) == (not found.line)
    assert lines > 3


def test_a_defence_that_sees_all_cards_does_not_stop_what_is_proved() -> None:
    """Nor does a Goodge who sees them all, and searches, make what is proved to be lost."""
    judged = set()
    for number, states in enumerate(endings(GOODGE, 8)):
        end = narrow(states[-1], GoodgeBoard)
        (goal,) = goals_of(end)
        taken = end.board.captured[end.board.goodge or 0]
        goal = replace(goal, limit=taken + (15 if number % 2 else -15))
        state, proved = states[0], solve(GOODGE, states[:1], goal).answer is Answer.YES
        while not state.board.is_over:
            is_goodge = bool(goal.hands >> state.board.to_act & 1)
            seen = narrow(state, GoodgeBoard)
            if is_goodge == proved:
                action = solve(GOODGE, [state], goal if proved else _against(goal)).line[0]
            else:  # to a Clairvoyant the bid is what the goal asks for
                seen = replace(seen, board=replace(seen.board, bid=goal.limit))
                action = Clairvoyant().choose(seen, number)
            state, _ = GOODGE.apply(state, action)
        assert state.result is not None
        assert goal.is_reached(state.result.points) == proved
        judged.add(proved)
    assert judged == {True, False}


def _against(goal: Goal) -> Goal:
    """The goal of all others: that this one is missed."""
    others = (1 << len(goal.weights)) - 1 ^ goal.hands
    return Goal(goal.aim, others, goal.weights, goal.limit - 1, is_least=False)


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_was_reached_is_told_by_the_result(game: str) -> None:
    for seed in range(ROUNDS):
        end = played(GAMES[game], seed)[-1]
        failed = failed_goals(end)
        assert end.result is not None
        tallies = GAMES[game].tally(end.board, end.result)
        for goal in goals_of(end):
            is_made = _made(goal.aim, tallies, end)
            assert goal.is_reached(end.result.points) == is_made
            by = goal.missed_by(end.result.points)
            assert (goal in failed) == (not is_made and (game != "spidge" or by == 1)), "there nothing is bid"


def _made(aim: Aim, tallies: tuple[dict[str, int], ...], end: AnyState) -> bool:
    """Whether it was made, as statistics count it, or by the tricks where they do not."""
    assert end.result is not None
    tricks = end.result.points
    match aim:
        case MakeBid(seat):
            return tallies[seat]["made"] > 0
        case MakeContract(side):
            return tallies[side]["made"] > 0
        case MakeNil(hand):
            return tricks[hand] == 0
        case MakeSlam(hand):
            return tricks[hand] >= 10 and tricks[4 - hand] == 0
        case MakeTen(seat):
            return sum(tricks[hand] for hand, holder in enumerate(end.board.holders) if holder == seat) >= 10
    raise AssertionError(aim)


def test_without_the_time_it_says_so() -> None:
    states = played(GOODGE, 1)
    (goal,) = goals_of(states[-1])
    found = solve(GOODGE, states[:30], goal, nodes=50)
    assert found.answer is Answer.UNPROVED


def test_before_a_card_is_played_nothing_is_asked() -> None:
    states = played(SPADES, 1)
    (goal, *_) = goals_of(states[-1])
    assert solve(SPADES, states[:3], goal).answer is Answer.UNPROVED
    assert goals_of(states[0]) == ()
