"""Letters with Ctrl, Command or Alt are not the letters, and the keys that mean the same everywhere."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.program.input import press_of
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.commands import Command
from goodge.ui.widgets.keys import is_chord
from goodge.ui.widgets.pad import PadButton

from .checks import key, press
from .conftest import OpenApp
from .kin import actions_done, in_phase, open_kin, play_to
from .pads import strike
from .tables import PHASES, go_on, open_table, play_until

HELD = (pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA, pygame.KMOD_RMETA, pygame.KMOD_LALT, pygame.KMOD_RALT)
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 +-?"


def strike_all_letters(app: App, mod: int) -> None:
    for letter in LETTERS:
        app.handle(key(ord(letter), letter, mod))
        app.handle(pygame.event.Event(pygame.KEYUP, key=ord(letter), mod=mod))


@pytest.mark.parametrize("mod", HELD)
def test_at_a_table_letters_with_another_key_held_do_nothing(app: App, mod: int) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    for phase in PHASES:
        play_until(app, scene, phase)
        before = actions_done(scene)
        strike_all_letters(app, mod)
        assert app.top is scene
        assert actions_done(scene) == before
        assert app.settings.muted


@pytest.mark.parametrize("mod", HELD)
def test_bids_of_tricks_take_no_letter_with_another_key_held(app: App, mod: int) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    before = actions_done(scene)
    strike_all_letters(app, mod)
    assert app.top is scene
    assert actions_done(scene) == before


@pytest.mark.parametrize("mod", HELD)
def test_over_a_table_letters_with_another_key_held_do_nothing(app: App, mod: int) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    app.push(PauseScene(app))
    pause = app.top
    strike_all_letters(app, mod)
    assert app.top is pause


def test_the_letter_alone_still_does_it(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    press(app, pygame.K_m)
    assert not app.settings.muted
    press(app, pygame.K_s)
    assert app.top is not scene


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL | pygame.KMOD_LMETA, pygame.KMOD_RCTRL | pygame.KMOD_RMETA])
def test_a_mac_fills_its_screen_with_f_and_two_keys(open_app: OpenApp, held: int) -> None:
    app = open_app(muted=True)
    app.push(TitleScene(app))
    app.handle(key(pygame.K_f, "", held))
    assert app.window.is_full_screen
    app.handle(key(pygame.K_f, "", held))
    assert not app.window.is_full_screen


def test_what_types_nothing_is_no_letter() -> None:
    for code in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_DELETE, pygame.K_LEFT, pygame.K_F4):
        assert not is_chord(key(code, mod=pygame.KMOD_LALT))
    assert is_chord(key(pygame.K_KP_5, "5", pygame.KMOD_LCTRL))
    for event in (key(pygame.K_f, "f"), key(pygame.K_f, "", pygame.KMOD_LMETA)):
        assert not press_of(event).means((Command.FULL_SCREEN,))


@pytest.mark.parametrize("is_pad", [False, True])
def test_left_and_right_stay_among_the_buttons_of_the_auction(app: App, *, is_pad: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"), 3)
    play_until(app, scene, Phase.AUCTION)

    def walk(code: int, button: PadButton) -> str | None:
        if is_pad:
            strike(app, button)
        else:
            press(app, code)
        return scene.focus_key

    reached = [walk(pygame.K_LEFT, PadButton.LEFT) for _ in range(3)]
    assert reached == ["bid"] * 3, "no lower bid may be made"
    assert walk(pygame.K_RIGHT, PadButton.RIGHT) == "pass"
    assert walk(pygame.K_LEFT, PadButton.LEFT) == "bid"
    walk(pygame.K_PAGEUP, PadButton.LEFT_SHOULDER)
    assert walk(pygame.K_LEFT, PadButton.LEFT) == "step-25"
    assert [walk(pygame.K_RIGHT, PadButton.RIGHT) for _ in range(3)] == ["step-5", "step+5", "step+25"]
    first, second, *_ = (card.text for card in scene.shown.stage.hand_order(scene.shown.view))
    scene.focus(first)
    assert walk(pygame.K_LEFT, PadButton.LEFT) == first
    assert walk(pygame.K_RIGHT, PadButton.RIGHT) == second
