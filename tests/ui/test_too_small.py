"""A window that is too small asks to be made larger, and says how large."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.theme import SMALLEST_WINDOW
from goodge.ui.program.app import App
from goodge.ui.program.too_small import request
from goodge.ui.scenes.title.scene import TitleScene

from .checks import pixels, resize


@pytest.mark.parametrize("size", [(799, 1000), (1400, 500), (400, 300), (240, 160)])
@pytest.mark.usefixtures("app")
def test_the_request_names_both_sizes_and_fits(size: tuple[int, int]) -> None:
    setter, lines = request(size)
    words = " ".join(line.words for line in lines)
    assert "at least 800 by 600" in words
    assert f"{size[0]} by {size[1]}" in words
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(line.place) for line in lines)
    assert all(setter.size(line.words, line.role)[0] <= window.width for line in lines)


@pytest.mark.usefixtures("app")
def test_the_more_room_there_is_the_larger_the_letters() -> None:
    heights = [request(size)[1][0].place.height for size in ((120, 100), (240, 160), (400, 300))]
    assert heights == sorted(set(heights))


def test_no_window_can_be_drawn_smaller_than_the_least(app: App) -> None:
    app.push(TitleScene(app))
    resize(app, (500, 300))
    assert app.canvas.surface.get_size() == SMALLEST_WINDOW


def test_only_a_window_that_is_too_small_asks(app: App) -> None:
    """Some systems give the window the size they like."""
    app.push(TitleScene(app))
    app.window._window.minimum_size = (1, 1)
    resize(app, (799, 700))
    small = pixels(app)
    resize(app, (800, 700))
    assert app.canvas.surface.get_size() == (800, 700)
    assert pixels(app)[:4] != small[:4]
