"""The deals of the day of one home: those that were played, and those that wait in the middle.

Its files lie in a folder of their own. A deal counts the first time it is played; nothing is taken back in it once
somebody else has acted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from typing import Any

from ..engine import jsontext
from ..engine.errors import RecordError, TextError
from ..engine.games import GAMES
from ..engine.record import Record, decode_record
from .archive.lines import line_of
from .clock import awake_seconds
from .days import DayResult, day_setup
from .files import fault_of
from .home import Home
from .match_table import Table
from .notices import NothingSaved, Notice
from .own_table import OwnTable
from .store import Store, with_folder
from .system import System, lines_of

DAY = "day"
"""The field of a record that says the day whose deal it is, as in 2026-11-22."""


class DayBook:
    """The deals of the day. Call all methods from one thread.

    `notices` tell the player what was found at the start, to be shown once. Unless it `may_save`, nothing is kept.
    """

    def __init__(
        self,
        home: Home,
        system: System | None = None,
        now: Callable[[], float] = awake_seconds,
        *,
        may_save: bool = True,
    ) -> None:
        self._home, self._now = with_folder(home.days, may_save=may_save), now
        self.store = Store(self._home, system, owns_records=True)
        self.notices: list[Notice] = list(self.store.notices) if may_save else []
        self._results: dict[tuple[date, str], DayResult] = {}
        self._counted: dict[tuple[date, str], Record] = {}  # by this copy of the program
        for result in self._kept():
            self._results.setdefault((result.day, result.game), result)
        for record in self.store.matches.values():  # the program may have ended between the score and its keeping
            self._count(record)

    def result(self, day: date, game: str) -> DayResult | None:
        """Return how a game's deal of a day was played; None if it was not."""
        return self._results.get((day, game))

    def record(self, day: date, game: str) -> Record:
        """Return the match in which a game's deal of a day was played. Raises OSError, RecordError."""
        counted = self._counted.get((day, game))
        if counted is not None:
            return counted
        for line in lines_of(self._home.records_file):
            if day.isoformat().encode() in line:
                with suppress(RecordError, UnicodeDecodeError):
                    record = decode_record(line.decode("utf-8"))
                    if (record.game.id, day_of(record)) == (game, day) and record.scored:
                        return record
        raise RecordError("the record of this deal of the day cannot be read")

    def waits(self, day: date, game: str) -> bool:
        """Return True if the deal was begun and waits in the middle."""
        saved = self.store.matches.get(game)
        return saved is not None and self.result(day, game) is None and day_of(saved) == day

    def sit_down(self, day: date, game: str, name: str) -> Table:
        """Return the table of a deal, as it was left or newly dealt. One of another day that waited is given up."""
        if self.waits(day, game):
            table = OwnTable.resume(self.store, self._now, game=game)
            if table is not None:
                return table
        extra: dict[str, Any] = {DAY: day.isoformat()}
        return OwnTable.start(day_setup(day, game, name), self.store, self._now, **extra)

    def rise(self, table: Table) -> None:
        """Leave the table; the deal counts if it has been scored."""
        table.close()
        self._count(table.record)

    def close(self) -> None:
        """End all writing."""
        self.store.close()

    def _count(self, record: Record) -> None:
        """Keep the result of a deal that has been scored, unless it was played before."""
        day, scored = day_of(record), record.scored
        if day is None or not scored or (day, record.game.id) in self._results:
            return
        self._counted[day, record.game.id] = record
        self._results[day, record.game.id] = DayResult(day, record.game.id, scored[0].match.totals[0])
        if self.store.can_save:
            try:
                self.store.check_lock()
                self.store.records.append(line_of(record))
            except OSError as error:
                self.notices.append(NothingSaved(fault_of(error)))
                self.store.log.note(f"the deal of the day could not be kept: {error!r}")

    def _kept(self) -> Iterator[DayResult]:
        """Yield the results in the records; lines that cannot be read count nothing."""
        with suppress(OSError):
            for line in lines_of(self._home.records_file):
                with suppress(TextError, ValueError, UnicodeDecodeError):
                    yield _result_of(jsontext.read_object(line.decode("utf-8")))


def day_of(record: Record) -> date | None:
    """Return the day whose deal a match is; None if it is none."""
    try:
        return date.fromisoformat(str(record.extra.get(DAY)))
    except ValueError:
        return None


def _result_of(fields: jsontext.Object) -> DayResult:
    """Return the result of a record, which is trusted. Raises TextError or ValueError."""
    game = jsontext.text(fields, "game")
    rounds = [item for item in jsontext.array(fields, "rounds") if isinstance(item, dict) and "totals" in item]
    totals = jsontext.array(rounds[0], "totals") if rounds else []
    if game not in GAMES or not totals or type(totals[0]) is not int:
        raise TextError("this is not a deal of the day")
    return DayResult(date.fromisoformat(jsontext.text(fields, DAY)), game, totals[0])
