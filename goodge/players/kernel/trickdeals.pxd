cimport cython

from .bits cimport count
from .chain cimport HOLDERS, Chain

cdef int TRUMP_TOPS, SIDE_TOPS

@cython.final
cdef class TrickDeals(Chain):
    cdef int suits
    cdef int claims[4]
    cdef double low[4]
    cdef double high[4]
    cdef double spread[4]
    cdef double weight[13]
    cdef unsigned long long suit[8]
    cdef int top[8]

    cdef double counted(self, unsigned long long hand) noexcept nogil
