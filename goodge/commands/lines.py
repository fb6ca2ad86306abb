"""Reading lines that somebody else wrote, without ever holding more of one than is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

_PIECE = 1 << 16  # bytes of the rest of a line that is skipped, at a time


def bounded_lines(stream: BinaryIO, longest: int) -> Iterator[bytes | None]:
    """The lines without their line feeds; None for one of more than `longest` bytes, as soon as that is known."""
    while line := stream.readline(longest + 1):
        if line.endswith(b"\n"):
            yield line[:-1]
        elif len(line) <= longest:
            yield line
        else:
            del line
            yield None
            _skip_line(stream)


def _skip_line(stream: BinaryIO) -> None:
    while (piece := stream.readline(_PIECE)) and not piece.endswith(b"\n"):
        pass
