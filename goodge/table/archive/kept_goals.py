"""The small goals that people have reached, kept beside the records so that only new matches are looked through.

The file may be deleted at any time: it is made again from the records. What was reached stays, also without those.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from ...engine import jsontext
from ...engine.errors import RecordError, TextError
from ...engine.record import Record
from ..seats import clean_name
from ..small_goals import reached_in
from ..system import open_plain, read_plain
from .counted_lines import LONGEST_LINE, CountedLines
from .lines import read_line
from .setups import is_same, started_of

FORMAT = "goodge-small-goals"
_KINDS = 1  # one more whenever there are more goals: then all records are looked through again
_LARGEST = 16_000_000  # bytes


@dataclass(slots=True)
class ReachedGoals(CountedLines):
    """Names, the ids of the goals that each has reached, and the days of that: "2026-11-23", empty if not known."""

    found: dict[str, dict[str, str]] = field(default_factory=dict)

    def add(self, record: Record, day: str) -> list[tuple[str, str]]:
        """Add what was reached in a match; return the names and goals that are new."""
        new = list[tuple[str, str]]()
        for seat, goal in reached_in(record):
            name = clean_name(record.players[seat])
            days = self.found.setdefault(name, {})
            if goal.id not in days:
                days[goal.id] = day
                new.append((name, goal.id))
        return new

    def take(self, line: bytes, noted: Record | None = None) -> None:
        """Add the line that comes next in the file; one that cannot be read, or that is noted already, adds nothing."""
        self.pass_by(line)
        with suppress(RecordError):
            record = read_line(line, last_states_only=True)
            if noted is None or not is_same(record, noted):
                self.add(record, _day_of(record))


def look_through(
    records_file: Path, reached: ReachedGoals, most: int, go_on: Callable[[], None], noted: Record | None = None
) -> bool:
    """Add what has been reached in this many more matches of a file; return True once that is all of them.

    If what was looked through before has changed, it begins anew. `go_on` is called after each match. The match that is
    `noted` by itself is passed by. Raises OSError if the file is there but cannot be read.
    """
    with suppress(FileNotFoundError), open_plain(records_file) as file:
        if not reached.stands_in(file):
            reached.size = reached.check = 0
            file.seek(0)
        for _ in range(most):
            line = file.readline(LONGEST_LINE)
            if not line.endswith(b"\n"):
                return True
            reached.take(line, noted)
            go_on()
        return False
    return True


def read_reached(path: Path) -> ReachedGoals:
    """Return what is kept in a file; nothing if there is no such file or it is damaged."""
    try:
        value = jsontext.read_object(read_plain(path, _LARGEST).decode("utf-8", "replace"))
        jsontext.check_format(value, FORMAT)
        names = jsontext.mapping(value, "names")
        found = {name: _days(jsontext.mapping(names, name)) for name in names}
        if value.get("kinds") != _KINDS:
            return ReachedGoals(found=found)
        return ReachedGoals(jsontext.integer(value, "size"), jsontext.integer(value, "check"), found)
    except (OSError, TextError):
        return ReachedGoals()


def encode_reached(reached: ReachedGoals) -> bytes:
    """Return what stands in the file."""
    value = {
        "format": FORMAT,
        "version": 1,
        "kinds": _KINDS,
        "size": reached.size,
        "check": reached.check,
        "names": reached.found,
    }
    return jsontext.write_object(value).encode("ascii") + b"\n"


def _days(goals: jsontext.Object) -> dict[str, str]:
    return {goal: jsontext.text(goals, goal) for goal in goals}


def _day_of(record: Record) -> str:
    """The day on which a match was started, where this machine is; empty if its record does not say."""
    started = started_of(record.extra)
    with suppress(OverflowError, OSError, ValueError):
        return "" if started is None else datetime.fromtimestamp(started / 1000, UTC).astimezone().date().isoformat()
    return ""
