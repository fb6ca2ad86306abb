"""The settings of the table's cloth, and the tables that they lead to."""

from __future__ import annotations

import pygame

from ....engine.cards import Suit
from ....table.settings import Settings
from ...drawing.canvas import Canvas
from ...drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from ...drawing.felt import FeltKind, Felts
from ...drawing.rail import ROUND
from ...drawing.theme import CREAM, RAIL, SMALL_STRONG, Colour, smaller
from ...widgets.base import Paint
from ...wording.cards import suit_name
from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import PictureRow, SectionRow, SwitchRow

_SMALLER = 0.45
_WHOLE = Colour.of("#ffffff")
_OVER_NAME = 4
_APART, _WIDE, _EMBLEM = 14, 1.6, 0.52  # between tables; their shape, and their emblem's share of the height


_SUITS = Suit.SPADES, Suit.DIAMONDS, Suit.STARS, Suit.HEARTS, Suit.CLUBS  # in the order of the sample of cards


def _paint_felt(canvas: Canvas, rect: pygame.Rect, felt: object) -> None:
    """Draw a small table with this felt."""
    _table(canvas, rect, HOUSE_DYES[str(felt)])


def _table(canvas: Canvas, rect: pygame.Rect, dye: Dye) -> None:
    kind = FeltKind(rect.size, dye, canvas.unit * _SMALLER)
    canvas.surface.blit(canvas.shapes.drawn(("felt", kind), lambda: _rounded(canvas, kind)), rect)


def _rounded(canvas: Canvas, kind: FeltKind) -> pygame.Surface:
    """Return a felt whose rail is round outside as well; a table that fills the window has wood in its corners."""
    table = Felts().felt(kind).convert_alpha()
    shape = canvas.shapes.panel(kind.size, (ROUND + RAIL) * kind.unit, top=_WHOLE, line=None)
    table.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return table


def trump_felts(settings: Settings) -> Paint:
    """Return what draws a small table for each trump, as the settings dye it, over the name of the suit."""
    dyes = TRUMP_DYES if settings.trump_dye else dict.fromkeys(Suit, HOUSE_DYES[settings.felt])
    shown = [(suit, dyes[suit]) for suit in _SUITS]

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        gap = canvas.px(_APART)
        wide = (rect.width - gap * (len(shown) - 1)) // len(shown)
        line, names = canvas.type.line_height(SMALL_STRONG), [suit_name(suit) for suit, _ in shown]
        role = min(
            (canvas.type.fitting(name, smaller(SMALL_STRONG), wide) for name in names), key=lambda role: role.size
        )
        below = canvas.px(_OVER_NAME) + line
        high = min(rect.height - below, round(wide / _WIDE))
        top = rect.centery - (high + below) // 2
        for number, ((suit, dye), name) in enumerate(zip(shown, names, strict=True)):
            place = pygame.Rect(rect.left + number * (wide + gap), top, wide, high)
            under = pygame.Rect(place.left, top + high + below - line, wide, line)
            canvas.text(canvas.type.shortened(name, role, wide), role, under, CREAM)
            _table(canvas, place, dye)
            side = round(high * _EMBLEM)
            mark = canvas.art.inlaid(f"emblems/inlay-{suit.letter}", (side, side), dye.inlay)
            canvas.surface.blit(mark, mark.get_rect(center=place.center))

    return paint


TABLE_ROWS: tuple[SectionRow, ...] = (
    PictureRow(
        key="felt",
        setting="felt",
        name=NAMES["felt"],
        options={
            "green": Phrase("settings: the cloth of the table", "Green"),
            "midnight": Phrase("settings: the cloth of the table", "Midnight"),
            "plum": Phrase("settings: the cloth of the table", "Plum"),
            "slate": Phrase("settings: the cloth of the table", "Slate"),
        },
        paint=_paint_felt,
    ),
    SwitchRow(
        key="trump-dye",
        setting="trump_dye",
        name=NAMES["trump_dye"],
        note=Phrase("settings: what Trump's felt does", "Once trump is named, the felt takes the colour of its suit."),
    ),
)
