"""The single large stone of a 1 or an ace, set in gold."""

from artlib import palette as p
from artlib.ornament import (
    BALL_GOLD,
    BALL_PEARL,
    CARD_HEIGHT,
    CARD_WIDTH,
    CENTRE,
    ball,
    gilded,
    laurel,
    leaf,
    sparkle,
    spiral,
)
from artlib.pips import great_stone, outline_of
from artlib.svg import circle, half_turned, linear, path, placed, polar, polygon, radial, smooth

RING = 63.0
HALO = radial("halo", CENTRE, 78, {0: "#fff6d2", 0.62: "#fcecb8", 1: "#fbe6a6"})
SETTING = linear("setting", (75, 115), (175, 235), {0: p.GOLD_GLINT, 0.4: p.GOLD, 0.75: p.GOLD_DEEP, 1: p.GOLD_LIGHT})


def _sunburst(ring: float = RING) -> str:
    """Return long and short gold rays outside a ring."""
    light, shade = "", ""
    for i in range(32):
        angle = i * 360 / 32
        reach = (ring + 21, ring + 12)[i % 2]
        tip = polar(CENTRE, reach, angle)
        root = polar(CENTRE, ring + 2, angle)
        light += polygon([polar(CENTRE, ring + 2, angle - 2.2), tip, root], 2)
        shade += polygon([root, tip, polar(CENTRE, ring + 2, angle + 2.2)], 2)
    return path(light, fill=p.GOLD_LIGHT) + path(shade, fill=p.GOLD_DEEP)


def _finial(ring: float = RING) -> str:
    """Return the scrolls and the fleur above a ring."""
    x, top = CENTRE[0], CENTRE[1] - ring - 14
    lines, beads = "", ""
    leaves = leaf((x, top), 34, 8.5, -90)
    scroll = [(x, top + 4), (x + 9, top - 1), *spiral((x + 24, top - 9), 8.5, 140, 1.3, 0.25)]
    for side in (-1, 1):
        turned = [(x + side * (px - x), py) for px, py in scroll]
        lines += smooth(turned)
        beads += ball(turned[-1], 2.2, BALL_GOLD)
        for away, up, length, width, turn in ((5, 0, 26, 6, 30), (32, 6, 18, 4.5, 72), (12, -1, 20, 4, 112)):
            leaves += leaf((x + side * away, top - up), length, width, -90 + side * turn)
    return gilded(lines, leaves, 1.8) + beads + ball((x, top + 2), 5, BALL_PEARL)


def jewel(suit: str) -> str:
    """Return the whole middle of a 1: halo, rays, beaded ring, finials above and below, and the stone."""
    finial = _finial()
    beads = "".join(ball(polar(CENTRE, RING, 360 / 24 * i), 2.5, BALL_GOLD) for i in range(24))
    ring = circle(CENTRE, RING, fill="#fffaf0", stroke=p.GOLD_DARK, stroke_width=8.4)
    ring += circle(CENTRE, RING, fill="none", stroke=SETTING, stroke_width=7.2)
    inner = circle(CENTRE, RING - 6.5, fill=HALO, stroke=SETTING, stroke_width=1.0)
    glints = sparkle((CENTRE[0] - 24, CENTRE[1] - 26), 9) + sparkle((CENTRE[0] + 25, CENTRE[1] + 14), 5.5)
    return (
        _sunburst() + finial + half_turned(finial, CARD_WIDTH, CARD_HEIGHT) + ring + inner + beads
        + placed(great_stone(suit, 2.6), CENTRE, 0.9)
        + path(glints, fill="#ffffff")
    )  # fmt: skip


def wreathed(suit: str) -> str:
    """Return the middle of the deck's first card: a still larger stone, edged with gold, in rays and a wreath."""
    wreath = 80.0
    leaves, stems = "", ""
    for start, end in ((96.0, 258.0), (84.0, -78.0)):
        branch, stem = laurel(CENTRE, wreath, start, end, 13, 19)
        leaves, stems = leaves + branch, stems + stem
    finial = _finial(wreath)
    foot = CENTRE[1] + wreath
    bow = leaf((CENTRE[0], foot), 20, 5, 24) + leaf((CENTRE[0], foot), 20, 5, 156)
    outline = outline_of(suit)
    setting = path(outline, fill="none", stroke=p.GOLD_DARK, stroke_width=13, stroke_linejoin="round")
    setting += path(outline, fill="none", stroke=p.GOLD, stroke_width=11, stroke_linejoin="round")
    setting += path(outline, fill="none", stroke=p.GOLD_GLINT, stroke_width=8, stroke_linejoin="round")
    glints = sparkle((CENTRE[0] - 27, CENTRE[1] + 2), 10) + sparkle((CENTRE[0] + 22, CENTRE[1] + 30), 6)
    return (
        circle(CENTRE, 70, fill=HALO) + _sunburst(46)
        + finial + half_turned(finial, CARD_WIDTH, CARD_HEIGHT) + gilded(stems, leaves + bow, 1.3)
        + ball((CENTRE[0], foot), 4, BALL_PEARL)
        + placed(setting + great_stone(suit, 2.4), CENTRE, 1.12) + path(glints, fill="#ffffff")
    )  # fmt: skip
