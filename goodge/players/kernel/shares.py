# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Where a round ends with all cards known, when each seat seeks its own gain and knows that all others do so.

(Max^n: Luckhardt, Irani: An Algorithmic Solution of N-Person Games, AAAI 1986.) Of cards that serve the seat equally
well the lowest is played. What points are worth to whom is the worlds' to say, so that a seat may seek to make its
bid, to break another's, or to win a match. Nothing can be cut off here: this is for the last four or five tricks.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import shadow as cython

if not cython.compiled:
    from .bits import lowest, scrambled
    from .position import NONE

DEPTHS = 72
ENTRIES = 32768
UNKNOWN = -1


class Shares:
    """Solves positions of the worlds' table."""

    def __init__(self, worlds):
        if not cython.compiled:  # what is a C array there
            for name in ("best", "last", "choice", "slot", "key", "untried"):
                setattr(self, name, [0] * DEPTHS)
            self.gain = [0.0] * DEPTHS
            self.known_key, self.known_end = [0] * ENTRIES, [0] * ENTRIES
        self.worlds = worlds
        self.table = worlds.table
        self.nodes = self.depth = self.extra = 0
        self.end = UNKNOWN
        self.done = True

    def begin(self):
        """See shares.pyi."""
        self.stop()
        self.extra += 1  # what points are worth may have changed: nothing known before is used again
        self.entering = True
        self.done = False

    def run(self, nodes):
        budget: cython.longlong = nodes
        if not self.done:
            with cython.nogil:
                self.search(budget)
        return self.done

    def stop(self):
        while self.depth:
            self.table.take_back()
            self.depth -= 1
        self.done = True
        self.end = UNKNOWN

    @property
    def points(self):
        if self.end == UNKNOWN:
            raise ValueError("the position is not solved yet")
        return [self.end >> 8 * seat & 255 for seat in range(self.table.seats)]

    @property
    def card(self):
        if self.end == UNKNOWN:
            raise ValueError("the position is not solved yet")
        return None if self.choice[0] == NONE else self.choice[0]

    def search(self, nodes):
        end: cython.longlong
        limit: cython.longlong = self.nodes + nodes
        while self.nodes < limit:
            if self.entering:
                self.nodes += 1
                end = self.enter()
            else:
                end = self.advance()
            if end == UNKNOWN:
                continue
            if self.depth == 0:
                self.end = end
                self.done = True
                return
            self.leave(end)

    def enter(self):
        """Looks at the position on the table: its end where that is known, else UNKNOWN and cards to try."""
        depth: cython.int = self.depth
        key: cython.ulonglong
        slot: cython.int = UNKNOWN
        self.choice[depth] = NONE
        if self.table.left == 0:
            return self.packed()
        if self.table.lying == 0 and depth > 0:
            key = self.table.key() ^ scrambled(self.packed(), self.table.bonus) ^ scrambled(self.extra, 0)
            slot = key & (ENTRIES - 1)
            if self.known_key[slot] == key:
                return self.known_end[slot]
            self.key[depth] = key
        self.slot[depth] = slot
        self.best[depth] = UNKNOWN
        self.untried[depth] = self.table.distinct_mask()
        self.entering = False
        return UNKNOWN

    def advance(self):
        """Plays the next card that is to be tried; where there is none, the end of the position."""
        depth: cython.int = self.depth
        slot: cython.int = self.slot[depth]
        if not self.untried[depth]:
            if slot != UNKNOWN:
                self.known_key[slot] = self.key[depth]
                self.known_end[slot] = self.best[depth]
            return self.best[depth]
        self.last[depth] = lowest(self.untried[depth])
        self.untried[depth] &= self.untried[depth] - 1
        self.table.put(self.last[depth])
        self.depth = depth + 1
        self.entering = True
        return UNKNOWN

    def leave(self, end):
        """Takes the last card back, and tells the position before it where it led."""
        depth: cython.int = self.depth - 1
        gain: cython.double
        self.depth = depth
        self.entering = False
        self.table.take_back()
        gain = self.worlds.worth(self.table.turn, end)
        if self.best[depth] == UNKNOWN or gain > self.gain[depth]:
            self.best[depth] = end
            self.gain[depth] = gain
            self.choice[depth] = self.last[depth]

    def packed(self):
        seat: cython.int
        end: cython.longlong = 0
        for seat in range(self.table.seats):
            end = end << 8 | self.table.captured[self.table.seats - 1 - seat]
        return end
