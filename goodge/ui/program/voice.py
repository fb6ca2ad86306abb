"""What a voice for those who do not see is given: the window, the focused element, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from ..widgets.spoken import Focused, Part

if TYPE_CHECKING:
    from .window import Window

__all__ = ["Focused", "Part", "Voice", "Voices"]


class Voice(Protocol):
    """Somebody who speaks: the system's screen reader, or a text log. None of these may wait for anything.

    `says_before_focus`: what happens comes before what has the focus. Whoever speaks breaks off where the focus moves.
    """

    says_before_focus: bool

    @property
    def is_heard(self) -> bool:
        """True while somebody listens; otherwise it is told nothing."""

    def start(self) -> None:
        """Begin: the first picture is on the screen, and time may be taken."""

    def show(self, title: str, focused: Focused) -> None:
        """Tell what the window is called now and what has the focus; the last one counts."""

    def announce(self, words: str) -> None:
        """Say what has happened, once; what is announced in one frame arrives joined, in order."""

    def turn(self, *, has_keyboard: bool) -> None:
        """Tell whether the window gets the keys that are pressed; told also while nobody listens."""

    def close(self) -> None:
        """End; nothing is said afterwards."""


Voices = Callable[["Window", Callable[[str], None]], Sequence[Voice]]
"""Returns who speaks for a window that has not been shown yet; what goes wrong behind the scenes is noted."""
