"""The places of a record at which nobody chose: the rest of a round was claimed, given up or left to a computer.

They stand in a field of the record beside those of its format: `"played_out": [[3, 40, 43], ...]`, for each such round
its number and those of the actions, all from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

_FIELD = "played_out"


def played_out_in(fields: Mapping[str, Any]) -> frozenset[tuple[int, int]]:
    """Return the round and the number of each such action, from the fields of a record; none where they make no sense.

    >>> sorted(played_out_in({"played_out": [[3, 40, 43]]}))
    [(3, 40), (3, 43)]
    """
    rows = fields.get(_FIELD)
    known = [row for row in rows if _is_row(row)] if isinstance(rows, list) else []
    return frozenset((number, place) for number, *places in known for place in places)


def note_played_out(fields: dict[str, Any], number: int, place: int) -> None:
    """Add an action of a round to these fields."""
    _write(fields, played_out_in(fields) | {(number, place)})


def forget_played_out(fields: dict[str, Any], number: int, first: int) -> None:
    """Take the actions of a round from this one on out of these fields."""
    found = played_out_in(fields)
    if found:
        _write(fields, (each for each in found if each[0] != number or each[1] < first))


def _write(fields: dict[str, Any], found: Iterable[tuple[int, int]]) -> None:
    """Put the places into the fields as a new list, since a copy of the fields may be on its way to the disk."""
    rows: dict[int, list[int]] = {}
    for number, place in sorted(found):
        rows.setdefault(number, [number]).append(place)
    if rows:
        fields[_FIELD] = list(rows.values())
    else:
        fields.pop(_FIELD, None)


def _is_row(row: object) -> bool:
    return isinstance(row, list) and all(type(number) is int and number >= 0 for number in row) and bool(row)
