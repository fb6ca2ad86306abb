"""Where portraits stand on plates."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from .cardsize import is_roomy

OUTSIDE = 8
"""How far a portrait stands out of its plate, in units."""

_PORTRAIT, _MOST_PORTRAIT, _MOST_TALL = 0.77, 70, 86  # of a plate's height; units at most, and in a tall window


def portrait_side(canvas: Canvas, height: int) -> int:
    """Return the side of the portrait on a plate of this height, in pixels."""
    most = _MOST_TALL if is_roomy(canvas) else _MOST_PORTRAIT
    return min(round(height * _PORTRAIT), canvas.px(most))


def portrait_place(canvas: Canvas, plate: pygame.Rect) -> pygame.Rect:
    """Return the place of the portrait on a plate."""
    side = portrait_side(canvas, plate.height)
    return pygame.Rect(plate.left - canvas.px(OUTSIDE), plate.centery - side // 2, side, side)


def crown_place(canvas: Canvas, plate: pygame.Rect) -> tuple[int, int]:
    """Return the middle of a crown on the head of the portrait on a plate."""
    place = portrait_place(canvas, plate)
    return place.centerx, place.top + canvas.px(1)
