# bits.py for compiled modules: in C, so that each is the one instruction that all processors have for it.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int goodge_lowest(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #else
    static inline int goodge_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    #endif
    """
    int lowest "goodge_lowest"(unsigned long long mask) noexcept nogil


cdef inline int count(unsigned long long mask) noexcept nogil:
    cdef int number = 0
    while mask:  # masks are thin: quicker than what compilers do without a processor's own instruction
        mask &= mask - 1
        number += 1
    return number


cdef inline unsigned long long scrambled(unsigned long long seed, unsigned long long number) noexcept nogil:
    cdef unsigned long long state = seed + (number + 1) * 0x9E3779B97F4A7C15ULL
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9ULL
    state = (state ^ (state >> 27)) * 0x94D049BB133111EBULL
    state ^= state >> 31
    return state if state else 1
