"""Enter after a hint about a bid: it presses the button that the hint is about, or first moves there."""

from __future__ import annotations

from threading import Event

import pygame
import pytest

from goodge.coach import Judgement
from goodge.coach.hinting import Advice
from goodge.engine.actions import Action, Bid, BlindNil, Look, Nil, Pass
from goodge.engine.game import Phase
from goodge.table import adviser
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.panels.arming import ArmingPanel
from goodge.ui.tabletop.panels.stepper import StepperPanel
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import Command
from goodge.ui.wording.bids import against_hint, armed_hint
from goodge.ui.wording.prompts import ArmedNil

from .checks import press, resize
from .kin import behind, in_phase, open_kin, play_to
from .tables import open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")

ONE = (None, "novice", "novice")


def ask(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, action: Action) -> None:
    """Ask until this is advised."""
    monkeypatch.setattr(adviser, "advice_for", lambda *_: Advice(action, Judgement()))
    for _ in range(2):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)


def ask_late(app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch, action: Action) -> None:
    """Ask until this is advised after a while in which Enter could be pressed for something else."""
    is_worked_out = Event()

    def advise(*_: object) -> Advice:
        assert is_worked_out.wait(120)
        return Advice(action, Judgement())

    monkeypatch.setattr(adviser, "advice_for", advise)
    for _ in range(2):
        press(app, pygame.K_F2)
        app.turn(0.05)
    is_worked_out.set()
    scene.wait(120)
    app.turn(0.05)


def in_auction(app: App) -> TableScene:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.AUCTION)
    return scene


def golden(app: App, scene: TableScene) -> list[str]:
    app.draw()
    return [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"]


def with_enter(app: App, scene: TableScene) -> list[str]:
    """The buttons that show Enter."""
    app.draw()
    return [item.key for item in scene.items if isinstance(item, Button) and item.keycap is Command.ANSWER]


def calls(scene: TableScene) -> list[Action]:
    return [action for action in scene.table.view(None).actions if isinstance(action, Bid | Pass | Nil | BlindNil)]


def test_after_a_hint_to_pass_that_was_there_at_once_enter_passes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = in_auction(app)
    before = len(calls(scene))
    ask(app, scene, monkeypatch, Pass())
    assert scene.focus_key == "pass"
    assert with_enter(app, scene) == golden(app, scene) == ["pass"]
    press(app, pygame.K_RETURN)
    assert calls(scene)[before] == Pass()


def test_after_a_hint_to_pass_that_came_late_enter_first_moves_to_pass_and_then_passes(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = in_auction(app)
    before = len(calls(scene))
    ask_late(app, scene, monkeypatch, Pass())
    assert scene.focus_key == "bid", "an Enter meant for Bid may be on its way"
    assert golden(app, scene) == ["pass"]
    assert scene.enter_key == "pass"
    assert with_enter(app, scene) == [], "Enter presses neither button yet"
    press(app, pygame.K_RETURN)
    app.turn(0.05)
    assert len(calls(scene)) == before
    assert scene.focus_key == "pass"
    assert with_enter(app, scene) == golden(app, scene) == ["pass"]
    press(app, pygame.K_RETURN)
    assert calls(scene)[before] == Pass()


def test_whoever_goes_back_to_bid_bids_all_the_same(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = in_auction(app)
    before = len(calls(scene))
    ask(app, scene, monkeypatch, Pass())
    scene.focus("bid")
    app.turn(0.05)
    assert isinstance(scene.panel, StepperPanel)
    amount = scene.panel.amount
    press(app, pygame.K_RETURN)
    assert calls(scene)[before] == Bid(amount)


@pytest.mark.parametrize("is_late", [False, True])
def test_after_a_hint_to_bid_enter_bids_though_pass_had_the_focus(
    app: App, monkeypatch: pytest.MonkeyPatch, *, is_late: bool
) -> None:
    scene = in_auction(app)
    before = len(calls(scene))
    scene.focus("pass")
    app.turn(0.05)
    if is_late:
        ask_late(app, scene, monkeypatch, Bid(95))
        press(app, pygame.K_RETURN)
        assert len(calls(scene)) == before, "an Enter meant for Pass may be on its way"
    else:
        ask(app, scene, monkeypatch, Bid(95))
    assert scene.focus_key == "bid"
    press(app, pygame.K_RETURN)
    assert calls(scene)[before] == Bid(95)


def test_the_gold_of_a_hint_leaves_a_bid_that_is_another_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = in_auction(app)
    ask(app, scene, monkeypatch, Bid(95))
    assert golden(app, scene) == ["bid"]
    press(app, pygame.K_UP)
    assert golden(app, scene) == []
    press(app, pygame.K_DOWN)
    assert golden(app, scene) == ["bid"]


@pytest.mark.parametrize("advised", [Bid(5), Nil()], ids=str)
def test_a_number_of_tricks_that_was_dialled_is_not_golden_after_a_hint_for_another_one(
    app: App, monkeypatch: pytest.MonkeyPatch, advised: Bid | Nil
) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert isinstance(scene.panel, StepperPanel)
    while scene.panel.amount != 3:
        press(app, pygame.K_UP if scene.panel.amount < 3 else pygame.K_DOWN)
    press(app, pygame.K_UP)
    assert golden(app, scene) == ["bid"]
    ask(app, scene, monkeypatch, advised)
    assert scene.panel.amount == 4, "what was dialled stays"
    assert golden(app, scene) == ([] if isinstance(advised, Bid) else ["nil"])
    before = len(calls(scene))
    press(app, pygame.K_RETURN)
    app.turn(0.05)
    made = calls(scene)[before:][:1]
    assert made == ([Bid(4)] if isinstance(advised, Bid) else []), "a number is the viewer's own, nil is not"
    if isinstance(advised, Nil):
        assert scene.focus_key == "nil", "Enter goes to what the hint says"


def test_no_gold_is_on_a_nil_that_was_armed_against_a_hint(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    ask(app, scene, monkeypatch, Bid(5))
    assert golden(app, scene) == ["bid"]
    press(app, pygame.K_n)
    ask(app, scene, monkeypatch, Bid(5))
    assert golden(app, scene) == with_enter(app, scene) == ["nil"]


def test_enter_takes_an_armed_nil_back_after_a_hint_to_bid(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    panel = scene.panel
    assert isinstance(panel, ArmingPanel)
    panel.toggle()
    panel.propose(Nil())
    assert with_enter(app, scene) == ["bid"], "it is what the hint says"
    ask(app, scene, monkeypatch, Bid(5))
    assert panel.prompt == ArmedNil(blind=False)
    assert with_enter(app, scene) == golden(app, scene) == ["nil"], "no gold on what the hint speaks against"
    before = len(calls(scene))
    press(app, pygame.K_RETURN)
    assert panel.prompt != ArmedNil(blind=False)
    assert len(calls(scene)) == before
    press(app, pygame.K_n)
    assert with_enter(app, scene) == ["bid"], "whoever arms it again means it"
    press(app, pygame.K_RETURN)
    assert calls(scene)[before] == Nil()


def test_the_key_of_nil_does_not_take_back_a_nil_that_a_hint_has_armed(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    ask(app, scene, monkeypatch, Nil())
    press(app, pygame.K_n)
    panel = scene.panel
    assert isinstance(panel, ArmingPanel)
    assert panel.is_armed
    press(app, pygame.K_n)
    assert not panel.is_armed, "a second press does"


@pytest.mark.parametrize("blind", [True, False])
def test_what_enter_does_with_an_armed_nil_is_told(app: App, monkeypatch: pytest.MonkeyPatch, *, blind: bool) -> None:
    scene = behind(app, 120) if blind else open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.LOOK if blind else Phase.BIDDING))
    panel = scene.panel
    assert isinstance(panel, ArmingPanel)
    press(app, pygame.K_b if blind else pygame.K_n)
    assert panel.told_detail() == armed_hint("Enter", blind=blind)
    ask(app, scene, monkeypatch, Look() if blind else Bid(5))
    assert panel.is_armed
    assert panel.told_detail() == panel.detail(None) == against_hint("Enter", blind=blind)
    before = len(calls(scene))
    press(app, pygame.K_RETURN)
    assert len(calls(scene)) == before
    assert not panel.is_armed


def test_where_blind_nil_is_offered_a_button_has_the_focus_whatever_the_mouse_does(app: App) -> None:
    scene = behind(app, 120)
    play_to(app, scene, in_phase(Phase.LOOK))
    for size in ((1280, 720), (800, 600), (800, 1200)):
        resize(app, size)
        for _ in range(2):
            press(app, pygame.K_b)
            app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=app.canvas.rect.midtop))
            assert all(isinstance(item, Button) for item in scene.items if item.is_focusable)
            assert isinstance(scene.focused, Button)
    press(app, pygame.K_b)
    press(app, pygame.K_RETURN)
    assert calls(scene) == [BlindNil()]
