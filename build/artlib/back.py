"""The backs of the two decks, the same either way up: wine and gold, midnight blue and gold."""

from collections.abc import Callable
from dataclasses import dataclass

from artlib import palette as p
from artlib.crown import mark
from artlib.ornament import BALL_GOLD, CARD_HEIGHT, CARD_WIDTH, CENTRE, FRAME_GOLD, ball, card_paper, sparkle
from artlib.pips import silhouette
from artlib.svg import Point, at, circle, document, half_turned, path, placed, polar, polygon, radial, rounded, stroke

LATTICE = "#b98a4a"
STEP_X, STEP_Y = 36.5, 43.0

Emblem = Callable[[str], str]
"""A flat sign of the deck in its 100x100 box, drawn in the paint that it is given."""


@dataclass(frozen=True)
class Dress:
    """What one deck's back is painted with, and what is strewn over it."""

    field: str
    disc: str
    motif: str
    corner: str
    suits: str
    emblem: Emblem
    middle: str
    """What fills the medallion, the same either way up."""


def _two_crowns() -> str:
    crown = placed(mark(p.GOLD_LIGHT), (CENTRE[0], CENTRE[1] - 18.5), 0.31)
    return crown + half_turned(crown, CARD_WIDTH, CARD_HEIGHT) + ball(CENTRE, 3.2, BALL_GOLD)


def _compass() -> str:
    """A cut star of eight points."""
    light, shade = "", ""
    for turn, reach in [(45 + 90 * i, 21) for i in range(4)] + [(90 * i, 33) for i in range(4)]:
        tip = polar(CENTRE, reach, turn)
        light += polygon([CENTRE, polar(CENTRE, 8, turn - 45), tip], 2)
        shade += polygon([CENTRE, tip, polar(CENTRE, 8, turn + 45)], 2)
    return path(light, fill=p.GOLD_GLINT) + path(shade, fill=p.GOLD) + ball(CENTRE, 3.2, BALL_GOLD)


def _glint(paint: str) -> str:
    """A star of eight points, long and short."""
    return path(sparkle((50, 50), 46, 0.24), fill=paint) + placed(
        path(sparkle((50, 50), 26, 0.3), fill=paint), (50, 50), 1, 45
    )


GOODGE = Dress(
    radial("wine", CENTRE, 210, {0: p.WINE_LIGHT, 0.6: p.WINE, 1: p.WINE_DEEP}),
    radial("disc", CENTRE, 62, {0: "#8e2740", 1: "#4a0d1e"}),
    "#8f3a4a", p.WINE_DEEP, "SDTHC", mark, _two_crowns(),
)  # fmt: skip
FRENCH = Dress(
    radial("midnight", CENTRE, 210, {0: "#35427f", 0.6: "#222b5b", 1: "#10152f"}),
    radial("bluedisc", CENTRE, 62, {0: "#414f91", 1: "#161c40"}),
    "#4e5b98", "#10152f", "SHCD", _glint, _compass(),
)  # fmt: skip


def _lattice() -> str:
    """Crossing fine lines, in one path, cut to the field."""
    left, top, right, bottom = 21.0, 21.0, 229.0, 329.0
    data = ""
    slope = STEP_Y / STEP_X
    for i in range(-12, 13):
        for sign in (-1, 1):
            start, end = ((x, CENTRE[1] + i * STEP_Y + sign * slope * (x - CENTRE[0])) for x in (left, right))
            clipped = _clip(start, end, top, bottom)
            if clipped:
                data += f"M{at(clipped[0])}L{at(clipped[1])}"
    return stroke(data, LATTICE, 0.7, stroke_opacity="0.5")


def _clip(a: Point, b: Point, top: float, bottom: float) -> tuple[Point, Point] | None:
    """The part of a line between two heights."""
    low, high = (a, b) if a[1] <= b[1] else (b, a)
    if high[1] <= top or low[1] >= bottom:
        return None

    def at_height(y: float) -> Point:
        share = (y - low[1]) / (high[1] - low[1])
        return low[0] + share * (high[0] - low[0]), y

    return (at_height(top) if low[1] < top else low), (at_height(bottom) if high[1] > bottom else high)


def _motifs(dress: Dress) -> str:
    """The suits and the emblem in the upper half's cells of the lattice."""
    drawn = ""
    for row in range(9):
        y = CENTRE[1] - row * STEP_Y / 2
        for column in range(-3, 4):
            x = CENTRE[0] + column * STEP_X + (STEP_X / 2 if row % 2 == 0 else 0)
            if not 30 < x < 220 or y < 32 or (row == 0 and x > CENTRE[0]):
                continue
            which = (column + 3 * row) % (len(dress.suits) + 1)
            is_suit = which < len(dress.suits)
            motif = silhouette(dress.suits[which], dress.motif) if is_suit else dress.emblem(dress.motif)
            drawn += placed(motif, (x, y), 0.15)
    return drawn


def _medallion(dress: Dress) -> str:
    """The deck's emblem in a ring of the suits, each twice."""
    rim = circle(CENTRE, 58, fill=dress.disc, stroke=p.GOLD_DARK, stroke_width=6)
    rim += circle(CENTRE, 58, fill="none", stroke=FRAME_GOLD, stroke_width=4.4)
    rim += circle(CENTRE, 36, fill="none", stroke=FRAME_GOLD, stroke_width=1.2)
    count = 2 * len(dress.suits)
    step = 360 / count
    suits = "".join(
        placed(silhouette(suit, p.GOLD_LIGHT), polar(CENTRE, 46, step * i - 90), 0.125, step * i)
        for i, suit in enumerate(dress.suits * 2)
    )
    beads = "".join(ball(polar(CENTRE, 58, step * (i + 0.5) - 90), 1.7, BALL_GOLD) for i in range(count))
    return rim + suits + beads + dress.middle


def card_back(dress: Dress = GOODGE) -> str:
    edge = rounded(6, 6, 238, 338, 11.5, fill=dress.field, stroke=p.GOLD_DARK, stroke_width=1)
    frame = rounded(9.6, 9.6, 230.8, 330.8, 9, fill="none", stroke=FRAME_GOLD, stroke_width=2.6)
    inner = rounded(14.2, 14.2, 221.6, 321.6, 6, fill="none", stroke=FRAME_GOLD, stroke_width=0.8)
    corners = polygon([(21, 21), (42, 21), (21, 46)]) + polygon([(229, 21), (208, 21), (229, 46)])
    pieces = path(corners, fill=dress.corner, stroke=FRAME_GOLD, stroke_width=1)
    half = _motifs(dress) + pieces
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [
            card_paper(), edge, _lattice(), half, half_turned(half, CARD_WIDTH, CARD_HEIGHT),
            rounded(21, 21, 208, 308, 2, fill="none", stroke=FRAME_GOLD, stroke_width=1),
            frame, inner, _medallion(dress),
        ],
    )  # fmt: skip
