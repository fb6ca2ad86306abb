"""The panel of a review: the choice that is shown and the way through the match, one over the other or side by side."""

from __future__ import annotations

import pygame

from ....engine.values import replace
from ...drawing.canvas import Canvas
from ...drawing.theme import SMALL
from ...widgets.base import Item, Panel
from ...widgets.layout import columns
from .frame import GAP, lies_below
from .shown import ShownChoice
from .walk import Walk

_FEW_LINES = 26  # of small text in the panel; with fewer, reasons have no room unless the graph takes less
_LOWEST_GRAPH = 80  # units: beside details, which have the figures, a lower one tells nothing
_AWAITED = 3  # lines of reasons, for which there is room before they are known


def panel_items(canvas: Canvas, rect: pygame.Rect, shown: ShownChoice, walk: Walk) -> list[Item]:
    """Return the ground, and on it what was done and the way through the match: below it, or beside it."""
    px, inner = canvas.px, rect.inflate(-2 * canvas.px(14), -2 * canvas.px(12))
    if lies_below(rect):
        found, way = columns(inner, (1, 1), px(24))
    else:
        walk, low = _way_below(canvas, shown, walk, inner)
        found = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low - px(GAP))
        way = pygame.Rect(inner.left, found.bottom + px(GAP), inner.width, low)
    return [Panel(key="panel", rect=rect), *shown.items(canvas, found), *walk.items(canvas, way)]


def _way_below(canvas: Canvas, shown: ShownChoice, walk: Walk, inner: pygame.Rect) -> tuple[Walk, int]:
    """Return the way with as much of the graph as what is told above leaves room for, and its height in pixels."""
    room = inner.height - canvas.px(GAP) - shown.height(canvas, inner.width)
    brief = replace(walk, is_brief=True)
    if shown.is_detailed:
        ways = (walk, brief, replace(brief, has_cost=False))
        telling = (way for way in ways if way.least(canvas, _LOWEST_GRAPH) <= room)
        way = next(telling, replace(walk, steps_only=True))
        return way, way.height(canvas) if way.steps_only else room
    if inner.height < _FEW_LINES * canvas.type.line_height(SMALL):
        if not shown.has_reasons:
            room -= _AWAITED * canvas.type.line_height(SMALL)
        keyed = replace(brief, is_titled=True, is_keyed=True)
        if walk.is_done:  # what the signs mean goes before a mean
            ways, brief = (walk, keyed, replace(keyed, has_cost=False)), replace(brief, is_keyed=True, has_cost=False)
        else:
            ways = (walk, keyed, replace(keyed, is_keyed=False))
        way = next((way for way in ways if way.least(canvas) <= room), brief)
        return way, max(way.least(canvas), min(room, way.height(canvas)))
    return walk, _beside_reasons(canvas, walk, shown, inner) if shown.has_reasons else walk.height(canvas)


def _beside_reasons(canvas: Canvas, walk: Walk, shown: ShownChoice, inner: pygame.Rect) -> int:
    """Return the height of the way: the least one if more of the reasons have room then, or the chances to win."""
    told = dict[int, tuple[int, bool]]()
    for low in (walk.height(canvas), walk.least(canvas)):
        room = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low - canvas.px(GAP))
        keys = [item.key for item in shown.items(canvas, room)]
        told[low] = sum(key.startswith("reason") for key in keys), "chances" in keys
    return max(told, key=told.__getitem__)
