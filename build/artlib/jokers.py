"""The two jokers, a pair: the big one laughs in gold, the little one weeps in silver.

Of each there is a card that tells its size, and one for games in which both are equal.
"""

from dataclasses import dataclass

from artlib.court_cloth import CREAM, CREAM_DARK, bodice, neck, round_the_neck, sleeves
from artlib.court_faces import WHITE, YOUTH, Face, Skin, face, inked, mirrored
from artlib.court_gear import holding
from artlib.court_sash import GOLD, SILVER, Metal, jewel, sash
from artlib.crown import clear_stone
from artlib.faces import INDEX_X, both_ways
from artlib.lettering import outline
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, CENTRE, FRAME_GOLD, card_paper, sun_rays
from artlib.palette import Tones
from artlib.pips import pip
from artlib.svg import circle, document, group, linear, path, placed, polygon, radial, rounded, stroke

KEYS = ("edge", "dark", "deep", "base", "light", "glint")
WINE: Tones = dict(zip(KEYS, ("#3d0a18", "#5a1024", "#7a1832", "#9c2440", "#c4506a", "#e9a3b0"), strict=True))
INK: Tones = dict(zip(KEYS, ("#12141b", "#20242e", "#2f3542", "#454d5d", "#707b8d", "#b4bdca"), strict=True))
TANNED = Skin("#f9d9b4", "#eebf90", "#d2965f", "#a86c3c", "#a8443a")
CHALK = Skin("#ffffff", "#f1f1f4", "#cfd3dc", "#9aa2b0", "#4a5160")
FRAME_SILVER = linear("silverframe", (0, 0), (250, 350), {
    0: "#7d8898", 0.18: "#f2f5f8", 0.36: "#b9c2ce", 0.52: "#7d8898", 0.7: "#f2f5f8", 1: "#7d8898"})  # fmt: skip
BRIGHT = radial("bright", CENTRE, 215, {0: "#fff3c4", 0.55: "#f0cd70", 1: "#c98f2c"})
BRIGHT_RAYS = radial("brightrays", CENTRE, 215, {0: "#fffadf", 0.55: "#f8dd92", 1: "#dba945"})
DIM = radial("dim", CENTRE, 215, {0: "#6c7789", 0.55: "#3f4756", 1: "#1c2029"})
DIM_RAYS = radial("dimrays", CENTRE, 215, {0: "#7a8597", 0.55: "#4a5362", 1: "#262b36"})


@dataclass(frozen=True)
class Dress:
    """Everything in which the two differ."""

    size: str
    mask: float
    """How far the mask in the corner reaches, where sizes are told."""
    metal: Metal
    frame: str
    field: str
    rays: str
    halo: str
    motley: Tones
    cloth: tuple[str, str]
    """The light colour beside the motley, in light and in shade."""
    face: Face
    laughs: bool


BIG = Dress(
    size="BIG", mask=25, metal=GOLD, frame=FRAME_GOLD, field=BRIGHT, rays=BRIGHT_RAYS, halo="#fff4cc",
    motley=WINE, cloth=(CREAM, CREAM_DARK), face=Face(YOUTH, TANNED, "#5e2b0d", "#5e2b0d"), laughs=True,
)  # fmt: skip
LITTLE = Dress(
    size="LITTLE", mask=19.5, metal=SILVER, frame=FRAME_SILVER, field=DIM, rays=DIM_RAYS, halo="#aeb7c4",
    motley=INK, cloth=("#f2f5f8", "#cbd3dc"), face=Face(YOUTH, CHALK, "#20242e", "#454d5d", frown=-3), laughs=False,
)  # fmt: skip

HORN = "M-21 -19Q-25 -54 -43 -54Q-57 -52 -53 -17Q-46 -36 -36 -34Q-21 -32 -4 -26Z"
HORN_LIT = "M-21 -19Q-25 -54 -43 -54Q-53 -53 -53.6 -34Q-45 -48 -34 -44Q-21 -38 -10 -27Z"
HORN_SHADED = "M-53 -17Q-46 -36 -36 -34Q-21 -32 -4 -26L-21 -19Q-32 -40 -46 -36Q-52 -32 -53 -17Z"
LAUGHING = ("M-64 -42Q-40 -68 -14 -48", "M-64 -14Q-38 -50 -12 -14Q-38 -28 -64 -14Z",
            "M-54 18Q0 46 54 18Q44 74 0 74Q-44 74 -54 18Z")  # fmt: skip
WEEPING = ("M-66 -34Q-40 -44 -16 -62", "M-68 -4Q-44 -34 -12 -32Q-22 2 -68 -4Z",
           "M-46 70Q-40 22 0 22Q40 22 46 70Q0 34 -46 70Z")  # fmt: skip
"""Of each mask a brow, an eye, and the mouth."""

TOP = "M-17 -28Q-20 -58 2 -68Q6 -52 17 -28Z"


def _bell(x: float, y: float, radius: float, d: Dress) -> str:
    edge = d.motley["edge"]
    shine = circle((x - radius * 0.25, y - radius * 0.3), radius * 0.45, fill=d.metal.glint)
    slit = stroke(f"M{x - radius * 0.5:g} {y + radius * 0.45:g}H{x + radius * 0.5:g}", edge, 0.9)
    return circle((x, y), radius, fill=d.metal.base, stroke=edge, stroke_width=1.0) + shine + slit


def _cap(d: Dress) -> str:
    """Return a fool's cap of three horns with bells."""
    t, edge = d.motley, d.motley["edge"]
    horn = inked(HORN, t["base"], edge) + path(HORN_LIT, fill=t["light"])
    other = inked(HORN, d.cloth[0], edge) + path(HORN_SHADED, fill=d.cloth[1])
    top = inked(TOP, d.metal.light, edge) + path("M-2 -28Q0 -50 2 -68Q6 -52 17 -28Z", fill=t["deep"])
    band = inked("M-22 -21Q0 -38 22 -21L20.6 -13Q0 -29 -20.6 -13Z", d.metal.light, edge)
    band += path("M4 -29Q14 -27.5 22 -21L20.6 -13Q13 -20 4 -21Z", fill=d.metal.base)
    bells = _bell(-53, -14, 5.4, d) + _bell(53, -14, 5.4, d) + _bell(2.4, -68, 5, d)
    return top + horn + mirrored(other) + band + bells


def _collar(d: Dress) -> str:
    """Return pointed tabs around the shoulders, with a bell on every tip."""
    tips, roots = round_the_neck(68, 54, 24, 156, 5), round_the_neck(42, 34, 8, 172, 6)
    paints = (d.motley["base"], d.cloth[1], d.motley["deep"], d.cloth[0], d.motley["base"], d.metal.light)
    tabs = ""
    for i, (x, y) in enumerate(tips):
        tabs += inked(polygon([(0, 20), roots[i], (x, y), roots[i + 1]]), paints[i], d.motley["edge"], 1)
    return tabs + "".join(_bell(x, y + 2, 4, d) for x, y in tips)


def _robe(d: Dress) -> str:
    t, (pale, dim) = d.motley, d.cloth
    arms = sleeves(t, [t["light"], pale, t["base"], pale, t["deep"]], [t["base"], dim, t["deep"], dim, t["dark"]])
    return arms + bodice(t) + neck(d.face.skin, t["edge"]) + _collar(d)


def _mask(d: Dress, reach: float) -> str:
    """Return the mask of comedy or of tragedy, around the origin."""
    (pale, dim), edge = d.cloth, d.motley["edge"]
    drawn = inked("M-82 -74Q-42 -92 0 -74Q42 -92 82 -74Q98 20 0 98Q-98 20 -82 -74Z", pale, edge, 6)
    drawn += path("M0 -74Q42 -92 82 -74Q98 20 0 98L16 40Z", fill=dim) + path("M4 -26L16 12L-6 14Z", fill=d.metal.deep)
    brow, eye, mouth = LAUGHING if d.laughs else WEEPING
    half = stroke(brow, edge, 7) + path(eye, fill=edge)
    return group(drawn + path(mouth, fill=edge) + half + mirrored(half), f"scale({reach / 94:.3f})")


def _stick(d: Dress) -> str:
    """Return a fool's stick: ribbons, a bell, and a mask on top."""
    t = d.motley
    rod = inked("M-3 -14H3V66H-3Z", d.metal.light, t["edge"], 1) + path("M0 -14H3V66H0Z", fill=d.metal.deep)
    ribbons = inked("M-3 0L-20 16L-12 16L-14 24L0 8ZM3 0L20 16L12 16L14 24L0 8Z", t["base"], t["edge"], 1)
    return rod + ribbons + group(_mask(d, 21), "translate(0 -32)") + _bell(0, 4, 4.6, d)


def _features(d: Dress) -> str:
    """Return a grin under a half-mask, or a painted tear and a mouth turned down."""
    t = d.motley
    if not d.laughs:
        mouth = path("M-8 20.4Q-5 12.4 0 12.4Q5 12.4 8 20.4Q0 16 -8 20.4Z", fill=t["deep"])
        drop = path("M-10 4.6L-7.2 9.4Q-7.6 12.4 -10 12.4Q-12.4 12.4 -12.8 9.4Z", fill=t["base"])
        return mouth + drop + path("M9 -19L11 -15L9 -11L7 -15ZM9 3L11 7L9 11L7 7Z", fill=t["base"])
    grin = inked("M-8.4 12.6Q0 16.6 8.4 12.6Q5 20.6 0 20.6Q-5 20.6 -8.4 12.6Z", WHITE, d.face.skin.lip, 1)
    holes = "M-15.6 -2.4Q-10 -9 -3 -1.8Q-8 3.4 -15.6 -2.4ZM15.6 -2.4Q10 -9 3 -1.8Q8 3.4 15.6 -2.4Z"
    mask = f"M-20 -9Q-9 -14.6 0 -8Q9 -14.6 20 -9L18.6 2Q10 8.6 3.4 1.4L0 -2L-3.4 1.4Q-10 8.6 -18.6 2Z{holes}"
    return grin + path(mask, fill=t["base"], fill_rule="evenodd", stroke=t["edge"], stroke_width=0.9)


def _figure(d: Dress) -> str:
    edge = d.motley["edge"]
    halo = circle((0, 0), 47, fill=d.halo, stroke=d.metal.base, stroke_width=1.6)
    back = inked("M-17 -26Q-24 -8 -21 12L-14 22H14L21 12Q24 -8 17 -26Z", d.motley["dark"], edge)
    body = back + _robe(d) + face(d.face, edge) + _features(d) + _cap(d)
    return holding(halo + body, _stick(d), d.face.skin, edge, in_front=True)


WORD = "JOKER"
EQUAL_MASK = 22.0
STRIP_TOP, STRIP_WIDTH, STRIP_HEIGHT = 116.0, 38.0, 100.0


def _mark(d: Dress, word: str, mask: float) -> str:
    """Return the corner that a fan shows: the mask, the spade that a joker is, and a word down a strip."""
    ground, (pale, _) = d.motley["edge"], d.cloth
    strip = rounded(INDEX_X - STRIP_WIDTH / 2, STRIP_TOP, STRIP_WIDTH, STRIP_HEIGHT, 5, fill=ground)
    letters = outline(word, 0, 11.5, 23, tracking=0.04, widest=STRIP_HEIGHT - 10)
    down = group(path(letters, fill=WHITE), f"translate({INDEX_X} {STRIP_TOP + STRIP_HEIGHT / 2})rotate(90)")
    disc = circle((INDEX_X, 95), 19, fill=pale)
    spade = disc + placed(pip("S", 5), (INDEX_X, 94.5), 0.26)
    return strip + down + group(_mask(d, mask), f"translate({INDEX_X + 3} 47)") + spade


def joker(*, is_big: bool, is_sized: bool = True) -> str:
    """Return the SVG of a joker, with its size where that ranks it."""
    d = BIG if is_big else LITTLE
    word, mask = (d.size, d.mask) if is_sized else (WORD, EQUAL_MASK)
    edge = d.motley["edge"]
    panel = rounded(6, 6, 238, 338, 11.5, fill=d.field, stroke=edge, stroke_width=1)
    frame = rounded(9.4, 9.4, 231.2, 331.2, 9, fill="none", stroke=d.frame, stroke_width=3.6)
    inner = rounded(14.4, 14.4, 221.2, 321.2, 5.6, fill="none", stroke=d.frame, stroke_width=0.8)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [
            card_paper(), panel, sun_rays((14, 14, 236, 336), d.rays, 16, 20), frame, inner, both_ways(_figure(d)),
            sash(edge, d.metal), both_ways(_mark(d, word, mask)), jewel(edge, d.metal), clear_stone(14),
        ],
    )  # fmt: skip
