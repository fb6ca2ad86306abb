"""Emblems that the screens use: the wordmark, rules and suns in gold, and the coins."""

from artlib import palette as p
from artlib.crown import emblem, mark
from artlib.lettering import outline
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball, coin, leaf, spiral
from artlib.svg import Point, circle, document, group, linear, path, placed, polar, polygon, smooth, stroke

TITLE_WIDTH, TITLE_HEIGHT = 900.0, 420.0
TITLE_GOLD = linear("title", (0, 125), (0, 352), {
    0: "#fff6d6", 0.4: p.GOLD_LIGHT, 0.62: p.GOLD, 0.65: "#f0d484", 1: p.GOLD_DEEP})  # fmt: skip
RULE_GOLD = linear("rule", (0, 0), (400, 0), {
    0: p.GOLD + "/0", 0.25: p.GOLD, 0.5: p.GOLD_LIGHT, 0.75: p.GOLD, 1: p.GOLD + "/0"})  # fmt: skip
SCROLL_GOLD = linear("scroll", (0, 20), (0, 110), {0: p.GOLD_GLINT, 0.5: p.GOLD_LIGHT, 1: p.GOLD})


def _mirrored(points: list[Point], x: float) -> list[Point]:
    return [(2 * x - px, py) for px, py in points]


def _flourish(mid: float, y: float) -> str:
    """Return scrolls and leaves on both sides of the crown over the wordmark."""
    lines, leaves = "", ""
    stem: list[Point] = [
        (mid + 74, y + 8),
        (mid + 120, y - 8),
        (mid + 170, y + 6),
        *spiral((mid + 206, y - 2), 17, 150, -1.3),
    ]
    twig: list[Point] = [(mid + 112, y - 6), (mid + 138, y - 20), *spiral((mid + 156, y - 22), 10, 190, 1.2)]
    tail: list[Point] = [
        (mid + 170, y + 6),
        (mid + 220, y + 26),
        (mid + 275, y + 16),
        *spiral((mid + 300, y + 8), 11, 100, -1.1),
    ]
    buds = [((mid + 74, y + 8), 26, 7, 170), ((mid + 120, y - 7), 24, 6, 20), ((mid + 168, y + 6), 26, 6, 62),
            ((mid + 222, y + 25), 26, 6, 40), ((mid + 262, y + 20), 24, 6, -48), ((mid + 138, y - 20), 18, 5, 250),
            ((mid + 96, y), 20, 5, 62)]  # fmt: skip
    for side in (0, 1):
        for line in (stem, twig, tail):
            lines += smooth(_mirrored(line, mid) if side else line)
        for root, length, width, turn in buds:
            place = _mirrored([root], mid)[0] if side else root
            leaves += leaf(place, length, width, 180 - turn if side else turn)
    return stroke(lines, SCROLL_GOLD, 2.6) + path(leaves, fill=SCROLL_GOLD)


def title() -> str:
    """Return the wordmark in gold, clear elsewhere: crown and flourish, the name, and room for the full name below."""
    mid, baseline, height = TITLE_WIDTH / 2, 292.0, 150.0
    name = outline("Goodge", mid, baseline, height, tracking=-0.005)
    return document(
        TITLE_WIDTH, TITLE_HEIGHT,
        [
            _flourish(mid, 84),
            placed(emblem(), (mid, 68), 1.3),
            path(name, fill="#2a1703", stroke="#2a1703", stroke_width=7, stroke_linejoin="round"),
            path(name, fill=p.GOLD_DEEP, stroke=p.GOLD_DEEP, stroke_width=3, stroke_linejoin="round"),
            path(name, fill=TITLE_GOLD),
        ],
    )  # fmt: skip


def divider() -> str:
    """Return a thin gold rule with a small jewel in its middle, 400x24."""
    lines = stroke("M6 12H168M232 12H394", RULE_GOLD, 1.4)
    leaves, beads = "", ""
    for side in (-1, 1):
        for turn, length in ((-24, 17), (0, 26), (24, 17)):
            leaves += leaf((200 + side * 12, 12), length, 3.2, 90 - side * 90 + turn)
        beads += ball((200 + side * 42, 12), 2.2, BALL_GOLD)
    gem = polygon([(200, 3.5), (207, 12), (200, 20.5), (193, 12)])
    shine = polygon([(200, 3.5), (200, 12), (193, 12)])
    return document(
        400, 24,
        [
            lines, path(leaves, fill=p.GOLD_LIGHT), beads,
            path(gem, fill=p.GOLD, stroke=p.GOLD_DARK, stroke_width=0.8), path(shine, fill=p.GOLD_GLINT),
        ],
    )  # fmt: skip


def sun() -> str:
    """Return a sun of fine gold rays with an open middle, 200x200, to lie behind a card, a crown or a name."""
    centre: Point = (100.0, 100.0)
    light, dark = "", ""
    for i in range(40):
        angle = i * 9.0
        root, tip = polar(centre, 52, angle), polar(centre, (97, 74, 86, 70)[i % 4], angle)
        light += polygon([polar(centre, 52, angle - 2.2), tip, root])
        dark += polygon([root, tip, polar(centre, 52, angle + 2.2)])
    ring = circle(centre, 49, fill="none", stroke=p.GOLD, stroke_width=1.6)
    beads = "".join(ball(polar(centre, 49, 36.0 * i), 2.2, BALL_GOLD) for i in range(10))
    return document(200, 200, [path(light, fill=p.GOLD_LIGHT), path(dark, fill=p.GOLD_DEEP), ring, beads])


def corner() -> str:
    """Return a corner piece for panels (top left; turn it for the others), 80x80."""
    sweep: list[Point] = [(6, 74), (7, 48), *spiral((22, 34), 12, 200, 1.2)]
    other = [(y, x) for x, y in sweep]
    lines = smooth(sweep) + smooth(other) + "M6 74V14Q6 6 14 6H74"
    leaves = leaf((6, 52), 20, 5, 62) + leaf((52, 6), 20, 5, 28) + leaf((9, 9), 24, 6, 45)
    return document(
        80, 80, [stroke(lines, p.GOLD, 1.8), path(leaves, fill=p.GOLD_LIGHT), ball((9, 9), 3.4, BALL_PEARL)]
    )


def coin_file(worth: int) -> str:
    return document(100, 100, [group(coin(worth), "translate(50 50)scale(2.8)")])


def emblem_files() -> dict[str, str]:
    """Return the file names under emblems/ and their contents."""
    files = {
        "crown.svg": document(100, 100, [placed(emblem(), (50, 50), 0.97)]),
        "crown-mark.svg": document(100, 100, [mark(p.UI_CREAM)]),
        "title.svg": title(),
        "divider.svg": divider(),
        "sun.svg": sun(),
        "corner.svg": corner(),
    }
    for worth in (10, 15, 20, 25):
        files[f"coin-{worth}.svg"] = coin_file(worth)
    return files
