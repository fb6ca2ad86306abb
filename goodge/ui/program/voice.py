"""What a voice for those who do not see is given: the window, the focused element, and what happens."""

from __future__ import annotations

from typing import Protocol

from ..widgets.spoken import Focused, Part

__all__ = ["Focused", "Part", "Voice"]


class Voice(Protocol):
    """Somebody who speaks: the system's screen reader, or a text log. None of these may wait for anything."""

    @property
    def is_heard(self) -> bool:
        """True while somebody listens; otherwise it is told nothing."""

    def show(self, title: str, focused: Focused) -> None:
        """Tell what the window is called now and what has the focus; the last one counts."""

    def announce(self, words: str) -> None:
        """Say what has happened, once; what is announced in one frame arrives joined, in order."""

    def close(self) -> None:
        """End; nothing is said afterwards."""
