# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One position as a player knows it, and the ways in which the cards that the player does not see may lie."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .playout import Playout

CAPACITY = 1024
SLOTS = 5
SCORES = 256
ENDS = 4096


class SampledWorlds:
    """Where a player stands, what points are worth to whom, and up to 1,024 deals that fit."""

    def __init__(self, rules):
        if not cython.compiled:  # what is a C array there
            self.deals, self.scores, self.captured = [0] * (CAPACITY * SLOTS), [0.0] * (16 * SCORES), [0] * 4
            self.ends, self.by_end = [0.0] * (4 * ENDS), [0] * 4
        self.playout = Playout(rules)
        seat: cython.int
        points: cython.int
        for seat in range(4):
            self.by_end[seat] = False
            for points in range(SCORES):
                self.scores[5 * seat * SCORES + points] = points
        self.open(0, 0)

    def open(self, leader, tricks, trick=(), captured=None, broken=False):
        playout: Playout = self.playout
        seat: cython.int
        playout.open(leader, tricks, trick, captured, broken)
        self.turn, self.best, self.taker, self.pot = playout.turn, playout.best, playout.taker, playout.pot
        self.lying, self.left, self.closed, self.plies = playout.lying, playout.left, playout.closed, playout.plies
        self.lead = playout.lead
        for seat in range(playout.seats):
            self.captured[seat] = playout.captured[seat]
        self.size = 0

    def add(self, hands, bonus=0):
        playout: Playout = self.playout
        seat: cython.int
        if self.size == CAPACITY:
            raise ValueError(f"there is room for {CAPACITY} worlds")
        self.rewind()
        playout.lay(hands, bonus)
        for seat in range(playout.seats):
            self.deals[SLOTS * self.size + seat] = playout.hands[seat]
        self.deals[SLOTS * self.size + 4] = playout.bonus
        self.size += 1

    def load(self, world):
        if not 0 <= world < self.size:
            raise ValueError(f"there is no world {world}")
        self.deal(world)

    def value(self, seat, scores):
        """See worlds.pyi."""
        if not 0 <= seat < self.playout.seats or len(scores) != self.playout.seats:
            raise ValueError("a seat of this game values the points of each seat")
        if any(len(row) != SCORES for row in scores):
            raise ValueError(f"points go from 0 to {SCORES - 1}")
        other: cython.int
        points: cython.int
        for other in range(self.playout.seats):
            for points in range(SCORES):
                self.scores[(4 * seat + other) * SCORES + points] = scores[other][points]
        self.by_end[seat] = False

    def value_ends(self, seat, values):
        """See worlds.pyi."""
        rules = self.playout.rules
        if not 0 <= seat < rules.seats or len(values) != ENDS:
            raise ValueError(f"a seat of this game values {ENDS} ends")
        if any(rules.worth) or rules.trick_worth != 1 or rules.cards // rules.seats > 15:
            raise ValueError("only ends of up to fifteen tricks can be valued one by one")
        end: cython.int
        for end in range(ENDS):
            self.ends[ENDS * seat + end] = values[end]
        self.by_end[seat] = True

    def rewind(self):
        """Put `playout` where all worlds begin, but for the hands."""
        seat: cython.int
        self.playout.turn, self.playout.taker, self.playout.lead = self.turn, self.taker, self.lead
        self.playout.best, self.playout.pot, self.playout.closed = self.best, self.pot, self.closed
        self.playout.lying, self.playout.left = self.lying, self.left
        self.playout.plies = self.playout.first_ply = self.plies
        for seat in range(self.playout.seats):
            self.playout.captured[seat] = self.captured[seat]

    def deal(self, world):
        """Put `playout` where this world begins."""
        seat: cython.int
        self.rewind()
        for seat in range(self.playout.seats):
            self.playout.hands[seat] = self.deals[SLOTS * world + seat]
        self.playout.bonus = self.deals[SLOTS * world + 4]

    def score(self, seat):
        """The worth of the points captured so far to a seat."""
        base: cython.int = 4 * SCORES * seat
        end: cython.int = 0
        total: cython.double = 0.0
        other: cython.int
        if self.by_end[seat]:
            for other in range(3):
                end |= (self.playout.captured[other] & 15) << 4 * other
            return self.ends[ENDS * seat + end]
        for other in range(self.playout.seats):
            total += self.scores[base + SCORES * other + (self.playout.captured[other] & 255)]
        return total
