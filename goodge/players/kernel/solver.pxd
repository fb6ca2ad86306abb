from .bits cimport lowest, scrambled
from .position cimport NONE, Position

cdef int DEPTHS, WIDTH, ENTRIES, UNKNOWN, OVER, KILLER

cdef class Solver:
    cdef readonly Position position
    cdef readonly bint done
    cdef readonly int value
    cdef readonly long long nodes
    cdef int side, total, most, depth, seats, sure, owner
    cdef int weight[4]
    cdef bint entering

    # by depth: the window and what it was, the best so far, points won already, and the cards to try, best hope first
    cdef int alpha[72]
    cdef int beta[72]
    cdef int low[72]
    cdef int high[72]
    cdef int best[72]
    cdef int own[72]
    cdef int slot[72]
    cdef unsigned long long key[72]
    cdef int next[72]
    cdef int width[72]
    cdef int killer[72]
    cdef int cards[1224]
    cdef int hope[1224]

    # what is known of positions between tricks: points that the side will still win, at least and at most
    cdef unsigned long long known_key[1048576]
    cdef unsigned char known_low[1048576]
    cdef unsigned char known_high[1048576]

    cdef unsigned long long extra  # what belongs to the key besides the position

    cdef void search(self, long long nodes) noexcept nogil
    cdef int enter(self) noexcept nogil
    cdef int advance(self) noexcept nogil
    cdef void leave(self, int value) noexcept nogil
    cdef void order(self, unsigned long long untried) noexcept nogil
    cdef void find_sure(self) noexcept nogil
    cdef int recall(self) noexcept nogil
    cdef void remember(self) noexcept nogil
    cdef int promise(self, int card, unsigned long long rest, unsigned long long later) noexcept nogil
