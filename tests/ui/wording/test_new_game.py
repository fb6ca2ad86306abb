"""What New game says."""

from __future__ import annotations

import pytest

from goodge.engine.games import game_named
from goodge.ui.games import FACES
from goodge.ui.games.offer import OWN_TARGET
from goodge.ui.scenes.new_game.plan import MatchPlan
from goodge.ui.wording.new_game import (
    DealMissing,
    DealTooLarge,
    NameMissing,
    NameTwice,
    NumberOff,
    Problem,
    alone_words,
    problem_words,
    teams_words,
    together_words,
    unfinished_words,
)

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (NameMissing(2), "Player 2 needs a name."),
        (NameTwice("Ann"), "Two players are called Ann: give one of them another name."),
        (NumberOff(OWN_TARGET.request, 1_000_000), "Play to a number from 1 to 1,000,000."),
        (DealMissing(), "Type the number of the deal, or let it be random."),
        (DealTooLarge(), "That deal number is too large."),
    ],
)
def test_what_keeps_a_match_from_starting_is_one_sentence(problem: Problem, said: str) -> None:
    assert problem_words(problem) == said


def test_a_limit_asks_for_its_own_number() -> None:
    plan = MatchPlan(FACES["pride"].offer)
    plan.write("minutes", "0")
    problem = plan.problem()
    assert problem is not None
    assert problem_words(problem) == "Minutes: a number from 1 to 9999, or nothing."


def test_who_plays_is_told_in_a_sentence() -> None:
    assert alone_words("Ann", ["Ben", "Cleo"]) == "Ann plays against Ben and Cleo."
    assert together_words(NAMES, 2) == "Ann, Ben and Cleo take turns at the screen."
    assert together_words(NAMES, 0) == "Ann, Ben and Cleo play: lean back and watch."


@pytest.mark.parametrize(
    ("persons", "end"),
    [
        (0, ": lean back and watch."),
        (1, "."),
        (2, ", taking turns at the screen."),
        (4, ", taking turns at the screen."),
    ],
)
def test_partners_are_told_together(persons: int, end: str) -> None:
    assert teams_words(["Ann", "Cleo"], ["Ben", "Dan"], persons) == f"Ann and Cleo play against Ben and Dan{end}"


def test_a_new_match_says_what_it_would_take_the_place_of() -> None:
    assert unfinished_words(game_named("pride"), NAMES) == (
        "League Spades with Ann, Ben and Cleo is not finished. Only one match of each game is kept: "
        "if you start a new one, the old one is deleted."
    )


def test_the_rules_are_told_in_words() -> None:
    plan = MatchPlan(FACES["pride"].offer)
    plan.write("target", "12000")
    plan.write("max_rounds", "10")
    plan.write("set_limit", "3")
    assert " ".join(plan.rules_in_words()) == (
        "Highest are the jokers, then the 2 of Spades. Everybody bids at least 1, a team at least 4. "
        "When a team has 12,000 points, the leading team wins. Tricks over the bid cost nothing. "
        "No more than 10 rounds. 3 broken contracts lose."
    )
    plan.write("max_rounds", "1")
    plan.write("set_limit", "1")
    assert plan.rules_in_words()[-2:] == ["No more than 1 round.", "A broken contract loses."]


def test_a_target_of_one_point_is_one_point() -> None:
    plan = MatchPlan(FACES["goodge"].offer)
    plan.write("target", "1")
    assert plan.rules_in_words()[0] == "When somebody has 1 point, the leader wins."
