"""Games in which no person plays: computer players play them move by move on a thread, at a pace people could follow.

Their playing time is counted by one rule, whatever the machine: each bid, each card and each deal takes as long as
people at a table would take over it on average. So a clock of 25 minutes means the same there as where people play,
and the same seed gives the same games. How fast that time goes by is the pace: seconds of play per second, or as fast
as the machine can.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Condition, Thread

from ..engine.actions import PlayCard
from ..engine.record import Record
from ..engine.spadeplay import HAND_SIZE
from ..engine.tournament import Pairing
from ..engine.values import dataclass
from ..players import Budget
from . import course
from .autosaver import snapshot
from .clock import awake_seconds
from .seats import MatchSetup
from .thinker import Players, Question, answer
from .worker import Dropped

BID_SECONDS, CARD_SECONDS, DEAL_SECONDS = 6, 3, 10  # whole numbers: a save keeps no fractions
_ROUND_TRIP = 0.25  # seconds of real time after which the thread checks the pace again


def counted_seconds(record: Record) -> int:
    """Return the playing time that a game has taken so far, by the rule for tables without people."""
    actions = [action for states in record.rounds for action in states[-1].actions]
    cards = sum(isinstance(action, PlayCard) for action in actions)
    return cards * CARD_SECONDS + (len(actions) - cards) * BID_SECONDS + (len(record.rounds) - 1) * DEAL_SECONDS


@dataclass(frozen=True, slots=True)
class SideTable:
    """A game under way: its players, and how far it has come."""

    pairing: Pairing
    setup: MatchSetup
    record: Record


@dataclass(frozen=True, slots=True)
class TableProgress:
    """The state of a game, as everybody in the hall sees it. `rounds` are those scored, `tricks` this round's."""

    pairing: Pairing
    totals: tuple[int, ...]
    rounds: int
    tricks: int
    seconds_left: float | None
    winner: int | None = None
    sets: tuple[int, ...] = ()

    @classmethod
    def of(cls, pairing: Pairing, record: Record) -> TableProgress:
        """Return the progress of a game from its record."""
        state = course.last_state(record)
        tricks = 0 if state.board.is_over else len(state.board.tricks)
        left = course.seconds_left(record)
        return cls(pairing, record.totals, state.match.rounds, tricks, left, record.winner, state.match.sets)

    @property
    def share(self) -> float:
        """The part of the way to the nearest of the limits that end the game, from 0 to 1."""
        options = self.pairing.options
        shares = [max(self.totals) / options["target"]]
        if "max_rounds" in options:
            shares.append((self.rounds + self.tricks / HAND_SIZE) / options["max_rounds"])
        if self.seconds_left is not None:
            shares.append(1 - self.seconds_left / (60 * options["minutes"]))
        if self.sets:
            shares.append(max(self.sets) / options["set_limit"])
        return min(1.0, max(0.0, *shares))


class SideTables:
    """Plays games side by side; the game furthest behind moves first.

    `finished` is called with each table when its game is over, `reached` with all tables still in play at the start, at
    each deal and at the end, `stopped` if a fault of the program ends all play; all of them on the thread that plays.
    `pace` is in seconds of play per second, None for as fast as possible.
    """

    def __init__(
        self,
        tables: Sequence[SideTable],
        players: Players,
        note: Callable[[str], None],
        *,
        finished: Callable[[SideTable], None],
        reached: Callable[[Sequence[SideTable]], None],
        stopped: Callable[[], None] = lambda: None,
        pace: float | None = 1.0,
        now: Callable[[], float] = awake_seconds,
    ) -> None:
        self._tables = list(tables)
        self._players, self._note = players, note
        self._finished, self._reached, self._stopped = finished, reached, stopped
        self._pace, self._now = pace, now
        self._changed = Condition()
        self._is_closing = self._has_stopped = False
        self._allowed = max((table.record.seconds for table in tables), default=0.0)
        self._looked_at = now()
        self._thread = Thread(target=self._run, name="side tables", daemon=True)
        self._thread.start()

    def set_pace(self, pace: float | None) -> None:
        """Set the pace from now on."""
        with self._changed:
            self._let_time_pass()
            self._pace = pace
            self._changed.notify_all()

    @property
    def is_playing(self) -> bool:
        """True until all games are over, or a fault has ended all play."""
        with self._changed:
            return bool(self._tables) and not self._has_stopped

    def progress(self) -> tuple[TableProgress, ...]:
        """Return the progress of the games still in play."""
        with self._changed:
            return tuple(TableProgress.of(table.pairing, table.record) for table in self._tables)

    def record_of(self, pairing: Pairing) -> Record | None:
        """Return a game so far, as it stands now; None if it is not in play."""
        with self._changed:
            found = next((table.record for table in self._tables if table.pairing == pairing), None)
            return None if found is None else snapshot(found)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all games are over, `timeout` seconds at most; return True if they are."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._tables, timeout)

    def close(self) -> None:
        """Stop playing between two moves; return once the thread has ended."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join()

    # -- on the thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            with suppress(Dropped):  # the hall closes in the middle of a thought
                self._reached(tuple(self._tables))
                while (table := self._next_table()) is not None:
                    self._move(table)
        except Exception as error:  # a bug of ours must leave a trace: these games go on at the next start
            self._note(f"the other tables have stopped: {error!r}")
            with self._changed:
                self._has_stopped = True
            self._stopped()
        if self._tables:
            self._reached(tuple(self._tables))

    def _next_table(self) -> SideTable | None:
        """Wait until a move is due; return its table, or None once all is over or the hall closes."""
        with self._changed:
            while self._tables and not self._is_closing:
                self._let_time_pass()
                table = min(self._tables, key=lambda table: table.record.seconds)
                if self._pace is None or table.record.seconds <= self._allowed:
                    return table
                self._changed.wait(min(_ROUND_TRIP, (table.record.seconds - self._allowed) / self._pace))
            return None

    def _let_time_pass(self) -> None:
        now = self._now()
        gone, self._looked_at = now - self._looked_at, now
        if self._pace is not None:
            self._allowed += gone * self._pace
        else:
            self._allowed = max((table.record.seconds for table in self._tables), default=self._allowed)

    def _move(self, table: SideTable) -> None:
        """Make the next deal or decision; after the last one the game is over."""
        record, state = table.record, course.last_state(table.record)
        if state.board.is_over:
            with self._changed:
                record.seconds += DEAL_SECONDS
                course.deal_next(record, table.setup.seed)
            self._reached(tuple(self._tables))
            return
        turn = state.board.to_act
        seat, view = table.setup.seats[turn], record.game.view_for(state, turn)
        question = Question(view, seat.level or "casual", seat.style, table.setup.players_seed + turn)
        action = answer(question, self._players, Budget(yield_=self._go_on), self._note)
        with self._changed:
            record.seconds += CARD_SECONDS if isinstance(action, PlayCard) else BID_SECONDS
            course.act(record, action)
        if record.winner is not None:
            self._finished(table)
            self._reached([other for other in self._tables if other is not table])
            with self._changed:
                self._tables.remove(table)
                self._changed.notify_all()

    def _go_on(self) -> None:
        if self._is_closing:
            raise Dropped
        time.sleep(0)  # lets the screen's thread in
