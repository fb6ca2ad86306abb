"""Drives a match: asks the computer players one at a time, waits for people, and says what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import TypeAlias

from ..coach.claims import claim, pays
from ..engine.actions import Action, PlayCard
from ..engine.cards import Card
from ..engine.game import AnyView, Phase
from ..engine.values import dataclass
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


@dataclass(frozen=True, slots=True)
class Claimed:
    """A computer player has just claimed all tricks that are left, by these cards in this order."""

    seat: int
    cards: tuple[Card, ...]


Next: TypeAlias = Happened | PersonActs | RoundEnded | Waiting | Claimed


def certain(table: Table, view: AnyView) -> tuple[Card, ...]:
    """Return the cards by which the seat to act claims all tricks that are left; none if that is not certain.

    The last card is not worth a claim. It takes a tenth of a millisecond.
    """
    if view.board.phase is not Phase.PLAY:
        return ()
    cards = claim(table.game, view) or ()
    return cards if len(cards) > 1 else ()


class Driver:
    """Asks the player whose turn it is. `people` are the seats of those who sit here; computer players have all others.

    While `plays_for_people` is set, a computer player has those as well, of the level `plays_as`. Computer players
    claim what is certain if they `may_claim`; what anybody claims is played out by `play_claim`. `note` takes lines for
    the log. Call all methods from one thread; only `wait` waits for another.
    """

    def __init__(self, table: Table, people: Iterable[int], note: Callable[[str], None]) -> None:
        self.table = table
        self._people = frozenset(people)
        self.plays_for_people = False
        self.plays_as = "casual"
        self.may_claim = True
        self._claimed: Claimed | None = None
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
        if self.table.has_steps:  # also where the disk has just got them: nobody acts before they are shown
            return Waiting()
        actor = self.table.actor
        if self.table.round_over or actor is None:
            return RoundEnded()
        if self._claimed is not None:
            self._play_on(self._claimed, actor, seconds, pause)
            return Waiting()
        is_for_person = actor in self._people
        if is_for_person and not self.plays_for_people:
            return PersonActs(actor)
        if self.may_claim and not self.plays_for_people and self._asked is None:
            view = self.table.view(actor)
            cards = certain(self.table, view)
            if cards and pays(self.table.game, view):
                return self.play_claim(actor, cards)
        action = self._answer(actor, seconds, pause)
        if action is not None:
            self.table.submit(action, is_chosen=not is_for_person)
        return Waiting()

    # -- claims ---------------------------------------------------------------------------------------------

    @property
    def is_playing_out(self) -> bool:
        """True while what somebody has claimed is played out."""
        return self._claimed is not None

    def play_claim(self, seat: int, cards: tuple[Card, ...]) -> Claimed:
        """Play the round out: this seat's cards in this order, and any of the others' that they may play."""
        self._claimed, self._thought = Claimed(seat, cards), 0.0
        return self._claimed

    def drop_claim(self) -> None:
        """Ask everybody again."""
        self._claimed = None

    def _play_on(self, claimed: Claimed, actor: int, seconds: float, pause: float) -> None:
        self._thought += seconds
        if self._thought < pause:
            return
        self._thought = 0.0
        table, view = self.table, self.table.view(actor)
        is_own = actor == claimed.seat and view.board.acting == view.board.own_hand(actor)
        card = next((card for card in claimed.cards if card in view.hand), None) if is_own else None
        action = table.game.harmless(view) if card is None else PlayCard(card)
        if table.submit(action, is_chosen=False) is not None:
            self.drop_claim()

    # -- computer players -----------------------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        """True while an answer may come at any moment."""
        return self._asked is not None

    @property
    def is_thinking(self) -> bool:
        """True while a computer player thinks; its answer may then lie there until the table is in sight again."""
        return self._thinker.is_busy

    @property
    def thinking_seat(self) -> int | None:
        """The seat that has been thinking for so long that the screen should show it; None if there is none."""
        return self._asked if self._thought > SLOW_ANSWER else None

    def hurry(self) -> None:
        """Skip all pauses: wait for nothing but the answer."""
        self._thought = inf

    def cancel(self) -> None:
        """Drop the question that was asked last, and any claim."""
        self.drop_claim()
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
            self._thinker.ask(self._ticket, self.table.view(actor), seat.level or self.plays_as, seed, seat.style)
            return None
        self._thought += seconds
        if self._thought < pause:
            return None
        found = self._thinker.poll()
        if found is None or found[0] != self._ticket:
            return None
        self._asked = None
        return found[1]
