"""The pictures of practice: what there is, a question in several phases and games, and answers."""

from collections.abc import Callable
from datetime import date
from functools import partial

from goodge.coach.positions import PracticePosition
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table.home import Home
from goodge.table.practice import Practice, Series
from goodge.ui.scenes.practice.answer import AnswerScene
from goodge.ui.scenes.practice.collection import collection
from goodge.ui.scenes.practice.question import PracticeQuestion
from goodge.ui.scenes.practice.scene import PracticeScene
from shotlib.studio import Studio

TODAY = date(2026, 11, 22)
FOUND = 29


def what(studio: Studio) -> None:
    """Show what can be practised, some of it found."""
    practice = _opened(studio)
    for position in collection("goodge")[:FOUND]:
        practice.answer(position, TODAY, is_found=True)
    studio.app.reset(PracticeScene(studio.app, practice, lambda: TODAY))
    assert practice.wait(60)
    studio.settle()


def question(studio: Studio, game: str, phase: Phase) -> PracticePosition:
    """Show the hardest position of a phase as a question; return it."""
    practice = _opened(studio)
    positions = [position for position in collection(game) if position.phase is phase]
    studio.app.reset(PracticeScene(studio.app, practice, lambda: TODAY))
    series = Series(practice, positions[::-1], lambda: TODAY, "Ann")
    studio.app.push(PracticeQuestion(studio.app, series))
    studio.settle()
    return series.position


def answer(studio: Studio, game: str, phase: Phase, rank: int) -> None:
    """Show what is behind an answer: the best option, or one that comes later; the last one for -1."""
    position = question(studio, game, phase)
    scene = studio.scene
    assert isinstance(scene, PracticeQuestion)
    scene.submit(position.choice.judgement.options[rank].action)
    studio.app.turn(0.05)
    told = studio.scene
    assert isinstance(told, AnswerScene)
    assert told.wait(60)
    studio.settle()


def _only_ask(studio: Studio, game: str, phase: Phase = Phase.PLAY) -> None:
    question(studio, game, phase)


def _opened(studio: Studio) -> Practice:
    studio.take(None)
    return Practice(Home.at(studio.home), may_save=False)


_PHASES = {"goodge": (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY), "spades": (Phase.BIDDING, Phase.PLAY)}

PRACTICE_SCENES: dict[str, Callable[[Studio], None]] = {
    "practice": what,
    **{
        f"practice-{game}-{phase.value}-{name}": partial(answer, game=game, phase=phase, rank=rank)
        for game in GAMES
        for phase in _PHASES.get(game, (Phase.PLAY,))
        for name, rank in (("found", 0), ("missed", -1))
    },
    "practice-question": partial(_only_ask, game="goodge"),
    "practice-question-trump": partial(_only_ask, game="goodge", phase=Phase.TRUMP),
    "practice-question-spades": partial(_only_ask, game="spades", phase=Phase.BIDDING),
    "practice-question-spidge": partial(_only_ask, game="spidge"),
}
