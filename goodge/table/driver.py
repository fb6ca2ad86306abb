"""Drives a match: asks the computer players one at a time, waits for people, and says what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from ..engine.actions import Action
from .match_table import Step, Table
from .thinker import Thinker

SLOW_ANSWER = 0.45  # seconds after which the screen should show that somebody is thinking


@dataclass(frozen=True, slots=True)
class Happened:
    """Something has happened and is on disk: it must be shown before anything else."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class PersonActs:
    """It is the turn of somebody who sits here."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is scored or thrown in, and all of it has been shown."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A computer player is thinking, or the disk is not done yet."""


Next: TypeAlias = Happened | PersonActs | RoundEnded | Waiting


class Driver:
    """Asks the player whose turn it is. `people` are the seats of those who sit here; computer players have all others.

    While `plays_for_people` is set, a computer player has those as well. `note` takes lines for the log. Call all
    methods from one thread; only `wait` waits for another.
    """

    def __init__(self, table: Table, people: Iterable[int], note: Callable[[str], None]) -> None:
        self.table = table
        self._people = frozenset(people)
        self.plays_for_people = False
        self._thinker = Thinker(note=note)
        self._ticket = 0
        self._asked: int | None = None
        self._thought = 0.0

    def next(self, seconds: float, pause: float) -> Next:
        """Let time pass once everything that happened has been shown; return what comes now.

        A computer player's answer takes at least `pause` seconds, so that people can follow.
        """
        steps = self.table.take_steps()
        if steps:
            return Happened(tuple(steps))
        if self.table.is_saving:
            return Waiting()
        actor = self.table.actor
        if self.table.round_over or actor is None:
            return RoundEnded()
        if actor in self._people and not self.plays_for_people:
            return PersonActs(actor)
        action = self._answer(actor, seconds, pause)
        if action is not None:
            self.table.submit(action)
        return Waiting()

    # -- computer players -----------------------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        """True while an answer may come at any moment."""
        return self._asked is not None

    @property
    def thinking_seat(self) -> int | None:
        """The seat that has been thinking for so long that the screen should show it; None if there is none."""
        return self._asked if self._thought > SLOW_ANSWER else None

    def hurry(self) -> None:
        """Skip all pauses: wait for nothing but the answer."""
        self._thought = inf

    def cancel(self) -> None:
        """Drop the question that was asked last."""
        self._thinker.cancel()
        self._asked = None

    def wait(self, seconds: float) -> None:
        """Wait until the disk is done and nobody is thinking. For scripts and tests."""
        self.table.flush()
        self._thinker.wait(seconds)

    def close(self) -> None:
        """End the thread."""
        self._thinker.close()

    def _answer(self, actor: int, seconds: float, pause: float) -> Action | None:
        """Return the action of the seat to act once it is found and the pause is over; None until then."""
        if self._asked is None:
            seat = self.table.seats[actor]
            self._ticket += 1
            self._asked, self._thought = actor, 0.0
            seed = self.table.setup.players_seed
            self._thinker.ask(self._ticket, self.table.view(actor), seat.level or "casual", seed, seat.style)
            return None
        self._thought += seconds
        if self._thought < pause:
            return None
        found = self._thinker.poll()
        if found is None or found[0] != self._ticket:
            return None
        self._asked = None
        return found[1]
