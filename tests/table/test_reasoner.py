"""Reasons and exact answers are worked out behind the screen, and what nobody waits for is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event

import pytest

from goodge.coach import Choice, Judge, Reason, Solved, failed_goals, reasons_for, solve
from goodge.coach.match_review import choice_at
from goodge.coach.why import Close, Costs, PointsAtStake
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.players import Budget
from goodge.table.goal_solver import GoalSolver
from goodge.table.reasoner import Reasoner
from tests.coach.rounds import played, record_of

STATES = played(GOODGE, 10, "novice")
RECORD = record_of(GOODGE, STATES)


@pytest.fixture(scope="module")
def choices() -> Sequence[Choice]:
    """Three choices with few cards left."""
    late = [place for place, state in enumerate(STATES[:-1]) if state.board.phase is Phase.PLAY][-12:]
    found = (choice_at(RECORD, Judge(GOODGE), (0, place)) for place in late)
    return [choice for choice in found if choice.judgement.options][:3]


def test_reasons_are_those_of_the_view_without_what_the_grade_tells_already(choices: Sequence[Choice]) -> None:
    reasoner, told = Reasoner(), 0
    for choice in choices:
        assert not reasoner.follow(RECORD, choice)
        assert reasoner.wait(60)
        assert reasoner.follow(RECORD, choice)
        view = RECORD.game.view_for(STATES[choice.action], choice.seat)
        every, left_out = reasons_for(GOODGE, view, choice.judgement), Close | Costs | PointsAtStake
        expected = [each for each in every if not isinstance(each, left_out)]
        assert list(reasoner.known(choice)) == expected
        assert not reasoner.follow(RECORD, choice), "it is not asked again"
        told += len(expected)
    assert told
    reasoner.close()


def test_a_choice_that_is_left_is_dropped_and_asked_again_later(
    choices: Sequence[Choice], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Event()

    def think(*arguments: object) -> tuple[Reason, ...]:
        begun.set()
        budget = arguments[-1]
        assert isinstance(budget, Budget)
        assert budget.yield_ is not None
        while True:
            budget.yield_()

    monkeypatch.setattr("goodge.table.reasoner.reasons_for", think)
    reasoner = Reasoner()
    reasoner.follow(RECORD, choices[0])
    assert begun.wait(120)
    monkeypatch.undo()
    reasoner.follow(RECORD, choices[1])
    assert reasoner.wait(60)
    assert reasoner.follow(RECORD, choices[0])
    assert reasoner.known(choices[0]) == ()
    assert reasoner.wait(60)
    assert reasoner.follow(RECORD, choices[0])
    reasoner.close()


def test_where_no_reason_can_be_found_it_is_noted_and_nothing_is_said(
    choices: Sequence[Choice], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> tuple[Reason, ...]:
        raise ValueError("no deal fits")

    monkeypatch.setattr("goodge.table.reasoner.reasons_for", fails)
    noted: list[str] = []
    reasoner = Reasoner(noted.append)
    reasoner.follow(RECORD, choices[0])
    assert reasoner.wait(60)
    assert reasoner.follow(RECORD, choices[0])
    assert reasoner.known(choices[0]) == ()
    assert "no deal fits" in noted[0]
    reasoner.close()


def test_a_goal_is_solved_as_by_the_coach() -> None:
    (goal,) = failed_goals(STATES[-1])
    late = STATES[-20:]
    solver = GoalSolver()
    solver.ask(GOODGE, late, goal)
    assert solver.wait(60)
    assert solver.poll() == (goal, solve(GOODGE, late, goal))
    solver.close()


def test_a_search_that_nobody_waits_for_ends_and_a_failure_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    (goal,) = failed_goals(STATES[-1])
    begun, ended, noted = Event(), Event(), list[str]()

    def search(*_: object, pause: object) -> Solved:
        assert callable(pause)
        begun.set()
        try:
            while True:
                pause()
        finally:
            ended.set()

    monkeypatch.setattr("goodge.table.goal_solver.solve", search)
    solver = GoalSolver(noted.append)
    solver.ask(GOODGE, STATES, goal)
    assert begun.wait(120)
    solver.cancel()
    assert ended.wait(120)
    assert solver.poll() is None

    def fails(*_: object, **__: object) -> Solved:
        raise ValueError("no cards")

    monkeypatch.setattr("goodge.table.goal_solver.solve", fails)
    solver.ask(GOODGE, STATES, goal)
    assert solver.wait(120)
    assert solver.poll() == (goal, None)
    assert "no cards" in noted[0]
    solver.close()
