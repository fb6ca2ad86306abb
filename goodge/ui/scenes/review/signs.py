"""The signs of the grades: each has a shape and a colour of its own."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from ....coach import Grade
from ...drawing.canvas import Canvas
from ...drawing.shapes import svg_surface
from ...drawing.theme import CREAM, GOLD_BRIGHT, Colour

COLOURS = {
    Grade.WELL_FOUND: GOLD_BRIGHT,
    Grade.BEST: Colour.of("#9fdda6"),
    Grade.GOOD: Colour.of("#9fdda6"),
    Grade.CLOSE: Colour.of("#e6e0cd"),
    Grade.INACCURACY: Colour.of("#f2dc7e"),
    Grade.MISTAKE: Colour.of("#f7ac5c"),
    Grade.BLUNDER: Colour.of("#ff8f7d"),
}
_EDGE = "#1d140d"


def _star() -> str:
    reach = [(11.0, 4.8)[number % 2] for number in range(10)]
    points = [(12 + far * sin(pi * n / 5), 12 - far * cos(pi * n / 5)) for n, far in enumerate(reach)]
    return f'<polygon points="{" ".join(f"{x:.2f},{y:.2f}" for x, y in points)}" FILL/>'


_SHAPES = {
    Grade.WELL_FOUND: _star(),
    Grade.BEST: '<circle cx="12" cy="12" r="10" FILL/>'
    f'<path d="M7 12.5 L10.7 16 L17 8.5" fill="none" stroke="{_EDGE}" stroke-width="2.6"/>',
    Grade.GOOD: '<circle cx="12" cy="12" r="8.5" fill="none" LINE/>',
    Grade.CLOSE: '<path d="M4 9 H20 M4 15 H20" fill="none" LINE/>',
    Grade.INACCURACY: '<polygon points="12,3.5 21,20 3,20" fill="none" LINE/>',
    Grade.MISTAKE: '<polygon points="12,2.5 22,21 2,21" FILL/>',
    Grade.BLUNDER: '<rect x="2.5" y="2.5" width="19" height="19" FILL/>'
    f'<path d="M7.5 7.5 L16.5 16.5 M16.5 7.5 L7.5 16.5" fill="none" stroke="{_EDGE}" stroke-width="3"/>',
}

_CHOSEN = (  # a fist at the left, its forefinger stretched out, the thumb over it
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g TURN>'
    f'<path d="M1.5 7.5 H5 L10.5 3.6 C12 2.6 13.8 4.4 12.8 5.9 L11.9 7.3 H20.6 A2.5 2.5 0 0 1 20.6 12.3 H15.4 '
    f"C16.3 13.2 16.2 14.6 15.2 15.2 C15.7 16.3 15.3 17.5 14.2 18 C14.2 19.6 13.2 20.5 11.6 20.5 H7.5 "
    f'C6.4 20.5 5.6 20 4.9 19.3 H1.5 Z" fill="{CREAM.hex}" stroke="{_EDGE}" stroke-width="1.3" '
    'stroke-linejoin="round"/>'
    f'<path d="M10.8 12.3 H15.4 M10.8 15.2 H15.2 M10.4 18 H14.2" fill="none" stroke="{_EDGE}" stroke-width="1.2"/>'
    "</g></svg>"
)


def draw_sign(canvas: Canvas, label: Grade, center: tuple[int, int], measure: float) -> None:
    """Draw the sign of a grade around a point."""
    side = canvas.px(measure)
    picture = canvas.shapes.drawn(("grade", label, side), lambda: _picture(label, side))
    canvas.surface.blit(picture, picture.get_rect(center=center))


def draw_chosen(canvas: Canvas, center: tuple[int, int], measure: float, *, is_down: bool = False) -> None:
    """Draw the sign of what was chosen around a point: a hand that points to the right, or down at a card."""
    side, turn = canvas.px(measure), 'transform="rotate(90 12 12)"' if is_down else ""
    shape = _CHOSEN.replace("TURN", turn)
    picture = canvas.shapes.drawn(("chosen", is_down, side), lambda: svg_surface(shape, (side, side)))
    canvas.surface.blit(picture, picture.get_rect(center=center))


def _picture(label: Grade, side: int) -> pygame.Surface:
    colour = COLOURS[label].hex
    shape = _SHAPES[label].replace("FILL", f'fill="{colour}" stroke="{_EDGE}" stroke-width="1"')
    shape = shape.replace("LINE", f'stroke="{colour}" stroke-width="3"')
    return svg_surface(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{shape}</svg>', (side, side))
