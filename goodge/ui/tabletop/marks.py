"""Marks drawn over the cards of a trick."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import ALARM, GOLD_BRIGHT, KEYCAP, PANEL, REFUSED, SHADE
from ..drawing.tick import tick
from ..motion.motions import Pose
from ..wording.phrases import say
from .fans import CARD_RATIO

_TICK, _TICK_PLACE = 28, (-0.08, -0.46)  # its side, and its middle from that of its card, in widths and heights
_MEDAL, _MEDAL_BELOW = 0.13, -0.015  # its side and how far below the middle it is, of a card's height
_RIM, _ROUND = 4, 1 / 22  # the width of a red rim in units, and a card's corners, of its height
_OVER_FOOT = 8  # of a cancelled card, over which its tag lies


def draw_lead_mark(canvas: Canvas, pose: Pose, outwards: tuple[float, float]) -> pygame.Rect:
    """Draw a small tag on the outer edge of the card that was led, and return its place."""
    words, tag = say("table: on the card that was led", "led"), lead_mark(canvas, pose, outwards)
    draw_tag(canvas, words, tag)
    return tag


def draw_tag(canvas: Canvas, words: str, tag: pygame.Rect) -> None:
    """Draw a small tag that lies on a card."""
    canvas.panel(tag, radius=11, top=PANEL.faded(245), line=GOLD_BRIGHT.faded(170), line_width=1)
    canvas.text(words, KEYCAP, tag, GOLD_BRIGHT)


def tag_size(canvas: Canvas, words: str) -> tuple[int, int]:
    """Return the size of a tag with these words."""
    width, height = canvas.type.size(words, KEYCAP)
    return width + canvas.px(16), max(canvas.px(22), height)


def lead_mark(canvas: Canvas, pose: Pose, outwards: tuple[float, float]) -> pygame.Rect:
    """Return the place of the tag: most of it lies beyond the card's edge, `outwards` from the middle."""
    words = say("table: on the card that was led", "led")
    tag = pygame.Rect((0, 0), tag_size(canvas, words))
    right, down = outwards
    reach = (pose.height * CARD_RATIO + tag.width) / 2 - canvas.px(12), (pose.height + tag.height) / 2 - canvas.px(10)
    tag.center = (round(pose.x + right * reach[0]), round(pose.y + down * reach[1]))
    return tag


def draw_tick(canvas: Canvas, pose: Pose) -> None:
    """Draw a gold tick on the upper edge of a card, beside its index."""
    gold = tick(canvas, canvas.px(_TICK))
    right, down = _TICK_PLACE
    aside = pygame.Vector2(right * pose.height * CARD_RATIO, down * pose.height).rotate(-pose.angle)
    canvas.put(gold, gold.get_rect(center=(round(pose.x + aside.x), round(pose.y + aside.y))))


def draw_hint_mark(canvas: Canvas, pose: Pose, tag: pygame.Rect | None = None) -> None:
    """Draw a small medal with a lamp at the left edge of a card that is advised, below its index and a tag there."""
    medal = hint_mark(canvas, pose, tag)
    side = medal.width
    canvas.panel(medal, radius=side / canvas.unit / 2, top=PANEL.faded(250), line=GOLD_BRIGHT, line_width=2)
    canvas.icon("icons/hint", medal.center, 0.66 * side / canvas.unit)


def hint_mark(canvas: Canvas, pose: Pose, tag: pygame.Rect | None = None) -> pygame.Rect:
    """Return the place of the medal: on what is seen of the card in the upper one of two rows, and on no tag."""
    side = min(canvas.px(34), round(pose.height * _MEDAL))
    medal = pygame.Rect(0, 0, side, side)
    aside = pygame.Vector2(_MEDAL / 2 - CARD_RATIO / 2, _MEDAL_BELOW).rotate(-pose.angle) * pose.height
    medal.center = (round(pose.x + aside.x), round(pose.y + aside.y))
    if tag is not None and medal.colliderect(tag):
        medal.top = tag.bottom + canvas.px(2)
    return medal


def draw_rim(canvas: Canvas, middle: tuple[int, int], height: int, angle: float) -> None:
    """Draw a red rim on the edge of a card that may not be played, with a light one beside it on any ground."""
    key = "rim", height, angle
    rim = canvas.shapes.drawn(key, lambda: _rim(height, angle, canvas.unit))
    canvas.put(rim, rim.get_rect(center=middle))


def draw_strike(canvas: Canvas, pose: Pose) -> None:
    """Draw a bar across a card that counts for nothing in its trick."""
    size = round(pose.height * CARD_RATIO), round(pose.height)
    bar = canvas.shapes.drawn(("strike", *size, canvas.px(8)), lambda: _strike(size, canvas.px(8)))
    canvas.put(bar, bar.get_rect(center=(round(pose.x), round(pose.y))))


def draw_cancelled_tag(canvas: Canvas, pose: Pose) -> None:
    """Draw a tag at the foot of a card that another like it has cancelled; its face stays in sight."""
    draw_tag(canvas, _cancelled(), cancelled_tag(canvas, pose))


def cancelled_tag(canvas: Canvas, pose: Pose) -> pygame.Rect:
    """Return the place of the tag: on the card, over its lower rim."""
    tag = pygame.Rect((0, 0), tag_size(canvas, _cancelled()))
    tag.midbottom = (round(pose.x), round(pose.y + pose.height / 2) - canvas.px(_OVER_FOOT))
    return tag


def _cancelled() -> str:
    return say("table: on both of two jokers in one trick", "cancelled")


def _rim(height: int, angle: float, unit: float) -> pygame.Surface:
    """Return the outline of a card, turned as it is."""
    wide, side = height * CARD_RATIO, round(1.3 * height)
    width = max(3.0, _RIM * unit)
    left, top = (side - wide) / 2, (side - height) / 2
    lines = "".join(
        f'<rect x="{left + inset:.1f}" y="{top + inset:.1f}" width="{wide - 2 * inset:.1f}" fill="none"'
        f' height="{height - 2 * inset:.1f}" rx="{height * _ROUND - inset:.1f}" stroke="{ink.hex}"'
        f' stroke-width="{thick:.1f}"/>'
        for inset, thick, ink in ((0.0, width * 1.5, ALARM), (width / 2, width, REFUSED))
    )
    turned = f'<g transform="rotate({-angle:.1f} {side / 2} {side / 2})">{lines}</g>'
    size = f'width="{side}" height="{side}" viewBox="0 0 {side} {side}"'
    return svg_surface(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{turned}</svg>', (side, side))


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
