"""Plain signs for buttons, 48x48, all in one cream colour."""

import math

from artlib.palette import UI_CREAM
from artlib.svg import Point, circle, document, path, polygon, rounded, stroke

LINE = 4.0


def _line(data: str, width: float = LINE) -> str:
    return stroke(data, UI_CREAM, width)


def _solid(data: str, **style: object) -> str:
    return path(data, fill=UI_CREAM, **style)


def _box(x: float, y: float, width: float, height: float, radius: float) -> str:
    return rounded(x, y, width, height, radius, fill="none", stroke=UI_CREAM, stroke_width=LINE)


def _speaker() -> str:
    return _solid("M6 18.5H13.5L24 9.5V38.5L13.5 29.5H6Z", stroke=UI_CREAM, stroke_width=2, stroke_linejoin="round")


def _tilted_card(x: float, y: float, turn: float, filled: bool) -> str:
    corners: list[Point] = [(-8.5, -13), (8.5, -13), (8.5, 13), (-8.5, 13)]
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    placed = [(x + cx * cosine - cy * sine, y + cx * sine + cy * cosine) for cx, cy in corners]
    style = UI_CREAM if filled else "none"
    return path(polygon(placed), fill=style, stroke=UI_CREAM, stroke_width=3.4, stroke_linejoin="round")


def icon_files() -> dict[str, str]:
    """Return the file names under emblems/icons/ and their contents."""
    fan = _tilted_card(15, 26, -18, False) + _tilted_card(32, 26, 18, True)
    shapes = {
        "pause": _solid("M12 9H20V39H12ZM28 9H36V39H28Z"),
        "sound-on": _speaker() + _line("M30 17.5Q35 24 30 30.5M35.5 12Q44.5 24 35.5 36", 3.6),
        "sound-off": _speaker() + _line("M31 18L43 30M43 18L31 30", 3.8),
        "last-trick": _box(6, 6, 22, 30, 3.5)
        + _solid("M20 12H38.5Q42 12 42 15.5V38.5Q42 42 38.5 42H23.5Q20 42 20 38.5Z"),
        "help": _line("M15.5 17Q15.5 7 24.5 7Q33 7 33 15.5Q33 21 28 24Q24 26.5 24 31.5", 4.6)
        + circle((24, 40), 3.2, fill=UI_CREAM),
        "hint": _line("M17.5 33V30.5Q10.5 26 10.5 18.5Q10.5 6 24 6Q37.5 6 37.5 18.5Q37.5 26 30.5 30.5V33Z", 3.6)
        + _line("M18.5 38H29.5M20.5 43H27.5", 3.4),
        "check": _line("M8.5 25.5L19 36L39.5 12.5", 5),
        "close": _line("M11 11L37 37M37 11L11 37", 5),
        "person": circle((24, 15), 8.5, fill=UI_CREAM) + _solid("M6.5 42C6.5 31 14 27 24 27C34 27 41.5 31 41.5 42Z"),
        "save": _line("M24 6V28M14.5 19.5L24 29L33.5 19.5")
        + _line("M7.5 29V37.5Q7.5 41 11 41H37Q40.5 41 40.5 37.5V29"),
        "eye": _line("M4.5 24Q24 4.5 43.5 24Q24 43.5 4.5 24Z", 3.6) + circle((24, 24), 6.4, fill=UI_CREAM),
        "list": _line("M16 12H41M16 24H41M16 36H41", 4.2)
        + _solid("M5 9.5H10V14.5H5ZM5 21.5H10V26.5H5ZM5 33.5H10V38.5H5Z"),
        "plus": _line("M24 9V39M9 24H39", 5.4),
        "minus": _line("M9 24H39", 5.4),
        "cards": fan,
    }  # fmt: skip
    return {f"{name}.svg": document(48, 48, [shape]) for name, shape in shapes.items()}
