"""The backs of the two decks, the same either way up: wine and gold, midnight blue and gold."""

from collections.abc import Callable
from dataclasses import dataclass

from artlib import back_fields
from artlib import palette as p
from artlib.back_fields import STEP_X, STEP_Y
from artlib.crown import mark
from artlib.ornament import BALL_GOLD, CARD_HEIGHT, CARD_WIDTH, CENTRE, FRAME_GOLD, ball, card_paper, sparkle
from artlib.pips import silhouette
from artlib.svg import circle, document, half_turned, path, placed, polar, polygon, radial, rounded

Signs = tuple[str, "Emblem", str]
Emblem = Callable[[str], str]
"""A flat sign of the deck in its 100x100 box, drawn in the paint that it is given."""


Field = Callable[["Dress"], str]


@dataclass(frozen=True)
class Dress:
    """The paints of one deck's back, and the signs on it."""

    field: str
    disc: str
    motif: str
    ray: str
    shade: str
    suits: str
    emblem: Emblem
    middle: str
    """What fills the medallion, the same either way up."""


def _two_crowns() -> str:
    crown = placed(mark(p.GOLD_LIGHT), (CENTRE[0], CENTRE[1] - 18.5), 0.31)
    return crown + half_turned(crown, CARD_WIDTH, CARD_HEIGHT) + ball(CENTRE, 3.2, BALL_GOLD)


def _compass() -> str:
    """Return a cut star of eight points."""
    light, shade = "", ""
    for turn, reach in [(45 + 90 * i, 21) for i in range(4)] + [(90 * i, 33) for i in range(4)]:
        tip = polar(CENTRE, reach, turn)
        light += polygon([CENTRE, polar(CENTRE, 8, turn - 45), tip], 2)
        shade += polygon([CENTRE, tip, polar(CENTRE, 8, turn + 45)], 2)
    return path(light, fill=p.GOLD_GLINT) + path(shade, fill=p.GOLD) + ball(CENTRE, 3.2, BALL_GOLD)


def _glint(paint: str) -> str:
    """Return a star of eight points, long and short."""
    return path(sparkle((50, 50), 46, 0.24), fill=paint) + placed(
        path(sparkle((50, 50), 26, 0.3), fill=paint), (50, 50), 1, 45
    )


def _dress(name: str, light: str, middle: str, dark: str, motif: str, ray: str, signs: Signs) -> Dress:
    """Return a dress of one hue, from the light of its field to the dark of its corners."""
    field = radial(f"field{name}", CENTRE, 210, {0: light, 0.6: middle, 1: dark})
    disc = radial(f"disc{name}", CENTRE, 62, {0: light, 1: dark})
    return Dress(field, disc, motif, ray, dark, *signs)


GOODGE: Signs = ("SDTHC", mark, _two_crowns())
FRENCH: Signs = ("SHCD", _glint, _compass())
WINE = (p.WINE_LIGHT, p.WINE, p.WINE_DEEP, "#8f3a4a", "#7b2a3c")
MIDNIGHT = ("#35427f", "#222b5b", "#10152f", "#4e5b98", "#3f4b87")
SEA = ("#1c6a72", "#104c55", "#06262c", "#2b8089", "#217079")
BOTTLE = ("#2f6a3c", "#1d4a29", "#0b2312", "#45854f", "#3a7545")
PLUM = ("#6d3a78", "#4d2557", "#24102a", "#875492", "#713f7c")
BACKS = {
    "cards": {
        "lattice": _dress("wine", *WINE, GOODGE),
        "scales": _dress("sea", *SEA, GOODGE),
        "rays": _dress("plum", *PLUM, GOODGE),
        "vines": _dress("bottle", *BOTTLE, GOODGE),
    },
    "french": {
        "lattice": _dress("midnight", *MIDNIGHT, FRENCH),
        "scales": _dress("bottle", *BOTTLE, FRENCH),
        "rays": _dress("wine", *WINE, FRENCH),
        "vines": _dress("plum", *PLUM, FRENCH),
    },
}


def _motifs(dress: Dress) -> str:
    """Return the suits and the emblem in the lattice's cells of the upper half."""
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
    """Return the deck's emblem in a ring of the suits, each twice."""
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


def _lattice_field(dress: Dress) -> str:
    return back_fields.lattice() + back_fields.both_ways(_motifs(dress))


FIELDS: dict[str, Field] = {
    "lattice": _lattice_field,
    "scales": lambda dress: back_fields.scales(dress.shade, dress.motif),
    "rays": lambda dress: back_fields.rays(dress.ray),
    "vines": lambda dress: back_fields.vines(dress.motif),
}


def card_back(field: Field, dress: Dress) -> str:
    """Return a back; the paper around it is wide enough to part small cards from a felt of their own colour."""
    edge = rounded(11, 11, 228, 328, 8, fill=dress.field, stroke=p.GOLD_DARK, stroke_width=1)
    frame = rounded(13.8, 13.8, 222.4, 322.4, 6, fill="none", stroke=FRAME_GOLD, stroke_width=2.4)
    inner = rounded(17.4, 17.4, 215.2, 315.2, 4, fill="none", stroke=FRAME_GOLD, stroke_width=0.8)
    corners = polygon([(21, 21), (42, 21), (21, 46)]) + polygon([(229, 21), (208, 21), (229, 46)])
    pieces = path(corners, fill=dress.shade, stroke=FRAME_GOLD, stroke_width=1)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [
            card_paper(), edge, field(dress), back_fields.both_ways(pieces),
            rounded(21, 21, 208, 308, 2, fill="none", stroke=FRAME_GOLD, stroke_width=1),
            frame, inner, _medallion(dress),
        ],
    )  # fmt: skip


def back_files() -> dict[str, str]:
    """Return the backs of both decks, by their paths under assets/."""
    return {
        f"{deck}/back-{name}.svg": card_back(FIELDS[name], dress)
        for deck, dresses in BACKS.items()
        for name, dress in dresses.items()
    }
