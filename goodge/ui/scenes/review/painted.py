"""What is painted on the table of a review as a whole: cards face down, and the emblem in the cloth."""

from __future__ import annotations

import pygame

from ....engine.cards import Suit
from ...drawing.canvas import Canvas
from ...drawing.theme import GOLD, PANEL, Colour
from ...tabletop.fans import CARD_RATIO
from ...widgets.base import Label, Paint, Panel

BESIDE, _OVER = 14, 6  # units, of the ground of words


def ground_of(canvas: Canvas, label: Label, high: int = 0) -> Panel:
    """Return a ground for words that would else lie across the emblem; as high as they need, unless that is given."""
    lines = canvas.type.wrap(label.text, label.role, label.rect.width, evenly=True)
    wide = max(canvas.type.size(line, label.role)[0] for line in lines) + canvas.px(2 * BESIDE)
    needed = len(lines) * canvas.type.line_height(label.role) + canvas.px(2 * _OVER)
    ground = pygame.Rect(0, 0, wide, high or needed)
    ground.center = label.rect.center
    return Panel(key=f"{label.key}-ground", rect=ground, radius=10, top=PANEL.faded(190), line=GOLD.faded(70))


def backs(picture: str, count: int) -> Paint:
    """Return what paints this many cards face down, side by side over the whole width of their place."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        wide = round(rect.height * CARD_RATIO)
        step = (rect.width - wide) / max(1, count - 1)
        for number in range(count):
            canvas.picture(picture, pygame.Rect(rect.left + round(number * step), rect.top, wide, rect.height))

    return paint


def emblem(trump: Suit | None, ink: Colour | None, whole: pygame.Rect) -> Paint:
    """Return what paints the part of an emblem, trump's or the Crown, that lies in its place; nothing without ink."""
    name = "crown" if trump is None else trump.letter

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        if ink is not None:
            mark = canvas.art.inlaid(f"emblems/inlay-{name}", whole.size, ink)
            canvas.surface.blit(mark, rect, rect.move(-whole.left, -whole.top))

    return paint
