"""The look back at the rounds of a match: begun behind the screen after each round, told on the score page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....table.match_table import Table
from ...program.app import App
from ..review.frame import last_scored
from ..review.live import LiveReview
from .firsts import FirstTimes
from .warning import warning_offer


class LookBackInMatch:
    """Reviews the rounds that the people at a table have finished; `review` is None before there is one to show."""

    def __init__(self, app: App, table: Table, people: Sequence[int], firsts: FirstTimes) -> None:
        self._app, self._table, self._people, self._firsts = app, table, people, firsts
        self.review: LiveReview | None = None

    def extended(self, *, is_last: bool = False) -> LiveReview | None:
        """Return the review, up to now; None in the middle of a match that is played without help.

        `is_last`: the round is the last one that will be played, though nobody has won.
        """
        record = self._table.record
        if not self._people or not (self._table.setup.has_help or is_last or record.winner is not None):
            return None
        if self.review is None:
            self.review = LiveReview(self._app, record, self._people)
        else:
            self.review.extend(record)
        return self.review

    def round_before(self) -> LiveReview | None:
        """Return the review where it may be seen, and a round has been scored."""
        return None if last_scored(self._table.record) is None else self.extended()

    def go_on(self, deal_next: Callable[[], None]) -> None:
        """Go on with the match; whoever has made a first big mistake in it is offered a warning before the next."""
        is_warned = self._app.settings.warning != "off"
        mistake = "" if self.review is None or is_warned else self.review.big_mistake()
        if mistake and self._firsts.take_offer():
            self._app.push(warning_offer(self._app, mistake, deal_next))
        else:
            deal_next()

    def make_way(self, *, moves: bool | None, thinks: bool) -> None:
        """Rest while something moves, which another scene may know better than the table, or a player thinks."""
        if self.review is not None:
            self.review.make_way(moves=moves, thinks=thinks)

    def close(self) -> None:
        """Leave it; it goes on when the match does."""
        if self.review is not None:
            self.review.close()
