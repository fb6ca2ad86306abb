from .bits cimport lowest, scrambled
from .position cimport NONE
from .table cimport Table
from .worlds cimport Worlds

cdef int DEPTHS, ENTRIES
cdef long long UNKNOWN

cdef class Shares:
    cdef readonly Worlds worlds
    cdef readonly bint done
    cdef readonly long long nodes
    cdef Table table
    cdef int depth
    cdef bint entering
    cdef unsigned long long extra

    # ends are packed, a byte of points for each seat; by depth: the cards still to try, the best end so far
    cdef long long end
    cdef long long best[72]
    cdef double gain[72]
    cdef int last[72]
    cdef int choice[72]
    cdef int slot[72]
    cdef unsigned long long key[72]
    cdef unsigned long long untried[72]

    cdef unsigned long long known_key[32768]
    cdef unsigned int known_end[32768]

    cdef void search(self, long long nodes) noexcept nogil
    cdef long long enter(self) noexcept nogil
    cdef long long advance(self) noexcept nogil
    cdef void leave(self, long long end) noexcept nogil
    cdef long long packed(self) noexcept nogil
