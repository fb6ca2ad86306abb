"""Means and variances. The standard library's module for them brings decimals and fractions along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum


def average_of(values: Iterable[float]) -> float:
    """Return the mean of some numbers. Raises ZeroDivisionError if there are none."""
    given = tuple(values)
    return fsum(given) / len(given)


def variance_of(values: Sequence[float]) -> float:
    """Return the mean square of what numbers are apart from their mean. Raises ZeroDivisionError if there are none."""
    mean = average_of(values)
    return average_of((value - mean) ** 2 for value in values)
