"""Panels, buttons, halos and shadows, drawn as small SVGs at the exact pixel size and kept."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

import pygame

from .kept import KeptPictures
from .svg import rasterised
from .theme import GOLD, PANEL, Colour

_KEPT_BYTES = 48 << 20
_WIDE = 12  # pixels


class Glow(NamedTuple):
    """A soft light, or a shadow, around a rounded rectangle; its picture is larger by `reach` on every side."""

    size: tuple[int, int]
    radius: float
    reach: int
    colour: Colour

    def made(self) -> pygame.Surface:
        """Return a new picture of it; a thread may make one."""
        return _glow(*self)


class Shapes:
    """A store of rounded shapes; the oldest go when they take too much memory."""

    def __init__(self) -> None:
        self.kept: KeptPictures[tuple[object, ...]] = KeptPictures(_KEPT_BYTES)

    def panel(
        self,
        size: tuple[int, int],
        radius: float,
        *,
        top: Colour = PANEL,
        bottom: Colour | None = None,
        line: Colour | None = GOLD,
        line_width: float = 1.5,
    ) -> pygame.Surface:
        """Return a rounded rectangle, shaded from top to bottom, with a thin line inside its edge."""
        key = ("panel", size, radius, top, bottom, line, line_width)
        return self.drawn(key, lambda: _panel(size, radius, top, bottom or top, line, line_width))

    def glow(self, size: tuple[int, int], radius: float, reach: int, colour: Colour) -> pygame.Surface:
        """Return a soft light around a rounded rectangle; the surface is larger by `reach` pixels on every side."""
        glow = Glow(size, radius, reach, colour)
        return self.drawn(glow, glow.made)

    def disc(self, diameter: int, fill: Colour, line: Colour | None = None, line_width: float = 1.5) -> pygame.Surface:
        """Return a round medallion."""
        return self.panel((diameter, diameter), diameter / 2, top=fill, line=line, line_width=line_width)

    def drawn(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return any other shape, drawn by `make` if it is not kept yet. The surface is shared: do not draw on it."""
        return self.kept.made(key, make)


def svg_surface(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Return an SVG text rasterised at this size in pixels, ready to be drawn."""
    return rasterised(svg, size).convert_alpha()


def _panel(
    size: tuple[int, int], radius: float, top: Colour, bottom: Colour, line: Colour | None, width: float
) -> pygame.Surface:
    """Return a panel; a wide one is drawn narrow and stretched in its uniform middle, which is far quicker."""
    end = ceil(radius + width) + 1
    w, h = min(size[0], 2 * end + 2), size[1]
    stroke = ""
    if line is not None:
        inset = width / 2
        stroke = (
            f'<rect x="{inset}" y="{inset}" width="{w - width}" height="{h - width}" rx="{max(0, radius - inset)}"'
            f' fill="none" stroke="{line.hex}" stroke-opacity="{line.alpha / 255:.3f}" stroke-width="{width}"/>'
        )
    panel = svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{top.hex}" stop-opacity="{top.alpha / 255:.3f}"/>'
        f'<stop offset="1" stop-color="{bottom.hex}" stop-opacity="{bottom.alpha / 255:.3f}"/></linearGradient>'
        f'<rect width="{w}" height="{h}" rx="{radius}" fill="url(#g)"/>{stroke}</svg>',
        (w, h),
    )
    return _pulled(panel, size, (end, 0))


def _glow(size: tuple[int, int], radius: float, reach: int, colour: Colour) -> pygame.Surface:
    """Return a soft light. Blurring is slow, so only the corners are blurred; between them the light is stretched.

    A wide light is drawn at half its size, which shows no less.
    """
    if reach >= _WIDE:
        half = _glow(((size[0] + 1) // 2, (size[1] + 1) // 2), radius / 2, (reach + 1) // 2, colour)
        return pygame.transform.smoothscale(half, (size[0] + 2 * reach, size[1] + 2 * reach))
    corner = ceil(radius) + 2 * reach
    inner = min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2)
    sheet = pygame.Surface((inner[0] + 2 * reach, inner[1] + 2 * reach), pygame.SRCALPHA)
    sheet.fill((*colour[:3], 0))
    sheet.blit(_panel(inner, radius, colour, colour, None, 0), (reach, reach))
    soft = pygame.transform.gaussian_blur(sheet, max(1, reach // 2))
    return _pulled(soft, (size[0] + 2 * reach, size[1] + 2 * reach), (corner + reach, corner + reach))


def _pulled(sheet: pygame.Surface, size: tuple[int, int], corner: tuple[int, int]) -> pygame.Surface:
    """Return the sheet made larger by stretching what lies between corners of this size."""
    if sheet.get_size() == size:
        return sheet
    whole = pygame.Surface(size, pygame.SRCALPHA)
    across = _cuts(sheet.get_width(), size[0], corner[0])
    down = _cuts(sheet.get_height(), size[1], corner[1])
    for (x, width), (left, wide) in across:
        for (y, height), (top, high) in down:
            part = sheet.subsurface((x, y, width, height))
            whole.blit(
                part if (width, height) == (wide, high) else pygame.transform.scale(part, (wide, high)), (left, top)
            )
    return whole


def _cuts(old: int, new: int, corner: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the start and length of each part of a line, before and after it is stretched between its ends."""
    if old == new:
        return [((0, old), (0, new))]
    middle = (corner, old - 2 * corner), (corner, new - 2 * corner)
    return [((0, corner), (0, corner)), middle, ((old - corner, corner), (new - corner, corner))]
