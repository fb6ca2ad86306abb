"""Names and numbers written without a keyboard: letters chosen with a gamepad."""

from __future__ import annotations

import pygame

from goodge.ui.program.app import App
from goodge.ui.scenes.letters import LettersScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.widgets.fields import TextField
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import letters as words

from .checks import SIZES, assert_layout, press, resize, top, write
from .menus import fill_in
from .pads import strike

P = PadButton


def value(scene: NewGameScene, name: str) -> str:
    field = scene.item(name)
    assert isinstance(field, TextField)
    return field.value


def choose(app: App, letter: str) -> None:
    """Walks to a letter on the page that lies there, by the cross alone, and chooses it."""
    scene = top(app)
    goal = next(item.key for item in scene.items if getattr(item, "text", "") == letter)
    column, line = int(goal.split("-")[1]) % 10, int(goal.split("-")[1]) // 10
    for _ in range(30):
        now = int((scene.focus_key or "letter-0").split("-")[1])
        if (now % 10, now // 10) == (column, line):
            break
        if now // 10 != line:
            strike(app, P.DOWN if now // 10 < line else P.UP)
        else:
            strike(app, P.RIGHT if now % 10 < column else P.LEFT)
    assert scene.focus_key == goal
    strike(app, P.SOUTH)


def test_a_name_is_written_with_a_pad(new_game: NewGameScene, new_game_app: App) -> None:
    app = new_game_app
    fill_in(app, new_game, "name-0", "")
    strike(app, P.SOUTH)
    assert isinstance(top(app), LettersScene)
    for letter in "Zoe":
        choose(app, letter)
    assert value(new_game, "name-0") == "Zoe"
    strike(app, P.WEST)
    assert value(new_game, "name-0") == "Zo"
    strike(app, P.EAST)
    assert top(app) is new_game
    assert new_game.focus_key == "name-0"
    assert value(new_game, "name-0") == "Zo"


def test_large_letters_come_where_a_name_begins(new_game: NewGameScene, new_game_app: App) -> None:
    app = new_game_app
    fill_in(app, new_game, "name-0", "")
    press(app, pygame.K_F4)
    scene = top(app)

    def first() -> str:
        return str(getattr(scene.item("letter-0"), "text", ""))

    assert first() == "A"
    choose(app, "B")
    assert first() == "a"
    scene.press(next(item for item in scene.items if item.key == "space"))
    assert first() == "A"
    strike(app, P.RIGHT_SHOULDER, P.RIGHT_SHOULDER)
    assert first() == words.PAGES[words.ACCENTS_LARGE][1][0]
    choose(app, "Ä")
    assert first() == words.PAGES[words.ACCENTS_SMALL][1][0]
    assert value(new_game, "name-0") == "B Ä"


def test_letters_are_typed_over_them_too(new_game: NewGameScene, new_game_app: App) -> None:
    app = new_game_app
    fill_in(app, new_game, "name-0", "")
    press(app, pygame.K_F4)
    write(app, "Ben")
    assert value(new_game, "name-0") == "Ben"


def test_a_number_is_written_with_digits_alone(new_game: NewGameScene, new_game_app: App) -> None:
    app = new_game_app
    new_game.plan.has_number = True
    new_game.refresh()
    fill_in(app, new_game, "number", "")
    strike(app, P.SOUTH)
    scene = top(app)
    assert isinstance(scene, LettersScene)
    assert scene.item("pages") is None
    choose(app, "4")
    choose(app, "2")
    assert value(new_game, "number") == "42"


def test_all_letters_have_room_in_every_window(new_game: NewGameScene, new_game_app: App) -> None:
    app = new_game_app
    new_game.focus("name-0")
    press(app, pygame.K_F4)
    for size in SIZES:
        resize(app, size)
        for _ in words.PAGES:
            assert_layout(top(app))
            strike(app, P.RIGHT_SHOULDER)


def test_every_letter_can_be_drawn(app: App) -> None:
    font = app.canvas.type.font
    from goodge.ui.drawing.theme import NAME

    for _, letters in words.PAGES:
        assert len(set(letters)) == len(letters) <= 30
        assert all(metrics is not None for metrics in font(NAME).metrics(letters))
