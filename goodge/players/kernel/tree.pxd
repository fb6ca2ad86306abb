from libc.math cimport log, sqrt

from .bits cimport count, lowest, scrambled
from .position cimport NONE, ONE
from .playout cimport Playout
from .worlds cimport SampledWorlds

cdef int NODES, NOBODY

cdef class Tree:
    cdef readonly SampledWorlds worlds
    cdef readonly int size, tries
    cdef Playout playout
    cdef unsigned long long seed, moves
    cdef double explore

    # by node: the card that leads to it, its next sibling and first child, and the children's cards
    cdef int card[32768]
    cdef int sibling[32768]
    cdef int child[32768]
    cdef unsigned long long tried[32768]
    # how often it was visited, how often it could have been, and what it has brought to the seat that played its card
    cdef int visits[32768]
    cdef int chances[32768]
    cdef double value[32768]

    # the nodes of one descent, and who played the card of each
    cdef int path[72]
    cdef int mover[72]

    cdef void descend(self) noexcept nogil
    cdef int promising(self, int node, unsigned long long legal) noexcept nogil
    cdef int grown(self, int node, unsigned long long untried) noexcept nogil
