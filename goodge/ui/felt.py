"""The table's cloth: a pool of light on deep green, with a fine weave against banding."""

from __future__ import annotations

import random

import pygame

from .shapes import svg_surface
from .theme import FELT, FELT_EDGE, Colour

_TILE = 192
_REDUCED = 6


def felt(size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
    """The cloth for a window; `tint` colours its edge with the trump suit."""
    width, height = size[0] // _REDUCED + 1, size[1] // _REDUCED + 1
    edge = FELT_EDGE if tint is None else _mixed(FELT_EDGE, tint, 0.34)
    reach = (width**2 + height**2) ** 0.5 / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height * 0.42}" r="{reach}">'
        f'<stop offset="0" stop-color="#27704f"/><stop offset="0.45" stop-color="{FELT.hex}"/>'
        f'<stop offset="1" stop-color="{edge.hex}"/></radialGradient>'
        f'<rect width="{width}" height="{height}" fill="url(#g)"/></svg>'
    )
    cloth = pygame.transform.smoothscale(svg_surface(svg, (width, height)).convert(), size)
    weave = _weave()
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            cloth.blit(weave, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return cloth


def _mixed(first: Colour, second: Colour, share: float) -> Colour:
    parts = [round(a + (b - a) * share) for a, b in zip(first[:3], second[:3], strict=True)]
    return Colour(*parts)


def _weave() -> pygame.Surface:
    """A tile of faint, fixed noise."""
    grains = random.Random(5).randbytes(_TILE * _TILE)
    tile = pygame.image.frombuffer(bytes(grain >> 6 for grain in grains), (_TILE, _TILE), "P")
    tile.set_palette([(2 * level, 2 * level + level // 2, 2 * level) for level in range(4)] + [(0, 0, 0)] * 252)
    return tile.convert()
