"""Showing parts of a window: SDL can do that, and pygame's windows are shown whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pygame

from .sdl import sdl

_IN_PARTS = frozenset({"dummy", "x11"})  # with others SDL shows the whole window all the same


def show_parts(window: int, parts: Sequence[pygame.Rect]) -> bool:
    """Show what was drawn in these parts of the window with this number; return False where that cannot be had."""
    show = _sdl_show(pygame.display.get_driver())
    return show is not None and show(window, parts)


@cache
def _sdl_show(driver: str) -> Callable[[int, Sequence[pygame.Rect]], bool] | None:
    """Return SDL_UpdateWindowSurfaceRects of the library that pygame uses, for a window's number and rectangles."""
    library = sdl() if driver in _IN_PARTS else None
    if library is None:
        return None
    from ctypes import c_int, c_uint32, c_void_p

    try:
        window_of, update = library.SDL_GetWindowFromID, library.SDL_UpdateWindowSurfaceRects
    except AttributeError:
        return None
    window_of.argtypes, window_of.restype = (c_uint32,), c_void_p
    update.argtypes, update.restype = (c_void_p, c_void_p, c_int), c_int

    def show(window: int, parts: Sequence[pygame.Rect]) -> bool:
        numbers = [number for part in parts for number in part]
        found = window_of(window)
        return bool(found) and update(found, (c_int * len(numbers))(*numbers), len(parts)) == 0

    return show
