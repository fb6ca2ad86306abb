# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Each card that may be played, tried in each world: rounds played out at random or by rules of thumb.

(Perfect-information Monte Carlo: Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, Journal
of Artificial Intelligence Research 14, 2001.)
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import scrambled
    from .position import NONE, ONE
    from .worlds import CAPACITY

from .tallies import Tally

MOST_MOVES = 17
MOST_KEPT = 65536
NO_OUTCOME = (1 << 32) - 1


class Rollouts:
    """Sums over playouts of the worlds, by the card played first."""

    def __init__(self, worlds, moves, seed):
        if not cython.compiled:  # what is a C array there
            self.move, self.runs, self.points = [0] * MOST_MOVES, [0] * MOST_MOVES, [0] * (4 * MOST_MOVES)
            self.value, self.square = [0.0] * MOST_MOVES, [0.0] * MOST_MOVES
            self.rounds_done, self.outcome = [0] * CAPACITY, [0] * MOST_KEPT
        if not 0 < len(moves) <= MOST_MOVES or any(not 0 <= card < NONE for card in moves):
            raise ValueError(f"there must be 1 to {MOST_MOVES} cards to try")
        place: cython.int
        self.worlds = worlds
        self.playout = worlds.playout
        self.seed = seed & (1 << 64) - 1
        self.moves = len(moves)
        self.kept = 0
        for place in range(self.moves):
            self.move[place] = moves[place]

    def run(self, first=0, last=None, rounds=1, keep=False):
        world: cython.int
        _again: cython.int
        begin: cython.int = first
        end: cython.int = self.worlds.size if last is None else last
        times: cython.int = rounds
        keeping: cython.bint = keep
        if not 0 <= begin <= end <= self.worlds.size or rounds < 0:
            raise ValueError(f"there are worlds 0 to {self.worlds.size - 1}, and no others")
        if keep and self.kept + (end - begin) * rounds * self.moves > MOST_KEPT:
            raise ValueError(f"there is room for {MOST_KEPT} outcomes")
        with cython.nogil:
            for world in range(begin, end):
                for _again in range(times):
                    self.world_round(world, keeping)

    def world_round(self, world, keep):
        """One playout of each move that is legal in this world."""
        place: cython.int
        seat: cython.int
        value: cython.double
        state: cython.ulonglong = scrambled(self.seed ^ scrambled(world, 0), self.rounds_done[world])
        self.rounds_done[world] += 1
        for place in range(self.moves):
            self.worlds.deal(world)
            if self.playout.legal_mask() >> self.move[place] & 1 == 0:
                if keep:
                    self.outcome[self.kept] = NO_OUTCOME
                    self.kept += 1
                continue
            self.playout.rng = state  # the same for each move: what they have in common cancels out
            self.playout.put(self.move[place])
            self.playout.finish()
            value = self.worlds.score(self.worlds.turn)
            self.runs[place] += 1
            self.value[place] += value
            self.square[place] += value * value
            for seat in range(self.playout.seats):
                self.points[4 * place + seat] += self.playout.captured[seat]
            if keep:
                for seat in range(self.playout.seats):
                    self.outcome[self.kept] |= ONE * self.playout.captured[seat] << 8 * seat
                self.kept += 1

    def results(self):
        place: cython.int
        found = []
        for place in range(self.moves):
            points = tuple([self.points[4 * place + seat] for seat in range(self.playout.seats)])
            found.append(Tally(self.move[place], self.runs[place], self.value[place], self.square[place], points))
        return found

    def outcomes(self):
        return [self.outcome[number] for number in range(self.kept)]
