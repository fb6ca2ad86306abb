"""The gold on the edge of a trump, around the corner that a fan shows."""

from __future__ import annotations

import pygame

from .shapes import svg_surface
from .theme import GOLD_BRIGHT, GOLD_DARK, Colour

_CARD = 250, 350
_EDGE = "M{x} 240V16A{r} {r} 0 0 1 16 {x}H240"
_GILT = Colour.of("#e9b43a")
_REACH = 240  # of the gold from the corner, along both edges


def gilt_edge(size: tuple[int, int]) -> pygame.Surface:
    """Return a clear card of this size in pixels that has nothing but the gold."""
    width, height = _CARD
    rim, gold = (_EDGE.format(x=inset, r=16 - inset) for inset in (5.2, 4.3))
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour.hex}" stop-opacity="{opacity}"/>'
        for offset, colour, opacity in ((0, GOLD_BRIGHT, 1), (0.4, _GILT, 1), (0.65, GOLD_BRIGHT, 1), (1, _GILT, 0))
    )
    dark = "".join(
        f'<stop offset="{offset}" stop-color="{GOLD_DARK.hex}" stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, 1), (0.65, 1), (1, 0))
    )
    corner = f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{_REACH}"'
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<radialGradient id="g" {corner}>{stops}</radialGradient>'
        f'<radialGradient id="d" {corner}>{dark}</radialGradient>'
        f'<path d="{rim}" fill="none" stroke="url(#d)" stroke-width="10.4"/>'
        f'<path d="{gold}" fill="none" stroke="url(#g)" stroke-width="7.6"/></svg>',
        size,
    )
