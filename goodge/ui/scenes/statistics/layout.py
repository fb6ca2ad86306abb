"""Measures of the pages of statistics: higher in tall windows, where charts stand below each other."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...drawing.canvas import Canvas
from ...widgets.layout import columns
from ..menu_parts import page

_WIDTH, _HEIGHT = 1100, 664
_TALL, _TALL_HEIGHT = 1150, 1240  # units: of the window, and of the page in it


def statistics_page(canvas: Canvas) -> pygame.Rect:
    """Return the place of a page in the middle of the window."""
    return page(canvas, _WIDTH, _TALL_HEIGHT if canvas.rect.height >= canvas.px(_TALL) else _HEIGHT)


def side_by_side(canvas: Canvas, area: pygame.Rect, shares: Sequence[int]) -> list[pygame.Rect]:
    """Return the places of two charts, below each other where there is more height than width."""
    if area.height <= 0.75 * area.width:
        return columns(area, shares, canvas.px(48))
    gap = canvas.px(28)
    upper = pygame.Rect(area.left, area.top, area.width, (area.height - gap) * shares[0] // sum(shares))
    return [upper, pygame.Rect(area.left, upper.bottom + gap, area.width, area.bottom - upper.bottom - gap)]
