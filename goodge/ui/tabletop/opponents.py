"""Computer players at the table: asked one at a time, given a pause that people can follow."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from ...engine.actions import Action
from ...table.match_table import Table
from ...table.thinker import Thinker
from ..motion.speeds import THINK_AT_LEAST


class Opponents:
    """Asks the computer player whose turn it is, on a thread of its own, and gives the answer when it is due."""

    def __init__(self, table: Table, note: Callable[[str], None]) -> None:
        self._table = table
        self._thinker = Thinker(note=note)
        self._ticket = 0
        self._asked: int | None = None
        self._thought = 0.0

    @property
    def is_asked(self) -> bool:
        """Whether an answer may come at any moment."""
        return self._asked is not None

    @property
    def thinking_seat(self) -> int | None:
        """Who has been thinking for so long that it should show."""
        return self._asked if self._thought > THINK_AT_LEAST else None

    def answer(self, seconds: float, pause: float) -> Action | None:
        """Lets time pass; the action of the seat to act, once it is found and has been waited for so long."""
        actor = self._table.actor
        if self._asked is None and actor is not None:
            seat = self._table.seats[actor]
            self._ticket += 1
            self._asked, self._thought = actor, 0.0
            self._thinker.ask(
                self._ticket, self._table.view(actor), seat.level or "casual", self._table.seed, seat.style
            )
            return None
        self._thought += seconds
        if self._thought < pause:
            return None
        found = self._thinker.poll()
        if found is None or found[0] != self._ticket:
            return None
        self._asked = None
        return found[1]

    def hurry(self) -> None:
        """Waits for nothing but the answer."""
        self._thought = inf

    def cancel(self) -> None:
        """Drops the question that was asked last."""
        self._thinker.cancel()
        self._asked = None

    def wait(self, seconds: float) -> None:
        """Waits until nobody is thinking."""
        self._thinker.wait(seconds)

    def close(self) -> None:
        """Ends the thread."""
        self._thinker.close()
