from .bits cimport count, lowest, scrambled
from .position cimport ALL, NONE, ONE, Position

cdef unsigned long long FRACTION
cdef int WEIGHTS

cdef class Table(Position):
    cdef unsigned long long rng
    cdef int guided, goodge
    cdef int most  # what counted for the card that `thumb_card` chose last
    cdef unsigned long long noise[4]
    cdef int weight[80]

    cdef void finish(self) noexcept nogil
    cdef void finish_trick(self, unsigned long long fraction) noexcept nogil
    cdef int thumb_card(self, int turn, unsigned long long legal, unsigned long long lead, int best, int taker,
                        int pot, int lying) noexcept nogil
    cdef int lead_score(self, int card, unsigned long long own, unsigned long long rest, int base) noexcept nogil
    cdef int follow_score(self, int card, unsigned long long own, unsigned long long rest, int base,
                          unsigned long long lead, int best, int give, int pot, bint is_last) noexcept nogil
