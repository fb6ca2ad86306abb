"""Marks drawn over the cards of a trick."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import ALARM, GOLD_BRIGHT, KEYCAP, PANEL, SHADE
from ..motion.motions import Pose
from ..wording.phrases import say
from .fans import CARD_RATIO


def draw_lead_mark(canvas: Canvas, pose: Pose, outwards: tuple[int, int]) -> None:
    """Draw a small tag on the outer edge of the card that was led."""
    words = say("table: on the card that was led", "led")
    tag = lead_mark(canvas, pose, outwards)
    canvas.panel(tag, radius=11, top=PANEL.faded(245), line=GOLD_BRIGHT.faded(170), line_width=1)
    canvas.text(words, KEYCAP, tag, GOLD_BRIGHT)


def lead_mark(canvas: Canvas, pose: Pose, outwards: tuple[int, int]) -> pygame.Rect:
    """Return the place of the tag: most of it lies beyond the card's edge, `outwards` from the middle."""
    words = say("table: on the card that was led", "led")
    tag = pygame.Rect(0, 0, canvas.type.size(words, KEYCAP)[0] + canvas.px(16), canvas.px(22))
    right, down = outwards
    reach = (pose.height * CARD_RATIO + tag.width) / 2 - canvas.px(12), (pose.height + tag.height) / 2 - canvas.px(10)
    tag.center = (round(pose.x + right * reach[0]), round(pose.y + down * reach[1]))
    return tag


def draw_strike(canvas: Canvas, pose: Pose) -> None:
    """Draw a bar across a card that counts for nothing in its trick."""
    size = round(pose.height * CARD_RATIO), round(pose.height)
    bar = canvas.shapes.drawn(("strike", *size, canvas.px(8)), lambda: _strike(size, canvas.px(8)))
    canvas.surface.blit(bar, bar.get_rect(center=(round(pose.x), round(pose.y))))


def _strike(size: tuple[int, int], width: int) -> pygame.Surface:
    """Return a bar from the lower left to the upper right, in a dark rim."""
    w, h = size
    line = f'd="M{0.12 * w:.1f} {0.8 * h:.1f}L{0.88 * w:.1f} {0.2 * h:.1f}" fill="none" stroke-linecap="round"'
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<path {line} stroke="{SHADE.hex}" stroke-opacity="0.75" stroke-width="{width}"/>'
        f'<path {line} stroke="{ALARM.hex}" stroke-width="{width / 2:.1f}"/></svg>',
        size,
    )
