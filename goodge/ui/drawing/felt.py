"""The table: cloth in a pool of light from above, woven, in a carved wooden rail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from .dyes import Dye
from .rail import Rail
from .shapes import svg_surface
from .textures import texture
from .theme import Colour

_LIGHT_SIDE = 128  # the light is drawn this small, in a square, and stretched
_WEAVE_SIDE = 256  # units
_WEAVE_GREY = 229 / 255  # how much light the weave leaves


class FeltKind(NamedTuple):
    """What a table is made by: the size of the window in pixels, the dye, and the pixels a unit of measure."""

    size: tuple[int, int]
    dye: Dye
    unit: float


class Felts:
    """The table as it was asked for last, and what tables of the same scale share."""

    def __init__(self) -> None:
        self._made: tuple[FeltKind, pygame.Surface] | None = None
        self._weave: pygame.Surface | None = None
        self._rail: Rail | None = None

    def has(self, kind: FeltKind) -> bool:
        """Return True if a table of this kind is there."""
        return self._made is not None and self._made[0] == kind

    def felt(self, kind: FeltKind) -> pygame.Surface:
        """Return a table. The surface is shared: do not draw on it."""
        if self._made is not None and self._made[0] == kind:
            return self._made[1]
        self._made = None  # there is memory for one
        cloth = next(cloth for cloth in self.weaving(kind) if cloth is not None)
        self.keep(kind, cloth)
        return cloth

    def take(self, kind: FeltKind) -> pygame.Surface:
        """Return a table to draw on, and forget it."""
        taken = self.felt(kind)
        self._made = None
        return taken

    def keep(self, kind: FeltKind, cloth: pygame.Surface) -> None:
        """Keep a table that has been made in steps."""
        self._made = (kind, cloth)

    def weaving(self, kind: FeltKind) -> Iterator[pygame.Surface | None]:
        """Make a table in steps that each fit into a frame; the last one yields it, the others None."""
        size = kind.size
        weave = self._woven(max(64, round(_WEAVE_SIDE * kind.unit)))
        yield None
        light = _light(kind.dye)
        yield None
        cloth = pygame.transform.smoothscale(light, size)
        yield None
        side = weave.get_width()
        for y in range(0, size[1], side):
            for x in range(0, size[0], side):
                cloth.blit(weave, (x, y), special_flags=pygame.BLEND_RGB_MULT)
            yield None
        if self._rail is None or self._rail.unit != kind.unit:
            self._rail = Rail(kind.unit)
            yield None
        self._rail.lay(cloth)
        yield None
        yield cloth

    def _woven(self, side: int) -> pygame.Surface:
        if self._weave is None or self._weave.get_width() != side:
            self._weave = pygame.transform.smoothscale(texture("weave"), (side, side))
        return self._weave


def _light(dye: Dye) -> pygame.Surface:
    """Return the light on the cloth without its weave, small."""
    side = _LIGHT_SIDE
    stops = ((0.0, dye.light), (0.28, _between(dye.light, dye.middle)), (0.5, dye.middle), (1.0, dye.edge))
    drawn = "".join(f'<stop offset="{at}" stop-color="{_brightened(colour).hex}"/>' for at, colour in stops)
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{side / 2}" cy="{side * 0.4}" r="{side * 0.68}">'
        f'{drawn}</radialGradient><rect width="{side}" height="{side}" fill="url(#g)"/></svg>',
        (side, side),
    ).convert()


def _between(first: Colour, second: Colour) -> Colour:
    return Colour(*(round((a + b) / 2) for a, b in zip(first[:3], second[:3], strict=True)))


def _brightened(colour: Colour) -> Colour:
    """Return the colour that looks like this one once the weave has taken its light."""
    return Colour(*(min(255, round(part / _WEAVE_GREY)) for part in colour[:3]))
