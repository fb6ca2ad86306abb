"""The band across the middle of a double-headed card, and the jewel where it crosses the middle."""

from dataclasses import dataclass

from artlib import palette as p
from artlib.court_cloth import SLOPE
from artlib.court_faces import inked
from artlib.ornament import BALL_GOLD, BALL_PEARL, CENTRE, ball
from artlib.palette import Tones
from artlib.svg import circle, path, polar, polygon, radial


@dataclass(frozen=True)
class Metal:
    """The tones of a metal from light to shade, and the paint of a bead for ``ball``."""

    glint: str
    light: str
    base: str
    deep: str
    bead: str


GOLD = Metal(p.GOLD_GLINT, p.GOLD_LIGHT, p.GOLD, p.GOLD_DEEP, BALL_GOLD)
SILVER = Metal("#ffffff", "#e4e9ef", "#b9c2ce", "#7d8898",
               radial("silverball", (-0.35, -0.4), 1.5, {0: "#ffffff", 0.45: "#b9c2ce", 1: "#4b5463"}))  # fmt: skip


def sash(edge: str, metal: Metal) -> str:
    """Return the band, with pearls on it."""
    band = inked("M17 193L233 143V157L17 207Z", metal.base, edge, 1)
    band += path("M17 193L233 143V146.4L17 196.4Z", fill=metal.light)
    band += path("M17 203.6L233 153.6V157L17 207Z", fill=metal.deep)
    steps = (-84, -63, -42, 42, 63, 84)
    return band + "".join(ball((CENTRE[0] + step, CENTRE[1] + step * SLOPE), 3.2, BALL_PEARL) for step in steps)


def jewel(edge: str, metal: Metal) -> str:
    """Return the beaded ring in the middle, open for a stone of radius 14."""
    beads = "".join(ball(polar(CENTRE, 18.4, 30.0 * i), 1.9, metal.bead) for i in range(12))
    ring = circle(CENTRE, 20, fill=edge) + circle(CENTRE, 18.6, fill=metal.base)
    return ring + circle(CENTRE, 14.6, fill=edge) + beads


def brilliant(t: Tones) -> str:
    """Return a round stone in the suit's colour, in the middle of the card."""
    tones = ("base", "light", "glint", "light", "base", "deep", "dark", "deep")
    rim = [polar(CENTRE, 13, 45 * i + 157.5) for i in range(9)]
    table = [polar(CENTRE, 6.4, 45 * i + 157.5) for i in range(9)]
    facets = "".join(
        path(polygon([rim[i], rim[i + 1], table[i + 1], table[i]], 2), fill=t[tone]) for i, tone in enumerate(tones)
    )
    return facets + path(polygon(table[:8], 2), fill=t["light"])
