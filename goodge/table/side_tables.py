"""Games in which no person plays: computer players play them move by move on a thread, at a pace people could follow.

Their time of play is counted by one rule, whatever the machine: each bid, each card and each deal takes as long as
people at a table would take over it on average. So a clock of 25 minutes means the same there as where people play,
and the same seed gives the same games. How fast that time goes by is the pace: seconds of play a second, or as fast as
the machine can.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread

from ..engine.actions import PlayCard
from ..engine.record import Record
from ..engine.tournament import Pairing
from ..players import Budget
from . import course
from .journal import snapshot
from .seats import MatchSetup
from .thinker import Dropped, Players, Question, answer

BID_SECONDS, CARD_SECONDS, DEAL_SECONDS = 6, 3, 10  # whole ones: a save keeps no parts of them
_ROUND_TRIP = 0.25  # seconds of real time after which the thread looks at the pace again


@dataclass(frozen=True, slots=True)
class SideTable:
    """A game under way: who plays it, and how far it has come."""

    pairing: Pairing
    setup: MatchSetup
    record: Record


@dataclass(frozen=True, slots=True)
class Progress:
    """How a game stands, as everybody in the hall can see. `rounds` are those scored, `tricks` those of this round."""

    pairing: Pairing
    totals: tuple[int, ...]
    rounds: int
    tricks: int
    seconds_left: float | None
    winner: int | None = None

    @classmethod
    def of(cls, pairing: Pairing, record: Record) -> Progress:
        """The progress of a game by its record."""
        state = course.last_state(record)
        tricks = 0 if state.board.is_over else len(state.board.tricks)
        left = course.seconds_left(record)
        return cls(pairing, record.totals, state.match.rounds, tricks, left, record.winner)


class SideTables:
    """Plays games side by side, the one that is furthest behind first.

    `finished` is called with each table when its game is over, `reached` with all tables still in play at the start, at
    each deal and at the end; both on the thread that plays. `pace` is in seconds of play a second, None for as fast
    as can be.
    """

    def __init__(
        self,
        tables: Sequence[SideTable],
        players: Players,
        note: Callable[[str], None],
        *,
        finished: Callable[[SideTable], None],
        reached: Callable[[Sequence[SideTable]], None],
        pace: float | None = 1.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = list(tables)
        self._players, self._note, self._finished, self._reached = players, note, finished, reached
        self._pace, self._now = pace, now
        self._changed = Condition()
        self._is_closing = False
        self._allowed = max((table.record.seconds for table in tables), default=0.0)
        self._looked_at = now()
        self._thread = Thread(target=self._run, name="side tables", daemon=True)
        self._thread.start()

    def set_pace(self, pace: float | None) -> None:
        """From now on time goes by at this pace."""
        with self._changed:
            self._let_time_pass()
            self._pace = pace
            self._changed.notify_all()

    def progress(self) -> tuple[Progress, ...]:
        """How the games stand that are still being played."""
        with self._changed:
            return tuple(Progress.of(table.pairing, table.record) for table in self._tables)

    def record_of(self, pairing: Pairing) -> Record | None:
        """A game so far, as it stood at this moment; None if it is not being played."""
        with self._changed:
            found = next((table.record for table in self._tables if table.pairing == pairing), None)
            return None if found is None else snapshot(found)

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until all games are over, `timeout` seconds at most; whether they are."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._tables, timeout)

    def close(self) -> None:
        """Stops playing, between two moves; returns once the thread has ended."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join()

    # -- on the thread ------------------------------------------------------------------------------------

    def _run(self) -> None:
        self._reached(tuple(self._tables))
        try:
            with suppress(Dropped):  # the hall closes in the middle of a thought
                while (table := self._next_table()) is not None:
                    self._move(table)
        except Exception as error:  # a fault of ours must leave a trace: these games go on at the next start
            self._note(f"the other tables have stopped: {error!r}")
        if self._tables:
            self._reached(tuple(self._tables))

    def _next_table(self) -> SideTable | None:
        """Waits until a move is due; the table where it is, None once all is over or the hall closes."""
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
        """The next deal, or a decision; after the last one the game is over."""
        record, state = table.record, course.last_state(table.record)
        if state.board.is_over:
            with self._changed:
                record.seconds += DEAL_SECONDS
                course.deal_next(record, table.setup.seed)
            self._reached(tuple(self._tables))
            return
        seat = table.setup.seats[state.board.turn]
        view = record.game.view_for(state, state.board.turn)
        question = Question(view, seat.level or "casual", seat.style, table.setup.seed + state.board.turn)
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
