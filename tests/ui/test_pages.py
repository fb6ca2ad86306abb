"""The pages around the table: one frame for all of them, in every window."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scenes.page import PageScene

from .checks import SIZES, press, resize, settle, top
from .menus import item_of
from .wording.screens import SCREENS

pytestmark = pytest.mark.usefixtures("no_pictures")

PAGES = (
    "settings table", "rules", "about", "new goodge", "more of spades", "waiting", "statistics", "no statistics",
    "statistics of a name in goodge", "matches", "deal of the day", "practice", "first evening", "people",
    "goodge against the expert", "luck in a match",
)  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.usefixtures("no_thread")
def test_heading_and_way_back_are_at_the_same_place_on_every_page(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    places = set()
    for page in PAGES:
        SCREENS[page](app)
        settle(app)
        scene = top(app)
        assert isinstance(scene, PageScene)
        heading, back = item_of(scene, "heading").rect, item_of(scene, "back").rect
        places.add((heading.topleft, heading.height, tuple(back)))
    assert len(places) == 1


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920), (900, 1000)], ids=str)
@pytest.mark.usefixtures("no_thread")
def test_a_tall_window_is_filled_by_the_title(app: App, size: tuple[int, int]) -> None:
    SCREENS["title"](app)
    resize(app, size)
    settle(app)
    buttons = [item.rect for item in top(app).items if item.is_focusable]
    lowest, widest = max(rect.bottom for rect in buttons), buttons[0].unionall(buttons[1:])
    assert lowest > size[1] * 0.9
    assert widest.width > size[0] * 0.6


@pytest.mark.usefixtures("no_thread")
def test_letters_are_larger_in_a_tall_window_than_in_a_wide_one_of_its_width(app: App) -> None:
    resize(app, (900, 506))
    wide = app.page_canvas.unit
    resize(app, (900, 1300))
    assert app.page_canvas.unit > 1.3 * wide
    resize(app, (1300, 900))
    assert app.page_canvas is app.canvas


@pytest.mark.usefixtures("no_thread")
def test_in_a_tall_window_settings_stand_in_groups_and_the_keys_lead_from_page_to_page(app: App) -> None:
    resize(app, (800, 1200))
    SCREENS["settings table"](app)
    pages = list[set[str]]()
    for _ in range(4):
        pages.append({item.key for item in top(app).items if item.key.startswith("head-")})
        press(app, pygame.K_PAGEDOWN)
    assert [len(heads) for heads in pages] == [2, 2, 1, 2]
    assert len(set.union(*pages)) == 7
    assert {item.key for item in top(app).items} >= pages[0], "round again"
