"""Freeing memory: breaking reference cycles, and handing memory back to the system."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache

_ARENA_MAX = -8  # M_ARENA_MAX of malloc.h


def let_go() -> None:
    """Free unreachable objects, and hand their memory back to the system even if the C library would keep it.

    A scene and its items refer to each other, and their pictures are large. In glibc's heap smaller objects come to
    lie between such pictures, so that it hands hardly any memory back unless told to.
    """
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


def keep_one_store() -> None:
    """Have all threads share one heap, if the C library is glibc. Call this before any thread begins.

    Otherwise each thread would get a heap of its own, whose freed memory the others cannot use.
    """
    if sys.platform == "linux":
        from ctypes import CDLL

        choose = getattr(CDLL(None), "mallopt", None)
        if choose is not None:
            choose(_ARENA_MAX, 1)


@cache
def _trim() -> Callable[[int], int] | None:
    """Return the C library's function that hands memory back; None if it has none (only glibc does)."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL  # not needed before the first scene is left, and start-up is quicker without it

    found: Callable[[int], int] | None = getattr(CDLL(None), "malloc_trim", None)
    return found
