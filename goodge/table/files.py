"""Changing files so that they survive a kill, a power cut or a full disk at any instant."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock

from .notices import Cause, Fault
from .system import NoPlainFileError, System

_LONGEST_LINE = 16_000_000
_IN_USE = {5, 32, 33}  # of Windows: denied, or locked by another program, such as a scanner that looks at new files
_PATIENCE, _PAUSE = 2.0, 0.05  # seconds
_NO_SYNC = {
    errno.EINVAL,
    errno.ENOSYS,
    getattr(errno, "ENOTSUP", errno.EINVAL),
    getattr(errno, "EOPNOTSUPP", errno.EINVAL),
}
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_SHUT = {errno.EROFS, errno.EACCES, errno.EPERM}


class TakenOverError(OSError):
    """Another copy of the program saves here now."""


def age_of(path: Path) -> float:
    """Return a number that is higher the longer ago a file was written."""
    try:
        return -path.stat(follow_symlinks=False).st_mtime
    except OSError:
        return 0.0


def fault_of(error: OSError) -> Fault:
    """Return what went wrong, as a value to tell the player."""
    if isinstance(error, TakenOverError):
        return Fault(Cause.TAKEN_OVER)
    if isinstance(error, NoPlainFileError):
        return Fault(Cause.NO_PLAIN_FILE, Path(error.filename).name)
    if error.errno == errno.ELOOP and error.filename is not None:
        return Fault(Cause.LINK, Path(error.filename).name)
    if error.errno in _FULL:
        return Fault(Cause.DISK_FULL)
    if error.errno in _SHUT:
        return Fault(Cause.SHUT)
    return Fault(Cause.OTHER, words=(error.strerror or type(error).__name__).lower())


def free_name(path: Path, what: str = "damaged") -> Path:
    """Return an unused name for a file to set aside: match.damaged-1.json, match.damaged-2.json and so on."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.{what}-{number}{path.suffix}")):
        number += 1
    return aside


def rename(system: System, source: Path, target: Path) -> None:
    """Rename a file, replacing another if need be; wait a while for a program that holds it. Raises OSError."""
    _patiently(system, lambda: system.replace(source, target))


def remove(system: System, path: Path) -> None:
    """Remove a file; wait a while for a program that holds it. Raises OSError."""
    _patiently(system, lambda: system.remove(path))


def _patiently(system: System, call: Callable[[], None]) -> None:
    for _ in range(round(_PATIENCE / _PAUSE)):
        try:
            call()
        except OSError as error:
            if getattr(error, "winerror", None) not in _IN_USE:
                raise
            system.wait(_PAUSE)
        else:
            return
    call()


def sync(system: System, file: int) -> None:
    """Return once the file is on the disk, as far as its file system can tell. Raises OSError."""
    _unless_refused(lambda: system.sync(file))


def sync_folder(system: System, folder: Path) -> None:
    """Put added and removed names on the disk, as far as the folder's file system can. Raises OSError."""
    _unless_refused(lambda: system.sync_folder(folder))


def _unless_refused(call: Callable[[], None]) -> None:
    """Make a call that USB sticks and network folders may not know; that is no reason not to save there."""
    try:
        call()
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


def write_all(system: System, file: int, start: int, data: bytes) -> None:
    """Write everything, in one call unless the system takes less at a time. Raises OSError."""
    while data:
        taken = system.write(file, start, data)
        start, data = start + taken, data[taken:]


def open_or_create(system: System, path: Path) -> int:
    """Open a plain file for writing; if there is none, make it and its folder. Raises OSError."""
    try:
        return system.open(path)
    except FileNotFoundError:
        system.make_folder(path.parent)
        return system.create(path)


def create_anew(system: System, path: Path) -> int:
    """Make an empty file in place of what a crash has left there, and its folder if that is gone. Raises OSError."""
    try:
        return system.create(path)
    except FileExistsError:
        remove(system, path)
    except FileNotFoundError:
        system.make_folder(path.parent)
    return system.create(path)


def replace_file(system: System, path: Path, data: bytes, aside: Path | None = None) -> None:
    """Give the file this content, all or nothing; it is on disk on return. Raises OSError.

    The previous content is kept under the name `aside`, if given. If the program is killed between both renamings, the
    file is there under that name alone.
    """
    draft = path.with_name(path.name + ".new")
    file = create_anew(system, draft)
    try:
        try:
            write_all(system, file, 0, data)
            sync(system, file)
        finally:
            system.close(file)
        if aside is None:
            rename(system, draft, path)
        else:
            _exchange(system, draft, path, aside)
    except OSError:
        with suppress(OSError):  # the first error is the one to report
            remove(system, draft)
        raise
    sync_folder(system, path.parent)


def _exchange(system: System, draft: Path, path: Path, aside: Path) -> None:
    """Put the draft in the place of a file, which is kept as `aside`; if that fails, it is where it was."""
    rename(system, path, aside)
    try:
        rename(system, draft, path)
    except OSError:
        with suppress(OSError):  # the first error is the one to report; the content is there still, as `aside`
            rename(system, aside, path)
        raise


def append_line(system: System, path: Path, line: bytes) -> None:
    """Add a line (its line feed included) to a file; it is on disk on return. Raises OSError.

    A line already at the end is not added twice. If it was cut short there, it is completed; any other line that was
    cut short there is ended first.
    """
    size, end = system.read_end(path, len(line) + 1)
    if end.endswith(line) and end[: -len(line)] in (b"", b"\n"):
        return
    cut = end.rpartition(b"\n")[2]
    more = line[len(cut) :] if line.startswith(cut) else b"\n" + line
    file = open_or_create(system, path)
    try:
        write_all(system, file, size, more)
        sync(system, file)
    except OSError:
        with suppress(OSError):  # a line cut short does no harm: see above
            system.truncate(file, size)
        raise
    finally:
        system.close(file)
    sync_folder(system, path.parent)


class GrowingFile:
    """A file that only grows, line by line. Several threads may add to it. Raises OSError."""

    def __init__(self, path: Path, system: System) -> None:
        self.path = path
        self._system = system
        self._writing = Lock()

    def append(self, line: bytes) -> None:
        """Add a line (its line feed included), on disk on return; see `append_line`. Raises OSError."""
        with self._writing:
            append_line(self._system, self.path, line)

    def cut_loose_end(self) -> None:
        """Remove what comes after the last line feed: a line that was never completely written."""
        size, end = self._system.read_end(self.path, _LONGEST_LINE)
        loose = len(end.rpartition(b"\n")[2])
        if not loose:
            return
        file = self._system.open(self.path)
        try:
            self._system.truncate(file, size - loose)
            sync(self._system, file)
        finally:
            self._system.close(file)
