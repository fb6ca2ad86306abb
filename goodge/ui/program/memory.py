"""Freeing memory: breaking reference cycles, and handing memory back to the system."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache

_ARENA_MAX = -8  # M_ARENA_MAX of malloc.h
_STILL_AFTER = 1.5  # seconds
_SHORT_FRAME = 0.0025  # seconds
_UNSWEPT = 7000  # objects after which Python looks for what is unreachable even so
_WORTH_IT, _LOOKED = 400, 6  # objects, and times that only the newest were looked through


def let_go() -> None:
    """Free unreachable objects, and hand their memory back to the system even if the C library would keep it.

    A scene and its items refer to each other, and their pictures are large. In glibc's heap smaller objects come to
    lie between such pictures, so that it hands hardly any memory back unless told to.
    """
    gc.collect()
    hand_back()


def hand_back() -> None:
    """Hand freed memory back to the system even if the C library would keep it."""
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


class Sweeper:
    """Frees what refers to itself in frames that have time for it: looking for it takes a millisecond now and then.

    Python would look wherever many objects are made, and so in the frames that take longest already.
    """

    def __init__(self) -> None:
        gc.set_threshold(_UNSWEPT)

    def sweep(self, seconds: float) -> None:
        """Look through the objects made lately, after a frame that has taken this long."""
        made, looked, _ = gc.get_count()
        if seconds < _SHORT_FRAME and made > _WORTH_IT:
            gc.collect(1 if looked > _LOOKED else 0)


class Stillness:
    """The time for which nothing has moved."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def has_come(self, seconds: float, *, is_moving: bool) -> bool:
        """Let time pass; return True once, when nothing has moved for long enough."""
        before = self._seconds
        self._seconds = 0.0 if is_moving else before + seconds
        return before < _STILL_AFTER <= self._seconds


@cache
def _trim() -> Callable[[int], int] | None:
    """Return the C library's function that hands memory back; None if it has none (only glibc does)."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL  # not needed before the first scene is left, and start-up is quicker without it

    found: Callable[[int], int] | None = getattr(CDLL(None), "malloc_trim", None)
    return found
