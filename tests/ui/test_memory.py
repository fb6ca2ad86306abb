"""Memory that is let go of when a scene is left."""

from __future__ import annotations

import gc
import sys
import weakref
from collections import Counter
from collections.abc import Callable
from datetime import date
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.table.match_table import Table
from goodge.ui.drawing import art
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.kept import bytes_of
from goodge.ui.drawing.shapes import Shapes
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program import memory
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scorecard.export import save_sheet
from goodge.ui.tabletop.sprites import Sprite

from .checks import resize
from .conftest import OpenApp
from .sheets import match_of
from .tables import open_table, play_until


@pytest.fixture(autouse=True)
def _unswept() -> None:
    """Here memory is freed as it is in play."""


@pytest.fixture
def trimmed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the C library was told to keep for later, each time that it was told to hand memory back."""
    told: list[int] = []

    def trim(kept: int) -> int:
        told.append(kept)
        return 0

    monkeypatch.setattr(memory, "_trim", lambda: trim)
    return told


def test_a_saved_sheet_leaves_no_picture_behind(app: App, tmp_path: Path) -> None:
    scene = SheetScene(app, match_of("goodge-3", 3))
    gc.collect()
    before = {id(found) for found in gc.get_objects() if isinstance(found, BytesIO)}
    save_sheet(scene.card, app.art, tmp_path, date(2026, 1, 2))
    left = [found for found in gc.get_objects() if isinstance(found, BytesIO) and id(found) not in before]
    assert all(found.closed for found in left)


def test_all_threads_share_one_store_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    library = SimpleNamespace(mallopt=lambda name, value: told.append((name, value)))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _: library)
    memory.keep_one_store()
    assert told == [(-8, 1)]


def test_a_scene_that_is_left_is_freed_and_its_memory_handed_back(app: App, trimmed: list[int]) -> None:
    app.push(TitleScene(app))
    app.push(RulesScene(app))
    app.draw()
    scene = weakref.ref(app.top)
    gc.disable()
    try:
        app.pop()
        assert scene() is None
    finally:
        gc.enable()
    assert trimmed == [0]


def test_without_glibc_nothing_is_handed_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    memory._trim.cache_clear()
    try:
        assert memory._trim() is None
        memory.let_go()
    finally:
        memory._trim.cache_clear()


# -- a process that opens many programs -------------------------------------------------------------------------

HELD = (App, Art, Canvas, Scene, Shapes, Sprite, Table, Typesetter)


def held() -> Counter[str]:
    """How many there are of what a program consists of, and how many bytes of pictures anything still knows."""
    gc.collect()
    found: Counter[str] = Counter()
    pictures: dict[int, int] = {}
    for each in gc.get_objects():
        found.update(kind.__name__ for kind in HELD if isinstance(each, kind))
        for known in gc.get_referents(each):
            if isinstance(known, pygame.Surface):
                pictures[id(known)] = bytes_of(known)
    found["bytes"] = sum(pictures.values())
    return found


def look_round(app: App, seed: int) -> None:
    """Some scenes of every kind, at two sizes."""
    app.push(TitleScene(app))
    app.push(RulesScene(app))
    app.draw()
    app.push(SheetScene(app, match_of("goodge-3", 4)))
    app.draw()
    table = open_table(app, (None, "novice", "novice"), seed)
    play_until(app, table, Phase.PLAY)
    app.draw()
    resize(app, (960, 600))
    app.draw()


def test_of_closed_programs_nothing_is_left(open_app: Callable[..., App], no_thread: None) -> None:  # noqa: ARG001
    look_round(open_app(speed="instant", muted=True), seed=1)
    open_app()
    before = held()
    look_round(open_app((1000, 900), speed="instant", muted=True), seed=2)
    open_app()
    assert held() - before == Counter()


def test_fonts_are_closed_before_pygame_ends(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It closes none afterwards, and each has its file open."""
    app = open_app((960, 600))
    app.push(TitleScene(app))
    app.draw()
    before = app.canvas
    resize(app, (1280, 720))
    app.draw()
    fonts = [weakref.ref(font) for canvas in (before, app.canvas) for font in canvas.type._fonts.values()]
    assert len(fonts) > 6
    left: list[int] = []
    monkeypatch.setattr(pygame, "quit", lambda: left.append(sum(font() is not None for font in fonts)))
    app.close()
    monkeypatch.undo()
    pygame.quit()
    assert left == [0]


def test_the_texts_of_pictures_go_once_nothing_has_moved_for_a_while(app: App) -> None:
    app.reset(Scene(app))
    app.art.picture("emblems/crown", (40, 40))
    assert art._source.cache_info().currsize
    for _ in range(40):
        app.turn(0.05)
    assert not art._source.cache_info().currsize


def test_pictures_of_cards_in_flight_go_once_nothing_has_moved_for_a_while(
    open_app: OpenApp,
    trimmed: list[int],
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    painter = scene.shown.stage._painter
    while not painter._flying._kept.bytes or scene.panel is None:
        scene.wait(120)
        app.turn(1 / 60)
    trimmed.clear()
    seconds = 0.0
    while painter._flying._kept.bytes:
        assert not trimmed
        app.turn(0.1)
        seconds += 0.1
        assert seconds < 10
    assert seconds > 1
    assert trimmed == [0]


def test_the_title_keeps_its_large_pictures_once(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Art, "prefetch", lambda *_: None)
    app = open_app(muted=True)
    monkeypatch.setattr(app.art.background, "do", lambda job: job())  # its thread may be slower than these turns
    app.reset(TitleScene(app))
    for _ in range(300):
        app.turn(0.1)
    title = app.top
    assert isinstance(title, TitleScene)
    assert title.picture.is_there
    assert not [part.name for part in title.picture._parts if app.art.has(part.name, part.raster)]


def test_threads_that_think_keep_the_screen_waiting_for_half_a_millisecond_at_most(app: App) -> None:  # noqa: ARG001
    assert sys.getswitchinterval() <= 0.00051


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_frames_with_time_look_for_what_can_be_freed_and_others_do_not() -> None:
    before = gc.get_threshold()
    sweeper = memory.Sweeper()
    try:
        gc.collect()
        knot = weakref.ref(Knot())
        others = [Knot() for _ in range(memory._WORTH_IT)]
        sweeper.sweep(2 * memory._SHORT_FRAME)
        assert knot() is not None
        sweeper.sweep(memory._SHORT_FRAME / 2)
        assert knot() is None
        sweeper.sweep(memory._SHORT_FRAME / 2)
        assert gc.get_count()[0] < len(others), "a few objects are not worth it"
    finally:
        gc.set_threshold(*before)


def test_python_looks_for_unreachable_objects_no_sooner_than_after_many_frames(app: App) -> None:  # noqa: ARG001
    assert gc.get_threshold()[0] > 10 * memory._WORTH_IT
