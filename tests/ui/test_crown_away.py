"""The question before somebody new lays the Crown away."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bury
from goodge.engine.cards import CROWN, in_order
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .menus import item_of
from .tables import open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")
LAY_AWAY, KEEP = "answer-0", "answer-1"


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="instant", muted=True, claims=False)


def at_the_stash(app: App) -> TableScene:
    """A table at which a person has the Crown, and is to lay three cards away."""
    for seed in range(1, 60):
        scene = open_table(app, (None, "novice", "novice"), seed)
        play_until(app, scene, Phase.EXCHANGE, wants=True)
        view = scene.shown.view
        if view.board.phase is Phase.EXCHANGE and CROWN in view.hand:
            return scene
        app.pop()
    raise AssertionError("nobody has the Crown")


def lay_the_crown_away(scene: TableScene) -> bool:
    others = [card for card in in_order(scene.shown.view.hand) if card != CROWN]
    return scene.submit(Bury((CROWN, *others[:2])))


@pytest.mark.parametrize(("answer", "is_done"), [(LAY_AWAY, True), (KEEP, False)])
def test_somebody_new_is_asked(app: App, answer: str, *, is_done: bool) -> None:
    scene = at_the_stash(app)
    app.settings.first_hints = True
    assert not lay_the_crown_away(scene)
    question = app.top
    assert isinstance(question, DialogScene)
    question.press(item_of(question, answer))
    assert app.top is scene
    assert (scene.table.view(None).board.phase is not Phase.EXCHANGE) is is_done


def test_whoever_knows_the_game_is_not(app: App) -> None:
    scene = at_the_stash(app)
    assert lay_the_crown_away(scene)
    assert app.top is scene
