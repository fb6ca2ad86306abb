"""The review of finished matches, one after another behind the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..engine.record import Record
from .archive.matches import FinishedMatch
from .archive.setups import people_in
from .reviewer import Reviewer
from .worker import Worker, or_else

Load = Callable[[FinishedMatch], Record]


class PastReview:
    """Reviews matches in this order; what has been found before costs no time, and what is found is kept.

    `load` returns the record of a match, `reviewer_of` what reviews it; a match that cannot be loaded is passed over.
    Call `update` now and then; `close` leaves it. `note` takes lines for the log.
    """

    def __init__(
        self,
        matches: Sequence[FinishedMatch],
        load: Load,
        reviewer_of: Callable[[Record], Reviewer],
        note: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._matches, self._load, self._reviewer_of, self._note = tuple(matches), load, reviewer_of, note
        self._number = 0
        self._loading = Worker[Record | None]("past matches")
        self.reviewer: Reviewer | None = None
        self._begin()

    @property
    def number(self) -> int:
        """The number of matches that have been gone through."""
        return self._number

    @property
    def total(self) -> int:
        """The number of matches."""
        return len(self._matches)

    @property
    def is_done(self) -> bool:
        return self._number >= len(self._matches)

    @property
    def share(self) -> float:
        """The share of the work that is done, from 0 to 1."""
        done, choices = self.reviewer.progress() if self.reviewer is not None else (0, 0)
        return min(1.0, (self._number + (done / choices if choices else 0)) / max(1, len(self._matches)))

    def update(self) -> bool:
        """Go on to the next match if one is done; return True then."""
        if self.reviewer is None:
            loaded = self._loading.poll()
            if loaded is not None and loaded[0] == self._number:
                return self._take(loaded[1])
            return False
        if self.reviewer.is_done or not self.reviewer.is_at_work:
            return self._next()
        return False

    def close(self) -> None:
        """Leave it: what was found is on disk."""
        self._loading.close()
        if self.reviewer is not None:
            self.reviewer.close()

    def _begin(self) -> None:
        if not self.is_done:
            match = self._matches[self._number]
            self._loading.give(self._number, or_else(partial(self._loaded, match), None, self._note, "not reviewed"))

    def _loaded(self, match: FinishedMatch, _: Callable[[], None]) -> Record | None:
        return self._load(match)

    def _take(self, record: Record | None) -> bool:
        if record is None:
            return self._next()
        self.reviewer = self._reviewer_of(record)
        self.reviewer.prefer(people_in(record))
        self.reviewer.start()
        return False

    def _next(self) -> bool:
        if self.reviewer is not None:
            self.reviewer.close()
            self.reviewer = None
        self._number += 1
        self._begin()
        return True
