"""How the items on the table come and go, and what cards on their way pass under."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import PANEL
from ..widgets.base import Item, Label
from .carditem import CardItem
from .plates import OUTSIDE, Call, Plate


def draw_sentence_over(canvas: Canvas, items: Iterable[Item], is_passed: Callable[[pygame.Rect], bool]) -> None:
    """Draw the sentence once more, on a dark ground, while it is passed by a card on its way."""
    for item in items:
        if isinstance(item, Label) and item.key == "sentence" and item.text:
            ground = pygame.Rect((0, 0), canvas.type.size(item.text, item.role))
            ground.inflate_ip(canvas.px(28), canvas.px(6))
            ground.center = item.rect.center
            if is_passed(ground):
                canvas.panel(ground, radius=14, top=PANEL.faded(225))
                item.draw(canvas, focused=False)


def kept_clear(items: Iterable[Item], canvas: Canvas) -> list[pygame.Rect]:
    """Return the places that cards pass under on their way: the plates with their portraits, and the calls."""
    found = [item.rect for item in items if isinstance(item, Call)]
    for item in items:
        if isinstance(item, Plate):
            out = 0 if item.portrait is None else canvas.px(OUTSIDE)
            found.append(pygame.Rect(item.rect.left - out, item.rect.top, item.rect.width + out, item.rect.height))
    return found


def comes_softly(item: Item) -> bool:
    """Return True for the items that fade in and out.

    Cards, calls and the worth of a trick move by themselves, and of a plain item nothing is seen.
    """
    moves = isinstance(item, CardItem | Call) or item.key.startswith("trick-points")
    return not moves and type(item) is not Item
