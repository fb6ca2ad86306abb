"""The way through a review: the choices of one seat in order, and the place among them that is shown."""

from __future__ import annotations

from collections.abc import Collection

from ....coach import Choice, Grade
from ....coach.highlights import MISTAKES, as_advised
from ....coach.match_review import Place, choices_of
from ....engine.actions import Bid
from ....engine.advised import Advised, advised_in
from ....engine.game import AnyView, Phase
from ....engine.record import Record
from ....table.archive.skill import Losses
from ....table.reviewer import Reviewer


class Tour:
    """The choices of a seat, and one of them that is looked at."""

    def __init__(self, reviewer: Reviewer, seat: int) -> None:
        self.reviewer, self.seat = reviewer, seat
        self.record: Record = reviewer.record
        self.places: list[Place] = []
        self._at = 0
        self._find_places()

    @property
    def place(self) -> Place | None:
        """The place of the choice that is looked at; None if the seat never had one."""
        return self.places[self._at] if self.places else None

    @property
    def number(self) -> int:
        """The number of the choice that is looked at, from 0."""
        return self._at

    @property
    def count(self) -> tuple[int, int]:
        """The number of the choice that is looked at, from 1, and of all; 0 where there turned out to be no choice."""
        forced = self.reviewer.forced_among(self.places)
        real = [place for place in self.places if place not in forced]
        return real.index(self.place) + 1 if self.place in real else 0, len(real)

    @property
    def view(self) -> AnyView:
        """The view of the seat at that choice; without a choice, its view after the first deal."""
        number, action = self.place or (0, 0)
        return self.record.game.view_for(self.record.rounds[number][action], self.seat)

    @property
    def outcome(self) -> float | None:
        """1 if the seat has won the match, 0 if it has lost; None if it is not over."""
        winner = self.record.winner
        return None if winner is None else float(winner == self.seat % len(self.record.totals))

    def judged(self) -> list[Choice | None]:
        """Return what is known by now of each choice; what a hint has advised was not found."""
        advised = advised_in(self.record.extra)
        return [self._told(place, advised) for place in self.places]

    def judged_of(self, seat: int) -> list[Choice]:
        """Return what is known by now of the choices of a seat, in their order."""
        advised = advised_in(self.record.extra)
        own = (choice for choice in self.reviewer.choices.values() if choice.seat == seat)
        return [as_advised(choice, advised) for choice in sorted(own, key=lambda each: (each.round, each.action))]

    def _told(self, place: Place, advised: Advised) -> Choice | None:
        choice = self.reviewer.choices.get(place)
        return None if choice is None else as_advised(choice, advised)

    def told(self) -> list[Choice | None]:
        """Return what is known by now of each choice, as its figures are shown."""
        return [None if choice is None else choice.told for choice in self.judged()]

    @property
    def is_whole(self) -> bool:
        """True once all choices of the seat are judged."""
        return None not in self.judged()

    def choice(self) -> Choice | None:
        """Return what is known of the choice that is looked at."""
        return None if self.place is None else self._told(self.place, advised_in(self.record.extra))

    @property
    def losses(self) -> Losses:
        """The points that the choices have cost that have been judged."""
        judged = (choice.judgement.loss for choice in self.judged() if choice is not None)
        return sum((Losses(1, loss, loss * loss) for loss in judged), Losses())

    def go(self, number: int) -> None:
        """Go to a choice, or to the first or last one if there are fewer."""
        self._at = max(0, min(number, len(self.places) - 1))

    def go_to(self, place: Place) -> None:
        """Go to the choice at this place, or to the next one after it."""
        self.go(next((number for number, each in enumerate(self.places) if each >= place), len(self.places)))

    def fault(self, by: int, labels: Collection[Grade] = MISTAKES) -> int | None:
        """Return the number of the next (1) or last (-1) choice of these labels; None if there is none, or not yet."""
        judged = self.judged()
        for number in range(self._at + by, len(judged) if by > 0 else -1, by):
            choice = judged[number]
            if choice is not None and choice.judgement.label in labels:
                return number
        return None

    def go_to_fault(self, by: int, labels: Collection[Grade] = MISTAKES) -> bool:
        """Go to the next (1) or last (-1) choice of these labels; return False if there is none."""
        number = self.fault(by, labels)
        if number is not None:
            self._at = number
        return number is not None

    def sit(self, seat: int) -> None:
        """Look at another seat's choices, from about here on."""
        here, self.seat = self.place, seat
        self._find_places()
        if here is not None:
            self.go_to(here)

    def is_choice(self, place: Place) -> bool:
        """Return True if whoever acted at a place could do more than one thing, and is judged by it."""
        number, action = place
        states = self.record.rounds[number]
        return action in choices_of(self.record, number) and len(self.record.game.legal_actions(states[action])) != 1

    def before(self) -> Place | None:
        """Return the place of the last choice of somebody else before the one that is looked at, in its round.

        A call stands for the next one of its seat that is judged.
        """
        if self.place is None:
            return None
        number, action = self.place
        others = ((number, each) for each in reversed(range(action)) if self.actor((number, each)) != self.seat)
        return next((place for place in map(self.judged_at, others) if self.is_choice(place)), None)

    def judged_at(self, place: Place) -> Place:
        """Return the place by which what was done here is judged: in an auction that of the seat's last bid or call."""
        number, action = place
        states = self.record.rounds[number]
        if states[action].board.phase is not Phase.AUCTION:
            return place
        calls = (each for each in choices_of(self.record, number) if states[each].board.phase is Phase.AUCTION)
        return number, next(
            each for each in calls if each >= action and self.actor((number, each)) == self.actor(place)
        )

    def bids_before(self) -> list[int]:
        """Return the bids of the seat in an auction before the call that is looked at."""
        if self.place is None or self.record.rounds[self.place[0]][self.place[1]].board.phase is not Phase.AUCTION:
            return []
        number, last = self.place
        calls = enumerate(self.record.rounds[number][last].actions)
        return [
            call.amount for each, call in calls if isinstance(call, Bid) and self.actor((number, each)) == self.seat
        ]

    def actor(self, place: Place) -> int:
        """Return the seat that acted at a place."""
        return self.record.rounds[place[0]][place[1]].board.to_act

    def look_at(self, place: Place) -> None:
        """Sit where somebody acted, and look at that choice."""
        self.seat = self.actor(place)
        self._find_places()
        self.go_to(place)

    def _find_places(self) -> None:
        """Find the actions at which the seat could do more than one thing."""
        self.places = [
            (number, place)
            for number, states in enumerate(self.record.rounds)
            for place in sorted(choices_of(self.record, number))
            if states[place].board.turn == self.seat and len(self.record.game.legal_actions(states[place])) != 1
        ]
        self._at = 0
