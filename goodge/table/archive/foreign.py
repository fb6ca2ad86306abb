"""Files of records that somebody opens, wherever they come from."""

from __future__ import annotations

from pathlib import Path

from ...engine.errors import RecordError
from ...engine.record import Record
from ..system import lines_of
from .lines import read_line
from .matches import FinishedMatch, last_matches, load_match

_MOST = 10


class ForeignFileError(Exception):
    """A file that holds something else than records."""


def finished_in(path: Path) -> list[FinishedMatch]:
    """Return the finished matches of a file, the last one first. Raises OSError, or ForeignFileError."""
    first = next((line for line in lines_of(path) if line.strip()), b"")
    if not first:
        path.stat()  # a file that is not there has no lines either
    if not first.lstrip().startswith(b"{"):
        raise ForeignFileError
    return last_matches(path, _MOST)


def only_game_in(path: Path) -> Record:
    """Return the finished match of a file, else its first game. Raises OSError, ForeignFileError, or RecordError."""
    try:
        finished = last_matches(path, 1)
        record = load_match(finished[0]) if finished else _first_game(path)
    except MemoryError:
        raise RecordError("the game is too long for this machine's memory") from None
    if not record.rounds:
        raise RecordError("no cards have been dealt")
    return record


def _first_game(path: Path) -> Record:
    line = next((line for line in lines_of(path) if b'"goodge-record"' in line), None)
    if line is None:
        raise ForeignFileError
    return read_line(line)
