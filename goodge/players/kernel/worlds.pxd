cimport cython

from .playout cimport Playout

cdef int CAPACITY, SLOTS, SCORES, ENDS

@cython.final
cdef class SampledWorlds:
    cdef readonly Playout playout
    cdef readonly int size
    cdef unsigned long long deals[5120]  # of each world four hands and the bonus
    cdef double scores[4096]  # what c points of seat q are worth to seat p: [1024 * p + 256 * q + c]
    cdef double ends[16384]  # what a whole end is worth to seat p instead: [4096 * p + c0 + 16 * c1 + 256 * c2]
    cdef bint by_end[4]

    # where all worlds begin
    cdef readonly int turn
    cdef int best, taker, pot, lying, left, closed, plies
    cdef unsigned long long lead
    cdef int captured[4]

    cdef void rewind(self) noexcept nogil
    cdef void deal(self, int world) noexcept nogil
    cdef double score(self, int seat) noexcept nogil
