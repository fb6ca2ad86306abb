"""What the program keeps in its home, read while it plays."""

import json
from pathlib import Path
from typing import Any

from goodge.engine.errors import RecordError
from goodge.engine.game import AnyState
from goodge.engine.record import Record, decode_record
from goodge.table.home import Home

from .program import run


def save_in(home: Path) -> bytes | None:
    """The save as it is on disk; None: there is none."""
    try:
        return Home.at(home).save_file.read_bytes()
    except FileNotFoundError:
        return None


def record_of(save: bytes | None) -> Record | None:
    """The match of a save; None while it is being written, or where there is none."""
    try:
        return None if save is None else decode_record(save.decode("utf-8").removesuffix("\n"))
    except RecordError:
        return None


def last_state(record: Record) -> AnyState:
    return record.rounds[-1][-1]


def actions_of(record: Record) -> list[str]:
    """All actions of a match in order, with a mark for each round."""
    found = []
    for number, states in enumerate(record.rounds):
        found += [f"round {number}", *(action.text for action in states[-1].actions)]
    return found


def referee(home: Path, file: Path) -> list[dict[str, Any]]:
    """The packaged referee's verdicts on a file; AssertionError unless all is right."""
    done = run("referee", str(file), home=home)
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert verdicts, done.stderr
    assert all(verdict["ok"] for verdict in verdicts), verdicts
    assert done.returncode == 0
    return verdicts
