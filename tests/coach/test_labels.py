"""Labels: shares of the game's swing, and nothing said within the noise."""

from __future__ import annotations

import pytest

from goodge.coach import Grade, Judgement, Scale, Weighed
from goodge.coach.judgement import error_of, label_of, loss_of
from goodge.coach.swing import scale_of
from goodge.engine.actions import Action, Bid, Pass
from goodge.engine.games import GAMES

SCALE = Scale(swing=300.0, noise=1.0)
BEST, DONE = Bid(50), Pass()
Worths = dict[Action, float]


def verdict(loss: float, error: float = 0.5, gap: float | None = None) -> Grade:
    worth = loss if gap is None else gap
    options = (Weighed(BEST, 0.0, 0.5), Weighed(DONE, -worth, 0.4))
    return label_of(Judgement(options, DONE, loss, error), SCALE)


@pytest.mark.parametrize(
    ("loss", "label"),
    [
        (4.9, Grade.GOOD),
        (5.0, Grade.INACCURACY),
        (9.9, Grade.INACCURACY),
        (10.0, Grade.MISTAKE),
        (19.9, Grade.MISTAKE),
        (20.0, Grade.BLUNDER),
        (300.0, Grade.BLUNDER),
    ],
)
def test_grades_are_shares_of_the_swing(loss: float, label: Grade) -> None:
    assert verdict(loss) is label


def test_within_the_noise_it_is_close_whatever_it_seems_to_cost() -> None:
    assert verdict(30.0, error=16.0) is Grade.CLOSE
    assert verdict(30.0, error=14.0) is Grade.BLUNDER


def test_the_smaller_loss_counts_and_it_is_never_below_nothing() -> None:
    runs: list[Worths] = [{BEST: 10.0, DONE: 2.0}, {BEST: 10.0, DONE: 7.0}]
    assert loss_of(DONE, BEST, runs) == 3.0
    assert loss_of(DONE, BEST, [*runs, {BEST: 1.0, DONE: 7.0}]) == 0.0
    assert loss_of(BEST, BEST, runs) == 0.0


def test_what_one_search_takes_for_best_has_to_prove_so_in_the_other() -> None:
    third = Bid(60)
    runs: list[Worths] = [{BEST: 14.0, third: 15.0, DONE: 2.0}, {BEST: 14.0, third: 9.0, DONE: 2.0}]
    assert loss_of(DONE, BEST, runs) == 7.0
    assert loss_of(DONE, BEST, [runs[0], {BEST: 14.0, third: 1.0, DONE: 2.0}]) == 0.0


def test_what_all_options_have_in_common_is_no_noise() -> None:
    alike: list[Worths] = [{BEST: 10.0, DONE: 2.0}, {BEST: 30.0, DONE: 22.0}]
    apart: list[Worths] = [{BEST: 10.0, DONE: 2.0}, {BEST: 2.0, DONE: 22.0}]
    assert error_of(alike, SCALE) < SCALE.noise
    assert error_of(apart, SCALE) > 5.0


def test_every_game_has_a_scale_of_its_own() -> None:
    scales = [scale_of(game) for game in GAMES]
    assert all(scale.swing > 0.0 and scale.noise < scale.inaccuracy for scale in scales)
    assert scale_of("whist") == scale_of("bridge")
