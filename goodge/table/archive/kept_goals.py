"""The small goals that people have reached, kept beside the records so that only new matches are looked through.

The file may be deleted at any time: it is made again from the records. What was reached stays, also without those.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, field
from datetime import UTC, datetime
from pathlib import Path

from ...engine import jsontext
from ...engine.errors import RecordError, TextError
from ...engine.record import Record
from ...engine.values import dataclass
from ..home import Home
from ..portraits import name_key
from ..seats import clean_name
from ..small_goals import reached_in
from ..system import open_plain, read_plain
from .counted_lines import LONGEST_LINE, CountedLines
from .lines import read_line
from .renamings import Renamings, name_now, named_at, read_renamings, renamings_fields
from .setups import is_same, started_of

FORMAT = "goodge-small-goals"
_KINDS = 2  # one more whenever there are more goals: then all records are looked through again
_FILES = ("records", "tournament")
_LARGEST = 16_000_000  # bytes
OR_LATER = "/.."
"""The end of a day that is only known to be the first possible one, as in ISO 8601."""


@dataclass(slots=True)
class ReachedGoals:
    """Names, the ids of the goals that each has reached, and the days of that.

    A day is "2026-11-23"; "2026-11-23/.." if only that of a match’s beginning is known; empty if none is. Names are
    those after all these renamings. `records` and `tournament` are what has been looked through of finished matches.
    """

    found: dict[str, dict[str, str]] = field(default_factory=dict)
    renamings: Renamings = ()
    records: CountedLines = field(default_factory=CountedLines)
    tournament: CountedLines = field(default_factory=CountedLines)

    def add(self, record: Record, day: str) -> list[tuple[str, str]]:
        """Add what was reached in a match; return the names and goals that are new."""
        new = list[tuple[str, str]]()
        for seat, goal in reached_in(record):
            name = name_now(self.renamings, clean_name(record.players[seat]), named_at(record.extra))
            days = self.found.setdefault(name, {})
            if goal.id not in days:
                days[goal.id] = day
                new.append((name, goal.id))
        return new

    def rename(self, renamings: Renamings) -> None:
        """Take over what has been renamed since; if that is not known any more, all is to be looked through again."""
        known = len(self.renamings)
        if renamings[:known] == self.renamings:
            for each in renamings[known:]:
                goals = self.found.pop(each.after, {})
                for name in [name for name in self.found if name_key(name) == name_key(each.before)]:
                    goals = self.found.pop(name) | goals
                self.found[each.after] = goals
        else:
            self.records, self.tournament = CountedLines(), CountedLines()
        self.renamings = renamings


def look_through(
    home: Home, reached: ReachedGoals, most: int, go_on: Callable[[], None], noted: Record | None = None
) -> bool:
    """Add what has been reached in this many more finished matches; return True once those were all.

    If what was read before has changed, start over. `go_on` is called after each match. The match that is
    `noted` by itself is passed by. Raises OSError if a file is there but cannot be read.
    """

    def take(line: bytes) -> None:
        with suppress(RecordError):  # one that cannot be read adds nothing
            record = read_line(line, last_states_only=True)
            if noted is None or not is_same(record, noted):
                reached.add(record, _day_of(record))
        go_on()

    files = (home.records_file, reached.records), (home.tournament.records_file, reached.tournament)
    return all(_take_lines(path, counted, most, take) for path, counted in files)


def _take_lines(path: Path, counted: CountedLines, most: int, take: Callable[[bytes], None]) -> bool:
    """Take this many more lines of a file; return True once those were all."""
    with suppress(FileNotFoundError), open_plain(path) as file:
        if not counted.stands_in(file):
            counted.size = counted.check = 0
            file.seek(0)
        for _ in range(most):
            line = file.readline(LONGEST_LINE)
            if not line.endswith(b"\n"):
                return True
            counted.pass_by(line)
            take(line)
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
            return ReachedGoals(found, read_renamings(value))
        return ReachedGoals(found, read_renamings(value), *(_counted(jsontext.mapping(value, name)) for name in _FILES))
    except (OSError, TextError):
        return ReachedGoals()


def encode_reached(reached: ReachedGoals) -> bytes:
    """Return what stands in the file."""
    value = {
        "format": FORMAT,
        "version": 1,
        "kinds": _KINDS,
        **{name: asdict(counted) for name, counted in zip(_FILES, (reached.records, reached.tournament), strict=True)},
        "renamed": renamings_fields(reached.renamings),
        "names": reached.found,
    }
    return jsontext.write_object(value).encode("ascii") + b"\n"


def _counted(fields: jsontext.Object) -> CountedLines:
    return CountedLines(jsontext.integer(fields, "size"), jsontext.integer(fields, "check"))


def _days(goals: jsontext.Object) -> dict[str, str]:
    return {goal: jsontext.text(goals, goal) for goal in goals}


def _day_of(record: Record) -> str:
    """The day on which a match was started, where this machine is, and no end; empty if its record does not say."""
    started = started_of(record.extra)
    with suppress(OverflowError, OSError, ValueError):
        if started is not None:
            return f"{datetime.fromtimestamp(started / 1000, UTC).astimezone().date().isoformat()}{OR_LATER}"
    return ""
