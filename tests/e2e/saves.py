"""What the program keeps in its home: prepared before it starts, and read while it plays."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from goodge.engine.errors import RecordError
from goodge.engine.record import AnyState, Record, decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup
from goodge.table.store import Store

from .program import run


def prepare(home: Path, **settings: Any) -> None:
    """Makes a home with these settings; things happen at once unless they say otherwise."""
    home.mkdir(exist_ok=True)
    values = {"speed": "instant"} | settings
    if "last_setup" in values:
        values["last_setup"] = asdict(values["last_setup"])
    Home.at(home).settings_file.write_text(json.dumps(values), encoding="utf-8")


def prepare_match(home: Path, setup: MatchSetup) -> None:
    """A match that can be continued, its first round just dealt."""
    store = Store(Home.at(home))
    Table.start(setup, store).close()
    store.close()


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
