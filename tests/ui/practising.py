"""Practice for the tests of its screens: a few positions whose options are worth what the tests need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial

from goodge.coach import Grade
from goodge.coach.positions import PracticePosition
from goodge.engine.game import Phase
from goodge.table.practice import Practice, Series
from goodge.ui.program.app import App
from goodge.ui.scenes.practice.answer import AnswerScene
from goodge.ui.scenes.practice.collection import collection, graded
from goodge.ui.scenes.practice.question import PracticeQuestion
from goodge.ui.scenes.practice.scene import PracticeScene
from goodge.ui.scenes.title.scene import TitleScene
from tests.table.test_practice import match, reviewed

from .checks import unseen

TODAY = date(2026, 11, 22)
WRONG = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
LONG = "Wilhelmina Maria"


def opened(app: App) -> PracticeScene:
    """What can be practised, over the title."""
    app.push(TitleScene(app))
    scene = PracticeScene(app, Practice(app.home), lambda: TODAY)
    assert scene.practice.wait(120)
    app.push(scene)
    app.turn(0.05)
    app.draw()
    return scene


def of_phase(game: str, phase: Phase) -> list[PracticePosition]:
    """The positions of a phase, the hardest first."""
    return [position for position in collection(game)[::-1] if position.phase is phase]


def asked(app: App, positions: list[PracticePosition], name: str = "Ann") -> PracticeQuestion:
    """The first of these as a question, once it is asked, which alone is drawn."""
    with unseen():
        scene = opened(app)
        question = PracticeQuestion(app, Series(scene.practice, positions, lambda: TODAY, name))
        app.push(question)
        for _ in range(50):
            app.turn(0.05)
    app.draw()
    assert question.panel is not None
    return question


def answered(app: App, positions: list[PracticePosition], rank: int, name: str = "Ann") -> AnswerScene:
    """What is behind an answer, by its rank among the options, with the reasons."""
    question = asked(app, positions, name)
    question.submit(positions[0].choice.judgement.options[rank].action)
    return told(app)


def told(app: App) -> AnswerScene:
    """The answer that is shown next, once its reasons are found and Enter leads on."""
    app.turn(0.05)
    scene = app.top
    assert isinstance(scene, AnswerScene)
    assert scene.wait(60)
    app.turn(1.0)
    return scene


def _own_mistakes(app: App) -> None:
    """What can be practised after something was found, and with mistakes of one's own."""
    reviewed(app.home, record=replace(match(), players=("Ann", "Ben", "Cleo")))
    scene = opened(app)
    scene.practice.answer(graded("goodge", 0)[0], TODAY, is_found=True)
    scene.refresh()


def _question(app: App, game: str) -> None:
    asked(app, of_phase(game, Phase.PLAY))


def _answer(app: App, game: str, phase: Phase, rank: int) -> None:
    answered(app, of_phase(game, phase), rank)


def _last_answer(app: App) -> None:
    answered(app, of_phase("goodge", Phase.PLAY)[:1], 0)


SCREENS: dict[str, Callable[[App], None]] = {
    "practice": _own_mistakes,
    **{f"practice of {game}": partial(_question, game=game) for game in ("goodge", "spidge")},
    **{
        f"answer in practice of {phase.value}": partial(_answer, game="goodge", phase=phase, rank=-1)
        for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)
    },
    **{
        f"answer in practice of {game}": partial(_answer, game=game, phase=Phase.PLAY, rank=-1)
        for game in ("spades", "pride", "spidge")
    },
    "answer in practice of bids": partial(_answer, game="spades", phase=Phase.BIDDING, rank=0),
    "last answer of practice": _last_answer,
}
