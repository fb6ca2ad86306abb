"""The hall: a League Spades tournament being played, with the people's own table and the others beside it.

Its files lie in a folder of their own: `tournament.json` says who plays, `records.jsonl` has every finished game,
`tables.jsonl` the other tables as they stood when the hall was left or at their last deal, and `match.json` the
people's own game. How the tournament stands follows from the finished games alone, so that none is ever played twice.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from ..engine.errors import RecordError, TextError
from ..engine.record import Record
from ..engine.rng import MAX_SEED
from ..engine.tournament import Pairing, Tournament
from ..engine.values import replace
from ..players import player_of
from . import course
from .archive.lines import line_of, read_line
from .archive.tournaments import (
    RECORDS,
    SETUP,
    TABLES,
    GameKey,
    encode_setup,
    is_of,
    key_of,
    read_result,
    read_setup,
    results_of,
    tag_of,
)
from .clock import awake_seconds
from .files import fault_of, free_name, rename, replace_file
from .home import Home
from .match_table import Table
from .notices import (
    Notice,
    TournamentFileUnreadable,
    TournamentInTheWay,
    TournamentNotKept,
    TournamentSetAside,
    TournamentStopped,
)
from .own_table import OwnTable
from .side_tables import SideTable, SideTables, TableProgress
from .store import Store
from .system import System, lines_of
from .teams import Team
from .thinker import Players
from .tournaments import TournamentSetup, draw


class Hall:
    """A tournament, if one was begun. Call all methods from one thread; the other tables are played on another.

    `setup` says who plays, `tournament` how it stands. `notices` tell the player what was found
    at the start, to be shown once. Unless the hall `may_save`, it finds and keeps nothing.
    """

    def __init__(
        self,
        home: Home,
        players: Players = player_of,
        system: System | None = None,
        now: Callable[[], float] = awake_seconds,
        *,
        may_save: bool = True,
    ) -> None:
        self._home = _made(home.tournament if may_save else replace(home.tournament, trouble=TournamentNotKept(None)))
        self._players, self._system, self._now = players, system or System(), now
        self.store = Store(self._home, system, owns_records=True)
        self.notices = self.store.notices
        self.setup: TournamentSetup | None = None
        self.tournament = Tournament()
        self._lines: dict[GameKey, bytes] = {}
        self._ended: deque[tuple[SideTable, bytes]] = deque()
        self._unsaved: deque[bytes] = deque()
        self._trouble: deque[Notice] = deque()  # put there by either thread
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
        """The people's game of this round, while it is still to be finished."""
        return next((pairing for pairing in self.tournament.due() if self._setup.owns(pairing)), None)

    @property
    def is_round_on(self) -> bool:
        """True once the other tables of this round have begun to play."""
        return self._side is not None

    @property
    def is_waiting(self) -> bool:
        """True while other tables are still playing."""
        return self._side is not None and self._side.is_playing

    def progress(self) -> dict[Pairing, TableProgress]:
        """Return the state of this round's games in play, the people's own as it was left."""
        found = {} if self._side is None else {each.pairing: each for each in self._side.progress()}
        own, saved = self.own_game, self._own_save()
        if own is not None and saved is not None:
            found[own] = TableProgress.of(own, saved)
        return found

    def record_of(self, pairing: Pairing) -> Record:
        """Return a game as far as it has come. Raises RecordError if it has not begun or its record cannot be read."""
        record = None if self._side is None else self._side.record_of(pairing)
        self.update()  # it may have ended just now
        line = self._lines.get(key_of(pairing))
        if record is None and line is None:
            raise RecordError("this game has not begun")
        return record or read_line(line or b"")

    def _own_save(self) -> Record | None:
        """Return the people's game of this round as it was left; None if it has not begun or is over."""
        own, saved = self.own_game, self.store.saved
        return saved if own is not None and saved is not None and is_of(saved, self._setup, own) else None

    @property
    def _setup(self) -> TournamentSetup:
        if self.setup is None:
            raise ValueError("no tournament was begun")
        return self.setup

    # -- what changes it ----------------------------------------------------------------------------------

    def begin(self, own: Team, level: str | None, seed: int, players_seed: int = 0) -> None:
        """Draw a new tournament, which replaces the one before; `level` None draws from all levels."""
        self._stop_side()
        self.setup = draw(own, level, seed % MAX_SEED, time.time_ns() // 1_000_000, players_seed)
        self.tournament, self._lines = Tournament(), {}
        self.store.forget()
        self._keep(SETUP, encode_setup(self.setup))
        self._keep(TABLES, b"")

    def open_round(self) -> None:
        """Let the other tables of this round play, if they are not playing yet."""
        if self._side is None:
            self._play_beside([])

    def set_pace(self, pace: float | None) -> None:
        """Set how fast the other tables play: in seconds of play a second, None for as fast as the machine can."""
        self._pace = pace
        if self._side is not None:
            self._side.set_pace(pace)

    def sit_down(self) -> Table:
        """Return the people's own game of this round, as it was left or newly dealt; the other tables play too.

        Raises ValueError if they have no game.
        """
        own = self.own_game
        if own is None:
            raise ValueError("the people have no game to play in this round")
        self.open_round()
        table = OwnTable.resume(self.store, self._now) if self._own_save() is not None else None
        if table is not None:
            return table
        return OwnTable.start(self._setup.match_setup(own), self.store, self._now, **tag_of(self._setup, own))

    def rise(self, table: Table) -> None:
        """Have the people leave their table; a game that is over counts."""
        table.close()
        own = self.own_game
        if own is not None and table.is_over and is_of(table.record, self._setup, own):
            self._count(own, line_of(table.record))

    def update(self) -> bool:
        """Take in the games that have ended at other tables; return True if there were any."""
        news = bool(self._ended)
        while self._ended:
            table, line = self._ended.popleft()
            self._count(table.pairing, line)
        return news

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the other tables of this round have finished. For scripts and tests."""
        if self._side is not None:
            self._side.wait(seconds)

    def next_notice(self) -> Notice | None:
        """Return what to tell the player if something could not be kept; each notice comes once."""
        return self._trouble.popleft() if self._trouble else None

    def close(self) -> None:
        """End all play and all writing."""
        if self._side is not None:
            self._side.close()
            self.update()
        self._save_finished()
        self.store.close()

    def _count(self, pairing: Pairing, line: bytes) -> None:
        """Count a finished game; the last one of a round ends that round."""
        before = self.round
        result = read_result(line, pairing)
        self.tournament = self.tournament.with_result(pairing, result.totals, result.winner, result.ending)
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
            stopped=partial(self._trouble.append, TournamentStopped()),
            pace=self._pace,
            now=self._now,
        )

    def _side_table(self, pairing: Pairing, saved: Sequence[Record]) -> SideTable:
        """Return a table as it was saved, or with its first deal."""
        setup = self._setup.match_setup(pairing)
        record = next((record for record in saved if is_of(record, self._setup, pairing)), None)
        if record is None:
            record, _ = course.begin(setup, **tag_of(self._setup, pairing))
        return SideTable(pairing, setup, record)

    def _stop_side(self) -> None:
        if self._side is not None:
            self._side.close()
        self._side = None
        self._ended.clear()

    # -- on the thread of the other tables ----------------------------------------------------------------

    def _finished(self, table: SideTable) -> None:
        """Keep a game that is over; it counts once it is on disk or its loss has been told."""
        line = line_of(table.record)
        self._unsaved.append(line)
        self._save_finished()
        self._ended.append((table, line))

    def _save_finished(self) -> None:
        """Add finished games to the records; those that could not be added before go first."""
        try:
            while self._unsaved and self.store.can_save:
                self.store.check_lock()
                self.store.records.append(self._unsaved[0])
                self._unsaved.popleft()
        except OSError as error:
            self._fail(error)

    def _reached(self, setup: TournamentSetup, tables: Sequence[SideTable]) -> None:
        """Keep how far the games in play have come."""
        if setup is self.setup:
            self._keep(TABLES, b"".join(line_of(table.record) for table in tables))

    def _keep(self, name: str, data: bytes) -> None:
        if not self.store.can_save:
            return
        try:
            self.store.check_lock()
            replace_file(self._system, self._home.root / name, data)
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        if not self._was_told:
            self._was_told = True
            self._trouble.append(TournamentNotKept(fault_of(error)))
        self.store.log.note(f"keeping the tournament failed: {error!r}")

    # -- reading, at the start ----------------------------------------------------------------------------

    def _load(self) -> None:
        try:
            self.setup = read_setup(self._home.root)
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
            rename(self._system, path, aside)
        except OSError as error:
            self.store.can_save = False
            self.notices.append(TournamentInTheWay(fault_of(error)))
            return
        self.notices.append(TournamentSetAside(aside.name))

    def _load_tables(self, setup: TournamentSetup) -> list[Record]:
        """Return the other tables of this round as of their last deal; a table that cannot be read starts over."""
        records, due = [], self.tournament.due()
        for line in self._lines_of(TABLES):
            try:
                record = read_line(line)
            except RecordError as error:
                self.store.log.note(f"a table of the tournament starts over, its save is damaged: {error}")
                continue
            if record.rounds and any(is_of(record, setup, pairing) for pairing in due):
                records.append(record)
        return records

    def _lines_of(self, name: str) -> list[bytes]:
        try:
            return list(lines_of(self._home.root / name))
        except OSError as error:
            self.notices.append(TournamentFileUnreadable(fault_of(error)))
            return []


def _made(home: Home) -> Home:
    """Return the home of the tournament; its folder is made if need be."""
    if home.trouble is None:
        try:
            home.root.mkdir(exist_ok=True)
        except OSError as error:
            return replace(home, trouble=TournamentNotKept(fault_of(error)))
    return home
