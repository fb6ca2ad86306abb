"""The fifty faces with pips."""

from artlib import palette as p
from artlib.aces import jewel
from artlib.lettering import outline
from artlib.ornament import (
    BALL_GOLD,
    CARD_HEIGHT,
    CARD_WIDTH,
    CENTRE,
    ball,
    card_paper,
    coin,
    corner_scroll,
    double_frame,
    gilded,
    laurel,
    leaf,
    rich_frame,
    sun_rays,
)
from artlib.pips import pip
from artlib.svg import Point, circle, document, group, half_turned, path, placed, radial

WORTH = {1: 20, 5: 15, 10: 10}

INDEX_X = 39.0
INDEX_BASELINE = 70.0
INDEX_HEIGHT = 50.0
MARK: Point = (INDEX_X, 92.0)
MARK_SCALE = 0.3
COIN: Point = (INDEX_X, 130.0)
COIN_SCALE = 1.1
HALO = "#fdf8ec"

LEFT, RIGHT = 94.0, 156.0
RAYS = radial("rays", CENTRE, 215, {0: "#fffefa", 0.3: "#fbf3de", 0.6: "#f7ecd0", 1: "#f0e0b8"})


def pip_places(rank: int) -> list[Point]:
    """Return the places of the pips in the upper half and the middle; the lower half mirrors the upper."""
    mid = CENTRE[0]
    top, third = 60.0, 130.0
    places: dict[int, list[Point]] = {
        2: [(mid, 82)],
        3: [(mid, 68), (mid, 175)],
        4: [(LEFT, 74), (RIGHT, 74)],
        5: [(LEFT, 74), (RIGHT, 74), (mid, 175)],
        6: [(LEFT, 74), (RIGHT, 74), (LEFT, 175), (RIGHT, 175)],
        7: [(LEFT, 70), (RIGHT, 70), (LEFT, 175), (RIGHT, 175), (mid, 122)],
        8: [(LEFT, 70), (RIGHT, 70), (LEFT, 175), (RIGHT, 175), (mid, 122)],
        9: [(LEFT, top), (RIGHT, top), (LEFT, third), (RIGHT, third), (mid, 175)],
        10: [(LEFT, top), (RIGHT, top), (LEFT, third), (RIGHT, third), (mid, (top + third) / 2)],
    }
    return places[rank]


SIZES = {2: 0.8, 3: 0.7, 4: 0.5, 5: 0.5, 6: 0.5, 7: 0.48, 8: 0.47, 9: 0.43, 10: 0.41}


def index(suit: str, label: str, worth: int | None = None) -> str:
    """Return the top left corner: the rank, the suit's mark, and on point cards the worth as a coin."""
    tight = label == "10"
    tail = 4 if label == "Q" else 0  # it hangs below the line, close to the mark
    letters = outline(
        label, INDEX_X + (3 if tight else 0), INDEX_BASELINE - tail, INDEX_HEIGHT - tail / 2,
        tracking=-0.05 if tight else 0.0, widest=47.0 if label.isdigit() else 42.0,
    )  # fmt: skip
    drawn = path(letters, fill=p.STANDARD[suit]["ink"]) + placed(pip(suit), MARK, MARK_SCALE)
    if worth is not None:
        drawn += circle(COIN, 17 * COIN_SCALE + 2.6, fill=HALO)
        drawn += group(coin(worth), f"translate({COIN[0]} {COIN[1]})scale({COIN_SCALE})")
    return drawn


def both_ways(half: str) -> str:
    """Return the content of a card's upper half, and the same upside down in its lower half."""
    return half + half_turned(half, CARD_WIDTH, CARD_HEIGHT)


def sheet() -> str:
    """Return the cream paper of every face, with quiet rays."""
    return card_paper() + sun_rays((12, 12, 238, 338), RAYS)


def pips(suit: str, rank: int) -> str:
    """Return the field of pips of the ranks 2 to 10."""
    size = SIZES[rank]
    stone = pip(suit, 4.2)
    drawn = ""
    for x, y in pip_places(rank):
        drawn += placed(stone, (x, y), size)
        alone = rank == 7 and x == CENTRE[0]  # a 7 has its odd pip in the upper half only
        if y != CENTRE[1] and not alone:
            drawn += placed(stone, (CARD_WIDTH - x, CARD_HEIGHT - y), size, 180)
    return drawn


def wreath() -> str:
    """Return two laurel branches around the middle pip of a five."""
    leaves, stems = "", ""
    for start, end in ((97.0, 244.0), (83.0, -64.0)):
        branch, stem = laurel(CENTRE, 42, start, end, 8, 17)
        leaves, stems = leaves + branch, stems + stem
    knot = leaf((125, 217), 14, 4, 30) + leaf((125, 217), 14, 4, 150)
    return gilded(stems, leaves + knot, 1.1) + ball((125, 217), 3.4, BALL_GOLD)


def face(suit: str, rank: int) -> str:
    """Return the SVG of one card with a suit."""
    rich = rank in WORTH
    parts = [sheet(), rich_frame() if rich else double_frame()]
    if rich:
        parts.append(both_ways(corner_scroll()))
    if rank == 5:
        parts.append(wreath())
    parts.append(jewel(suit) if rank == 1 else pips(suit, rank))
    parts.append(both_ways(index(suit, str(rank), WORTH.get(rank))))
    return document(CARD_WIDTH, CARD_HEIGHT, parts)
