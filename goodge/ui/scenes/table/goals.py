"""The small goals that people reach in a match: noted behind the screen after each round, told on the score page."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.record import Record
from ....table.goal_book import GoalBook
from ...program.app import App
from ...wording.small_goals import ReachedWords, told_when_reached


class GoalsInMatch:
    """What the book of small goals tells of a match; `names_people` where several people play."""

    def __init__(self, app: App, *, names_people: bool) -> None:
        self._app, self._names_people = app, names_people
        self._book = GoalBook(app.home, app.store)

    def noted(self, record: Record) -> Callable[[], ReachedWords]:
        """Begin to note what has been reached in the match up to now; return what will tell it."""
        self._book.note(record)
        return self._words

    def _words(self) -> ReachedWords:
        """Return what is new; nothing as long as it is not known, or by the settings."""
        self._book.update()
        new = self._book.new if self._app.settings.goals_told else ()
        return told_when_reached(new, names_people=self._names_people)

    def wait(self, seconds: float) -> None:
        """Wait until nothing is being noted. For scripts and tests."""
        self._book.wait(seconds)

    def close(self) -> None:
        """End the thread."""
        self._book.close()
