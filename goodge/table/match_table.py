"""The table: the one door through which a match changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any, Protocol

from ..engine.actions import Action
from ..engine.advised import forget_advised, note_advised
from ..engine.errors import IllegalAction, Refusal
from ..engine.events import DealerDrawn, Event
from ..engine.game import AnyGame, AnyState, AnyView, Phase, Rules
from ..engine.played_out import forget_played_out, note_played_out, played_out_in
from ..engine.record import Record
from ..engine.values import dataclass, replace
from . import course
from .archive.setups import note_given_up, note_hint, setup_of, take_up
from .autosaver import Autosaver
from .clock import PlayClock, awake_seconds
from .notices import Notice
from .seats import MatchSetup, SeatSetup
from .store import Store


@dataclass(frozen=True, slots=True)
class Step:
    """Something that has happened at the table. Show it through `seen_by`: `events` on their own hide nothing."""

    events: tuple[Event, ...] = field(repr=False)
    _state: AnyState = field(repr=False)
    _game: AnyGame = field(repr=False)

    def seen_by(self, viewer: int | None) -> tuple[tuple[Event, ...], AnyView]:
        """Return the events, and how things stand after them, as this seat may see them (None: the public)."""
        return tuple(event.seen_by(viewer) for event in self.events), self._game.view_for(self._state, viewer)


class Keeper(Protocol):
    """The place where a match is kept: the part of a Store that a table needs."""

    def open_autosaver(self, game: str) -> Autosaver: ...

    def leave(self, autosaver: Autosaver, record: Record) -> None: ...


class Table:
    """A match in progress. Call all methods from one thread; only `close` and `flush` wait for the disk.

    Where the rules set a time, it counts between the deal and the score of each round while somebody sits at the
    table; `now` is the machine's clock, in seconds from any start. Nothing before `earliest`, a place among the states
    of its first round, is taken back: what stands there was prepared.
    """

    def __init__(
        self,
        setup: MatchSetup,
        record: Record,
        store: Keeper,
        now: Callable[[], float] = awake_seconds,
        *,
        earliest: int = 0,
    ) -> None:
        self.setup = setup
        self._earliest = earliest
        self.record = record
        self._store = store
        self._autosaver = store.open_autosaver(record.game.id)
        self._steps: deque[tuple[int, Step]] = deque()
        people = [seat for seat, sitter in enumerate(setup.seats) if sitter.is_person]
        self._only_person = people[0] if len(people) == 1 else None
        self._clock = PlayClock(record.seconds, now)
        self.start_clock()

    @classmethod
    def start(cls, setup: MatchSetup, store: Keeper, now: Callable[[], float] = awake_seconds, **extra: Any) -> Table:
        """Return a new match, its first round dealt; it replaces a saved match of the same game.

        `extra` is kept in its record. Raises RulesError for options that the game does not have, ValueError for a
        wrong number of seats.
        """
        record, events = course.begin(setup, **extra)
        table = cls(setup, record, store, now)
        table._happened(events)
        return table

    @classmethod
    def resume(
        cls, store: Store, now: Callable[[], float] = awake_seconds, *, game: str | None = None, earliest: int = 0
    ) -> Table | None:
        """Return the match of a game, or the one played last, just as it was left; None if there is none."""
        record = store.saved if game is None else store.matches.get(game)
        return None if record is None else cls(setup_of(record), record, store, now, earliest=earliest)

    @classmethod
    def take_up(
        cls, record: Record, store: Keeper, now: Callable[[], float] = awake_seconds, *, earliest: int = 0
    ) -> Table:
        """Return a match that was given up, to go on as it was left; it replaces a saved match of the same game.

        Raises RecordError if its record does not say who sat where.
        """
        goes_on = replace(record, extra=dict(record.extra))
        take_up(goes_on)
        table = cls(setup_of(goes_on), goes_on, store, now, earliest=earliest)
        table._autosaver.put(goes_on)
        return table

    # -- how things stand ---------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
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
        """True once the round has been scored or thrown in."""
        return bool(self._state.board.is_over)

    @property
    def is_over(self) -> bool:
        """True once the match has been won."""
        return self.record.winner is not None

    def view(self, viewer: int | None) -> AnyView:
        """Return everything that this seat may know now (None: the public)."""
        return self.game.view_for(self._state, viewer)

    def why_illegal(self, action: Action) -> Refusal | None:
        """Return the reason why the seat to act may not do this; None if it may."""
        return self.game.why_illegal(self._state, action)

    # -- what changes them --------------------------------------------------------------------------------

    def submit(self, action: Action, *, is_chosen: bool = True) -> Refusal | None:
        """Carry out this action of the seat to act; return None, or the reason why nothing was done.

        One that is not `is_chosen` is marked in the record: the rest of the round is being played out.
        """
        self._read_clock()
        number, place = self._place
        try:
            events = course.act(self.record, action)
        except IllegalAction as error:
            return error.refusal
        if not is_chosen:
            note_played_out(self.record.extra, number, place)
        self._happened(events)
        self.start_clock()
        return None

    def deal_next(self) -> None:
        """Deal the next round. Raises IllegalAction during a round or once the match has been won."""
        self._happened(course.deal_next(self.record, self.seed))
        self.start_clock()

    def can_undo(self) -> bool:
        """Return True if the one person here has a decision in this round that can be taken back."""
        return self._last_decision() is not None

    def why_it_stands(self) -> Refusal | None:
        """Return the reason why the one person's last decision stands; None if it does not, or there is none."""
        return next(filter(None, map(self._why_stands, self._decisions())), None)

    @property
    def is_last_chance(self) -> bool:
        """True while a person's call can be taken back, but hardly after the next action."""
        board = self._state.board
        is_about_to_begin = board.phase is Phase.PLAY and not board.tricks and not board.trick.cards
        return self.can_take_back() or (is_about_to_begin and self.can_undo())

    def undo(self) -> bool:
        """Go back to that person's last decision and drop steps not taken yet; return False if there is none."""
        place = self._last_decision()
        if place is None:
            return False
        self._go_back(place)
        return True

    def can_take_back(self) -> bool:
        """Return True if the rules let the person who acted last take that back, whoever else sits at the screen."""
        past = self.record.rounds[-1][self._first_place : -1]
        return bool(past) and self.seats[past[-1].board.to_act].is_person and self.game.may_take_back(self._state)

    def take_back(self) -> bool:
        """Take back the last action if the rules let its player do so; return True if they do.

        Steps not taken yet are dropped.
        """
        may = self.can_take_back()
        if may:
            self._go_back(len(self.record.rounds[-1]) - 2)
        return may

    def note(self, **fields: Any) -> None:
        """Keep more fields in the record."""
        self.record.extra.update(fields)
        self._autosaver.put(self.record)

    def note_hint(self, seat: int) -> None:
        """Keep in the record that this seat has taken a hint."""
        note_hint(self.record, seat)
        self._autosaver.put(self.record)

    def note_advised(self, *actions: Action) -> None:
        """Keep in the record that a hint advises one of these to the seat to act."""
        if note_advised(self.record.extra, *self._place, actions):
            self._autosaver.put(self.record)

    def give_up(self) -> None:
        """End the match here, won by nobody; it is kept among those that are finished."""
        note_given_up(self.record)
        self._autosaver.put(self.record)

    # -- the clock ----------------------------------------------------------------------------------------

    @property
    def seconds_left(self) -> float | None:
        """The playing time left, in seconds; the round in which it ends is the last. None where there is no clock."""
        self._read_clock()
        return course.seconds_left(self.record)

    def stop_clock(self) -> None:
        """Stop the clock: nobody plays for now."""
        self._read_clock()
        self._clock.stop()

    def start_clock(self) -> None:
        """Let the clock run; between two rounds it stands all the same."""
        if self.round_over:
            self._clock.stop()
        else:
            self._clock.run()

    def _read_clock(self) -> None:
        self.record.seconds = self._clock.seconds

    # -- what has happened, and the disk ------------------------------------------------------------------

    def take_steps(self) -> list[Step]:
        """Return, in order, everything that happened since the last time and is on disk or reported as lost."""
        done, taken = self._autosaver.done, []
        while self._steps and self._steps[0][0] <= done:
            taken.append(self._steps.popleft()[1])
        return taken

    @property
    def has_steps(self) -> bool:
        """True while there are steps that have not been taken, on disk or not."""
        return bool(self._steps)

    @property
    def is_draw_to_come(self) -> bool:
        """True while the draw for the first deal is among the steps that have not been taken."""
        return any(isinstance(event, DealerDrawn) for _, step in self._steps for event in step.events)

    @property
    def is_saving(self) -> bool:
        """True while there are steps that cannot be taken yet."""
        return bool(self._steps) and self._steps[-1][0] > self._autosaver.done

    def flush(self) -> None:
        """Wait until everything that has happened is on disk, or its loss has been reported."""
        self._autosaver.flush()

    def next_notice(self) -> Notice | None:
        """Return the next thing to tell the player about saving, if any; play goes on."""
        return self._autosaver.next_notice()

    def close(self) -> None:
        """Leave the table: everything is on disk on return, and the match can be continued."""
        if self._clock.is_running and self.record.has_clock:
            self.stop_clock()
            self._autosaver.put(self.record)
        self._store.leave(self._autosaver, self.record)

    @property
    def _state(self) -> AnyState:
        return course.last_state(self.record)

    @property
    def _place(self) -> tuple[int, int]:
        """The round and the number of the action that comes next in it."""
        return len(self.record.rounds) - 1, len(self.record.rounds[-1]) - 1

    @property
    def _first_place(self) -> int:
        """The first place of this round from which something can be taken back."""
        return self._earliest if len(self.record.rounds) == 1 else 0

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._steps.append((self._autosaver.put(self.record), Step(events, self._state, self.game)))

    def _go_back(self, place: int) -> None:
        """Let the round go on from this place among its states."""
        del self.record.rounds[-1][place + 1 :]
        forget_played_out(self.record.extra, *self._place)
        forget_advised(self.record.extra, self._place[0], place + 1)  # the advice for what is chosen again stands
        self._steps.clear()
        self._read_clock()
        self._autosaver.put(self.record)
        self.start_clock()

    def _last_decision(self) -> int | None:
        """Return where in this round's states the one person last made a decision that does not stand."""
        return next((place for place in self._decisions() if self._why_stands(place) is None), None)

    def _why_stands(self, place: int) -> Refusal | None:
        """Return the reason why the decision at this place of the round stands; None if it can be taken back."""
        return self.game.why_stands(self.record.rounds[-1][place], self._state)

    def _decisions(self) -> Iterator[int]:
        """Yield where in this round's states the one person had a choice (of what is listed, or of any three cards).

        What was played out for them counts as one choice, made at its beginning.
        """
        past = [] if self._only_person is None or self.round_over else self.record.rounds[-1][:-1]
        played_out = {place for number, place in played_out_in(self.record.extra) if number == self._place[0]}
        own = [place for place, state in enumerate(past) if state.board.turn == self._only_person]
        for before, place in reversed([*zip([None, *own], own, strict=False)]):
            is_choice = place not in played_out or before not in played_out
            if place >= self._first_place and is_choice and len(self.game.legal_actions(past[place])) != 1:
                yield place
