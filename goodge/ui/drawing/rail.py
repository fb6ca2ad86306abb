"""The carved wooden rail around the table, with its shadow and the line inlaid in the cloth."""

from __future__ import annotations

import pygame

from .shapes import svg_surface
from .textures import texture
from .theme import RAIL

_CORNER = 74  # units from the window's corner within which the rail bends and its light changes
ROUND = 34  # radius of the rail's inner edge
# Each line of the carving: units from the window's edge, its width, and its colour above, at the sides and below
_CARVING = (
    (0.0, 2.4, "#1a0e07", "#241409", "#2c190c"),
    (2.2, 2.2, "#6b4526", "#54331a", "#3c2412"),
    (4.2, 3.2, "#5a3820", "#5c3a20", "#64401f"),
    (6.4, 1.4, "#3a2212", "#4e301a", "#7d5430"),
    (7.4, 1.2, "#180d06", "#1d1008", "#2a180c"),
    (8.4, 1.6, "#7a5230", "#7f5731", "#94683c"),
    (9.6, 1.4, "#4a2d17", "#5d3b20", "#a3774a"),
    (10.8, 1.4, "#1c0f07", "#2a180c", "#6d4828"),
)
_SHADOW, _SHADOWS = 30.0, 15  # how far the rail's shadow reaches, and in how many steps it fades
_LINE, _LINE_WIDTH = 14.6, 1.2
_PLANK = (768, 48)  # units of one plank of the grain
_WOOD = "#4a2d18"


class Rail:
    """The rail at one scale, `unit` pixels a unit of measure."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self._corner, self._depth = round(_CORNER * unit), round(RAIL * unit)
        self._piece = _piece(unit)
        self._lying = pygame.transform.smoothscale(texture("wood"), (round(_PLANK[0] * unit), round(_PLANK[1] * unit)))
        self._standing = pygame.transform.rotate(self._lying, 90)

    def lay(self, table: pygame.Surface) -> None:
        """Draw the rail upon a table."""
        corner, piece = self._corner, self._piece
        width, height = table.get_size()
        across, down = max(0, width - 2 * corner), max(0, height - 2 * corner)
        ends_x = ((0, 0), (corner + 2, width - corner))
        ends_y = ((0, 0), (corner + 2, height - corner))
        for x, left in ends_x:
            for y, top in ends_y:
                table.blit(piece, (left, top), (x, y, corner, corner))
        for y, top in ends_y:
            side = pygame.transform.scale(piece.subsurface((corner, y, 2, corner)), (across, corner))
            table.blit(side, (corner, top))
        for x, left in ends_x:
            side = pygame.transform.scale(piece.subsurface((x, corner, corner, 2)), (corner, down))
            table.blit(side, (left, corner))
        self._grain(table)

    def _grain(self, table: pygame.Surface) -> None:
        """Darken the rail by the wood's grain, which runs along each side."""
        depth, lying, standing = self._depth, self._lying, self._standing
        width, height = table.get_size()
        for x in range(0, width, lying.get_width()):
            table.blit(lying, (x, 0), (0, 0, lying.get_width(), depth), pygame.BLEND_RGB_MULT)
            table.blit(lying, (x, height - depth), (0, depth, lying.get_width(), depth), pygame.BLEND_RGB_MULT)
        for y in range(depth, height - depth, standing.get_height()):
            high = min(standing.get_height(), height - depth - y)
            table.blit(standing, (0, y), (0, 0, depth, high), pygame.BLEND_RGB_MULT)
            table.blit(standing, (width - depth, y), (depth, 0, depth, high), pygame.BLEND_RGB_MULT)


def _piece(unit: float) -> pygame.Surface:
    """Return the rail of a table that is nothing but its corners, two pixels apart."""
    side = 2 * round(_CORNER * unit) + 2
    defs, drawn = "", ""
    for number in range(1, _SHADOWS + 1):
        spread = _SHADOW * number / _SHADOWS
        drawn += _ring(side, RAIL, spread, unit, 'stroke="#000" stroke-opacity="0.045"', drop=spread / 4)
    drawn += _corners(side, unit)
    for number, (inset, thick, *colours) in enumerate(_CARVING):
        defs += _gradient(f"c{number}", side, unit, colours)
        drawn += _ring(side, inset, thick, unit, f'stroke="url(#c{number})"')
    drawn += _ring(side, _LINE, _LINE_WIDTH, unit, 'stroke="#d9b25c" stroke-opacity="0.34"')
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
    return svg_surface(f"{svg}<defs>{defs}</defs>{drawn}</svg>", (side, side))


def _corners(side: int, unit: float) -> str:
    """Return the wood outside the rail's round corners."""
    bend, radius = (ROUND + RAIL) * unit, (ROUND + RAIL - 1.5) * unit
    corner = f"M0 0H{bend:.2f}V{bend - radius:.2f}A{radius:.2f} {radius:.2f} 0 0 0 {bend - radius:.2f} {bend:.2f}H0Z"
    turned = (
        f'<g transform="rotate({turn} {side / 2} {side / 2})"><path d="{corner}"/></g>' for turn in (0, 90, 180, 270)
    )
    return f'<g fill="{_WOOD}">{"".join(turned)}</g>'


def _ring(side: int, inset: float, thick: float, unit: float, stroke: str, drop: float = 0.0) -> str:
    """Return a rounded line all around, its outer edge this far from the window's edge."""
    start = (inset + thick / 2) * unit
    radius = max(0.0, (ROUND + RAIL - inset - thick / 2) * unit)
    span = side - 2 * start
    return (
        f'<rect x="{start:.2f}" y="{start + drop * unit:.2f}" width="{span:.2f}" height="{span:.2f}" rx="{radius:.2f}"'
        f' fill="none" stroke-width="{thick * unit:.2f}" {stroke}/>'
    )


def _gradient(name: str, side: int, unit: float, colours: list[str]) -> str:
    """Return a paint of one colour above, one at the sides and one below."""
    above, beside, below = colours
    bend = (RAIL + ROUND) * unit / side
    near = RAIL * unit / side
    stops = ((near, above), (bend, beside), (1 - bend, beside), (1 - near, below))
    drawn = "".join(f'<stop offset="{at:.4f}" stop-color="{colour}"/>' for at, colour in stops)
    ends = f'x1="0" y1="0" x2="0" y2="{side}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{drawn}</linearGradient>'
