"""The portraits: the cast, each in a medallion and in four moods.

A file holds all four moods; the calm one is shown, and the others are hidden by `display="none"`, which the game
changes as it needs them.
"""

from artlib import palette as p
from artlib.portrait_cast import DUMMY, PEOPLE, PLAYERS, Portrait
from artlib.portrait_faces import EDGE, MOODS, brows, eyes, head, marks, mouth, nose
from artlib.svg import circle, document, group

GROUNDS = {
    "sun": ("#f6dc9c", "#fdf0c6"), "sky": ("#a9cfe4", "#d9ecf3"), "rose": ("#ecb9b4", "#fae0d8"),
    "leaf": ("#a8cfae", "#dcefd8"), "lilac": ("#c6b6dc", "#e9e0f2"), "sand": ("#dcc39a", "#f3e6cb"),
}  # fmt: skip
"""The ground of a medallion and the halo on it."""

PORTRAITS = PEOPLE | PLAYERS | DUMMY
HIDDEN = ' display="none"'
_FOOT, _DROP = 50, 6  # where a head is enlarged from, and how far it comes down


def _mood(who: Portrait, mood: str) -> str:
    return brows(who.face, mood) + eyes(who.face, mood) + mouth(who.face, mood)


def _medallion(ground: str) -> str:
    field, halo = GROUNDS[ground]
    return circle((0, 0), 96, fill=field) + circle((0, -10), 74, fill=halo)


def _ring() -> str:
    rim = circle((0, 0), 95.6, fill="none", stroke=EDGE, stroke_width=8.4) + circle(
        (0, 0), 95.6, fill="none", stroke=p.GOLD, stroke_width=6
    )
    return rim + circle((0, 0), 96.8, fill="none", stroke=p.GOLD_LIGHT, stroke_width=1.8)


def _enlarged(content: str, top: float) -> str:
    """Return the head, so large that its top ends just under the ring."""
    scale = min(1.17, (_FOOT + _DROP + 87) / (_FOOT - top))
    return group(content, f"translate(0 {_FOOT + _DROP - _FOOT * scale:.1f})scale({scale:.2f})")


def portrait(who: Portrait) -> str:
    """Return the SVG of a portrait in all its moods."""
    moods = "".join(f'<g id="{mood}"{"" if mood == MOODS[0] else HIDDEN}>{_mood(who, mood)}</g>' for mood in MOODS)
    face = head(who.face) + marks(who.face) + nose(who.face) + who.beard + moods
    over = who.hair[1] + who.jewels + who.hat[1] + who.glasses
    drawn = _enlarged(who.hat[0] + who.hair[0], who.top) + who.dress + _enlarged(face + over, who.top)
    return document(200, 200, [group(_medallion(who.ground) + drawn + _ring(), "translate(100 100)")])


def portrait_files() -> dict[str, str]:
    """Return the portraits by file name."""
    return {f"{name}.svg": portrait(who) for name, who in PORTRAITS.items()}
