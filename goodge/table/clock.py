"""A clock that counts playing time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_TICKS_A_SECOND = 10_000_000


def awake_seconds() -> float:
    """Return seconds from any starting point in which the machine was awake, however the clock on the wall is set."""
    return _windows_seconds() if sys.platform == "win32" else time.monotonic()


def _windows_seconds() -> float:
    """Return what Windows counts without sleep; its `time.monotonic` goes on meanwhile, those of others do not."""
    import ctypes

    ticks = ctypes.c_uint64()
    windows = getattr(ctypes, "windll").kernel32  # noqa: B009  (mypy knows it on Windows alone)
    windows.QueryUnbiasedInterruptTime(ctypes.byref(ticks))
    return float(ticks.value / _TICKS_A_SECOND)


class PlayClock:
    """Counts seconds while it runs, starting from those already played. `now` gives seconds from any starting point."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = awake_seconds) -> None:
        self._gone, self._now = seconds, now
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The time that has passed while the clock ran."""
        return self._gone + (0.0 if self._since is None else self._now() - self._since)

    def run(self) -> None:
        """Start the clock; it may already be running."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Stop the clock; it may already be stopped."""
        self._gone, self._since = self.seconds, None
