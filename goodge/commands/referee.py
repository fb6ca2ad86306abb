"""`goodge referee FILE`: plays each game of a file of records again by the rules, and says what it found."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from goodge.engine import jsontext
from goodge.engine.errors import RecordError
from goodge.engine.record import decode_record

Commands = Any  # argparse names the type of its subparsers privately

ALL_RIGHT, SOME_WRONG, UNREADABLE = 0, 1, 2

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class _UnreadableError(Exception):
    """The file cannot be read; says why."""


def add_parser(commands: Commands) -> None:
    """Adds `goodge referee` to the command line."""
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
    """Judges each line of `options.file`; returns the exit status."""
    status = ALL_RIGHT
    try:
        for verdict in judge_lines(_lines(options.file)):
            print(jsontext.write_object(verdict))
            status = status if verdict["ok"] else SOME_WRONG
    except _UnreadableError as error:
        print(f"goodge referee: {options.file} cannot be read: {error}", file=sys.stderr)
        return UNREADABLE
    return status


def judge_lines(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """The verdict on each line of a file of records."""
    for number, line in enumerate(lines, start=1):
        yield {"line": number, **judge(line)}


def judge(line: bytes) -> dict[str, Any]:
    """The verdict on one line, with or without its line feed: fields `ok` and what goes with it."""
    try:
        record = decode_record(_text_of(line))
    except RecordError as error:
        return {"ok": False, "round": error.round_index, "action": error.action_index, "error": str(error)}
    except MemoryError:
        return {"ok": False, "round": None, "action": None, "error": "the line is too long for this machine's memory"}
    return {"ok": True, "rounds": len(record.scored), "totals": list(record.totals), "winner": record.winner}


def _text_of(line: bytes) -> str:
    if line.startswith(_BYTE_ORDER_MARK):
        raise RecordError("the line begins with a byte order mark")
    try:
        return line.removesuffix(b"\n").decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"the line is no UTF-8: byte {error.start} is {line[error.start]:#04x}") from None


def _lines(name: str) -> Iterator[bytes]:
    """The lines of a file, parted at line feeds and nowhere else. Raises _UnreadableError."""
    try:
        with _open(name) as stream:
            yield from stream
    except OSError as error:
        raise _UnreadableError(error.strerror or str(error)) from None
    except MemoryError:
        raise _UnreadableError("a line in it is too long for this machine's memory") from None
    except ValueError as error:  # a name that no file can have
        raise _UnreadableError(str(error)) from None


def _open(name: str) -> AbstractContextManager[BinaryIO]:
    if name != "-":
        return Path(name).open("rb")
    if sys.stdin is None:
        raise _UnreadableError("there is no standard input")
    return nullcontext(sys.stdin.buffer)
