"""The library that pygame draws and waits with, for what it can do and pygame does not pass on."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from ctypes import CDLL

_WINDOWS_LIBRARY = "SDL2.dll"  # as pygame loads it


@cache
def sdl() -> CDLL | None:
    """Return SDL as pygame has loaded it; None where it cannot be found."""
    from ctypes import CDLL  # not needed before the first frame of a table, and start-up is quicker without it

    try:
        return CDLL(_WINDOWS_LIBRARY if sys.platform == "win32" else pygame.base.__file__)
    except OSError:
        return None
