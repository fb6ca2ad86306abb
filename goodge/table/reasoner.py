"""The reasons for judged choices, worked out on a thread of its own while people look at them."""

from __future__ import annotations

from collections.abc import Callable

from ..coach import Choice, Reason, reasons_for
from ..coach.match_review import Place
from ..coach.why import Close, Costs
from ..engine.record import Record
from ..players import Budget
from .worker import Worker


class Reasoner(Worker[tuple[Reason, ...]]):
    """Says why the best option of a choice is better, from the view of whoever made it. `note` takes lines for the log.

    What was found for a match stays as long as this does.
    """

    def __init__(self, note: Callable[[str], None] = lambda _: None) -> None:
        super().__init__("reasoner")
        self._note = note
        self._known: dict[Place, tuple[Reason, ...]] = {}
        self._asked: Place | None = None

    def known(self, choice: Choice) -> tuple[Reason, ...]:
        """Return what has been found for a choice by now: nothing that its grade and its options tell already."""
        return self._known.get(_place(choice), ())

    def follow(self, record: Record, choice: Choice | None) -> bool:
        """Look at a choice now, and no longer at the one before; return True if something new is known."""
        found = self.poll()
        if found is not None and self._asked is not None:
            self._known[self._asked] = found[1]
            self._asked = None
        place = None if choice is None else _place(choice)
        if choice is not None and place != self._asked and place not in self._known:
            self._asked = place
            self.give(place, lambda go_on: self._reasons(record, choice, Budget(None, go_on)))
        return found is not None

    def _reasons(self, record: Record, choice: Choice, budget: Budget) -> tuple[Reason, ...]:
        view = record.game.view_for(record.rounds[choice.round][choice.action], choice.seat)
        try:
            found = reasons_for(record.game, view, choice.judgement, 0, budget)
        except Exception as error:  # whatever the coach does, the review goes on
            self._note(f"no reasons for {choice.seat} at {_place(choice)}: {error!r}")
            return ()
        return tuple(each for each in found if not isinstance(each, Close | Costs))


def _place(choice: Choice) -> Place:
    return choice.round, choice.action
