"""The things that the court holds, drawn on a line through the hand, 48 below the face's middle."""

from artlib import palette as p
from artlib.court_cloth import CREAM, CREAM_DARK
from artlib.court_faces import Skin, inked
from artlib.court_heads import BARK, BARK_DARK, BARK_LIGHT, STEEL, gold, stone
from artlib.ornament import BALL_PEARL, ball, leaf
from artlib.palette import Tones
from artlib.svg import Point, at, circle, group, num, path, polar, polygon, stroke

HEAD: Point = (125.0, 90.0)
"""Where the middle of the upper face is on a card."""

HAND = 80.0
"""How far right of the face the hand is."""

GREEN, GREEN_LIGHT = "#4d7a34", "#7da653"
WOOD, WOOD_LIGHT, WOOD_DARK = "#d08a3c", "#efb869", "#a8642a"


def hand(skin: Skin, edge: str) -> str:
    """Return a fist around a shaft, and the cuff under it."""
    cuff = inked("M-12 56L8 52L14 66L-10 74Z", CREAM, edge) + path("M2 53L8 52L14 66L4 69Z", fill=CREAM_DARK)
    fist = inked("M-10 42L4 38L11 42L12 51L8 56L-8 59L-12 52Z", skin.base, edge)
    fist += path("M-10 42L4 38L0 45L-10 48Z", fill=skin.light) + path("M11 42L12 51L8 56L0 57L4 48Z", fill=skin.shade)
    return cuff + fist + stroke("M-9 48L4 44.6M-8.5 53L5 49.6", skin.deep, 0.9)


def holding(body: str, held: str, skin: Skin, edge: str, *, in_front: bool = False) -> str:
    """Return a figure at its place on the card with something in its hand, in front of or behind its sleeve."""
    held, fist = (group(part, f"translate({num(HAND)} 0)") for part in (held, hand(skin, edge)))
    return group((body + held if in_front else held + body) + fist, f"translate({at(HEAD)})")


def _shaft(top: float, width: float, light: str, dark: str, edge: str) -> str:
    """Return a rod from a height down into the hand."""
    drawn = inked(f"M{-width:g} {top:g}H{width:g}V66H{-width:g}Z", light, edge, 1)
    return drawn + path(f"M0 {top:g}H{width:g}V66H0Z", fill=dark)


def sword(t: Tones) -> str:
    edge = t["edge"]
    blade = inked("M-5 34L-6 -52L0 -68L6 -52L5 34Z", STEEL[0], edge) + path("M0 -68L6 -52L5 34H0Z", fill=STEEL[2])
    blade += stroke("M0 -46V26", STEEL[3], 1)
    guard = gold("M-24 30Q-18 26 -12 30L12 30Q18 26 24 30Q24 38 16 37L-16 37Q-24 38 -24 30Z", edge)
    return blade + _shaft(36, 3.4, BARK_LIGHT, BARK, edge) + guard + stone("S", 0, 33, 0.13)


def sceptre(t: Tones) -> str:
    edge, centre = t["edge"], (0.0, -32.0)
    rays = ""
    for i in range(12):
        turn = 30.0 * i
        rays += polygon(
            [polar(centre, 15, turn - 7), polar(centre, (21, 25)[i % 2], turn), polar(centre, 15, turn + 7)]
        )
    head = inked(rays, p.GOLD_LIGHT, edge, 1) + circle(centre, 17, fill=edge) + circle(centre, 15.8, fill=p.GOLD)
    head += circle(centre, 12.4, fill=CREAM) + stone("H", 0, -31.4, 0.19)
    return _shaft(-12, 3, p.GOLD_LIGHT, p.GOLD_DEEP, edge) + head + gold("M-7 -15H7L4 -2H-4Z", edge)


def orb(t: Tones) -> str:
    edge = t["edge"]
    globe = circle((0, 18), 22.4, fill=edge) + circle((0, 18), 21, fill=p.GOLD)
    globe += path("M0 -3A21 21 0 0 0 0 39Q-16 18 0 -3Z", fill=p.GOLD_LIGHT)
    globe += path("M0 -3A21 21 0 0 1 0 39Q26 26 0 -3Z", fill=p.GOLD_DEEP)
    band = "M-20.6 15Q0 25 20.6 15M0 -3Q7 10 0 21"
    globe += stroke(band, edge, 6) + stroke(band, t["base"], 3.8)
    return globe + gold("M-5 -8H5L3 -2H-3Z", edge) + stone("D", 0, -19, 0.27)


def staff(t: Tones) -> str:
    edge, twigs = t["edge"], "M-1 24L-8 18M1 6L9 -1"
    leaves = inked(leaf((0, -12), 22, 8, -160) + leaf((0, -12), 22, 8, -20), t["base"], edge, 1)
    knots = stroke(twigs, edge, 5) + stroke(twigs, BARK, 2.8)
    top = leaves + stone("C", 0, -36, 0.48) + gold("M-7 -16H7L5 -9H-5Z", edge)
    return knots + _shaft(-20, 3.6, BARK_LIGHT, BARK_DARK, edge) + top


def mirror(t: Tones) -> str:
    edge, centre = t["edge"], (0.0, -16.0)
    glass = circle(centre, 24, fill=edge) + circle(centre, 22.6, fill=p.GOLD) + circle(centre, 17.4, fill=edge)
    glass += circle(centre, 16.4, fill=t["light"])
    glass += path("M-13 -6L4 -31.9A16.4 16.4 0 0 1 12.6 -26.5L-5 -.4A16.4 16.4 0 0 1 -13 -6Z", fill=t["glint"])
    beads = "".join(ball(polar(centre, 20, 30.0 * i), 1.7, BALL_PEARL) for i in range(12))
    return _shaft(8, 3, p.GOLD_LIGHT, p.GOLD_DEEP, edge) + glass + beads + gold("M-7 6H7L3 14H-3Z", edge)


def rose(t: Tones) -> str:
    edge, centre, stem = t["edge"], (0.0, -14.0), "M0 64Q4 30 0 0"
    leaves = inked(leaf((2, 30), 24, 8, -150) + leaf((2, 20), 24, 8, -28), GREEN, edge, 1)
    leaves += path(leaf((2, 30), 22, 4, -152) + leaf((2, 20), 22, 4, -30), fill=GREEN_LIGHT)
    places = [polar(centre, 12.5, -90 + 72 * i) for i in range(5)]
    petals = "".join(circle(place, 12.7, fill=edge) for place in places)
    for place, tone in zip(places, ("light", "base", "deep", "deep", "light"), strict=True):
        petals += circle(place, 11.4, fill=t[tone])
    heart = circle(centre, 13, fill=edge) + circle(centre, 12, fill=t["base"])
    heart += path("M-12 -14A12 12 0 0 1 6 -24.4Q-6 -20 -12 -14Z", fill=t["light"])
    heart += stroke("M-7 -13Q-5 -22 3 -20Q9 -17 6 -10Q1 -6 -3 -11Q-3 -16 2 -15", edge, 1.3)
    return stroke(stem, edge, 5) + stroke(stem, GREEN, 2.8) + leaves + petals + heart


def fan(t: Tones) -> str:
    edge, pivot, step = t["edge"], (0.0, 44.0), 12.0
    turns = [-158 + step * i for i in range(10)]
    blades, sticks = "", ""
    for i, turn in enumerate(turns[:-1]):
        root, fold, end = polar(pivot, 19, turn), polar(pivot, 47, turn + step / 2), polar(pivot, 44, turn + step)
        half = [polar(pivot, 19, turn + step / 2), fold, end, polar(pivot, 19, turn + step)]
        whole = [root, polar(pivot, 44, turn), fold, end, half[-1]]
        blades += inked(polygon(whole), (t["base"], CREAM)[i % 2], edge, 0.8)
        blades += path(polygon(half), fill=(t["deep"], CREAM_DARK)[i % 2])
        sticks += f"M{at(polar(pivot, 3, turn + step / 2))}L{at(polar(pivot, 22, turn + step / 2))}"
    rim = "M" + "L".join(at(polar(pivot, 21, turn)) for turn in turns)
    ribs = stroke(sticks, edge, 4) + stroke(sticks, p.GOLD_LIGHT, 2.4)
    return ribs + blades + stroke(rim, edge, 4) + stroke(rim, p.GOLD, 2.4)


def dove(t: Tones) -> str:
    edge = t["edge"]
    tail = inked("M10 20L26 36L16 41L4 30Z", CREAM_DARK, edge)
    body = inked(
        "M-24 -2L-16 -6Q-14 -18 -2 -16Q8 -14 8 -2Q20 6 17 20Q12 34 -2 36Q-14 34 -16 20Q-18 8 -14 0Z", CREAM, edge
    )
    body += path("M8 -2Q20 6 17 20Q12 34 -2 36Q8 22 4 8Z", fill=CREAM_DARK)
    wing = inked("M-8 8Q7 2 15 15Q20 24 27 26Q19 34 8 31Q-5 27 -8 8Z", t["base"], edge, 1)
    wing += path("M-8 8Q7 2 15 15Q4 12 -8 8Z", fill=t["light"]) + stroke("M1 20Q11 27 20 26.6", t["glint"], 1)
    beak = path("M-16 -6L-25 -1L-15 1Z", fill=p.GOLD, stroke=edge, stroke_width=1)
    return tail + body + wing + beak + circle((-8, -7), 1.9, fill=edge)


def halberd(t: Tones) -> str:
    edge = t["edge"]
    spike = inked("M-4 -38L0 -70L4 -38Z", STEEL[0], edge) + path("M0 -70L4 -38H0Z", fill=STEEL[2])
    axe = inked("M0 -34L9 -36Q17 -38 21 -48Q29 -26 21 -4Q17 -14 9 -16L0 -18Z", STEEL[1], edge)
    axe += path("M21 -48Q29 -26 21 -4Q22 -26 21 -48Z", fill=STEEL[0])
    axe += path("M0 -26L21.6 -26L21 -4Q17 -14 9 -16L0 -18Z", fill=STEEL[2])
    beak = inked("M0 -33L-22 -28L0 -20Z", STEEL[2], edge)
    sleeve = gold("M-5 -40H5V-12H-5Z", edge) + stone("S", 0, -26, 0.15)
    return _shaft(-14, 3.2, BARK_LIGHT, BARK, edge) + spike + axe + beak + sleeve


def lute(t: Tones) -> str:
    edge = t["edge"]
    neck = inked("M-4.5 -26L-3.5 -78H3.5L4.5 -26Z", BARK, edge) + path("M0 -26V-78H3.5L4.5 -26Z", fill=BARK_DARK)
    pegs = inked("M-4 -78L-9 -96L1 -99L5 -78Z", BARK_LIGHT, edge)
    body = inked("M0 -34Q8 -30 10 -20Q26 -6 24 12Q20 28 0 28Q-20 28 -24 12Q-26 -6 -10 -20Q-8 -30 0 -34Z", WOOD, edge)
    body += path("M0 -34Q8 -30 10 -20Q26 -6 24 12Q20 28 0 28Q12 12 8 -10Z", fill=WOOD_DARK)
    body += path("M0 -34Q-8 -30 -10 -20Q-26 -6 -24 12Q-16 0 -4 -14Z", fill=WOOD_LIGHT)
    body += circle((0, 0), 8.4, fill=edge) + circle((0, 0), 8.4, fill="none", stroke=p.GOLD_LIGHT, stroke_width=1.6)
    strings = stroke("M-2 -76V20M2 -76V20", CREAM, 0.8) + stroke("M-8 20H8", edge, 3)
    return group(neck + pegs + body + strings, "translate(-9 32)rotate(16)")


def spyglass(t: Tones) -> str:
    edge, tubes = t["edge"], ""
    for width, top, bottom in ((6.5, -14, 20), (8.0, -50, -16), (10.0, -84, -52)):
        tubes += inked(f"M{-width} {bottom}H{width}V{top}H{-width}Z", t["base"], edge)
        tubes += path(f"M{width * 0.4:g} {bottom}H{width}V{top}H{width * 0.4:g}Z", fill=t["dark"])
        tubes += path(f"M{-width} {bottom}H{-width / 2:g}V{top}H{-width}Z", fill=t["light"])
    rings = gold("M-10 -12H10V-19H-10ZM-11.5 -48H11.5V-55H-11.5ZM-13 -82H13L14.5 -92H-14.5Z", edge)
    rings += path("M4 -12H10V-19H4ZM5 -48H11.5V-55H5ZM5 -82H13L14.5 -92H5Z", fill=p.GOLD_DEEP)
    return group(tubes + rings, "translate(-3 46)rotate(8)")


def bow(t: Tones) -> str:
    edge = t["edge"]
    arrow = stroke("M-14 64L4 -48", edge, 4.4) + stroke("M-14 64L4 -48", CREAM_DARK, 2.4)
    tip = inked("M7 -66L11 -45L4.4 -48L-2.4 -47Z", STEEL[0], edge, 1) + path("M7 -66L11 -45L4.4 -48Z", fill=STEEL[2])
    arc = "M-16 -56Q-22 -61 -17 -66Q-11 -66 -7 -58Q25 -10 8 66"
    wood = stroke(arc, edge, 8) + stroke(arc, BARK_LIGHT, 5.4) + stroke("M-5 -54Q19 -18 15.6 20", BARK, 1.2)
    bands = stroke("M1 -45L-4 -39.6M16 -4L9.6 -3M16 6L10 6", p.GOLD_LIGHT, 2.4)
    return stroke("M-16 -56L-8 66", edge, 1.1) + arrow + tip + wood + bands
