"""Records that are right, and what makes them wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from goodge.engine.errors import RecordError
from goodge.engine.record import decode_record, encode_record
from goodge.ui.wording.refusals import fault_words

from .playing import GOODGE, play_match

Mutation = Callable[[dict[str, Any]], object]

WON = json.loads(encode_record(play_match(GOODGE, {"target": 200}, 3)))
OPEN = json.loads(encode_record(play_match(GOODGE, {}, 2, 2)))
REDEAL = json.loads(encode_record(play_match(GOODGE, {"all_pass": "redeal"}, 4)))
THROWN = next(number for number, item in enumerate(REDEAL["rounds"]) if "redeal" in item)


def stopped(length: int) -> dict[str, Any]:
    """A match whose second round is under way after that many actions."""
    record: dict[str, Any] = deepcopy(OPEN)
    last = record["rounds"][1]
    record["rounds"][1] = {name: last[name] for name in ("dealer", "hands", "stash", "actions")}
    last = record["rounds"][1]
    last["actions"] = last["actions"][:length]
    return record


def fault_of(record: object) -> tuple[str, int | None, int | None]:
    """What the referee's engine says of a record, and where."""
    with pytest.raises(RecordError) as found:
        decode_record(json.dumps(record))
    return fault_words(found.value), found.value.round_index, found.value.action_index


def mutated(record: dict[str, Any], mutate: Mutation) -> dict[str, Any]:
    copy = deepcopy(record)
    mutate(copy)
    return copy


def put(*path: Any) -> Mutation:
    """Puts the last argument at the path of the others."""

    def mutate(record: Any) -> None:
        for step in path[:-2]:
            record = record[step]
        record[path[-2]] = path[-1]

    return mutate


def drop(*path: Any) -> Mutation:
    """Takes away what lies at the path."""

    def mutate(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        del record[path[-1]]

    return mutate


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every place in a JSON value, with what lies there."""
    yield path, value
    if isinstance(value, dict | list):
        for step, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(child, (*path, step))


PLACES = [(path, value) for path, value in leaves(WON) if path]
