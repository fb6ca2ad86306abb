"""Telling growth from noise: a straight line through sizes, and how certain its slope is."""

from collections.abc import Sequence
from typing import NamedTuple


class Growth(NamedTuple):
    """The growth of the process with each match, in KB, and its standard error."""

    slope: float
    error: float

    @property
    def at_most(self) -> float:
        """The growth in KB that is not exceeded, as far as the noise allows to say."""
        return self.slope + 2 * self.error


def growth(sizes: Sequence[float]) -> Growth:
    """Return the growth by a straight line through sizes in MB, one after each match, at least three of them."""
    count = len(sizes)
    middle, mean = (count - 1) / 2, sum(sizes) / count
    width = sum((place - middle) ** 2 for place in range(count))
    slope = sum((place - middle) * (size - mean) for place, size in enumerate(sizes)) / width
    rest = sum((size - mean - slope * (place - middle)) ** 2 for place, size in enumerate(sizes))
    return Growth(1000 * slope, 1000 * (rest / (count - 2) / width) ** 0.5)
