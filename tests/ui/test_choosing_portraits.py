"""Choosing a portrait where a match is set up."""

from __future__ import annotations

import pygame
import pytest

from goodge.table.portraits import CHARACTERS, PEOPLE
from goodge.table.settings import Settings
from goodge.ui.program.app import App
from goodge.ui.scenes.new_game.portraits import PortraitScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.widgets.portraits import PortraitButton
from goodge.ui.wording.portraits import portrait_words

from .checks import SIZES, assert_layout, click, press
from .conftest import OpenApp
from .menus import StandIn, fill_in, item_of, text_of
from .menus import new_game as new_game_of


@pytest.fixture
def app(new_game_app: App) -> App:
    return new_game_app


def faces_of(scene: NewGameScene) -> list[str]:
    return [item.portrait for item in scene.items if isinstance(item, PortraitButton)]


def open_portraits(app: App, scene: NewGameScene, seat: int) -> PortraitScene:
    """By mouse."""
    click(app, item_of(scene, f"portrait-{seat}").rect.center)
    assert isinstance(app.top, PortraitScene)
    return app.top


def test_a_person_chooses_a_portrait_by_mouse_and_it_comes_back(app: App, new_game: NewGameScene) -> None:
    shown = open_portraits(app, new_game, 0)
    offered = [item.portrait for item in shown.items if isinstance(item, PortraitButton)]
    assert offered == list(PEOPLE)
    click(app, item_of(shown, "portrait-grandfather-beard").rect.center)
    assert app.top is new_game
    assert faces_of(new_game)[0] == "grandfather-beard"
    fill_in(app, new_game, "name-0", "Zoe")
    assert faces_of(new_game)[0] == "grandfather-beard", "what was chosen stays while the name is written"
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert Settings.load(app.home)[0].portraits == {"zoe": "grandfather-beard"}
    assert faces_of(new_game_of(app))[0] == "grandfather-beard"


def test_portraits_are_chosen_with_keys_and_told_in_words(app: App, new_game: NewGameScene) -> None:
    new_game.focus("portrait-0")
    before = faces_of(new_game)[0]
    press(app, pygame.K_RETURN)
    shown = app.top
    assert isinstance(shown, PortraitScene)
    assert shown.focused is item_of(shown, f"portrait-{before}")
    press(app, pygame.K_DOWN, pygame.K_RIGHT)
    wanted = PEOPLE[PEOPLE.index(before) + len(PEOPLE) // 2 + 1]
    assert text_of(shown, "words") == portrait_words(wanted)
    press(app, pygame.K_RETURN)
    assert app.top is new_game
    assert faces_of(new_game)[0] == wanted
    press(app, pygame.K_RETURN, pygame.K_LEFT, pygame.K_ESCAPE)
    assert faces_of(new_game)[0] == wanted, "Escape changes nothing"


def test_a_computer_player_becomes_the_character_that_is_chosen(app: App, new_game: NewGameScene) -> None:
    shown = open_portraits(app, new_game, 1)
    assert len([item for item in shown.items if isinstance(item, PortraitButton)]) == len(CHARACTERS)
    click(app, item_of(shown, f"portrait-{CHARACTERS['Cleo']}").rect.center)
    assert [seat.name for seat in new_game.plan.sitting][1] == "Cleo"
    assert len(set(faces_of(new_game))) == 3, "who was Cleo has become another"
    assert {seat.name for seat in new_game.plan.sitting} >= {"Ann", "Cleo"}


def test_a_portrait_stays_while_a_new_name_is_written_and_known_names_bring_theirs(app: App) -> None:
    app.settings.choose_portrait("Zoe", "man-turban")
    scene = new_game_of(app)
    before = scene.plan.portraits()[0]
    for name in ("A", "An", "Anton"):
        scene.plan.rename(0, name)
        assert scene.plan.portraits()[0] == before
    scene.plan.rename(0, "zoe")
    assert scene.plan.portraits()[0] == "man-turban"


def test_a_computer_player_that_was_another_character_becomes_a_person_with_a_persons_face(app: App) -> None:
    scene = new_game_of(app)
    for portrait in ("painter", "knight"):
        scene.plan.choose_portrait(1, portrait)
    scene.plan.seats[1].level = None
    assert scene.plan.portraits()[1] in PEOPLE
    scene.plan.rename(1, "Zoe")
    assert scene.plan.portraits()[1] in PEOPLE


def test_nobody_is_given_the_portrait_that_another_has_chosen(app: App) -> None:
    scene = new_game_of(app)
    default = scene.plan.portraits()[0]
    app.settings.choose_portrait("Zoe", default)
    scene.plan.seats[1].level = None
    scene.plan.rename(1, "Zoe")
    first, second, _ = scene.plan.portraits()
    assert second == default
    assert first != default
    assert set(scene.plan.portraits_to_keep()) == {"Ann"}, "what Zoe has chosen is kept already"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_portraits_have_their_room(open_app: OpenApp, size: tuple[int, int], seat: int) -> None:
    app = open_app(size, text_size="larger")
    scene = NewGameScene(app)
    app.push(scene)
    assert_layout(open_portraits(app, scene, seat))
