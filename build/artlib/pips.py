"""The five suits as cut stones, each drawn in a box of 100x100.

A stone is an outline and a roof over it: every piece of the outline has a facet that climbs to a ridge, and
a facet is as bright as it is turned towards the light (above, a little to the left).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from artlib.palette import STANDARD, Tones
from artlib.svg import Point, at, circle_data, path, polar, polygon

LIGHT: Point = (-0.5, -0.866)
STEPS = ((0.62, "glint"), (0.12, "light"), (-0.34, "base"), (-0.74, "deep"))
EDGE_WIDTH = 5.0


@dataclass(frozen=True)
class Side:
    """A piece of outline, clockwise: straight, or a cubic curve; with the ridge points over its two ends."""

    start: Point
    end: Point
    ridge_start: Point
    ridge_end: Point
    curve: tuple[Point, Point] | None = None

    def along(self) -> str:
        if self.curve is None:
            return f"L{at(self.end)}"
        return f"C{at(self.curve[0])} {at(self.curve[1])} {at(self.end)}"

    def facet(self) -> str:
        ridge = [self.ridge_end] if self.ridge_end == self.ridge_start else [self.ridge_end, self.ridge_start]
        return f"M{at(self.start)}{self.along()}{''.join(f'L{at(p)}' for p in ridge)}Z"

    def tone(self) -> str:
        return tone_of((self.end[1] - self.start[1], self.start[0] - self.end[0]))


def tone_of(normal: Point) -> str:
    """The name of the tone for a facet that faces this way."""
    length = math.hypot(*normal) or 1.0
    brightness = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) / length
    return next((name for limit, name in STEPS if brightness > limit), "dark")


Stop = tuple[Point, Point, tuple[Point, Point] | None]
"""A corner of half an outline, the ridge point over it, and the curve that leads to the next corner."""


def _flip(point: Point) -> Point:
    return 100 - point[0], point[1]


def _sides(half: Sequence[Stop]) -> list[Side]:
    """A whole outline from its right half, given from the top down to the middle of the bottom."""
    right = [
        Side(a[0], b[0], a[1], b[1], a[2]) for a, b in zip(half, half[1:], strict=False)
    ]  # fmt: skip
    left = [
        Side(
            _flip(s.end), _flip(s.start), _flip(s.ridge_end), _flip(s.ridge_start),
            (_flip(s.curve[1]), _flip(s.curve[0])) if s.curve else None,
        )
        for s in reversed(right)
    ]  # fmt: skip
    return right + left


def _outline(sides: Sequence[Side]) -> str:
    return f"M{at(sides[0].start)}{''.join(side.along() for side in sides)}Z"


def _stone(outline: str, facets: Sequence[tuple[str, str]], tones: Tones, edge: float) -> str:
    """The edge under everything, then the facets: one path for each tone."""
    drawn = path(
        outline, fill=tones["base"], stroke=tones["edge"], stroke_width=edge * 2, stroke_linejoin="round"
    )
    drawn += path(outline, fill=tones["base"])
    for tone in ("glint", "light", "base", "deep", "dark"):
        data = "".join(d for name, d in facets if name == tone)
        if data and tone != "base":
            drawn += path(data, fill=tones[tone])
    return drawn


def _star() -> tuple[str, list[tuple[str, str]]]:
    centre: Point = (50.0, 53.0)
    corners = [polar(centre, 49 if i % 2 == 0 else 21.5, -90 + 36 * i) for i in range(10)]
    sides = [Side(a, b, centre, centre) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    return _outline(sides), [(side.tone(), side.facet()) for side in sides]


def _diamond() -> tuple[str, list[tuple[str, str]]]:
    top, right, bottom, left = (50.0, 4.0), (87.0, 50.0), (50.0, 96.0), (13.0, 50.0)
    tips = [top, right, bottom, left]
    bows = [(66.0, 29.0), (66.0, 71.0), (34.0, 71.0), (34.0, 29.0)]
    table = [(50 + (x - 50) * 0.46, 50 + (y - 50) * 0.46) for x, y in tips]
    outer = ("base", "dark", "deep", "light")
    inner = ("light", "deep", "base", "glint")
    sides: list[Side] = []
    facets: list[tuple[str, str]] = []
    for i in range(4):
        a, b, bow = tips[i], tips[(i + 1) % 4], bows[i]
        sides.append(Side(a, b, table[i], table[(i + 1) % 4], (bow, bow)))
        facets.append((outer[i], sides[-1].facet()))
        facets.append((inner[i], polygon([table[i], table[(i + 1) % 4], (50.0, 50.0)])))
    return _outline(sides), facets


HEART: list[Stop] = [
    ((50, 27), (50, 50), ((54, 15), (61, 8))),
    ((72, 8), (72, 35), ((79, 8), (85, 11))),
    ((90, 17), (72, 35), ((94, 22), (96, 28))),
    ((96, 35), (72, 35), ((96, 46), (91, 55))),
    ((83, 64), (50, 50), ((73, 75), (60, 83))),
    ((50, 95), (50, 50), None),
]

SPADE: list[Stop] = [
    ((50, 3), (50, 50), ((57, 18), (70, 29))),
    ((83, 42), (71, 59), ((91, 49), (96, 55))),
    ((95, 63), (71, 59), ((95, 74), (86, 80))),
    ((77, 80), (71, 59), ((67, 80), (59, 76))),
    ((54, 68), (50, 56), ((55, 80), (59, 89))),
    ((69, 96), (50, 82), None),
    ((50, 96), (50, 82), None),
]


def _halved(half: list[Stop]) -> tuple[str, list[tuple[str, str]]]:
    sides = _sides(half)
    return _outline(sides), [(side.tone(), side.facet()) for side in sides]


def _club() -> tuple[str, list[tuple[str, str]]]:
    lobes: list[tuple[Point, float]] = [((50, 26.5), 22.5), ((25.5, 60.5), 22.5), ((74.5, 60.5), 22.5)]
    stem = [((54.0, 62.0), (50.0, 60.0), ((55.0, 78.0), (59.0, 88.0))), ((69.0, 96.0), (50.0, 82.0), None)]
    foot: list[Stop] = [((50, 40), (50, 62), None), *stem, ((50, 96), (50, 82), None)]
    sides = _sides(foot)
    facets = [("base", polygon([centre for centre, _ in lobes]))]
    facets += [(side.tone(), side.facet()) for side in sides]
    outline = _outline(sides) + "".join(circle_data(c, r) for c, r in lobes)
    for centre, radius in lobes:
        for i in range(8):
            a, b = (polar(centre, radius, 22.5 + 45 * (i + j)) for j in range(2))
            wedge = f"M{at(centre)}L{at(a)}A{radius} {radius} 0 0 1 {at(b)}Z"
            facets.append((tone_of((a[0] + b[0] - 2 * centre[0], a[1] + b[1] - 2 * centre[1])), wedge))
    return outline, facets


SHAPES = {"S": _halved(SPADE), "D": _diamond(), "T": _star(), "H": _halved(HEART), "C": _club()}


def pip(suit: str, edge: float = EDGE_WIDTH) -> str:
    """A suit's stone in its 100x100 box; ``edge`` is how far its dark edge reaches beyond the stone."""
    outline, facets = SHAPES[suit]
    return _stone(outline, facets, STANDARD[suit], edge)
