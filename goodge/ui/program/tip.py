"""A tip: a few words on a slip of paper beside what they are about."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD, INK, PAPER, PAPER_SHADE, SMALL_STRONG
from ..widgets.base import TipPlace

_WIDEST, _BESIDE, _OVER = 420, 14, 7  # units: of a line, beside it, over the first one


def draw_tip(canvas: Canvas, text: str, near: pygame.Rect, place: TipPlace | None = None) -> None:
    """Draw a slip of paper with a few words at its place, or beside the rectangle if it has none."""
    slip, lines = laid_tip(canvas, text, near, place)
    step = canvas.type.line_height(SMALL_STRONG)
    canvas.panel(slip, radius=8, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
    for number, line in enumerate(lines):
        top = slip.y + canvas.px(_OVER) + number * step
        canvas.text(line, SMALL_STRONG, pygame.Rect(slip.x, top, slip.width, step), INK)


def laid_tip(
    canvas: Canvas, text: str, near: pygame.Rect, place: TipPlace | None = None
) -> tuple[pygame.Rect, list[str]]:
    """Return where a tip lies, and its lines: without a place above the rectangle, or below it if there is no room."""
    beside = 2 * canvas.px(_BESIDE)
    widest = canvas.px(_WIDEST) if place is None else min(canvas.px(_WIDEST), place.room.width - beside)
    lines = canvas.type.wrap(text, SMALL_STRONG, widest, evenly=True)
    wide = max(canvas.type.size(line, SMALL_STRONG)[0] for line in lines)
    high = canvas.type.line_height(SMALL_STRONG) * len(lines)
    slip = pygame.Rect(0, 0, wide + beside, high + 2 * canvas.px(_OVER))
    if place is not None:
        setattr(slip, place.edge, getattr(place.room, place.edge))
    else:
        slip.midbottom = (near.centerx, near.top - canvas.px(10))
        if slip.top < canvas.px(4):
            slip.top = near.bottom + canvas.px(10)
    slip.clamp_ip(canvas.rect.inflate(-canvas.px(12), -canvas.px(8)))
    return slip, lines
