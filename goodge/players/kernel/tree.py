# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A tree of what may be played, grown over all worlds at once; each seat does what has served it best so far.

(Single-observer information set Monte Carlo tree search: Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree
Search, IEEE Transactions on Computational Intelligence and AI in Games 4, 2012; with UCB1 of Auer, Cesa-Bianchi,
Fischer, 2002, and every seat after its own gain as in max^n.)
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from math import log, sqrt
    from types import SimpleNamespace

    from .bits import count, lowest, scrambled
    from .position import ONE

from .tallies import Branch

NODES = 32768
NOBODY = -1
LOGS = 8192


class Logs:
    """The logarithms of the first whole numbers, which are all that a search usually needs."""

    def __init__(self):
        if not cython.compiled:  # what is a C array there
            self.log = [0.0] * LOGS
        number: cython.int
        for number in range(1, LOGS):
            self.log[number] = log(number)


_LOGS = Logs()


class Tree:
    """Grows by one node a try, until it is full."""

    if cython.compiled:  # room for all nodes, which nobody need fill with zeros for each of many small trees

        def __cinit__(self):
            self.node = cython.cast(cython.pointer(Node), malloc(NODES * cython.sizeof(Node)))  # noqa: F821 (C)
            if self.node is cython.NULL:
                raise MemoryError

        def __dealloc__(self):
            free(self.node)  # noqa: F821 (C)

    def __init__(self, worlds, seed, explore=100.0, moves=None):
        if not cython.compiled:  # what is a C array there
            self.node, self.path, self.mover = [_node()], [0] * 72, [0] * 72
        if not worlds.size:
            raise ValueError("there are no worlds to search")
        self.worlds = worlds
        self.playout = worlds.playout
        self.seed = seed & (1 << 64) - 1
        self.explore = explore
        self.moves = (1 << 64) - 1 if moves is None else moves
        stuck = self.stuck_world()
        if stuck != NOBODY:
            raise ValueError(f"none of these cards can be played in world {stuck}")
        self.logs = _LOGS
        self.tries = 0
        self.size = 1
        self.clear(0)

    def run(self, tries):
        number: cython.int = tries
        with cython.nogil:
            while number > 0:
                self.descend()
                number -= 1

    def results(self):
        node: cython.int = self.node[0].child
        found = []
        while node != NOBODY:
            found.append(Branch(self.node[node].card, self.node[node].visits, self.node[node].value))
            node = self.node[node].sibling
        return sorted(found)

    def stuck_world(self):
        """The first world in which none of the moves is legal; NOBODY without one."""
        world: cython.int
        for world in range(self.worlds.size):
            self.worlds.deal(world)
            if self.playout.left == 0 or self.playout.legal_mask() & self.moves == 0:
                return world
        return NOBODY

    def descend(self):
        """One try: down the tree to a new node, out to the end of the round, and back up with what it brought."""
        node: cython.int = 0
        depth: cython.int = 0
        legal: cython.ulonglong
        value: cython.double
        self.worlds.deal(self.tries % self.worlds.size)
        self.playout.rng = scrambled(self.seed, self.tries)
        self.tries += 1
        legal = self.playout.legal_mask() & self.moves
        while self.playout.left > 0 and node != NOBODY:
            self.mover[depth] = self.playout.turn
            if legal & (self.node[node].tried ^ legal) and self.size < NODES:
                node = self.grown(node, legal & (self.node[node].tried ^ legal))
                self.path[depth] = node
                self.playout.put(self.node[node].card)
                depth += 1
                break
            node = self.promising(node, legal)
            if node != NOBODY:
                self.path[depth] = node
                self.playout.put(self.node[node].card)
                depth += 1
                legal = self.playout.legal_mask()
        if self.playout.left > 0:
            self.playout.finish()
        while depth > 0:
            depth -= 1
            value = self.worlds.score(self.mover[depth])
            self.node[self.path[depth]].visits += 1
            self.node[self.path[depth]].value += value

    def promising(self, node, legal):
        """The child with the highest upper confidence bound of those that are legal now; NOBODY without one."""
        child: cython.int = self.node[node].child
        chosen: cython.int = NOBODY
        chances: cython.int
        most: cython.double = 0.0
        bound: cython.double
        while child != NOBODY:
            if legal >> self.node[child].card & 1:
                self.node[child].chances += 1
                chances = self.node[child].chances
                bound = self.logs.log[chances] if chances < LOGS else log(chances)
                bound = self.explore * sqrt(bound / self.node[child].visits)
                bound += self.node[child].value / self.node[child].visits
                if chosen == NOBODY or bound > most:
                    chosen = child
                    most = bound
            child = self.node[child].sibling
        return chosen

    def grown(self, node, untried):
        """A new child for one of the cards that have not been tried, at random."""
        child: cython.int = self.size
        place: cython.int = (self.playout.rng >> 33) % count(untried)
        while place > 0:
            untried &= untried - 1
            place -= 1
        self.size = child + 1
        if not cython.compiled:
            self.node.append(_node())
        self.node[child].card = lowest(untried)
        self.node[node].tried |= ONE << self.node[child].card
        self.node[child].sibling = self.node[node].child
        self.node[node].child = child
        self.clear(child)
        return child

    def clear(self, node):
        """Make a node one without children that was not visited yet."""
        self.node[node].child = NOBODY
        self.node[node].tried = 0
        self.node[node].value = 0.0
        self.node[node].visits = 0
        self.node[node].chances = 1


if not cython.compiled:

    def _node():
        return SimpleNamespace(tried=0, value=0.0, card=0, sibling=0, child=0, visits=0, chances=0)
