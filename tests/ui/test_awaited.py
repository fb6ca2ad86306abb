"""Scenes that wait for what a thread finds say so: the loop looks for it often, and only for as long."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pygame
import pytest

from goodge.coach import Answer, Solved
from goodge.coach.goals import failed_goals
from goodge.engine.game import AnyGame, AnyState, Phase
from goodge.table.archive.reviews import KeptReview
from goodge.table.reviewer import Reviewer
from goodge.ui.program.app import App
from goodge.ui.program.layer import Layer
from goodge.ui.scenes.review.find import FindScene
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.review.made import MadeScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.tournament.hall import HallScene
from tests.table.tools import WAIT

from .checks import let_pass, press, top
from .reviews import find_reasons, judged, split, start
from .reviews import show as show_review
from .sheets import match_of, won_match
from .tables import open_table, play_until
from .test_look_back import score_page
from .test_review_trials import asked_of_few
from .tournaments import play_own


def waits(scene: Layer) -> bool:
    return scene.is_waiting


def test_a_match_that_waits_under_another_scene_waits_for_nobody(app: App) -> None:
    scene = open_table(app, ("novice", None, "novice"))
    play_until(app, scene, Phase.PLAY)
    assert scene.submit(scene.shown.view.legal[0])
    while not scene.driver.is_asking:
        scene.table.flush()
        app.turn(0.05)
    assert waits(scene)
    press(app, pygame.K_ESCAPE)
    scene.wait(120)
    app.turn(0.05)
    assert scene.driver.is_asking, "the answer is there, and stays"
    assert not waits(scene)
    press(app, pygame.K_ESCAPE)
    assert waits(scene)


def test_an_answer_is_weighed_for_nobody_under_another_scene(app: App) -> None:
    show_review(app, won_match())
    asked, _, other = asked_of_few(app)
    assert not asked.submit(other)
    assert waits(asked)
    app.open_rules()
    asked.wait(60)
    app.turn(0.05)
    assert not waits(asked)


def test_whoever_asks_whether_it_could_be_made_waits_for_the_answer(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, record = Event(), won_match()
    number = next(each for each, states in enumerate(record.rounds) if failed_goals(states[-1]))
    goals = failed_goals(record.rounds[number][-1])

    def solve(_game: AnyGame, _states: list[AnyState], goal: object, pause: Callable[[], None]) -> Solved:  # noqa: ARG001
        assert go_on.wait(WAIT)
        return Solved(goals[0], Answer.NO)

    monkeypatch.setattr("goodge.table.goal_solver.solve", solve)
    scene = MadeScene(app, record, number, goals)
    app.push(scene)
    assert waits(scene)
    go_on.set()
    assert scene.solver.wait(120)
    assert waits(scene), "the answer is there, and not shown"
    app.turn(0.05)
    assert not waits(scene)


def test_whoever_looks_at_a_choice_waits_for_its_judgement_and_the_reasons(app: App) -> None:
    made = Reviewer(won_match(), KeptReview(None), weigh=judged, split=split)
    made.halt(is_on=True)
    start(made)
    scene = ReviewScene(app, made)
    app.push(scene)
    assert waits(scene)
    made.halt(is_on=False)
    assert made.wait(120)
    app.turn(0.05)
    find_reasons(scene)
    assert not waits(scene)
    app.pop()
    late = Reviewer(won_match(), KeptReview(None), weigh=judged, split=split)
    app.push(ReviewScene(app, late))
    assert not waits(top(app)), "nothing is at work"


def test_whoever_has_found_it_waits_for_the_reason(app: App) -> None:
    show_review(app, won_match())
    press(app, pygame.K_f)
    scene = top(app)
    assert isinstance(scene, FindScene)
    let_pass(app, 60)
    scene.wait(120)
    app.turn(0.05)
    press(app, pygame.K_r)
    assert scene.reasoner.wait(120)
    app.turn(0.05)
    assert not waits(scene)
    scene.reasoner._known.clear()
    app.turn(0.05)
    assert waits(scene)


def test_whoever_looks_at_the_score_waits_for_what_will_be_told_of_the_round(app: App) -> None:
    record = match_of("goodge-3", 3)
    for seats in ([0], [0, 1]):
        back = LiveReview(app, record, seats)
        back.reviewer._weigh, back.reviewer._split = judged, split
        start(back.reviewer)
        page = score_page(app, record, None)
        page._back = back
        assert waits(page) == (len(seats) == 1), "where several play nothing is told"
        back.halt(is_on=False)
        assert back.wait(120)
        assert not waits(page)
        app.pop()
        back.close()


def test_whoever_has_no_game_to_play_waits_for_those_of_the_others(show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    scene.hall.open_round()
    scene._look()
    assert not waits(scene), "it is one’s own turn to play"
    play_own(scene.hall)
    scene._look()
    assert waits(scene)
    scene.app.open_rules()
    assert not waits(scene), "nobody looks"
