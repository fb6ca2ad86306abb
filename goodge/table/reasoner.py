"""The reasons for judged choices, worked out on a thread of its own while people look at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ..coach import Choice, Reason, reasons_for
from ..coach.judge import SEED
from ..coach.match_review import Place
from ..coach.telling import beside_figures
from ..engine.actions import Action
from ..engine.record import Record
from ..players import Budget
from .worker import Job, Worker, or_else

_Question: TypeAlias = tuple[Place, Action | None, Action]  # a choice, the option held against the best, and that one


class Reasoner(Worker[tuple[Reason, ...]]):
    """Says why the best option of a choice is better, from the view of whoever made it. `note` takes lines for the log.

    What was found for a match stays as long as this does.
    """

    def __init__(self, note: Callable[[str], None] = lambda _: None) -> None:
        super().__init__("reasoner")
        self._note = note
        self._known: dict[_Question, tuple[Reason, ...]] = {}
        self._asked: _Question | None = None

    def known(self, choice: Choice) -> tuple[Reason, ...]:
        """Return what has been found for a choice by now: nothing that its grade and its options tell already."""
        return self._known.get(_question(choice), ())

    def follow(self, record: Record, choice: Choice | None) -> bool:
        """Look at a choice now, and no longer at the one before; return True if something new is known."""
        found = self.poll()
        if found is not None and self._asked is not None:
            self._known[self._asked] = found[1]
            self._asked = None
        question = None if choice is None else _question(choice)
        if choice is not None and question != self._asked and question not in self._known:
            self._asked = question
            what = f"no reasons for {choice.seat} at {(choice.round, choice.action)}"
            self.give(question, or_else(_search(record, choice), (), self._note, what))
        return found is not None


def _question(choice: Choice) -> _Question:
    return (choice.round, choice.action), choice.judgement.done, choice.judgement.best.action


def _search(record: Record, choice: Choice) -> Job[tuple[Reason, ...]]:
    """Return the work of finding the reasons for a choice."""

    def find(go_on: Callable[[], None]) -> tuple[Reason, ...]:
        view = record.game.view_for(record.rounds[choice.round][choice.action], choice.seat)
        return beside_figures(reasons_for(record.game, view, choice.judgement, SEED, Budget(None, go_on)))

    return find
