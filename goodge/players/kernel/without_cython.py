"""Stands in for the module `cython` where the kernel runs as Python and Cython is not installed.

Annotations inside functions are never evaluated, so what the sources call is all that must be here.
"""

from __future__ import annotations

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
longlong = int


def cast(kind: type[int], value: float) -> int:
    """A value as a whole number, cut off as C does it."""
    return kind(value)
