"""A record as the line of a file."""

from __future__ import annotations

from itertools import takewhile

from ...engine.errors import RecordError
from ...engine.game import AnyState
from ...engine.record import Record, decode_record, encode_record, encode_round


def line_of(record: Record) -> bytes:
    """Return the record as a line, including its line feed."""
    return encode_record(record).encode("ascii") + b"\n"


class LineWriter:
    """Encodes a growing match again and again; what was already encoded is not encoded twice."""

    def __init__(self) -> None:
        self._known: list[tuple[AnyState, str]] = []

    def line_of(self, record: Record) -> bytes:
        """Return the record as a line, including its line feed."""
        return encode_record(record, self._encode_rounds).encode("ascii") + b"\n"

    def _encode_rounds(self, record: Record) -> list[str]:
        lasts = [states[-1] for states in record.rounds]
        pairs = zip(lasts, self._known, strict=False)
        standing = takewhile(lambda pair: pair[0] is pair[1][0], pairs)
        known = [entry for _, entry in standing]
        known += [(state, encode_round(record.game, state)) for state in lasts[len(known) :]]
        self._known = known
        return [text for _, text in known]


def read_line(line: bytes, *, last_states_only: bool = False) -> Record:
    """Return the record of a line, with its line feed or without. Raises RecordError."""
    try:
        text = line.removesuffix(b"\n").decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("the line is not UTF-8") from None
    return decode_record(text, last_states_only=last_states_only)


def first_line(data: bytes) -> bytes:
    """Return the line of a save that counts: the first one, without its line feed."""
    return data.partition(b"\n")[0]
