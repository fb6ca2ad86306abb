"""A tip: a few words on a slip of paper beside what they are about."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD, INK, PAPER, PAPER_SHADE, SMALL_STRONG


def draw_tip(canvas: Canvas, text: str, near: pygame.Rect) -> None:
    """Draw a slip of paper with a few words above the rectangle, or below it if there is no room."""
    lines = canvas.type.wrap(text, SMALL_STRONG, canvas.px(420), evenly=True)
    step = canvas.type.line_height(SMALL_STRONG)
    width = max(canvas.type.size(line, SMALL_STRONG)[0] for line in lines) + canvas.px(28)
    slip = pygame.Rect(0, 0, width, step * len(lines) + canvas.px(14))
    slip.midbottom = (near.centerx, near.top - canvas.px(10))
    if slip.top < canvas.px(4):
        slip.top = near.bottom + canvas.px(10)
    slip.clamp_ip(canvas.rect.inflate(-canvas.px(12), -canvas.px(8)))
    canvas.panel(slip, radius=8, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
    for number, line in enumerate(lines):
        canvas.text(line, SMALL_STRONG, pygame.Rect(slip.x, slip.y + canvas.px(7) + number * step, width, step), INK)
