"""The small goals that people reach in a match: noted behind the screen after each round, told on the score page."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.record import Record
from ....table.goal_book import GoalBook
from ...program.app import App
from ...wording.lists import side_by_side
from ...wording.small_goals import reached_count_words, reached_words


class GoalsInMatch:
    """What the book of small goals tells of a match; `names_people` where several people play."""

    def __init__(self, app: App, *, names_people: bool) -> None:
        self._app, self._names_people = app, names_people
        self._book = GoalBook(app.home, app.store)

    def noted(self, record: Record) -> Callable[[], tuple[str, str]]:
        """Begin to note what has been reached in the match up to now; return what will tell it."""
        self._book.note(record)
        return self._words

    def _words(self) -> tuple[str, str]:
        """Return what is new, at length and in short; nothing as long as it is not known, or by the settings."""
        self._book.update()
        new = self._book.new
        if not new or not self._app.settings.goals_told:
            return "", ""
        names = dict.fromkeys(name for name, _ in new) if self._names_people else [None]
        lines = (reached_words([goal for by, goal in new if name in (None, by)], name) for name in names)
        return side_by_side(*lines), reached_count_words(len(new))

    def wait(self, seconds: float) -> None:
        """Wait until nothing is being noted. For scripts and tests."""
        self._book.wait(seconds)

    def close(self) -> None:
        """End the thread."""
        self._book.close()
