"""Signals that ask a command to end, heeded where it can end in good order."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
_AS_A_SHELL_COUNTS = 128


class EndSignals:
    """Turns these signals into SystemExit, with the status that a shell expects.

    One that comes inside `allowed()` ends the run at once; any other waits until that is entered, or for the end.
    """

    def __init__(self) -> None:
        self._is_allowed = False
        self._asked: int | None = None

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Heed the signals, but for those that whoever started the program told it to ignore (nohup)."""
        heeded = [number for number in SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
        before = [signal.signal(number, self._take) for number in heeded]
        try:
            yield
        finally:
            for number, handler in zip(heeded, before, strict=True):
                signal.signal(number, handler)
        self._end_if_asked()

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Let a signal end the run anywhere inside."""
        self._is_allowed = True
        try:
            self._end_if_asked()
            yield
        finally:
            self._is_allowed = False

    def _take(self, number: int, _: FrameType | None) -> None:
        self._asked = self._asked or number
        if self._is_allowed:
            self._is_allowed = False  # what is tidied up now is not cut short by another one
            self._end_if_asked()

    def _end_if_asked(self) -> None:
        if self._asked is not None:
            raise SystemExit(_AS_A_SHELL_COUNTS + self._asked)
