"""Our own pinned randomness: the same numbers on every system and every Python, on every machine.

The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014).
A stream's first state is the head of a SHA-256 over its seed and its names, so streams of one seed with
different names have nothing to do with one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .hashes import sha256

T = TypeVar("T")

_MASK = (1 << 64) - 1
_SPAN = 1 << 64
MAX_SEED = (1 << 63) - 1
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of SplitMix64


class Stream:
    """A named stream of random numbers.

    >>> Stream(7, "deal", 2).shuffled("abcdef")
    ['d', 'f', 'a', 'e', 'b', 'c']
    >>> Stream(7, "deal", 3).shuffled("abcdef")
    ['c', 'f', 'e', 'b', 'a', 'd']
    >>> stream = Stream(7)
    >>> [stream.below(6) + 1 for _ in range(10)]
    [4, 5, 3, 5, 5, 1, 3, 6, 2, 2]
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, *names: str | int) -> None:
        text = "/".join(["goodge", str(seed), *map(str, names)])
        self._state = int.from_bytes(sha256(text.encode()).digest()[:8], "little")

    def word(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + _STEP) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely; `bound` may be of any size.

        Raises ValueError if `bound` is under 1.
        """
        if bound < 1:
            raise ValueError(f"bound must be 1 or more, not {bound}")
        if bound <= _MASK:  # one word does, as it nearly always does: the same as below, in less time
            limit = _SPAN - _SPAN % bound
            while (number := self.word()) >= limit:
                pass
            return number % bound
        words = (bound.bit_length() + 63) // 64
        span = 1 << (64 * words)
        limit = span - span % bound
        while True:
            number = 0
            for _ in range(words):
                number = (number << 64) | self.word()
            if number < limit:
                return number % bound

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.word() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates, from the last place down)."""
        pile, state = list(items), self._state
        for last in range(len(pile) - 1, 0, -1):
            limit = _SPAN - _SPAN % (last + 1)
            while True:  # `below`, written out: most of a computer player's chances are shuffles
                state = (state + _STEP) & _MASK
                z = ((state ^ (state >> 30)) * _FIRST) & _MASK
                z = ((z ^ (z >> 27)) * _SECOND) & _MASK
                z ^= z >> 31
                if z < limit:
                    break
            other = z % (last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        self._state = state
        return pile
