"""A table makes ready what its first frame needs, a little at a time, while the scene before it is still seen."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene

from .checks import press, settle
from .conftest import OpenApp
from .tables import open_table

LEVELS = (None, "novice", "novice")
MOST_TURNS = 60


def title(open_app: OpenApp, speed: str) -> App:
    app = open_app(speed=speed, muted=True)
    app.reset(TitleScene(app))
    settle(app)
    return app


def table(app: App) -> TableScene:
    scene = open_table(app, LEVELS, seed=4)
    app.reset(TitleScene(app))
    settle(app)
    app.reset(scene)
    return scene


def test_what_was_there_is_shown_until_the_table_is_ready(open_app: OpenApp, no_thread: None) -> None:  # noqa: ARG001
    app = title(open_app, "normal")
    scene = table(app)
    before, known, turns = pygame.image.tobytes(app.canvas.surface, "RGB"), app.canvas.kept_bytes, 0
    while app.fade.is_due:
        assert app.turn(1 / 60), "the loop goes on without waiting"
        assert pygame.image.tobytes(app.canvas.surface, "RGB") == before
        assert scene.shown.timeline.is_idle or not app.fade.is_due, "nothing moves before it can be seen"
        turns += 1
        assert turns < MOST_TURNS
    assert turns > 2
    assert app.canvas.kept_bytes > known
    made = app.canvas.kept_bytes
    app.turn(1 / 60)
    assert app.canvas.kept_bytes - made < (made - known) / 2, "most of the first frame was ready"


def test_the_picture_that_fades_is_taken_before_the_table_moves(open_app: OpenApp, no_thread: None) -> None:  # noqa: ARG001
    app = title(open_app, "normal")
    scene = table(app)
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    while app.fade._picture is None:
        app.turn(1 / 60)
    assert pygame.image.tobytes(app.fade._picture, "RGB") == before
    assert app.fade.is_due
    assert scene.shown.timeline.is_idle


def test_the_deal_waits_until_nothing_is_seen_of_the_title(open_app: OpenApp, no_thread: None) -> None:  # noqa: ARG001
    """A frame in which everything fades has no time for cards on their way."""
    app = title(open_app, "normal")
    scene = table(app)
    while app.fade.is_on:
        app.turn(1 / 60)
        shares = [card.share for card in scene.shown.stage.sprites.values()]
        assert not app.fade.is_on or not any(shares)
    for _ in range(3):
        app.turn(1 / 60)
    assert any(card.share for card in scene.shown.stage.sprites.values())


def test_a_key_shows_the_table_at_once(open_app: OpenApp, no_thread: None) -> None:  # noqa: ARG001
    app = title(open_app, "normal")
    scene = table(app)
    app.turn(1 / 60)
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    press(app, pygame.K_F5)
    app.turn(1 / 60)
    assert app.top is scene
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != before


def test_at_instant_speed_nothing_is_waited_for(open_app: OpenApp, no_thread: None) -> None:  # noqa: ARG001
    app = title(open_app, "instant")
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    table(app)
    app.turn(1 / 60)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != before


def test_the_emblem_does_not_wait_for_the_cards(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = title(open_app, "normal")
    monkeypatch.setattr(app.art._ahead, "do", lambda _: None)
    scene = table(app)
    app.art.background.finish()
    assert app.art.has("emblems/inlay-crown", scene.shown.places.emblem.size)
