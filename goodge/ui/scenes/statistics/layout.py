"""The places of charts on the pages of statistics."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, INK, SENTENCE, SUBHEADING, Role, smaller
from ...widgets.base import Item, Label
from ...widgets.layout import columns
from ...wording.lists import side_by_side as side_by_side_words
from ..page import is_tall

BETWEEN = 28  # units, of charts below each other
_BELOW_LEAD = 12


def lead(canvas: Canvas, area: pygame.Rect, texts: Sequence[str]) -> tuple[list[Item], pygame.Rect]:
    """Return what the charts of a page say, in sentences over them, and the place that is left for the charts.

    Where they need several lines, each begins a new one if that takes no more.
    """
    text = side_by_side_words(*texts)
    if not text:
        return [], area
    role = SENTENCE if canvas.type.size(text, SENTENCE)[0] <= area.width else BODY_STRONG
    lines, apart = len(canvas.type.wrap(text, role, area.width)), "\n".join(texts)
    shown = apart if len(canvas.type.wrap(apart, role, area.width)) == lines else text
    head = pygame.Rect(area.left, area.top, area.width, lines * canvas.type.line_height(role))
    top = head.bottom + canvas.px(_BELOW_LEAD)
    said = Label(key="lead", rect=head, text=shown, role=role, colour=INK, align="left", wraps=True, called=text)
    return [said], pygame.Rect(area.left, top, area.width, area.bottom - top)


def head_role(canvas: Canvas, heads: Sequence[tuple[str, pygame.Rect]]) -> Role:
    """Return the role in which each heading fits into the width of its chart, so that all are of one size."""
    roles = [canvas.type.fitting(text, smaller(SUBHEADING), area.width) for text, area in heads]
    return min(roles, key=lambda role: role.size)


def side_by_side(canvas: Canvas, area: pygame.Rect, shares: Sequence[int]) -> list[pygame.Rect]:
    """Return the places of two charts, below each other in a tall window or where there is much height."""
    if not is_tall(canvas) and area.height <= 0.75 * area.width:
        return columns(area, shares, canvas.px(48))
    gap = canvas.px(BETWEEN)
    upper = pygame.Rect(area.left, area.top, area.width, (area.height - gap) * shares[0] // sum(shares))
    return [upper, pygame.Rect(area.left, upper.bottom + gap, area.width, area.bottom - upper.bottom - gap)]
