"""After the round nobody is praised or blamed for what a hint has advised."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.coach import Choice, Grade, Judge, Judgement, Weighed
from goodge.coach.hinting import Advice
from goodge.coach.match_review import Place
from goodge.engine.actions import Action
from goodge.engine.game import Phase
from goodge.engine.record import Record
from goodge.players import Budget
from goodge.table import adviser
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording.review import CLEAN, action_words

from .checks import let_pass, press
from .conftest import OpenApp
from .reviews import split, start
from .tables import go_on, open_table, play_until, show_table

pytestmark = pytest.mark.usefixtures("no_pictures")
GRADES = pytest.mark.parametrize("grade", [Grade.BEST, Grade.BLUNDER])


@pytest.fixture
def app(open_app: OpenApp) -> App:
    app = open_app(speed="instant", muted=True, claims=False)
    app.settings.first_hints = False
    return app


@pytest.fixture
def scene(app: App) -> TableScene:
    """A table at which a person is about to choose among several cards."""
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    while len(scene.shown.view.legal) < 3:
        play(app, scene, scene.shown.view.legal[0])
    return scene


def play(app: App, scene: TableScene, action: Action) -> None:
    assert scene.submit(action)
    go_on(app, scene)


def advise(monkeypatch: pytest.MonkeyPatch, *actions: Action) -> None:
    """Lets hints say to do this, or either of two."""
    options = tuple(Weighed(action, 20.0, 0.5) for action in actions)
    other = options[1] if len(options) > 1 else None
    advice = Advice(actions[0], Judgement(options, error=1.0, deals=40), options[0], other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)


def ask(app: App, scene: TableScene, steps: int) -> None:
    for _ in range(steps):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)


def first_advised(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> tuple[tuple[Action, ...], Place]:
    """Ask for a hint until it advises the first card; return the cards that may be played, and the place."""
    cards, at = scene.shown.view.legal, place_of(scene)
    advise(monkeypatch, cards[0])
    ask(app, scene, 2)
    return cards, at


def place_of(scene: TableScene) -> Place:
    return len(scene.table.record.rounds) - 1, len(scene.shown.view.actions)


def graded(at: Place, grade: Grade) -> Callable[[Record, Judge, Place, Budget], Choice]:
    """A judgement by which one choice alone has done anything to speak of."""

    def weigh(record: Record, _judge: Judge, place: Place, _budget: Budget) -> Choice:
        state, done = record.rounds[place[0]][place[1]], record.rounds[place[0]][-1].actions[place[1]]
        others = [action for action in record.game.legal_actions(state) if action != done][:2]
        is_bad = place == at and grade is Grade.BLUNDER
        options = [Weighed(done, 50.0, 0.5), *(Weighed(each, 90.0 if is_bad else 10.0, 0.5) for each in others)]
        judged = Judgement(
            tuple(sorted(options, key=lambda each: -each.worth)),
            done,
            40.0 if is_bad else 0.0,
            error=2.5,
            label=grade if place == at else Grade.GOOD,
            deals=100,
        )
        return Choice(*place, state.board.to_act, state.board.phase, judged)

    return weigh


def told(app: App, scene: TableScene, at: Place, grade: Grade) -> str:
    """What the page says after the round, where only the choice at this place has done anything to speak of."""
    play_until(app, scene, Phase.SCORED)
    back = scene.look_back.review
    assert back is not None
    back.reviewer._weigh, back.reviewer._split = graded(at, grade), split
    back.halt(is_on=False)
    start(back.reviewer)
    assert back.wait(120)
    assert isinstance(app.top, ScoreScene)
    let_pass(app, 60)
    app.turn(0.05)
    return " ".join(item.text for item in app.top.items if isinstance(item, Label))


def tells_of(said: str, action: Action, grade: Grade) -> bool:
    words = "Your best choice: {}" if grade is Grade.BEST else "Your costliest choice: {}"
    return words.format(action_words(action)) in said


@GRADES
@pytest.mark.parametrize(
    ("steps", "options", "taken", "is_own"),
    [(2, 1, 0, False), (3, 1, 0, False), (2, 1, 1, True), (1, 1, 0, True), (0, 1, 0, True), (2, 2, 0, False),
     (2, 2, 1, False), (2, 2, 2, True)],
)  # fmt: skip
def test_what_was_advised_is_neither_praised_nor_blamed(
    app: App,
    scene: TableScene,
    monkeypatch: pytest.MonkeyPatch,
    steps: int,
    options: int,
    taken: int,
    grade: Grade,
    *,
    is_own: bool,
) -> None:
    cards, at = scene.shown.view.legal, place_of(scene)
    advise(monkeypatch, *cards[:options])
    ask(app, scene, steps)
    play(app, scene, cards[taken])
    assert tells_of(told(app, scene, at, grade), cards[taken], grade) == is_own


@pytest.mark.parametrize("taken", [0, 1])
def test_nothing_is_said_to_have_cost_little_where_what_was_advised_did_not(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    cards, at = first_advised(app, scene, monkeypatch)
    play(app, scene, cards[taken])
    assert CLEAN.say() not in told(app, scene, at, Grade.BLUNDER)


def test_where_what_was_advised_was_good_nothing_did_cost_much(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards, at = first_advised(app, scene, monkeypatch)
    play(app, scene, cards[0])
    assert CLEAN.say() in told(app, scene, at, Grade.BEST)


@GRADES
@pytest.mark.parametrize("follows", [True, False])
def test_what_was_advised_is_known_in_a_match_continued_later(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, grade: Grade, *, follows: bool
) -> None:
    cards, at = first_advised(app, scene, monkeypatch)
    done = cards[0] if follows else cards[1]
    play(app, scene, done)
    app.pop()
    table = Table.resume(app.store)
    assert table is not None
    again = show_table(app, table)
    assert tells_of(told(app, again, at, grade), done, grade) != follows


@GRADES
@pytest.mark.parametrize("follows", [True, False])
def test_advice_stands_for_a_choice_made_again(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, grade: Grade, *, follows: bool
) -> None:
    cards, at = first_advised(app, scene, monkeypatch)
    play(app, scene, cards[1] if follows else cards[0])
    while place_of(scene) != at:
        press(app, pygame.K_u)
        go_on(app, scene)
    done = cards[0] if follows else cards[1]
    play(app, scene, done)
    assert tells_of(told(app, scene, at, grade), done, grade) != follows


@GRADES
def test_advice_for_what_came_later_is_forgotten_with_it(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, grade: Grade
) -> None:
    first, before = place_of(scene), scene.shown.view.legal
    play(app, scene, before[0])
    later, card = place_of(scene), scene.shown.view.legal[0]
    advise(monkeypatch, card)
    ask(app, scene, 2)
    play(app, scene, card)
    while place_of(scene) != first:
        press(app, pygame.K_u)
        go_on(app, scene)
    play(app, scene, before[0])
    assert place_of(scene) == later
    play(app, scene, card)
    assert tells_of(told(app, scene, later, grade), card, grade)


def test_the_offer_of_a_warning_blames_nobody_for_what_was_advised(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards, at = first_advised(app, scene, monkeypatch)
    play(app, scene, cards[0])
    told(app, scene, at, Grade.BLUNDER)
    back = scene.look_back.review
    assert back is not None
    assert not back.big_mistake()
