"""Log files: what went wrong behind the scenes, for anybody who looks into a bug report, and what was told aloud."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from threading import Lock

from .files import open_or_create
from .system import System

LARGEST = 200_000  # bytes; then a new file is begun, and one old one is kept
LONGEST = 8_000  # letters of a note: an error may quote a whole file
_writing = Lock()  # of all books: several may be open on a file, and each writes behind what it has found there


class Logbook:
    """A log of few lines, each with date and time if it `is_dated`. The file is opened for each of them."""

    def __init__(self, path: Path, system: System | None = None, *, is_dated: bool = True) -> None:
        self._path, self._system, self._is_dated = path, system or System(), is_dated

    def note(self, text: str) -> None:
        """Add a line, or several; the end of a very long one is left out.

        Never raises: where there is no disk there is no log.
        """
        date = time.strftime("%Y-%m-%d %H:%M:%S ") if self._is_dated else ""
        kept = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
        line = f"{date}{kept}\n".encode("utf-8", "replace")
        with suppress(Exception), _writing:  # whatever the disk says: a log reports faults and adds none
            self._add(line)

    def _add(self, line: bytes) -> None:
        size, _ = self._system.read_end(self._path, 0)
        if size and size + len(line) > LARGEST:
            self._system.replace(self._path, self._path.with_name(f"{self._path.name}.1"))
            size = 0
        file = open_or_create(self._system, self._path)
        try:
            self._system.write(file, size, line)
        finally:
            self._system.close(file)
