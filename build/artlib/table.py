"""Pieces that lie on the table: the emblems inlaid in the felt, the tokens of dealer and teams."""

from artlib import palette as p
from artlib.crown import mark
from artlib.ornament import sparkle
from artlib.pips import outline_of
from artlib.svg import (
    Point,
    at,
    circle,
    circle_data,
    document,
    group,
    linear,
    path,
    placed,
    polar,
    polygon,
    radial,
    rounded,
    stroke,
)

SUITS = "SDTHC"
INLAY = "#ffffff"
INLAID = "0.7"  # the share of the paint where it lies alone

DISC_RIM = linear("discrim", (15, 10), (85, 90), {0: p.GOLD_GLINT, 0.35: p.GOLD, 0.65: p.GOLD_DEEP, 1: p.GOLD_LIGHT})
DISC_WINE = radial("discwine", (50, 42), 52, {0: "#93304a", 0.7: p.WINE, 1: p.WINE_DEEP})


MOON, MOON_SHADE, MOON_RIM = "#e4ecfa", "#a3b8de", "#33466f"


def _line(data: str, width: float) -> str:
    return stroke(data, INLAY, width, stroke_opacity=INLAID)


def _fill(data: str) -> str:
    return path(data, fill=INLAY, fill_opacity=INLAID)


def inlay(middle: str) -> str:
    """Return an emblem for the middle of the cloth, 400x400, in white to be dyed: `middle` in a ring of ornament."""
    centre: Point = (200.0, 200.0)
    rings = ((194, 3), (184, 1.4), (126, 1.4), (118, 3))
    lines = "".join(_line(circle_data(centre, radius), width) for radius, width in rings)
    leaves, stars = "", ""
    for i in range(10):
        turn = 36.0 * i - 90
        stars += _fill(sparkle(polar(centre, 155, turn), 17, 0.32))
        for side in (-1, 1):
            foot, tip = polar(centre, 155, turn + side * 8.5), polar(centre, 155, turn + side * 18)
            for rise in (-15, 15):
                bow = polar(centre, 155 + rise, turn + side * 14.5)
                back = polar(centre, 155 + rise / 5, turn + side * 13)
                leaves += f"M{at(foot)}Q{at(bow)} {at(tip)}Q{at(back)} {at(foot)}Z"
    rays = ""
    for i in range(40):
        angle, reach = 9.0 * i, (111, 103)[i % 2]
        rays += polygon([polar(centre, 96, angle - 1.6), polar(centre, reach, angle), polar(centre, 96, angle + 1.6)])
    return document(400, 400, [lines, _fill(leaves + rays), stars, placed(middle, centre, 1.42)])


def inlaid_suit(suit: str) -> str:
    """Return a suit in two tones of the inlay's paint: the shape, and a line within it."""
    shape = outline_of(suit)
    return path(shape, fill=INLAY, fill_opacity="0.5") + _line(shape, 3.2)


def dealer() -> str:
    """Return the dealer's token, 100x100: a wine-red disc with a small fan of cards."""
    cards = ""
    for turn in (-24, 0, 24):
        sheet = rounded(-11, -34, 22, 32, 3, fill=p.CREAM, stroke=p.GOLD_DARK, stroke_width=1.6)
        inner = rounded(-8, -31, 16, 26, 1.5, fill=p.WINE, stroke=p.GOLD, stroke_width=1)
        cards += group(sheet + inner, f"translate(50 70)rotate({turn})scale(1.15)")
    return document(
        100,
        100,
        [
            circle((50, 50), 44, fill=DISC_WINE, stroke=p.GOLD_DARK, stroke_width=8),
            circle((50, 50), 44, fill="none", stroke=DISC_RIM, stroke_width=6.2),
            cards,
        ],
    )


def sun_team() -> str:
    """Return the token of the first team, 100x100: a gold sun with pointed rays, round as a whole."""
    rays = "".join(
        polygon([polar((50, 50), 30, 36 * i - 13), polar((50, 50), 48, 36 * i), polar((50, 50), 30, 36 * i + 13)])
        for i in range(10)
    )
    return document(
        100,
        100,
        [
            path(rays, fill=p.GOLD_LIGHT, stroke=p.GOLD_DARK, stroke_width=2.4, stroke_linejoin="round"),
            circle((50, 50), 27, fill=p.GOLD, stroke=p.GOLD_DARK, stroke_width=3),
            circle((50, 50), 18, fill=p.GOLD_GLINT),
        ],
    )


def moon_team() -> str:
    """Return the token of the second team, 100x100: a pale crescent in a dark rim, seen on felt and on paper."""
    crescent = "M64 7A44 44 0 1 0 92 66A35 35 0 0 1 64 7Z"
    shade = "M92 66A44 44 0 0 1 8 57A50 50 0 0 0 92 66Z"
    return document(
        100,
        100,
        [
            path(crescent, fill=MOON, stroke=MOON_RIM, stroke_width=5, stroke_linejoin="round"),
            path(shade, fill=MOON_SHADE),
        ],
    )


def table_files() -> dict[str, str]:
    """Return the file names under emblems/ and their contents."""
    return {
        "inlay-crown.svg": inlay(mark(INLAY)),
        **{f"inlay-{suit}.svg": inlay(inlaid_suit(suit)) for suit in SUITS},
        "dealer.svg": dealer(),
        "team-sun.svg": sun_team(),
        "team-moon.svg": moon_team(),
    }
