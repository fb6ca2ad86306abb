"""The fifty faces with pips."""

from artlib import palette as p
from artlib.aces import jewel
from artlib.lettering import outline
from artlib.ornament import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CENTRE,
    FRAME_GOLD,
    card_paper,
    coin,
    double_frame,
    laurel,
    leaf,
    rich_frame,
    spiral,
    sun_rays,
)
from artlib.pips import pip
from artlib.svg import Point, circle, document, group, half_turned, path, placed, polar, radial, smooth, stroke

WORTH = {1: 20, 5: 15, 10: 10}

INDEX_X = 39.0
INDEX_BASELINE = 70.0
INDEX_HEIGHT = 50.0
MARK: Point = (INDEX_X, 95.0)
MARK_SCALE = 0.34
COIN: Point = (INDEX_X, 133.5)

LEFT, RIGHT = 92.0, 158.0
RAYS = radial("rays", CENTRE, 200, {0: p.CREAM_RAY + "/0", 0.35: p.CREAM_RAY + "/0.28", 1: p.CREAM_RAY + "/0.55"})


def pip_places(rank: int) -> list[Point]:
    """Where the upper half's pips and those of the middle stand; the lower half mirrors the upper."""
    mid = CENTRE[0]
    top = 62.0
    third = top + (350 - 2 * top) / 3
    places: dict[int, list[Point]] = {
        2: [(mid, 78)],
        3: [(mid, 66), (mid, 175)],
        4: [(LEFT, 82), (RIGHT, 82)],
        5: [(LEFT - 2, 76), (RIGHT + 2, 76), (mid, 175)],
        6: [(LEFT, 74), (RIGHT, 74), (LEFT, 175), (RIGHT, 175)],
        7: [(LEFT, 70), (RIGHT, 70), (LEFT, 175), (RIGHT, 175), (mid, 122)],
        8: [(LEFT, 70), (RIGHT, 70), (LEFT, 175), (RIGHT, 175), (mid, 122)],
        9: [(LEFT, top), (RIGHT, top), (LEFT, third), (RIGHT, third), (mid, 175)],
        10: [(LEFT, top), (RIGHT, top), (LEFT, third), (RIGHT, third), (mid, (top + third) / 2)],
    }
    return places[rank]


SIZES = {2: 0.62, 3: 0.58, 4: 0.54, 5: 0.5, 6: 0.5, 7: 0.46, 8: 0.46, 9: 0.42, 10: 0.42}


def index(suit: str, rank: int) -> str:
    """The top left corner: the rank, the suit's mark, and on point cards the worth as a coin."""
    tight = rank == 10
    digits = outline(
        str(rank), INDEX_X + (2 if tight else 0), INDEX_BASELINE, INDEX_HEIGHT,
        tracking=-0.05 if tight else 0.0, widest=50.0,
    )  # fmt: skip
    drawn = path(digits, fill=p.STANDARD[suit]["ink"]) + placed(pip(suit), MARK, MARK_SCALE)
    if rank in WORTH:
        drawn += group(coin(WORTH[rank]), f"translate({COIN[0]} {COIN[1]})")
    return drawn


def pips(suit: str, rank: int) -> str:
    """The field of pips of the ranks 2 to 10."""
    size = SIZES[rank]
    stone = pip(suit, 4.2)
    drawn = ""
    for x, y in pip_places(rank):
        drawn += placed(stone, (x, y), size)
        mirrored = rank not in (7,) or x != CENTRE[0]
        if y != CENTRE[1] and mirrored:
            drawn += placed(stone, (CARD_WIDTH - x, CARD_HEIGHT - y), size, 180)
    return drawn


def corner_scroll() -> str:
    """A scroll for the top right corner of point cards."""
    x, y = CARD_WIDTH - 20, 20.0
    across = smooth([(x - 46, y + 1), (x - 26, y + 2), *spiral((x - 14, y + 13), 11, -110, -1.15)])
    down = smooth([(x - 1, y + 46), (x - 2, y + 26), *spiral((x - 13, y + 14), 11, 20, 1.15)])
    leaves = leaf((x - 46, y + 1), 13, 4, 180) + leaf((x - 1, y + 46), 13, 4, 90)
    leaves += leaf((x - 2, y + 2), 15, 5, 135)
    return stroke(across + down, FRAME_GOLD, 1.5) + path(leaves, fill=FRAME_GOLD)


def wreath() -> str:
    """Two laurel branches round the middle pip of a five."""
    leaves, stems = "", ""
    for start, end in ((96.0, 252.0), (84.0, -72.0)):
        branch, stem = laurel(CENTRE, 41, start, end, 8, 14)
        leaves, stems = leaves + branch, stems + stem
    beads = "".join(circle(polar(CENTRE, 41, a), 2.2, fill=FRAME_GOLD) for a in (90, 270))
    return stroke(stems, FRAME_GOLD, 1.2) + path(leaves, fill=FRAME_GOLD) + beads


def face(suit: str, rank: int) -> str:
    """The SVG of one card with a suit."""
    rich = rank in WORTH
    parts = [card_paper(), sun_rays((15, 15, 235, 335), RAYS), rich_frame() if rich else double_frame()]
    if rank in (5, 10):
        scroll = corner_scroll()
        parts += [scroll, half_turned(scroll, CARD_WIDTH, CARD_HEIGHT)]
    if rank == 5:
        parts.append(wreath())
    parts.append(jewel(suit) if rank == 1 else pips(suit, rank))
    corner = index(suit, rank)
    parts += [corner, half_turned(corner, CARD_WIDTH, CARD_HEIGHT)]
    return document(CARD_WIDTH, CARD_HEIGHT, parts)
