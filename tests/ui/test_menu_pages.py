"""Settings, pause and dialog."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from goodge.table.match_table import Table
from goodge.ui.app import App
from goodge.ui.items.buttons import Choice, Slider, Toggle
from goodge.ui.items.fields import TextField
from goodge.ui.scene import Scene
from goodge.ui.scenes.dialog import Answer, DialogScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings import SettingsScene
from goodge.ui.scenes.title import TitleScene

from .checks import click, press
from .menus import ANN_AND_TWO, StandIn, buttons_of, choose, item_of


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


# -- settings -------------------------------------------------------------------------------------------------


@pytest.fixture
def settings(app: App) -> SettingsScene:
    scene = SettingsScene(app)
    app.push(scene)
    app.draw()
    return scene


CONTROLS = {
    "speed": "speed",
    "text-size": "text_size",
    "card-size": "card_size",
    "suit-colours": "suit_colours",
    "full-screen": "full_screen",
    "auto_play_forced": "auto_play_forced",
    "hold_trick": "hold_trick",
    "glow_winner": "glow_winner",
    "hold_to_look": "hold_to_look",
    "sound": "muted",
    "volume": "volume",
}


@pytest.mark.parametrize("name", CONTROLS)
def test_each_control_changes_its_setting_by_keys_and_keeps_it(app: App, settings: SettingsScene, name: str) -> None:
    before = getattr(app.settings, CONTROLS[name])
    settings.focus(name)
    press(app, pygame.K_LEFT if name == "glow_winner" else pygame.K_RIGHT)
    after = getattr(app.settings, CONTROLS[name])
    assert after != before
    kept, trouble = type(app.settings).load(app.home)
    assert trouble is None
    assert getattr(kept, CONTROLS[name]) == after


def test_no_control_is_forgotten(settings: SettingsScene) -> None:
    kinds = (Choice, Toggle, Slider, TextField)
    assert {item.key for item in settings.items if isinstance(item, kinds)} == set(CONTROLS)


def test_the_mouse_drags_the_volume_and_clicks_a_choice(app: App, settings: SettingsScene) -> None:
    slider = item_of(settings, "volume").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.left + 40, slider.centery), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert app.settings.volume == 0
    sizes = item_of(settings, "text-size").rect
    click(app, (sizes.right - 10, sizes.centery))
    assert app.settings.text_size == "larger"


def test_the_preview_shows_the_colours_that_are_chosen(app: App, settings: SettingsScene) -> None:
    area = item_of(settings, "preview").rect
    app.draw()
    before = app.canvas.surface.subsurface(area).copy()
    choose(app, settings, "suit-colours", pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    app.draw()
    after = app.canvas.surface.subsurface(area)
    assert before.get_buffer().raw != after.copy().get_buffer().raw


# -- pause and dialog -----------------------------------------------------------------------------------------


def at_the_table(app: App) -> StandIn:
    scene = StandIn(app, Table.start(ANN_AND_TWO, app.store))
    app.reset(scene)
    app.push(PauseScene(app))
    app.draw()
    return scene


def test_the_pause_resumes(app: App) -> None:
    table = at_the_table(app)
    press(app, pygame.K_RETURN)
    assert app.top is table


def test_the_pause_leads_to_the_title_and_the_match_waits_there(app: App) -> None:
    at_the_table(app)
    app.top.focus("title")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, TitleScene)
    assert buttons_of(app.top)[0] == "continue"


@pytest.mark.parametrize(("way", "scene"), [("rules", RulesScene), ("settings", SettingsScene)])
def test_the_pause_shows_rules_and_settings_and_comes_back(app: App, way: str, scene: type[Scene]) -> None:
    at_the_table(app)
    pause = app.top
    pause.focus(way)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, scene)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.top is pause


def test_save_and_quit_ends_the_loop(app: App) -> None:
    at_the_table(app)
    app.top.focus("quit")
    press(app, pygame.K_RETURN)
    app.run()
    assert isinstance(app.top, PauseScene), "nothing else came of it"


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_dialog_does_what_its_answer_says_once_it_is_gone(app: App, steps: int) -> None:
    given: list[tuple[int, Scene]] = []

    def note(number: int) -> None:
        given.append((number, app.top))

    title = TitleScene(app)
    app.push(title)
    answers = [Answer(f"Way {number}", partial(note, number)) for number in range(3)]
    app.push(DialogScene(app, "Well?", "Which way?", answers))
    app.draw()
    press(app, *[pygame.K_RIGHT] * steps, pygame.K_RETURN)
    assert given == [(steps, title)]
