"""Gamepads: sticks that do not race, and pads that come and go."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.program.input import repeated_press_of
from goodge.ui.program.pads import NOISE, Pads, Turn
from goodge.ui.program.stick import LEFT_WAYS, REPEAT_AFTER, REPEAT_EVERY, Repeat, Stick, Trigger
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.commands import Command
from goodge.ui.widgets.device import in_use
from goodge.ui.widgets.pad import PadButton

from .checks import settle, top
from .pads import down, event, push

P, C = PadButton, Command
LEFT_X, LEFT_Y, LEFT_TRIGGER = 0, 1, 4
of_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere pygame's SDL lies at other places")


# -- sticks ---------------------------------------------------------------------------------------------------


def test_a_stick_that_trembles_at_its_edge_counts_once() -> None:
    stick = Stick(LEFT_WAYS)
    shares = (0.2, 0.5, 0.59, 0.61, 0.58, 0.62, 0.45, 0.61, 0.41, 0.39, 0.5)
    right, none = P.LEFT_STICK_RIGHT, None
    assert [stick.move(0, share) for share in shares] == [
        none, none, none, right, right, right, right, right, right, none, none,
    ]  # fmt: skip


def test_a_stick_pushed_aslant_keeps_its_direction_until_another_is_clear() -> None:
    stick = Stick(LEFT_WAYS)
    assert stick.move(0, -0.8) is P.LEFT_STICK_LEFT
    assert stick.move(1, 0.85) is P.LEFT_STICK_LEFT
    assert stick.move(0, -0.65) is P.LEFT_STICK_LEFT
    assert stick.move(0, -0.5) is P.LEFT_STICK_DOWN
    assert stick.move(1, 0.0) is None


def test_a_stick_thrown_over_turns_round() -> None:
    stick = Stick(LEFT_WAYS)
    assert stick.move(1, -1.0) is P.LEFT_STICK_UP
    assert stick.move(1, 1.0) is P.LEFT_STICK_DOWN


def test_a_trigger_is_a_button() -> None:
    trigger = Trigger()
    assert [trigger.move(share) for share in (0.0, 0.5, 0.7, 0.5, 0.3, 0.5)] == [False, False, True, True, False, False]


def test_what_is_held_repeats_after_a_while_and_calmly() -> None:
    repeat, steps, clock = Repeat(), list[float](), 0.0
    repeat.hold(P.RIGHT)
    while clock < REPEAT_AFTER + 2.5 * REPEAT_EVERY:
        clock += 0.01
        if repeat.advance(0.01) is P.RIGHT:
            steps.append(clock)
    assert steps == pytest.approx(
        [REPEAT_AFTER, REPEAT_AFTER + REPEAT_EVERY, REPEAT_AFTER + 2 * REPEAT_EVERY], abs=0.03
    )
    repeat.let_go(P.RIGHT)
    assert repeat.advance(10.0) is None


def test_a_long_frame_is_one_step() -> None:
    repeat = Repeat()
    repeat.hold(P.DOWN)
    assert repeat.advance(5.0) is P.DOWN
    assert repeat.advance(0.01) is None


def test_what_does_not_move_on_does_not_repeat() -> None:
    for button in P:
        assert not repeated_press_of(button).means((C.PRESS, C.ANSWER, C.BACK, C.CARD_LEFT, C.STEP))


def test_a_stick_that_is_held_walks_through_a_menu(app: App) -> None:
    app.push(TitleScene(app))
    settle(app)
    scene = top(app)
    seen = [scene.focus_key]
    push(app, LEFT_Y, 1.0)
    seen.append(scene.focus_key)
    for _ in range(round((REPEAT_AFTER + REPEAT_EVERY) / 0.05) + 3):
        app.turn(0.05)
        if scene.focus_key != seen[-1]:
            seen.append(scene.focus_key)
    assert len(set(seen)) == len(seen) == 4, "the first step at once, and two more"
    push(app, LEFT_Y, 0.1)
    app.turn(0.1)
    app.turn(REPEAT_AFTER * 2)
    assert scene.focus_key == seen[-1]


def test_what_is_held_does_not_go_on_in_another_scene(app: App) -> None:
    app.push(TitleScene(app))
    push(app, LEFT_Y, 1.0)
    app.push(SettingsScene(app))
    app.turn(0.05)
    before = top(app).focus_key
    down(app, P.EAST)
    app.push(SettingsScene(app))
    for _ in range(20):
        app.turn(0.1)
    assert top(app).focus_key == before


# -- pads that come and go --------------------------------------------------------------------------------------


def pads() -> tuple[Pads, list[str]]:
    notes: list[str] = []
    return Pads(notes.append), notes


def test_a_pad_that_is_pulled_out_lets_go_of_all_it_held() -> None:
    found, _ = pads()
    assert found.take(event(pygame.CONTROLLERBUTTONDOWN, 3, button=0)) == [Turn(P.SOUTH, is_down=True)]
    assert found.take(event(pygame.CONTROLLERAXISMOTION, 3, axis=LEFT_X, value=-32768)) == [
        Turn(P.LEFT_STICK_LEFT, is_down=True)
    ]
    assert found.take(event(pygame.CONTROLLERBUTTONDOWN, 4, button=1)) == [Turn(P.EAST, is_down=True)]
    turns = found.take(event(pygame.CONTROLLERDEVICEREMOVED, 3))
    assert turns == [Turn(P.SOUTH, is_down=False), Turn(P.LEFT_STICK_LEFT, is_down=False)]
    assert found.take(event(pygame.CONTROLLERDEVICEREMOVED, 3)) == []
    assert found.take(event(pygame.CONTROLLERBUTTONUP, 4, button=1)) == [Turn(P.EAST, is_down=False)]


def test_so_does_one_whose_buttons_mean_something_else_now() -> None:
    found, _ = pads()
    found.take(event(pygame.CONTROLLERBUTTONDOWN, 0, button=2))
    assert found.take(event(pygame.CONTROLLERDEVICEREMAPPED, 0)) == [Turn(P.WEST, is_down=False)]
    assert found.take(event(pygame.CONTROLLERBUTTONUP, 0, button=2)) == []


def test_the_stick_and_the_cross_may_be_held_at_once() -> None:
    found, _ = pads()
    found.take(event(pygame.CONTROLLERBUTTONDOWN, 0, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT))
    found.take(event(pygame.CONTROLLERAXISMOTION, 0, axis=LEFT_X, value=-30000))
    assert found.take(event(pygame.CONTROLLERAXISMOTION, 0, axis=LEFT_X, value=0)) == [
        Turn(P.LEFT_STICK_LEFT, is_down=False)
    ]
    up_again = event(pygame.CONTROLLERBUTTONUP, 0, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert found.take(up_again) == [Turn(P.LEFT, is_down=False)]


def test_a_trigger_and_unknown_parts() -> None:
    found, _ = pads()
    pulled = event(pygame.CONTROLLERAXISMOTION, 0, axis=LEFT_TRIGGER, value=30000)
    assert found.take(pulled) == [Turn(P.LEFT_TRIGGER, is_down=True)]
    assert found.take(pulled) == []
    assert found.take(event(pygame.CONTROLLERAXISMOTION, 0, axis=9, value=30000)) == []
    assert found.take(event(pygame.CONTROLLERBUTTONDOWN, 0, button=pygame.CONTROLLER_BUTTON_GUIDE)) == []


def test_without_sdls_part_for_pads_the_game_goes_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame._sdl2", None)
    found, notes = pads()
    found.start()
    assert len(notes) == 1
    assert found.take(event(pygame.CONTROLLERDEVICEADDED, device_index=0)) == []
    app.push(TitleScene(app))
    app.handle(event(pygame.CONTROLLERDEVICEADDED, device_index=0))


def test_where_it_fails_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from pygame._sdl2 import controller

    def fail() -> None:
        raise pygame.error("no joysticks")

    monkeypatch.setattr(controller, "init", fail)
    found, notes = pads()
    found.start()
    assert notes
    assert "no joysticks" in notes[0]


@pytest.fixture
def sdl() -> ctypes.CDLL:
    """SDL itself, which has a pad of its own for tests: as real as one can be without a hand."""
    [library] = Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*")
    found = ctypes.CDLL(str(library))
    found.SDL_JoystickOpen.restype = ctypes.c_void_p
    found.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    return found


def plug_in(sdl: ctypes.CDLL) -> int:
    """Return the number of a pad with six axes and fifteen buttons."""
    index: int = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
    assert index >= 0, "SDL has a pad of its own"
    return index


def has_pads(app: App) -> bool:
    return app._pads.are_there


@of_linux
def test_a_real_pad_is_found_and_heard_whenever_it_comes(app: App, sdl: ctypes.CDLL) -> None:
    app.push(TitleScene(app))
    app._pads.start()
    for _ in range(2):
        index = plug_in(sdl)
        hear(app)
        assert has_pads(app)
        before = top(app).focus_key
        sdl.SDL_JoystickSetVirtualButton(sdl.SDL_JoystickOpen(index), pygame.CONTROLLER_BUTTON_DPAD_DOWN, 1)
        hear(app)
        assert top(app).focus_key != before
        assert in_use.is_pad
        sdl.SDL_JoystickDetachVirtual(index)
        hear(app)
        assert not has_pads(app)
        assert not app._buttons._repeat.held


@of_linux
def test_one_of_two_pads_is_pulled_out(app: App, sdl: ctypes.CDLL) -> None:
    app.push(TitleScene(app))
    app._pads.start()
    for _ in range(2):
        plug_in(sdl)
    hear(app)
    for are_left in (True, False):
        sdl.SDL_JoystickDetachVirtual(0)
        hear(app)
        assert has_pads(app) is are_left


@of_linux
def test_a_pad_is_found_by_a_program_opened_again(open_app: Callable[..., App], sdl: ctypes.CDLL) -> None:
    open_app()._pads.start()
    app = open_app()
    app.push(TitleScene(app))
    app._pads.start()
    index = plug_in(sdl)
    hear(app)
    assert has_pads(app)
    sdl.SDL_JoystickDetachVirtual(index)
    hear(app)
    assert not has_pads(app)


def hear(app: App) -> None:
    for _ in range(3):
        for each in pygame.event.get():
            if each.type in NOISE:
                app.handle(each)
