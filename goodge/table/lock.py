"""A lock on a folder, so that of two running copies only one saves. The system lets go of it when its holder dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Lock:
    """Tries to hold a file; `is_taken`: another copy holds it already. Raises OSError if there can be no file."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _take(self._file)
            self.is_taken = False
        except (BlockingIOError, PermissionError):
            self.is_taken = True
        except OSError:  # a file system without locks: saving counts for more than a second copy that may be there
            self.is_taken = False

    def release(self) -> None:
        """Lets go."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
