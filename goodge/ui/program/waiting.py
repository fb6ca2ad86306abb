"""Waiting for an event without looking for it again and again: SDL can do that, and pygame does not pass it on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pygame

from .sdl import sdl

_BLOCKING = frozenset({"cocoa", "wayland", "windows", "x11"})  # with others SDL looks every millisecond


def wait_for_event(seconds: float) -> bool:
    """Sleep until an event comes, and no longer than this; return False, at once, where that cannot be had.

    A gamepad that is open would have SDL look for its events every millisecond.
    """
    wait = _sdl_wait(pygame.display.get_driver()) if pygame.display.get_init() else None
    if wait is None:
        return False
    wait(None, max(1, round(seconds * 1000)))
    return True


@cache
def _sdl_wait(driver: str) -> Callable[[None, int], int] | None:
    """Return SDL_WaitEventTimeout of the library that pygame uses; it leaves the event where it is."""
    if driver not in _BLOCKING:
        return None
    library = sdl()
    found = None if library is None else getattr(library, "SDL_WaitEventTimeout", None)
    if found is None:
        return None
    from ctypes import c_int, c_void_p

    found.argtypes, found.restype = (c_void_p, c_int), c_int
    wait: Callable[[None, int], int] = found
    return wait
