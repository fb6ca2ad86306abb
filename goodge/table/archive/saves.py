"""Reading a saved match, whatever happened to its file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ...engine import jsontext
from ...engine.actions import parse_action
from ...engine.errors import EngineError, RecordError
from ...engine.record import Record, decode_record, open_next
from ...engine.values import replace
from .lines import first_line, read_line
from .setups import setup_of

_ROUNDS = '"rounds": ['
_ACTIONS = '"actions": ['


def read_save(data: bytes) -> Record:
    """Return the match in a save. Raises RecordError, also for missing seats or seed; the error says what is wrong."""
    record = read_line(first_line(data))
    setup_of(record)
    if not record.rounds:
        raise RecordError("no cards have been dealt")
    return record


def is_newer(data: bytes) -> bool:
    """Return True if a save is of a later version than this program reads."""
    try:
        value = jsontext.read_object(first_line(data).decode("utf-8", "replace"))
        return value.get("format") == "goodge-record" and jsontext.integer(value, "version") > 1
    except EngineError:
        return False


def salvage(data: bytes) -> Record | None:
    """Return the longest beginning of a damaged save that can still be played; None if not even a deal is left."""
    text = first_line(data).decode("utf-8", "replace")
    head, _, rest = text.partition(_ROUNDS)
    try:
        record = decode_record(f'{head}{_ROUNDS}], "winner": null}}')
        setup_of(record)
    except RecordError:
        return None
    for value, actions in _rounds(rest):
        if not _replay(record, value, actions):
            break
    return record if record.rounds else None


def _rounds(text: str) -> Iterator[tuple[jsontext.Object, list[Any]]]:
    """Yield the rounds in the text of an array that may be cut or garbled anywhere: their fields and their actions."""
    place = 0
    while (found := _value(text, place)) is not None and isinstance(found[0], dict):
        actions = found[0].get("actions")
        yield found[0], actions if isinstance(actions, list) else []
        place = found[1]
        if not text.startswith(", ", place):
            return
        place += 2
    head, opened, rest = text[place:].partition(_ACTIONS)
    start = _value(f"{head}{opened}]}}", 0)
    if opened and start is not None and isinstance(start[0], dict):
        yield start[0], list(_items(rest))


def _items(text: str) -> Iterator[Any]:
    """Yield the complete items at the beginning of an array's text."""
    place = 0
    while (found := _value(text, place)) is not None:
        yield found[0]
        place = found[1]
        if not text.startswith(", ", place):
            return
        place += 2


def _value(text: str, place: int) -> tuple[Any, int] | None:
    """Return the JSON value at this place and where it ends; None if there is none."""
    try:
        return json.JSONDecoder().raw_decode(text, place)
    except (ValueError, RecursionError):
        return None


def _replay(record: Record, value: jsontext.Object, actions: list[Any]) -> bool:
    """Play a round again as far as it goes; return True if another may follow."""
    try:
        states = [open_next(record, value)]
    except EngineError:
        return False
    record.rounds.append(states)
    for action in actions:
        try:
            states.append(record.game.apply(states[-1], parse_action(str(action)))[0])
        except EngineError:
            return False
    return bool(states[-1].board.is_over)


def tidied(record: Record) -> Record:
    """Return the record with its names cleaned as they are shown."""
    return replace(record, players=tuple(seat.name for seat in setup_of(record).seats))
