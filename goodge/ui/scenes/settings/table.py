"""The settings of the table's cloth."""

from __future__ import annotations

import pygame

from ...drawing.canvas import Canvas
from ...drawing.dyes import HOUSE_DYES
from ...drawing.felt import Felts, Kind
from ...wording.phrases import Phrase
from .rows import Pictures, Row, Switch


def _paint_felt(canvas: Canvas, rect: pygame.Rect, felt: object) -> None:
    """Draw a small table with this felt."""
    kind = Kind(rect.size, HOUSE_DYES[str(felt)], canvas.unit * _SMALLER)
    canvas.surface.blit(canvas.shapes.drawn(("felt", kind), lambda: Felts().felt(kind)), rect)


_SMALLER = 0.45

TABLE_ROWS: tuple[Row, ...] = (
    Pictures(
        key="felt",
        setting="felt",
        name=Phrase("settings: the cloth of the table", "Felt"),
        options={
            "green": Phrase("settings: the cloth of the table", "Green"),
            "midnight": Phrase("settings: the cloth of the table", "Midnight"),
            "plum": Phrase("settings: the cloth of the table", "Plum"),
            "slate": Phrase("settings: the cloth of the table", "Slate"),
        },
        paint=_paint_felt,
    ),
    Switch(
        key="trump-dye",
        setting="trump_dye",
        name=Phrase("settings: a switch", "Felt shows trump"),
        note=Phrase("settings: what Trump's felt does", "Once trump is named, the felt takes the colour of its suit."),
    ),
)
