"""A family side by side, drawn where a page is empty until somebody plays."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.portrait import GLAD, draw_portrait

_FACES = ("grandfather-beard", "woman-red-hair", "girl-bunches", "man-turban", "grandmother-glasses")
FACE = 76  # units, as high as it is wide
_BETWEEN, _CROWN = 12, 44


def paint_faces(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a few people side by side; the one in the middle has won."""
    step = rect.height + canvas.px(_BETWEEN)
    left = rect.centerx - (len(_FACES) * step - canvas.px(_BETWEEN)) // 2
    for place, portrait in enumerate(_FACES):
        face = pygame.Rect(left + place * step, rect.top, rect.height, rect.height)
        draw_portrait(canvas, portrait, face, GLAD)
        if place == len(_FACES) // 2:
            canvas.icon("crown", (face.centerx, face.top), _CROWN)
