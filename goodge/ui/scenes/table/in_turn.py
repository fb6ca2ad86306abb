"""The items of a table from frame to frame: what takes long to lay out or to draw is shown a frame or more later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from ...program.drawnitems import Light
from ...program.itemfade import Laid
from ...tabletop.callpill import CallPill
from ...tabletop.passing import comes_softly
from ...widgets.base import Item

READY_SECONDS = 0.002  # in one frame, and a last item
BRIEF_SECONDS = 0.0012  # what takes no longer to make can be drawn in the same frame
BEGUN_SECONDS = 0.0015  # where it takes no longer to begin what happens, the table can be laid out in the same frame
_LONGEST_WAIT = 8  # frames
_END = object()


class ItemsInTurn:
    """The items that are shown. `make_ready` makes the pictures of one, so that drawing it takes no time afterwards.

    What is shown may be late by a few frames; `was_late`: it was in the frame before. To lay a table out takes about as
    long as to make what is new ready, or to draw it, and two of them at once would be seen as a halt. So while
    something moves, a frame that lays it out anew shows the items of before, and so does the next one if to make
    pictures takes it long. What comes softly, such as a panel, and calls wait for their pictures also where nothing
    moves.
    """

    def __init__(self, make_ready: Callable[[Item, Light], None]) -> None:
        self._make_ready = make_ready
        self.shown: Laid | None = None
        self.coming: Laid | None = None  # what is shown later
        self._making: Iterator[None] = iter(())
        self._waited = 0
        self._is_late = self.was_late = self._has_put_off = self.has_begun = False

    def begin(self) -> None:
        """Begin a frame."""
        self.was_late, self._is_late, self.has_begun = self._is_late, False, False

    def begun(self, seconds: float) -> None:
        """Take note that something has begun to happen in this frame, and how long that took."""
        self.has_begun = seconds > BEGUN_SECONDS

    @property
    def instead(self) -> Laid | None:
        """What this frame draws if it has no time to lay the table out: it draws other items, or had long to begin."""
        return self.coming if self.was_late else self.shown if self.has_begun else None

    def puts_off(self) -> bool:
        """Return True if what happens next is to begin a frame later, as this one draws; it is never put off twice."""
        self._has_put_off = self.was_late and not self._has_put_off
        return self._has_put_off

    def forget(self) -> None:
        """Have the next items shown at once."""
        self.shown, self.coming, self._making, self._waited = None, None, iter(()), 0

    def take(self, now: Laid, *, is_new: bool, moves: bool, may_wait: bool, is_stirred: bool = False) -> bool:
        """Take the items as they lie now, `is_new` if laid out in this frame; return True if they are shown later.

        `moves`: something on the table does; `may_wait`: what comes softly has time. Where only those are new that move
        by themselves, `is_stirred`, they are shown now: that takes little time, and they go along with cards.
        """
        before = self.shown
        if is_new:
            waits = before is not None and may_wait and not is_stirred
            self._making = self._coming(before, now, has_time=moves) if before and waits else iter(())
        self._is_late = before is not None and not is_stirred and self._is_to_wait(is_new=is_new, moves=moves)
        if self._is_late:
            self.coming = now
        else:
            self.shown, self.coming = now, None
        return self._is_late

    def _is_to_wait(self, *, is_new: bool, moves: bool) -> bool:
        """Return True if items that are there already are shown later; some of their pictures may be made now."""
        if moves and not self.was_late and (is_new or self._is_late):
            return True
        began, has_made, taken = perf_counter(), False, 0.0
        while next(self._making, _END) is not _END:
            has_made, taken = True, perf_counter() - began
            if taken > READY_SECONDS and self._waited < _LONGEST_WAIT:
                self._waited += 1
                return True
        self._waited = 0
        return has_made and (is_new or taken > BRIEF_SECONDS)

    def _coming(self, before: Laid, now: Laid, *, has_time: bool) -> Iterator[None]:
        """Make the items ready that are new or look different, one in each step, if any is to wait or all have time."""
        old = {item.key: item for item in before.items}
        if has_time or any(_waits(item, old.get(item.key)) for item in now.items):
            for item in now.items:
                if item.is_seen and old.get(item.key) != item:
                    self._make_ready(item, now.light(item))
                    yield


def _waits(item: Item, before: Item | None) -> bool:
    """Return True for what comes softly where nothing was, and for a call that was not made before."""
    return item != before if isinstance(item, CallPill) else before is None and comes_softly(item)
