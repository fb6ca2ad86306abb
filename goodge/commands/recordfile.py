"""Reading files of records that somebody else wrote, one game a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from goodge.engine.errors import RecordError
from goodge.engine.record import Record, decode_record
from goodge.ui.wording.refusals import fault_words

from .lines import bounded_lines

ALL_RIGHT, SOME_WRONG, UNREADABLE = 0, 1, 2  # exit statuses

LONGEST_LINE = 16_000_000  # bytes; a round has some 1,500
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class UnreadableError(Exception):
    """The file cannot be read; says why."""


def record_in(line: bytes | None, *, last_states_only: bool = False) -> Record:
    """Return the record of a line, with or without its line feed; None stands for a line that is too long.

    Raises RecordError, or MemoryError.
    """
    if line is None:
        raise RecordError(f"the line is too long: more than {LONGEST_LINE:,} bytes")
    return decode_record(_text_of(line), last_states_only=last_states_only)


def fault_in(error: RecordError | MemoryError) -> dict[str, Any]:
    """Return the fields by which a line that is not a legal record is answered."""
    if isinstance(error, MemoryError):
        return {"ok": False, "round": None, "action": None, "error": "the line is too long for this machine's memory"}
    return {"ok": False, "round": error.round_index, "action": error.action_index, "error": fault_words(error)}


def lines_of(name: str) -> Iterator[bytes | None]:
    """The lines of a file, parted at line feeds and nowhere else; `-` is standard input. Raises UnreadableError."""
    try:
        with _open(name) as stream:
            yield from bounded_lines(stream, LONGEST_LINE)
    except OSError as error:
        raise UnreadableError(error.strerror or str(error)) from None
    except MemoryError:
        raise UnreadableError("a line in it is too long for this machine's memory") from None
    except ValueError as error:  # a name that no file can have
        raise UnreadableError(str(error)) from None


def _text_of(line: bytes) -> str:
    if line.startswith(_BYTE_ORDER_MARK):
        raise RecordError("the line begins with a byte order mark")
    try:
        return line.removesuffix(b"\n").decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"the line is not UTF-8: byte {error.start} is {line[error.start]:#04x}") from None


def _open(name: str) -> AbstractContextManager[BinaryIO]:
    if name != "-":
        return Path(name).open("rb")
    if sys.stdin is None:
        raise UnreadableError("there is no standard input")
    return nullcontext(sys.stdin.buffer)
