"""Pieces of clothing for the court, in the coordinates of the faces.

A figure ends on the slanting line where its upside-down half begins: from 110 below the face's middle at the left
edge of the panel to 60 at the right one.
"""

from collections.abc import Sequence
from math import cos, radians, sin

from artlib.court_faces import Skin, inked
from artlib.palette import Tones
from artlib.pips import silhouette
from artlib.svg import Point, path, placed, polygon

CREAM, CREAM_DARK = "#fff7e2", "#e6d3a8"
LEFT, RIGHT = -108.0, 108.0
SLOPE = -50 / 216
MIDDLE = 85.0

Curve = tuple[Point, Point, Point]
"""Start, control point and end of a quadratic curve."""


def seam(x: float) -> float:
    """Return how far down the figure reaches at a horizontal place."""
    return MIDDLE + SLOPE * x


def down_to_seam(points: Sequence[Point]) -> str:
    """Return path data of a shape whose first and last points hang down to the seam."""
    (first, _), (last, _) = points[0], points[-1]
    return polygon([(first, seam(first)), *points, (last, seam(last))])


def on_curve(curve: Curve, share: float) -> Point:
    a, b, c = (share * share, 2 * share * (1 - share), (1 - share) * (1 - share))
    x, y = (a * curve[2][i] + b * curve[1][i] + c * curve[0][i] for i in (0, 1))
    return x, y


def mixed(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def strip(outer: Curve, inner: Curve, start: float, end: float) -> str:
    """Return path data of the strip between two curves, from one share of its width to another."""
    steps = [i / 6 for i in range(7)]
    one = [mixed(on_curve(outer, v), on_curve(inner, v), start) for v in steps]
    other = [mixed(on_curve(outer, v), on_curve(inner, v), end) for v in reversed(steps)]
    return polygon(one + other)


Arms = tuple[tuple[Curve, Curve], tuple[Curve, Curve]]
"""The outer and the inner edge of the sleeve at the left and of the one at the right."""

ROUND: Arms = (
    (((-34, 41), (-84, 42), (-99, seam(-99))), ((-24, 46), (-30, 66), (-27, seam(-27)))),
    (((34, 39), (82, 34), (105, seam(105))), ((24, 44), (28, 60), (27, seam(27)))),
)
SLOPING: Arms = (
    (((-30, 42), (-54, 50), (-84, seam(-84))), ((-24, 46), (-30, 66), (-27, seam(-27)))),
    (((30, 40), (62, 44), (102, seam(102))), ((24, 44), (28, 60), (27, seam(27)))),
)
"""The narrow shoulders of a gown, whose sleeves widen downwards."""
AKIMBO: Arms = (
    (((-33, 40), (-102, 36), (-99, seam(-99))), ((-30, 62), (-56, 58), (-62, seam(-62)))),
    (((33, 38), (96, 30), (106, seam(106))), ((30, 55), (50, 52), (57, seam(57)))),
)
"""A hand on the hip, and light between arm and body."""


def sleeves(t: Tones, left: Sequence[str], right: Sequence[str], arms: Arms = ROUND) -> str:
    """Return both sleeves; each is given the paints of its folds, from the outside in."""
    drawn = ""
    for (outer, inner), paints in zip(arms, (left, right), strict=True):
        drawn += inked(strip(outer, inner, 0, 1), paints[-1], t["edge"])
        for i, paint in enumerate(paints[:-1]):
            drawn += path(strip(outer, inner, i / len(paints), (i + 1) / len(paints)), fill=paint)
    return drawn


def neck(skin: Skin, edge: str) -> str:
    drawn = inked("M-9 14L-10 32L-18 40L0 56L18 40L10 32L9 14Z", skin.base, edge)
    return drawn + path("M-9 16L9 14L10 32L18 40L4 52L2 36L-9 24Z", fill=skin.shade)


def decollete(skin: Skin, edge: str) -> str:
    """Return the neck and shoulders of an open dress."""
    drawn = inked("M-8 14L-9 28L-30 42L0 62L30 42L9 28L8 14Z", skin.base, edge)
    drawn += path("M-9 28L-30 42L-16 51L-6 38Z", fill=skin.light)
    return drawn + path("M-8 18L8 14L9 28L30 42L10 56L4 34L-8 25Z", fill=skin.shade)


def bodice(t: Tones) -> str:
    """Return the front of a dress or a doublet, cut to a point."""
    drawn = inked(down_to_seam([(-34, 70), (-32, 43), (-22, 40), (0, 56), (22, 40), (32, 41), (32, 60)]),
                  t["base"], t["edge"])  # fmt: skip
    drawn += path(down_to_seam([(-34, 70), (-32, 43), (-22, 40), (-14, 46)]), fill=t["light"])
    return drawn + path(down_to_seam([(16, 44), (22, 40), (32, 41), (32, 60)]), fill=t["deep"])


def cloak(t: Tones) -> str:
    """Return a wide cloak with square shoulders and folds, to both sides of the panel."""
    cape = [
        (LEFT, 74),
        (-104, 56),
        (-92, 44),
        (-62, 37),
        (-10, 32),
        (10, 32),
        (62, 33),
        (90, 38),
        (103, 48),
        (RIGHT, 57),
    ]
    drawn = inked(down_to_seam(cape), t["base"], t["edge"])
    dark: list[list[Point]] = [
        [(-90, 44), (-70, 39), (-74, 80)],
        [(-48, 37), (-26, 36), (-38, 70)],
        [(24, 34), (46, 34), (36, 64)],
    ]
    light: list[list[Point]] = [[(LEFT, 74), (-104, 56), (-92, 44), (-98, 92)], [(-66, 38), (-48, 37), (-56, 70)]]
    drawn += path("".join(down_to_seam(fold) for fold in dark), fill=t["deep"])
    drawn += path("".join(down_to_seam(fold) for fold in light), fill=t["light"])
    return drawn + path(down_to_seam([(62, 33), (90, 38), (103, 48), (RIGHT, 57), (RIGHT, 60)]), fill=t["dark"])


def motifs(suit: str, paint: str, places: Sequence[tuple[float, float, float]]) -> str:
    """Return the suit's flat sign, woven in at each (x, y) and scale."""
    return "".join(placed(silhouette(suit, paint), (x, y), scale) for x, y, scale in places)


def round_the_neck(across: float, down: float, start: float = 32, end: float = 148, count: int = 24) -> list[Point]:
    """Return points of a collar's rim, from the right shoulder over the chest to the left one."""
    turns = [radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(across * cos(turn), 20 + down * sin(turn)) for turn in turns]
