from .bits cimport scrambled
from .position cimport NONE, ONE
from .playout cimport Playout
from .worlds cimport CAPACITY, SampledWorlds

cdef int MOST_MOVES, MOST_KEPT
cdef unsigned int NO_OUTCOME

cdef class Rollouts:
    cdef readonly SampledWorlds worlds
    cdef Playout playout
    cdef unsigned long long seed
    cdef int moves, kept
    cdef int move[17]
    cdef int runs[17]
    cdef long long points[68]
    cdef double value[17]
    cdef double square[17]
    cdef int rounds_done[1024]
    cdef unsigned int outcome[65536]

    cdef void world_round(self, int world, bint keep) noexcept nogil
