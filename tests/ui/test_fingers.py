"""Fingers: wide enough targets, tips without pointing, and nothing that stays lit where no finger is."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table.match_table import Table
from goodge.table.settings import CHOICES
from goodge.ui.program.app import App
from goodge.ui.program.fingers import LONG, TARGET
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title import scene as title
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.buttons import Button

from .checks import assert_layout, resize, settle, top
from .conftest import OpenApp
from .menus import SCENES
from .tables import PHASES, go_on, open_table, play_until, setup

HANDHELD = (1280, 800)
HANDHELDS = (HANDHELD, (1280, 720))


def touch(app: App, kind: int, place: tuple[int, int]) -> None:
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.handle(pygame.event.Event(kind, pos=place, touch=True, **more))


def tap(app: App, place: tuple[int, int]) -> None:
    touch(app, pygame.MOUSEMOTION, place)
    touch(app, pygame.MOUSEBUTTONDOWN, place)
    touch(app, pygame.MOUSEBUTTONUP, place)


def rest(app: App, place: tuple[int, int]) -> None:
    """A finger comes down and stays."""
    touch(app, pygame.MOUSEMOTION, place)
    touch(app, pygame.MOUSEBUTTONDOWN, place)
    for _ in range(round(LONG / 0.05) + 1):
        app.turn(0.05)


def hit(scene: Scene, place: tuple[int, int]) -> Item | None:
    return scene.item_at(scene.place_near(place, TARGET))


def check_targets(scene: Scene) -> None:
    """Half a target around the middle of each item, there is that item, or another that lies there itself."""
    half = TARGET // 2 - 1
    for item in scene.items:
        if item.is_focusable and min(item.rect.size) < TARGET:
            x, y = item.rect.center
            for place in ((x - half, y), (x + half, y), (x, y - half), (x, y + half)):
                found = hit(scene, place)
                assert found is not None, f"{item.key} is too small for a finger"
                assert found is item or found.rect.inflate(TARGET, TARGET).collidepoint(place), item.key


@pytest.mark.parametrize("name", [name for name in SCENES if "full" not in name])
def test_everything_in_a_menu_is_wide_enough_for_a_finger(menu_app: App, name: str) -> None:
    menu_app.push(SCENES[name](menu_app))
    for size in (HANDHELD, (960, 600)):
        resize(menu_app, size)
        check_targets(top(menu_app))


@pytest.mark.parametrize("phase", PHASES)
def test_so_is_everything_at_a_table(app: App, phase: Phase) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, phase)
    for size in (HANDHELD, (960, 600)):
        resize(app, size)
        check_targets(scene)


def small(scene: Scene) -> list[str]:
    """What is smaller itself than a finger needs."""
    return [item.key for item in scene.items if item.is_focusable and min(item.rect.size) < TARGET]


@pytest.mark.parametrize("name", SCENES)
def test_buttons_of_a_handheld_are_that_large_themselves(menu_app: App, name: str) -> None:
    menu_app.push(SCENES[name](menu_app))
    for size in HANDHELDS:
        resize(menu_app, size)
        assert not small(top(menu_app))


@pytest.mark.parametrize("text_size", CHOICES["text_size"])
def test_so_are_the_ways_of_the_title_where_everything_waits(
    app: App, monkeypatch: pytest.MonkeyPatch, text_size: str
) -> None:
    monkeypatch.setattr(title, "_how_a_tournament_stands", lambda _: ["League round 1 of 3", "Your game is waiting"])
    app.home.tournament.root.mkdir()
    for game, levels in (("goodge", (None, "novice", "novice")), ("spades", (None, "novice", None, "novice"))):
        Table.start(setup(levels, 7, game), app.store).close()
    app.settings.text_size = text_size
    app.apply_settings()
    app.push(TitleScene(app))
    for size in (*HANDHELDS, (960, 600), (800, 600)):
        resize(app, size)
        assert_layout(top(app))
        ways = {item.key: item.rect.height for item in top(app).items if item.is_focusable}
        assert {"continue", "others", "evening", "tournament", "practice"} <= set(ways)
        assert all(height >= TARGET for key, height in ways.items() if key not in ("quit", "people"))


def test_so_are_the_contents_of_all_rules_also_in_larger_text(menu_app: App) -> None:
    menu_app.push(TitleScene(menu_app))
    for text_size in CHOICES["text_size"]:
        menu_app.settings.text_size = text_size
        menu_app.apply_settings()
        for size in HANDHELDS:
            resize(menu_app, size)
            for game in GAMES:
                menu_app.push(RulesScene(menu_app, game))
                assert not small(top(menu_app))
                menu_app.pop()


@pytest.fixture
def beside(app: App) -> tuple[int, int]:
    """A place at a table just under the button of the pause, where there is nothing."""
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    resize(app, (960, 600))
    settle(app)
    pause = scene.item("pause")
    assert pause is not None
    place = (pause.rect.centerx, pause.rect.bottom + 4)
    assert scene.item_at(place) is None
    return place


def test_a_tap_beside_a_small_button_presses_it(app: App, beside: tuple[int, int]) -> None:
    tap(app, beside)
    assert isinstance(top(app), PauseScene)


def test_a_click_of_the_mouse_is_exact(app: App, beside: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=beside, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=beside, button=1))
    assert isinstance(top(app), TableScene)


def of_tip(scene: Scene, *, is_button: bool) -> Item:
    told = (item for item in scene.items if item.tip and isinstance(item, Button) is is_button)
    return next(item for item in told if scene._mouse.pointable_at(item.rect.center) is item)


@pytest.mark.parametrize("is_button", [True, False])
def test_a_finger_that_rests_has_the_tip_told_and_presses_nothing(app: App, is_button: bool) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    go_on(app, scene)
    settle(app)
    item = of_tip(scene, is_button=is_button)
    rest(app, item.rect.center)
    assert scene.told is not None
    assert scene.told.key == item.key
    touch(app, pygame.MOUSEBUTTONUP, item.rect.center)
    assert top(app) is scene
    assert scene.told is not None, "it stays to be read"
    touch(app, pygame.MOUSEBUTTONDOWN, scene.shown.places.sentence.center)
    assert scene.pointed_key is None


def test_a_finger_that_moves_drags(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    app.push(TitleScene(app))
    app.settings.muted = False
    scene = SettingsScene(app, "sound")
    app.push(scene)
    slider = scene.item("volume")
    assert slider is not None
    touch(app, pygame.MOUSEBUTTONDOWN, slider.rect.center)
    touch(app, pygame.MOUSEMOTION, slider.rect.midleft)
    assert app.settings.volume == 0
    for _ in range(20):
        app.turn(0.05)
    touch(app, pygame.MOUSEBUTTONUP, slider.rect.midleft)
    assert app.settings.volume == 0


def test_nothing_stays_lit_after_a_tap(app: App) -> None:
    app.push(TitleScene(app))
    scene = top(app)
    tap(app, (5, 5))
    touch(app, pygame.MOUSEMOTION, next(item for item in scene.items if item.is_focusable).rect.center)
    assert scene.pointed_key is None


def test_where_it_is_wished_the_first_tap_lifts_and_the_second_plays(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, tap_twice=True)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    settle(app)
    card = next(action.card.text for action in scene.shown.view.legal if isinstance(action, PlayCard))
    before = len(scene.table.record.rounds[-1])
    for taps in (1, 2):
        item = scene.item(card)
        assert item is not None
        tap(app, (item.rect.left + 6, item.rect.centery))
        if taps == 1:
            settle(app)
            assert len(scene.table.record.rounds[-1]) == before
            assert scene.shown.stage.lifted == card
    assert len(scene.table.record.rounds[-1]) > before
