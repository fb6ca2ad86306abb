"""Menus of every kind: how they lie, what keys, mouse and monkey do with them, and the title."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.games import game_named
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.art import Art
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.title.ways import TitleWay
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.games import game_name
from goodge.ui.wording.matches import leads_words, round_words

from .checks import SIZES, assert_layout, click, key, pixels, press, resize, settle, top, type_text
from .conftest import OpenApp
from .menus import SCENES, StandIn, buttons_of, item_of, knows_the_game, leave_a_match


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


# -- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_nothing_overlaps_or_is_cut(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    app = open_app(size, text_size=text_size, muted=True)
    leave_a_match(app)
    for make in SCENES.values():
        scene = make(app)
        app.push(scene)
        assert_layout(scene)


@pytest.mark.parametrize("name", SCENES)
def test_drawing_twice_gives_the_same_picture(app: App, name: str) -> None:
    app.push(TitleScene(app))
    app.push(SCENES[name](app))
    settle(app)
    assert pixels(app) == pixels(app)


def test_the_title_comes_piece_by_piece_and_then_rests(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    app.push(TitleScene(app))
    first = pixels(app)
    settle(app)
    assert pixels(app) != first
    assert not app.turn(1.0)


@pytest.mark.parametrize("make", [TitleScene, RulesScene])
def test_pictures_come_even_if_the_thread_never_brings_them(
    app: App, monkeypatch: pytest.MonkeyPatch, make: Callable[[App], Scene]
) -> None:
    app.push(make(app))
    app.draw()
    settle(app)
    with_pictures = pixels(app)
    monkeypatch.setattr(Art, "has", lambda *_: False)
    app.reset(make(app))
    assert pixels(app) != with_pictures
    settle(app)
    assert pixels(app) == with_pictures


# -- keys and mouse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_everything_and_comes_round(app: App, name: str) -> None:
    scene = SCENES[name](app)
    app.push(scene)
    app.draw()
    reachable = [item.key for item in scene.items if item.is_focusable]
    seen = []
    for _ in reachable:
        press(app, pygame.K_TAB)
        assert scene.focused is not None
        seen.append(scene.focused.key)
    assert sorted(seen) == sorted(reachable)
    app.handle(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT))
    assert scene.focused is not None
    assert scene.focused.key == seen[-2 if len(seen) > 1 else 0]


@pytest.mark.parametrize("name", SCENES)
def test_arrows_reach_everything(app: App, name: str) -> None:
    """From wherever one is, up to four presses of one arrow lead past the values of a control to the next item."""

    def fresh() -> Scene:
        app.reset(TitleScene(app))
        app.push(SCENES[name](app))
        assert top(app).items
        return top(app)

    scene = fresh()
    reachable = {item.key for item in scene.items if item.is_focusable}
    start = scene.focused
    assert start is not None
    found, todo = set(), [start.key]
    while todo:
        here = todo.pop()
        found.add(here)
        for arrow in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            scene = fresh()
            scene.focus(here)
            for _ in range(4):
                press(app, arrow)
                if top(app).items and scene.focused is not None and scene.focused.key != here:
                    break
            there = scene.focused
            if there is not None and there.key not in {*found, *todo}:
                todo.append(there.key)
    assert found >= reachable


@pytest.mark.parametrize("name", [name for name in SCENES if name != "title"])
def test_escape_goes_back(app: App, name: str) -> None:
    app.push(TitleScene(app))
    scene = SCENES[name](app)
    below = top(app)
    app.push(scene)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert top(app) is below


def monkey(app: App, chance: random.Random) -> None:
    """Does one thing that somebody might do."""
    codes = [
        pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN,
        pygame.K_PAGEDOWN, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_F1, pygame.K_ESCAPE,
    ]  # fmt: skip
    width, height = app.canvas.rect.size
    place = (chance.randrange(width), chance.randrange(height))
    what = chance.random()
    if what < 0.45:
        press(app, chance.choice(codes))
    elif what < 0.6:
        type_text(app, chance.choice("aB7é 0"))
    elif what < 0.85:
        click(app, place)
    elif what < 0.93:
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        away = (chance.randrange(width), chance.randrange(height))
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(1, 0, 0)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=away, button=1))
    elif what < 0.97:
        app.handle(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=chance.uniform(-3, 3), x=0, y=1))
    else:
        resize(app, chance.choice([(960, 600), (1280, 720), (1000, 900), (700, 500)]))


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_pressed_the_menus_hold(app: App, seed: int) -> None:
    chance = random.Random(seed)
    app.push(TitleScene(app))
    for step in range(110):
        monkey(app, chance)
        app.turn(0.05)
        if isinstance(top(app), StandIn):
            app.reset(TitleScene(app))
        if step % 20 == 0 and not app.window.is_too_small:
            assert_layout(top(app))


# -- title ----------------------------------------------------------------------------------------------------


NEW_AND_MORE = ["new", "day", "tournament", "practice", "rules", "settings", "matches", "score", "quit", "people"]


def test_continue_comes_first_when_there_is_a_match(app: App) -> None:
    title = TitleScene(app)
    app.push(title)
    assert buttons_of(title) == ["evening", *NEW_AND_MORE]
    leave_a_match(app)
    app.reset(TitleScene(app))
    assert buttons_of(top(app)) == ["continue", "evening", *NEW_AND_MORE]
    app.draw()
    press(app, pygame.K_RETURN)
    table_scene = top(app)
    assert isinstance(table_scene, StandIn)
    assert table_scene.table.seed == 7


def test_enter_enter_starts_a_match_against_two_computer_players(app: App) -> None:
    knows_the_game(app)
    app.push(TitleScene(app))
    app.draw()
    press(app, pygame.K_RETURN)
    app.draw()
    press(app, pygame.K_RETURN)
    table_scene = top(app)
    assert isinstance(table_scene, StandIn)
    seats = table_scene.table.seats
    assert [seat.level for seat in seats] == [None, "casual", "casual"]
    assert len({seat.name for seat in seats}) == 3
    assert table_scene.table.rules.as_options() == {"players": 3, "target": 500, "all_pass": "last-at-50"}


@pytest.mark.parametrize(("way", "scene"), [("new", NewGameScene), ("rules", RulesScene), ("settings", SettingsScene)])
def test_the_title_leads_everywhere_by_mouse(app: App, way: str, scene: type[Scene]) -> None:
    app.push(TitleScene(app))
    app.draw()
    button = next(item for item in top(app).items if item.key == way)
    click(app, button.rect.center)
    assert isinstance(top(app), scene)


def waiting_match(app: App, game: str, totals: tuple[int, ...]) -> str:
    """What the title says of a match of this game, the only one, left in its first round with these totals."""
    app.store.forget()
    names = ("Ann", "Ben", "Cleo", "Dan")
    options = {"players": 4} if game == "goodge" else {}
    seats = game_named(game).seats(game_named(game).read_rules(options))
    setup = MatchSetup(tuple(SeatSetup(name, None) for name in names[:seats]), options, 7, game)
    Table.start(setup, app.store).close()
    saved = app.store.saved
    assert saved is not None
    state = saved.rounds[0][-1]
    saved.rounds[0][-1] = replace(state, match=replace(state.match, totals=totals))
    app.reset(TitleScene(app))
    button = item_of(top(app), "continue")
    assert isinstance(button, Button)
    return button.note or ""


def test_continue_names_the_game_that_waits_and_who_leads(app: App) -> None:
    for game, totals, leaders, best in (
        ("goodge", (10, 60, 20, -5), ["Ben"], 60),
        ("goodge", (10, 60, 60, -5), [], 60),
        ("spades", (-70, -10), ["Ben", "Dan"], -10),
        ("spidge", (2, 1, 1), ["Ann"], 2),
    ):
        lead = [leads_words(leaders, best)] if leaders else []
        told = " · ".join([game_name(game_named(game)), round_words(1), *lead])
        assert waiting_match(app, game, totals) == told


def test_what_is_said_of_the_match_gives_way_to_long_names(app: App) -> None:
    wide = waiting_match(app, "spades", (321, 0))
    app.store.matches["spades"] = replace(app.store.matches["spades"], players=("Wwwwwwwwwwwwwwww",) * 4)
    top(app).refresh()
    button = item_of(top(app), "continue")
    assert isinstance(button, Button)
    short = " · ".join([game_name(game_named("spades")), round_words(1)])
    assert (wide, button.note) == (" · ".join([short, leads_words(["Ann", "Cleo"], 321)]), short)
    assert_layout(top(app))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_the_title_has_room_for_one_way_more(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text_size: str
) -> None:
    usual = TitleScene._ways
    monkeypatch.setattr(
        TitleScene, "_ways", lambda title: [*usual(title), TitleWay("more", "Another way", title.app.quit)]
    )
    app = open_app(text_size=text_size, muted=True)
    leave_a_match(app)
    app.home.records_file.touch()
    app.push(TitleScene(app))
    for size in SIZES:
        resize(app, size)
        assert_layout(top(app))
