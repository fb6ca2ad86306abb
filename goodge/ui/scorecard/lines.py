"""The lines of a chart: stretches that are alike lie side by side, so that none hides another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from ...engine.values import dataclass
from ..drawing.theme import Colour

_WIDTH, _STEP = 2.4, 3.4  # units: of a line, and from the middle of one to that of the next at its side


@dataclass(frozen=True, slots=True)
class TotalsLine:
    """A line through the totals after every round."""

    totals: Sequence[int]
    ink: Colour
    dash: str = ""


def asides(kinds: Sequence[object]) -> list[float]:
    """Return how many steps each of these stands aside: those of one kind about their middle, any other not at all."""
    kinds = list(kinds)
    return [kinds[:number].count(kind) - (kinds.count(kind) - 1) / 2 for number, kind in enumerate(kinds)]


def lines_svg(
    lines: Sequence[TotalsLine], place: Callable[[int, int], tuple[float, float]], size: tuple[int, int], unit: float
) -> str:
    """Return the lines as an SVG text of a size in pixels, where each total after a round has its place."""
    stretches = range(len(lines[0].totals) - 1)
    aside = [asides([tuple(line.totals[at : at + 2]) for line in lines]) for at in stretches]
    parts = []
    for side, line in enumerate(lines):
        points = list[tuple[float, float]]()
        for at in stretches:
            ends = place(at, line.totals[at]), place(at + 1, line.totals[at + 1])
            points += _moved(*ends, aside[at][side] * _STEP * unit)
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dash = " ".join(f"{float(part) * unit:.1f}" for part in line.dash.split())
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<path d="M{path}" stroke="{line.ink.hex}"{dashes}/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
        f' viewBox="0 0 {size[0]} {size[1]}"><g fill="none" stroke-width="{_WIDTH * unit:.2f}"'
        f' stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g></svg>'
    )


def _moved(
    start: tuple[float, float], end: tuple[float, float], by: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return both ends of a stretch, moved across it by so many pixels."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    across, down = -dy / length * by, dx / length * by
    return (start[0] + across, start[1] + down), (end[0] + across, end[1] + down)


def apart(places: Sequence[float], least: int, low: int, high: int) -> list[int]:
    """Return places from low to high at least so far apart, each group of them about where it would like to be."""
    groups = list[list[float]]()
    for number, place in enumerate(places):
        groups.append([place - number * least])
        while len(groups) > 1 and _mean(groups[-2]) > _mean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    wanted = [_mean(group) for group in groups for _ in group]
    last = high - (len(places) - 1) * least
    return [round(max(low, min(last, place))) + number * least for number, place in enumerate(wanted)]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
