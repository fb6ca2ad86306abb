"""A hint leaves what somebody has got ready; where nothing is, it gets ready what it says."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.hinting import Advice
from goodge.engine.actions import Action, Bid, Nil, Pass
from goodge.engine.game import Phase
from goodge.table import adviser
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.panels.arming import ArmingPanel
from goodge.ui.tabletop.panels.stepper import StepperPanel
from goodge.ui.widgets.buttons import Button

from .checks import press
from .kin import in_phase, open_kin, play_to
from .tables import go_on, open_table

pytestmark = pytest.mark.usefixtures("no_pictures")


def hinted(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, action: Action) -> StepperPanel:
    """The panel once a hint has said to do this."""
    best = Weighed(action, 20.0, 0.5)
    advice = Advice(action, Judgement((best,), error=1.0, deals=40), best)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    for _ in range(2):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)
    assert isinstance(scene.panel, StepperPanel)
    return scene.panel


def auction(app: App) -> TableScene:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    return scene


@pytest.mark.parametrize("advised", [Bid(150), Bid(60), Pass()], ids=str)
def test_the_number_that_was_dialled_stays(app: App, monkeypatch: pytest.MonkeyPatch, advised: Action) -> None:
    scene = auction(app)
    for _ in range(3):
        press(app, pygame.K_UP)
    assert isinstance(scene.panel, StepperPanel)
    dialled = scene.panel.amount
    assert dialled > scene.panel.lowest
    assert hinted(app, scene, monkeypatch, advised).amount == dialled
    assert scene.focus_key == "bid"
    if isinstance(advised, Pass):
        press(app, pygame.K_RETURN)
        assert scene.focus_key == "pass", "Enter goes there once"
        press(app, pygame.K_LEFT)
        app.turn(0.05)
        assert scene.focus_key == "bid"
    press(app, pygame.K_RETURN)
    assert Bid(dialled) in scene.table.view(None).actions


@pytest.mark.parametrize("focus", ["bid", "pass"])
@pytest.mark.parametrize("advised", [Bid(150), Pass()], ids=str)
def test_a_hint_moves_the_focus_to_its_call_where_no_number_was_dialled(
    app: App, monkeypatch: pytest.MonkeyPatch, advised: Action, focus: str
) -> None:
    scene = auction(app)
    scene.focus(focus)
    hinted(app, scene, monkeypatch, advised)
    assert scene.focus_key == ("bid" if isinstance(advised, Bid) else "pass")
    shown = [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"]
    assert shown == ["bid" if isinstance(advised, Bid) else "pass"], "and it stands out"


def test_a_nil_that_stands_armed_is_not_taken_back_by_a_hint(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_n)
    panel = hinted(app, scene, monkeypatch, Bid(3))
    assert isinstance(panel, ArmingPanel)
    assert panel.is_armed
    assert panel.chosen == Nil()


def test_no_hint_arms_nil_once_a_number_was_dialled(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    press(app, pygame.K_UP)
    panel = hinted(app, scene, monkeypatch, Nil())
    assert isinstance(panel, ArmingPanel)
    assert not panel.is_armed
