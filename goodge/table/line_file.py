"""A file of one line that is written again and again, and that notices when others change or remove it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from .files import free_name, remove, replace_file, sync, sync_folder, write_all
from .notices import Notice, SaveWasChanged, SaveWasGone
from .system import System


class LineFile:
    """A file of one line that is written again and again, each time with a different end.

    What two versions have in common is left alone: the new end is written over the old one in one call. Before each
    write the file is checked: if it is gone, it is written again; if another file is in its place, that one is kept
    under another name. `news` tells of either. Every method that writes raises OSError; it then puts the old line back
    if the system allows.
    """

    def __init__(self, path: Path, system: System) -> None:
        self.path = path
        self.news: Notice | None = None
        self._system = system
        self._file: int | None = None
        self._line: bytes | None = b""

    def expect(self, data: bytes) -> None:
        """Take this to be the content of the file; nothing for no file."""
        self.close()
        self._line = data

    def write(self, line: bytes) -> None:
        """Make this line (its line feed included) the content; it is on disk on return."""
        old, file = self._line, self._file
        if file is None or old is None or len(line) < len(old) or not self._system.is_still(file, self.path, len(old)):
            self._begin(line)
        elif line != old:
            self._extend(file, old, line)
        self._line = line

    def remove(self) -> None:
        """Remove the file."""
        self.close()
        with suppress(FileNotFoundError):  # somebody else was faster
            remove(self._system, self.path)
        self._line = b""
        sync_folder(self._system, self.path.parent)

    @property
    def is_there(self) -> bool:
        """True while the file is as it was written, or no file is open."""
        file, line = self._file, self._line
        return file is None or line is None or self._system.is_still(file, self.path, len(line))

    def close(self) -> None:
        """Let go of the file; the next line is written to a new file."""
        file, self._file = self._file, None
        if file is not None:
            self._system.close(file)

    def _begin(self, line: bytes) -> None:
        self.close()  # Windows replaces no open file
        aside = None if self._line is None else self._look(self._line)
        try:
            replace_file(self._system, self.path, line, aside)
        except OSError:
            if self._content(len(line)) == line:  # only the name could not be put on the disk
                self._line = line
            raise
        self._file = self._system.open(self.path)

    def _look(self, wanted: bytes) -> Path | None:
        """Note it if the file is not as it should be; return a new name for another file that is in its place."""
        content = self._content(len(wanted))
        if content == wanted:
            return None
        if content == b"":
            self.news = SaveWasGone()
            return None
        aside = free_name(self.path, "other")
        self.news = SaveWasChanged(aside.name)
        return aside

    def _content(self, size: int) -> bytes | None:
        """Return the end of the file, at most `size` bytes and one more; nothing for no file, None if not plain."""
        try:
            return self._system.read_end(self.path, size + 1)[1]
        except OSError:
            return None

    def _extend(self, file: int, old: bytes, line: bytes) -> None:
        start = _common_length(old, line)
        try:
            write_all(self._system, file, start, line[start:])
            sync(self._system, file)
        except OSError:
            self._take_back(file, start, old)
            raise

    def _take_back(self, file: int, start: int, old: bytes) -> None:
        try:
            write_all(self._system, file, start, old[start:])
            self._system.truncate(file, len(old))
            sync(self._system, file)
        except OSError:  # what the file holds is unknown now: the next line goes into a new one
            self._line = None
            self.close()


def _common_length(first: bytes, second: bytes) -> int:
    """Return the length of the common beginning of both, in bytes, found by halving."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
