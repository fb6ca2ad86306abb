"""The cast of the portraits: sixteen faces for people, ten for computer players and one for a dummy."""

from dataclasses import dataclass, replace

from artlib import palette as p
from artlib import portrait_clothes as c
from artlib import portrait_hair as h
from artlib import portrait_hats as hats
from artlib.court_faces import Skin
from artlib.court_heads import STEEL
from artlib.ornament import BALL_GOLD
from artlib.portrait_faces import (
    BROWN,
    CHILDS_HEAD,
    DEEP,
    FAIR,
    GOLDEN,
    HEART,
    LONG,
    OLIVE,
    ROSY,
    ROUND,
    SQUARE,
    Features,
)
from artlib.svg import stroke


@dataclass(frozen=True)
class Portrait:
    """The parts of one portrait; the hat lies over the hair, glasses over everything."""

    top: float
    """The highest point of hair and hat, which must stay under the ring."""
    face: Features
    hair: h.Parts
    dress: str
    ground: str = "sun"
    hat: h.Parts = ("", "")
    beard: str = ""
    glasses: str = ""
    jewels: str = ""


WOMAN = Features(FAIR, HEART, lashes=True, full=True, weight=2.6)
CHILD = Features(FAIR, CHILDS_HEAD, nose="button", eye=1.12, low=4, weight=2.4, blush=0.46)

PEOPLE: dict[str, Portrait] = {
    "grandmother-glasses": Portrait(
        -85,
        replace(WOMAN, skin=ROSY, head=ROUND, brow="#8f8c94", iris="#4f7aa8", old=True, nose="round"),
        h.bun(h.SILVER),
        c.bust(c.PLUM, is_broad=False) + c.neck(ROSY, is_slim=True) + c.shawl(c.PLUM),
        "rose",
        glasses=hats.round_glasses(),
        jewels=hats.studs(),
    ),
    "grandfather-cap": Portrait(
        -73,
        Features(ROSY, head=SQUARE, brow="#f0ede4", iris="#4a6a8a", weight=5.4, nose="round", old=True, winks=True),
        h.under_hat(h.WHITE_HAIR),
        c.bust(c.GREEN) + c.neck(ROSY) + c.jacket(c.GREEN) + c.bow_tie(c.CRIMSON),
        "sand",
        hat=hats.flat_cap(c.UMBER),
        beard=h.walrus(h.WHITE_HAIR),
    ),
    "woman-red-hair": Portrait(
        -72,
        replace(WOMAN, skin=FAIR, brow="#8a3d12", iris="#3f8a5a", freckles=True, beams=False),
        h.long_waves(h.RED),
        c.neck(FAIR, is_slim=True)
        + c.bust(c.GREEN, is_broad=False)
        + c.neck(FAIR, is_slim=True)
        + c.round_neck(p.GOLD)
        + c.pendant(),
        "leaf",
    ),
    "man-turban": Portrait(
        -83,
        Features(BROWN, head=SQUARE, brow="#23202b", weight=4.4, iris="#2a1a14", nose="long"),
        h.none(h.BLACK),
        c.bust(c.NAVY) + c.neck(BROWN) + c.buttoned(c.NAVY, c.NAVY),
        "sun",
        hat=hats.turban(c.AMBER, "#c2172d"),
        beard=h.full_beard(h.BLACK),
    ),
    "woman-curls": Portrait(
        -82,
        replace(WOMAN, skin=DEEP, brow="#1c1418", iris="#2a1712"),
        h.afro(h.BLACK),
        c.bust(c.AMBER, is_broad=False) + c.neck(DEEP, is_slim=True) + c.round_neck("#fff1c0"),
        "sky",
        jewels=hats.hoops(),
    ),
    "boy-blond": Portrait(
        -76,
        replace(CHILD, skin=FAIR, brow="#b98224", iris="#3f7fb8", freckles=True, gap=True),
        h.tousled(h.FAIR_HAIR),
        c.bust(c.LINEN, is_broad=False) + c.neck(FAIR, is_slim=True) + c.stripes("#3f6fb2") + c.round_neck("#3f6fb2"),
        "sky",
    ),
    "girl-bunches": Portrait(
        -66,
        replace(CHILD, skin=GOLDEN, brow="#23202b", iris="#2f1c14", lashes=True),
        h.bunches(h.BLACK),
        c.bust(c.LINEN, is_broad=False)
        + c.neck(GOLDEN, is_slim=True)
        + c.round_neck("#fff7e2")
        + c.overalls(c.CRIMSON),
        "leaf",
    ),
    "man-glasses": Portrait(
        -74,
        Features(GOLDEN, brow="#23202b", iris="#2a1a14", weight=3.8),
        h.quiff(h.BLACK),
        c.bust(c.SLATE) + c.neck(GOLDEN) + c.shirt() + c.neck_tie(c.CRIMSON),
        "lilac",
        glasses=hats.square_glasses(),
    ),
    "woman-headscarf": Portrait(
        -78,
        replace(WOMAN, skin=OLIVE, brow="#3a2418", iris="#4d3a1c"),
        h.none(h.BLACK),
        c.bust(c.TEAL, is_broad=False),
        "sand",
        hat=hats.hijab(c.TEAL),
    ),
    "grandfather-beard": Portrait(
        -62,
        Features(FAIR, head=LONG, brow="#d9d6cf", iris="#5a7a5a", weight=5, nose="long", old=True),
        h.bald(h.WHITE_HAIR),
        c.bust(c.NAVY) + c.neck(FAIR) + c.roll_neck(c.NAVY),
        "sky",
        beard=h.long_beard(h.WHITE_HAIR),
        glasses=hats.half_moons(),
    ),
    "man-small-beard": Portrait(
        -76,
        Features(DEEP, brow="#17111a", iris="#2a1712", weight=4, full=True, winks=True),
        h.flat_top(h.BLACK),
        c.bust(c.CRIMSON) + c.neck(DEEP) + c.round_neck("#f3d98b"),
        "sun",
        beard=h.goatee(h.BLACK),
    ),
    "woman-bob": Portrait(
        -75,
        replace(WOMAN, skin=GOLDEN, brow="#23202b", iris="#2a1a14", beams=False),
        h.bob(h.BLACK),
        c.bust(c.ROSE, is_broad=False) + c.neck(GOLDEN, is_slim=True) + c.shirt(),
        "lilac",
    ),
    "man-red-beard": Portrait(
        -91,
        Features(ROSY, head=SQUARE, brow="#8a3d12", iris="#3f7a8a", weight=5, freckles=True, nose="round"),
        h.under_hat(h.RED),
        c.bust(c.SLATE) + c.neck(ROSY) + c.roll_neck(c.LINEN),
        "leaf",
        hat=hats.beanie(c.AZURE),
        beard=h.full_beard(h.RED),
    ),
    "grandmother-curls": Portrait(
        -73,
        replace(WOMAN, skin=BROWN, head=ROUND, brow="#5a4a4a", iris="#3a2418", old=True, nose="round"),
        h.set_curls(h.WHITE_HAIR),
        c.bust(c.AZURE, is_broad=False) + c.neck(BROWN, is_slim=True) + c.round_neck("#cdeafc") + c.necklace(),
        "rose",
        jewels=hats.studs(BALL_GOLD),
    ),
    "girl-headphones": Portrait(
        -77,
        replace(CHILD, skin=BROWN, brow="#1c1418", iris="#2a1712", lashes=True),
        h.puffs(h.BLACK),
        c.bust(c.AMBER, is_broad=False) + c.neck(BROWN, is_slim=True) + c.round_neck("#b5522b"),
        "lilac",
        hat=hats.headphones(c.TEAL),
    ),
    "man-moustache": Portrait(
        -66,
        Features(OLIVE, head=LONG, brow="#3a2310", iris="#3b2a18", weight=4.2, nose="long"),
        h.short(h.DARK),
        c.bust(c.COAL) + c.neck(OLIVE) + c.jacket(c.COAL) + c.bow_tie(c.NAVY),
        "rose",
        beard=h.handlebar(h.DARK),
    ),
}

PLAYERS: dict[str, Portrait] = {
    "baker": Portrait(
        -88,
        Features(ROSY, head=ROUND, brow="#5b3a1e", iris="#4a6a3a", weight=4, nose="round"),
        h.under_hat(h.CHESTNUT),
        c.bust(c.LINEN) + c.neck(ROSY) + c.buttoned(c.LINEN) + c.scarf(c.CRIMSON),
        "sand",
        hat=hats.toque(c.LINEN),
        beard=h.walrus(h.CHESTNUT),
    ),
    "queen-of-the-nile": Portrait(
        -76,
        replace(WOMAN, skin=BROWN, brow="#1c1418", iris="#2f6a4a"),
        h.bob(h.BLACK),
        c.bust(c.AZURE, is_broad=False) + c.neck(BROWN, is_slim=True) + c.round_neck(p.GOLD),
        "sun",
        hat=hats.diadem(),
    ),
    "captain": Portrait(
        -78,
        Features(ROSY, head=SQUARE, brow="#cfcac0", iris="#3b6a96", weight=5, old=True, winks=True),
        h.under_hat(h.SILVER),
        c.bust(c.NAVY) + c.neck(ROSY) + c.jacket(c.NAVY) + c.epaulettes(),
        "sky",
        hat=hats.captains_cap(c.NAVY),
        beard=h.full_beard(h.SILVER),
    ),
    "gardener": Portrait(
        -81,
        replace(WOMAN, skin=OLIVE, brow="#3a2310", iris="#4a3418"),
        h.long_under_hat(h.DARK),
        c.bust(c.LINEN, is_broad=False) + c.neck(OLIVE, is_slim=True) + c.shirt() + c.overalls(c.AZURE),
        "rose",
        hat=hats.straw_hat(c.AZURE, "#f4b0b4"),
    ),
    "flyer": Portrait(
        -76,
        Features(OLIVE, head=HEART, brow="#3a2310", iris="#4a3418", weight=3.6, winks=True),
        h.none(h.DARK),
        c.bust(c.UMBER) + c.neck(OLIVE) + c.scarf(c.LINEN),
        "sky",
        hat=hats.aviators_cap(c.UMBER),
    ),
    "knight": Portrait(
        -86,
        replace(WOMAN, skin=FAIR, brow="#a36f1c", iris="#3b5a86", beams=False),
        h.none(h.FAIR_HAIR),
        c.bust(c.SLATE) + c.neck(FAIR, is_slim=True) + c.gorget(STEEL),
        "rose",
        hat=hats.helmet(),
    ),
    "magician": Portrait(
        -88,
        Features(FAIR, head=LONG, brow="#23202b", iris="#4a3a6a", weight=3.6, nose="long"),
        h.under_hat(h.BLACK),
        c.bust(c.PLUM) + c.neck(FAIR) + c.jacket(c.PLUM) + c.bow_tie(c.CRIMSON),
        "lilac",
        hat=hats.top_hat(c.COAL, "#b22234"),
        beard=h.handlebar(h.BLACK),
        glasses=hats.monocle(),
    ),
    "detective": Portrait(
        -80,
        replace(WOMAN, skin=GOLDEN, brow="#23202b", iris="#3a2a18", beams=False),
        h.long_under_hat(h.BLACK),
        c.bust(c.UMBER) + c.neck(GOLDEN, is_slim=True) + c.jacket(c.UMBER),
        "sand",
        hat=hats.fedora(c.UMBER, "#84142a"),
        glasses=hats.round_glasses("#3a2a20"),
    ),
    "painter": Portrait(
        -76,
        Features(DEEP, brow="#17111a", iris="#2a1712", weight=3.8, full=True),
        h.curly(h.BLACK),
        c.bust(c.TEAL) + c.neck(DEEP) + c.shirt() + c.scarf(c.AMBER),
        "rose",
        hat=hats.beret(c.CRIMSON),
        beard=h.stubble(h.BLACK),
    ),
    "stargazer": Portrait(
        -92,
        replace(WOMAN, skin=OLIVE, brow="#5a5a66", iris="#4a4a8a", old=True),
        h.long_under_hat(h.SILVER),
        c.bust(c.NAVY, is_broad=False) + c.neck(OLIVE, is_slim=True) + c.round_neck(p.GOLD),
        "lilac",
        hat=hats.star_hat(c.NAVY),
        jewels=hats.hoops(),
    ),
}

WOOD = Skin("#f7dcae", "#e6bf84", "#c4935a", "#7d552b", "#b4443c")
_JAW = stroke("M-15.4 25L-13.4 46M15.4 25L13.4 46", WOOD.deep, 2.4)

DUMMY: dict[str, Portrait] = {
    "dummy": Portrait(
        -66,
        Features(WOOD, head=ROUND, brow="#4a2f1c", iris="#2f5f8c", weight=4.4, nose="round", eye=1.2, blush=0.6),
        h.short(h.CHESTNUT),
        c.bust(c.GREEN) + c.neck(WOOD) + c.shirt() + c.bow_tie(c.CRIMSON),
        "leaf",
        beard=_JAW,
    )
}
"""The wooden face of the hand that nobody holds."""
