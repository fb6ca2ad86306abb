"""The table: the one door through which a match changes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..engine.actions import Action
from ..engine.events import Event
from ..engine.game import Game, Phase, Rules, View
from ..engine.record import AnyState, Record
from . import course
from .clock import PlayClock
from .journal import Journal
from .reading import setup_of
from .seats import MatchSetup, SeatSetup
from .store import Store

AnyView = View[Any]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that has happened at the table. Show it through `seen_by`: `events` as such hide nothing."""

    events: tuple[Event, ...] = field(repr=False)
    _state: AnyState = field(repr=False)
    _game: Game[Any, Any] = field(repr=False)

    def seen_by(self, viewer: int | None) -> tuple[tuple[Event, ...], AnyView]:
        """The events, and how things stand after them, as this seat may see them (None: the public)."""
        return tuple(event.seen_by(viewer) for event in self.events), self._game.view_for(self._state, viewer)


class Keeper(Protocol):
    """Where a match is kept: the part of a Store that a table needs."""

    def open_journal(self) -> Journal: ...

    def leave(self, journal: Journal, record: Record) -> None: ...


class Table:
    """A match in progress. All methods are for one thread, and none but `close` waits for the disk.

    Where the rules set minutes, the time of play is that between the deal and the score of each round while somebody
    sits at the table; `now` is the machine's clock, in seconds from any start.
    """

    def __init__(
        self, setup: MatchSetup, record: Record, store: Keeper, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.setup = setup
        self.record = record
        self._store = store
        self._journal = store.open_journal()
        self._steps: deque[tuple[int, Step]] = deque()
        people = [seat for seat, sitter in enumerate(setup.seats) if sitter.is_person]
        self._only_person = people[0] if len(people) == 1 else None
        self._clock = PlayClock(record.seconds, now)
        self.start_clock()

    @classmethod
    def start(cls, setup: MatchSetup, store: Store, now: Callable[[], float] = time.monotonic, **extra: Any) -> Table:
        """A new match, its first round dealt; it takes the place of a saved one. `extra` is kept in its record.

        Raises RulesError for options that the game does not have, ValueError for a wrong number of seats.
        """
        record, events = course.begin(setup, **extra)
        table = cls(setup, record, store, now)
        table._happened(events)
        return table

    @classmethod
    def resume(cls, store: Store, now: Callable[[], float] = time.monotonic) -> Table | None:
        """The saved match, just as it was left; None if there is none."""
        record = store.saved
        return None if record is None else cls(setup_of(record), record, store, now)

    # -- how things stand ---------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any]:
        return self.record.game

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        return self.setup.seats

    @property
    def seed(self) -> int:
        return self.setup.seed

    @property
    def actor(self) -> int | None:
        """The seat that must act now; None once the round is over."""
        turn: int | None = self._state.board.turn
        return turn

    @property
    def round_over(self) -> bool:
        """Whether the round was scored or thrown in."""
        return bool(self._state.board.is_over)

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return self.record.winner is not None

    def view(self, viewer: int | None) -> AnyView:
        """What this seat may know now (None: what the public may know)."""
        return self.game.view_for(self._state, viewer)

    def why_illegal(self, action: Action) -> str | None:
        """In a player's words why the seat to act may not do this; None if it may."""
        return self.game.why_illegal(self._state, action)

    # -- what changes them --------------------------------------------------------------------------------

    def submit(self, action: Action) -> str | None:
        """The seat to act does this: None, or why it may not, and then nothing has changed."""
        refusal = self.why_illegal(action)
        if refusal is None:
            self._read_clock()
            self._happened(course.act(self.record, action))
            self.start_clock()
        return refusal

    def deal_next(self) -> None:
        """Deals the next round. Raises IllegalAction while one is under way, or once the match is won."""
        self._happened(course.deal_next(self.record, self.seed))
        self.start_clock()

    def can_undo(self) -> bool:
        """Whether there is a decision of the one person here to take back, in this round, and it does not stand."""
        return self._last_decision() is not None

    def why_it_stands(self) -> str | None:
        """In a player's words why the last decision of the one person here stands; None if there is none that does."""
        past = self._decisions()
        reasons = (self.game.why_stands(self.record.rounds[-1][place], self._state) for place in past)
        return next(filter(None, reasons), None)

    @property
    def is_last_chance(self) -> bool:
        """Whether a person's call can still be taken back, and hardly after the next action."""
        board = self._state.board
        is_about_to_begin = board.phase is Phase.PLAY and not board.tricks and not board.trick.cards
        return self.can_take_back() or (is_about_to_begin and self.can_undo())

    def undo(self) -> bool:
        """Goes back to that person's last decision; steps not taken yet are dropped. False if there is none."""
        place = self._last_decision()
        if place is None:
            return False
        self._go_back(place)
        return True

    def can_take_back(self) -> bool:
        """Whether the rules let the person who acted last take that back, whoever else sits at the screen."""
        past = self.record.rounds[-1][:-1]
        return bool(past) and self.seats[past[-1].board.turn].is_person and self.game.may_take_back(self._state)

    def take_back(self) -> bool:
        """Goes back to the last action, if the rules let whoever did it; steps not taken yet are dropped."""
        may = self.can_take_back()
        if may:
            self._go_back(len(self.record.rounds[-1]) - 2)
        return may

    # -- the clock ----------------------------------------------------------------------------------------

    @property
    def seconds_left(self) -> float | None:
        """The time of play that is left: the round in which it ends is the last one. None where there is no clock."""
        self._read_clock()
        return course.seconds_left(self.record)

    def stop_clock(self) -> None:
        """Nobody plays for now."""
        self._read_clock()
        self._clock.stop()

    def start_clock(self) -> None:
        """Play is on; the clock stands between two rounds all the same."""
        if self.round_over:
            self._clock.stop()
        else:
            self._clock.run()

    def _read_clock(self) -> None:
        self.record.seconds = self._clock.seconds

    # -- what has happened, and the disk ------------------------------------------------------------------

    def take_steps(self) -> list[Step]:
        """What has happened since the last time and is on disk (or its loss has been reported), in order."""
        done, taken = self._journal.done, []
        while self._steps and self._steps[0][0] <= done:
            taken.append(self._steps.popleft()[1])
        return taken

    @property
    def has_steps(self) -> bool:
        """Whether there are steps that have not been taken, on disk or not."""
        return bool(self._steps)

    @property
    def is_saving(self) -> bool:
        """Whether there are steps that cannot be taken yet."""
        return bool(self._steps) and self._steps[-1][0] > self._journal.done

    def flush(self) -> None:
        """Waits until everything that has happened is on disk, or its loss has been reported."""
        self._journal.flush()

    def trouble(self) -> str | None:
        """A sentence to tell the player if saving has failed, once; play goes on."""
        return self._journal.trouble()

    def close(self) -> None:
        """Leaves the table: all is on disk when it returns, and the match can be continued."""
        if self._clock.is_running and self.record.has_clock:
            self.stop_clock()
            self._journal.put(self.record)
        self._store.leave(self._journal, self.record)

    @property
    def _state(self) -> AnyState:
        return course.last_state(self.record)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._steps.append((self._journal.put(self.record), Step(events, self._state, self.game)))

    def _go_back(self, place: int) -> None:
        """The round goes on from this place among its states."""
        del self.record.rounds[-1][place + 1 :]
        self._steps.clear()
        self._read_clock()
        self._journal.put(self.record)
        self.start_clock()

    def _last_decision(self) -> int | None:
        """Where in this round's states the one person last took a decision that does not stand."""
        past = self.record.rounds[-1]
        return next((place for place in self._decisions() if not self.game.why_stands(past[place], self._state)), None)

    def _decisions(self) -> Iterator[int]:
        """Where in this round's states the one person had a choice (of what is listed, or of any three cards)."""
        past = [] if self._only_person is None or self.round_over else self.record.rounds[-1][:-1]
        for place in reversed(range(len(past))):
            if past[place].board.turn == self._only_person and len(self.game.legal_actions(past[place])) != 1:
                yield place
