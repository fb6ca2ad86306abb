"""The window: the one place that opens it, sizes it and shows what was drawn."""

from __future__ import annotations

import os
import sys

import pygame

from .assets import assets_folder
from .theme import FELT_EDGE, SMALLEST_WINDOW


def prepare_environment() -> None:
    """Hints that SDL reads when it starts; what the user has set stays."""
    if sys.platform.startswith("linux"):
        # Software OpenGL behind the window's surface costs 100 MB and most of the frame time.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "goodge")
    os.environ.setdefault("SDL_APP_NAME", "Goodge")


class Window:
    """A resizable window. Raises pygame.error where there is no screen."""

    def __init__(self, size: tuple[int, int] | None, *, full_screen: bool) -> None:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen")  # SDL would draw where nobody sees it
        self._desktop = pygame.display.get_desktop_sizes()[0]
        self._windowed = size or self._fitting()
        icon = assets_folder() / "icon" / "icon.png"
        if icon.exists():
            pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption("Goodge")
        self.is_full_screen = full_screen
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open from the start"
        return surface

    @property
    def is_too_small(self) -> bool:
        width, height = self.surface.get_size()
        return width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]

    def set_full_screen(self, on: bool) -> None:
        """Fills the screen, or goes back to the window as it was."""
        if on != self.is_full_screen:
            if on:
                self._windowed = self.surface.get_size()
            self.is_full_screen = on
            self._open()

    def present(self) -> None:
        """Shows what was drawn."""
        pygame.display.flip()

    def _open(self) -> None:
        if self.is_full_screen:
            pygame.display.set_mode(self._desktop, pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        self.surface.fill(FELT_EDGE)

    def _fitting(self) -> tuple[int, int]:
        """The largest of some sizes of 16:9 that leaves a margin on this desktop."""
        for width in (3200, 2560, 1920, 1600, 1280):
            if width <= self._desktop[0] * 0.86 and width * 9 // 16 <= self._desktop[1] * 0.86:
                return width, width * 9 // 16
        return SMALLEST_WINDOW[0], SMALLEST_WINDOW[1]
