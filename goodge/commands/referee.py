"""`goodge referee FILE`: plays each game of a file of records again by the rules, and says what it found."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from goodge.engine import jsontext
from goodge.engine.errors import RecordError

from .options import Commands
from .recordfile import ALL_RIGHT, SOME_WRONG, UNREADABLE, UnreadableError, fault_in, lines_of, record_in


def add_parser(commands: Commands) -> None:
    """Add `goodge referee` to the command line."""
    parser = commands.add_parser(
        "referee",
        help="check the records in a file",
        description="Plays every game of a file of records (one a line) again by the rules and prints a line of JSON "
        "for each. Exit status: 0 all right, 1 some game is not, 2 the file cannot be read.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="the records; - for standard input")
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Judge each line of `options.file`, and return the exit status."""
    status = ALL_RIGHT
    try:
        for verdict in judge_lines(lines_of(options.file)):
            print(jsontext.write_object(verdict))
            status = status if verdict["ok"] else SOME_WRONG
    except UnreadableError as error:
        print(f"goodge referee: {options.file} cannot be read: {error}", file=sys.stderr)
        return UNREADABLE
    return status


def judge_lines(lines: Iterable[bytes | None]) -> Iterator[dict[str, Any]]:
    """The verdict on each line of a file of records; None stands for a line that is too long."""
    for number, line in enumerate(lines, start=1):
        yield {"line": number, **judge(line)}


def judge(line: bytes | None) -> dict[str, Any]:
    """The verdict on one line, with or without its line feed: fields `ok` and what goes with it."""
    try:
        record = record_in(line, last_states_only=True)
    except (RecordError, MemoryError) as error:
        return fault_in(error)
    return {"ok": True, "rounds": len(record.scored), "totals": list(record.totals), "winner": record.winner}
