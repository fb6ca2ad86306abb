"""The few things about bits for which bits.pxd has C, where the kernel is compiled."""

from __future__ import annotations

_ALL = (1 << 64) - 1


def lowest(mask: int) -> int:
    """Return the lowest card of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """Return the number of cards in a mask."""
    return mask.bit_count()


def scrambled(seed: int, number: int) -> int:
    """Return the first state of a seed's stream of that number: 64 bits, never 0, and unlike its neighbours.

    (The output of SplitMix64: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014.)
    """
    state = (seed + (number + 1) * 0x9E3779B97F4A7C15) & _ALL
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _ALL
    return (state ^ (state >> 31)) or 1
