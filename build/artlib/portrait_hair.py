"""Hair and beards of the portraits. A style returns what lies behind the head and what lies over it."""

from collections.abc import Callable, Sequence

from artlib.court_faces import inked, mirrored
from artlib.court_heads import (
    AUBURN,
    AUBURN_DARK,
    AUBURN_LIGHT,
    BARK,
    BARK_DARK,
    BARK_LIGHT,
    BLOND,
    BLOND_DARK,
    BLOND_LIGHT,
    COPPER,
    COPPER_DARK,
    COPPER_LIGHT,
    JET,
    JET_LIGHT,
    SNOW,
    SNOW_DARK,
    SNOW_LIGHT,
)
from artlib.portrait_faces import EDGE
from artlib.svg import Point, circle, circle_data, num, path, polar, stroke

Hair = tuple[str, str, str]
"""Hair in light, by itself, and in shade."""
Parts = tuple[str, str]
Style = Callable[[Hair], Parts]

BLACK: Hair = (JET_LIGHT, JET, "#15131c")
WHITE_HAIR: Hair = (SNOW_LIGHT, SNOW, SNOW_DARK)
CHESTNUT: Hair = (AUBURN_LIGHT, AUBURN, AUBURN_DARK)
RED: Hair = (COPPER_LIGHT, COPPER, COPPER_DARK)
FAIR_HAIR: Hair = (BLOND_LIGHT, BLOND, BLOND_DARK)
DARK: Hair = (BARK_LIGHT, BARK, BARK_DARK)
SILVER: Hair = ("#c9cbd3", "#9a9daa", "#6f7280")

CAP = "M-43 6C-50 -82 50 -82 43 6"
"""From ear to ear over the skull."""


def _shape(data: str, hair: Hair) -> str:
    return inked(data, hair[1], EDGE, 1.1)


def _cloud(spots: Sequence[Point], radius: float, hair: Hair) -> str:
    """Return curls: a row of round locks with light on the left ones."""
    drawn = path("".join(circle_data(spot, radius + 1.2) for spot in spots), fill=EDGE)
    drawn += path("".join(circle_data(spot, radius) for spot in spots), fill=hair[1])
    left = "".join(circle_data((x - radius * 0.2, y - radius * 0.22), radius * 0.55) for x, y in spots if x < 6)
    return drawn + path(left, fill=hair[0])


def bald(hair: Hair) -> Parts:
    """Return hair at the sides alone, and a shine on the skull."""
    side = _shape("M-40 12Q-52 4 -46 -22Q-42 -32 -35 -32Q-39 -14 -36 -6Q-38 4 -40 12Z", hair)
    side += path("M-40 12Q-52 4 -46 -22L-42 -28Q-46 -8 -40 12Z", fill=hair[0])
    return "", side + mirrored(side)


def short(hair: Hair) -> Parts:
    """Return short hair, parted at the side."""
    over = _shape(f"{CAP}L37 -8C36 -24 30 -30 14 -31Q-6 -30 -18 -40Q-22 -26 -34 -20L-37 -6Z", hair)
    over += path("M-43 6C-47 -52 -18 -64 2 -60Q-14 -56 -18 -40Q-22 -26 -34 -20L-37 -6Z", fill=hair[0])
    return "", over + path("M43 6C45 -36 36 -48 26 -54Q36 -40 30 -28Q36 -22 37 -8Z", fill=hair[2])


def quiff(hair: Hair) -> Parts:
    """Return hair combed up in a wave over the brow."""
    over = _shape("M-43 4C-46 -30 -44 -50 -34 -58Q-30 -72 -6 -72Q30 -74 36 -56Q46 -44 43 4L37 -8C38 -24 32 -32 24 -34"
                  "Q6 -28 -12 -36Q-26 -40 -32 -30Q-36 -20 -37 -6Z", hair)  # fmt: skip
    lit = "M-34 -58Q-30 -72 -6 -72Q10 -73 20 -70Q-6 -68 -14 -54Q-20 -44 -32 -42Q-40 -30 -41 -14Q-46 -44 -34 -58Z"
    over += path(lit, fill=hair[0])
    return "", over + stroke("M-10 -46Q4 -62 30 -60M2 -40Q14 -50 36 -48", hair[2], 1.8)


def tousled(hair: Hair) -> Parts:
    """Return a boy's hair that stands in all directions."""
    over = _shape("M-42 6L-47 -10L-44 -16L-51 -30L-44 -34L-47 -50L-36 -50L-34 -64L-22 -60L-14 -74L-4 -64L8 -76L14 -64"
                  "L28 -70L30 -58L42 -58L42 -46L52 -42L46 -30L51 -20L44 -14L46 -4L42 6L37 -10L32 -24L26 -16L18 -30"
                  "L10 -18L0 -32L-8 -18L-18 -30L-26 -18L-32 -26L-37 -8Z", hair)  # fmt: skip
    over += path("M-42 6L-47 -10L-44 -16L-51 -30L-44 -34L-47 -50L-36 -50L-34 -64L-22 -60L-14 -74L-10 -60L-24 -46"
                 "L-30 -30L-37 -8Z", fill=hair[0])  # fmt: skip
    return "", over + path("M42 -46L52 -42L46 -30L51 -20L44 -14L46 -4L42 6L37 -10L34 -22L38 -34Z", fill=hair[2])


def curly(hair: Hair) -> Parts:
    """Return short curls all over the head."""
    spots = [polar((0, -16), 40, turn) for turn in range(176, 366, 19)]
    top = [polar((0, -16), 30, turn) for turn in range(205, 340, 26)]
    brow: list[Point] = [(-30, -28), (-18, -36), (-4, -38), (10, -37), (23, -33), (33, -25)]
    return "", _cloud([*spots, *top, *brow], 11, hair)


def afro(hair: Hair) -> Parts:
    """Return a great round cloud of hair."""
    ring = [polar((0, -20), 48, turn) for turn in range(150, 392, 15)]
    behind = _cloud(ring, 14, hair) + circle((0, -20), 50, fill=hair[1])
    spots = [polar((0, -22), 26 + (i % 3) * 11, 150 + i * 11) for i in range(12)]
    behind += path("".join(circle_data(spot, 5) for spot in spots), fill=hair[0])
    over = _cloud([(-34, -24), (-26, -35), (-14, -42), (0, -44), (14, -42), (26, -35), (34, -24)], 9.4, hair)
    return behind, over


def flat_top(hair: Hair) -> Parts:
    """Return dense curls that stand up, cut level."""
    edge: list[Point] = [(-39, -14), (-41, -29), (-41, -44), (-38, -59), (-26, -67), (-12, -70), (2, -71), (16, -70),
                         (29, -66), (39, -57), (42, -43), (41, -28), (39, -14)]  # fmt: skip
    brow: list[Point] = [(-29, -32), (-15, -36), (0, -37), (15, -36), (29, -32)]
    return _cloud(edge, 8, hair), path("M-40 -30L-34 -62L0 -68L34 -60L40 -30L0 -38Z", fill=hair[1]) + _cloud(
        brow, 7, hair
    )


def puffs(hair: Hair) -> Parts:
    """Return two round bunches of curls, and hair parted in the middle."""
    one = _cloud([polar((-37, -55), 10, turn) for turn in range(0, 360, 45)], 8, hair) + circle(
        (-37, -55), 11, fill=hair[1]
    )
    one += path("".join(circle_data((-37 + x, -55 + y), 3.4) for x, y in ((-6, -6), (4, -8), (-8, 4))), fill=hair[0])
    over = _shape(f"{CAP}Q41 -4 38 -12Q30 -30 0 -42Q-30 -30 -38 -12Q-41 -4 -43 6Z", hair)
    over += path("M-43 6C-48 -62 -14 -64 0 -60V-42Q-30 -30 -38 -12Q-41 -4 -43 6Z", fill=hair[0])
    return one + mirrored(one), over + stroke("M0 -58V-43M-16 -54L-24 -33M16 -54L24 -33", hair[2], 1.8)


def bun(hair: Hair) -> Parts:
    """Return hair parted in the middle, with a bun on top."""
    behind = _shape("M-19 -68A19 17 0 1 1 19 -68A19 17 0 1 1 -19 -68Z", hair)
    behind += path("M-19 -68A19 17 0 0 1 2 -85Q-10 -76 -8 -56Z", fill=hair[0])
    behind += stroke("M-4 -80Q12 -78 13 -64M-12 -74Q4 -74 6 -60", hair[2], 1.7)
    over = _shape(f"{CAP}Q42 -4 37 -10C34 -32 12 -36 0 -46C-12 -36 -34 -32 -37 -10Q-42 -4 -43 6Z", hair)
    over += path("M-43 6C-48 -62 -14 -64 0 -60V-46C-12 -36 -34 -32 -37 -10Q-42 -4 -43 6Z", fill=hair[0])
    return behind, over + stroke(
        "M0 -58V-47M10 -58Q30 -46 36 -22M20 -56Q36 -44 40 -14M-10 -57Q-30 -46 -36 -22", hair[2], 1.7
    )


def set_curls(hair: Hair) -> Parts:
    """Return a grandmother's soft white curls."""
    ring = [polar((0, -14), 43, turn) for turn in range(160, 381, 20)]
    brow: list[Point] = [(-32, -30), (-20, -38), (-6, -41), (8, -41), (21, -37), (32, -30)]
    return _cloud([(-44, 10), (44, 10)], 11, hair), _cloud([*ring, *brow, (-14, -54), (4, -58), (20, -52)], 12, hair)


def bob(hair: Hair) -> Parts:
    """Return straight hair to the chin, with a fringe."""
    behind = _shape("M-44 -20Q-52 20 -46 44H46Q52 20 44 -20Z", hair)
    over = _shape("M-46 45C-54 -16 -54 -74 0 -74C54 -74 54 -16 46 45Q38 47 31 43C39 16 38 -4 35 -17Q0 -25 -35 -17"
                  "C-38 -4 -39 16 -31 43Q-38 47 -46 45Z", hair)  # fmt: skip
    over += path(
        "M-46 45C-54 -16 -54 -72 -4 -74Q-24 -56 -22 -20L-35 -17C-38 -4 -39 16 -31 43Q-38 47 -46 45Z", fill=hair[0]
    )
    return behind, over + stroke("M-8 -22V-40M6 -22V-42M20 -20L18 -38M42 34Q47 0 42 -28", hair[2], 1.7)


def long_waves(hair: Hair) -> Parts:
    """Return long wavy hair, parted at the side."""
    behind = _shape("M-40 -30Q-60 -10 -52 14Q-62 34 -54 50Q-58 62 -43 72L-20 60H20L43 72Q58 62 54 50Q62 34 52 14"
                    "Q60 -10 40 -30Z", hair)  # fmt: skip
    behind += path(
        "M-40 -30Q-60 -10 -52 14Q-62 34 -54 50Q-58 62 -43 72L-38 69Q-48 56 -42 44Q-50 28 -42 10Z", fill=hair[0]
    )
    behind += path("M40 -30Q60 -10 52 14Q62 34 54 50Q58 62 43 72L38 69Q48 56 42 44Q50 28 42 10Z", fill=hair[2])
    over = _shape("M-44 16C-54 -38 -34 -70 2 -70C36 -70 54 -38 44 16Q42 -14 24 -28Q2 -34 -8 -52Q-18 -30 -34 -18"
                  "Q-42 -6 -44 16Z", hair)  # fmt: skip
    over += path("M-44 16C-54 -38 -34 -70 2 -70Q-10 -62 -8 -52Q-18 -30 -34 -18Q-42 -6 -44 16Z", fill=hair[0])
    return behind, over + stroke("M4 -56Q20 -40 36 -28M14 -60Q36 -46 42 -20", hair[2], 1.8)


def bunches(hair: Hair, ribbon: str = "#dd4f5e") -> Parts:
    """Return two bunches with ribbons, and a fringe parted in the middle."""
    one = _shape("M-42 -34Q-66 -40 -70 -16Q-72 4 -62 20Q-58 8 -52 6Q-44 -8 -40 -24Z", hair)
    one += path("M-48 -35Q-66 -36 -70 -16Q-72 4 -62 20Q-64 -4 -48 -35Z", fill=hair[0])
    bow = inked("M-42 -32L-54 -44L-60 -33ZM-42 -32L-53 -22L-60 -31ZM-42 -32Z", ribbon, EDGE, 1)
    over = _shape(f"{CAP}Q41 -6 38 -14Q30 -20 20 -30Q8 -32 0 -46Q-8 -32 -20 -30Q-30 -20 -38 -14Q-41 -6 -43 6Z", hair)
    over += path("M-43 6C-48 -62 -14 -64 0 -60V-46Q-8 -32 -20 -30Q-30 -20 -38 -14Q-41 -6 -43 6Z", fill=hair[0])
    return one + mirrored(one), over + stroke("M0 -58V-47", hair[2], 1.8) + bow + mirrored(bow)


def under_hat(hair: Hair) -> Parts:
    """Return short hair that shows beside a hat."""
    side = _shape("M-35 -30H-42Q-48 -8 -42 8L-37 2Q-38 -10 -35 -30Z", hair)
    return "", side + mirrored(side)


def long_under_hat(hair: Hair) -> Parts:
    """Return hair to the shoulders that shows below a hat."""
    behind = _shape("M-38 -34Q-56 -4 -50 26Q-56 42 -48 56L-22 52H22L48 56Q56 42 50 26Q56 -4 38 -34Z", hair)
    behind += path("M-38 -34Q-56 -4 -50 26Q-56 42 -48 56L-40 54Q-46 40 -41 26Z", fill=hair[0])
    over = _shape("M-36 -34H-43Q-48 -6 -44 18Q-40 2 -36 -12Q-26 -18 -18 -30Z", hair)
    return behind, over + mirrored(over)


def none(hair: Hair) -> Parts:  # noqa: ARG001
    """Return no hair, for a head that is covered."""
    return "", ""


# -- beards ---------------------------------------------------------------------------------------------------


def full_beard(hair: Hair) -> str:
    """Return a round beard, cut close, with its moustache."""
    whole = "M-40 -2Q-38 12 -30 16Q-14 12 0 18Q14 12 30 16Q38 12 40 -2Q46 34 22 52Q0 64 -22 52Q-46 34 -40 -2Z"
    drawn = _shape(whole, hair) + path("M-40 -2Q-38 12 -30 16L-22 15Q-30 34 -14 55L-22 52Q-46 34 -40 -2Z", fill=hair[0])
    drawn += path("M40 -2Q38 12 34 14Q36 36 14 56L22 52Q46 34 40 -2Z", fill=hair[2])
    return drawn + walrus((hair[0], hair[0], hair[0]))


def long_beard(hair: Hair) -> str:
    """Return a beard that flows down over the chest, with its moustache."""
    whole = (
        "M-40 -4Q-38 12 -28 17Q-14 13 0 18Q14 13 28 17Q38 12 40 -4Q46 28 32 46Q22 64 0 74Q-22 64 -32 46Q-46 30 -40 -4Z"
    )
    drawn = _shape(whole, hair) + path(
        "M-40 -4Q-38 12 -28 17L-20 16Q-28 46 0 74Q-22 64 -32 46Q-46 28 -40 -4Z", fill=hair[0]
    )
    drawn += path("M40 -4Q38 12 32 15Q32 46 0 74Q22 64 32 46Q46 28 40 -4Z", fill=hair[2])
    return drawn + stroke("M-8 44Q-8 56 -2 65M8 44Q9 54 5 61", hair[2], 1.8) + walrus(hair)


def walrus(hair: Hair) -> str:
    """Return a broad moustache."""
    data = (
        "M0 17.4Q-10 15 -17 20Q-23 25 -28 24Q-22 33 -11 29Q-4 26 0 22Q4 26 11 29Q22 33 28 24Q23 25 17 20Q10 15 0 17.4Z"
    )
    drawn = inked(data, hair[1], EDGE, 0.9)
    return drawn + path("M0 17.4Q-10 15 -17 20Q-23 25 -28 24Q-20 28 -11 23Q-5 19 0 17.4Z", fill=hair[0])


def handlebar(hair: Hair) -> str:
    """Return a waxed moustache with its ends turned up."""
    data = (
        "M0 18Q-8 16 -14 20Q-20 24 -25 20Q-29 16 -26 11Q-34 13 -32 21Q-28 29 -17 27Q-6 25 0 21.6"
        "Q6 25 17 27Q28 29 32 21Q34 13 26 11Q29 16 25 20Q20 24 14 20Q8 16 0 18Z"
    )
    return inked(data, hair[1], EDGE, 0.7) + path("M0 18Q-8 16 -14 20Q-20 24 -25 20Q-18 26 -10 22Z", fill=hair[0])


def thin_moustache(hair: Hair) -> str:
    """Return a fine moustache."""
    return path(
        "M0 19.6Q-6 17.6 -11 20.4Q-15 22.4 -18 21Q-13 25 -6 22.8L0 21.6L6 22.8Q13 25 18 21Q15 22.4 11 20.4"
        "Q6 17.6 0 19.6Z",
        fill=hair[1],
    )


def goatee(hair: Hair) -> str:
    """Return a moustache and a small pointed beard."""
    return (
        _shape("M-11 38Q0 34 11 38Q9 54 0 60Q-9 54 -11 38Z", hair)
        + path("M-11 38Q-4 36 -2 36Q-4 48 0 60Q-9 54 -11 38Z", fill=hair[0])
        + thin_moustache(hair)
    )


def stubble(hair: Hair) -> str:
    """Return the shadow of a beard."""
    data = "M-38 6Q-34 16 -26 18Q-14 14 0 18Q14 14 26 18Q34 16 38 6Q40 32 18 46Q0 51 -18 46Q-40 32 -38 6Z"
    return path(data, fill=hair[1], fill_opacity=num(0.34, 2))
