cimport cython
from libc.math cimport log, sqrt
from libc.stdlib cimport free, malloc

from .bits cimport count, lowest, scrambled
from .position cimport NONE, ONE
from .playout cimport Playout
from .worlds cimport SampledWorlds

cdef int NODES, NOBODY, LOGS

cdef struct Node:
    unsigned long long tried  # its children's cards
    double value  # what it has brought to the seat that played its card
    int card, sibling, child  # the card that leads to it, its next sibling and its first child
    int visits, chances  # how often it was visited, how often it could have been

@cython.final
cdef class Logs:
    cdef double log[8192]

@cython.final
cdef class Tree:
    cdef readonly SampledWorlds worlds
    cdef readonly int size, tries
    cdef Playout playout
    cdef unsigned long long seed, moves
    cdef double explore

    cdef Logs logs
    cdef Node* node  # room for NODES of them, filled as the tree grows

    # the nodes of one descent, and who played the card of each
    cdef int path[72]
    cdef int mover[72]

    cdef int stuck_world(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef int promising(self, int node, unsigned long long legal) noexcept nogil
    cdef int grown(self, int node, unsigned long long untried) noexcept nogil
    cdef void clear(self, int node) noexcept nogil
