"""Watching a match: it is saved as a file that opens again."""

from __future__ import annotations

import errno

import pygame
import pytest

from goodge.engine.record import decode_record
from goodge.table.replay import Replay
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.statistics.opened import open_file
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scorecard import export
from goodge.ui.widgets.buttons import Button

from .checks import SIZES, assert_layout, key, press, resize
from .menus import golden, item_of
from .sheets import match_of, won_match


def test_a_match_that_is_watched_is_saved_as_a_file_that_opens(app: App) -> None:
    record = match_of("pride", 5)
    app.push(TitleScene(app))
    app.push(WatchScene(app, Replay(record), lambda: record))
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LCTRL))
    assert isinstance(app.top, DialogScene)
    [path] = app.home.pictures_dir.iterdir()
    assert path.name.startswith("League Spades ")
    assert path.suffix == ".goodge"
    assert decode_record(path.read_text(encoding="utf-8")).rounds == record.rounds
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, WatchScene)
    press(app, pygame.K_ESCAPE)
    open_file(app, path)
    assert isinstance(app.top, DialogScene), "whether to watch or to review it"


def test_a_match_that_cannot_be_saved_is_told_of(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    record = match_of("pride", 5)
    app.push(TitleScene(app))
    app.push(WatchScene(app, Replay(record), lambda: record))
    monkeypatch.setattr(export, "_write_new", no_room)
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LCTRL))
    assert isinstance(app.top, WatchScene)
    assert app.notices.shown is not None
    assert "nothing was saved" in app.notices.shown


def test_once_the_match_is_over_the_way_out_is_golden(app: App) -> None:
    record = won_match("pride")
    app.push(TitleScene(app))
    replay = Replay(record)
    scene = WatchScene(app, replay, lambda: record)
    app.push(scene)
    assert golden(scene) == ["run"]
    for _ in record.rounds:
        scene.skip()
    assert replay.is_over
    for _ in range(20):
        app.turn(0.5)
    assert golden(scene) == ["leave"]
    assert scene.item("run") is None, "nothing runs any more"
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, TitleScene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_all_buttons_show_their_keys_or_none_does(app: App, size: tuple[int, int], text: str) -> None:
    app.settings.text_size = text
    record = match_of("pride", 5)
    scene = WatchScene(app, Replay(record), lambda: record)
    app.push(scene)
    resize(app, size)
    row = [item_of(scene, each) for each in ("run", "step", "round", "faster", "seat")]
    shown = [isinstance(button, Button) and button.keycap is not None for button in row]
    assert len(set(shown)) == 1
    assert shown[0] or (size, text) != ((960, 600), "normal"), "where nothing else stands at the right"
    assert_layout(scene)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (800, 1200)], ids=str)
def test_the_buttons_stand_in_the_middle_with_equal_air_off_the_sentence(app: App, size: tuple[int, int]) -> None:
    record = match_of("pride", 5)
    scene = WatchScene(app, Replay(record), lambda: record)
    app.push(scene)
    resize(app, size)
    canvas = app.canvas
    row = [item_of(scene, each) for each in ("run", "step", "round", "faster", "seat")]
    buttons = [each for each in row if isinstance(each, Button)]
    assert abs(row[0].rect.left + row[-1].rect.right - canvas.rect.width) <= 2
    assert all(button.keycap is not None for button in buttons)
    widths = [button.rect.width for button in buttons]
    air = [button.rect.width - button.width(canvas, button.cap, button.role) for button in buttons]
    assert min(max(each) - min(each) for each in (widths, air)) <= 3, (widths, air)
    sentence = item_of(scene, "sentence").rect
    assert row[0].rect.top - sentence.bottom >= canvas.px(8)
    assert_layout(scene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_where_no_hand_lies_the_buttons_stand_in_the_middle_of_the_lower_edge(
    app: App, size: tuple[int, int], text: str
) -> None:
    app.settings.text_size = text
    record = won_match("pride")
    scene = WatchScene(app, Replay(record), lambda: record)
    app.push(scene)
    resize(app, size)
    held = item_of(scene, "run").rect
    scene.skip()
    app.turn(0.5)
    app.draw()
    assert not scene.shown.view.hand
    row = [item_of(scene, each).rect for each in ("run", "step", "round", "faster", "seat")]
    assert row[0].top > held.bottom
    assert app.canvas.px(30) < app.canvas.rect.bottom - row[0].bottom < app.canvas.px(50)
    assert abs(row[0].left + row[-1].right - app.canvas.rect.width) <= 2
    others = [item.rect for item in scene.items if item.rect not in row]
    assert row[0].unionall(row[1:]).collidelist(others) < 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_names_of_those_who_win_stand_clear_of_the_plates(app: App, size: tuple[int, int]) -> None:
    record = won_match("pride")
    scene = WatchScene(app, Replay(record), lambda: record)
    app.push(scene)
    resize(app, size)
    for _ in record.rounds:
        scene.skip()
    for _ in range(20):
        app.turn(0.5)
    app.draw()
    plates = [item.rect for item in scene.items if item.key.startswith("plate-")]
    assert len(plates) == 4
    assert item_of(scene, "announcement").rect.collidelist(plates) < 0
