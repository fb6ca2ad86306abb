cimport cython

from .bits cimport lowest
from .chain cimport HOLDERS, Chain

@cython.final
cdef class Deals(Chain):
    cdef int claims[5]  # 0: none; 1: about a hand with the best trump for it; 2: with the one that was named
    cdef double low[5]
    cdef double high[5]
    cdef double plain[2048]
    cdef double trump[2048]
    cdef double odds[64]
    cdef double sharpness

    cdef double value(self, unsigned long long hand, bint named) noexcept nogil
