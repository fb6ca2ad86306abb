"""Drawing items again that look as they did: what such an item puts on the canvas is known, and only put there.

What an item will put there can be found out before it is drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas, Put
from ..drawing.typesetting import Typesetter
from ..widgets.base import Item
from ..widgets.buttons import Button


class Light(NamedTuple):
    """How an item is lit: by the focus, by the mouse, and as what Enter does."""

    is_focused: bool
    is_pointed: bool
    is_entered: bool


class _Known(NamedTuple):
    item: Item
    light: Light
    type: Typesetter  # another one for every size and every setting that drawing depends on
    puts: list[Put]

    def is_of(self, canvas: Canvas, item: Item, light: Light) -> bool:
        """Return True if an item that is lit like this looks the same on this canvas."""
        return self.light == light and self.type is canvas.type and (self.item is item or self.item == item)


class DrawnItems:
    """Draws the items of a scene, and knows those that consist of pictures as they were drawn last.

    Finding out where the words of a plate go takes ten times as long as putting them there.
    """

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}
        self._coming: dict[str, _Known] = {}

    def draw(self, canvas: Canvas, item: Item, light: Light) -> None:
        """Draw one item."""
        _enter(item, light)
        if not item.is_of_pictures:
            draw_item(canvas, item, light)
            return
        known = self._known.get(item.key)
        if known is None or not known.is_of(canvas, item, light):
            coming = self._coming.pop(item.key, None)
            known = coming if coming is not None and coming.is_of(canvas, item, light) else _noted(canvas, item, light)
            self._known[item.key] = known
        elif known.item is not item:
            self._known[item.key] = known._replace(item=item)  # to compare two that are one takes no time
        canvas.surface.fblits(known.puts)

    def make_ready(self, canvas: Canvas, item: Item, light: Light) -> None:
        """Find out what one item will draw the next time, and make its pictures; what it draws now stays known."""
        _enter(item, light)
        if item.is_of_pictures:
            coming = self._coming.get(item.key)
            if coming is None or not coming.is_of(canvas, item, light):
                self._coming[item.key] = _noted(canvas, item, light)
        else:
            draw_item(replace(canvas, surface=pygame.Surface((1, 1))), item, light)

    def forget_all_but(self, keys: Collection[str]) -> None:
        """Forget the items that have other keys."""
        self._known = {key: known for key, known in self._known.items() if key in keys}
        self._coming = {key: known for key, known in self._coming.items() if key in keys}


def draw_item(canvas: Canvas, item: Item, light: Light) -> None:
    """Draw one item, with the light under it that shows that the mouse points at it."""
    canvas = canvas.scaled(item.scale)
    if light.is_pointed and not light.is_focused:
        item.draw_pointed(canvas)
    item.draw(canvas, focused=light.is_focused)


def _noted(canvas: Canvas, item: Item, light: Light) -> _Known:
    puts: list[Put] = []
    draw_item(replace(canvas, noted=puts), item, light)
    return _Known(item, light, canvas.type, puts)


def _enter(item: Item, light: Light) -> None:
    if isinstance(item, Button):
        item.is_entered = light.is_entered
