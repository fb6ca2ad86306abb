cimport cython
from libc.math cimport log

from .bits cimport lowest, scrambled
from .position cimport ALL, NONE, ONE
from .playout cimport Playout
from .worlds cimport CAPACITY, SLOTS, SampledWorlds

cdef int HOLDERS, UNIT, FAINTEST, STEP, RINGS
cdef double MUCH_MORE

@cython.final
cdef class Chances:
    cdef int part[4097]
    cdef long long inverse[4097]

cdef class Chain:
    cdef Playout playout
    cdef int seats, holders, cards, seen, turning
    cdef unsigned long long rng
    cdef unsigned long long hands[5]
    cdef unsigned long long barred[5]
    cdef unsigned long long past[5]  # the cards that a claim is about and that are played by now
    cdef double fits[5]
    cdef int card_at[64]
    cdef int holder_at[64]
    cdef int chosen[3]  # the cards of a ring
    cdef int whose[3]
    cdef double new_fits[3]
    cdef double heat, mistakes
    cdef Chances chances
    cdef int first[6]  # of each holder's cards seen: which is the first
    cdef double said[72]  # the logarithm of how likely each was, as things lie
    cdef double tried[72]  # and with a swap that is being tried
    cdef int saw_seat[72]
    cdef int saw_card[72]
    cdef int saw_best[72]
    cdef int saw_taker[72]
    cdef int saw_pot[72]
    cdef int saw_lying[72]
    cdef int saw_closed[72]
    cdef int saw_captured[288]
    cdef unsigned long long saw_lead[72]
    cdef unsigned long long saw_rest[72]  # the cards not played then, the seat's own among them
    cdef unsigned long long saw_later[72]  # those that the seat has played from then on

    cdef void move(self) noexcept nogil
    cdef void swap(self) noexcept nogil
    cdef void ring(self) noexcept nogil
    cdef void turn_round(self) noexcept nogil
    cdef unsigned long long changed_at(self, int place) noexcept nogil
    cdef unsigned int below(self, unsigned long long bound) noexcept nogil
    cdef int part(self, double loss) noexcept nogil
    cdef int aside(self) noexcept nogil
    cdef void settle(self, int holder) noexcept nogil
    cdef double fit(self, int holder, unsigned long long changed) noexcept nogil
    cdef double evidence(self, int holder, unsigned long long changed) noexcept nogil
    cdef double explained(self, int number) noexcept nogil
    cdef long long parts(self, int score) noexcept nogil
