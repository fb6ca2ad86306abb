"""The calls that read and change files: plain files only, and calls that write never follow a link."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LONGEST_LINE = 16_000_000
_SAFE = sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY"))
_READING = os.O_RDONLY | (_SAFE & ~getattr(os, "O_NOFOLLOW", 0))
_FULL_SYNC: int | None = getattr(fcntl, "F_FULLFSYNC", None) if sys.platform != "win32" else None


class NoPlainFileError(OSError):
    """A folder, a pipe, a device or the like where a file should be."""


class System:
    """The calls by which files change, one for each method; each may raise OSError. Tests put another in its place."""

    def create(self, path: Path) -> int:
        """Make an empty file and open it for writing. Raises FileExistsError if something of that name is there."""
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _SAFE, 0o644)

    def open(self, path: Path) -> int:
        """Open an existing plain file for writing at its start."""
        return _plain(os.open(path, os.O_RDWR | _SAFE), path)

    def write(self, file: int, start: int, data: bytes) -> int:
        """Write from this place on, in one call; return how many bytes were taken."""
        os.lseek(file, start, os.SEEK_SET)
        return os.write(file, data)

    def truncate(self, file: int, size: int) -> None:
        os.ftruncate(file, size)

    def sync(self, file: int) -> None:
        """Return once the file is on the disk itself."""
        if _FULL_SYNC is not None:  # there, fsync only hands the data to the drive
            try:
                fcntl.fcntl(file, _FULL_SYNC)
            except OSError:  # not every file system takes it
                os.fsync(file)
        else:
            os.fsync(file)

    def close(self, file: int) -> None:
        os.close(file)

    def replace(self, source: Path, target: Path) -> None:
        source.replace(target)

    def remove(self, path: Path) -> None:
        path.unlink()

    def make_folder(self, folder: Path) -> None:
        """Make a folder, and those above it, unless it is there."""
        folder.mkdir(parents=True, exist_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Put added and removed names on the disk; Windows does that by itself."""
        if sys.platform == "win32":
            return
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)

    def read_end(self, path: Path, count: int) -> tuple[int, bytes]:
        """Return the size of a file and its last bytes, `count` at most; a missing file counts as empty."""
        try:
            with open_plain(path) as file:
                size = file.seek(0, os.SEEK_END)
                file.seek(max(0, size - count))
                return size, file.read(count)
        except FileNotFoundError:
            return 0, b""

    def is_still(self, file: int, path: Path, size: int) -> bool:
        """Return True if an open file is still the one under this name, and has this size."""
        try:
            return self.is_at(file, path) and os.fstat(file).st_size == size
        except OSError:  # closed by another thread meanwhile
            return False

    def is_at(self, file: int, path: Path) -> bool:
        """Return True if an open file is the one under this name."""
        if sys.platform == "win32":  # no open file can be renamed or removed there
            return True
        try:
            here, there = os.fstat(file), path.stat(follow_symlinks=False)
        except OSError:
            return False
        return here.st_nlink > 0 and (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)

    def open_lock(self, path: Path) -> int:
        """Open the plain file of a lock; make it and its folder if need be."""
        self.make_folder(path.parent)
        return _plain(os.open(path, os.O_RDWR | os.O_CREAT | _SAFE, 0o644), path)

    def lock(self, file: int) -> None:
        """Lock a file. Raises BlockingIOError or PermissionError if another program has locked it."""
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def unlock(self, file: int) -> None:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_UN)

    def close_lock(self, file: int) -> None:
        os.close(file)

    def wait(self, seconds: float) -> None:
        """Let time pass while somebody holds a file that we want."""
        time.sleep(seconds)


def open_plain(path: Path) -> BinaryIO:
    """Open a plain file for reading. Raises OSError for a pipe, a device and the like, without waiting for them."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # merely to open some devices does something
            raise NoPlainFileError(errno.EINVAL, "it is not an ordinary file", str(path))
        return os.fdopen(_plain(os.open(path, _READING), path), "rb")
    except NotADirectoryError as error:
        raise FileNotFoundError(error.errno, error.strerror, str(path)) from None


def read_plain(path: Path, most: int) -> bytes:
    """Return the content of a plain file. Raises OSError, also if it has more than `most` bytes."""
    with open_plain(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, "it is far too large", str(path))
    return data


def lines_of(path: Path) -> Iterator[bytes]:
    """Yield the lines of a plain file, including line feeds; none if there is no file. Raises OSError.

    A line too long for any record comes in parts.
    """
    with suppress(FileNotFoundError), open_plain(path) as file:
        while line := file.readline(_LONGEST_LINE):
            yield line


def _plain(file: int, path: Path) -> int:
    if stat.S_ISREG(os.fstat(file).st_mode):
        return file
    os.close(file)
    raise NoPlainFileError(errno.EINVAL, "it is not an ordinary file", str(path))
