"""The clothes of the four kings."""

from artlib import palette as p
from artlib.court_cloth import CREAM, CREAM_DARK, cloak, motifs, neck, round_the_neck
from artlib.court_faces import Skin, inked
from artlib.ornament import BALL_GOLD, BALL_PEARL, ball, leaf
from artlib.palette import Tones
from artlib.pips import pip
from artlib.svg import Point, at, path, placed, polygon, stroke


def _tails(spots: list[Point], paint: str) -> str:
    """Return the black tips of the ermine."""
    return path("".join(f"M{x} {y - 3}L{x + 2} {y + 2}L{x} {y + 4}L{x - 2} {y + 2}Z" for x, y in spots), fill=paint)


def king_of_spades(t: Tones, skin: Skin) -> str:
    """A cloak strewn with spades under a fur with a jagged hem."""
    fur = (
        "M-13 22L-38 34L-66 56L-58 66L-46 62L-38 70L-26 64L-14 73L0 66L14 70L26 60L38 64L46 55L58 58L66 48L38 34L13 22"
    )
    collar = inked(f"{fur}L0 40Z", CREAM, t["edge"])
    collar += path("M66 48L58 58L46 55L38 64L26 60L14 70L0 66L8 52L30 50L48 46Z", fill=CREAM_DARK)
    spots: list[Point] = [
        (-52, 56),
        (-38, 48),
        (-34, 60),
        (-24, 40),
        (-18, 56),
        (18, 57),
        (24, 40),
        (34, 52),
        (38, 43),
        (52, 51),
    ]
    strewn = motifs("S", t["glint"], [(-84, 84, 0.15), (-62, 80, 0.15), (-42, 84, 0.15)])
    return cloak(t) + strewn + neck(skin, t["edge"]) + collar + _tails(spots, t["edge"])


def king_of_hearts(t: Tones, skin: Skin) -> str:
    """A cloak with a gold hem, a fur with a round hem, and a heart on a chain."""
    rim = round_the_neck(66, 54, 30, 150, 10)
    hem = f"M{at(rim[0])}" + "".join(f"A8.4 8.4 0 0 1 {at(point)}" for point in rim[1:])
    collar = inked(f"{hem}L-13 22L0 36L13 22Z", CREAM, t["edge"])
    shaded = f"M{at(rim[0])}" + "".join(f"A8.4 8.4 0 0 1 {at(point)}" for point in rim[1:6])
    collar += path(f"{shaded}Q34 50 48 42Z", fill=CREAM_DARK)
    collar += _tails([*round_the_neck(52, 41, 36, 144, 8), *round_the_neck(36, 28, 44, 136, 3)], t["edge"])
    chain = "".join(ball(point, 2.6, BALL_GOLD) for point in round_the_neck(29, 40, 20, 160, 12))
    strewn = motifs("H", t["glint"], [(-84, 84, 0.14), (-64, 86, 0.14)])
    return cloak(t) + strewn + neck(skin, t["edge"]) + collar + chain


def king_of_diamonds(t: Tones, skin: Skin) -> str:
    """A robe with a broad collar of gold, stones and pearls."""
    collar = ""
    for across, down, paint in ((62, 54, p.GOLD), (54, 46, t["deep"]), (44, 36, p.GOLD_LIGHT), (35, 28, CREAM)):
        collar += inked(polygon([*round_the_neck(across, down), (-10, 24), (0, 34), (10, 24)]), paint, t["edge"], 1)
    drops = "".join(ball(point, 2.8, BALL_PEARL) for point in round_the_neck(62, 54, 34, 146, 13))
    stones = "".join(placed(pip("D", 5), point, 0.085) for point in round_the_neck(49, 41, 36, 144, 10))
    ends = zip(round_the_neck(34, 27, 36, 144, 8), round_the_neck(18, 14, 36, 144, 8), strict=True)
    folds = stroke("".join(f"M{at(a)}L{at(b)}" for a, b in ends), CREAM_DARK, 1.4)
    strewn = motifs("D", t["glint"], [(-86, 84, 0.15), (-68, 74, 0.15), (-66, 92, 0.15), (84, 57, 0.12)])
    return cloak(t) + strewn + neck(skin, t["edge"]) + collar + stones + folds + drops


def king_of_clubs(t: Tones, skin: Skin) -> str:
    """A cloak under a mantle of leaves, held by a gold clasp."""
    mantle = ""
    for across, down, count, paints in (
        (50, 40, 10, ("deep", "dark")),
        (37, 27, 8, ("base", "light")),
        (24, 15, 6, ("light", "base")),
    ):
        rows = dict.fromkeys(paints, "")
        for i, (x, y) in enumerate(round_the_neck(across, down, 28, 152, count)):
            turn = 28 + (152 - 28) * i / count
            rows[paints[i % 2]] += leaf((x * 0.86, 20 + (y - 20) * 0.8), 25, 10, 90 + (turn - 90) * 0.8)
        mantle += "".join(inked(data, t[paint], t["edge"], 0.8) for paint, data in rows.items())
    strewn = motifs("C", t["glint"], [(-86, 86, 0.15), (-66, 84, 0.15)])
    return cloak(t) + strewn + neck(skin, t["edge"]) + mantle
