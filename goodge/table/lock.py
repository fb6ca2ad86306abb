"""A lock on a folder, so that of two running copies only one saves. The system lets go of it when its holder dies."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Lock as Guard

from .system import System

_MOST_TRIES = 10


class Lock:
    """An attempt to hold a file; `is_taken`: another copy already holds it. Raises OSError if there can be no file.

    Several threads may ask.
    """

    def __init__(self, path: Path, system: System | None = None) -> None:
        self._path, self._system = path, system or System()
        self._asking = Guard()
        self._file: int | None = None
        self._is_released = False
        self.is_taken = not self._take()

    def is_held(self) -> bool:
        """Return True if this copy holds the lock. Raises OSError.

        A lock whose file was deleted or replaced keeps nobody out: it is taken again, unless another copy has taken it.
        """
        with self._asking:
            if self._is_released:
                return False
            if self._file is not None and self._system.is_at(self._file, self._path):
                return True
            self._let_go()
            return self._take()

    def release(self) -> None:
        """Let go for good."""
        with self._asking:
            self._is_released = True
            self._let_go()

    def _take(self) -> bool:
        for _ in range(_MOST_TRIES):
            self._file = self._system.open_lock(self._path)
            if not self._is_free(self._file):
                self._system.close_lock(self._file)
                self._file = None
                return False
            if self._system.is_at(self._file, self._path):
                return True
            self._let_go()  # deleted while we took it: somebody else may hold a new one
        return False

    def _is_free(self, file: int) -> bool:
        try:
            self._system.lock(file)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:  # a file system without locks: saving matters more than a second copy that may be running
            return True
        return True

    def _let_go(self) -> None:
        """Unlock the file before it is closed: Windows may release it some time later."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # there may be no locks
                self._system.unlock(file)
            self._system.close_lock(file)
