from .table cimport Table

cdef int CAPACITY, SLOTS, SCORES

cdef class Worlds:
    cdef readonly Table table
    cdef readonly int size
    cdef unsigned long long deals[5120]  # of each world four hands and the bonus
    cdef double scores[4096]  # what c points of seat q are worth to seat p: [1024 * p + 256 * q + c]

    # where all worlds begin
    cdef readonly int turn
    cdef int best, taker, pot, lying, left, closed, plies
    cdef unsigned long long lead
    cdef int captured[4]

    cdef void rewind(self) noexcept nogil
    cdef void deal(self, int world) noexcept nogil
    cdef double score(self, int seat) noexcept nogil
