"""What covers the field of a card's back: crossing lines, scales, rays or vines; each the same either way up."""

from artlib import palette as p
from artlib.ornament import BALL_GOLD, CARD_HEIGHT, CARD_WIDTH, CENTRE, FRAME_GOLD, ball, box_ray, leaf, sparkle, spiral
from artlib.svg import Point, at, half_turned, path, polar, smooth, stroke

LEFT, TOP, RIGHT, BOTTOM = 21.0, 21.0, 229.0, 329.0
LATTICE = "#b98a4a"
STEP_X, STEP_Y = 36.5, 43.0
ROWS = 6
SCALE = (RIGHT - LEFT) / 8
ROW = (CENTRE[1] - TOP) / ROWS


def both_ways(half: str) -> str:
    return half + half_turned(half, CARD_WIDTH, CARD_HEIGHT)


def lattice() -> str:
    """Return crossing fine lines in one path, cut to the field."""
    data = ""
    slope = STEP_Y / STEP_X
    for i in range(-12, 13):
        for sign in (-1, 1):
            start, end = ((x, CENTRE[1] + i * STEP_Y + sign * slope * (x - CENTRE[0])) for x in (LEFT, RIGHT))
            clipped = _clip(start, end, TOP, BOTTOM)
            if clipped:
                data += f"M{at(clipped[0])}L{at(clipped[1])}"
    return stroke(data, LATTICE, 0.7, stroke_opacity="0.5")


def _clip(a: Point, b: Point, top: float, bottom: float) -> tuple[Point, Point] | None:
    """Return the part of a line between two heights; None if there is none."""
    low, high = (a, b) if a[1] <= b[1] else (b, a)
    if high[1] <= top or low[1] >= bottom:
        return None

    def at_height(y: float) -> Point:
        share = (y - low[1]) / (high[1] - low[1])
        return low[0] + share * (high[0] - low[0]), y

    return (at_height(top) if low[1] < top else low), (at_height(bottom) if high[1] > bottom else high)


def _fan(x: float, y: float, radius: float) -> str:
    """Return a half disc over its base, cut at the field's sides."""
    start, end = (x if x <= LEFT else x - radius), (x if x >= RIGHT else x + radius)
    left = f"M{at((x, y))}L{at((x, y - radius))}" if start == x else f"M{at((start, y))}A{at((radius, radius))} 0 0 1 "
    if start == x:
        return f"{left}A{at((radius, radius))} 0 0 1 {at((end, y))}Z"
    top = (x, y - radius) if end == x else (end, y)
    return f"{left}{at(top)}{f'L{at((x, y))}' if end == x else ''}Z"


def scales(field: str, light: str) -> str:
    """Return rows of fans that overlap as a fish's scales do, towards the nearer end."""
    half = ""
    for row in range(ROWS):
        y = TOP + (row + 1) * ROW
        shift = SCALE * (row % 2)
        places = [CENTRE[0] + shift + 2 * SCALE * i for i in range(-3, 3)]
        fans = [(x, y) for x in places if LEFT - 0.1 <= x <= RIGHT + 0.1]
        reach = SCALE if row else ROW
        half += path("".join(_fan(x, y, reach) for x, y in fans), fill=field, stroke=LATTICE, stroke_width=1.0)
        half += path("".join(_fan(x, y, reach * 0.72) for x, y in fans), fill=light, fill_opacity="0.85")
        half += path("".join(_fan(x, y, reach * 0.4) for x, y in fans), fill=field)
    return both_ways(half)


def rays(light: str) -> str:
    """Return broad rays from the middle, fine gold ones between them, and stars in two rings."""
    box = (LEFT, TOP, RIGHT, BOTTOM)
    count = 32
    step = 360 / count
    broad = "".join(box_ray(CENTRE, box, 40, step * (i + 0.05), step * (i + 0.55)) for i in range(count))
    fine = "".join(box_ray(CENTRE, box, 40, step * (i + 0.76), step * (i + 0.84)) for i in range(count))
    stars = "".join(
        sparkle(polar(CENTRE, reach, step * (i + 0.3)), size, 0.22)
        for reach, size, every in ((84, 4.0, 2), (110, 5.5, 4), (142, 4.5, 4))
        for i in range(0 if reach != 110 else 2, count, every)
        if _is_inside(polar(CENTRE, reach, step * (i + 0.3)))
    )
    return path(broad, fill=light) + path(fine, fill=LATTICE, fill_opacity="0.75") + path(stars, fill=p.GOLD_LIGHT)


def _is_inside(place: Point) -> bool:
    return LEFT + 8 < place[0] < RIGHT - 8 and TOP + 8 < place[1] < BOTTOM - 8


Scroll = tuple[list[Point], Point, float, float, float, tuple[float, ...], float]
"""The stem, the volute's middle, radius, first angle and turns; where its leaves grow, and how long they are."""

SCROLLS: tuple[Scroll, ...] = (
    ([(125, 116), (129, 98), (141, 84)], (177, 72), 32, 180, 1.75, (195, 240, 285, 330, 15, 60), 15),
    ([(131, 97), (152, 108), (176, 106)], (199, 127), 21, -90, 1.6, (-60, -5, 55, 110), 10),
    ([(125, 66), (127, 54), (132, 46)], (147, 38), 11, 190, 1.4, (-75, 0), 10),
)


def vines(light: str) -> str:
    """Return vines that climb from the middle to either end, in scrolls with leaves."""
    lines = smooth([(125.0, 118.0), (125.0, 60.0)])
    leaves = leaf((125, 62), 36, 9, -90) + leaf((125, 66), 22, 6, -52) + leaf((125, 66), 22, 6, -128)
    beads = ""
    for stem, centre, radius, start, turns, buds, long in SCROLLS:
        curve = [*stem, *spiral(centre, radius, start, turns, 0.14)]
        for side in (-1, 1):
            turned = [(125 + side * (x - 125), y) for x, y in curve]
            lines += smooth(turned)
            beads += ball(turned[-1], 3.0, BALL_GOLD)
            for bud in buds:
                foot, ahead = polar(centre, radius * 0.97, bud), bud + 42
                leaves += leaf(
                    (125 + side * (foot[0] - 125), foot[1]), long, long * 0.32, ahead if side > 0 else 180 - ahead
                )
    drawn = stroke(lines, light, 4.2) + stroke(lines, FRAME_GOLD, 1.7)
    drawn += path(leaves, fill=light, stroke=FRAME_GOLD, stroke_width=0.9, stroke_linejoin="round")
    return both_ways(drawn + beads)
