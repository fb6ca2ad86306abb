"""The twelve court cards: each a figure that stands on its head in the lower half."""

from collections.abc import Callable
from dataclasses import dataclass

from artlib import court_gear as gear
from artlib import court_gowns as gowns
from artlib import court_heads as heads
from artlib import court_robes as robes
from artlib import palette as p
from artlib.court_faces import BROWN, FAIR, MAN, OLIVE, ROSY, WOMAN, YOUTH, Face, Skin, face
from artlib.court_heads import Head
from artlib.court_sash import GOLD, brilliant, jewel, sash
from artlib.faces import both_ways, index, sheet
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, FRAME_GOLD, double_frame
from artlib.palette import Tones
from artlib.svg import at, circle, document, group, num, path, polygon, radial

PANEL = polygon([
    (66, 17), (233, 17), (233, 232), (192, 232), (192, 240), (184, 240), (184, 333),
    (17, 333), (17, 118), (58, 118), (58, 110), (66, 110),
])  # fmt: skip
HEAD = (125.0, 90.0)
HAND = 80.0
"""How far right of the face the hand is."""

HALO = radial("halo2", HEAD, 62, {0: "#fffbe8", 0.7: "#fdedb8", 1: "#f6d98a"})


@dataclass(frozen=True)
class Figure:
    """One of the twelve."""

    face: Face
    head: Callable[[Tones], Head]
    robe: Callable[[Tones, Skin], str]
    gear: Callable[[Tones], str]


FIGURES = {
    "KS": Figure(Face(MAN, FAIR, "#3b3c48", "#3b4a66", 0, 2.4), heads.king_of_spades, robes.king_of_spades, gear.sword),
    "KH": Figure(
        Face(MAN, ROSY, "#8f4a1e", "#4a6a3a", 0, 0.6), heads.king_of_hearts, robes.king_of_hearts, gear.sceptre
    ),
    "KD": Figure(
        Face(MAN, BROWN, "#23202b", "#2a1a14", 1, 1.4), heads.king_of_diamonds, robes.king_of_diamonds, gear.orb
    ),
    "KC": Figure(Face(MAN, FAIR, "#a8a49c", "#46643f"), heads.king_of_clubs, robes.king_of_clubs, gear.staff),
    "QS": Figure(Face(WOMAN, FAIR, "#23202b", "#3b4a86"), heads.queen_of_spades, gowns.queen_of_spades, gear.mirror),
    "QH": Figure(Face(WOMAN, ROSY, "#a36f1c", "#3c6a8a"), heads.queen_of_hearts, gowns.queen_of_hearts, gear.rose),
    "QD": Figure(Face(WOMAN, BROWN, "#23202b", "#2a1a14"), heads.queen_of_diamonds, gowns.queen_of_diamonds, gear.fan),
    "QC": Figure(Face(WOMAN, FAIR, "#7c330c", "#3f6b3a"), heads.queen_of_clubs, gowns.queen_of_clubs, gear.dove),
    "JS": Figure(
        Face(YOUTH, FAIR, "#4a3524", "#3b4a66", 0, 1), heads.jack_of_spades, gowns.jack_of_spades, gear.halberd
    ),
    "JH": Figure(Face(YOUTH, ROSY, "#a36f1c", "#3c6a8a"), heads.jack_of_hearts, gowns.jack_of_hearts, gear.lute),
    "JD": Figure(
        Face(YOUTH, OLIVE, "#23202b", "#2a1a14", 0, 0.8), heads.jack_of_diamonds, gowns.jack_of_diamonds, gear.spyglass
    ),
    "JC": Figure(Face(YOUTH, OLIVE, "#3a2310", "#3f5a2a"), heads.jack_of_clubs, gowns.jack_of_clubs, gear.bow),
}


def _ground(t: Tones) -> str:
    """The tinted panel, notched for the indices."""
    return path(PANEL, fill=t["glint"], fill_opacity="0.4", stroke=FRAME_GOLD, stroke_width=1.4)


def _halo() -> str:
    return circle(HEAD, 50, fill=HALO, stroke=p.GOLD, stroke_width=1.6)


def _figure(who: Figure, t: Tones) -> str:
    skin = who.face.skin
    behind, over = who.head(t)
    held = (
        group(who.gear(t), f"translate({num(HAND)} 0)"),
        group(gear.hand(skin, t["edge"]), f"translate({num(HAND)} 0)"),
    )
    body = behind + who.robe(t, skin) + face(who.face, t["edge"]) + over
    return group(held[0] + body + held[1], f"translate({at(HEAD)})")


def court(suit: str, rank: str) -> str:
    """The SVG of one court card."""
    t = p.STANDARD[suit]
    half = _halo() + _figure(FIGURES[rank + suit], t)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), _ground(t), both_ways(half), sash(t["edge"], GOLD), jewel(t["edge"], GOLD),
         brilliant(t), double_frame(), both_ways(index(suit, rank))],
    )  # fmt: skip
