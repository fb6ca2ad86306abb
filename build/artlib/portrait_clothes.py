"""The clothes of the portraits: shoulders inside the medallion, and what lies around the neck."""

from artlib import palette as p
from artlib.court_cloth import CREAM
from artlib.court_faces import Skin, inked, mirrored
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball
from artlib.portrait_faces import EDGE
from artlib.svg import Point, circle, path, stroke

Cloth = tuple[str, str, str]
"""A cloth in light, by itself, and in shade."""

NAVY: Cloth = ("#4a5a9e", "#2f3d7f", "#1f2a5c")
CRIMSON: Cloth = ("#d8505c", "#b22234", "#84142a")
GREEN: Cloth = ("#4fa37f", "#22795a", "#145540")
AZURE: Cloth = ("#7cc0ec", "#3f97d2", "#246fa8")
AMBER: Cloth = ("#fbd07a", "#eda833", "#bd7814")
PLUM: Cloth = ("#9a6aa8", "#6f4180", "#4c2a5c")
TEAL: Cloth = ("#5bb0b0", "#2b8488", "#185c62")
UMBER: Cloth = ("#a9784c", "#7d5230", "#56351c")
SLATE: Cloth = ("#8892a6", "#5f6a80", "#414a5e")
LINEN: Cloth = ("#fffdf4", "#f4e7c8", "#d8c398")
ROSE: Cloth = ("#f4b0b4", "#dd7f8c", "#b3566a")
COAL: Cloth = ("#565462", "#343240", "#211f2b")


def bust(cloth: Cloth, *, is_broad: bool = True) -> str:
    """Return the shoulders."""
    light, base, dark = cloth
    if is_broad:
        whole = "M-75 57C-58 46 -34 53 -17 46L17 46C34 53 58 46 75 57A94.2 94.2 0 0 1 -75 57Z"
        lit = "M-75 57C-58 46 -34 53 -17 46L-30 66L-40 85.2A94.2 94.2 0 0 1 -75 57Z"
        shaded = "M17 46C34 53 58 46 75 57A94.2 94.2 0 0 1 40 85.2L34 66Z"
    else:
        whole = "M-67 66C-52 52 -30 56 -14 46L14 46C30 56 52 52 67 66A94 94 0 0 1 -67 66Z"
        lit = "M-67 66C-52 52 -30 56 -14 46L-26 66L-36 86.8A94 94 0 0 1 -67 66Z"
        shaded = "M14 46C30 56 52 52 67 66A94 94 0 0 1 36 86.8L30 66Z"
    return inked(whole, base, EDGE, 1.1) + path(lit, fill=light) + path(shaded, fill=dark)


def neck(skin: Skin, *, is_slim: bool = False) -> str:
    wide = 13 if is_slim else 17
    drawn = inked(f"M{-wide} 30V52L0 70L{wide} 52V30Z", skin.base, EDGE, 1.1)
    return drawn + path(f"M{-wide} 40Q0 60 {wide} 40V52L0 70L-4 58Q-10 52 {-wide} 49Z", fill=skin.shade)


def shirt(collar: Cloth = LINEN) -> str:
    """Return a turned-down collar over an open neck."""
    half = inked("M-18 42L-31 54L-19 74L0 64L-15 50Z", collar[1], EDGE, 1)
    half += path("M-18 42L-31 54L-25 64L-15 50Z", fill=collar[0])
    return half + mirrored(half)


def buttoned(cloth: Cloth, collar: Cloth = LINEN) -> str:
    """Return a closed collar and a row of buttons."""
    line = stroke("M0 66V94", cloth[2], 1.6)
    return line + shirt(collar) + "".join(ball((0, y), 2.6, BALL_GOLD) for y in (74, 85))


def roll_neck(cloth: Cloth) -> str:
    drawn = inked("M-20 45Q0 55 20 45L23 57Q0 70 -23 57Z", cloth[1], EDGE, 1.1)
    drawn += path("M-20 45Q-12 49.6 -4 50L-5 62.6Q-16 61 -23 57Z", fill=cloth[0])
    return drawn + stroke("M-10 50V60M0 51.6V62.4M10 50V60", cloth[2], 1.4)


def round_neck(trim: str) -> str:
    return stroke("M-16 47Q-12 68 0 69Q12 68 16 47", EDGE, 7.4) + stroke("M-16 47Q-12 68 0 69Q12 68 16 47", trim, 4.6)


def stripes(paint: str) -> str:
    """Return the stripes of a sailor's jersey."""
    data = "M-66 67Q-30 60 -16 62M-58 74Q-28 70 0 76Q28 70 58 74M-48 81Q-24 80 0 86Q24 80 48 81M66 67Q30 60 16 62"
    return stroke(data, paint, 3.4)


def shawl(cloth: Cloth) -> str:
    """Return a shawl crossed over the chest, with a brooch."""
    left = inked("M-17 46C-34 54 -56 48 -74 58L-62 70.9L8 93.7L22 74L-8 60Z", cloth[1], EDGE, 1.1)
    left += path("M-17 46C-34 54 -56 48 -74 58L-62 70.9L-24 66Z", fill=cloth[0])
    right = inked("M17 46C34 54 56 48 74 58L62 70.9L-20 91.8L-10 76L6 62Z", cloth[1], EDGE, 1.1)
    right += path("M74 58L62 70.9L-20 91.8L14 76L46 64Z", fill=cloth[2])
    return left + right + ball((0, 73), 6, BALL_GOLD) + ball((0, 73), 3, BALL_PEARL)


def necklace(paint: str = BALL_PEARL) -> str:
    points: list[Point] = [
        (-19, 50),
        (-15.6, 56),
        (-10.6, 61.4),
        (-4, 64.6),
        (4, 64.6),
        (10.6, 61.4),
        (15.6, 56),
        (19, 50),
    ]
    return "".join(ball(point, 3.8, paint) for point in points)


def pendant() -> str:
    return stroke("M-17 48Q-10 66 0 72Q10 66 17 48", p.GOLD_DEEP, 1.8) + ball((0, 74), 4.6, BALL_GOLD)


def bow_tie(cloth: Cloth) -> str:
    half = inked("M0 61L-19 52L-21 70Z", cloth[1], EDGE, 1.1) + path("M0 61L-19 52L-20 60Z", fill=cloth[0])
    return half + mirrored(half) + inked("M-4.4 56H4.4V66H-4.4Z", cloth[2], EDGE, 1)


def neck_tie(cloth: Cloth) -> str:
    return inked("M-5.6 60H5.6L4 69L9 93.6L-9 93.6L-4 69Z", cloth[1], EDGE, 1) + path(
        "M0 60H5.6L4 69L9 93.6H2Z", fill=cloth[2]
    )


def scarf(cloth: Cloth) -> str:
    """Return a knotted scarf with an end hanging down."""
    drawn = inked("M2 62L22 66L26 90L10 93.4Z", cloth[1], EDGE, 1.1) + path(
        "M14 64.6L22 66L26 90L18 92Z", fill=cloth[2]
    )
    drawn += inked("M-24 46Q0 56 24 46Q30 54 26 63Q0 76 -26 63Q-30 54 -24 46Z", cloth[1], EDGE, 1.1)
    drawn += path("M-24 46Q-14 51 -6 51.6L-10 69Q-20 67 -26 63Q-30 54 -24 46Z", fill=cloth[0])
    return drawn + stroke("M-20 56Q0 65 22 54", cloth[2], 1.5)


def jacket(cloth: Cloth, lining: str = CREAM) -> str:
    """Return lapels over a shirt front."""
    front = inked("M-15 50L0 66L15 50L11 93.4H-11Z", lining, EDGE, 1)
    half = inked("M-17 45L-32 54L-36 68L-26 70L-10 93.6L-3 94L-12 62Z", cloth[1], EDGE, 1.1)
    half += path("M-17 45L-32 54L-36 68L-26 70L-17 56Z", fill=cloth[0])
    other = inked("M-17 45L-32 54L-36 68L-26 70L-10 93.6L-3 94L-12 62Z", cloth[1], EDGE, 1.1)
    other += path("M-12 62L-26 70L-10 93.6L-3 94Z", fill=cloth[2])
    return front + half + mirrored(other)


def overalls(cloth: Cloth) -> str:
    straps = inked("M-34 51L-22 49L-15 76H-25ZM34 51L22 49L15 76H25Z", cloth[1], EDGE, 1)
    bib = inked("M-26 74H26L28 89.9A94.2 94.2 0 0 1 -28 89.9Z", cloth[1], EDGE, 1.1) + path(
        "M-26 74H-6L-8 93.9L-28 89.9Z", fill=cloth[0]
    )
    return straps + bib + "".join(ball((x, 77), 3, BALL_GOLD) for x in (-20, 20))


def epaulettes() -> str:
    """Return gold on both shoulders, and two rows of buttons."""
    one = inked("M-75 57Q-64 48 -44 50.4L-46 59Q-60 57 -70 63Z", p.GOLD, EDGE, 1)
    one += path("M-75 57Q-64 48 -44 50.4L-44.6 53Q-62 52 -75 57Z", fill=p.GOLD_LIGHT)
    buttons = "".join(ball((x, y), 3, BALL_GOLD) for x in (-16, 16) for y in (76, 87))
    return one + mirrored(one) + buttons


def gorget(steel: tuple[str, ...]) -> str:
    """Return a knight's plates around the neck."""
    drawn = inked("M-22 44Q0 56 22 44L28 60Q0 76 -28 60Z", steel[1], EDGE, 1.1)
    drawn += path("M-22 44Q-12 49 -4 50L-6 67.6Q-18 66 -28 60Z", fill=steel[0])
    drawn += path("M22 44Q16 47 12 48L14 66Q22 64 28 60Z", fill=steel[3])
    return (
        drawn
        + stroke("M-25 53Q0 67 25 53", steel[4], 1.3)
        + "".join(circle((x, 62), 1.5, fill=steel[4]) for x in (-19, 19))
    )
