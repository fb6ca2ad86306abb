"""A clock that counts playing time."""

from __future__ import annotations

import time
from collections.abc import Callable


class PlayClock:
    """Counts seconds while it runs, starting from those already played. `now` gives seconds from any starting point."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
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
