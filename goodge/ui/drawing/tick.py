"""The gold tick on what has been chosen or reached."""

from __future__ import annotations

import pygame

from .canvas import Canvas
from .shapes import svg_surface
from .theme import GOLD_BRIGHT, GOLD_DARK, INK


def tick(canvas: Canvas, side: int) -> pygame.Surface:
    """Return a tick on a gold disc, this many pixels wide and high."""
    return canvas.shapes.drawn(("tick", side), lambda: _tick(side))


def _tick(side: int) -> pygame.Surface:
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 30 30">'
        f'<circle cx="15" cy="15" r="13.5" fill="{GOLD_BRIGHT.hex}" stroke="{GOLD_DARK.hex}" stroke-width="2"/>'
        f'<path d="M8.5 15.5L13 20L21.5 10.5" fill="none" stroke="{INK.hex}" stroke-width="3.2"'
        ' stroke-linecap="round" stroke-linejoin="round"/></svg>',
        (side, side),
    )
