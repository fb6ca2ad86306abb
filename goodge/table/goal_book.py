"""The book of small goals: who has reached which, counted behind the screen and kept in a home."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from datetime import date
from functools import partial
from typing import NamedTuple

from ..engine.record import Record
from .archive.kept_goals import ReachedGoals, encode_reached, look_through, read_reached
from .archive.renamings import renamings_of
from .files import replace_file
from .home import Home
from .reviewer import finished_part
from .store import Store
from .system import System
from .worker import Job, Worker, or_else

_AT_ONCE = 100  # matches, after which what was found is kept


class _Found(NamedTuple):
    """What has been reached, and what of it is new in the match under way: names, and a goal of each."""

    reached: ReachedGoals
    new: list[tuple[str, str]]


class GoalBook:
    """What people have reached by the file of a home, by its records, and in a match under way that is noted.

    `look` or `note` begins; a thread of its own does it, and `update` takes what was found: `reached`, and what is
    `new` in the match that was noted. A copy of the program that may not save keeps nothing.
    """

    def __init__(self, home: Home, store: Store, today: Callable[[], date] = date.today) -> None:
        self._home, self._store, self._today = home, store, today
        self.reached = ReachedGoals()
        self.is_complete = False
        self.new: list[tuple[str, str]] = []
        self._late: list[tuple[str, str]] = []  # found before the last note, and told to nobody
        self._is_read = False
        self._worker = Worker[_Found | None]("small goals")

    def look(self) -> None:
        """Begin to look through the finished matches."""
        self._give(self._look)

    def note(self, record: Record) -> None:
        """Begin to look for what is new in the finished rounds of a match that is under way.

        What was found after the round before, and not taken, counts as new with it.
        """
        untaken = self._worker.poll()
        if untaken is not None and untaken[1] is not None:
            self._late += untaken[1].new
        self.new = []
        self._give(partial(self._note, finished_part(record)))

    def update(self) -> bool:
        """Take what has been found since; return True if there was something to take."""
        found = self._worker.poll()
        if found is None:
            return False
        self.is_complete = True  # also where it failed: nobody need wait
        if found[1] is not None:
            self.reached, new = found[1]
            self.new, self._late = list(dict.fromkeys([*self._late, *new])), []
            self._is_read = True
        return True

    def wait(self, timeout: float) -> bool:
        """Wait until what was begun is done; return True if it is. For scripts and tests."""
        return self._worker.wait(timeout)

    def close(self) -> None:
        """Leave it: what was found is on disk."""
        self._worker.close()

    def _give(self, job: Job[_Found | None]) -> None:
        note = self._store.log.note
        self._worker.give(None, or_else(job, None, note, "small goals could not be counted"))

    # -- on the thread ------------------------------------------------------------------------------------

    def _look(self, go_on: Callable[[], None], noted: Record | None = None) -> _Found:
        """Look through all records that are new, but for the match that is noted itself."""
        reached = deepcopy(self.reached) if self._is_read else read_reached(self._home.small_goals_file)
        reached.rename(renamings_of(self._home))
        is_all = False
        while not is_all:
            before = encode_reached(reached)
            try:
                is_all = look_through(self._home, reached, _AT_ONCE, go_on, noted)
            except OSError as error:
                self._store.log.note(f"small goals could not be counted: {error!r}")
                is_all = True
            self._keep(reached, before)
        return _Found(reached, [])

    def _note(self, record: Record, go_on: Callable[[], None]) -> _Found:
        """Look through the records first, or something would pass for new that is not."""
        reached = self._look(go_on, record).reached
        before = encode_reached(reached)
        new = reached.add(record, self._today().isoformat())
        self._keep(reached, before)
        return _Found(reached, new)

    def _keep(self, reached: ReachedGoals, before: bytes) -> None:
        """Put what is new on disk; what cannot be kept is found again in the records."""
        data = encode_reached(reached)
        if data == before or not self._store.can_save:
            return
        try:
            self._store.check_lock()
            replace_file(System(), self._home.small_goals_file, data)
        except OSError as error:
            self._store.log.note(f"small goals could not be kept: {error!r}")
