"""Files of records that somebody opens, wherever they come from."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from ...engine.errors import RecordError
from ...engine.record import Record
from ..system import lines_of
from .lines import read_line
from .matches import FinishedMatch, last_matches

_MOST = 10


class ForeignFileError(Exception):
    """A file that holds something else than records."""


def finished_in(path: Path) -> list[FinishedMatch]:
    """Return the finished matches of a file with several games, the last one first; none if it holds a single game.

    Raises OSError, or ForeignFileError.
    """
    games = list(islice(lines_of(path), 2))
    if not games:
        path.stat()  # a file that is not there has no lines either
    if not games or not games[0].lstrip().startswith(b"{"):
        raise ForeignFileError
    return last_matches(path, _MOST) if len(games) > 1 else []


def only_game_in(path: Path) -> Record:
    """Return the first game of a file, over or not. Raises OSError, ForeignFileError, or RecordError."""
    line = next(lines_of(path), b"")
    if b'"goodge-record"' not in line:
        raise ForeignFileError
    try:
        return read_line(line)
    except MemoryError:
        raise RecordError("the game is too long for this machine's memory") from None
