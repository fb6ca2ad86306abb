"""The words of a review: what they tell of the options agrees, however it is rounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.coach import Grade, Judgement, Scale, Weighed
from goodge.coach.swing import scale_of
from goodge.engine.actions import Bid, PlayCard
from goodge.engine.cards import Card
from goodge.engine.values import replace
from goodge.ui.wording import losses, practice, review
from goodge.ui.wording.grades import mean_words

BEST, OTHER = Bid(75), Bid(80)


def shown(worth: str) -> float:
    return float(worth.replace("−", "-"))


@pytest.mark.parametrize("swing", [300.0, 2.0])
@pytest.mark.parametrize(
    ("best", "taken"), [(-110.6, -139.7), (214.6, 198.4), (12.5, -3.5), (0.5, -40.5), (1.454, 1.096), (60.4, 54.6)]
)
def test_the_points_that_are_told_are_those_beside_the_option(best: float, taken: float, swing: float) -> None:
    options = Weighed(BEST, best, 0.6), Weighed(OTHER, taken, 0.5)
    judged = Judgement(options, OTHER, loss=0.5 * (best - taken), error=0.01, label=Grade.BLUNDER)
    none, lost = (shown(losses.option_lost(option, judged, swing)) for option in options)
    assert none == 0
    points = f"{lost:.0f}" if lost else "1"
    said = losses.verdict_words(Grade.BLUNDER, judged.gap, swing)
    assert f"bout {points} point" in said
    assert f"{points} point" in practice.about_answer(judged, swing, is_shown=False)


def test_an_option_loses_what_it_is_below_the_best() -> None:
    judged = Judgement((Weighed(BEST, -110.6, 0.6), Weighed(OTHER, -139.7, 0.5)), OTHER)
    assert [losses.option_lost(option, judged, 300.0) for option in judged.options] == ["0", "29"]
    assert [losses.option_lost(option, judged, 1.1) for option in judged.options] == ["0", "2910"]


def test_what_is_close_is_not_called_as_good_beside_figures_that_differ() -> None:
    differs = "About 5 points worse than the best, but that may be chance."
    assert losses.verdict_words(Grade.CLOSE, 5.2, 300.0) == differs
    assert losses.verdict_words(Grade.CLOSE, 0.3, 300.0) == "About as good as the best."
    assert losses.verdict_words(Grade.CLOSE, 0.0, 300.0) == "Others may be as good."
    assert losses.verdict_words(Grade.CLOSE, 0.0, 300.0, 9.0) == "Probably the best, but that is not certain."
    of_hundred = "Over 100 rounds, about 2 points worse than the best, but that may be chance."
    assert losses.verdict_words(Grade.CLOSE, 0.02, 1.1) == of_hundred


def test_a_loss_as_large_as_a_big_mistakes_that_is_none_is_said_to_be_uncertain() -> None:
    assert (
        losses.verdict_words(Grade.MISTAKE, 22.0, 300.0) == "About 22 points worse than the best, but not for certain."
    )
    assert losses.verdict_words(Grade.BLUNDER, 22.0, 300.0) == "About 22 points worse than the best."
    assert losses.verdict_words(Grade.MISTAKE, 18.0, 300.0) == "About 18 points worse than the best."
    of_hundred = "Over 100 rounds, about 9 points worse than the best, but not for certain."
    assert losses.verdict_words(Grade.MISTAKE, 0.09, 1.1) == of_hundred


def test_an_answer_in_practice_is_told_as_it_is_marked() -> None:
    best, near = Weighed(BEST, 20.4, 0.6), Weighed(OTHER, 20.2, 0.6)
    judged = Judgement((best, near), BEST, error=2.0, label=Grade.CLOSE)
    told = practice.about_answer(judged, 300.0, is_shown=False)
    assert told == "Others may be as good."
    told = practice.about_answer(replace(judged, done=OTHER), 300.0, is_shown=False)
    assert told == "About as good as the best."
    lower = replace(judged, options=(best, Weighed(OTHER, 17.4, 0.6)), done=OTHER)
    assert practice.about_answer(lower, 300.0, is_shown=False).startswith("About 3 points worse than the best")
    missed = replace(lower, label=Grade.MISTAKE, loss=3.0, error=0.5)
    less = "3 points worse than the best: "
    assert practice.about_answer(missed, 300.0, is_shown=False).startswith(less)
    assert practice.about_answer(missed, 300.0, is_shown=False).endswith(practice.SAME_ODDS.say())
    apart = replace(missed, options=(best, Weighed(OTHER, 17.4, 0.58)))
    assert not practice.about_answer(apart, 300.0, is_shown=False).endswith(practice.SAME_ODDS.say())
    alone = replace(judged, error=0.05, label=Grade.BEST)
    assert practice.about_answer(alone, 300.0, is_shown=False) == "Clearly the best choice."


@pytest.mark.parametrize("game", ["goodge", "spades", "pride", "spidge"])
@given(share=st.floats(0.3, 3.0))
def test_a_loss_is_never_rounded_to_the_points_of_another_grade(game: str, share: float) -> None:
    scale = scale_of(game)
    loss = share * scale.mistake
    best, taken = Weighed(BEST, 2 * scale.swing, 0.6), Weighed(OTHER, 2 * scale.swing - loss, 0.5)
    judged = Judgement((best, taken), OTHER, loss=loss, error=scale.nothing / 10, deals=800)
    told = losses.option_lost(taken, judged, scale.swing)
    assert losses.points_words(judged.gap, scale.swing).startswith(f"{told} point")
    bounds = [float(_points_of_key(grade, scale)) for grade in (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)]
    exact = (scale.inaccuracy, scale.mistake, scale.blunder)
    assert [float(told) >= bound for bound in bounds] == [judged.gap >= bound for bound in exact]


def _points_of_key(grade: Grade, scale: Scale) -> str:
    return next(word for word in mean_words(grade, scale).split() if word[0].isdigit())


def test_of_two_options_the_worse_one_never_seems_to_lose_less() -> None:
    options = Weighed(BEST, 20.0, 0.6), Weighed(Bid(85), 10.45, 0.5), Weighed(OTHER, 10.4, 0.5)
    judged = Judgement(options, OTHER, loss=9.6, error=0.1, label=Grade.INACCURACY)
    assert [losses.option_lost(option, judged, 300.0) for option in options] == ["0", "9", "9"]


def test_a_loss_that_is_chance_is_rounded_as_usual() -> None:
    judged = Judgement((Weighed(BEST, 20.0, 0.6), Weighed(OTHER, 10.4, 0.5)), OTHER, error=8.0, label=Grade.CLOSE)
    assert losses.option_lost(judged.taken, judged, 300.0) == "10"
    assert losses.verdict_words(Grade.CLOSE, judged.gap, 300.0).startswith("About 10 points worse")


def test_of_many_bids_the_last_is_named_and_how_many_there_were() -> None:
    assert review.bids_before_words("Ann", [60]) == "Ann had bid 60 before."
    many = review.bids_before_words("Ann", [50, 60, 70, 80, 90, 95])
    assert many == "Ann had bid 6 times before, last 95."


@pytest.mark.parametrize(
    ("error", "swing", "told"),
    [(0.8, 300.0, "1 point"), (2.7, 300.0, "3 points"), (0.014, 1.1, "1 point over 100 rounds")],
)
def test_the_ground_of_the_figures_tells_one_point_or_several(error: float, swing: float, told: str) -> None:
    said = losses.deals_words("Ann", 1600, error, swing)
    assert said == f"Based on 1600 deals that fit what Ann knew, give or take {told}"


def test_a_difference_has_decimals_only_where_they_matter_and_is_never_nothing() -> None:
    told = [losses.gap_words(points, 300.0) for points in (0.001, 0.996, 1.04, 2.94, 2.97, 9.96)]
    assert told == ["0.01 points", "1 point", "1 point", "2.9 points", "3 points", "10 points"]
    assert [losses.gap_words(points, 1.1) for points in (0.001, 0.05)] == ["1 point", "5 points"]


def test_an_answer_that_is_only_as_good_names_the_best() -> None:
    seven, ten = PlayCard(Card.parse("7H")), PlayCard(Card.parse("10H"))
    assert review.found_words(ten, ten) == "Found: 10 of Hearts"
    assert review.found_words(seven, ten) == "Found: 7 of Hearts, about as good as the best (10 of Hearts)"


def test_a_good_choice_loses_as_much_in_the_list_as_in_the_verdict() -> None:
    scale = scale_of("spidge")
    judged = Judgement(
        (Weighed(BEST, 0.5, 0.6), Weighed(OTHER, 0.5 - 0.95 * scale.inaccuracy, 0.5)),
        OTHER,
        loss=0.95 * scale.inaccuracy,
        error=scale.inaccuracy,
        label=Grade.GOOD,
    )
    lost = losses.option_lost(judged.taken, judged, scale.swing)
    assert f"only {lost} point" in losses.verdict_words(Grade.GOOD, judged.gap, scale.swing)
