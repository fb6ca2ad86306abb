"""How much of a file of records has been counted, so that only what is new is read again."""

from __future__ import annotations

from typing import BinaryIO
from zlib import crc32

from ...engine.values import dataclass

LONGEST_LINE = 16_000_000  # bytes
_PART = 1 << 20


@dataclass(slots=True)
class CountedLines:
    """The first `size` bytes of a file of records, with a checksum to tell if those have changed."""

    size: int = 0
    check: int = 0

    def pass_by(self, line: bytes) -> None:
        """Note that the line that comes next in the file has been counted."""
        self.size += len(line)
        self.check = crc32(line, self.check)

    def stands_in(self, file: BinaryIO) -> bool:
        """Read that many bytes of a file; return True if they are those that were counted."""
        check, left = 0, self.size
        while left > 0 and (part := file.read(min(left, _PART))):
            check, left = crc32(part, check), left - len(part)
        return left == 0 and check == self.check
