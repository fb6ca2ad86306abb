# The C side of position.py: what the parts of the kernel reach of one another without going through Python.

from .bits cimport count, lowest, scrambled

cdef unsigned long long ONE, ALL
cdef int NONE, MARKS

cdef class Position:
    # the game
    cdef readonly object rules
    cdef object deck
    cdef readonly int seats
    cdef int trick_worth, must_break
    cdef unsigned long long trumps, plain, twins
    cdef unsigned long long higher[64]
    cdef unsigned long long same[64]
    cdef int worth[64]
    cdef int place[64]
    cdef int run_start[64]  # the lowest of the neighbours of equal worth to which a card belongs
    cdef unsigned long long mark[256]

    # the position; `best` is NONE and `lead` 0 where no card of this trick counts yet
    cdef unsigned long long hands[4]
    cdef int captured[4]
    cdef unsigned long long lead
    cdef readonly int turn, taker, pot, bonus, lying, left
    cdef int best, closed

    # the way there, by ply; the cards given with the trick under way are the first ones
    cdef int plies, first_ply
    cdef int old_card[72]
    cdef int old_turn[72]
    cdef int old_best[72]
    cdef int old_taker[72]
    cdef int old_pot[72]
    cdef int old_closed[72]
    cdef unsigned long long old_lead[72]

    cdef unsigned long long legal_mask(self) noexcept nogil
    cdef void put(self, int card) noexcept nogil
    cdef void gather(self, int taker, int pot) noexcept nogil
    cdef void take_back(self) noexcept nogil
    cdef void cancel_twins(self, int ply, int lying, int turn) noexcept nogil
    cdef unsigned long long distinct_mask(self) noexcept nogil
    cdef unsigned long long merged_mask(self, unsigned long long cards, unsigned long long parting) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
