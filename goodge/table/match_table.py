"""The table: the one door through which a match changes."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from ..engine.actions import Action
from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.game import Game, Phase, Rules, View
from ..engine.games import game_named
from ..engine.record import AnyState, Record, start_record
from ..engine.seeding import deal_for, first_dealer
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


class Table:
    """A match in progress. All methods are for one thread, and none but `close` waits for the disk."""

    def __init__(self, setup: MatchSetup, record: Record, store: Store) -> None:
        self.setup = setup
        self.record = record
        self._store = store
        self._journal = store.open_journal()
        self._steps: deque[tuple[int, Step]] = deque()
        people = [seat for seat, sitter in enumerate(setup.seats) if sitter.is_person]
        self._only_person = people[0] if len(people) == 1 else None

    @classmethod
    def start(cls, setup: MatchSetup, store: Store) -> Table:
        """A new match, its first round dealt; it takes the place of a saved one.

        Raises RulesError for options that the game does not have, ValueError for a wrong number of seats.
        """
        game = game_named(setup.game)
        rules = game.read_rules(setup.options)
        if len(setup.seats) != game.seats(rules):
            raise ValueError(f"{len(setup.seats)} seats are set up, but {game.seats(rules)} play")
        record = start_record(
            game,
            rules,
            [seat.name for seat in setup.seats],
            first_dealer(game, rules, setup.seed),
            deal_for(game, rules, setup.seed, 0),
            seats=[seat.level for seat in setup.seats],
            seed=setup.seed,
            started=time.time_ns() // 1_000_000,  # tells two matches apart that were played alike
        )
        table = cls(setup, record, store)
        table._happened(table._state, game.open_round(table._state.match, table._state.deal)[1])
        return table

    @classmethod
    def resume(cls, store: Store) -> Table | None:
        """The saved match, just as it was left; None if there is none."""
        record = store.saved
        return None if record is None else cls(setup_of(record), record, store)

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
            state, events = self.game.apply(self._state, action)
            self.record.rounds[-1].append(state)
            self._happened(state, events)
        return refusal

    def deal_next(self) -> None:
        """Deals the next round. Raises IllegalAction while one is under way, or once the match is won."""
        if not self.round_over:
            raise IllegalAction("the round is not over")
        deal = deal_for(self.game, self.rules, self.seed, len(self.record.rounds))
        state, events = self.game.open_round(self.game.next_match(self._state), deal)
        self.record.rounds.append([state])
        self._happened(state, events)

    def can_undo(self) -> bool:
        """Whether there is a decision of the one person here to take back, in this round, nothing shown since."""
        return self._last_decision() is not None

    def undo(self) -> bool:
        """Goes back to that person's last decision; steps not taken yet are dropped. False if there is none."""
        place = self._last_decision()
        if place is None:
            return False
        del self.record.rounds[-1][place + 1 :]
        self._steps.clear()
        self._journal.put(self.record)
        return True

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
        self._store.leave(self._journal, self.record)

    @property
    def _state(self) -> AnyState:
        return self.record.rounds[-1][-1]

    def _happened(self, state: AnyState, events: tuple[Event, ...]) -> None:
        self._steps.append((self._journal.put(self.record), Step(events, state, self.game)))

    def _last_decision(self) -> int | None:
        """Where in this round's states the one person last had a choice and took it."""
        if self._only_person is None or self.round_over:
            return None
        past = self.record.rounds[-1][:-1]
        mine = (place for place in reversed(range(len(past))) if past[place].board.turn == self._only_person)
        return next((place for place in mine if self._is_open_choice(past[place])), None)

    def _is_open_choice(self, state: AnyState) -> bool:
        """Whether there was a choice, and nothing has been turned up since: a bid stands once the Stash is taken."""
        if state.board.phase is Phase.AUCTION and self._state.board.phase is not Phase.AUCTION:
            return False
        return state.board.phase is Phase.EXCHANGE or len(self.game.legal_actions(state)) > 1
