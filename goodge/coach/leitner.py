"""When a position comes again: a box for each time that it was found in turn, each with a longer wait.

(Sebastian Leitner's way to learn: what is missed goes back to the first box.)
"""

from __future__ import annotations

from datetime import date, timedelta

from ..engine.values import dataclass

WAITS = (0, 1, 3, 7, 21, 60)
"""The days until what lies in each box comes again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands with a position: its box, and the day from which on it is due.

    `due` is None as long as it was never asked.

    >>> Standing().answered(date(2026, 11, 22), is_found=True)
    Standing(box=1, due=datetime.date(2026, 11, 23))
    """

    box: int = 0
    due: date | None = None

    @property
    def is_found(self) -> bool:
        """True if the last answer was right."""
        return self.box > 0

    def is_due(self, today: date) -> bool:
        """Return True if it is to be asked today; so is what no wait can have put so far off: a clock was set back."""
        return self.due is None or not today < self.due <= today + timedelta(days=WAITS[self.box])

    def answered(self, today: date, *, is_found: bool) -> Standing:
        """Return how one stands after an answer; what is found before it is due stays where it is."""
        if not is_found:
            return Standing(0, today)
        if not self.is_due(today):
            return self
        box = min(self.box + 1, len(WAITS) - 1)
        return Standing(box, today + timedelta(days=WAITS[box]))
