"""The winner of a match in large: glad faces under a crown each, in rays of light if people have won."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

import pygame

from ...drawing.canvas import Canvas
from ...drawing.portrait import GLAD, picture_of

SUN = 152
_FACE, _CROWN, _SIGN = 100, 54, 38
_BETWEEN = 10
_TURN = 40


@dataclass(frozen=True, slots=True)
class WinnerPicture:
    """The portraits of those who have won, and their team's emblem if it has a name. People have rays around them."""

    portraits: tuple[str, ...]
    emblem: str | None
    are_people: bool

    def size(self, canvas: Canvas) -> tuple[int, int]:
        """Return the size of the picture, in pixels."""
        step = canvas.px(_FACE) + canvas.px(_BETWEEN)
        return canvas.px(SUN) + (len(self.portraits) - 1) * step, canvas.px(SUN)

    def paint(self, canvas: Canvas, rect: pygame.Rect, rise: float) -> None:
        """Draw the picture in a rectangle of its size; `rise` goes from 0 to 1 while it comes up."""
        faces = self._faces(canvas, rect)
        for place in faces if self.are_people else ():
            _draw(canvas, "emblems/sun", _square(canvas, place.center, SUN), rise, _TURN)
        for place, portrait in zip(faces, self.portraits, strict=True):
            _draw(canvas, picture_of(portrait, GLAD), place, rise)
            _draw(canvas, "emblems/crown", _square(canvas, (place.centerx, place.top + canvas.px(2)), _CROWN), rise)
        if self.emblem is not None:
            corner = faces[-1].right - canvas.px(12), faces[-1].bottom - canvas.px(12)
            _draw(canvas, f"emblems/{self.emblem}", _square(canvas, corner, _SIGN), rise)

    def _faces(self, canvas: Canvas, rect: pygame.Rect) -> list[pygame.Rect]:
        side, gap = canvas.px(_FACE), canvas.px(_BETWEEN)
        left = rect.centerx - (len(self.portraits) * (side + gap) - gap) // 2
        top = rect.centery - side // 2 + canvas.px(8)
        return [pygame.Rect(left + place * (side + gap), top, side, side) for place in range(len(self.portraits))]


def _square(canvas: Canvas, center: tuple[int, int], measure: float) -> pygame.Rect:
    place = pygame.Rect(0, 0, canvas.px(measure), canvas.px(measure))
    place.center = center
    return place


def _draw(canvas: Canvas, name: str, place: pygame.Rect, rise: float, turn: float = 0.0) -> None:
    """Draw a picture around the middle of its place; until it has risen it is smaller, then larger, and turned."""
    picture = canvas.art.picture(name, place.size)
    if rise < 1:
        scale = max(0.02, rise * (1 + 0.5 * sin(pi * rise)))
        picture = pygame.transform.rotozoom(picture, turn * (1 - rise), scale)
    canvas.surface.blit(picture, picture.get_rect(center=place.center))
