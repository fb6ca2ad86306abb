"""Hair, beards, hats and crowns of the twelve, in the coordinates of their faces.

Each function returns what lies behind the face and what lies over it.
"""

from artlib import palette as p
from artlib.court_cloth import CREAM, CREAM_DARK
from artlib.court_faces import inked, mirrored
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball, leaf
from artlib.palette import Tones
from artlib.pips import pip
from artlib.svg import Point, circle, path, placed, polar, polygon, stroke

Head = tuple[str, str]

STEEL = ("#eef1f5", "#c3cad4", "#939eae", "#667283", "#3b4554")
JET, JET_LIGHT = "#23202b", "#4a4556"
IRON, IRON_LIGHT, IRON_DARK = "#595b68", "#858895", "#3b3c48"
AUBURN, AUBURN_LIGHT, AUBURN_DARK = "#8f4a1e", "#c07336", "#5e2b0d"
BLOND, BLOND_LIGHT, BLOND_DARK = "#d9a441", "#f2cf7a", "#a36f1c"
COPPER, COPPER_LIGHT, COPPER_DARK = "#b4551c", "#dd8340", "#7c330c"
SNOW, SNOW_LIGHT, SNOW_DARK = "#d9d6cf", "#f7f4ec", "#a8a49c"
BARK, BARK_LIGHT, BARK_DARK = "#5b3a1e", "#84592f", "#3a2310"


def gold(data: str, edge: str) -> str:
    return inked(data, p.GOLD, edge)


def stone(suit: str, x: float, y: float, scale: float) -> str:
    return placed(pip(suit, 7), (x, y), scale)


def beads(points: list[Point], radius: float, paint: str = BALL_PEARL) -> str:
    return "".join(ball(point, radius, paint) for point in points)


def king_of_spades(t: Tones) -> Head:
    """Iron-grey hair and a long beard cut like a spearhead; a crown of three tall spires."""
    edge = t["edge"]
    behind = inked("M-20 -26L-27 -2L-31 36L-12 40L12 40L31 36L27 -2L20 -26Z", IRON, edge)
    behind += path("M-20 -26L-27 -2L-31 36L-22 38L-20 0Z", fill=IRON_LIGHT)
    behind += path("M20 -26L27 -2L31 36L20 38L21 0Z", fill=IRON_DARK)
    beard = inked("M-20 -4L-17 22L-9 42L0 60L9 42L17 22L20 -4L14 9L8 19.5L-8 19.5L-14 9Z", IRON, edge)
    beard += path("M-20 -4L-17 22L-9 42L0 60L-3 30L-8 19.5L-14 9Z", fill=IRON_LIGHT)
    beard += path("M20 -4L17 22L9 42L0 60L6 34L8 19.5L14 9Z", fill=IRON_DARK)
    beard += inked("M0 9.5L-9 12L-15 20L-5 16.4L0 14.6L5 16.4L15 20L9 12Z", IRON_LIGHT, edge, 0.6)
    crown = gold("M-21 -23L-29 -50L-14 -40L0 -68L14 -40L29 -50L21 -23Q0 -29 -21 -23Z", edge)
    crown += path("M-29 -50L-21 -23L-15 -24.7L-14 -40ZM0 -68L-14 -40L-5 -26L0 -27Z", fill=p.GOLD_LIGHT)
    crown += path("M0 -68L14 -40L7 -26L0 -27ZM29 -50L21 -23L18 -24Z", fill=p.GOLD_DEEP)
    crown += stroke("M-19.5 -29Q0 -35.5 19.5 -29", edge, 1.1)
    crown += stone("S", 0, -43, 0.16) + beads([(-29, -51), (29, -51)], 3.4) + beads([(0, -69)], 4)
    return behind, beard + crown


def king_of_hearts(t: Tones) -> Head:
    """A round auburn beard in curls; a domed crown with arches and a heart on top."""
    edge = t["edge"]
    curls = [polar((0, 2), 21, turn) for turn in range(20, 161, 20)]
    behind = "".join(circle((x * s, y), 9, fill=edge) for x, y in ((22, -12), (24, 0), (22, 11)) for s in (-1, 1))
    behind += "".join(circle((x, y), 7.8, fill=AUBURN) for x, y in ((-22, -12), (-24, 0), (-22, 11)))
    behind += "".join(circle((x, y), 7.8, fill=AUBURN_DARK) for x, y in ((22, -12), (24, 0), (22, 11)))
    beard = "".join(circle((x * 0.98, y + 5), 9.4, fill=edge) for x, y in curls)
    beard += path("M-19 0L-14 9L-8 19.4L8 19.4L14 9L19 0L20 14L10 30L-10 30L-20 14Z", fill=AUBURN)
    for i, (x, y) in enumerate(curls):
        beard += circle((x * 0.98, y + 5), 8.2, fill=AUBURN if i > 2 else AUBURN_DARK)
        beard += circle((x * 0.98 - 1.6, y + 3.4), 4, fill=AUBURN_LIGHT if i > 2 else AUBURN)
    beard += inked("M0 9.4Q-7 8.6 -11 13Q-15 17 -18 14Q-17 21 -10 19.4Q-4 18 0 14.6Q4 18 10 19.4Q17 21 18 14"
                   "Q15 17 11 13Q7 8.6 0 9.4Z", AUBURN_LIGHT, edge, 0.6)  # fmt: skip
    fringe = "M-20 -6Q-23 -28 0 -27Q23 -28 20 -6Q17 -17 11 -16Q5 -21 0 -16Q-5 -21 -11 -16Q-17 -17 -20 -6Z"
    beard += inked(fringe, AUBURN, edge, 0.6) + path(
        "M-20 -6Q-23 -28 0 -27V-16Q-5 -21 -11 -16Q-17 -17 -20 -6Z", fill=AUBURN_LIGHT
    )
    crown = inked("M-20 -30Q-30 -46 -19 -54Q-8 -60 0 -53Q8 -60 19 -54Q30 -46 20 -30Z", t["base"], edge)
    crown += path("M-20 -30Q-30 -46 -19 -54Q-10 -59 -3 -55Q-12 -46 -11 -31Z", fill=t["light"])
    crown += path("M20 -30Q30 -46 19 -54Q10 -58 5 -56Q14 -46 12 -31Z", fill=t["dark"])
    arch = "M-20 -31Q-30 -46 -19 -54Q-8 -60 0 -53Q8 -60 19 -54Q30 -46 20 -31M0 -53V-31"
    crown += stroke(arch, edge, 5.4) + stroke(arch, p.GOLD_LIGHT, 3)
    crown += gold("M-22 -34Q0 -41 22 -34L20.5 -22Q0 -29 -20.5 -22Z", edge)
    crown += path("M-22 -34Q-14 -37 -6 -38L-5 -27Q-13 -25 -20.5 -22Z", fill=p.GOLD_LIGHT)
    crown += path("M22 -34L13 -37L12 -25L20.5 -22Z", fill=p.GOLD_DEEP)
    crown += beads([(-14, -30), (14, -30)], 2.4) + stone("H", 0, -31.5, 0.13) + stone("H", 0, -63, 0.2)
    return behind, beard + crown


def king_of_diamonds(t: Tones) -> Head:
    """A folded turban with a great stone and a plume; a trimmed black beard."""
    edge = t["edge"]
    behind = path("M-20 -20L-22 6L-16 18L16 18L22 6L20 -20Z", fill=edge)
    beard = path("M-20.6 -6L-18.6 10L-13 22L-5 30L0 37L5 30L13 22L18.6 10L20.6 -6L16 8L9 19L3 18L0 20L-3 18L-9 19"
                 "L-16 8Z",
                 fill=JET)  # fmt: skip
    beard += path("M-20.6 -6L-18.6 10L-13 22L-5 30L0 37L-1 25L-9 19L-16 8Z", fill=JET_LIGHT)
    beard += path("M0 9.6Q-8 9 -12 13.6Q-15 16.6 -19 13Q-17 20.4 -10 18.6Q-4 17 0 14.6Q4 17 10 18.6Q17 20.4 19 13"
                  "Q15 16.6 12 13.6Q8 9 0 9.6Z", fill=JET)  # fmt: skip
    wrap = "M-22 -16Q-32 -30 -24 -44Q-14 -60 2 -58Q24 -56 28 -38Q30 -26 22 -16Q0 -34 -22 -16Z"
    turban = inked(wrap, CREAM, edge)
    turban += path("M-22 -16Q-32 -30 -24 -44Q-8 -36 0 -27Q-12 -24 -22 -16Z", fill=t["glint"])
    turban += path("M-24 -44Q-14 -60 2 -58Q6 -44 0 -27Q-8 -36 -24 -44Z", fill=CREAM)
    turban += path("M2 -58Q24 -56 28 -38Q12 -38 0 -27Q6 -44 2 -58Z", fill=t["light"])
    turban += path("M28 -38Q30 -26 22 -16Q12 -25 0 -27Q12 -38 28 -38Z", fill=t["base"])
    turban += stroke("M-27 -31Q-10 -31 0 -27Q-14 -50 -10 -54M0 -27Q12 -44 16 -54M0 -27Q16 -32 28 -30", edge, 0.9)
    plume = inked(leaf((0, -44), 27, 9, -70), t["base"], edge, 1)
    plume += path("M0 -44L9.2 -69.4Q14 -56 0 -44Z", fill=t["deep"]) + stroke("M0 -42L8 -65", p.GOLD_LIGHT, 1)
    jewel = gold("M0 -54L11 -39L0 -23L-11 -39Z", edge) + stone("D", 0, -38.6, 0.23)
    return behind, beard + turban + plume + jewel + beads([(0, -21.5)], 2.6)


def king_of_clubs(t: Tones) -> Head:
    """White hair, a forked beard, and antlers on a circlet of leaves."""
    edge = t["edge"]
    antler = "M15 -30Q24 -44 40 -46M22 -38Q22 -52 17 -60M31 -44Q34 -56 31 -66M40 -46Q47 -52 47 -62"
    horns = stroke(antler, edge, 7) + stroke(antler, BARK_LIGHT, 4.4)
    behind = horns + mirrored(horns)
    behind += inked("M-19 -26L-28 -4L-30 24L-20 34L20 34L30 24L28 -4L19 -26Z", SNOW, edge)
    behind += path("M-19 -26L-28 -4L-30 24L-22 32L-20 0Z", fill=SNOW_LIGHT)
    behind += path("M19 -26L28 -4L30 24L22 32L20 0Z", fill=SNOW_DARK)
    beard = inked("M-20 -4L-19 20L-15 40L-10 56L-3 44L0 34L4 44L11 56L15 40L19 20L20 -4L14 9L8 19.5L-8 19.5L-14 9Z",
                  SNOW, edge)  # fmt: skip
    beard += path("M-20 -4L-19 20L-15 40L-10 56L-9 34L-8 19.5L-14 9Z", fill=SNOW_LIGHT)
    beard += path("M20 -4L19 20L15 40L11 56L9 36L8 19.5L14 9ZM0 34L-3 44L-5 30L-2 20Z", fill=SNOW_DARK)
    beard += inked("M0 9.5L-9 11L-17 21L-6 17.4L0 14.6L6 17.4L17 21L9 11Z", SNOW_LIGHT, edge, 0.6)
    parting = inked("M-21 2Q-23 -27 0 -27Q23 -27 21 2Q17 -16 0 -22Q-17 -16 -21 2Z", SNOW, edge, 0.6)
    beard += parting + path("M-21 2Q-23 -27 0 -27V-22Q-17 -16 -21 2Z", fill=SNOW_LIGHT)
    crown = gold("M-21 -31Q0 -38 21 -31L20 -23Q0 -30 -20 -23Z", edge)
    leaves = "".join(leaf((x, -30 - 3 * (1 - abs(x) / 18)), length, 7, turn) for x, length, turn in (
        (-16, 18, -118), (-8, 22, -104), (0, 26, -90), (8, 22, -76), (16, 18, -62)))  # fmt: skip
    crown = inked(leaves, t["base"], edge, 1) + crown
    crown += path("M0 -33L0 -59Q9 -46 0 -33ZM-8 -32L-13.3 -53Q-2 -46 -8 -32ZM8 -32L13.3 -53Q16 -44 8 -32Z",
                  fill=t["light"])  # fmt: skip
    return behind, beard + crown + beads([(-12, -28.6), (0, -30.6), (12, -28.6)], 2.5)


def queen_of_spades(t: Tones) -> Head:
    """Black hair cut straight, and over it a crescent moon that holds a spade."""
    edge = t["edge"]
    behind = gold("M-25 -68A27 27 0 1 0 25 -68A21.5 21.5 0 1 1 -25 -68Z", edge)
    behind += path("M-25 -68A27 27 0 0 0 0 -31L0 -37.5A21.5 21.5 0 0 1 -25 -68Z", fill=p.GOLD_LIGHT)
    behind += path("M25 -68A27 27 0 0 1 12 -34L13 -42A21.5 21.5 0 0 0 25 -68Z", fill=p.GOLD_DEEP)
    behind += inked("M-18 -34Q-30 -30 -29 0L-31 30L-13 32L13 32L31 30L29 0Q30 -30 18 -34Z", JET, edge)
    behind += path("M-26 -20L-29 0L-31 30L-24 31L-22 0Z", fill=JET_LIGHT)
    fringe = inked("M-21 -2Q-24 -34 0 -36Q24 -34 21 -2L17 -16L9 -15L0 -16L-9 -15L-17 -16Z", JET, edge, 0.8)
    fringe += path("M-17 -16Q-18 -30 -4 -35L-2 -16L-9 -15Z", fill=JET_LIGHT)
    band = gold("M-24 -26Q0 -41 24 -26L23 -21Q0 -35 -23 -21Z", edge)
    drop = gold("M0 -35L5 -28L0 -19L-5 -28Z", edge) + stone("S", 0, -55, 0.27)
    return behind, fringe + band + drop + beads([(-29, 14), (29, 14)], 3.2) + beads([(0, -28)], 2)


def queen_of_hearts(t: Tones) -> Head:
    """Golden hair under a headdress in the shape of a heart, edged with pearls."""
    edge = t["edge"]
    heart = "M0 -16Q-30 -6 -38 -26Q-46 -52 -26 -62Q-8 -68 0 -48Q8 -68 26 -62Q46 -52 38 -26Q30 -6 0 -16Z"
    behind = gold("M0 -12Q-34 -2 -42 -25Q-50 -55 -28 -66Q-8 -73 0 -55Q8 -73 28 -66Q50 -55 42 -25Q34 -2 0 -12Z", edge)
    behind += path(heart, fill=t["base"])
    behind += path("M0 -48Q-8 -68 -26 -62Q-46 -52 -38 -26Q-30 -34 -20 -36Q-8 -40 0 -48Z", fill=t["light"])
    behind += path("M0 -48Q8 -68 26 -62Q46 -52 38 -26Q30 -42 18 -46Z", fill=t["deep"])
    behind += stroke("M-36 -42L-14 -20M-26 -58L-2 -34M36 -42L14 -20M26 -58L2 -34M-8 -58L-34 -32M8 -58L34 -32",
                     p.GOLD_LIGHT, 1)  # fmt: skip
    rim = [(-41, -36), (-40, -52), (-30, -63), (-16, -65), (-5, -58)]
    behind += beads([(x * s, y) for x, y in rim for s in (-1, 1)], 2.5)
    behind += inked("M-17 -30Q-30 -22 -25 4Q-28 14 -22 20L22 20Q28 14 25 4Q30 -22 17 -30Z", BLOND, edge)
    behind += path("M-22 -22Q-28 -8 -25 4Q-28 14 -22 20L-18 20L-20 0Z", fill=BLOND_LIGHT)
    behind += path("M22 -22Q28 -8 25 4Q28 14 22 20L18 20L20 0Z", fill=BLOND_DARK)
    hair = inked("M-20 -1Q-25 -36 0 -35Q25 -36 20 -1Q18 -22 0 -28Q-18 -22 -20 -1Z", BLOND, edge, 0.8)
    hair += path("M-20 -1Q-25 -34 -2 -35L0 -28Q-18 -22 -20 -1Z", fill=BLOND_LIGHT)
    hair += gold("M0 -34L6 -29L0 -22L-6 -29Z", edge) + beads([(0, -28.4)], 2.4)
    return behind, hair + beads([(-23, 13), (23, 13)], 3)


def queen_of_diamonds(t: Tones) -> Head:
    """Black hair before a sunburst of gold blades set with stones."""
    edge = t["edge"]
    behind, light, dark = "", "", ""
    for i in range(9):
        turn = -90 + (i - 4) * 19
        reach = 46 if i % 2 == 0 else 38
        tip, left, right = polar((0, -22), reach, turn), polar((0, -22), 34, turn - 9), polar((0, -22), 34, turn + 9)
        root = polar((0, -22), 12, turn)
        behind += polygon([root, left, tip, right])
        light, dark = light + polygon([root, left, tip]), dark + polygon([root, tip, right])
    behind = inked(behind, p.GOLD, edge) + path(light, fill=p.GOLD_LIGHT) + path(dark, fill=p.GOLD_DEEP)
    behind += inked("M-32 -21A32 32 0 0 1 32 -21L24 -12H-24Z", t["deep"], edge, 1)
    behind += path("M-32 -21A32 32 0 0 1 0 -53L0 -20H-26Z", fill=t["base"])
    behind += "".join(placed(pip("D", 6), polar((0, -21), 26.5, -90 + turn), 0.11, turn) for turn in (-66, -40, 40, 66))
    behind += inked("M-18 -30Q-29 -20 -26 6L-22 20H22L26 6Q29 -20 18 -30Z", JET, edge)
    behind += path("M-22 -20L-26 6L-22 20H-18L-20 0Z", fill=JET_LIGHT)
    hair = inked("M-20 2Q-26 -34 0 -36Q26 -34 20 2Q18 -16 0 -29Q-18 -16 -20 2Z", JET, edge, 0.8)
    hair += path("M-20 2Q-25 -33 -3 -36L0 -29Q-18 -16 -20 2Z", fill=JET_LIGHT)
    drops = "".join(stone("D", x, 21, 0.15) + ball((x, 12), 2.4, BALL_GOLD) for x in (-24, 24))
    return behind, hair + beads([(-15, -30), (-9, -34), (9, -34), (15, -30)], 2) + stone("D", 0, -39, 0.27) + drops


def queen_of_clubs(t: Tones) -> Head:
    """Long copper hair and a wreath of leaves and berries."""
    edge = t["edge"]
    flow = (
        "M-16 -34Q-34 -28 -29 -2Q-36 14 -31 30Q-38 44 -30 60L-14 62L14 58L30 54Q38 40 31 28Q36 14 29 -2Q34 -28 16 -34Z"
    )
    behind = inked(flow, COPPER, edge)
    behind += path(
        "M-22 -30Q-33 -20 -29 -2Q-36 14 -31 30Q-38 44 -30 60L-24 61Q-28 40 -23 26Q-27 10 -20 -6Z", fill=COPPER_LIGHT
    )
    behind += path("M22 -30Q33 -20 29 -2Q36 14 31 28Q38 40 30 54L24 56Q28 40 23 26Q27 10 20 -6Z", fill=COPPER_DARK)
    hair = inked("M-20 0Q-26 -36 0 -36Q26 -36 20 0Q19 -14 5 -28Q-14 -20 -20 0Z", COPPER, edge, 0.8)
    hair += path("M-20 0Q-25 -34 0 -36L5 -28Q-14 -20 -20 0Z", fill=COPPER_LIGHT)
    wreath, lit = "", ""
    for i in range(7):
        turn = -90 + (i - 3) * 27
        root = polar((0, -12), 23, turn)
        for spread in (-38, 38):
            data = leaf(root, 17, 6, turn + spread)
            wreath += data
            lit += data if (i + (spread > 0)) % 2 else ""
    crown = inked(wreath, t["base"], edge, 1) + path(lit, fill=t["light"])
    berries = [polar((0, -12), 24.5, -90 + (i - 3) * 27) for i in range(7)]
    return behind, hair + crown + beads(berries, 2.7, BALL_GOLD) + beads([(-21, 14), (21, 14)], 2.6)


def jack_of_spades(t: Tones) -> Head:
    """A steel helmet with its visor up, and a plume."""
    edge = t["edge"]
    plume = inked(
        "M4 -52Q-6 -74 -30 -70Q-50 -64 -50 -40Q-50 -22 -40 -12Q-42 -30 -32 -40Q-20 -50 4 -46Z", t["base"], edge
    )
    plume += path("M4 -52Q-6 -74 -30 -70Q-46 -66 -48 -50Q-36 -62 -22 -58Q-8 -56 4 -48Z", fill=t["light"])
    plume += stroke("M2 -49Q-20 -58 -34 -48Q-44 -40 -43 -24", t["glint"], 1)
    behind = plume + inked("M-22 -26Q-30 0 -34 22L-16 34H16L34 22Q30 0 22 -26Z", STEEL[2], edge)
    behind += path("M-22 -26Q-30 0 -34 22L-24 28L-19 -6Z", fill=STEEL[1])
    behind += path("M22 -26Q30 0 34 22L24 28L19 -6Z", fill=STEEL[3])
    cheeks = inked(
        "M-22 -16L-24 8L-19 24L-11 27L-15 8L-17 -12ZM22 -16L24 8L19 24L11 27L15 8L17 -12Z", STEEL[1], edge, 0.9
    )
    cheeks += path("M22 -16L24 8L19 24L11 27L20 10Z", fill=STEEL[3]) + path(
        "M-22 -16L-24 8L-19 24L-18 4Z", fill=STEEL[0]
    )
    dome = inked("M-24 -16Q-28 -56 0 -58Q28 -56 24 -16Q0 -28 -24 -16Z", STEEL[1], edge)
    dome += path("M-24 -16Q-27 -50 -6 -57Q-14 -44 -13 -21Z", fill=STEEL[0])
    dome += path("M24 -16Q27 -50 4 -58Q12 -44 12 -21.6Z", fill=STEEL[2])
    visor = inked("M-27 -25Q0 -50 27 -25L22 -36Q16 -46 0 -52Q-16 -46 -22 -36Z", STEEL[2], edge, 1)
    visor += path("M-27 -25Q-14 -37 0 -37.5L0 -52Q-16 -46 -22 -36Z", fill=STEEL[0])
    visor += stroke("M-15 -39L-12 -35.5M-8 -42L-6 -38M15 -39L12 -35.5M8 -42L6 -38", edge, 1.5)
    band = gold("M-25 -19Q0 -33 25 -19L24.4 -13.6Q0 -26.6 -24.4 -13.6Z", edge)
    return behind, cheeks + dome + visor + band + stone("S", 0, -25, 0.15)


def jack_of_hearts(t: Tones) -> Head:
    """Blond curls under a soft cap with a white feather."""
    edge = t["edge"]
    curls = [(-20, -8), (-24, 2), (-22, 13), (20, -8), (24, 2), (22, 13)]
    behind = "".join(circle((x, y), 9, fill=edge) for x, y in curls)
    behind += "".join(circle((x, y), 7.7, fill=BLOND if x < 0 else BLOND_DARK) for x, y in curls)
    behind += "".join(circle((x - 1.6, y - 2), 4, fill=BLOND_LIGHT if x < 0 else BLOND) for x, y in curls)
    hair = inked(
        "M-19 -10Q-16 -28 0 -28Q16 -28 19 -10Q14 -18 8 -17Q4 -24 0 -18Q-6 -24 -8 -16Q-15 -18 -19 -10Z", BLOND, edge, 0.8
    )
    hair += path("M-19 -10Q-16 -28 0 -28L0 -18Q-6 -24 -8 -16Q-15 -18 -19 -10Z", fill=BLOND_LIGHT)
    cap = inked("M-26 -20Q-42 -34 -32 -48Q-18 -62 8 -56Q34 -50 34 -34Q33 -24 24 -20Q0 -34 -26 -20Z", t["base"], edge)
    cap += path("M-26 -20Q-42 -34 -32 -48Q-24 -57 -10 -58Q-18 -42 -10 -27Z", fill=t["light"])
    cap += path("M34 -34Q33 -24 24 -20Q14 -26 4 -27Q22 -34 22 -52Q34 -46 34 -34Z", fill=t["dark"])
    band = gold("M-27 -20Q0 -37 26 -20L24 -13.6Q0 -29 -25 -13.6Z", edge)
    feather = inked("M22 -26Q44 -32 48 -52Q49 -62 44 -70Q39 -63 30 -59Q19 -52 16 -41Q16 -32 22 -26Z", CREAM, edge, 1)
    feather += path("M22 -26Q44 -32 48 -52Q49 -62 44 -70Q41 -52 22 -26Z", fill=CREAM_DARK)
    feather += stroke("M19 -22Q36 -42 43 -64", edge, 1)
    blush = path("M-16 5L-8 7L-12 12ZM16 5L8 7L12 12Z", fill="#e58a72", fill_opacity="0.55")
    return behind, blush + hair + cap + band + feather + stone("H", 20, -24, 0.17)


def jack_of_diamonds(t: Tones) -> Head:
    """A navigator's three-cornered hat, black hair tied back."""
    edge = t["edge"]
    behind = inked("M-17 -28Q-27 -14 -25 8L-22 24L-12 28H12L22 24L25 8Q27 -14 17 -28Z", JET, edge)
    behind += path("M-20 -22Q-27 -10 -25 8L-22 24L-19 25L-20 0Z", fill=JET_LIGHT)
    hair = path("M-19 -4L-20 -20H20L19 -4L15 -18Q0 -24 -15 -18Z", fill=JET)
    hair += path("M-19 -4L-20 -20H-6L-15 -18Z", fill=JET_LIGHT)
    moustache = path(
        "M0 10.4Q-4 9.4 -7 11.6Q-9 13.4 -12 12Q-8 15.6 -4 13.6L0 12.6L4 13.6Q8 15.6 12 12Q9 13.4 7 11.6Q4 9.4 0 10.4Z",
        fill=JET,
    )
    goatee = path("M-3.4 20.4H3.4L0 31Z", fill=JET)
    hat = inked("M-48 -34Q-34 -42 -24 -58Q0 -70 24 -58Q34 -42 48 -34Q30 -12 0 -16Q-30 -12 -48 -34Z", t["base"], edge)
    hat += path("M-48 -34Q-34 -42 -24 -58Q-12 -64 0 -64.6L0 -34Q-22 -40 -48 -34Z", fill=t["light"])
    hat += path("M48 -34Q34 -42 24 -58Q14 -63 0 -64.6L0 -34Q22 -40 48 -34Z", fill=t["base"])
    hat += path("M-48 -34Q-22 -42 0 -34L0 -16Q-30 -12 -48 -34Z", fill=t["deep"])
    hat += path("M48 -34Q22 -42 0 -34L0 -16Q30 -12 48 -34Z", fill=t["dark"])
    trim = "M-48 -34Q-22 -42 0 -33.4Q22 -42 48 -34"
    hat += stroke(trim, edge, 4.6) + stroke(trim, p.GOLD_LIGHT, 2.6)
    cockade = (
        circle((0, -37), 10, fill=edge)
        + circle((0, -37), 8.8, fill=CREAM)
        + circle((0, -37), 8.8, fill="none", stroke=p.GOLD, stroke_width=1.4)
    )
    return behind, hair + moustache + goatee + hat + cockade + stone("D", 0, -37, 0.15)


def jack_of_clubs(t: Tones) -> Head:
    """A forester's pointed hat with a long feather, shaggy brown hair."""
    edge = t["edge"]
    behind = inked(
        "M-18 -28Q-28 -16 -24 2L-28 12L-21 12L-22 22L-14 18H14L22 22L21 12L28 12L24 2Q28 -16 18 -28Z", BARK, edge
    )
    behind += path("M-20 -24Q-27 -14 -24 2L-28 12L-21 12L-22 22L-18 20L-20 0Z", fill=BARK_LIGHT)
    behind += path("M20 -24Q27 -14 24 2L28 12L21 12L22 22L18 20L20 0Z", fill=BARK_DARK)
    hair = inked("M-20 -4L-19 -24H19L20 -4L15 -14L10 -10L6 -17L0 -11L-5 -17L-10 -10L-15 -14Z", BARK, edge, 0.8)
    hair += path("M-20 -4L-19 -24H0L-5 -17L-10 -10L-15 -14Z", fill=BARK_LIGHT)
    feather = inked("M-14 -36Q-32 -44 -42 -64Q-45 -69 -51 -70Q-52 -48 -40 -38Q-30 -29 -16 -28Z", "#b5522b", edge, 1)
    feather += path("M-14 -36Q-32 -44 -42 -64Q-45 -69 -51 -70Q-44 -48 -14 -31Z", fill="#d97a45")
    feather += path("M-51 -70Q-52 -57 -47.4 -47L-43.4 -54Q-44 -66 -51 -70Z", fill=p.GOLD_LIGHT)
    feather += stroke("M-14 -31Q-38 -44 -48.6 -65", edge, 1)
    crown = inked("M-24 -22Q-26 -46 -4 -52Q16 -56 28 -44L25 -22Z", t["base"], edge)
    crown += path("M-24 -22Q-26 -46 -4 -52L2 -38L-8 -22Z", fill=t["light"])
    crown += path("M28 -44L25 -22H10L12 -38Q20 -38 28 -44Z", fill=t["deep"])
    brim = inked("M-34 -22Q-26 -36 0 -34Q30 -32 58 -16Q26 -10 0 -20Q-18 -26 -34 -22Z", t["deep"], edge)
    brim += path("M-34 -22Q-26 -36 0 -34Q4 -28 0 -20Q-18 -26 -34 -22Z", fill=t["base"])
    brim += path("M0 -34Q30 -32 58 -16Q26 -26 0 -26Z", fill=t["light"])
    freckles = "".join(
        circle((x * s, y), 0.9, fill="#96603a") for x, y in ((9, 7), (12.4, 5.4), (12, 9)) for s in (-1, 1)
    )
    return behind, freckles + hair + feather + crown + brim + ball((-14, -30), 3.4, BALL_GOLD)
