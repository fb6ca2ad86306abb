"""Changing files so that they survive a kill, a power cut or a full disk at any instant."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock

_LONGEST_LINE = 16_000_000
_BINARY = getattr(os, "O_BINARY", 0)
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_SHUT = {errno.EROFS, errno.EACCES, errno.EPERM}


class System:
    """The calls by which files change, one a method; each may raise OSError. Tests put another in its place."""

    def create(self, path: Path) -> int:
        """An empty file, open for writing."""
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | _BINARY, 0o644)

    def open(self, path: Path) -> int:
        """A file that is there already, open for writing at its start."""
        return os.open(path, os.O_RDWR | _BINARY)

    def write(self, file: int, start: int, data: bytes) -> int:
        """Writes from a place on, in one call; how many bytes were taken."""
        os.lseek(file, start, os.SEEK_SET)
        return os.write(file, data)

    def truncate(self, file: int, size: int) -> None:
        os.ftruncate(file, size)

    def sync(self, file: int) -> None:
        """Returns once the file is on the disk itself."""
        os.fsync(file)

    def close(self, file: int) -> None:
        os.close(file)

    def replace(self, source: Path, target: Path) -> None:
        source.replace(target)

    def remove(self, path: Path) -> None:
        path.unlink()

    def sync_folder(self, folder: Path) -> None:
        """Puts new and lost names on the disk; Windows does that by itself."""
        if sys.platform == "win32":
            return
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)

    def read_end(self, path: Path, count: int) -> tuple[int, bytes]:
        """The size of a file and its last bytes, `count` at most; no file is an empty one."""
        try:
            with path.open("rb") as file:
                size = file.seek(0, os.SEEK_END)
                file.seek(max(0, size - count))
                return size, file.read()
        except FileNotFoundError:
            return 0, b""


def why_unsaved(error: OSError) -> str:
    """What went wrong, as the first half of a sentence for the player."""
    if error.errno in _FULL:
        return "The disk is full"
    if error.errno in _SHUT:
        return "The folder of the game cannot be written"
    return f"The disk gives an error ({(error.strerror or type(error).__name__).lower()})"


def free_name(path: Path) -> Path:
    """Where to set a damaged file aside: the first of match.damaged-1.json, match.damaged-2.json... not there yet."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    return aside


def write_all(system: System, file: int, start: int, data: bytes) -> None:
    """Writes everything, in one call unless the system takes less at a time. Raises OSError."""
    while data:
        taken = system.write(file, start, data)
        start, data = start + taken, data[taken:]


def replace_file(system: System, path: Path, data: bytes) -> None:
    """Gives the file this content, all or nothing, on disk when it returns. Raises OSError."""
    draft = path.with_name(path.name + ".new")
    file = system.create(draft)
    try:
        try:
            write_all(system, file, 0, data)
            system.sync(file)
        finally:
            system.close(file)
        system.replace(draft, path)
    except OSError:
        with suppress(OSError):  # the first error is the one to tell
            system.remove(draft)
        raise
    system.sync_folder(path.parent)


def append_line(system: System, path: Path, line: bytes) -> None:
    """Adds a line (its line feed included) to a file, on disk when it returns. Raises OSError.

    A line that stands at the end already is not added twice, one that was cut short there is completed, and
    another one that was cut short is ended first.
    """
    size, end = system.read_end(path, len(line) + 1)
    if end.endswith(line) and end[: -len(line)] in (b"", b"\n"):
        return
    cut = end.rpartition(b"\n")[2]
    more = line[len(cut) :] if line.startswith(cut) else b"\n" + line
    file = system.open(path) if size else system.create(path)
    try:
        write_all(system, file, size, more)
        system.sync(file)
    except OSError:
        with suppress(OSError):  # a line cut short does no harm: see above
            system.truncate(file, size)
        raise
    finally:
        system.close(file)
    system.sync_folder(path.parent)


class GrowingFile:
    """A file that only grows, line by line. Several threads may add to it. Raises OSError."""

    def __init__(self, path: Path, system: System) -> None:
        self.path = path
        self._system = system
        self._writing = Lock()

    def append(self, line: bytes) -> None:
        """Adds a line (its line feed included), on disk when it returns; see `append_line`."""
        with self._writing:
            append_line(self._system, self.path, line)

    def cut_loose_end(self) -> None:
        """Takes away what stands behind the last line feed: a line that was never wholly there."""
        size, end = self._system.read_end(self.path, _LONGEST_LINE)
        loose = len(end.rpartition(b"\n")[2])
        if not loose:
            return
        file = self._system.open(self.path)
        try:
            self._system.truncate(file, size - loose)
            self._system.sync(file)
        finally:
            self._system.close(file)


class LineFile:
    """A file of one line that is written again and again, each time with an end that differs.

    What two versions have in common is left alone: the new end is written over the old one in one call. Raises
    OSError from every method that writes; the old line is then put back if the system lets us.
    """

    def __init__(self, path: Path, system: System) -> None:
        self.path = path
        self._system = system
        self._file: int | None = None
        self._line = b""

    def write(self, line: bytes) -> None:
        """Makes this (its line feed included) the content; on disk when it returns."""
        if self._file is None or len(line) < len(self._line):
            self._begin(line)
        elif line != self._line:
            self._extend(self._file, line)
        self._line = line

    def remove(self) -> None:
        """Takes the file away."""
        self.close()
        self._system.remove(self.path)
        self._system.sync_folder(self.path.parent)

    def close(self) -> None:
        """Lets go of the file; the next line written makes a new one."""
        file, self._file = self._file, None
        if file is not None:
            self._system.close(file)

    def _begin(self, line: bytes) -> None:
        self.close()  # Windows replaces no open file
        replace_file(self._system, self.path, line)
        self._file = self._system.open(self.path)

    def _extend(self, file: int, line: bytes) -> None:
        start = _common_length(self._line, line)
        try:
            write_all(self._system, file, start, line[start:])
            self._system.sync(file)
        except OSError:
            self._take_back(file, start)
            raise

    def _take_back(self, file: int, start: int) -> None:
        try:
            write_all(self._system, file, start, self._line[start:])
            self._system.truncate(file, len(self._line))
            self._system.sync(file)
        except OSError:  # what the file holds is unknown now: the next line goes into a new one
            self.close()


def _common_length(first: bytes, second: bytes) -> int:
    """How many bytes both begin with, by halving."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
