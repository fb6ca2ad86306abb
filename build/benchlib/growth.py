"""What tells growth from noise: a straight line through sizes, and how surely its slope is known."""

from collections.abc import Sequence
from typing import NamedTuple


class Growth(NamedTuple):
    """By how much each match makes the process larger, in KB, and the standard error of that."""

    slope: float
    error: float

    @property
    def at_most(self) -> float:
        """KB that it does not exceed, as far as the noise lets one say so."""
        return self.slope + 2 * self.error


def growth(sizes: Sequence[float]) -> Growth:
    """Of the straight line through sizes in MB, one after each match. There are at least three."""
    count = len(sizes)
    middle, mean = (count - 1) / 2, sum(sizes) / count
    width = sum((place - middle) ** 2 for place in range(count))
    slope = sum((place - middle) * (size - mean) for place, size in enumerate(sizes)) / width
    rest = sum((size - mean - slope * (place - middle)) ** 2 for place, size in enumerate(sizes))
    return Growth(1000 * slope, 1000 * (rest / (count - 2) / width) ** 0.5)
