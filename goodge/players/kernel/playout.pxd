cimport cython

from .bits cimport count, lowest, scrambled
from .position cimport ALL, NONE, ONE, Position

cdef unsigned long long FRACTION
cdef int WEIGHTS, HUNGRY, SATED, SHUNNING, SWAYS

@cython.final
cdef class Playout(Position):
    cdef unsigned long long rng
    cdef int guided, goodge
    cdef int score_of[64]  # what counted for each card that `thumb_card` chose from last
    cdef unsigned long long noise[4]
    cdef int weight[80]
    cdef unsigned long long above[64]  # by card: those of its suit that beat it
    # what counts for a card: [64 * seat + card]
    cdef int lead_at[256]
    cdef int top_at[256]
    cdef int spend_at[256]
    cdef int sure_at[256]
    cdef int try_at[256]
    cdef bint aimed, anybody_shuns
    cdef int party[4]  # whose tricks count together with a seat's own
    cdef int quota[4]
    cdef int friends[4]

    # chance added to what counts for a card, in playouts by softened rules
    cdef bint is_soft, swaying
    cdef unsigned long long sway_rng
    cdef int sway[1024]

    cdef void finish(self) noexcept nogil
    cdef void finish_trick(self, unsigned long long fraction) noexcept nogil
    cdef int thumb_card(self, int turn, unsigned long long legal, unsigned long long lead, int best, int taker,
                        int pot, int lying) noexcept nogil
    cdef int next_sway(self) noexcept nogil
    cdef void reckon(self, int seat)
    cdef int lead_card(self, int turn, unsigned long long legal) noexcept nogil
    cdef int follow_card(self, int turn, unsigned long long legal, unsigned long long lead, int best, int taker,
                         int pot, int lying) noexcept nogil
    cdef int aimed_card(self, int turn, unsigned long long legal, unsigned long long lead, int best, int taker,
                        int lying) noexcept nogil
    cdef int mood(self, int turn) noexcept nogil
    cdef bint shuns(self, int seat) noexcept nogil
    cdef bint shunning(self, int turn, bint friends) noexcept nogil
    cdef bint rescues(self, int turn, int taker) noexcept nogil
    cdef int aimed_score(self, int card, unsigned long long own, unsigned long long rest, int turn, int mood,
                         unsigned long long lead, int best, int taker, int lying) noexcept nogil
    cdef int aimed_lead(self, int turn, int mood, int place, int length, bint is_trump, bint is_top) noexcept nogil
    cdef int aimed_loss(self, int turn, int mood, int place, int length, bint is_trump,
                        bint is_discard) noexcept nogil
