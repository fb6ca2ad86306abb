"""The screens of the review and of its words on the winner's page, by name: how to come there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from goodge.coach import Answer
from goodge.engine.game import Phase
from goodge.table.small_goals import ACHIEVEMENTS
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.small_goals import told_when_reached
from tests.ui.checks import let_pass, press
from tests.ui.kin import KIN
from tests.ui.made import show_made
from tests.ui.reviews import find_reasons, judged, split, start
from tests.ui.reviews import show as show_review
from tests.ui.sheets import Calls, won_match
from tests.ui.tables import PHASES


def _review(app: App, game: str, phase: Phase) -> None:
    """A review at a choice of this phase, by all of whose words there is something to tell."""
    scene = show_review(app, won_match(game))
    for number, choice in enumerate(scene.tour.judged()):
        if choice is not None and choice.phase is phase and len(choice.judgement.options) > 2:
            scene.tour.go(number)
    find_reasons(scene)
    scene.refresh()


def _details(app: App, game: str) -> None:
    _review(app, game, Phase.PLAY)
    press(app, pygame.K_d)


def _why(app: App) -> None:
    """A choice of somebody else, to which one has come from another."""
    scene = show_review(app, won_match("goodge"))
    while scene.tour.view.board.phase is not Phase.PLAY:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_w)
    find_reasons(scene)


def _luck(app: App, game: str, *, is_whole: bool) -> None:
    show_review(app, won_match(game))
    press(app, pygame.K_l)
    if is_whole:
        press(app, pygame.K_HOME)


def _made(app: App, answer: Answer) -> None:
    show_made(app, won_match("spades"), answer)


def _review_at_rest(app: App) -> None:
    scene = show_review(app, won_match("goodge"), rests=True)
    scene.shows_all = True


def _review_of_all_cards(app: App, game: str) -> None:
    scene = show_review(app, won_match(game))
    scene.tour.go(len(scene.tour.places) // 2)
    scene.shows_all = True
    scene.refresh()


def _question_of_a_review(app: App, *, is_over: bool) -> None:
    show_review(app, won_match("goodge"))
    press(app, pygame.K_f)
    for _ in range(50):
        app.turn(0.05)
    if is_over:
        press(app, pygame.K_r)


def _going_on(app: App) -> None:
    """A round played on from a review, at its end."""
    scene = show_review(app, won_match("goodge"))
    while scene.tour.view.board.phase is not Phase.PLAY or len(scene.tour.view.hand) > 2:
        press(app, pygame.K_RIGHT)
    press(app, pygame.K_g)
    trial = app.top
    assert isinstance(trial, TableScene)
    while not trial.table.round_over or app.turn(0.05):
        app.turn(0.05)
        trial.wait(120)
        if trial.panel is not None:
            assert trial.submit(trial.shown.view.legal[0])


def _looked_back(app: App, game: str) -> None:
    """The winner's page with the lines about the last round and about small goals."""
    record = won_match(game)
    back = LiveReview(app, record, [0])
    back.reviewer._weigh, back.reviewer._split = judged, split
    back.halt(is_on=False)
    start(back.reviewer)
    assert back.wait(120)
    calls = Calls()
    app.push(calls.made(app, record))
    goals = [goal.id for goal in ACHIEVEMENTS[game][:3]]
    scene = ScoreScene(
        app,
        record,
        lambda: None,
        on_again=lambda: None,
        on_title=lambda: None,
        look_back=back,
        reached=lambda: told_when_reached([("Ann", goal) for goal in goals], names_people=False),
    )
    app.push(scene)
    let_pass(app, 60)
    back.close()


REVIEW_SCREENS: dict[str, Callable[[App], None]] = {
    **{f"review of {phase.value}": partial(_review, game="goodge", phase=phase) for phase in PHASES},
    **{f"review of {game} in bidding": partial(_review, game=game, phase=Phase.BIDDING) for game in KIN},
    **{f"review of {game} in play": partial(_review, game=game, phase=Phase.PLAY) for game in KIN},
    **{f"review of {game} with details": partial(_details, game=game) for game in FACES},
    **{f"review of {game} with all cards": partial(_review_of_all_cards, game=game) for game in FACES},
    **{f"winner of {game} looked back at": partial(_looked_back, game=game) for game in FACES},
    "a question": partial(_question_of_a_review, is_over=False),
    "a question that is over": partial(_question_of_a_review, is_over=True),
    "going on from a review": _going_on,
    "review that has not begun": _review_at_rest,
    "why somebody did that": _why,
    **{f"luck in a round of {game}": partial(_luck, game=game, is_whole=False) for game in FACES},
    "luck in a match": partial(_luck, game="goodge", is_whole=True),
    **{f"could it be made: {answer.value}": partial(_made, answer=answer) for answer in Answer},
}
