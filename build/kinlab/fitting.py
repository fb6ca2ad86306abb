"""Least squares and logistic regression on a few columns, as plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

Row = Sequence[float]


def least_squares(rows: Sequence[Row], targets: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the weights of the columns, and what is left of each target."""
    weights = _solved(*_sums(rows, targets, [1.0] * len(rows)))
    return weights, [target - _dot(weights, row) for row, target in zip(rows, targets, strict=True)]


def logistic(rows: Sequence[Row], came_true: Sequence[bool], steps: int = 20) -> list[float]:
    """Return the weights whose sums are the logarithms of the odds (Newton's method)."""
    weights = [0.0] * len(rows[0])
    for _ in range(steps):
        chances = [1 / (1 + exp(-_dot(weights, row))) for row in rows]
        off = [(true - chance) / (chance * (1 - chance)) for true, chance in zip(came_true, chances, strict=True)]
        change = _solved(*_sums(rows, off, [chance * (1 - chance) for chance in chances]))
        weights = [weight + more for weight, more in zip(weights, change, strict=True)]
    return weights


def spread_of(numbers: Sequence[float]) -> float:
    """Return the root of the mean square."""
    return sqrt(sum(number * number for number in numbers) / len(numbers))


def _dot(one: Row, other: Row) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _sums(rows: Sequence[Row], targets: Sequence[float], weights: Sequence[float]) -> tuple[list[list[float]], Row]:
    size = range(len(rows[0]))
    matrix, side = [[0.0] * len(size) for _ in size], [0.0] * len(size)
    for row, target, weight in zip(rows, targets, weights, strict=True):
        for one in size:
            side[one] += weight * row[one] * target
            for other in size:
                matrix[one][other] += weight * row[one] * row[other]
    return matrix, side


def _solved(matrix: list[list[float]], side: Row) -> list[float]:
    """The solution of a set of equations (Gauss and Jordan). Raises ZeroDivisionError if there is not just one."""
    rows = [[*row, value] for row, value in zip(matrix, side, strict=True)]
    for place in range(len(rows)):
        best = max(range(place, len(rows)), key=lambda number: abs(rows[number][place]))
        rows[place], rows[best] = rows[best], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other, row in enumerate(rows):
            if other != place:
                rows[other] = [a - row[place] * b for a, b in zip(row, rows[place], strict=True)]
    return [row[-1] for row in rows]
