"""Portraits on the screen: the name of their pictures, their moods, and drawing them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from .canvas import Canvas
from .theme import PANEL

CALM, ASKED, GLAD, HURT = "calm", "asked", "glad", "hurt"
MOODS = (CALM, ASKED, GLAD, HURT)
DUMMYS = "dummy"  # the portrait of a hand that nobody holds


def picture_of(portrait: str, mood: str = CALM) -> str:
    """Return the name of the picture of a portrait in a mood."""
    return f"portraits/{portrait}#{mood}"


def draw_portrait(canvas: Canvas, portrait: str, rect: pygame.Rect, mood: str = CALM, *, is_dim: bool = False) -> None:
    """Draw a portrait that fills a square; dim, if its player has no more to say."""
    canvas.picture(picture_of(portrait, mood), rect)
    if is_dim:
        canvas.panel(rect, radius=rect.width / 2 / canvas.unit, top=PANEL.faded(120))


def prefetch_portraits(canvas: Canvas, portraits: Iterable[str], side: int, moods: Iterable[str] = MOODS) -> None:
    """Have these portraits prepared in all or some moods, at this many pixels."""
    names = [picture_of(portrait, mood) for portrait in portraits for mood in moods]
    canvas.art.prefetch(names, (side, side))
