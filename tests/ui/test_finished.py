"""The finished matches on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.ui.app import App
from goodge.ui.items.base import Label
from goodge.ui.scenes.finished import FinishedScene
from goodge.ui.scenes.title import TitleScene

from .checks import SIZES, assert_layout, pixels, press, resize

GOLDEN = Path(__file__).parent.parent / "golden"


def texts(app: App) -> list[str]:
    return [item.text for item in app.top.items if isinstance(item, Label)]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_figures_of_golden_matches_stand_on_the_sheet(open_app: Callable[..., App], text_size: str) -> None:
    app = open_app(muted=True, text_size=text_size)
    app.home.records_file.write_bytes(b"".join((GOLDEN / f"{name}.jsonl").read_bytes() for name in ("three", "four")))
    app.push(TitleScene(app))
    app.push(FinishedScene(app))
    assert "Player 0" in texts(app)
    for size in SIZES:
        resize(app, size)
        assert_layout(app.top)
    assert pixels(app) == pixels(app)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


def test_without_records_it_says_so(app: App) -> None:
    app.push(FinishedScene(app))
    assert "No match has been finished yet. The first one will stand here." in texts(app)


def test_a_records_file_that_cannot_be_read_is_told(app: App) -> None:
    app.home.records_file.mkdir()
    app.push(FinishedScene(app))
    assert any(text.startswith("The finished matches cannot be read") for text in texts(app))
