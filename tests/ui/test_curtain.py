"""The curtain's button: one press, or held down for a moment where the settings say so."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.app import App
from goodge.ui.scenes.curtain import HOLD_SECONDS, CurtainScene
from goodge.ui.scenes.pause import PauseScene

from .checks import SIZES, assert_layout, click, key, pixels, press, resize
from .conftest import OpenApp

SHORT = HOLD_SECONDS / 4


@pytest.fixture
def opened() -> list[str]:
    return []


@pytest.fixture
def curtain(app: App, opened: list[str]) -> CurtainScene:
    scene = CurtainScene(app, "Ben", lambda: opened.append("Ben"))
    app.push(PauseScene(app))
    app.push(scene)
    app.draw()
    return scene


def let_go(app: App) -> None:
    app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))


def wait(app: App, seconds: float) -> None:
    app.turn(seconds)


def test_one_press_opens_it(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    press(app, pygame.K_RETURN)
    assert app.top is not curtain
    assert opened == ["Ben"]


@pytest.mark.usefixtures("curtain")
def test_one_press_is_not_enough_where_it_must_be_held(app: App, opened: list[str]) -> None:
    app.settings.hold_to_look = True
    for _ in range(5):
        app.handle(key(pygame.K_RETURN))
        wait(app, SHORT)
        let_go(app)
        wait(app, HOLD_SECONDS)
    assert not opened


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_held_down_opens_it(app: App, curtain: CurtainScene, opened: list[str], code: int) -> None:
    app.settings.hold_to_look = True
    curtain.refresh()
    closed = pixels(app)
    app.handle(key(code))
    wait(app, 2 * SHORT)
    assert pixels(app) != closed, "the line under the button grows"
    assert not opened
    wait(app, 2 * SHORT)
    assert opened == ["Ben"]
    assert app.top is not curtain


def test_the_mouse_held_down_on_the_button_opens_it(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    app.settings.hold_to_look = True
    button = curtain.item("ready")
    assert button is not None
    click(app, button.rect.center)
    wait(app, HOLD_SECONDS)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    wait(app, HOLD_SECONDS)
    assert not opened
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1))
    wait(app, HOLD_SECONDS)
    assert opened == ["Ben"]


@pytest.mark.usefixtures("curtain")
def test_a_pause_lets_go(app: App, opened: list[str]) -> None:
    app.settings.hold_to_look = True
    app.handle(key(pygame.K_RETURN))
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, PauseScene)
    wait(app, 2 * HOLD_SECONDS)
    assert not opened
    app.pop()
    assert app.top.focus_key == "ready", "the curtain is still there"


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_its_words_fit(open_app: OpenApp, text_size: str) -> None:
    app = open_app(hold_to_look=True, text_size=text_size, muted=True)
    app.push(CurtainScene(app, "Wilhelmina Maria", lambda: None))
    for size in SIZES:
        resize(app, size)
        assert_layout(app.top)
