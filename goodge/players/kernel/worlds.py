# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One position as a player knows it, and the ways in which the cards that he does not see may lie."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import shadow as cython

if not cython.compiled:
    from .table import Table

CAPACITY = 1024
SLOTS = 5
SCORES = 256
ENDS = 4096


class Worlds:
    """Where a player stands, what points are worth to whom, and up to 1,024 deals that fit."""

    def __init__(self, rules):
        if not cython.compiled:  # what is a C array there
            self.deals, self.scores, self.captured = [0] * (CAPACITY * SLOTS), [0.0] * (16 * SCORES), [0] * 4
            self.ends, self.by_end = [0.0] * (4 * ENDS), [0] * 4
        self.table = Table(rules)
        seat: cython.int
        points: cython.int
        for seat in range(4):
            self.by_end[seat] = False
            for points in range(SCORES):
                self.scores[5 * seat * SCORES + points] = points
        self.open(0, 0)

    def open(self, leader, tricks, trick=(), captured=None, broken=False):
        table: Table = self.table
        seat: cython.int
        table.open(leader, tricks, trick, captured, broken)
        self.turn, self.best, self.taker, self.pot = table.turn, table.best, table.taker, table.pot
        self.lying, self.left, self.closed, self.plies = table.lying, table.left, table.closed, table.plies
        self.lead = table.lead
        for seat in range(table.seats):
            self.captured[seat] = table.captured[seat]
        self.size = 0

    def add(self, hands, bonus=0):
        table: Table = self.table
        seat: cython.int
        if self.size == CAPACITY:
            raise ValueError(f"there is room for {CAPACITY} worlds")
        self.rewind()
        table.lay(hands, bonus)
        for seat in range(table.seats):
            self.deals[SLOTS * self.size + seat] = table.hands[seat]
        self.deals[SLOTS * self.size + 4] = table.bonus
        self.size += 1

    def load(self, world):
        if not 0 <= world < self.size:
            raise ValueError(f"there is no world {world}")
        self.deal(world)

    def value(self, seat, scores):
        """See worlds.pyi."""
        if not 0 <= seat < self.table.seats or len(scores) != self.table.seats:
            raise ValueError("a seat of this game values the points of each seat")
        if any(len(row) != SCORES for row in scores):
            raise ValueError(f"points go from 0 to {SCORES - 1}")
        other: cython.int
        points: cython.int
        for other in range(self.table.seats):
            for points in range(SCORES):
                self.scores[(4 * seat + other) * SCORES + points] = scores[other][points]
        self.by_end[seat] = False

    def value_ends(self, seat, values):
        """See worlds.pyi."""
        rules = self.table.rules
        if not 0 <= seat < rules.seats or len(values) != ENDS:
            raise ValueError(f"a seat of this game values {ENDS} ends")
        if any(rules.worth) or rules.trick_worth != 1 or rules.cards // rules.seats > 15:
            raise ValueError("only ends of up to fifteen tricks can be valued one by one")
        end: cython.int
        for end in range(ENDS):
            self.ends[ENDS * seat + end] = values[end]
        self.by_end[seat] = True

    def rewind(self):
        """Puts the table where all worlds begin, but for the hands."""
        seat: cython.int
        self.table.turn, self.table.taker, self.table.lead = self.turn, self.taker, self.lead
        self.table.best, self.table.pot, self.table.closed = self.best, self.pot, self.closed
        self.table.lying, self.table.left = self.lying, self.left
        self.table.plies = self.table.first_ply = self.plies
        for seat in range(self.table.seats):
            self.table.captured[seat] = self.captured[seat]

    def deal(self, world):
        """Puts the table where this world begins."""
        seat: cython.int
        self.rewind()
        for seat in range(self.table.seats):
            self.table.hands[seat] = self.deals[SLOTS * world + seat]
        self.table.bonus = self.deals[SLOTS * world + 4]

    def score(self, seat):
        """What the points captured on the table are worth to a seat."""
        other: cython.int
        end: cython.longlong = 0
        for other in range(self.table.seats):
            end |= cython.cast(cython.longlong, self.table.captured[other]) << 8 * other
        return self.worth(seat, end)

    def worth(self, seat, end):
        """What an end is worth to a seat; it has a byte of points for each seat."""
        base: cython.int = 4 * SCORES * seat
        total: cython.double = 0.0
        other: cython.int
        if self.by_end[seat]:
            return self.ends[ENDS * seat + (end & 15 | (end >> 8 & 15) << 4 | (end >> 16 & 15) << 8)]
        for other in range(self.table.seats):
            total += self.scores[base + SCORES * other + (end & 255)]
            end >>= 8
        return total
