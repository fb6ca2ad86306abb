"""Panels, buttons, halos and shadows, drawn as small SVGs at the exact pixel size and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

import pygame

from .svg import rasterised
from .theme import GOLD, PANEL, Colour

_KEPT_BYTES = 48 << 20


class Shapes:
    """A store of rounded shapes; the oldest go when they take too much memory."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

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
        """A rounded rectangle, shaded from top to bottom, with a thin line inside its edge."""
        key = ("panel", size, radius, top, bottom, line, line_width)
        return self._get(key, lambda: _panel(size, radius, top, bottom or top, line, line_width))

    def glow(self, size: tuple[int, int], radius: float, reach: int, colour: Colour) -> pygame.Surface:
        """A soft light around a rounded rectangle; the surface is larger by `reach` on every side."""
        return self._get(("glow", size, radius, reach, colour), lambda: _glow(size, radius, reach, colour))

    def disc(self, diameter: int, fill: Colour, line: Colour | None = None, line_width: float = 1.5) -> pygame.Surface:
        """A round medallion."""
        return self.panel((diameter, diameter), diameter / 2, top=fill, line=line, line_width=line_width)

    def _get(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            self._bytes += _size(found)
            while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
                self._bytes -= _size(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return found


def svg_surface(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG text rasterised to that many pixels, ready to be drawn."""
    picture = rasterised(svg, size)
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _panel(
    size: tuple[int, int], radius: float, top: Colour, bottom: Colour, line: Colour | None, width: float
) -> pygame.Surface:
    """A wide panel is drawn narrow and pulled apart in its middle, which is the same all along and far quicker."""
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
    """Blurring takes long, so only the corners are blurred; between them the light is pulled apart."""
    corner = ceil(radius) + 2 * reach
    inner = min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2)
    sheet = pygame.Surface((inner[0] + 2 * reach, inner[1] + 2 * reach), pygame.SRCALPHA)
    sheet.fill((*colour[:3], 0))
    sheet.blit(_panel(inner, radius, colour, colour, None, 0), (reach, reach))
    soft = pygame.transform.gaussian_blur(sheet, max(1, reach // 2))
    return _pulled(soft, (size[0] + 2 * reach, size[1] + 2 * reach), (corner + reach, corner + reach))


def _pulled(sheet: pygame.Surface, size: tuple[int, int], corner: tuple[int, int]) -> pygame.Surface:
    """The sheet made larger by stretching what lies between corners of that size."""
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
    """Begin and length of the parts of a line, before and after it is stretched between its ends."""
    if old == new:
        return [((0, old), (0, new))]
    middle = (corner, old - 2 * corner), (corner, new - 2 * corner)
    return [((0, corner), (0, corner)), middle, ((old - corner, corner), (new - corner, corner))]


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
