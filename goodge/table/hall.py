"""The hall: a League Spades tournament being played, with the people's own table and the others beside it.

Its files lie in a folder of their own: `tournament.json` says who plays, `records.jsonl` has every finished game,
`tables.jsonl` the other tables as they stood when the hall was left, or at their last deal, `match.json` the people's
own game. How the tournament stands follows from the finished games alone, so that none is ever played twice.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ..engine.errors import RecordError, TextError
from ..engine.record import Record, decode_record, encode_record
from ..engine.rng import MAX_SEED
from ..engine.tournament import Pairing, Tournament
from ..players import player_of
from . import course
from .files import System, free_name, replace_file, why_unsaved
from .home import Home
from .match_table import Table
from .side_tables import Progress, SideTable, SideTables
from .store import Store
from .teams import Team
from .thinker import Players
from .tournaments import (
    RECORDS,
    SETUP,
    Key,
    TournamentSetup,
    decode_setup,
    draw,
    encode_setup,
    key_of,
    read_result,
    results_of,
)

ONLY_FOR_NOW = "this tournament lasts until you quit"
_NOTHING_KEPT = f"This copy saves nothing: {ONLY_FOR_NOW}."


class Hall:
    """A tournament, if one was begun. All methods are for one thread; other tables are played on another one.

    `setup` says who plays, `tournament` how it stands. `notices` are sentences for the player about what was found
    at the start, to be shown once. Unless the hall `may_save`, it finds and keeps nothing.
    """

    def __init__(
        self,
        home: Home,
        players: Players = player_of,
        system: System | None = None,
        now: Callable[[], float] = time.monotonic,
        *,
        may_save: bool = True,
    ) -> None:
        self._home = _made(home.tournament if may_save else replace(home.tournament, trouble=_NOTHING_KEPT))
        self._players, self._system, self._now = players, system or System(), now
        self.store = Store(self._home, system, owns_records=True)
        self.notices = self.store.notices
        self.setup: TournamentSetup | None = None
        self.tournament = Tournament()
        self._lines: dict[Key, bytes] = {}
        self._ended: deque[tuple[SideTable, bytes]] = deque()
        self._unsaved: deque[bytes] = deque()
        self._trouble: str | None = None
        self._was_told = False
        self._side: SideTables | None = None
        self._pace: float | None = 1.0
        if self.store.can_save:
            self._load()

    # -- how it stands ------------------------------------------------------------------------------------

    @property
    def round(self) -> tuple[Pairing, ...]:
        """The games of the round in progress; the last round once there is a champion."""
        *_, current = self.tournament.rounds()
        return current

    @property
    def own_game(self) -> Pairing | None:
        """The people's game of this round, if it is still to be played to its end."""
        return next((pairing for pairing in self.tournament.due() if self._setup.owns(pairing)), None)

    @property
    def is_round_on(self) -> bool:
        """Whether the other tables of this round have begun to play."""
        return self._side is not None

    @property
    def is_waiting(self) -> bool:
        """Whether other tables are still playing."""
        return self._side is not None and bool(self._side.progress())

    def progress(self) -> dict[Pairing, Progress]:
        """How the games of this round stand that are being played, the people's own as it was left."""
        found = {} if self._side is None else {each.pairing: each for each in self._side.progress()}
        own, saved = self.own_game, self._own_save()
        if own is not None and saved is not None:
            found[own] = Progress.of(own, saved)
        return found

    def record_of(self, pairing: Pairing) -> Record:
        """A game as far as it has come. Raises RecordError if it has not begun, or its record can't be read."""
        record = None if self._side is None else self._side.record_of(pairing)
        self.update()  # it may have ended just now
        line = self._lines.get(key_of(pairing))
        if record is None and line is None:
            raise RecordError("this game has not begun")
        return record or decode_record((line or b"").decode("utf-8", "replace").rstrip("\n"))

    def _own_save(self) -> Record | None:
        """The people's game of this round as it was left; None if it has not begun, or is over."""
        own, saved = self.own_game, self.store.saved
        return saved if own is not None and saved is not None and self._setup.is_of(saved, own) else None

    @property
    def _setup(self) -> TournamentSetup:
        if self.setup is None:
            raise ValueError("no tournament was begun")
        return self.setup

    # -- what changes it ----------------------------------------------------------------------------------

    def begin(self, own: Team, level: str | None, seed: int) -> None:
        """Draws a new tournament, which takes the place of the one before; `level` None is a field of all levels."""
        self._stop_side()
        self.setup = draw(own, level, seed % MAX_SEED, time.time_ns() // 1_000_000)
        self.tournament, self._lines = Tournament(), {}
        self.store.forget()
        self._keep(SETUP, encode_setup(self.setup))
        self._keep("tables.jsonl", b"")

    def open_round(self) -> None:
        """Lets the other tables of this round play, if they do not yet."""
        if self._side is None:
            self._play_beside([])

    def set_pace(self, pace: float | None) -> None:
        """How fast the other tables play: in seconds of play a second, None for as fast as the machine can."""
        self._pace = pace
        if self._side is not None:
            self._side.set_pace(pace)

    def sit_down(self) -> Table:
        """The people's own game of this round, as it was left or from its first deal; the other tables play too.

        Raises ValueError if they have none.
        """
        own = self.own_game
        if own is None:
            raise ValueError("the people have no game to play in this round")
        self.open_round()
        table = Table.resume(self.store, self._now) if self._own_save() is not None else None
        if table is not None:
            return table
        return Table.start(self._setup.match_setup(own), self.store, self._now, **self._setup.tag(own))

    def rise(self, table: Table) -> None:
        """The people leave their table; a game that is over counts."""
        table.close()
        own = self.own_game
        if own is not None and table.is_over and self._setup.is_of(table.record, own):
            self._count(own, _line_of(table.record))

    def update(self) -> bool:
        """Takes in the games that have ended at other tables; whether there were any, or the round is over."""
        news = bool(self._ended)
        while self._ended:
            table, line = self._ended.popleft()
            self._count(table.pairing, line)
        return news

    def wait(self, seconds: float | None = None) -> None:
        """Waits until the other tables of this round have ended, for scripts and tests."""
        if self._side is not None:
            self._side.wait(seconds)

    def trouble(self) -> str | None:
        """A sentence for the player if something could not be kept, once."""
        sentence, self._trouble = self._trouble, None
        return sentence

    def close(self) -> None:
        """Ends all play and all writing."""
        if self._side is not None:
            self._side.close()
            self.update()
        self._save_finished()
        self.store.close()

    def _count(self, pairing: Pairing, line: bytes) -> None:
        """A finished game counts; with the last one of a round that round is over."""
        before = self.round
        result = read_result(line, pairing)
        self.tournament = self.tournament.with_result(pairing, result.totals, result.winner)
        self._lines[key_of(pairing)] = line
        if self.round != before:
            self._stop_side()

    # -- the other tables ---------------------------------------------------------------------------------

    def _play_beside(self, saved: Sequence[Record]) -> None:
        others = [pairing for pairing in self.tournament.due() if not self._setup.owns(pairing)]
        self._side = SideTables(
            [self._side_table(pairing, saved) for pairing in others],
            self._players,
            self.store.log.note,
            finished=self._finished,
            reached=partial(self._reached, self._setup),
            pace=self._pace,
            now=self._now,
        )

    def _side_table(self, pairing: Pairing, saved: Sequence[Record]) -> SideTable:
        """A table as it was saved, or with its first deal."""
        setup = self._setup.match_setup(pairing)
        record = next((record for record in saved if self._setup.is_of(record, pairing)), None)
        if record is None:
            record, _ = course.begin(setup, **self._setup.tag(pairing))
        return SideTable(pairing, setup, record)

    def _stop_side(self) -> None:
        if self._side is not None:
            self._side.close()
        self._side = None
        self._ended.clear()

    # -- on the thread of the other tables ----------------------------------------------------------------

    def _finished(self, table: SideTable) -> None:
        """Keeps a game that is over; it counts once it is on disk, or its loss has been told."""
        line = _line_of(table.record)
        self._unsaved.append(line)
        self._save_finished()
        self._ended.append((table, line))

    def _save_finished(self) -> None:
        """Adds to the records what is not there yet; what could not be added before goes first."""
        try:
            while self._unsaved and self.store.can_save:
                self.store.records.append(self._unsaved[0])
                self._unsaved.popleft()
        except OSError as error:
            self._fail(error)

    def _reached(self, setup: TournamentSetup, tables: Sequence[SideTable]) -> None:
        """Keeps how far the games in play have come."""
        if setup is self.setup:
            self._keep("tables.jsonl", b"".join(_line_of(table.record) for table in tables))

    def _keep(self, name: str, data: bytes) -> None:
        if not self.store.can_save:
            return
        try:
            replace_file(self._system, self._home.root / name, data)
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        if not self._was_told:
            self._trouble, self._was_told = f"{why_unsaved(error)}: {ONLY_FOR_NOW}.", True
        self.store.log.note(f"keeping the tournament failed: {error!r}")

    # -- reading, at the start ----------------------------------------------------------------------------

    def _load(self) -> None:
        path = self._home.root / SETUP
        try:
            self.setup = decode_setup(path.read_bytes())
        except FileNotFoundError:
            return
        except (OSError, TextError) as error:
            self._set_aside(str(error))
            return
        self.tournament, self._lines = results_of(self._lines_of(RECORDS), self.setup, self.store.log.note)
        saved = self._load_tables(self.setup)
        is_begun = any(result.pairing in self.round for result in self.tournament.played)
        if self.tournament.champion is None and (saved or is_begun or self._own_save() is not None):
            self._play_beside(saved)

    def _set_aside(self, fault: str) -> None:
        path = self._home.root / SETUP
        aside = free_name(path)
        self.store.log.note(f"{path.name} is damaged: {fault}")
        try:
            self._system.replace(path, aside)
        except OSError as error:
            self.store.can_save = False
            self.notices.append(f"The tournament cannot be read. {why_unsaved(error)}: nothing can be saved now.")
            return
        self.notices.append(f"The tournament is damaged: it was set aside as {aside.name}. Its games are kept.")

    def _load_tables(self, setup: TournamentSetup) -> list[Record]:
        """The other tables of this round as they stood at their last deal; one that cannot be read begins anew."""
        records, due = [], self.tournament.due()
        for line in self._lines_of("tables.jsonl"):
            try:
                record = decode_record(line.decode("utf-8", "replace").rstrip("\n"))
            except RecordError as error:
                self.store.log.note(f"a table of the tournament begins anew, its save is damaged: {error}")
                continue
            if record.rounds and any(setup.is_of(record, pairing) for pairing in due):
                records.append(record)
        return records

    def _lines_of(self, name: str) -> list[bytes]:
        try:
            return (self._home.root / name).read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return []
        except OSError as error:
            self.notices.append(f"A file of the tournament cannot be read ({why_unsaved(error).lower()}).")
            return []


def _made(home: Home) -> Home:
    """The home of the tournament, its folder made if need be."""
    if home.trouble is None:
        try:
            home.root.mkdir(exist_ok=True)
        except OSError as error:
            return replace(home, trouble=f"{why_unsaved(error)}: {ONLY_FOR_NOW}.")
    return home


def _line_of(record: Record) -> bytes:
    return encode_record(record).encode("ascii") + b"\n"
