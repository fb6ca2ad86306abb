"""The one great stone of a 1, set in gold."""

from artlib import palette as p
from artlib.ornament import BALL_GOLD, BALL_PEARL, CENTRE, FRAME_GOLD, ball, leaf, sparkle, spiral
from artlib.pips import pip
from artlib.svg import Point, circle, linear, path, placed, polar, polygon, radial, smooth, stroke

RING = 60.0
HALO = radial("halo", CENTRE, 78, {0: "#fff3c4", 0.62: "#fbe6a6/0.75", 1: "#fbe6a6/0"})
SETTING = linear("setting", (75, 115), (175, 235), {0: p.GOLD_GLINT, 0.4: p.GOLD, 0.75: p.GOLD_DEEP, 1: p.GOLD_LIGHT})


def _sunburst() -> str:
    """Long and short gold rays outside the ring."""
    light, shade = "", ""
    for i in range(32):
        angle = i * 360 / 32
        reach = (RING + 17, RING + 7.5)[i % 2]
        tip = polar(CENTRE, reach, angle)
        root = polar(CENTRE, RING + 2, angle)
        light += polygon([polar(CENTRE, RING + 2, angle - 2.6), tip, root], 2)
        shade += polygon([root, tip, polar(CENTRE, RING + 2, angle + 2.6)], 2)
    return path(light, fill=p.GOLD_LIGHT) + path(shade, fill=p.GOLD_DEEP)


def _finial() -> str:
    """The scrolls and the fleur above the ring."""
    x, top = CENTRE[0], CENTRE[1] - RING - 20
    lines = ""
    leaves = leaf((x, top), 30, 8, -90)
    for side in (-1, 1):

        def mirror(points: list[Point], side: int = side) -> list[Point]:
            return [(x + side * (px - x), py) for px, py in points]

        lines += smooth(mirror([(x, top + 3), (x + 10, top - 4), *spiral((x + 22, top - 7), 9, 150, 1.2)]))
        root = mirror([(x + 6, top - 2)])[0]
        leaves += leaf(root, 24, 6, -90 + side * 33)
        leaves += leaf(mirror([(x + 30, top - 6)])[0], 16, 4.5, -90 + side * 75)
    gold = stroke(lines, FRAME_GOLD, 2.0) + path(leaves, fill=FRAME_GOLD, stroke=p.GOLD_DARK, stroke_width=0.4)
    return gold + ball((x, top + 3), 4.4, BALL_PEARL)


def jewel(suit: str) -> str:
    """A 1's whole middle: halo, rays, beaded ring, finials above and below, and the stone."""
    finial = _finial()
    beads = "".join(ball(polar(CENTRE, RING, 360 / 24 * i), 2.5, BALL_GOLD) for i in range(24))
    ring = circle(CENTRE, RING, fill="#fffaf0", stroke=p.GOLD_DARK, stroke_width=8.4)
    ring += circle(CENTRE, RING, fill="none", stroke=SETTING, stroke_width=7.2)
    inner = circle(CENTRE, RING - 6.5, fill=HALO, stroke=SETTING, stroke_width=1.0)
    glints = sparkle((CENTRE[0] - 24, CENTRE[1] - 26), 9) + sparkle((CENTRE[0] + 25, CENTRE[1] + 14), 5.5)
    return (
        finial + f'<g transform="rotate(180 {CENTRE[0]:g} {CENTRE[1]:g})">{finial}</g>'
        + _sunburst() + ring + inner + beads
        + placed(pip(suit, 2.6), CENTRE, 0.86)
        + path(glints, fill="#ffffff")
    )  # fmt: skip
