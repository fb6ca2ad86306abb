"""The faces of the court, drawn around the origin, 40 wide, from the hairline at -24 to the chin near 28.

A face is a few flat planes lit from the top left, as the pips are; ``turn`` slides its features sideways, so that
it looks to one side.
"""

from dataclasses import dataclass

from artlib.svg import circle, group, path, stroke


def inked(data: str, fill: str, edge: str, reach: float = 1.3) -> str:
    """Return a shape with a dark edge of width `reach` around it; planes drawn over the shape leave the edge whole."""
    rim = path(data, fill=edge, stroke=edge, stroke_width=2 * reach, stroke_linejoin="round")
    return rim + path(data, fill=fill)


def mirrored(content: str) -> str:
    """Return the same content on the other side of the figure's middle."""
    return group(content, "scale(-1 1)")


@dataclass(frozen=True)
class Skin:
    """The tones of skin from light to shade, then the lips and the lines of nose and mouth."""

    light: str
    base: str
    shade: str
    deep: str
    lip: str


FAIR = Skin("#fde8d2", "#f6d3b4", "#e2ab84", "#c4855f", "#b8544a")
ROSY = Skin("#fde0c8", "#f5c5a2", "#df9a74", "#bd7350", "#b04a42")
OLIVE = Skin("#eec9a0", "#dcab7c", "#bd8455", "#96603a", "#93463a")
BROWN = Skin("#c98f63", "#b0744a", "#8c5633", "#683b21", "#7a332c")

WHITE = "#fffaf2"


@dataclass(frozen=True)
class Build:
    """Path data of one kind of head: the whole face, its lit plane, its shaded side."""

    outline: str
    lit: str
    shaded: str


MAN = Build(
    "M-18 -26L18 -26L20.5 -6L19 9L14 21L6 29L-6 29L-14 21L-19 9L-20.5 -6Z",
    "M-18 -26L-3 -26L-5 -9L-13 -7L-13 4L-8 12L-10 19L-14 21L-19 9L-20.5 -6Z",
    "M10 -26L18 -26L20.5 -6L19 9L14 21L6 29L2 24L9 17L13 7L12.5 -7L8 -10Z",
)
WOMAN = Build(
    "M-16 -26L16 -26L18.5 -7Q18.5 6 14 14Q9 22 3.5 26L-3.5 26Q-9 22 -14 14Q-18.5 6 -18.5 -7Z",
    "M-16 -26L-2 -26L-4 -9L-13 -7L-12 4L-8 12L-10 18Q-18.5 8 -18.5 -7Z",
    "M9 -26L16 -26L18.5 -7Q18.5 6 14 14Q9 22 3.5 26L1 22L8 14L12 5L12 -7L8 -10Z",
)
YOUTH = Build(
    "M-17 -26L17 -26L19.5 -7L18 7Q15 17 10 22L4 27L-4 27L-10 22Q-15 17 -18 7L-19.5 -7Z",
    "M-17 -26L-3 -26L-5 -9L-13 -7L-12 4L-8 12L-9 19L-10 22Q-15 17 -18 7L-19.5 -7Z",
    "M10 -26L17 -26L19.5 -7L18 7Q15 17 10 22L4 27L1 23L8 15L12 6L12 -7L8 -10Z",
)


def _eye(iris: str, lash: str, lid: str, size: float) -> str:
    """Return an eye whose outer corner is at the left."""
    drawn = (
        path("M-5.6 -.2Q-1.5 -6.5 5 -.6L4.6 -3.6Q-1 -8.6 -6.4 -3Z", fill=lid)
        + path("M-5.4 .2Q-1 -4.6 4.8 .6Q.4 3.6 -5.4 .2Z", fill=WHITE)
        + circle((0.2, -0.5), 2.25, fill=iris)
        + stroke("M-6.2 .2Q-1.2 -5.2 5 .4", lash, 1.5)
    )
    return group(drawn, f"scale({size:g})")


def _nose(skin: Skin, turn: float) -> str:
    tip = turn * 1.6
    return (
        path(f"M{1 + turn:g} -9L{tip - 0.5:g} 8.6L{tip + 5:g} 8L{tip + 3.6:g} 4.5Z", fill=skin.shade)
        + path(f"M{turn - 1.2:g} -8L{tip - 3.6:g} 6.5L{tip:g} 8.6L{tip + 0.8:g} 5Z", fill=skin.light)
        + stroke(f"M{tip - 3.4:g} 8.2L{tip:g} 9.8L{tip + 4:g} 8.4", skin.deep, 1)
    )


def _mouth(skin: Skin, turn: float, *, full: bool) -> str:
    high, low = (1.9, 3.4) if full else (1.3, 2.2)
    return group(
        path(
            f"M-5.4 0Q-2.2 {-high} 0 {-high * 0.5:g}Q2.2 {-high} 5.4 0Q2 {low} 0 {low}Q-2 {low} -5.4 0Z", fill=skin.lip
        )
        + stroke("M-5.8 -.7Q0 1.6 5.8 -.7", skin.deep, 0.9),
        f"translate({turn * 1.6:g} 15.4)",
    )


@dataclass(frozen=True)
class Face:
    """A face: its build, its skin, the hair of its brows, the colour of its eyes, and the way it looks."""

    build: Build
    skin: Skin
    brow: str
    iris: str
    turn: float = 0.0
    frown: float = 0.0
    """How much lower the brows stand over the nose than outside."""


def face(who: Face, edge: str) -> str:
    """Return the face without hair; ``edge`` is the paint of its outline."""
    skin, turn, is_woman = who.skin, who.turn, who.build is WOMAN
    drawn = inked(who.build.outline, skin.base, edge)
    drawn += path(who.build.lit, fill=skin.light) + path(who.build.shaded, fill=skin.shade)
    size = 1.08 if is_woman else 0.95
    for side in (1, -1):
        x = 1.7 * turn - side * 9
        eye = _eye(who.iris, "#2a1a14", skin.deep if is_woman else skin.shade, size)
        drawn += group(eye, f"translate({x:g} -2.5)" + ("" if side == 1 else "scale(-1 1)"))
        inner, outer = -9.5 + who.frown, -9.0
        weight = 1.5 if is_woman else 2.6
        brow = (
            f"M{x + side * 5.6:g} {inner:g}Q{x - side * 1:g} {inner - 3 - who.frown * 0.4:g} {x - side * 7:g} {outer:g}"
        )
        drawn += stroke(brow, who.brow, weight)
    drawn += _nose(skin, turn) + _mouth(skin, turn, full=is_woman)
    return drawn + path(f"M{turn - 3:g} 20.6L{turn + 3.4:g} 20.6L{turn + 1:g} 22.4Z", fill=skin.shade)
