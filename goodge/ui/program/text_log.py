"""A voice that writes: everything that is told, a line at a time, into a text file."""

from __future__ import annotations

from pathlib import Path

from ...table.logbook import Logbook
from .reading import focused_words
from .voice import Focused, Part


class TextLog:
    """Writes each announcement, and each element that gets the focus, as it would be spoken.

    The file is bounded: once it is full a new one is begun, and the one before is kept beside it. A disk that takes
    nothing harms nothing.
    """

    is_heard = says_before_focus = True

    def __init__(self, path: Path) -> None:
        self._book = Logbook(path, is_dated=False)
        self._focused = ""

    def start(self) -> None:
        """Do nothing: the file is opened for each line."""

    def show(self, title: str, focused: Focused) -> None:  # noqa: ARG002
        """Write what has the focus, unless it is what had it before; of the window itself the title is announced."""
        words = "" if focused.part is Part.WINDOW else focused_words(focused)
        if words and words != self._focused:
            self._write(words)
        self._focused = words

    def announce(self, words: str) -> None:
        """Write what is said."""
        self._write(words)

    def turn(self, *, has_keyboard: bool) -> None:
        """Do nothing: the file is written wherever the keys go."""

    def close(self) -> None:
        """Do nothing: each line is in the file at once."""

    def _write(self, words: str) -> None:
        self._book.note(" ".join(words.split()))
