"""The Crown: as a cut gold emblem, as a flat mark, and as the card that belongs to no suit."""

from artlib import palette as p
from artlib.ornament import (
    BALL_GOLD,
    BALL_PEARL,
    CARD_HEIGHT,
    CARD_WIDTH,
    CENTRE,
    FRAME_GOLD,
    ball,
    card_paper,
    coin,
    sparkle,
    sun_rays,
)
from artlib.svg import (
    Point,
    at,
    circle,
    circle_data,
    document,
    group,
    half_turned,
    linear,
    path,
    placed,
    polar,
    polygon,
    radial,
    rounded,
    stroke,
)

TIPS: list[Point] = [(7, 33), (27, 21), (50, 11), (73, 21), (93, 33)]
VALLEYS: list[Point] = [(14, 72), (24, 52), (39, 48), (61, 48), (76, 52), (86, 72)]
FEET: list[Point] = [(14, 72), (28, 76.5), (42, 78.5), (58, 78.5), (72, 76.5), (86, 72)]
BAND_OUTLINE = "M12 72Q50 85 88 72L86.5 85Q50 98.5 13.5 85Z"
BODY = linear("crownbody", (10, 20), (90, 80), {0: p.GOLD_GLINT, 0.35: p.GOLD_LIGHT, 0.7: p.GOLD, 1: p.GOLD_DEEP})
BAND = linear("crownband", (12, 0), (88, 0), {
    0: p.GOLD_DEEP, 0.2: p.GOLD_LIGHT, 0.38: p.GOLD_GLINT, 0.62: p.GOLD, 1: p.GOLD_DARK})  # fmt: skip
VELVET = radial("velvet", (44, 40), 42, {0: "#b02646", 0.6: "#84152f", 1: "#4a0819"})
GEMS = (("#8fd3ff", "#1f6fbf"), ("#8ff0b8", "#128050"), ("#ffb3c4", "#b8123f"), ("#ffe9a0", "#d07a08"),
        ("#b9b6ff", "#3d3aa6"))  # fmt: skip


def _body_outline() -> str:
    data = f"M{at(VALLEYS[0])}"
    for tip, valley in zip(TIPS, VALLEYS[1:], strict=True):
        data += f"L{at(tip)}L{at(valley)}"
    return data + f"Q50 85 {at(VALLEYS[0])}Z"


def _spikes() -> str:
    """Return the shaded right half of every spike, and a thin shine down the left."""
    shade, shine = "", ""
    for i, tip in enumerate(TIPS):
        foot = ((FEET[i][0] + FEET[i + 1][0]) / 2, (FEET[i][1] + FEET[i + 1][1]) / 2)
        shade += polygon([tip, VALLEYS[i + 1], FEET[i + 1], foot])
        shine += polygon([tip, (foot[0], foot[1] - 8), (foot[0] - 3.4, foot[1] - 9)])
    return path(shade, fill=p.GOLD_DEEP, fill_opacity="0.62") + path(shine, fill=p.GOLD_GLINT, fill_opacity="0.75")


def _band() -> str:
    gems = ""
    for (x, y, radius), (light, dark) in zip(
        ((22.5, 83.2, 2.9), (35.5, 86.4, 2.9), (50, 87.4, 4.0), (64.5, 86.4, 2.9), (77.5, 83.2, 2.9)),
        (GEMS[4], GEMS[1], GEMS[2], GEMS[3], GEMS[0]), strict=True,
    ):  # fmt: skip
        gems += circle((x, y), radius, fill=dark, stroke=p.GOLD_DARK, stroke_width=0.9)
        gems += circle((x - radius * 0.28, y - radius * 0.32), radius * 0.42, fill=light)
    rims = stroke("M13.2 75.4Q50 88.4 86.8 75.4M13.9 83.4Q50 96.4 86.1 83.4", p.GOLD_GLINT, 0.7)
    return path(BAND_OUTLINE, fill=BAND, stroke=p.GOLD_DARK, stroke_width=1.8, stroke_linejoin="round") + rims + gems


def emblem(rim: str = p.GOLD_DARK) -> str:
    """Return the crown in a 100x100 box."""
    velvet = path(
        "M20 74C16 40 34 27 50 27C66 27 84 40 80 74Z", fill=VELVET, stroke="#4a0819", stroke_width=1.2
    ) + stroke("M37 33C31 44 30 56 32 70M63 33C69 44 70 56 68 70M50 28V70", "#4a0819", 0.9)
    outline = _body_outline()
    body = path(outline, fill=BODY, stroke=rim, stroke_width=2.4, stroke_linejoin="round")
    balls = "".join(ball((x, y - 2.6), 4.0 if i != 2 else 4.8, BALL_PEARL) for i, (x, y) in enumerate(TIPS))
    ruby = (
        path("M50 50C54 54 55.5 58 55.5 61C55.5 65.5 53 68 50 68C47 68 44.5 65.5 44.5 61C44.5 58 46 54 50 50Z",
             fill="#b8123f", stroke=p.GOLD_DARK, stroke_width=1.2)
        + path("M48.6 56C47 58.5 46.6 61 47.2 63.6C48.2 61.5 48.6 59 48.6 56Z", fill="#ffb3c4")
    )  # fmt: skip
    return velvet + body + _spikes() + ruby + _band() + balls


def mark(paint: str, opacity: float | None = None) -> str:
    """Return a flat crown of one paint in a 100x100 box, for small sizes."""
    tips: list[Point] = [(8, 36), (29, 24), (50, 12), (71, 24), (92, 36)]
    valleys: list[Point] = [(27, 53), (40, 47), (60, 47), (73, 53)]
    corners: list[Point] = [(16, 70), tips[0]]
    for valley, tip in zip(valleys, tips[1:], strict=True):
        corners += [valley, tip]
    data = polygon([*corners, (84, 70)])
    data += "".join(circle_data((x, y - 1), 6.4) for x, y in tips)
    data += "M16 77L84 77L82.5 90L17.5 90Z"
    return path(data, fill=paint, fill_opacity=opacity)


NIGHT_PAINT = radial("night", CENTRE, 205, {0: p.NIGHT_LIGHT, 0.55: p.NIGHT, 1: p.NIGHT_DEEP})
NIGHT_RAYS = radial("nightrays", CENTRE, 205, {0: "#256a6e", 0.55: "#143a42", 1: "#0b232b"})
GLOW = radial("glow", CENTRE, 62, {0: "#ffe9a8/0.85", 0.45: "#f0c860/0.32", 1: "#f0c860/0"})
INDEX_GOLD = linear("crownmark", (10, 10), (90, 95), {0: p.GOLD_GLINT, 0.5: p.GOLD_LIGHT, 1: p.GOLD})
CLEAR = ("#ffffff", "#fbf4e4", "#f1e2c6", "#dcd3cf", "#bfcfd3", "#94abb8", "#6f8699")
"""A clear stone's facets from light to shade: of no suit's colour."""


def _stars() -> str:
    """Return small glints strewn over the night, more of them away from the crowns."""
    spots = [
        (72, 33, 3.2), (96, 27, 1.8), (150, 34, 2.2), (186, 30, 3.6), (214, 44, 2), (205, 76, 2.6),
        (222, 104, 1.8), (196, 118, 1.6), (30, 138, 2.2), (58, 150, 1.5), (24, 176, 1.8), (212, 150, 2.2),
    ]  # fmt: skip
    return path("".join(sparkle((x, y), r, 0.22) for x, y, r in spots), fill="#f8e7b4")


def _sunburst() -> str:
    light, dark = "", ""
    for i in range(24):
        angle = i * 15.0
        root, tip = polar(CENTRE, 27, angle), polar(CENTRE, (66, 40)[i % 2], angle)
        light += polygon([polar(CENTRE, 27, angle - 3.4), tip, root], 2)
        dark += polygon([root, tip, polar(CENTRE, 27, angle + 3.4)], 2)
    return path(light, fill=p.GOLD_LIGHT) + path(dark, fill=p.GOLD_DEEP)


def _clear_facet(points: list[Point], lift: int) -> str:
    """Return a facet of the clear stone, shaded by its place; ``lift`` makes it lighter by that many steps."""
    x = sum(point[0] for point in points) / len(points) - CENTRE[0]
    y = sum(point[1] for point in points) / len(points) - CENTRE[1]
    shade = 3 + round(3.2 * (0.5 * x + 0.87 * y) / 20) - lift
    return path(polygon(points, 2), fill=CLEAR[min(6, max(0, shade))])


def clear_stone(radius: float) -> str:
    """Return a round brilliant seen from above: the table, eight stars, eight kites and the girdle."""
    table = [polar(CENTRE, radius * 0.5, 45 * i) for i in range(8)]
    middle = [polar(CENTRE, radius * 0.74, 45 * i + 22.5) for i in range(8)]
    rim = [polar(CENTRE, radius, 22.5 * i) for i in range(16)]
    drawn = circle(CENTRE, radius, fill=CLEAR[3])
    for i in range(8):
        after = (i + 1) % 8
        drawn += _clear_facet([table[i], middle[i], table[after]], 2)
        drawn += _clear_facet([middle[i - 1], rim[2 * i], middle[i], table[i]], 0)
        drawn += _clear_facet([rim[2 * i], rim[2 * i + 1], middle[i]], 1)
        drawn += _clear_facet([rim[2 * i + 1], rim[(2 * i + 2) % 16], middle[i]], -1)
    drawn += path(polygon(table, 2), fill="#fffaf0")
    drawn += path(polygon([table[0], table[1], table[2], table[3]], 2), fill="#e6e4df")
    return drawn + circle(CENTRE, radius, fill="none", stroke=p.GOLD_DARK, stroke_width=0.8)


def _orb() -> str:
    """Return the clear stone in its ring."""
    beads = "".join(ball(polar(CENTRE, 25.5, 30.0 * i), 2.0, BALL_GOLD) for i in range(12))
    return (
        circle(CENTRE, 25.5, fill=p.NIGHT_DEEP, stroke=p.GOLD_DARK, stroke_width=6)
        + circle(CENTRE, 25.5, fill="none", stroke=FRAME_GOLD, stroke_width=4.8)
        + beads
        + clear_stone(22)
        + path(sparkle((116.5, 164.5), 9, 0.14), fill="#ffffff")
    )


def crown_card() -> str:
    """Return the card: night and gold, no pip, its worth on a coin."""
    panel = rounded(6, 6, 238, 338, 11.5, fill=NIGHT_PAINT, stroke=p.GOLD_DARK, stroke_width=1)
    frame = rounded(9.4, 9.4, 231.2, 331.2, 9, fill="none", stroke=FRAME_GOLD, stroke_width=3.6)
    shine = rounded(9.4, 9.4, 231.2, 331.2, 9, fill="none", stroke=p.GOLD_GLINT, stroke_width=0.7)
    inner = rounded(14.4, 14.4, 221.2, 321.2, 5.6, fill="none", stroke=FRAME_GOLD, stroke_width=0.8)
    corner = placed(mark(INDEX_GOLD), (42, 46), 0.48) + group(coin(25), "translate(42 93)scale(1.15)")
    half = _stars() + placed(emblem(), (125, 98), 1.1) + corner
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [
            card_paper(), panel, sun_rays((14, 14, 236, 336), NIGHT_RAYS, 32, 20), frame, shine, inner,
            circle(CENTRE, 62, fill=GLOW), _sunburst(), half, half_turned(half, CARD_WIDTH, CARD_HEIGHT), _orb(),
        ],
    )  # fmt: skip
