"""The crests of the teams that play tournaments, and the cup that they play for."""

from artlib import palette as p
from artlib.ornament import BALL_GOLD, ball, leaf
from artlib.svg import Point, circle, circle_data, document, linear, path, polar, polygon, radial, smooth, stroke

PALE, SHADE = "#fdf6e3", "#d9c79c"
RIM = linear("crestrim", (15, 10), (85, 90), {0: p.GOLD_GLINT, 0.35: p.GOLD, 0.65: p.GOLD_DEEP, 1: p.GOLD_LIGHT})
LIGHT = radial("crestlight", (40, 32), 52, {0: "#ffffff/0.28", 1: "#ffffff/0"})
CUP_GOLD = linear("cup", (22, 0), (78, 0), {
    0: p.GOLD_DEEP, 0.2: p.GOLD_LIGHT, 0.36: p.GOLD_GLINT, 0.6: p.GOLD, 1: p.GOLD_DARK})  # fmt: skip


def _crest(ground: str, figure: str) -> str:
    """Return a round shield in one colour with a gold rim, and a pale figure on it."""
    disc = circle((50, 50), 45, fill=ground, stroke=p.GOLD_DARK, stroke_width=8) + circle((50, 50), 42, fill=LIGHT)
    return document(100, 100, [disc, circle((50, 50), 45, fill="none", stroke=RIM, stroke_width=5.6), figure])


def _filled(data: str) -> str:
    return path(data, fill=PALE)


def _lark() -> str:
    """Return a bird that rises to the right."""
    body = "M18 62Q34 64 46 54Q58 40 70 38Q78 36 88 42Q80 44 78 50Q72 66 52 68Q34 70 18 62Z"
    wing = "M56 52Q46 40 44 18Q62 24 68 46Q64 54 56 52Z"
    return _filled(body) + path(wing, fill=PALE) + path("M50 30Q58 36 63 46Q60 51 57 50Q52 42 50 30Z", fill=SHADE) + (
        circle((74, 43), 2.2, fill="#23324a")
    )  # fmt: skip


def _kettle() -> str:
    """Return a kettle with a handle over its lid."""
    body = "M28 56Q28 40 48 40Q68 40 68 56L71 72Q71 78 64 78H32Q25 78 25 72Z"
    spout = "M66 52Q76 52 80 40L87 42Q84 62 69 66Z"
    handle = stroke("M32 44Q32 20 48 20Q64 20 64 44", PALE, 5)
    return handle + _filled(body + spout + circle_data((48, 35), 4.4)) + stroke("M29 66H68", SHADE, 3)


def _acorn() -> str:
    """Return an acorn in its cup."""
    cap = "M24 48Q24 30 50 30Q76 30 76 48Q50 54 24 48Z"
    nut = "M29 52Q50 57 71 52Q70 74 50 86Q30 74 29 52Z"
    return stroke("M50 30Q50 22 57 17", PALE, 5) + path(cap, fill=SHADE) + _filled(nut)


def _boat() -> str:
    """Return a boat folded from paper."""
    hull = _filled("M14 56H86L72 78H28Z") + path("M14 56H50L36 78H28Z", fill=SHADE)
    return _filled("M50 20L70 53H30Z") + path("M50 20V53H30Z", fill=SHADE) + hull


def _supper() -> str:
    """Return a fork and a knife."""
    tines = "".join(f"M{x} 20V40" for x in (28, 35, 42))
    fork = stroke(tines, PALE, 4) + _filled("M26 38H44Q44 50 37.5 52V82H32.5V52Q26 50 26 38Z")
    return fork + _filled("M60 18Q76 26 74 54H65V82H60Z")


def _teapot() -> str:
    """Return a round teapot with its handle at the side."""
    handle = stroke("M70 46Q86 44 84 58Q82 68 68 68", PALE, 5)
    body = "M30 52Q34 36 50 36Q68 36 71 54Q72 74 62 78H40Q32 74 31 66Q20 64 15 42L23 41Q26 52 30 52Z"
    return handle + _filled(body + circle_data((51, 29), 4.6)) + stroke("M38 44Q51 40 64 44", SHADE, 2.6)


def _thyme() -> str:
    """Return a sprig with leaves in pairs."""
    leaves = ""
    for y, size in ((70, 20), (55, 19), (41, 17), (29, 14)):
        leaves += leaf((50, y), size, 9, -28) + leaf((50, y), size, 9, -152)
    return stroke("M50 84V22", SHADE, 3.4) + _filled(leaves + leaf((50, 28), 15, 8, -90))


def _coat() -> str:
    """Return a coat with lapels and buttons."""
    cloth = "M40 20H60L76 32L84 62L73 66L67 48V82H33V48L27 66L16 62L24 32Z"
    lapels = path("M40 20L50 44L60 20L54 18H46Z", fill=SHADE) + stroke("M50 44V82", SHADE, 2.4)
    return _filled(cloth) + lapels + "".join(circle((45, y), 2.4, fill=SHADE) for y in (54, 64, 74))


def _bread() -> str:
    """Return a loaf with three cuts."""
    loaf = "M18 50Q18 30 36 32Q50 24 64 32Q82 30 82 50Q82 58 77 60V72Q77 76 73 76H27Q23 76 23 72V60Q18 58 18 50Z"
    return _filled(loaf) + stroke("M35 42L41 58M49 40L55 58M63 42L69 58", SHADE, 4)


def _button() -> str:
    """Return a button with four holes."""
    holes = "".join(circle_data((x, y), 5) for x in (41, 59) for y in (41, 59))
    ring = circle((50, 50), 24, fill="none", stroke=SHADE, stroke_width=3)
    return path(circle_data((50, 50), 31) + holes, fill=PALE, fill_rule="evenodd") + ring


def _porch() -> str:
    """Return the front of a house with pillars and steps."""
    pillars = "".join(f"M{x} 48H{x + 7}V72H{x}Z" for x in (25, 40, 53, 68))
    return _filled("M50 18L86 42V47H14V42Z" + pillars) + path("M23 72H77V76H23ZM21 76H79V81H21Z", fill=SHADE)


def _river() -> str:
    """Return three waves."""
    waves = ""
    for y, left, right in ((34, 24, 76), (52, 15, 85), (70, 24, 76)):
        step = (right - left) / 8
        points: list[Point] = [(left + step * i, y + (0, -5, 0, 5)[i % 4]) for i in range(9)]
        waves += smooth(points)
    return stroke(waves, PALE, 6.4)


CRESTS = {
    "lark": ("#2c5b94", _lark),
    "kettle": ("#85431b", _kettle),
    "acorn": ("#3b5b27", _acorn),
    "boat": ("#1b6673", _boat),
    "supper": ("#45295f", _supper),
    "teapot": ("#24408f", _teapot),
    "thyme": ("#5d6c1c", _thyme),
    "coat": ("#7c1d33", _coat),
    "bread": ("#8c5b10", _bread),
    "button": ("#8e3c69", _button),
    "porch": ("#3c495c", _porch),
    "river": ("#12566f", _river),
}


def cup() -> str:
    """Return the cup in gold, 100x100."""
    edge = p.GOLD_DARK
    handles = "M27 22H13Q11 46 33 50M73 22H87Q89 46 67 50"
    bowl = "M25 14H75Q76 50 54 58V70H46V58Q24 50 25 14Z"
    foot = "M38 70H62L66 80H34ZM28 80H72V90H28Z"
    drawn = stroke(handles, edge, 8) + stroke(handles, p.GOLD, 4.6)
    for part in (bowl, foot):
        drawn += path(part, fill=CUP_GOLD, stroke=edge, stroke_width=2.4, stroke_linejoin="round")
    shine = path("M33 20H39Q38 40 46 50Q33 44 33 20Z", fill=p.GOLD_GLINT, fill_opacity="0.75")
    rim = path("M23 11H77V18H23Z", fill=p.GOLD_LIGHT, stroke=edge, stroke_width=2, stroke_linejoin="round")
    star = path(polygon(_star((56, 34), 10)), fill=p.GOLD_DEEP, fill_opacity="0.8")
    return document(100, 100, [drawn, shine, rim, star, ball((50, 64), 4.6, BALL_GOLD)])


def _star(centre: Point, radius: float) -> list[Point]:
    return [polar(centre, radius * (1, 0.42)[i % 2], 36 * i - 90) for i in range(10)]


def crest_files() -> dict[str, str]:
    """Return the file names under emblems/ and their contents."""
    return {f"crest-{name}.svg": _crest(ground, figure()) for name, (ground, figure) in CRESTS.items()} | {
        "cup.svg": cup()
    }
