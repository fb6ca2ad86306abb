"""The book of small goals: who has reached which, counted behind the screen and kept in a home."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from ..engine.record import Record
from .archive.kept_goals import ReachedGoals, encode_reached, look_through, read_reached
from .files import replace_file
from .home import Home
from .store import Store
from .system import System
from .worker import Worker

_AT_ONCE = 100  # matches, after which what was found is kept


class GoalBook:
    """What people have reached: at first nothing, then what the file of a home tells, then what its records do.

    Call `update` now and then; `close` leaves it. A copy of the program that may not save keeps nothing.
    """

    def __init__(self, home: Home, store: Store, today: Callable[[], date] = date.today) -> None:
        self._home, self._store, self._today = home, store, today
        self.reached = ReachedGoals()
        self.is_complete = False
        self._kept = b""
        self._worker = Worker[tuple[ReachedGoals, bool]]("small goals")
        self._worker.give(None, lambda go_on: self._look(read_reached(home.small_goals_file), go_on))

    def update(self) -> bool:
        """Take what has been found since; return True if there was something to take."""
        found = self._worker.poll()
        if found is None:
            return False
        self.reached, self.is_complete = found[1]
        self._keep()
        if not self.is_complete:
            self._worker.give(None, lambda go_on: self._look(self.reached, go_on))
        return True

    def note(self, record: Record) -> list[tuple[str, str]]:
        """Note what has been reached in a match that is under way; return the names and goals that are new.

        The book must be complete, or something would pass for new that is not.
        """
        new = self.reached.add(record, self._today().isoformat())
        self._keep()
        return new

    def wait(self, timeout: float) -> bool:
        """Wait until what was begun is done; return True if it is. For scripts and tests."""
        return self._worker.wait(timeout)

    def close(self) -> None:
        """Leave it: what was found is on disk."""
        self._worker.close()

    def _look(self, before: ReachedGoals, go_on: Callable[[], None]) -> tuple[ReachedGoals, bool]:
        try:
            return look_through(self._home.records_file, before, _AT_ONCE, go_on)
        except OSError as error:
            self._store.log.note(f"small goals could not be counted: {error!r}")
            return before, True

    def _keep(self) -> None:
        """Put what is new on disk; what cannot be kept is found again in the records."""
        data = encode_reached(self.reached)
        if data == self._kept or not self._store.can_save:
            return
        self._kept = data
        try:
            self._store.check_lock()
            replace_file(System(), self._home.small_goals_file, data)
        except OSError as error:
            self._store.log.note(f"small goals could not be kept: {error!r}")
