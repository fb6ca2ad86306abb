"""A recorded match, gone through again move by move."""

from __future__ import annotations

from math import inf

from ..engine.actions import Action
from ..engine.errors import IllegalAction, RecordError
from ..engine.record import Record
from ..engine.refusals import RoundUnderWay
from ..engine.seeding import draw_for_dealer
from . import course
from .archive.setups import setup_of
from .autosaver import Autosaver
from .match_table import Table
from .seats import MatchSetup, SeatSetup
from .side_tables import counted_seconds


class Replay(Table):
    """A table at which nobody decides anything: it follows a record from the first deal. Nothing is saved.

    Raises ValueError for a record without a round. `is_counted`: its time of play was counted by the rule for tables
    without people, so that the clock can be told at every move; no other record says when its moves were made.
    """

    def __init__(self, record: Record, *, is_counted: bool = False) -> None:
        if not record.rounds:
            raise ValueError("no cards have been dealt")
        self._whole, self._is_counted = record, is_counted
        first = record.rounds[0][-1]
        state, events = record.game.open_round(record.game.new_match(record.rules, first.board.dealer), first.deal)
        shown = Record(record.game, record.rules, record.players, [[state]], record.extra)
        super().__init__(setup_told_by(record), shown, KeptNowhere())
        dealer, drawn = draw_for_dealer(record.game, record.rules, self.seed)
        is_known = "seed" in record.extra and dealer == first.board.dealer
        self._happened((*(drawn if is_known else ()), *events))

    def extend(self, record: Record) -> None:
        """Take a later state of the same match, which has since gone on."""
        self._whole = record

    @property
    def next_action(self) -> Action | None:
        """The action of the seat to act; None at the end of a round or of the record."""
        round_ = self._whole.rounds[len(self.record.rounds) - 1][-1]
        done = len(self.record.rounds[-1][-1].actions)
        return round_.actions[done] if done < len(round_.actions) else None

    @property
    def has_next(self) -> bool:
        """True while the record goes on from here, by an action or another deal."""
        return self.next_action is not None or len(self.record.rounds) < len(self._whole.rounds)

    @property
    def round_number(self) -> int:
        """The round that is shown, counted from 0."""
        return len(self.record.rounds) - 1

    def step(self) -> bool:
        """Take the next action or the next deal; return False if the record goes no further."""
        action = self.next_action
        if action is None and not self.has_next:
            return False
        if action is None:
            self.deal_next()
        else:
            self.submit(action)
        return True

    def deal_next(self) -> None:
        if not self.round_over:
            raise IllegalAction(RoundUnderWay())
        deal = self._whole.rounds[len(self.record.rounds)][-1].deal
        state, events = self.game.open_round(self.game.next_match(course.last_state(self.record)), deal)
        self.record.rounds.append([state])
        self._happened(events)

    def skip_round(self) -> None:
        """Go to the end of the round, as far as the record goes."""
        while (action := self.next_action) is not None:
            self.submit(action)

    @property
    def seconds_left(self) -> float | None:
        """The playing time left, in seconds; None where it is not known."""
        return course.left_of_minutes(self.record, counted_seconds(self.record)) if self._is_counted else None

    def can_undo(self) -> bool:
        return False

    def can_take_back(self) -> bool:
        return False

    def _read_clock(self) -> None:
        """Let the time be up with the last action of a match that ended by time."""
        round_ = self._whole.rounds[-1][-1]
        is_last = self.round_number == len(self._whole.rounds) - 1
        is_up = is_last and len(self.record.rounds[-1][-1].actions) + 1 == len(round_.actions)
        self.record.seconds = inf if is_up and self._whole.is_by_time else 0.0


def setup_told_by(record: Record) -> MatchSetup:
    """Return the setup of the match; if the record does not say it, one with only names and rules."""
    try:
        return setup_of(record)
    except RecordError:
        seats = tuple(SeatSetup(name, None) for name in record.players)
        return MatchSetup(seats, record.rules.as_options(), game=record.game.id)


class KeptNowhere:
    """Keeps nothing."""

    def open_autosaver(self, game: str) -> Autosaver:  # noqa: ARG002
        return Autosaver(None, lambda _: None)

    def leave(self, autosaver: Autosaver, record: Record) -> None:  # noqa: ARG002
        autosaver.close()
