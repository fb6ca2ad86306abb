"""The clothes of the queens and the jacks."""

from artlib import palette as p
from artlib.court_cloth import (
    AKIMBO,
    CREAM,
    CREAM_DARK,
    SLOPING,
    bodice,
    decollete,
    down_to_seam,
    motifs,
    neck,
    seam,
    sleeves,
)
from artlib.court_faces import Skin, inked, mirrored
from artlib.court_heads import BARK, BARK_LIGHT, COPPER, COPPER_DARK, COPPER_LIGHT, STEEL
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball, leaf, sparkle
from artlib.palette import Tones
from artlib.svg import Point, group, path, polar, polygon, stroke

NECKLACE: tuple[Point, ...] = ((-13, 33), (-8.5, 37.4), (-3, 39.8), (3, 39.8), (8.5, 37.4), (13, 33))


def _necklace(paint: str) -> str:
    return "".join(ball(point, 2.3, paint) for point in NECKLACE)


def _hem(t: Tones) -> str:
    """Return the gold border of a neckline."""
    line = "M-33 43L-22 40L0 56L22 40L33 41"
    return stroke(line, t["edge"], 5.4) + stroke(line, p.GOLD_LIGHT, 3)


def queen_of_spades(t: Tones, skin: Skin) -> str:
    """A gown of the night sky with a high collar like wings."""
    wing = inked("M-10 34L-36 38L-55 -10L-42 -4L-36 -18L-18 22Z", t["deep"], t["edge"])
    wing += path("M-10 34L-31 30L-46 -6L-42 -4L-36 -18L-18 22Z", fill=t["glint"])
    wing += path("M-14 28L-36 -18L-42 -4Z", fill=t["light"])
    gown = sleeves(t, [t["base"], t["deep"], t["dark"]], [t["deep"], t["dark"], t["dark"]], SLOPING) + bodice(t)
    stars = "".join(sparkle((x, y), size, 0.22) for x, y, size in (
        (-72, 90, 6), (-56, 68, 7), (-60, 88, 4.5), (-42, 78, 6), (-38, 56, 4), (54, 56, 6), (42, 66, 4)))  # fmt: skip
    return (
        wing + mirrored(wing) + decollete(skin, t["edge"]) + gown + path(stars, fill=p.GOLD_LIGHT) + _hem(t)
        + _necklace(BALL_PEARL)
    )  # fmt: skip


def queen_of_hearts(t: Tones, skin: Skin) -> str:
    """Puffed sleeves with slashes, and a wide pleated ruff."""
    gown = sleeves(
        t,
        [t["light"], CREAM, t["base"], CREAM, t["base"]],
        [t["base"], CREAM_DARK, t["base"], CREAM_DARK, t["deep"]],
        SLOPING,
    )
    gown += bodice(t) + stroke("M-22 46L-24 92M22 44L24 80", p.GOLD_LIGHT, 2)
    rim = [polar((0, 28), 1, 15 * i) for i in range(24)]
    outer = [(x * (46, 40)[i % 2], 32 + (y - 28) * (17, 14)[i % 2]) for i, (x, y) in enumerate(rim)]
    ruff = inked(polygon(outer), CREAM, t["edge"])
    ruff += path("".join(polygon([(0, 28), outer[i], outer[(i + 1) % 24]]) for i in range(0, 24, 2)), fill=CREAM_DARK)
    edge = [(x * 0.94, 32 + (y - 32) * 0.94) for x, y in outer]
    return neck(skin, t["edge"]) + gown + ruff + "".join(ball(edge[i], 1.9, BALL_GOLD) for i in range(0, 24, 2))


def queen_of_diamonds(t: Tones, skin: Skin) -> str:
    """A collar of lace stiff as a fan, a gown in lozenges."""
    lace = "M-14 40L-55 16L-50 4L-55 -8L-45 -12L-46 -26L-20 12H20L46 -26L45 -12L55 -8L50 4L55 16L14 40Z"
    collar = inked(lace, CREAM, t["edge"]) + path("M14 40L55 16L50 4L55 -8L45 -12L46 -26L20 12Z", fill=CREAM_DARK)
    collar += stroke("M-20 33L-54 13M-20 28L-53 -7M-20 22L-44 -21M20 33L54 13M20 28L53 -7M20 22L44 -21", p.GOLD, 1.4)
    collar += "".join(ball((x * s, y), 2.4, BALL_GOLD) for x, y in ((55, 16), (55, -8), (46, -26)) for s in (-1, 1))
    gown = sleeves(t, [t["glint"], t["light"], t["base"]], [t["light"], t["base"], t["deep"]], SLOPING) + bodice(t)
    gown += motifs("D", CREAM, [(-73, 90, 0.15), (-60, 76, 0.16), (-54, 92, 0.15), (-44, 66, 0.15), (-40, 84, 0.14),
                                (54, 54, 0.16), (42, 64, 0.12)])  # fmt: skip
    return collar + decollete(skin, t["edge"]) + gown + _hem(t) + _necklace(BALL_GOLD)


def queen_of_clubs(t: Tones, skin: Skin) -> str:
    """A green gown, leaves around its neckline, hair over the shoulders."""
    gown = sleeves(t, [t["light"], t["base"], t["deep"]], [t["base"], t["deep"], t["dark"]], SLOPING) + bodice(t)
    gown += motifs("C", t["glint"], [(-73, 90, 0.13), (-50, 84, 0.14), (-54, 66, 0.14), (54, 54, 0.14)])
    roots = [(x * side, y, 90 + turn * side) for x, y, turn in ((5, 51, 10), (14, 45, -10), (22, 40, 10), (30, 40, -10))
             for side in (-1, 1)]  # fmt: skip
    leaves = "".join(leaf((x, y), 15, 6, turn) for x, y, turn in roots)
    lock = inked("M-16 -8Q-30 -2 -27 22Q-35 44 -27 70Q-17 60 -19 46Q-12 34 -15 20Z", COPPER, t["edge"])
    streak = "M-22 0Q-29 8 -27 22Q-35 44 -27 70Q-26 46 -21 30Q-24 16 -20 0Z"
    left, right = lock + path(streak, fill=COPPER_LIGHT), lock + path(streak, fill=COPPER_DARK)
    return (
        decollete(skin, t["edge"]) + gown + inked(leaves, t["light"], t["edge"], 0.8) + _necklace(BALL_GOLD)
        + left + mirrored(right)
    )  # fmt: skip


def jack_of_spades(t: Tones, skin: Skin) -> str:
    """Plate armour under a tabard."""
    plates = sleeves(t, [STEEL[1], STEEL[2]], [STEEL[2], STEEL[3]], AKIMBO)
    lame = "M-30 42Q-62 38 -83 62Q-85 71 -76 73Q-58 52 -30 58Z"
    for drop, tone in ((18, 2), (9, 1), (0, 0)):
        plates += group(inked(lame, STEEL[tone], t["edge"], 1), f"translate({-drop * 0.5:g} {drop})")
    other = "M30 40Q58 30 81 45Q84 52 77 57Q58 44 32 54Z"
    for drop, tone in ((10, 3), (0, 2)):
        plates += group(inked(other, STEEL[tone], t["edge"], 1), f"translate({drop * 0.5:g} {drop})")
    tabard = inked(down_to_seam([(-32, 70), (-30, 40), (30, 38), (30, 60)]), t["base"], t["edge"])
    tabard += path(down_to_seam([(-32, 70), (-30, 40), (-12, 40), (-14, 66)]), fill=t["light"])
    tabard += path(down_to_seam([(14, 60), (12, 39), (30, 38), (30, 60)]), fill=t["deep"])
    gorget = inked("M-15 24L-30 40Q0 60 30 38L15 24Q0 34 -15 24Z", STEEL[1], t["edge"])
    gorget += path("M-15 24L-30 40Q-18 48 -6 49L-4 30Q-10 28 -15 24Z", fill=STEEL[0]) + path(
        "M15 24L30 38Q20 47 10 49L6 29Z", fill=STEEL[3]
    )
    return neck(skin, t["edge"]) + plates + tabard + gorget + stroke("M-27 40Q0 57 27 38", p.GOLD_LIGHT, 1.6)


def jack_of_hearts(t: Tones, skin: Skin) -> str:
    """A doublet with striped sleeves and a small ruff."""
    coat = sleeves(t, [CREAM, t["base"]] * 3, [t["deep"], CREAM_DARK] * 3, AKIMBO)
    coat += bodice(t) + "".join(ball((0, y), 2.2, BALL_GOLD) for y in (55, 62))
    outer: list[Point] = [(-32 + 64 * i / 12, 34 + (0, 7)[i % 2] + 8 * (1 - abs(i - 6) / 6)) for i in range(13)]
    ruff = inked(polygon([(-12, 22), *outer, (12, 22), (0, 30)]), CREAM, t["edge"])
    ruff += path("".join(polygon([(0, 28), outer[i], outer[i + 1]]) for i in range(0, 12, 2)), fill=CREAM_DARK)
    return neck(skin, t["edge"]) + coat + ruff


def jack_of_diamonds(t: Tones, skin: Skin) -> str:
    """A sea coat with wide facings, gold on its shoulders, a white neckcloth."""
    coat = sleeves(t, [t["base"], t["deep"], t["dark"]], [t["deep"], t["dark"], t["dark"]], AKIMBO)
    coat += inked(down_to_seam([(-38, 70), (-38, 42), (-12, 32), (12, 32), (38, 40), (38, 60)]), CREAM, t["edge"])
    facing = inked(f"M-13 30L-36 40L-46 56L-30 60L-34 {seam(-34):g}H-20L-4 54Z", t["base"], t["edge"])
    facing += path("M-13 30L-36 40L-46 56L-30 60L-10 42Z", fill=t["light"])
    other = inked(f"M13 30L36 38L46 53L30 58L34 {seam(34):g}H20L4 54Z", t["deep"], t["edge"])
    other += path("M13 30L36 38L46 53L30 58L10 42Z", fill=t["base"])
    fringe = "".join(f"M{x} {y}V{y + 9}" for x, y in ((-72, 57), (-67, 53), (-62, 50), (-57, 48), (-52, 46), (-47, 45)))
    board = "M-76 56Q-62 40 -40 39L-42 48Q-60 48 -72 62Z"
    gold = stroke(fringe, t["edge"], 4.4) + stroke(fringe, p.GOLD_LIGHT, 2.6) + inked(board, p.GOLD, t["edge"], 1)
    right = inked("M40 37Q60 34 76 44L72 51Q58 44 42 46Z", p.GOLD, t["edge"], 1)
    cloth = inked("M-11 24L0 30L11 24L13 34L6 40L10 58L0 64L-10 58L-6 40L-13 34Z", CREAM, t["edge"])
    cloth += path("M0 30L11 24L13 34L6 40L10 58L0 64Z", fill=CREAM_DARK) + stroke("M-6 39H6", t["edge"], 1.2)
    buttons = "".join(ball((x, y), 2.2, BALL_GOLD) for x, y in ((-36, 50), (-30, 66), (36, 48), (30, 64)))
    return neck(skin, t["edge"]) + coat + facing + other + gold + right + cloth + buttons


def jack_of_clubs(t: Tones, skin: Skin) -> str:
    """A leather jerkin over green, a hood thrown back, the strap of a quiver."""
    coat = sleeves(t, [t["light"], t["base"], t["deep"]], [t["base"], t["deep"], t["dark"]], AKIMBO)
    coat += motifs("C", t["glint"], [(-84, 88, 0.14), (-78, 65, 0.14), (-55, 50, 0.12), (66, 50, 0.13)])
    coat += inked(down_to_seam([(-36, 70), (-36, 43), (-12, 34), (12, 34), (36, 40), (36, 60)]), BARK_LIGHT, t["edge"])
    coat += path(down_to_seam([(8, 60), (10, 36), (36, 40), (36, 60)]), fill=BARK)
    strap = "M-34 50L30 82"
    coat += stroke(strap, t["edge"], 8) + stroke(strap, p.GOLD, 5.4)
    hood = inked("M-14 20L-34 28L-44 44L-20 50L0 62L20 48L44 41L34 27L14 20L0 36Z", t["base"], t["edge"])
    hood += path("M-14 20L-34 28L-44 44L-20 50L-12 38Z", fill=t["light"])
    hood += path("M14 20L34 27L44 41L20 48L0 62L0 36Z", fill=t["deep"])
    return coat + neck(skin, t["edge"]) + hood + ball((0, 52), 3, BALL_GOLD)
