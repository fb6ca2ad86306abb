"""The table is drawn anew only where it has changed, and looks as if all of it were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.places import area
from goodge.ui.program.app import App
from goodge.ui.program.drawnitems import DrawnItems
from goodge.ui.program.parts import show_parts
from goodge.ui.scenes.table import in_turn
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop import flying
from goodge.ui.tabletop.backdrop import Backdrop
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.widgets.base import Item

from .checks import settle
from .conftest import OpenApp
from .motion_watch import STEP, play
from .tables import open_table

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "pride": (None, "novice", "novice", "novice"), "spidge": (None, "novice", "novice")}  # fmt: skip
TRICKS, SAMPLE = 2, 7


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True, hold_trick=False)


def whole(app: App, scene: TableScene) -> pygame.Surface:
    """The table as it is drawn from nothing."""
    stage = scene.shown.stage
    anew, kept = Backdrop(), stage.backdrop
    known, scene._drawn = scene._drawn, DrawnItems()
    stage.backdrop = anew
    stage.lay(app.canvas, [], scene._draw_ground)
    stage.backdrop, scene._drawn = kept, known
    assert anew._picture is not None
    return anew._picture


def differing(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    return mask.get_bounding_rects()


@pytest.mark.parametrize("game", LEVELS)
def test_what_is_kept_looks_like_what_is_drawn_from_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    seen: list[list[pygame.Rect]] = []
    draw = app.draw

    def drawn() -> None:
        is_shown = app.top is scene and not app.fade.is_due
        draw()
        kept = scene.shown.stage.backdrop._picture
        if is_shown and kept is not None:
            seen.append(differing(kept, whole(app, scene)) if len(seen) % SAMPLE == 0 else [])

    monkeypatch.setattr(app, "draw", drawn)
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= TRICKS):
        pass
    assert len(seen) > 20 * SAMPLE
    assert not any(seen)


@pytest.mark.parametrize("game", LEVELS)
def test_a_frame_that_is_drawn_in_parts_looks_like_one_drawn_whole(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Pictures that are not made yet may be those of the frame before: here all are made when they are needed."""
    monkeypatch.setattr(flying, "_ROOM", 1 << 40)
    monkeypatch.setattr(CardPainter, "make_ahead", lambda *_: None)
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    shares: list[float] = []
    seen: list[list[pygame.Rect]] = []

    def present(parts: Sequence[pygame.Rect] | None = None) -> bool:
        if app.top is scene and parts is not None:
            shares.append(sum(part.width * part.height for part in parts) / area([app.canvas.rect]))
            shown = scene.in_turn.shown
            is_late = shown is None or shown.items is not scene._items or scene._is_stirred
            if len(shares) % SAMPLE == 0 and not is_late:  # to draw a late one again would bring it up to date
                anew = pygame.Surface(app.canvas.rect.size, 0, app.canvas.surface)
                scene.draw(replace(app.canvas, surface=anew))
                seen.append(differing(app.canvas.surface, anew))
        return True

    monkeypatch.setattr(app.window, "present", present)
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= TRICKS):
        pass
    assert len(seen) > 20
    assert not any(seen)
    assert sum(shares) < 0.5 * len(shares)


def test_items_are_not_laid_out_and_drawn_in_one_frame_while_something_moves(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are shown a frame or two later, and no later than that where their pictures are made in one."""
    monkeypatch.setattr(in_turn, "READY_SECONDS", 60.0)
    monkeypatch.setattr(in_turn, "BRIEF_SECONDS", -1.0)
    scene = open_table(app, LEVELS["goodge"], seed=4)
    composed = False
    late = [False, False]
    compose, draw = scene.compose, app.draw

    def compose_noted(canvas: Canvas) -> list[Item]:
        nonlocal composed
        composed = True
        return compose(canvas)

    def draw_noted() -> None:
        nonlocal composed
        composed = False
        had_items, moves = scene.in_turn.shown is not None, not scene.shown.timeline.is_idle
        draw()
        if app.top is scene and scene.in_turn.shown is not None:
            is_late = scene._items is not None and scene.in_turn.shown.items is not scene._items
            if composed and had_items and moves:
                assert is_late
            assert not (is_late and all(late[-2:]) and moves)
            late.append(is_late)

    monkeypatch.setattr(scene, "compose", compose_noted)
    monkeypatch.setattr(app, "draw", draw_noted)
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= TRICKS):
        pass
    assert sum(late) > 10
    while not scene.shown.timeline.is_idle:
        app.turn(STEP)
    app.turn(STEP)
    assert not late[-1]


def test_what_the_screen_may_have_lost_is_shown_whole(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    open_table(app, LEVELS["goodge"], seed=4)
    settle(app)
    shown: list[Sequence[pygame.Rect] | None] = []

    def present(parts: Sequence[pygame.Rect] | None = None) -> bool:
        shown.append(parts)
        return True

    monkeypatch.setattr(app.window, "present", present)
    app.draw()
    app.redraw()
    app.draw()
    assert shown[-1] is not None
    app.handle(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.draw()
    assert shown[-1] is None


def test_parts_of_the_window_are_shown_where_that_can_be_had(app: App) -> None:
    assert show_parts(app.window._window.id, [pygame.Rect(10, 20, 30, 40), pygame.Rect(0, 0, 5, 5)])
    assert not show_parts(app.window._window.id + 1000, [pygame.Rect(10, 20, 30, 40)])


def test_where_little_changes_little_is_drawn(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    for _ in play(app, scene, lambda scene: bool(scene.shown.view.board.tricks)):
        pass
    settle(app)
    drawn: list[pygame.Rect] = []
    backdrop, window = scene.shown.stage.backdrop, app.canvas.rect

    def ground(canvas: Canvas) -> None:
        drawn.append(canvas.surface.get_clip())
        scene._draw_ground(canvas)

    scene.shown.stage.lay(app.canvas, [], ground)
    assert not drawn
    scene.shown.points[0] += 1
    scene.refresh()
    changed = scene._coming.changes(app.canvas, scene.laid(), scene._felt.look, app.entrance, scene.draw_items)
    scene.shown.stage.lay(app.canvas, changed, ground)
    assert backdrop is scene.shown.stage.backdrop
    assert drawn
    assert sum(rect.width * rect.height for rect in drawn) < window.width * window.height / 8


def test_parts_of_the_picture_are_copied_the_quick_way(app: App) -> None:
    for width in (1280, 1281, 2562):
        canvas = replace(app.canvas, surface=pygame.Surface((width, 90)))
        picture = Backdrop().make_room(canvas)
        assert picture.get_size() == (width, 90)
        assert picture.get_pitch() % 16, "SDL 2 copies rows that begin at multiples of 16 bytes past the cache"
