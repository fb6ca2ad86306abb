"""Small pieces of SVG as text, kept inside what nanosvg can draw.

Every function returns a fragment; ``document`` wraps fragments and adds only the gradients that
they use. Lengths are user units, angles degrees clockwise from the right, y grows downwards.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence

Point = tuple[float, float]

_gradients: dict[str, str] = {}


def num(value: float, digits: int = 1) -> str:
    """Return the shortest text of a number: rounded, no trailing zeros, never "-0"."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def at(point: Point, digits: int = 1) -> str:
    return f"{num(point[0], digits)} {num(point[1], digits)}"


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """Return the point at this distance and direction from a centre."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def polygon(points: Sequence[Point], digits: int = 1) -> str:
    """Return path data of a closed polygon."""
    return f"M{'L'.join(at(p, digits) for p in points)}Z"


def circle_data(centre: Point, radius: float) -> str:
    """Return path data of a full circle, so that many circles can share one path."""
    left, right = (centre[0] - radius, centre[1]), (centre[0] + radius, centre[1])
    r = num(radius, 2)
    return f"M{at(left, 2)}A{r} {r} 0 0 1 {at(right, 2)}A{r} {r} 0 0 1 {at(left, 2)}Z"


def smooth(points: Sequence[Point], digits: int = 1) -> str:
    """Return path data of an open curve through all the points (Catmull-Rom, as cubic Bezier pieces)."""
    data = f"M{at(points[0], digits)}"
    for i in range(len(points) - 1):
        before, start = points[max(i - 1, 0)], points[i]
        end, after = points[i + 1], points[min(i + 2, len(points) - 1)]
        c1 = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        c2 = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        data += f"C{at(c1, digits)} {at(c2, digits)} {at(end, digits)}"
    return data


def rounded(x: float, y: float, width: float, height: float, radius: float, **style: object) -> str:
    """Return a rectangle with round corners."""
    return element(
        "rect", x=num(x, 2), y=num(y, 2), width=num(width, 2), height=num(height, 2), rx=num(radius, 2), **style
    )


def element(name: str, **attributes: object) -> str:
    """Return one empty element; underscores in attribute names stand for hyphens, None leaves an attribute out."""
    parts = [
        f'{key.replace("_", "-")}="{num(value, 2) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None
    ]
    return f"<{name} {' '.join(parts)}/>"


def path(data: str, **style: object) -> str:
    return element("path", d=data, **style)


def stroke(data: str, colour: str, width: float, **style: object) -> str:
    """Return an open line with round ends and joints."""
    return path(
        data, fill="none", stroke=colour, stroke_width=num(width, 2), stroke_linecap="round",
        stroke_linejoin="round", **style,
    )  # fmt: skip


def circle(centre: Point, radius: float, **style: object) -> str:
    return element("circle", cx=num(centre[0], 2), cy=num(centre[1], 2), r=num(radius, 2), **style)


def group(content: str, transform: str) -> str:
    return f'<g transform="{transform}">{content}</g>'


def placed(content: str, centre: Point, scale: float, turn: float = 0.0) -> str:
    """Return content drawn in a 100x100 box with its middle put at a point, scaled, then turned by degrees."""
    rotation = f"rotate({num(turn, 2)})" if turn else ""
    move = f"translate({at(centre, 2)}){rotation}scale({num(scale, 4)})translate(-50 -50)"
    return group(content, move)


def half_turned(content: str, width: float, height: float) -> str:
    """Return the same content upside down on a sheet of this size."""
    return group(content, f"rotate(180 {num(width / 2, 2)} {num(height / 2, 2)})")


def _stops(stops: Mapping[float, str]) -> str:
    text = ""
    for offset, colour in stops.items():
        solid, _, opacity = colour.partition("/")
        see_through = f' stop-opacity="{opacity}"' if opacity else ""
        text += f'<stop offset="{num(offset, 3)}" stop-color="{solid}"{see_through}/>'
    return text


def linear(name: str, start: Point, end: Point, stops: Mapping[float, str]) -> str:
    """Register a linear gradient in user space; return its paint. A stop "#rrggbb/0.5" is half clear."""
    _gradients[name] = (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(start[0], 2)}" '
        f'y1="{num(start[1], 2)}" x2="{num(end[0], 2)}" y2="{num(end[1], 2)}">{_stops(stops)}</linearGradient>'
    )
    return f"url(#{name})"


def radial(name: str, centre: Point, radius: float, stops: Mapping[float, str]) -> str:
    """Register a radial gradient in user space; return its paint."""
    _gradients[name] = (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(centre[0], 2)}" '
        f'cy="{num(centre[1], 2)}" r="{num(radius, 2)}">{_stops(stops)}</radialGradient>'
    )
    return f"url(#{name})"


def document(width: float, height: float, fragments: Iterable[str]) -> str:
    """Return a whole SVG file: the gradients that the fragments name, then the fragments."""
    body = "".join(fragments)
    names = sorted(set(re.findall(r"url\(#([^)]+)\)", body)))
    defs = "".join(_gradients[name] for name in names)
    size = f"{num(width)} {num(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {size}">{f"<defs>{defs}</defs>" if defs else ""}{body}</svg>\n'
    )
