"""The faces of the portraits: heads, eyes, brows, noses and mouths, in four moods.

A portrait is drawn around the origin, in a circle of radius 100; the eyes stand near 0, the chin near 45. Planes of
light and shade lie as on the courts, lit from the top left.
"""

from dataclasses import dataclass

from artlib.court_faces import WHITE, Skin, inked, mirrored
from artlib.svg import circle, group, num, path, stroke

EDGE = "#2e1a20"
LINE = 2.2
MOODS = ("calm", "asked", "glad", "hurt")
"""Looking at the cards; looking up at who asks; a bid was made; a bid was lost."""

FAIR = Skin("#fde8d2", "#f8d6b8", "#e6b28c", "#c07f5a", "#c0524e")
ROSY = Skin("#fde0c8", "#f6c8a6", "#e19f79", "#b96c4c", "#b5443f")
GOLDEN = Skin("#fbe3b8", "#f0cb94", "#d6a267", "#a06a38", "#b0483e")
OLIVE = Skin("#efcda5", "#deb083", "#be885a", "#8e5935", "#93463a")
BROWN = Skin("#cf9669", "#b67a4f", "#8f5836", "#633920", "#7d3430")
DEEP = Skin("#a06a46", "#855235", "#623822", "#3f2013", "#742f2e")

WINE, TONGUE = "#5a1620", "#d9746c"


@dataclass(frozen=True)
class Head:
    """Half the width of a head at the temples, at the cheeks, at the jaw and at the chin, and where the chin is."""

    temple: float = 37
    cheek: float = 38
    jaw: float = 31
    chin: float = 12
    end: float = 45

    @property
    def side(self) -> str:
        """Path data from the left temple down to the chin, as curves."""
        t, c, j, n, e = self.temple, self.cheek, self.jaw, self.chin, self.end
        return (
            f"M{-t:g} -26C{-t - 2:g} -14 {-c - 1:g} -4 {-c:g} 8C{-c + 1:g} {8 + (e - 8) * 0.45:g} {-j:g} {e - 4:g} "
            f"{-n:g} {e:g}"
        )

    @property
    def outline(self) -> str:
        """Path data of the whole head, with its skull."""
        t, c, j, n, e = self.temple, self.cheek, self.jaw, self.chin, self.end
        return (
            f"{self.side}Q0 {e + 3:g} {n:g} {e:g}C{j:g} {e - 4:g} {c - 1:g} {8 + (e - 8) * 0.45:g} {c:g} 8"
            f"C{c + 1:g} -4 {t + 2:g} -14 {t:g} -26C{t - 1:g} -62 {-t + 1:g} -62 {-t:g} -26Z"
        )

    @property
    def lit(self) -> str:
        """Path data of the plane that the light falls on: brow, cheek, down to the jaw."""
        t, c, j, n, e = self.temple, self.cheek, self.jaw, self.chin, self.end
        return (
            f"{self.side}L{-n - 5:g} {e - 8:g}L{-j + 4:g} 27L{-j + 9:g} 12L{-c + 8:g} 2L{-t + 13:g} -10"
            f"L-6 -51.6Q{-t + 7:g} -50 {-t:g} -26Z"
        )

    @property
    def shaded(self) -> str:
        """Path data of the plane in shade, at the right."""
        t, c, j, n, e = self.temple, self.cheek, self.jaw, self.chin, self.end
        return (
            f"M{t:g} -26C{t + 2:g} -14 {c + 1:g} -4 {c:g} 8"
            f"C{c - 1:g} {8 + (e - 8) * 0.45:g} {j:g} {e - 4:g} {n:g} {e:g}"
            f"L2 {e + 1.4:g}L{j - 15:g} {e - 8:g}L{j - 5:g} 26L{c - 9:g} 10L{c - 7:g} -6L{t - 9:g} -26L{t - 14:g} -46"
            f"Q{t - 5:g} -41 {t:g} -26Z"
        )


OVAL = Head()
SQUARE = Head(temple=38, cheek=39, jaw=36, chin=17, end=47)
LONG = Head(temple=36, cheek=36, jaw=30, chin=12, end=51)
ROUND = Head(temple=38, cheek=41, jaw=37, chin=13, end=44)
HEART = Head(temple=38, cheek=38, jaw=25, chin=7, end=46)
CHILDS_HEAD = Head(temple=38, cheek=41, jaw=34, chin=9, end=41)


@dataclass(frozen=True)
class Features:
    """What makes a face: its head and skin, eyes, brows, nose and mouth."""

    skin: Skin
    head: Head = OVAL
    iris: str = "#5b3a1e"
    brow: str = "#4a2f1c"
    weight: float = 3.4
    """The weight of the brows."""
    lashes: bool = False
    full: bool = False
    """Whether the lips are full."""
    nose: str = "plain"
    eye: float = 1.0
    """The size of the eyes."""
    low: float = 0.0
    """How much lower than usual the eyes stand; more in children."""
    winks: bool = False
    """Whether the face, when hurt, keeps one eye open."""
    beams: bool = True
    """Whether the eyes close when the face is glad."""
    old: bool = False
    freckles: bool = False
    gap: bool = False
    """Whether a tooth is missing."""
    blush: float = 0.34


# -- eyes -----------------------------------------------------------------------------------------------------


def _open_eye(who: Features, *, top: float, foot: float, gaze: tuple[float, float], lid: float) -> str:
    """Return an open eye whose outer corner is at the left; ``lid`` is how far the upper lid shows above it."""
    up, down = -2 * top, 2 * foot
    x, y = gaze
    drawn = path(f"M-10 1Q0 {up:g} 9.4 1.4Q0 {down:g} -10 1Z", fill=WHITE)
    drawn += circle((x, y), 5.7, fill=who.iris) + circle((x, y), 3, fill="#1d1014")
    drawn += circle((x - 1.9, y - 2.1), 1.7, fill="#ffffff")
    drawn += path(f"M-11.4 1Q0 {up - 1:g} 10.4 1.4L10 -{lid:g}Q0 {up - lid * 1.5:g} -11 -{lid:g}Z", fill=who.skin.shade)
    drawn += stroke(f"M-10.6 1.6Q-1 {up:g} 9.6 1.4", EDGE, 2.9)
    drawn += stroke(f"M-6 {down * 0.42 + 0.6:g}Q0 {down * 0.56 + 0.8:g} 6 {down * 0.42 + 0.6:g}", who.skin.deep, 1.1)
    if who.lashes:
        drawn += stroke(f"M-9.6 .4L-14 -3.4M-7 {-top * 0.72:g}L-10.4 {-top * 0.72 - 4.6:g}", EDGE, 2)
    return drawn


def _eye(who: Features, mood: str, side: int) -> str:
    if mood == "calm":
        return _open_eye(who, top=4.8, foot=5.8, gaze=(1, 1), lid=4.2)
    if mood == "asked":
        return _open_eye(who, top=8.8, foot=5.6, gaze=(0.6, -1.6), lid=2.4)
    if mood == "glad" and not who.beams:
        return _open_eye(who, top=6.6, foot=3.2, gaze=(0.6, -0.6), lid=3)
    if mood == "hurt" and who.winks and side > 0:
        return _open_eye(who, top=6, foot=4.4, gaze=(3, 0), lid=4)
    if mood == "glad":
        drawn = stroke("M-10.4 3.4Q0 -11.6 10.4 3.4", EDGE, 3.6)
        return drawn + (stroke("M-10.4 2.6L-14.6 -.4M-8.6 -1L-12 -5", EDGE, 2) if who.lashes else "")
    drawn = stroke("M-10 -5L8.4 1.2L-9 6.4", EDGE, 3.4)
    return drawn + stroke("M11.6 -4.6L13.6 1.2L11.8 6", who.skin.deep, 1.3)


def eyes(who: Features, mood: str) -> str:
    """Return both eyes."""
    drawn = ""
    for side in (-1, 1):
        turn = "" if side < 0 else "scale(-1 1)"
        drawn += group(_eye(who, mood, side), f"translate({side * 17:g} {2 + who.low:g}){turn}scale({who.eye:g})")
    return drawn


_BROWS = {
    "calm": (-11.4, -15.6, -9.6),
    "asked": (-16.8, -23, -14.4),
    "glad": (-13.6, -20, -12),
    "hurt": (-14.4, -12.6, -7),
}
"""In each mood, how high a brow stands at its inner end, in its middle and at its outer end."""


def brows(who: Features, mood: str) -> str:
    inner, middle, outer = (y + who.low * 0.7 for y in _BROWS[mood])
    one = stroke(
        f"M-6.4 {num(inner)}Q-17 {num(2 * middle - (inner + outer) / 2)} -27.6 {num(outer)}", who.brow, who.weight
    )
    other = one
    if mood == "hurt" and who.winks:
        other = stroke(f"M-6.4 {num(inner - 6)}Q-17 {num(middle - 14)} -27.6 {num(outer - 5)}", who.brow, who.weight)
    return one + mirrored(other)


# -- nose and mouth -------------------------------------------------------------------------------------------


def nose(who: Features) -> str:
    skin = who.skin
    if who.nose == "button":
        drawn = path("M-5 14Q0 7.6 5 14Q3.6 17 0 17Q-3.6 17 -5 14Z", fill=skin.shade)
        return drawn + circle((-1.4, 12.6), 1.8, fill=skin.light) + stroke("M-4.6 15.6Q0 18 4.6 15.6", skin.deep, 1.5)
    if who.nose == "round":
        drawn = circle((0, 13), 8.4, fill=skin.shade) + path("M-5 -2L-8 13Q-6 5 1 5Q5 5 6 8L4 -2Z", fill=skin.base)
        drawn += circle((-2, 11), 4, fill=skin.light)
        return drawn + stroke("M-8.6 14.6Q-8 20.4 0 20.8Q8 20.4 8.6 14.6", skin.deep, 1.7)
    if who.nose == "long":
        drawn = path("M2.4 -6L8.6 17L0 20.4L1 8Z", fill=skin.shade) + path(
            "M-1.6 -4L-6.6 16L0 20L1 6Z", fill=skin.light
        )
        return drawn + stroke("M-7 15.6Q-6 19.6 0 20.8Q7 20.2 9 16", skin.deep, 1.7)
    drawn = path("M2 -4L7 15L0 17.6L1 6Z", fill=skin.shade) + path("M-1.6 -2L-5.6 14.6L0 17.4L1 6Z", fill=skin.light)
    return drawn + stroke("M-6 14.6Q-3 18.4 0 17.8Q4 18.6 7 15", skin.deep, 1.6)


def _smile(who: Features) -> str:
    """Return an open mouth that laughs."""
    shape = "M-16 23.4Q0 28.4 16 23.4Q14.6 39.4 0 39.6Q-14.6 39.4 -16 23.4Z"
    drawn = inked(shape, WINE, EDGE if not who.full else who.skin.lip, 1.5 if not who.full else 2.4)
    drawn += path("M-14.6 24.6Q0 29 14.6 24.6Q14.4 28.4 13.2 30.4Q0 32.6 -13.2 30.4Q-14.4 28.4 -14.6 24.6Z", fill=WHITE)
    drawn += path("M-8.4 37.4Q0 31.8 8.4 37.4Q4.6 39 0 39Q-4.6 39 -8.4 37.4Z", fill=TONGUE)
    if who.gap:
        drawn += path("M1.6 26.8H7L6.6 31.2L2 31.6Z", fill=WINE)
    drawn += stroke("M-18.6 21.4Q-17.4 23.4 -15 23.8M18.6 21.4Q17.4 23.4 15 23.8", who.skin.deep, 1.8)
    return group(drawn, "translate(0 -1.5)scale(1.08)")


def _grimace(skin: Skin) -> str:
    """Return lips that wince: a plain arc with its corners drawn down, which nobody takes for a moustache."""
    return inked("M-12.6 35.4Q0 21.6 12.6 35.4Q0 29.8 -12.6 35.4Z", skin.lip, skin.deep, 1.3)


def mouth(who: Features, mood: str) -> str:
    skin = who.skin
    if mood == "glad":
        return _smile(who)
    if mood == "hurt":
        return _grimace(skin)
    wide, up = (9.6, 2.2) if mood == "calm" else (8.6, 3.4)
    drawn = ""
    if who.full:
        drawn = path("M-10 27Q-4.6 22.6 0 25Q4.6 22.6 10 27Q5 33.6 0 33.6Q-5 33.6 -10 27Z", fill=skin.lip)
    elif mood == "asked":
        drawn = path("M-8 27.4Q0 29.6 8 27.4Q4.6 33 0 33Q-4.6 33 -8 27.4Z", fill=skin.lip)
    else:
        drawn = path("M-7 28Q0 30.6 7 28Q4.4 32.6 0 32.6Q-4.4 32.6 -7 28Z", fill=skin.lip)
    line = f"M{-wide:g} {27.6 - up:g}Q{-wide * 0.4:g} 29 0 28.6Q{wide * 0.4:g} 29 {wide:g} {27.6 - up:g}"
    return drawn + stroke(line, WINE if who.full else skin.deep, 2)


# -- the whole ------------------------------------------------------------------------------------------------


def ears(who: Features) -> str:
    skin, c = who.skin, who.head.cheek
    drawn = ""
    for x, side, fill in ((-c - 2, -1, skin.base), (c + 2, 1, skin.shade)):
        root, rim, lobe = x - side * 5, x + side * 7, x + side * 5
        data = f"M{root:g} -8Q{x + side * 9:g} -12 {rim:g} 4Q{lobe:g} 16 {root:g} 15Z"
        drawn += inked(data, fill, EDGE, LINE / 2)
        drawn += stroke(f"M{x + side * 4:g} -4Q{x - side * 1:g} 0 {x + side * 2:g} 8", skin.deep, 1.4)
    return drawn


def head(who: Features) -> str:
    """Return the head without features and hair."""
    skin = who.skin
    drawn = ears(who) + inked(who.head.outline, skin.base, EDGE, LINE / 2)
    return drawn + path(who.head.lit, fill=skin.light) + path(who.head.shaded, fill=skin.shade)


def marks(who: Features) -> str:
    """Return what lies on the skin whatever the mood: blush, freckles, lines of age."""
    skin, low = who.skin, who.low
    drawn = "".join(
        circle((side * 24, 17 + low * 0.4), 8.4, fill=skin.lip, fill_opacity=num(who.blush * 0.8, 2))
        for side in (-1, 1)
    )
    if who.freckles:
        spots = ((-24, 13), (-19, 16.6), (-27, 18), (-14, 13), (24, 13), (19, 16.6), (27, 18), (14, 13))
        drawn += "".join(circle(spot, 1.3, fill=skin.deep) for spot in spots)
    if who.old:
        lines = "M-13 19Q-18 23 -18.6 28M-31 3L-34.4 1M-30.6 6L-34 7M-9 -30Q0 -32.6 9 -30"
        drawn += stroke(lines, skin.deep, 1.3, stroke_opacity="0.75")
        drawn += mirrored(
            stroke("M-13 19Q-18 23 -18.6 28M-31 3L-34.4 1M-30.6 6L-34 7", skin.deep, 1.3, stroke_opacity="0.75")
        )
    return drawn
