"""The window: the one place that opens it, sizes it and shows what was drawn."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import BytesIO

import pygame

from ..drawing.assets import asset_bytes, assets_folder
from ..drawing.faults import UNREADABLE, faults
from ..drawing.theme import SHADE, SMALLEST_WINDOW
from .parts import show_parts

TITLE = "Goodge"
_WIDTHS = (3200, 2560, 1920, 1600, 1440, 1360, 1280, 1200, 1152, 1088)
_OF_THE_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_SHARE = 0.86  # of the desktop, in each direction


def prepare_environment() -> None:
    """Set the hints that SDL reads when it starts; what the user has set stays."""
    if sys.platform.startswith("linux"):
        # Software OpenGL behind the window's surface costs 100 MB and most of the frame time.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "goodge")
    os.environ.setdefault("SDL_APP_NAME", "Goodge")
    os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")  # buttons go by their places


class Window:
    """A resizable window, drawn in the screen's own pixels, and hidden at first.

    Raises pygame.error if there is no screen.
    """

    def __init__(self, size: tuple[int, int] | None) -> None:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen")  # SDL would draw without showing anything
        size = size or fitting(pygame.display.get_desktop_sizes()[0])
        self._window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True, hidden=True)
        self._window.minimum_size = SMALLEST_WINDOW
        _set_icon(self._window)
        self.is_full_screen = False

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on, with as many pixels as the screen has for the window."""
        return self._window.get_surface()

    @property
    def handle(self) -> int:
        """The system's number for the window; 0 if it has none."""
        return self._window.handle

    @property
    def is_too_small(self) -> bool:
        width, height = self.surface.get_size()
        return width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]

    @property
    def density(self) -> float:
        """The pixels per point, the unit of the system for windows and the mouse: 2 on most screens of a Mac."""
        return self.surface.get_width() / self._window.size[0]

    def in_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return the event with the mouse's place on the surface, in pixels."""
        density = self.density
        if density == 1 or event.type not in _OF_THE_MOUSE:
            return event
        x, y = event.pos
        return pygame.event.Event(event.type, event.dict | {"pos": (round(x * density), round(y * density))})

    def set_size(self, size: tuple[int, int]) -> None:
        """Make the window this large, in points."""
        self._window.size = size

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen that the window is on, or go back to the window as it was."""
        if on and not self.is_full_screen:
            self._window.set_fullscreen(desktop=True)
        elif self.is_full_screen and not on:
            self._window.set_windowed()
        self.is_full_screen = on

    def show(self, *, full_screen: bool) -> None:
        """Bring the window onto the screen, or have it fill the screen."""
        self._window.show()
        self.set_full_screen(full_screen)
        self.surface.fill(SHADE)

    def present(self, parts: Sequence[pygame.Rect] | None = None) -> bool:
        """Show what was drawn, all of it or what lies in some parts.

        Return False if it cannot be shown now, as while its screen is unplugged.
        """
        try:
            if parts is None or not show_parts(self._window.id, parts):
                self._window.flip()
        except pygame.error:
            return False
        return True

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the largest of some 16:9 sizes that leaves a margin on a desktop of this size, in points."""
    room = desktop[0] * _SHARE, desktop[1] * _SHARE
    sizes = ((width, width * 9 // 16) for width in _WIDTHS)
    return next((size for size in sizes if size[0] <= room[0] and size[1] <= room[1]), SMALLEST_WINDOW)


def _set_icon(window: pygame.Window) -> None:
    path = assets_folder() / "icon" / "icon.png"
    try:
        window.set_icon(pygame.image.load(BytesIO(asset_bytes(path)), path.name))
    except UNREADABLE as error:
        faults.add(path, error)
