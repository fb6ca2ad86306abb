"""Hats, scarves and glasses of the portraits. A hat returns what lies behind the head and what lies over hair."""

from artlib import palette as p
from artlib.court_faces import inked, mirrored
from artlib.court_heads import STEEL
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball
from artlib.portrait_clothes import LINEN, Cloth
from artlib.portrait_faces import EDGE
from artlib.portrait_hair import Parts
from artlib.svg import circle, path, polar, polygon, stroke

STRAW: Cloth = ("#fbe6a6", "#eec96a", "#c1933a")


def _cut(data: str, paint: str, reach: float = 1.1) -> str:
    return inked(data, paint, EDGE, reach)


def flat_cap(c: Cloth) -> Parts:
    over = _cut("M-45 -24C-56 -58 -28 -72 6 -70C40 -68 54 -50 46 -26Q0 -46 -45 -24Z", c[1])
    over += path("M-45 -24C-56 -58 -28 -72 -4 -70Q-26 -58 -26 -33Z", fill=c[0])
    over += stroke("M-22 -66Q-8 -52 -8 -39M14 -69Q18 -56 12 -39M34 -62Q34 -48 28 -36", c[2], 1.5)
    over += _cut("M-48 -22Q0 -52 46 -26Q38 -20 30 -22Q0 -34 -30 -20Q-42 -14 -48 -22Z", c[2])
    return "", over + ball((4, -70), 3.6, BALL_GOLD)


def turban(c: Cloth, jewel: str) -> Parts:
    whole = "M-44 -14Q-60 -44 -42 -66Q-22 -86 8 -82Q44 -78 50 -50Q54 -28 44 -14Q0 -48 -44 -14Z"
    over = _cut(whole, c[1]) + path("M-44 -14Q-60 -44 -42 -66Q-16 -52 0 -34Q-24 -30 -44 -14Z", fill=c[0])
    over += path("M50 -50Q54 -28 44 -14Q22 -32 0 -34Q24 -54 50 -50Z", fill=c[2])
    over += stroke("M-53 -40Q-20 -46 0 -34Q-22 -72 -18 -80M0 -34Q18 -62 22 -80M0 -34Q26 -46 51 -44", EDGE, 1.4)
    stone = _cut("M0 -60L11 -46L0 -30L-11 -46Z", p.GOLD) + path("M0 -55L7 -46L0 -35.6L-7 -46Z", fill=jewel)
    return "", over + stone + ball((0, -28), 3, BALL_PEARL)


def hijab(c: Cloth) -> Parts:
    """Return a scarf laid around head and neck, open for the face."""
    behind = _cut("M-40 -40Q-58 -4 -52 30Q-60 50 -50 66Q0 84 50 66Q60 50 52 30Q58 -4 40 -40Z", c[1])
    behind += path("M-40 -40Q-58 -4 -52 30Q-60 50 -50 66L-34 72Q-46 40 -42 10Z", fill=c[0])
    behind += path("M40 -40Q58 -4 52 30Q60 50 50 66L34 72Q46 40 42 10Z", fill=c[2])
    rim = "M0 -38C-26 -38 -35 -22 -34 2C-33 28 -20 42 0 46C20 42 33 28 34 2C35 -22 26 -38 0 -38Z"
    outer = "M-46 20C-62 -40 -42 -76 0 -76C42 -76 62 -40 46 20C42 44 22 60 0 62C-22 60 -42 44 -46 20Z"
    over = path(outer + rim, fill=EDGE, fill_rule="evenodd", stroke=EDGE, stroke_width=2.2)
    over += path(outer + rim, fill=c[1], fill_rule="evenodd")
    over += path(
        "M-46 20C-62 -40 -42 -76 -4 -76C-30 -62 -40 -30 -37 10C-34 34 -22 44 -8 47L-14 60C-30 54 -43 40 -46 20Z",
        fill=c[0],
    )
    over += path("M46 20C60 -36 44 -68 18 -74C38 -56 42 -26 37 8C34 30 22 42 8 46L10 61C30 56 43 40 46 20Z", fill=c[2])
    over += stroke(rim, EDGE, 1.6)
    fold = _cut("M-34 44Q-6 62 40 40Q52 52 44 66Q10 84 -30 68Q-40 56 -34 44Z", c[1])
    fold += path("M-34 44Q-20 54 -4 56L-14 73Q-24 71 -30 68Q-40 56 -34 44Z", fill=c[0])
    return behind, over + fold + stroke("M-20 60Q10 68 42 52", c[2], 1.7) + ball((-22, 58), 3.4, BALL_GOLD)


def beanie(c: Cloth) -> Parts:
    """Return a knitted cap with a bobble."""
    over = _cut("M-44 -20C-48 -66 -26 -78 0 -78C26 -78 48 -66 44 -20Z", c[1])
    over += path("M-44 -20C-48 -66 -26 -78 -4 -78Q-26 -62 -24 -22Z", fill=c[0])
    over += stroke("M-12 -74Q-16 -52 -14 -38M6 -76Q8 -56 6 -38M24 -70Q28 -54 26 -38", c[2], 1.7)
    band = _cut("M-46 -34Q0 -46 46 -34Q50 -24 45 -15Q0 -29 -45 -15Q-50 -24 -46 -34Z", LINEN[1])
    band += stroke("M-34 -36V-21M-22 -39V-25M-9 -40.4V-27M4 -41V-27M17 -40V-26M30 -37.4V-23", LINEN[2], 1.6)
    return "", _cut("M-13 -80A13 11 0 1 1 13 -80A13 11 0 1 1 -13 -80Z", LINEN[1]) + over + band


def beret(c: Cloth) -> Parts:
    over = _cut("M-46 -26Q-66 -44 -46 -62Q-18 -80 22 -72Q58 -64 56 -44Q54 -32 42 -26Q0 -46 -46 -26Z", c[1])
    over += path("M-46 -26Q-66 -44 -46 -62Q-30 -72 -8 -75Q-34 -56 -22 -36Z", fill=c[0])
    over += path("M56 -44Q54 -32 42 -26L26 -33Q44 -40 42 -62Q57 -56 56 -44Z", fill=c[2])
    band = _cut("M-46 -26Q0 -48 42 -26L40 -19Q0 -40 -43 -19Z", c[2])
    return "", stroke("M4 -74Q6 -80 12 -82", EDGE, 5) + stroke("M4 -74Q6 -80 12 -82", c[1], 2.6) + over + band


def straw_hat(c: Cloth, flower: str) -> Parts:
    """Return a broad straw hat with a ribbon and a flower."""
    crown = _cut("M-36 -34C-40 -70 -22 -80 0 -80C22 -80 40 -70 36 -34Z", STRAW[1])
    crown += path("M-36 -34C-40 -70 -22 -80 -4 -80Q-22 -66 -20 -38Z", fill=STRAW[0])
    crown += path("M36 -34C40 -68 26 -78 14 -79Q26 -64 24 -38Z", fill=STRAW[2])
    brim = _cut("M-78 -20Q-54 -46 0 -48Q54 -46 78 -20Q44 -32 0 -33Q-44 -32 -78 -20Z", STRAW[1])
    brim += path("M-78 -20Q-54 -46 -10 -48L-16 -32.6Q-52 -30 -78 -20Z", fill=STRAW[0])
    brim += stroke("M-56 -31Q0 -46 56 -31", STRAW[2], 1.4)
    band = _cut("M-37 -48Q0 -60 37 -48L37 -38Q0 -50 -37 -38Z", c[1], 1)
    petals = "".join(
        circle(polar((26, -48), 7, turn), 5.6, fill=flower, stroke=EDGE, stroke_width=1) for turn in range(0, 360, 60)
    )
    return "", crown + band + brim + petals + ball((26, -48), 5, BALL_GOLD)


def toque(c: Cloth) -> Parts:
    """Return a baker's white cap."""
    puff = "M-38 -40Q-64 -50 -52 -70Q-42 -86 -24 -78Q-10 -92 8 -82Q28 -92 40 -78Q60 -72 54 -54Q50 -42 38 -40Z"
    over = _cut(puff, c[1]) + path("M-38 -40Q-64 -50 -52 -70Q-42 -86 -24 -78Q-34 -62 -20 -42Z", fill=c[0])
    over += path("M40 -78Q60 -72 54 -54Q50 -42 38 -40L24 -44Q42 -56 40 -78Z", fill=c[2])
    over += stroke("M-12 -72Q-14 -56 -8 -46M12 -76Q14 -60 10 -46", c[2], 1.7)
    band = _cut("M-41 -46Q0 -56 41 -46L43 -22Q0 -36 -43 -22Z", c[1])
    return "", over + band + path("M-41 -46Q-24 -50 -16 -51L-18 -30Q-30 -27 -43 -22Z", fill=c[0])


def captains_cap(c: Cloth) -> Parts:
    over = _cut("M-54 -44Q-56 -66 -20 -74Q0 -80 20 -74Q56 -66 54 -44Q30 -40 0 -40Q-30 -40 -54 -44Z", LINEN[1])
    over += path("M-54 -44Q-56 -66 -20 -74Q-10 -77 -2 -77.4Q-28 -62 -28 -41Q-42 -42 -54 -44Z", fill=LINEN[0])
    over += path("M54 -44Q56 -62 28 -72Q40 -58 34 -41.4Q44 -42 54 -44Z", fill=LINEN[2])
    band = _cut("M-46 -46Q0 -54 46 -46L44 -26Q0 -38 -44 -26Z", c[1]) + stroke("M-45 -43Q0 -51 45 -43", p.GOLD_LIGHT, 2)
    peak = _cut("M-42 -28Q0 -42 42 -28Q36 -12 0 -18Q-36 -12 -42 -28Z", c[2]) + stroke(
        "M-38 -22Q0 -32 38 -22", p.GOLD, 1.8
    )
    anchor = stroke("M0 -58V-44M-6 -53H6M-9 -49Q-7 -42 0 -42Q7 -42 9 -49", EDGE, 4.6)
    anchor += stroke("M0 -58V-44M-6 -53H6M-9 -49Q-7 -42 0 -42Q7 -42 9 -49", p.GOLD_LIGHT, 2.6)
    return "", over + band + peak + anchor


def aviators_cap(c: Cloth) -> Parts:
    """Return a leather cap with goggles pushed up."""
    over = _cut("M-45 34C-56 -40 -44 -74 0 -74C44 -74 56 -40 45 34Q38 38 34 30C42 -4 38 -24 30 -32Q0 -42 -30 -32"
                "C-38 -24 -42 -4 -34 30Q-38 38 -45 34Z", c[1])  # fmt: skip
    over += path("M-45 34C-56 -40 -44 -74 -4 -74Q-30 -60 -30 -32C-38 -24 -42 -4 -34 30Q-38 38 -45 34Z", fill=c[0])
    over += path("M45 34C54 -24 46 -58 28 -68Q40 -50 30 -32C38 -24 42 -4 34 30Q38 38 45 34Z", fill=c[2])
    strap = _cut("M-47 -40Q0 -58 47 -40L47 -31Q0 -48 -47 -31Z", "#3d2b22", 1)
    glass = ""
    for x in (-18, 18):
        glass += circle((x, -44), 14.6, fill=p.GOLD, stroke=EDGE, stroke_width=2.2) + circle(
            (x, -44), 10.6, fill="#bfe3ee", stroke=EDGE, stroke_width=1.4
        )
        glass += path(f"M{x - 8} -45L{x - 1} -52L{x + 3} -52L{x - 7} -41Z", fill="#ffffff", fill_opacity="0.85")
    return "", over + strap + glass


def helmet(steel: tuple[str, ...] = STEEL) -> Parts:
    """Return a knight's open helmet with a plume."""
    plume = _cut("M0 -68Q-8 -92 -34 -84Q-58 -76 -60 -48Q-50 -62 -36 -62Q-18 -60 0 -60Z", "#c0283c")
    plume += path("M0 -68Q-8 -92 -34 -84Q-54 -78 -58 -58Q-40 -78 -22 -74Q-8 -72 0 -66Z", fill="#e4606c")
    over = _cut(
        "M-45 30C-52 -40 -42 -70 0 -70C42 -70 52 -40 45 30L35 22C40 -8 38 -20 33 -26Q0 -40 -33 -26"
        "C-38 -20 -40 -8 -35 22Z",
        steel[1],
    )
    over += path("M-45 30C-52 -40 -42 -70 -4 -70Q-24 -56 -26 -29.4L-33 -26C-38 -20 -40 -8 -35 22Z", fill=steel[0])
    over += path("M45 30C51 -28 46 -58 24 -67Q36 -50 28 -28L33 -26C38 -20 40 -8 35 22Z", fill=steel[2])
    band = _cut("M-46 -22Q0 -48 46 -22L45 -14Q0 -38 -45 -14Z", p.GOLD) + path(
        "M-46 -22Q-30 -34 -10 -36.6L-11 -29Q-30 -25 -45 -14Z", fill=p.GOLD_LIGHT
    )
    ridge = _cut("M-4 -71H4L5 -38H-5Z", p.GOLD, 1)
    rivets = "".join(circle((x, y), 1.7, fill=steel[4]) for x, y in ((-40, 2), (-40, 16), (40, 2), (40, 16)))
    return plume, over + ridge + band + ball((0, -33), 4, BALL_PEARL) + rivets


def top_hat(c: Cloth, ribbon: str) -> Parts:
    over = _cut("M-34 -36L-38 -82Q0 -92 38 -82L34 -36Z", c[1]) + path(
        "M-34 -36L-38 -82Q-26 -86 -14 -87L-14 -38Z", fill=c[0]
    )
    over += path("M34 -36L38 -82Q30 -85 22 -86L20 -37Z", fill=c[2])
    over += _cut("M-35.4 -52Q0 -62 35.4 -52L34 -38Q0 -48 -34 -38Z", ribbon, 1)
    brim = _cut("M-58 -34Q-50 -46 0 -46Q50 -46 58 -34Q52 -24 40 -28Q0 -40 -40 -28Q-52 -24 -58 -34Z", c[1])
    brim += path("M-58 -34Q-50 -46 -8 -46L-10 -35.6Q-28 -34 -40 -28Q-52 -24 -58 -34Z", fill=c[0])
    return "", over + brim


def fedora(c: Cloth, ribbon: str) -> Parts:
    over = _cut("M-36 -38C-38 -64 -30 -80 -14 -78Q0 -68 14 -78C30 -80 38 -64 36 -38Z", c[1])
    over += path("M-36 -38C-38 -64 -30 -80 -14 -78Q-24 -62 -18 -40Z", fill=c[0])
    over += path("M36 -38C38 -64 30 -80 14 -78Q26 -62 22 -40Z", fill=c[2])
    over += _cut("M-37 -52Q0 -62 37 -52L37 -40Q0 -50 -37 -40Z", ribbon, 1)
    brim = _cut("M-66 -26Q-50 -48 0 -48Q50 -48 66 -26Q40 -30 0 -34Q-40 -30 -66 -26Z", c[1])
    brim += path("M-66 -26Q-50 -48 -8 -48L-12 -33Q-40 -30 -66 -26Z", fill=c[0])
    return "", over + brim


def star_hat(c: Cloth) -> Parts:
    """Return an astronomer's pointed hat with stars and a moon."""
    over = _cut("M-38 -32Q-24 -60 -6 -91Q4 -94 10 -88Q28 -58 38 -32Z", c[1]) + path(
        "M-38 -32Q-24 -60 -6 -91Q0 -93 2 -92Q-12 -64 -14 -36Z", fill=c[0]
    )
    over += path("M38 -32Q28 -58 10 -88Q22 -58 22 -36Z", fill=c[2])
    for x, y, size in ((4, -72, 6), (-9, -56, 4.6), (14, -54, 7.4)):
        points = [polar((x, y), size if i % 2 == 0 else size * 0.42, -90 + i * 36) for i in range(10)]
        over += path(polygon(points), fill=p.GOLD_LIGHT)
    brim = _cut("M-56 -26Q-40 -46 0 -46Q40 -46 56 -26Q36 -22 0 -33Q-36 -22 -56 -26Z", c[1])
    brim += path("M-56 -26Q-40 -46 -6 -46L-10 -31.6Q-34 -23 -56 -26Z", fill=c[0])
    return "", over + brim + stroke("M-40 -33Q0 -45 40 -33", p.GOLD_LIGHT, 2)


def diadem() -> Parts:
    """Return a golden band with a rising serpent of stones."""
    band = _cut("M-46 -27Q0 -49 46 -27L45 -18Q0 -40 -45 -18Z", p.GOLD) + path(
        "M-46 -27Q-26 -37 -8 -37.6L-9 -29Q-28 -28 -45 -18Z", fill=p.GOLD_LIGHT
    )
    drop = _cut("M0 -60L8 -44L0 -26L-8 -44Z", p.GOLD) + path("M0 -53L4.6 -44L0 -33L-4.6 -44Z", fill="#2f9ad0")
    stones = "".join(ball((side * x, y), 2.8, BALL_PEARL) for x, y in ((18, -34.4), (30, -30)) for side in (-1, 1))
    return "", band + drop + stones


def headphones(c: Cloth) -> Parts:
    behind = ""
    band = stroke("M-46 0C-52 -84 52 -84 46 0", EDGE, 8) + stroke("M-46 0C-52 -84 52 -84 46 0", c[1], 5.4)
    cups = _cut("M-42 -14H-50Q-58 -12 -58 4Q-58 20 -50 22H-42Z", c[1]) + path(
        "M-42 -14H-50Q-58 -12 -58 4Q-56 -8 -42 -8Z", fill=c[0]
    )
    return behind, band + cups + mirrored(cups)


# -- glasses and jewels ---------------------------------------------------------------------------------------


def round_glasses(paint: str = p.GOLD_DEEP, low: float = 0) -> str:
    y = 3 + low
    drawn = "".join(
        circle((x, y), 14.4, fill="#ffffff", fill_opacity="0.16", stroke=paint, stroke_width=2.6) for x in (-17.6, 17.6)
    )
    return drawn + stroke(
        f"M-4 {y - 1:g}Q0 {y - 4:g} 4 {y - 1:g}M-32 {y - 2:g}L-39 {y - 4:g}M32 {y - 2:g}L39 {y - 4:g}", paint, 2.6
    )


def square_glasses(paint: str = "#2b2a33") -> str:
    one = path(
        "M-33 -8Q-18 -11 -4 -7L-5 9Q-7 14 -18 14Q-29 14 -31 9Z",
        fill="#ffffff",
        fill_opacity="0.16",
        stroke=paint,
        stroke_width=3,
        stroke_linejoin="round",
    )
    return one + mirrored(one) + stroke("M-4 -3Q0 -6 4 -3M-33 -4L-40 -5M33 -4L40 -5", paint, 3)


def half_moons(paint: str = p.GOLD_DEEP) -> str:
    one = path(
        "M-29 6H-6Q-7 18 -17.6 18Q-28 18 -29 6Z",
        fill="#ffffff",
        fill_opacity="0.2",
        stroke=paint,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    return one + mirrored(one) + stroke("M-6 7Q0 3 6 7M-29 6L-39 0M29 6L39 0", paint, 2.2)


def monocle() -> str:
    return circle((17.6, 3), 14, fill="#ffffff", fill_opacity="0.2", stroke=p.GOLD_DEEP, stroke_width=2.8) + stroke(
        "M29 12Q40 30 30 54", p.GOLD_DEEP, 1.5
    )


def hoops() -> str:
    one = circle((-43, 26), 8, fill="none", stroke=EDGE, stroke_width=4.6) + circle(
        (-43, 26), 8, fill="none", stroke=p.GOLD, stroke_width=2.8
    )
    return one + mirrored(one)


def studs(paint: str = BALL_PEARL) -> str:
    return "".join(ball((x, 19), 4.4, paint) for x in (-42, 42))
