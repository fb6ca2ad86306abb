"""The curtain's button and key: held down for a moment, pressed twice or pressed once, as the settings say."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.theme import GOLD_BRIGHT, Colour
from goodge.ui.program.app import App
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.table.curtain import HOLD_ON, NO_TRICK_YET, ONCE_MORE, CurtainScene
from goodge.ui.scenes.table.latch import BETWEEN_SECONDS, DEAF_SECONDS, FORGET_SECONDS, HOLD_SECONDS
from goodge.ui.widgets.base import Label

from .checks import SIZES, assert_layout, click, key, pixels, press, resize, top
from .conftest import OpenApp
from .menus import item_of, text_of
from .tables import OPENING_KEY

SHORT = HOLD_SECONDS / 4
WAYS = ("hold", "twice", "once")


@pytest.fixture
def opened() -> list[str]:
    return []


@pytest.fixture
def curtain(app: App, opened: list[str]) -> CurtainScene:
    """A curtain that listens."""
    scene = CurtainScene(app, "Ben", "baker", lambda: opened.append("Ben"))
    app.push(PauseScene(app))
    app.push(scene)
    app.draw()
    wait(app, DEAF_SECONDS)
    return scene


def let_go(app: App, code: int = OPENING_KEY) -> None:
    app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))


def wait(app: App, seconds: float) -> None:
    app.turn(seconds)


def colour_of_the_words(curtain: CurtainScene) -> Colour:
    (label,) = (item for item in curtain.items if item.key == "how" and isinstance(item, Label))
    return label.colour


# -- what opens none ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_the_keys_that_play_a_card_open_it_in_no_way(
    app: App, curtain: CurtainScene, opened: list[str], way: str, code: int
) -> None:
    app.settings.curtain = way
    for step in range(4):
        if step == 2:
            curtain.focus("ready")
        app.handle(key(code))
        wait(app, HOLD_SECONDS)
        let_go(app, code)
        wait(app, BETWEEN_SECONDS)
    assert not opened


@pytest.mark.parametrize("way", WAYS)
def test_at_first_it_is_deaf(app: App, opened: list[str], way: str) -> None:
    app.settings.curtain = way
    scene = CurtainScene(app, "Ben", "baker", lambda: opened.append("Ben"), lambda: opened.append("taken back"))
    app.push(PauseScene(app))
    app.push(scene)
    button = scene.item("ready")
    assert button is not None
    for _ in range(5):
        press(app, OPENING_KEY, pygame.K_u)
        click(app, button.rect.center)
        wait(app, DEAF_SECONDS / 6)
    assert not opened
    assert top(app) is scene


def test_what_is_held_from_then_on_counts_when_it_listens(app: App, opened: list[str]) -> None:
    app.push(PauseScene(app))
    app.push(CurtainScene(app, "Ben", "baker", lambda: opened.append("Ben")))
    app.handle(key(OPENING_KEY))
    wait(app, DEAF_SECONDS + 3 * SHORT)
    assert not opened
    wait(app, 2 * SHORT)
    assert opened == ["Ben"]


# -- hold -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("curtain")
def test_one_press_is_not_enough_where_it_must_be_held(app: App, opened: list[str]) -> None:
    for _ in range(5):
        app.handle(key(OPENING_KEY))
        wait(app, SHORT)
        let_go(app)
        wait(app, HOLD_SECONDS)
    assert not opened


def test_the_key_held_down_opens_it(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    closed = pixels(app)
    app.handle(key(OPENING_KEY))
    wait(app, 2 * SHORT)
    assert pixels(app) != closed, "the line under the button grows"
    assert not opened
    wait(app, 2 * SHORT)
    assert opened == ["Ben"]
    assert top(app) is not curtain


def test_the_mouse_held_down_on_the_button_opens_it(app: App, curtain: CurtainScene, opened: list[str]) -> None:
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
    app.handle(key(OPENING_KEY))
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), PauseScene)
    wait(app, 2 * HOLD_SECONDS)
    assert not opened
    app.pop()
    assert isinstance(top(app), CurtainScene), "the curtain is still there"


@pytest.mark.parametrize("by_mouse", [False, True])
def test_who_lets_go_too_soon_is_told_to_hold_on(app: App, curtain: CurtainScene, by_mouse: bool) -> None:
    button = curtain.item("ready")
    assert button is not None
    asked = text_of(curtain, "how")
    if by_mouse:
        click(app, button.rect.center)
    else:
        app.handle(key(OPENING_KEY))
        wait(app, SHORT)
        let_go(app)
    assert text_of(curtain, "how") == HOLD_ON.say(key="R") != asked
    app.handle(key(OPENING_KEY))
    assert text_of(curtain, "how") == asked


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_l])
def test_who_comes_back_to_it_is_asked_as_at_first(app: App, curtain: CurtainScene, code: int) -> None:
    curtain._on_last_trick = lambda: app.push(PauseScene(app))
    asked, colour = text_of(curtain, "how"), colour_of_the_words(curtain)
    press(app, OPENING_KEY)
    let_go(app)
    assert text_of(curtain, "how") == HOLD_ON.say(key="R")
    press(app, code)
    assert isinstance(top(app), PauseScene)
    app.pop()
    assert text_of(curtain, "how") == asked
    assert colour_of_the_words(curtain) == colour != GOLD_BRIGHT


def test_that_there_is_no_trick_yet_is_not_lit(app: App, curtain: CurtainScene) -> None:
    press(app, OPENING_KEY)
    let_go(app)
    assert colour_of_the_words(curtain) == GOLD_BRIGHT
    press(app, pygame.K_l)
    assert text_of(curtain, "how") == NO_TRICK_YET.say()
    assert colour_of_the_words(curtain) != GOLD_BRIGHT


@pytest.mark.parametrize("way", WAYS)
def test_a_click_beside_it_and_the_keys_that_open_nothing_light_up_what_does(
    app: App, curtain: CurtainScene, opened: list[str], way: str
) -> None:
    app.settings.curtain = way
    curtain.refresh()
    app.draw()
    words, shown = text_of(curtain, "how"), pixels(app)
    click(app, (100, 100))
    assert text_of(curtain, "how") == words
    assert pixels(app) != shown
    curtain._is_urged = False
    curtain.refresh()
    press(app, pygame.K_RETURN)
    assert curtain._is_urged
    assert not opened


def test_the_last_trick_is_offered_once_there_is_one(app: App) -> None:
    for show in (None, lambda: None):
        scene = CurtainScene(app, "Ben", "baker", lambda: None, on_last_trick=show)
        app.push(scene)
        app.draw()
        last = item_of(scene, "last")
        assert last.is_off == (show is None)
        assert last.tip == (NO_TRICK_YET.say() if show is None else None)


# -- twice, and once ------------------------------------------------------------------------------------------


def test_two_presses_open_it_if_there_is_a_moment_between(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    app.settings.curtain = "twice"
    for _ in range(6):
        press(app, OPENING_KEY)
        wait(app, BETWEEN_SECONDS / 2)
    assert not opened, "each came too soon after the one before"
    wait(app, BETWEEN_SECONDS / 2)
    assert text_of(curtain, "how") == ONCE_MORE.say()
    press(app, OPENING_KEY)
    assert opened == ["Ben"]
    assert top(app) is not curtain


def test_two_clicks_open_it_too(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    app.settings.curtain = "twice"
    button = curtain.item("ready")
    assert button is not None
    click(app, button.rect.center)
    wait(app, BETWEEN_SECONDS)
    click(app, (5, 5))
    assert not opened
    click(app, button.rect.center)
    assert opened == ["Ben"]


def test_a_first_press_of_long_ago_is_forgotten(app: App, curtain: CurtainScene, opened: list[str]) -> None:
    app.settings.curtain = "twice"
    press(app, OPENING_KEY)
    wait(app, FORGET_SECONDS + 0.1)
    assert text_of(curtain, "how").startswith("Press R or the button twice")
    press(app, OPENING_KEY)
    assert not opened


@pytest.mark.parametrize("by_mouse", [False, True])
def test_one_press_opens_it_where_the_settings_say_so(
    app: App, curtain: CurtainScene, opened: list[str], by_mouse: bool
) -> None:
    app.settings.curtain = "once"
    button = curtain.item("ready")
    assert button is not None
    if by_mouse:
        click(app, button.rect.center)
    else:
        press(app, OPENING_KEY)
    assert top(app) is not curtain
    assert opened == ["Ben"]


# -- what was there before --------------------------------------------------------------------------------------


def test_it_hides_what_was_answered_and_keeps_what_was_announced(app: App) -> None:
    app.push(PauseScene(app))
    app.notices.answer("Still out: Spades: 10")
    app.notices.add("The disk is full")
    app.push(PauseScene(app))
    assert app.notices.shown == "Still out: Spades: 10", "it is hidden by a curtain alone"
    app.push(CurtainScene(app, "Ben", "baker", lambda: None))
    assert app.notices.shown == "The disk is full"


# -- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_its_words_fit(open_app: OpenApp, text_size: str, way: str) -> None:
    app = open_app(curtain=way, text_size=text_size, muted=True)
    app.push(CurtainScene(app, "Wilhelmina Maria", "baker", lambda: None, lambda: None))
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))


@pytest.mark.parametrize("way", WAYS)
def test_it_rests_while_nobody_opens_it(app: App, curtain: CurtainScene, way: str) -> None:
    app.settings.curtain = way
    curtain.refresh()
    wait(app, 1.0)
    assert not app.turn(1.0)


def test_in_a_tall_window_it_is_laid_out_large(app: App, curtain: CurtainScene) -> None:
    resize(app, (800, 1200))
    buttons = [item.rect for item in curtain.items if item.is_focusable]
    assert len(buttons) == 3
    assert all(rect.height >= 40 for rect in buttons)
    assert curtain.items[0].rect.unionall(buttons).height > 0.6 * app.canvas.rect.height
