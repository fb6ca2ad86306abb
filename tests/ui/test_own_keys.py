"""Keys and buttons of one's own: chosen, refused with a sentence, kept, and brought back."""

from __future__ import annotations

import json

import pygame
import pytest

from goodge.ui.drawing.theme import BODY_STRONG
from goodge.ui.program.app import App
from goodge.ui.program.own_keys import CHANGEABLE, clash, places_elsewhere, places_of_table, swapped, use_own
from goodge.ui.program.stick import REPEAT_AFTER, REPEAT_EVERY
from goodge.ui.program.window import Window
from goodge.ui.scenes.own_keys import KeyButton, OwnKeysScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.commands import BINDINGS, PAD_BINDINGS, Command, bound, cap
from goodge.ui.widgets.keys import told_keys
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import own_keys as words

from .checks import SIZES, assert_layout, press, resize, top
from .conftest import OpenApp
from .menus import text_of
from .pads import down, strike, up
from .tables import go_on, open_table

C, P = Command, PadButton
_IN_POINTS = (800, 600), (1280, 720)


def opened(app: App) -> OwnKeysScene:
    """The page, by way of the settings."""
    app.reset(TitleScene(app))
    app.push(SettingsScene(app))
    top(app).focus("keys")
    press(app, pygame.K_RETURN)
    scene = top(app)
    assert isinstance(scene, OwnKeysScene)
    return scene


def choose(app: App, command: Command, code: int) -> None:
    top(app).focus(f"own-{command.value}")
    press(app, pygame.K_RETURN, code)


def test_a_command_gets_another_key_and_keeps_it(open_app: OpenApp) -> None:
    app = open_app(muted=True)
    scene = opened(app)
    choose(app, C.UNDO, pygame.K_x)
    assert text_of(scene, "note") == words.has_key("undo", "X")
    assert cap(C.UNDO) == "X"
    again = open_app(muted=True)
    assert cap(C.UNDO) == "X"
    assert again.settings.keys == {"undo": "X"}


def test_the_new_key_does_it_and_the_old_one_does_not(app: App) -> None:
    opened(app)
    choose(app, C.SHEET, pygame.K_F6)
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    press(app, pygame.K_s)
    assert app.top is scene
    press(app, pygame.K_F6)
    assert app.top is not scene


def test_a_clash_is_said_and_changes_nothing(app: App) -> None:
    scene = opened(app)
    choose(app, C.UNDO, pygame.K_m)
    assert text_of(scene, "note") == words.clashes("M", "mute")
    choose(app, C.UNDO, pygame.K_RETURN)
    assert text_of(scene, "note") == words.NEEDED.say()
    choose(app, C.UNDO, pygame.K_LSHIFT)
    assert text_of(scene, "note") == words.NEEDED.say()
    choose(app, C.UNDO, pygame.K_ESCAPE)
    assert text_of(scene, "note") == words.CHOOSE.say()
    assert cap(C.UNDO) == "U"
    assert app.settings.keys == {}
    assert app.settings.muted


@pytest.mark.usefixtures("app")
def test_a_key_may_mean_another_thing_elsewhere() -> None:
    assert clash(C.BRACKET, pygame.K_u) is None
    found = clash(C.NOTES, pygame.K_u)
    assert found is not None
    assert found.other is C.UNDO
    use_own({}, {})
    for command in CHANGEABLE:
        for key in BINDINGS[command]:
            if key.codes and not key.held:
                assert clash(command, key.codes[0]) is None, "what is given at first is no clash"


def test_one_key_brings_all_back(app: App) -> None:
    scene = opened(app)
    choose(app, C.UNDO, pygame.K_x)
    app.settings.buttons = {"south": "east", "east": "south"}
    app.apply_settings()
    assert bound.buttons[P.EAST] == PAD_BINDINGS[P.SOUTH]
    press(app, pygame.K_DELETE)
    assert (bound.keys, dict(bound.buttons)) == (BINDINGS, dict(PAD_BINDINGS))
    assert text_of(scene, "note") == words.ALL_BACK.say()
    assert (app.settings.keys, app.settings.buttons) == ({}, {})


def test_two_buttons_change_places(app: App) -> None:
    opened(app)
    strike(app, P.RIGHT_SHOULDER, P.RIGHT_SHOULDER)
    scene = top(app)
    scene.focus("own-south")
    strike(app, P.SOUTH, P.EAST)
    assert text_of(scene, "note") == words.changed_places(P.SOUTH.cap, P.EAST.cap)
    assert bound.buttons[P.EAST] == PAD_BINDINGS[P.SOUTH]
    assert bound.buttons[P.SOUTH] == PAD_BINDINGS[P.EAST]
    strike(app, P.SOUTH)
    assert isinstance(top(app), SettingsScene), "it goes back now"


def test_directions_change_places_too_and_the_left_stick_by_itself(app: App) -> None:
    opened(app)
    strike(app, P.RIGHT_SHOULDER, P.RIGHT_SHOULDER, P.RIGHT_SHOULDER)
    scene = top(app)
    scene.focus("own-up")
    strike(app, P.SOUTH, P.DOWN)
    assert text_of(scene, "note") == words.changed_places(P.UP.cap, P.DOWN.cap)
    scene.focus("own-left-stick-left")
    strike(app, P.SOUTH, P.LEFT_SHOULDER)
    assert bound.buttons[P.DOWN] == (C.UP,)
    assert bound.buttons[P.LEFT_SHOULDER] == PAD_BINDINGS[P.LEFT]
    assert bound.buttons[P.LEFT_STICK_LEFT] == PAD_BINDINGS[P.LEFT_SHOULDER]
    assert bound.buttons[P.LEFT] == PAD_BINDINGS[P.LEFT]
    assert bound.buttons[P.LEFT_STICK_UP] == (C.UP,)
    strike(app, P.WEST)
    assert dict(bound.buttons) == dict(PAD_BINDINGS)


def test_a_button_that_has_become_a_direction_goes_on_while_held(app: App) -> None:
    app.settings.buttons = swapped({}, P.DOWN, P.NORTH)
    app.apply_settings()
    app.reset(TitleScene(app))
    scene, seen = top(app), list[str | None]()
    down(app, P.NORTH)
    for _ in range(round((REPEAT_AFTER + REPEAT_EVERY) / 0.05) + 3):
        seen.append(scene.focus_key)
        app.turn(0.05)
    assert len(set(seen)) == 3
    up(app, P.NORTH)
    down(app, P.DOWN)
    assert app._buttons._repeat.held is None


def test_without_a_pad_its_page_says_so(app: App) -> None:
    scene = opened(app)
    press(app, pygame.K_PAGEUP, pygame.K_PAGEUP)
    scene.focus("own-south")
    press(app, pygame.K_RETURN)
    assert text_of(scene, "note") == words.NO_PAD.say()


@pytest.mark.parametrize(
    ("keys", "buttons"),
    [
        ({"undo": "M", "nonsense": "X", "hint": "Space", "left": "X", "notes": "no such key"}, {"south": "nowhere"}),
        ({"undo": ""}, {"south": "east"}),
        ({"sheet": "U"}, {"east": "left", "left": "left"}),
    ],
)
def test_what_makes_no_sense_is_as_it_was(app: App, keys: dict[str, str], buttons: dict[str, str]) -> None:
    assert app
    use_own(keys, buttons)
    assert dict(bound.keys) == dict(BINDINGS)
    assert dict(bound.buttons) == dict(PAD_BINDINGS)


@pytest.mark.parametrize("damaged", [[], "u", {"undo": 5}, {"undo": "u" * 100}, {str(n): "a" for n in range(999)}])
def test_a_damaged_file_falls_back(open_app: OpenApp, damaged: object) -> None:
    app = open_app(muted=True)
    path = app.home.settings_file
    stored = json.loads(path.read_text())
    path.write_text(json.dumps(stored | {"keys": damaged, "buttons": damaged}))
    again = open_app(muted=True)
    assert (again.settings.keys, again.settings.buttons) == ({}, {})
    assert cap(C.UNDO) == "U"
    assert again.settings.muted


def test_every_page_has_room_in_every_window(app: App) -> None:
    scene = opened(app)
    for size in SIZES:
        resize(app, size)
        for _ in range(4):
            assert_layout(scene)
            press(app, pygame.K_PAGEDOWN)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (800, 1200)])
def test_all_that_a_button_does_is_said(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = OwnKeysScene(app, "pad")
    app.push(scene)
    buttons = [item for item in scene.items if isinstance(item, KeyButton)]
    assert not any(button.text.endswith("…") for button in buttons)
    assert any(len(button.lines) == 2 for button in buttons)
    assert {button.letters for button in buttons} == {BODY_STRONG}, (
        "there is room for letters as large as of the others"
    )
    assert all(" · ".join(button.lines) in ("", button.text) for button in buttons)


def test_all_that_may_be_changed_is_shown(app: App) -> None:
    scene = opened(app)
    shown: set[str] = set()
    for _ in range(4):
        shown |= {item.key for item in scene.items if item.key.startswith("own-")}
        press(app, pygame.K_PAGEDOWN)
    assert shown == {f"own-{each.value}" for each in (*CHANGEABLE, *PadButton)}
    assert all(told_keys(bound.keys[command]) for command in CHANGEABLE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["table", "elsewhere"])
def test_keys_stand_under_the_place_where_they_work_each_letter_once(
    app: App, page: str, size: tuple[int, int]
) -> None:
    resize(app, size)
    scene = OwnKeysScene(app, page)
    app.push(scene)
    heads = [item for item in scene.items if isinstance(item, Label) and item.key.startswith("place-")]
    buttons = [item for item in scene.items if isinstance(item, KeyButton)]
    places = places_of_table() if page == "table" else places_elsewhere()
    titles = [title.say() for title, _ in places]
    place_of = {name: title for title in titles for name in (title, words.continued(title))}
    assert len({head.text for head in heads}) == len(heads), "a column that goes on says so"
    listed: dict[str, list[str]] = {place_of[head.text]: [] for head in heads}
    assert len(listed) >= 5
    for button in buttons:
        over = [head for head in heads if head.rect.left == button.rect.left and head.rect.bottom <= button.rect.top]
        listed[place_of[max(over, key=lambda head: head.rect.top).text]].append(button.shown)
    assert all(listed.values())
    for shown in listed.values():
        assert len(set(shown)) == len(shown)
    assert [len(listed[title]) for title in titles] == [len(commands) for _, commands in places]


@pytest.mark.parametrize("page", ["table", "elsewhere"])
def test_rows_are_as_high_for_a_finger_on_a_screen_of_twice_as_many_pixels(
    app: App, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    """A place is cut into two columns wherever it is in a window of the same size in points."""

    def heads(size: tuple[int, int]) -> list[str]:
        resize(app, size)
        scene = OwnKeysScene(app, page)
        app.push(scene)
        return [item.key for item in scene.items if item.key.startswith("place-")]

    plain = [heads(size) for size in _IN_POINTS]
    monkeypatch.setattr(Window, "density", 2.0)
    assert [heads((2 * width, 2 * height)) for width, height in _IN_POINTS] == plain


def test_every_command_has_one_place() -> None:
    listed = [command for _, commands in (*places_of_table(), *places_elsewhere()) for command in commands]
    assert sorted(listed, key=lambda command: command.value) == sorted(CHANGEABLE, key=lambda command: command.value)


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
def test_directions_stand_under_what_is_moved_there(app: App, size: tuple[int, int]) -> None:
    scene = OwnKeysScene(app, "ways")
    app.push(scene)
    resize(app, size)
    heads = {item.text: item.rect for item in scene.items if isinstance(item, Label) and item.key.startswith("place-")}
    assert list(heads) == [head.say() for head in words.MOVED]
    sticks = [[PadButton.LEFT, PadButton.DOWN], [PadButton.LEFT_STICK_LEFT, PadButton.LEFT_STICK_DOWN]]
    for head, buttons in zip(heads.values(), sticks, strict=False):
        places = [item.rect for item in scene.items if item.key in {f"own-{button.value}" for button in buttons}]
        assert len(places) == 2
        assert all(place.left == head.left and place.top >= head.bottom for place in places)
