"""A few small cards, fanned, as a picture beside words."""

from __future__ import annotations

from typing import ClassVar

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.turning import leaning
from .base import Item

_WIDE = 0.71  # of a card's height
_TILT, _APART, _SINKS = 10.0, 0.5, 0.06  # degrees, widths and heights from one card to the next
_SHARE = 0.8  # the height of a card in that of the fan
_FINER = 2  # cards are rasterised this much larger than they are shown, to be smooth when turned


@dataclass(slots=True, kw_only=True)
class CardFan(Item):
    """Cards by the names of their pictures, fanned from the left to the right in the middle of its place."""

    is_of_pictures: ClassVar = True
    names: tuple[str, ...]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        high = min(self.rect.height, round(self.rect.width / _width_in_heights(len(self.names))))
        fan = canvas.shapes.drawn(
            ("fan", self.names, high, canvas.art.dress), lambda: _fan(canvas, self.names, round(high * _SHARE))
        )
        canvas.put(fan, fan.get_rect(center=self.rect.center))


def _width_in_heights(count: int) -> float:
    """Return the width of a fan in heights of its place."""
    return _SHARE * (_WIDE * (1 + _APART * (count - 1)) + 0.36)


def _fan(canvas: Canvas, names: tuple[str, ...], high: int) -> pygame.Surface:
    """Return the cards, each this high, on a ground that lets all else through."""
    wide, middle = round(high * _WIDE), (len(names) - 1) / 2
    size = round(wide * (1 + _APART * (len(names) - 1)) + 0.36 * high), round(high / _SHARE)
    fan = pygame.Surface(size, pygame.SRCALPHA)
    for number, name in enumerate(names):
        off = number - middle
        turned = leaning(canvas.art.picture(name, (wide * _FINER, high * _FINER)), -off * _TILT, 1 / _FINER)
        center = size[0] / 2 + off * _APART * wide, size[1] / 2 + (abs(off) - middle / 2) * _SINKS * high
        fan.blit(turned, turned.get_rect(center=(round(center[0]), round(center[1]))))
    return fan
