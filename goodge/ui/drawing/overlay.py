"""What is drawn over a picture that stays: where that was is known in the next frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ...engine.values import replace
from .canvas import Canvas, Put
from .places import gathered


class Overlay:
    """What lies over a picture; `places` are those that it covered when it was drawn last."""

    def __init__(self) -> None:
        self.places: Sequence[pygame.Rect] = ()

    def draw(self, canvas: Canvas, paint: Callable[[Canvas], None]) -> None:
        """Draw what `paint` puts on a canvas; it may draw in no other way."""
        puts: list[Put] = []
        paint(replace(canvas, noted=puts))
        canvas.surface.fblits(puts)
        self.places = gathered((picture.get_rect(topleft=place) for picture, place in puts), canvas.rect)
