"""Pieces that lie on the table: the ornament woven into the felt, the medallion, the tokens of dealer and teams."""

from artlib import palette as p
from artlib.crown import mark
from artlib.ornament import BALL_GOLD, ball, sparkle
from artlib.pips import silhouette
from artlib.svg import (
    Point,
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
WOVEN = 0.06
"""How much of the cream thread shows on the felt."""

DISC_RIM = linear("discrim", (15, 10), (85, 90), {0: p.GOLD_GLINT, 0.35: p.GOLD, 0.65: p.GOLD_DEEP, 1: p.GOLD_LIGHT})
DISC_CREAM = radial("disccream", (50, 45), 52, {0: "#fffefa", 0.7: p.CREAM, 1: "#efdfba"})
DISC_WINE = radial("discwine", (50, 42), 52, {0: "#93304a", 0.7: p.WINE, 1: p.WINE_DEEP})


def _woven(data: str) -> str:
    return path(data, fill=p.UI_CREAM, fill_opacity=WOVEN)


def _woven_line(data: str, width: float) -> str:
    return stroke(data, p.UI_CREAM, width, stroke_opacity=WOVEN)


def woven_ornament() -> str:
    """A rosette in pale thread, 800x800, clear elsewhere: the Crown in a sun, the suits in a ring round it."""
    centre: Point = (400.0, 400.0)
    rays = ""
    for i in range(40):
        angle = 9.0 * i
        reach = (232, 196, 214, 196)[i % 4]
        rays += polygon([polar(centre, 158, angle - 2.4), polar(centre, reach, angle), polar(centre, 158, angle + 2.4)])
    suits = ""
    for i in range(10):
        suits += placed(silhouette(SUITS[i % 5], p.UI_CREAM, WOVEN), polar(centre, 292, 36 * i - 90), 0.62, 36.0 * i)
    dots = "".join(circle_data(polar(centre, 292, 36 * i - 72), 6) for i in range(10))
    crown = mark(p.UI_CREAM, WOVEN)
    rings = [(390, 3), (378, 10), (366, 2), (246, 2), (146, 5), (134, 2)]
    lines = "".join(_woven_line(circle_data(centre, radius), width) for radius, width in rings)
    return document(800, 800, [_woven(rays), suits, _woven(dots), placed(crown, (400, 394), 1.7), lines])


def medallion() -> str:
    """A cream disc in a beaded gold rim, 100x100, to set a suit or the Crown on."""
    beads = "".join(ball(polar((50, 50), 45, 18.0 * i), 1.5, BALL_GOLD) for i in range(20))
    return document(
        100,
        100,
        [
            circle((50, 50), 45, fill=DISC_CREAM, stroke=p.GOLD_DARK, stroke_width=8),
            circle((50, 50), 45, fill="none", stroke=DISC_RIM, stroke_width=6.6),
            circle((50, 50), 39.5, fill="none", stroke=p.GOLD, stroke_width=0.8),
            beads,
        ],
    )


def dealer() -> str:
    """The dealer's token, 100x100: a wine disc with a small fan of cards."""
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
    """The token of the first team, 100x100: a gold sun with pointed rays, round as a whole."""
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
    """The token of the second team, 100x100: a pale crescent with a star on a dark square that stands on its corner."""
    field = polygon([(50, 2), (98, 50), (50, 98), (2, 50)])
    crescent = "M58 22A29 29 0 1 0 75 66A24 24 0 0 1 58 22Z"
    return document(
        100,
        100,
        [
            path(field, fill=p.NIGHT_DEEP, stroke=p.PEARL_SHADE, stroke_width=4, stroke_linejoin="round"),
            path(crescent, fill=p.PEARL, stroke=p.PEARL_SHADE, stroke_width=2, stroke_linejoin="round"),
            path(sparkle((70, 45), 11, 0.3), fill=p.PEARL),
        ],
    )


def table_files() -> dict[str, str]:
    """File names under emblems/ and what stands in them."""
    return {
        "felt-ornament.svg": woven_ornament(),
        "medallion.svg": medallion(),
        "dealer.svg": dealer(),
        "team-sun.svg": sun_team(),
        "team-moon.svg": moon_team(),
    }
