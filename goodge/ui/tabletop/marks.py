"""What is drawn over the cards of a trick."""

from __future__ import annotations

import pygame

from ..canvas import Canvas
from ..theme import ALARM, ALARM_INK, GOLD_BRIGHT, KEYCAP, PANEL
from .places import CARD_RATIO
from .sprites import Pose


def draw_lead_mark(canvas: Canvas, pose: Pose) -> None:
    """A small tag on the card that was led."""
    width, height = canvas.type.size("led", KEYCAP)[0] + canvas.px(16), canvas.px(22)
    tag = pygame.Rect(0, 0, width, height)
    tag.center = (round(pose.x), round(pose.y - pose.height / 2))
    canvas.panel(tag, radius=11, top=PANEL.faded(245), line=GOLD_BRIGHT.faded(170), line_width=1)
    canvas.text("led", KEYCAP, tag, GOLD_BRIGHT)


def draw_strike(canvas: Canvas, pose: Pose) -> None:
    """A bar across a card that counts for nothing in its trick."""
    reach, rise = pose.height * CARD_RATIO / 2 * 0.86, pose.height / 2 * 0.62
    start, end = (pose.x - reach, pose.y + rise), (pose.x + reach, pose.y - rise)
    pygame.draw.line(canvas.surface, ALARM_INK[:3], start, end, canvas.px(11))
    pygame.draw.line(canvas.surface, ALARM[:3], start, end, canvas.px(5))
