"""The fan of cards on the title."""

from __future__ import annotations

import threading

import pygame
import pytest

from goodge.ui.scenes.title.scene import TitleScene

from .checks import resize, settle
from .conftest import OpenApp

SIZES = ((960, 600), (1280, 720))


def test_the_thread_that_draws_turns_no_card(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(speed="normal", muted=True)
    turn, threads = pygame.transform.rotozoom, list[threading.Thread]()

    def noted(picture: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        threads.append(threading.current_thread())
        return turn(picture, angle, scale)

    monkeypatch.setattr(pygame.transform, "rotozoom", noted)
    app.reset(TitleScene(app))
    settle(app)
    assert len(threads) == 6
    assert threading.current_thread() not in threads


@pytest.mark.parametrize("turns", range(0, 40, 8))
def test_no_card_of_another_size_comes_into_the_fan(open_app: OpenApp, turns: int) -> None:
    app = open_app(SIZES[1], speed="normal", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    expected = pygame.image.tobytes(app.canvas.surface, "RGB")
    app = open_app(SIZES[0], speed="normal", muted=True)
    app.reset(TitleScene(app))
    for _ in range(turns):
        app.turn(1 / 60)
    resize(app, SIZES[1])
    settle(app)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == expected


def test_a_title_that_is_never_seen_has_nothing_to_wait_for(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    assert not TitleScene(app).update(1 / 60)
