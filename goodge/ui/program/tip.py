"""A tip: a few words on a slip of paper beside what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD, INK, PAPER, PAPER_SHADE, SMALL_STRONG
from ..widgets.base import TipPlace

_WIDEST, _BESIDE, _OVER = 420, 14, 7  # units: of a line, beside it, over the first one
_WIDTHS = _WIDEST, 300, 200  # of a line, where a slip has no room
_NEAR, _AIR, _STEPS = 10, 3, (20, 6)  # from what it is about, and what it keeps off; between places to try


def draw_tip(
    canvas: Canvas, text: str, near: pygame.Rect, place: TipPlace | None = None, off: Sequence[pygame.Rect] = ()
) -> None:
    """Draw a slip of paper with a few words at its place, or beside the rectangle if it has none."""
    slip, lines = laid_tip(canvas, text, near, place, off)
    step = canvas.type.line_height(SMALL_STRONG)
    canvas.panel(slip, radius=8, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
    for number, line in enumerate(lines):
        top = slip.y + canvas.px(_OVER) + number * step
        canvas.text(line, SMALL_STRONG, pygame.Rect(slip.x, top, slip.width, step), INK)


def laid_tip(
    canvas: Canvas, text: str, near: pygame.Rect, place: TipPlace | None = None, off: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Rect, list[str]]:
    """Return where a tip lies, and its lines: without a place above the rectangle, or below it if there is no room.

    Where it would cover what it is to keep `off`, it lies at the nearest place where it does not.
    """
    beside = 2 * canvas.px(_BESIDE)
    widest = canvas.px(_WIDEST) if place is None else min(canvas.px(_WIDEST), place.room.width - beside)
    lines = canvas.type.wrap(text, SMALL_STRONG, widest, evenly=True)
    slip = _slip(canvas, lines)
    inside = canvas.rect.inflate(-canvas.px(12), -canvas.px(8))
    if place is not None:
        setattr(slip, place.edge, getattr(place.room, place.edge))
        return slip.clamp(inside), lines
    slip.midbottom = (near.centerx, near.top - canvas.px(_NEAR))
    if slip.top < canvas.px(4):
        slip.top = near.bottom + canvas.px(_NEAR)
    slip.clamp_ip(inside)
    if slip.collidelist(off) < 0:
        return slip, lines
    ways = [canvas.type.wrap(text, SMALL_STRONG, canvas.px(width), evenly=True) for width in _WIDTHS]
    clear = ((_clear(canvas, _slip(canvas, way), near, off, inside), way) for way in ways)
    return next(((found, way) for found, way in clear if found is not None), (slip, lines))


def _slip(canvas: Canvas, lines: Sequence[str]) -> pygame.Rect:
    """Return a slip for these lines, at no place yet."""
    wide = max(canvas.type.size(line, SMALL_STRONG)[0] for line in lines)
    high = canvas.type.line_height(SMALL_STRONG) * len(lines)
    return pygame.Rect(0, 0, wide + 2 * canvas.px(_BESIDE), high + 2 * canvas.px(_OVER))


def _clear(
    canvas: Canvas, slip: pygame.Rect, near: pygame.Rect, off: Sequence[pygame.Rect], inside: pygame.Rect
) -> pygame.Rect | None:
    """Return the slip at the place nearest to a rectangle where it covers nothing; None if there is none."""
    along, down = (canvas.px(step) for step in _STEPS)
    kept = [rect.inflate(2 * canvas.px(_AIR), 2 * canvas.px(_AIR)) for rect in (*off, near)]
    places = [
        slip.move_to(topleft=(x, y))
        for y in range(inside.top, inside.bottom - slip.height + 1, down)
        for x in range(inside.left, inside.right - slip.width + 1, along)
    ]
    free = [place for place in places if place.collidelist(kept) < 0]
    return min(free, key=lambda place: _distance(place, near), default=None)


def _distance(one: pygame.Rect, other: pygame.Rect) -> tuple[float, int]:
    """Return how far apart two rectangles are, and then how far their middles are beside each other."""
    along = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(along, down), abs(one.centerx - other.centerx)
