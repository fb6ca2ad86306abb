"""The twelve court cards, each with a figure that is repeated upside down in the lower half."""

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
from artlib.ornament import BALL_PEARL, CARD_HEIGHT, CARD_WIDTH, FRAME_GOLD, ball, double_frame
from artlib.palette import Tones
from artlib.svg import circle, document, path, polar, polygon, radial

PANEL = polygon([
    (66, 17), (225, 17), (225, 25), (233, 25), (233, 232), (192, 232), (192, 240), (184, 240), (184, 333),
    (25, 333), (25, 325), (17, 325), (17, 118), (58, 118), (58, 110), (66, 110),
])  # fmt: skip
HALO = radial("nimbus", gear.HEAD, 62, {0: "#fffbe8", 0.7: "#fdedb8", 1: "#f6d98a"})


@dataclass(frozen=True)
class Figure:
    """The parts of one of the twelve, besides the face."""

    head: Callable[[Tones], Head]
    robe: Callable[[Tones, Skin], str]
    gear: Callable[[Tones], str]
    in_front: bool = False
    """Whether what is held covers the sleeve."""


FACES = {
    "KS": Face(MAN, FAIR, brow="#3b3c48", iris="#3b4a66", frown=2.4),
    "KH": Face(MAN, ROSY, brow="#8f4a1e", iris="#4a6a3a", frown=0.6),
    "KD": Face(MAN, BROWN, brow="#23202b", iris="#2a1a14", turn=1, frown=1.4),
    "KC": Face(MAN, FAIR, brow="#a8a49c", iris="#46643f", turn=0.6),
    "QS": Face(WOMAN, FAIR, brow="#23202b", iris="#3b4a86", turn=0.9),
    "QH": Face(WOMAN, ROSY, brow="#a36f1c", iris="#3c6a8a"),
    "QD": Face(WOMAN, BROWN, brow="#23202b", iris="#2a1a14"),
    "QC": Face(WOMAN, FAIR, brow="#7c330c", iris="#3f6b3a", turn=1),
    "JS": Face(YOUTH, FAIR, brow="#4a3524", iris="#3b4a66", frown=1),
    "JH": Face(YOUTH, ROSY, brow="#a36f1c", iris="#3c6a8a", turn=1),
    "JD": Face(YOUTH, OLIVE, brow="#23202b", iris="#2a1a14", turn=-1, frown=0.8),
    "JC": Face(YOUTH, OLIVE, brow="#3a2310", iris="#3f5a2a"),
}

FIGURES = {
    "KS": Figure(heads.king_of_spades, robes.king_of_spades, gear.sword),
    "KH": Figure(heads.king_of_hearts, robes.king_of_hearts, gear.sceptre),
    "KD": Figure(heads.king_of_diamonds, robes.king_of_diamonds, gear.orb),
    "KC": Figure(heads.king_of_clubs, robes.king_of_clubs, gear.staff),
    "QS": Figure(heads.queen_of_spades, gowns.queen_of_spades, gear.mirror),
    "QH": Figure(heads.queen_of_hearts, gowns.queen_of_hearts, gear.rose),
    "QD": Figure(heads.queen_of_diamonds, gowns.queen_of_diamonds, gear.fan, in_front=True),
    "QC": Figure(heads.queen_of_clubs, gowns.queen_of_clubs, gear.dove),
    "JS": Figure(heads.jack_of_spades, gowns.jack_of_spades, gear.halberd),
    "JH": Figure(heads.jack_of_hearts, gowns.jack_of_hearts, gear.lute, in_front=True),
    "JD": Figure(heads.jack_of_diamonds, gowns.jack_of_diamonds, gear.spyglass),
    "JC": Figure(heads.jack_of_clubs, gowns.jack_of_clubs, gear.bow),
}


def _ground(t: Tones) -> str:
    """Return the tinted panel, notched for the indices."""
    return path(PANEL, fill=t["glint"], fill_opacity="0.4", stroke=FRAME_GOLD, stroke_width=1.4)


def _halo(rank: str) -> str:
    """Return what lies behind the head: a king's rays, a queen's ring of pearls; behind a jack there is nothing."""
    if rank == "J":
        return ""
    disc = circle(gear.HEAD, 46 if rank == "K" else 50, fill=HALO, stroke=p.GOLD, stroke_width=1.6)
    if rank == "Q":
        return disc + "".join(ball(polar(gear.HEAD, 50, 15.0 * i), 2.6, BALL_PEARL) for i in range(24))
    points = [polar(gear.HEAD, (60, 46)[i % 2], 11.25 * i - 90) for i in range(32)]
    return path(polygon(points), fill=p.GOLD_LIGHT, stroke=p.GOLD_DEEP, stroke_width=1, stroke_linejoin="round") + disc


def _figure(name: str, t: Tones) -> str:
    look, who = FACES[name], FIGURES[name]
    behind, over = who.head(t)
    body = behind + who.robe(t, look.skin) + face(look, t["edge"]) + over
    return gear.holding(body, who.gear(t), look.skin, t["edge"], in_front=who.in_front)


def court(suit: str, rank: str) -> str:
    """Return the SVG of one court card."""
    t = p.STANDARD[suit]
    half = _halo(rank) + _figure(rank + suit, t)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), _ground(t), both_ways(half), sash(t["edge"], GOLD), jewel(t["edge"], GOLD),
         brilliant(t), double_frame(), both_ways(index(suit, rank))],
    )  # fmt: skip
