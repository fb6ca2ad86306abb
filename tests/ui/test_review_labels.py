"""The labels of choices in a review: what they mean is one key press away, and no figure goes against them."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach import Choice, Grade, Judgement, Weighed, scale_of
from goodge.coach.highlights import MISTAKES, as_advised
from goodge.coach.match_review import Place
from goodge.engine.actions import Bid, Pass
from goodge.engine.advised import note_advised
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.values import replace
from goodge.ui.program.app import App
from goodge.ui.scenes.review.grades import ORDER, GradesScene
from goodge.ui.widgets.base import Panel
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.grades import ground_words, label_tip, mean_words
from goodge.ui.wording.losses import verdict_words
from goodge.ui.wording.review import label_words, sign_words

from .checks import SIZES, assert_layout, press, resize, top
from .conftest import OpenApp
from .menus import item_of, text_of
from .reviews import show
from .sheets import won_match

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("size", SIZES)
def test_one_key_shows_what_the_labels_mean_in_points(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True, text_size="larger")
    scene = show(app, won_match())
    press(app, pygame.K_k)
    key = top(app)
    assert isinstance(key, GradesScene)
    assert_layout(key)
    ground, close = item_of(key, "panel"), item_of(key, "close")
    assert isinstance(ground, Panel)
    assert ground.top.alpha == 255  # or what lies below shines through
    assert isinstance(close, Button)
    assert close.style == "primary"
    assert [text_of(key, f"label-{label}") for label in Grade] == [label_words(label) for label in Grade]
    assert (
        text_of(key, f"means-{Grade.MISTAKE}")
        == "Costs at least 10 points, but less than 20, or more if the estimate is uncertain."
    )
    press(app, pygame.K_k)
    assert top(app) is scene
    resize(app, (1280, 720))


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_own_points_and_each_label_a_meaning(game: str) -> None:
    scale = scale_of(game)
    told = [mean_words(label, scale) for label in ORDER]
    assert len({*told}) == len(Grade) == len(ORDER)
    assert ("5 points" in told[2]) == (game == "goodge")


def test_pointing_at_a_label_tells_from_which_loss_on_it_is_one(app: App) -> None:
    scene = show(app, won_match())
    assert item_of(scene, "label").tip == label_tip(scale_of("goodge"), "K")


def test_the_key_and_the_tip_speak_plainly() -> None:
    scale = scale_of("goodge")
    assert label_tip(scale, "K").startswith(
        "Losing 5 points or more is an inaccuracy, 10 a mistake, 20 a big mistake. What may be chance is a close call."
    )
    assert mean_words(Grade.CLOSE, scale) == "Perhaps as good as the best. The difference may be no more than chance."
    estimate = "So its worth is only an estimate, and a rough one before the first card."
    assert ground_words(scale, "D").endswith(f"{estimate} Details (D) shows how rough.")
    assert ground_words(scale, "").endswith(estimate)


def test_below_the_graph_stands_how_many_there_are_of_each(app: App) -> None:
    assert sign_words(Grade.MISTAKE, 2) == "Mistake: 2"
    scene = show(app, won_match())
    labels = [choice.judgement.label for choice in scene.tour.judged() if choice is not None]
    assert sum(label in MISTAKES for label in labels) > 2
    press(app, pygame.K_HOME)
    visited = [scene.tour.number for _ in labels if scene.tour.go_to_fault(1)]
    first = scene.tour.judged()[0]
    here = first is not None and first.judgement.label in MISTAKES
    assert len(visited) + here == sum(label in MISTAKES for label in labels)


def judged(loss: float, worse: float, error: float, label: Grade) -> Judgement:
    options = Weighed(Pass(), 20.0, 0.5), Weighed(Bid(90), 18.0, 0.48), Weighed(Bid(95), 20.0 - worse, 0.4)
    return Judgement(options, Bid(95), loss, error, label, 200)


def test_what_was_lost_is_told_as_it_is_graded_by_the_milder_of_two_searches() -> None:
    told = judged(4.0, 8.0, 1.0, Grade.GOOD).told
    assert told.gap == pytest.approx(told.loss) == 4.0
    assert told.taken.chance == pytest.approx(0.45)
    assert verdict_words(Grade.GOOD, told.gap, 300.0) == "Only 4 points worse than the best."
    above = judged(1.0, 8.0, 1.0, Grade.GOOD).told
    assert [option.action for option in above.options] == [Pass(), Bid(95), Bid(90)]


def test_what_is_within_the_noise_is_told_as_it_is() -> None:
    close = judged(0.0, 8.0, 5.0, Grade.CLOSE)
    assert close.told == close
    forced = Judgement(done=Pass())
    assert forced.told == forced
    place: Place = (0, 3)
    choice = Choice(*place, 0, Phase.AUCTION, judged(4.0, 8.0, 1.0, Grade.GOOD))
    assert choice.told.judgement == choice.judgement.told


def test_what_a_hint_has_advised_is_not_called_well_found(app: App) -> None:
    record = won_match()
    tour = show(app, record).tour
    at = next(number for number, choice in enumerate(tour.judged()) if choice and label_of(choice) is Grade.WELL_FOUND)
    tour.go(at)
    assert [label_of(choice) for choice in (tour.choice(), tour.judged()[at])] == [Grade.WELL_FOUND] * 2
    number, action = tour.places[at]
    note_advised(record.extra, number, action, {record.rounds[number][-1].actions[action]})
    assert [label_of(choice) for choice in (tour.choice(), tour.judged()[at])] == [Grade.BEST] * 2
    note_advised(record.extra, number, action + 1, {record.rounds[number][-1].actions[action + 1]})
    others = [choice for place, choice in enumerate(tour.judged()) if place != at]
    assert [choice for choice in others if label_of(choice) is Grade.WELL_FOUND], "what nobody advised was found"


def test_what_a_hint_has_advised_is_the_best_of_those_as_good() -> None:
    options = tuple(Weighed(Bid(bid), worth, 0.4) for bid, worth in ((120, 20.0), (115, 18.0), (125, -9.0)))
    judged = Judgement(options, Bid(115), 0.0, 2.0, Grade.CLOSE)
    choice = Choice(1, 4, 0, Phase.AUCTION, judged)
    told = as_advised(choice, {(1, 4): frozenset({Bid(115)})}).judgement
    assert told.options == (replace(options[0], action=Bid(115)), options[0], options[2])
    assert (told.label, told.gap) == (Grade.CLOSE, 0.0)
    assert as_advised(choice, {(1, 4): frozenset({Bid(120)})}) is choice, "something else was advised"
    worse = replace(choice, judgement=replace(judged, done=Bid(125), label=Grade.BLUNDER))
    assert as_advised(worse, {(1, 4): frozenset({Bid(125)})}) == worse, "what is clearly worse is told as it is"


def label_of(choice: Choice | None) -> Grade | None:
    return None if choice is None else choice.judgement.label
