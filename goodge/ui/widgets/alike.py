"""Buttons that stand beside each other: all with their keys, or all without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas
from .buttons import Button
from .layout import columns

_BETWEEN = 8

B = TypeVar("B", bound=Button)


def alike(canvas: Canvas, buttons: Sequence[B]) -> Sequence[B]:
    """Return the buttons; none shows its key if one of them has no room for it."""
    if not all(button.shows_key(canvas) for button in buttons):
        for button in buttons:
            button.keycap = None
    return buttons


def share_room(canvas: Canvas, buttons: Sequence[Button], room: int) -> None:
    """Widen the left of two buttons to fit its key, if the right one can spare the room."""
    if len(buttons) != 2:
        return
    left, right = buttons
    wide, beside = (button.width(canvas, button.cap, button.role) for button in buttons)
    if wide > left.rect.width and wide + canvas.px(_BETWEEN) + beside <= room:
        end = right.rect.right
        left.rect.width = wide
        right.rect.width = min(right.rect.width, room - wide - canvas.px(_BETWEEN))
        right.rect.right = end


def by_words(canvas: Canvas, buttons: Sequence[Button], row: pygame.Rect) -> list[Button]:
    """Return buttons in a row, each as wide as its words and key and an equal part of what is left.

    Without room for that they stay as they are.
    """
    wide, gap = [button.width(canvas, button.cap, button.role) for button in buttons], canvas.px(_BETWEEN)
    spare = row.width - sum(wide) - gap * (len(buttons) - 1)
    if spare < 0:
        return list(buttons)
    rects = columns(row, [each + spare / len(buttons) for each in wide], gap)
    return [replace(button, rect=rect) for button, rect in zip(buttons, rects, strict=True)]
