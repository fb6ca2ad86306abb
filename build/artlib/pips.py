"""The five suits as cut stones, each drawn in a box of 100x100.

A stone is an outline and a roof over it: every piece of the outline has a facet that climbs to a ridge. The more
a facet faces the light (above, a little to the left), the brighter it is.
"""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from artlib.palette import STANDARD, UI_CREAM, Tones
from artlib.svg import Point, at, circle_data, path, placed, polar, polygon, stroke

LIGHT: Point = (-0.5, -0.866)
STEPS = ((0.62, "glint"), (0.07, "light"), (-0.34, "base"), (-0.74, "deep"))
EDGE_WIDTH = 5.0
TONES = ("glint", "light", "base", "deep", "dark")


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


@dataclass(frozen=True)
class Side:
    """A clockwise piece of outline, straight or a cubic curve, with the ridge points over its two ends."""

    start: Point
    end: Point
    ridge_start: Point
    ridge_end: Point
    curve: tuple[Point, Point] | None = None

    def along(self) -> str:
        if self.curve is None:
            return f"L{at(self.end)}"
        return f"C{at(self.curve[0])} {at(self.curve[1])} {at(self.end)}"

    def ridge(self) -> list[Point]:
        """Return the way back along the ridge: only one point if the facet comes to a tip."""
        return [self.ridge_end] if self.ridge_end == self.ridge_start else [self.ridge_end, self.ridge_start]

    def facet(self) -> str:
        return f"M{at(self.start)}{self.along()}{''.join(f'L{at(p)}' for p in self.ridge())}Z"

    def halves(self) -> tuple["Side", "Side"]:
        """Return the same piece of outline as two; over the new corner stands the nearest point of the ridge."""
        ridge = _between(self.ridge_start, self.ridge_end, 0.5)
        if self.curve is None:
            middle = _between(self.start, self.end, 0.5)
            return Side(self.start, middle, self.ridge_start, ridge), Side(middle, self.end, ridge, self.ridge_end)
        a, b, c = (_between(u, v, 0.5) for u, v in zip((self.start, *self.curve), (*self.curve, self.end), strict=True))
        d, e = _between(a, b, 0.5), _between(b, c, 0.5)
        middle = _between(d, e, 0.5)
        return (
            Side(self.start, middle, self.ridge_start, ridge, (a, d)),
            Side(middle, self.end, ridge, self.ridge_end, (e, c)),
        )

    def tone(self) -> str:
        return tone_of((self.end[1] - self.start[1], self.start[0] - self.end[0]))


def tone_of(normal: Point) -> str:
    """Return the name of the tone for a facet that faces this way."""
    length = math.hypot(*normal) or 1.0
    brightness = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1]) / length
    return next((name for limit, name in STEPS if brightness > limit), "dark")


Stop = tuple[Point, Point, tuple[Point, Point] | None]
"""A corner of half an outline, the ridge point over it, and the curve that leads to the next corner."""


def _flip(point: Point) -> Point:
    return 100 - point[0], point[1]


def _sides(half: Sequence[Stop]) -> list[Side]:
    """Return a whole outline from its right half, given from the top down to the middle of the bottom."""
    right = [Side(a[0], b[0], a[1], b[1], a[2]) for a, b in itertools.pairwise(half)]
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
    """Return the edge, the stone over its inner half, then the facets: one path for each tone."""
    drawn = path(outline, fill=tones["base"], stroke=tones["edge"], stroke_width=edge * 2, stroke_linejoin="round")
    drawn += path(outline, fill=tones["base"])
    for tone in TONES:
        data = "".join(d for name, d in facets if name == tone)
        if data:
            drawn += path(data, fill=tones[tone])
    return drawn


def _neighbour(tone: str, i: int) -> str:
    """Return the next darker tone for a facet of even number, else the next lighter one."""
    return TONES[min(len(TONES) - 1, max(0, TONES.index(tone) + (-1 if i % 2 else 1)))]


def _brilliant(sides: Sequence[Side], table: float) -> list[tuple[str, str]]:
    """Return the finer cut of a great stone: a rim of small facets, and inside it facets with tones of their own.

    ``table`` is where the rim ends on the roof, from 0 at its foot to 1.
    """
    facets: list[tuple[str, str]] = []
    for i, side in enumerate(sides):
        low, high = _between(side.start, side.ridge_start, table), _between(side.end, side.ridge_end, table)
        facets.append((side.tone(), f"M{at(side.start)}{side.along()}L{at(high)}L{at(low)}Z"))
        facets.append((_neighbour(side.tone(), i), polygon([low, high, *side.ridge()])))
    return facets


Cut = tuple[list[Side], list[tuple[str, str]]]
"""An outline, and facets as (tone, path data)."""


def _star() -> Cut:
    centre: Point = (50.0, 53.0)
    corners = [polar(centre, 49 if i % 2 == 0 else 21.5, -90 + 36 * i) for i in range(10)]
    sides = [Side(a, b, centre, centre) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    return sides, [(side.tone(), side.facet()) for side in sides]


def _diamond() -> Cut:
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
    return sides, facets


HEART: list[Stop] = [
    ((50, 27), (50, 50), ((54, 15), (61, 8))),
    ((72, 8), (72, 35), ((79, 8), (85, 11))),
    ((90, 17), (72, 35), ((94, 22), (96, 28))),
    ((96, 35), (72, 35), ((96, 46), (91, 55))),
    ((83, 64), (50, 50), ((73, 75), (60, 83))),
    ((50, 95), (50, 50), None),
]

SPADE: list[Stop] = [
    ((50, 2), (50, 50), ((54, 17), (65, 29))),
    ((79, 42), (69, 60), ((87, 49), (92, 56))),
    ((91, 64), (69, 60), ((91, 75), (83, 81))),
    ((75, 81), (69, 60), ((66, 81), (58, 77))),
    ((53.5, 69), (50, 56), ((54, 81), (57, 90))),
    ((65, 97), (50, 83), None),
    ((50, 97), (50, 83), None),
]


def _halved(half: list[Stop]) -> Cut:
    sides = _sides(half)
    return sides, [(side.tone(), side.facet()) for side in sides]


LOBES: list[Point] = [(50, 24), (23.5, 58.5), (76.5, 58.5)]
LOBE_RADIUS = 21.0
FOOT: list[Stop] = [
    ((50, 40), (50, 62), None),
    ((54, 62), (50, 60), ((55, 78), (59, 88))),
    ((69, 96), (50, 82), None),
    ((50, 96), (50, 82), None),
]


def _lobe(centre: Point) -> list[Side]:
    """Return a round lobe as eight straight sides; ``_club`` rounds them."""
    corners = [polar(centre, LOBE_RADIUS, 22.5 + 45 * i) for i in range(8)]
    return [Side(a, b, centre, centre) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]


def _club_facets(great: bool) -> list[tuple[str, str]]:
    foot = _sides(FOOT)
    facets = [("base", polygon(LOBES))]
    facets += [(side.tone(), side.facet()) for side in foot]
    for centre in LOBES:
        for side in _lobe(centre):
            round_side = f"A{LOBE_RADIUS} {LOBE_RADIUS} 0 0 1 {at(side.end)}"
            facets.append((side.tone(), f"M{at(centre)}L{at(side.start)}{round_side}Z"))
        if great:
            table = [Side(_between(s.start, centre, 0.42), _between(s.end, centre, 0.42), centre, centre)
                     for s in _lobe(centre)]  # fmt: skip
            for i, side in enumerate(table):
                facets.append((_neighbour(side.tone(), i), side.facet()))
    return facets


TABLES = {"S": 0.42, "D": 0.5, "T": 0.4, "H": 0.42}
"""How far up its roof the rim of a great stone reaches."""

CUTS = {"S": _halved(SPADE), "D": _diamond(), "T": _star(), "H": _halved(HEART)}


def outline_of(suit: str) -> str:
    """Return path data of a suit's shape without its edge, in a 100x100 box."""
    if suit == "C":
        return _outline(_sides(FOOT)) + "".join(circle_data(centre, LOBE_RADIUS) for centre in LOBES)
    return _outline(CUTS[suit][0])


def silhouette(suit: str, paint: str, opacity: float | None = None) -> str:
    """Return the bare shape in one paint, in a 100x100 box."""
    return path(outline_of(suit), fill=paint, fill_opacity=opacity)


def pip(suit: str, edge: float = EDGE_WIDTH) -> str:
    """Return a suit's stone in its 100x100 box; its dark edge reaches ``edge`` units beyond the stone."""
    facets = _club_facets(great=False) if suit == "C" else CUTS[suit][1]
    return _stone(outline_of(suit), facets, STANDARD[suit], edge)


def mark(suit: str) -> str:
    """Return the stone with a thin cream line around its edge, so that it stands out on dark grounds too."""
    line = stroke(outline_of(suit), UI_CREAM, 14)
    return placed(line + pip(suit, 4), (50, 50), 0.88)


def great_stone(suit: str, edge: float) -> str:
    """Return the same stone with a finer cut, for large sizes."""
    if suit == "C":
        facets = _club_facets(great=True)
    else:
        whole = CUTS[suit][0]
        sides = whole if suit == "T" else [half for side in whole for half in side.halves()]
        facets = _brilliant(sides, TABLES[suit])
    return _stone(outline_of(suit), facets, STANDARD[suit], edge)
