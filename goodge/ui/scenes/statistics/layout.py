"""The places of charts on the pages of statistics."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...drawing.canvas import Canvas
from ...widgets.layout import columns
from ..page import is_tall

BETWEEN = 28  # units, of charts below each other


def side_by_side(canvas: Canvas, area: pygame.Rect, shares: Sequence[int]) -> list[pygame.Rect]:
    """Return the places of two charts, below each other in a tall window or where there is much height."""
    if not is_tall(canvas) and area.height <= 0.75 * area.width:
        return columns(area, shares, canvas.px(48))
    gap = canvas.px(BETWEEN)
    upper = pygame.Rect(area.left, area.top, area.width, (area.height - gap) * shares[0] // sum(shares))
    return [upper, pygame.Rect(area.left, upper.bottom + gap, area.width, area.bottom - upper.bottom - gap)]
