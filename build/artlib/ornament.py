"""Gold work: frames, coins, laurels, scrolls, rays, pearls and stones that cards and emblems share."""

import math

from artlib import palette as p
from artlib.lettering import outline
from artlib.svg import Point, at, circle, group, linear, num, path, polar, polygon, radial, rounded, smooth, stroke

CARD_WIDTH, CARD_HEIGHT, CARD_RADIUS = 250.0, 350.0, 16.0
CENTRE: Point = (125.0, 175.0)

CREAM_PAINT = radial("cream", CENTRE, 215, {0: "#fffefa", 0.6: p.CREAM, 1: p.CREAM_SHADE})
FRAME_GOLD = linear(
    "frame", (0, 0), (250, 350),
    {0: p.GOLD_DEEP, 0.18: p.GOLD_LIGHT, 0.36: p.GOLD, 0.52: p.GOLD_DEEP, 0.7: p.GOLD_LIGHT, 1: p.GOLD_DEEP},
)  # fmt: skip
COIN_RIM = linear("coinrim", (-17, -17), (17, 17), {0: p.GOLD_GLINT, 0.45: p.GOLD, 1: p.GOLD_DARK})
COIN_FACE = linear("coinface", (-10, -14), (10, 14), {0: "#fff6d6", 0.5: "#f8e2a0", 1: "#e6bd62"})
BALL_GOLD = radial("ball", (-0.35, -0.4), 1.5, {0: p.GOLD_GLINT, 0.45: p.GOLD, 1: p.GOLD_DARK})
BALL_PEARL = radial("pearl", (-0.35, -0.4), 1.5, {0: "#ffffff", 0.5: p.PEARL, 1: p.PEARL_SHADE})


def card_paper(edge: str = p.CARD_EDGE, paper: str = CREAM_PAINT) -> str:
    """Return the shape of a card with its round corners and a fine rim."""
    return rounded(
        0.6, 0.6, CARD_WIDTH - 1.2, CARD_HEIGHT - 1.2, CARD_RADIUS - 0.6, fill=paper, stroke=edge, stroke_width=1.2
    )


def double_frame() -> str:
    """Return the thin gold double line of every card."""
    outer = rounded(8, 8, 234, 334, 10, fill="none", stroke=FRAME_GOLD, stroke_width=1.9)
    inner = rounded(11.6, 11.6, 226.8, 326.8, 7.4, fill="none", stroke=FRAME_GOLD, stroke_width=0.6)
    return outer + inner


def rich_frame() -> str:
    """Return the frame of cards that carry points: a band of gold between two dark lines."""
    dark = rounded(8.6, 8.6, 232.8, 332.8, 10, fill="none", stroke="#865a17", stroke_width=6)
    band = rounded(8.6, 8.6, 232.8, 332.8, 10, fill="none", stroke=FRAME_GOLD, stroke_width=4.8)
    shine = rounded(8.6, 8.6, 232.8, 332.8, 10, fill="none", stroke="#fbe9b4", stroke_width=1.0)
    inner = rounded(14.2, 14.2, 221.6, 321.6, 6, fill="none", stroke=FRAME_GOLD, stroke_width=0.8)
    return dark + band + shine + inner


def box_ray(centre: Point, box: tuple[float, float, float, float], inner: float, start: float, end: float) -> str:
    """Return a wedge of light from a circle around the centre to the edge of a box (left, top, right, bottom)."""
    left, top, right, bottom = box

    def hit(degrees: float) -> Point:
        dx, dy = polar((0, 0), 1, degrees)
        reach_x = ((right if dx > 0 else left) - centre[0]) / dx if abs(dx) > 1e-9 else math.inf
        reach_y = ((bottom if dy > 0 else top) - centre[1]) / dy if abs(dy) > 1e-9 else math.inf
        reach = min(reach_x, reach_y)
        return centre[0] + dx * reach, centre[1] + dy * reach

    rim = [hit(start)]
    for corner in ((right, bottom), (left, bottom), (left, top), (right, top)):
        towards = math.degrees(math.atan2(corner[1] - centre[1], corner[0] - centre[0])) % 360
        if start % 360 < towards < start % 360 + (end - start):
            rim.append(corner)
    rim.append(hit(end))
    return polygon([polar(centre, inner, start), *rim, polar(centre, inner, end)])


def sun_rays(box: tuple[float, float, float, float], paint: str, count: int = 24, inner: float = 26) -> str:
    """Return broad quiet rays from the middle of a card, in one path."""
    step = 360 / count
    data = "".join(box_ray(CENTRE, box, inner, i * step + step * 0.25, i * step + step * 0.75) for i in range(count))
    return path(data, fill=paint)


def coin(worth: int) -> str:
    """Return a gold coin with the worth of a card, around the origin, radius 17."""
    milled = "".join(f"M{at(polar((0, 0), 15.2, i * 12), 2)}L{at(polar((0, 0), 16.6, i * 12), 2)}" for i in range(30))
    digits = outline(str(worth), 0, 8.6, 17.2, tracking=-0.02, widest=22.5, digits=2)
    return (
        circle((0, 0), 17, fill=COIN_RIM, stroke=p.GOLD_DARK, stroke_width=1.0)
        + stroke(milled, p.GOLD_DARK, 0.5)
        + circle((0, 0), 14.4, fill=COIN_FACE, stroke=p.GOLD_DEEP, stroke_width=0.7)
        + path(digits, fill="#3d2203")
    )


def ball(centre: Point, radius: float, paint: str, rim: str = p.GOLD_DARK) -> str:
    """Return a round pearl, stone or gold bead. The paint is one of the BALL gradients, made for radius 1."""
    move = f"translate({at(centre, 2)})scale({num(radius, 3)})"
    return (
        f'<g transform="{move}"><circle cx="0" cy="0" r="1" fill="{paint}" stroke="{rim}" '
        f'stroke-width="{num(0.7 / radius, 3)}"/></g>'
    )


def leaf(root: Point, length: float, width: float, degrees: float) -> str:
    """Return path data of a pointed leaf that grows from its root in a direction."""
    tip = polar(root, length, degrees)
    belly_left = polar(polar(root, length * 0.42, degrees), width, degrees - 90)
    belly_right = polar(polar(root, length * 0.42, degrees), width, degrees + 90)
    return f"M{at(root)}Q{at(belly_left)} {at(tip)}Q{at(belly_right)} {at(root)}Z"


def laurel(centre: Point, radius: float, start: float, end: float, leaves: int, size: float) -> tuple[str, str]:
    """Return a branch along an arc, from start to end: its leaves as filled path data, its stem as line data."""
    sense = 1 if end > start else -1
    data = ""
    for i in range(leaves):
        here = start + (end - start) * (i + 0.35) / leaves
        shrink = 1 - 0.35 * i / leaves
        root = polar(centre, radius, here)
        forward = here + 90 * sense
        for side in (-1, 1):
            data += leaf(root, size * shrink, size * 0.42 * shrink, forward + side * 34)
    data += leaf(polar(centre, radius, end), size * 0.7, size * 0.26, end + 90 * sense)
    arc = [polar(centre, radius, start + (end - start) * t / 8) for t in range(9)]
    return data, smooth(arc)


def gilded(lines: str, leaves: str, width: float) -> str:
    """Return gold scrollwork: line data and leaf data over a dark rim, so that it stands out on cream."""
    return (
        stroke(lines, p.GOLD_DARK, width + 1.0)
        + path(leaves, fill=p.GOLD_DARK, stroke=p.GOLD_DARK, stroke_width=1.0, stroke_linejoin="round")
        + stroke(lines, FRAME_GOLD, width)
        + path(leaves, fill=FRAME_GOLD)
    )


def corner_scroll() -> str:
    """Return a scroll for the top right corner of a card; turned by half, it fits the bottom left."""
    sweep = [(11.0, 3.5), (24.0, 3.0), (36.0, 5.0), *spiral((37.0, 12.0), 6.6, -75, 1.25, 0.3)]
    bud = spiral((37.0, 12.0), 6.6, -75, 1.25, 0.3)[-1]
    leaves = leaf((3, 3), 27, 7.5, 45) + leaf((4, 3), 20, 5, 14) + leaf((3, 4), 20, 5, 76)
    leaves += leaf((34, 4.4), 24, 4, 3) + leaf((4.4, 34), 24, 4, 87)
    lines = smooth(sweep) + smooth([(y, x) for x, y in sweep])
    beads = "".join(ball(at_bud, 2.1, BALL_GOLD) for at_bud in (bud, (bud[1], bud[0])))
    return group(gilded(lines, leaves, 1.7) + beads, f"translate({num(CARD_WIDTH - 18)} 18)scale(-1 1)")


def spiral(centre: Point, radius: float, start: float, turns: float, shrink: float = 0.16) -> list[Point]:
    """Return points of a scroll that winds inwards from its rim (at ``start`` degrees); turns may be negative."""
    steps = max(6, int(abs(turns) * 10))
    return [
        polar(centre, radius * (1 - (1 - shrink) * i / steps), start + 360 * turns * i / steps)
        for i in range(steps + 1)
    ]


def sparkle(centre: Point, radius: float, waist: float = 0.16) -> str:
    """Return path data of a four-pointed glint."""
    points = [polar(centre, radius if i % 2 == 0 else radius * waist, -90 + 45 * i) for i in range(8)]
    return polygon(points, 2)
