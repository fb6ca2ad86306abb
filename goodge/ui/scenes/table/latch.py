"""The latch that keeps a curtain shut until somebody clearly means to open it."""

from __future__ import annotations

from ....table.settings import Settings

DEAF_SECONDS = 0.6
HOLD_SECONDS = 0.7
BETWEEN_SECONDS = 0.6
FORGET_SECONDS = 6.0


class Latch:
    """A latch that opens as the setting `curtain` says: held down, pressed twice with a pause between, or pressed once.

    At first it is deaf, as an early press was meant for what lay there before. A key held longer than that counts.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._deaf_for = DEAF_SECONDS
        self._pressed_for: float | None = None

    @property
    def is_deaf(self) -> bool:
        return self._deaf_for > 0

    @property
    def share(self) -> float | None:
        """The progress of the hold, or of the pause between two presses, from 0 to 1; None before it begins."""
        if self._pressed_for is None:
            return None
        return min(1.0, self._pressed_for / (HOLD_SECONDS if self._must_hold else BETWEEN_SECONDS))

    def press(self) -> bool:
        """Take a press; return True if it opens the latch. A second press that comes too soon counts as the first."""
        if self.is_deaf and not self._must_hold:
            return False
        opens = self._settings.curtain == "once" or (not self._must_hold and self.share == 1.0)
        if not opens:
            self._pressed_for = 0.0
        return opens

    def release(self) -> None:
        """Take note that the key or button has been released."""
        if self._must_hold:
            self.forget()

    def forget(self) -> None:
        """Forget every press so far."""
        self._pressed_for = None

    def advance(self, seconds: float) -> bool:
        """Let time pass; return True if that opens the latch."""
        self._deaf_for -= seconds
        if self._pressed_for is None or self.is_deaf:
            return False
        self._pressed_for += min(seconds, -self._deaf_for)
        if not self._must_hold and self._pressed_for > FORGET_SECONDS:
            self.forget()
        return self._must_hold and self.share == 1.0

    @property
    def _must_hold(self) -> bool:
        return self._settings.curtain == "hold"
