"""The window: how large it opens, and the screen that it fills."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from goodge.ui.drawing.theme import SMALLEST_WINDOW
from goodge.ui.program.app import App
from goodge.ui.program.window import Window, fitting
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene

from .checks import assert_layout, click, press, settle
from .conftest import OpenApp
from .menus import item_of, new_game
from .tables import go_on, open_table

DESKTOPS = {
    (3840, 2160): (3200, 1800),
    (2560, 1440): (1920, 1080),
    (1920, 1080): (1600, 900),
    (1680, 1050): (1440, 810),
    (1512, 982): (1280, 720),
    (1440, 900): (1200, 675),
    (1366, 768): (1152, 648),
    (1280, 800): (1088, 612),
    (1280, 720): (1088, 612),
    (1024, 768): SMALLEST_WINDOW,
    (800, 600): SMALLEST_WINDOW,
}


@pytest.mark.parametrize("desktop", DESKTOPS)
def test_the_window_is_as_large_as_the_desktop_leaves_room_for(desktop: tuple[int, int]) -> None:
    assert fitting(desktop) == DESKTOPS[desktop]


@pytest.mark.parametrize("size", sorted(set(DESKTOPS.values())))
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_all_has_room_in_every_size_that_it_opens_with(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, text_size=text_size, muted=True, speed="instant")
    for scene in (TitleScene(app), SettingsScene(app), new_game(app, "goodge", full=True)):
        app.push(scene)
        assert_layout(scene)
    table = open_table(app, (None, "novice", "novice", "novice"))
    go_on(app, table)
    assert_layout(table)


def test_full_screen_and_back_gives_the_window_its_size_again(open_app: OpenApp) -> None:
    app = open_app((1100, 650), muted=True)
    app.push(TitleScene(app))
    press(app, pygame.K_F11)
    settle(app)
    assert app.canvas.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    press(app, pygame.K_F11)
    settle(app)
    assert app.canvas.surface.get_size() == (1100, 650)


def test_what_opens_in_full_screen_has_a_window_to_go_back_to() -> None:
    window = Window((1100, 650))
    window.show(full_screen=True)
    assert window.surface.get_size() == pygame.display.get_desktop_sizes()[0]
    window.set_full_screen(False)
    assert window.surface.get_size() == (1100, 650)
    window.close()


class DenseWindow:
    """A window on a screen with two pixels for each point, in which the system counts it and the mouse."""

    size = 640, 360

    def __init__(self) -> None:
        self.drawn = pygame.Surface((1280, 720))

    def get_surface(self) -> pygame.Surface:
        return self.drawn

    def flip(self) -> None:
        """There is nobody to show it to."""

    def destroy(self) -> None:
        """There is nothing to take away."""


def test_a_dense_screen_is_drawn_in_its_own_pixels_and_the_mouse_points_where_it_is(app: App) -> None:
    title = TitleScene(app)
    app.push(title)
    app.window._window.destroy()
    app.window._window = cast(pygame.Window, DenseWindow())
    app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=640, y=360))
    settle(app)
    assert app.canvas.surface.get_size() == (1280, 720)
    x, y = item_of(title, "settings").rect.center
    assert x > 640 or y > 360, "outside, were it counted in points"
    click(app, (x // 2, y // 2))
    assert isinstance(app.top, SettingsScene)


def test_elsewhere_the_mouse_is_left_as_it_is(app: App) -> None:
    event = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 7), button=1)
    assert app.window.in_pixels(event) is event
    assert app.window.density == 1
