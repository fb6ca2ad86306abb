"""What a window shows that is too small for anything else: a request, in letters as large as it has room for."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from .theme import BODY, CREAM, FELT_EDGE, MUTED, SMALLEST_WINDOW, SUBHEADING, Colour, Role
from .typesetting import Typesetter

_SCALES = (1.75, 1.5, 1.25, 1.0, 0.8, 0.6)
_MARGIN = 8


class Line(NamedTuple):
    """A line of the request, where it stands, and its face."""

    words: str
    role: Role
    colour: Colour
    place: pygame.Rect


def request(size: tuple[int, int]) -> tuple[Typesetter, list[Line]]:
    """The request for a window of this size (in pixels), in the middle of it, and what sets it."""
    for scale in _SCALES:
        setter = Typesetter(scale)
        lines = _lines(setter, size)
        if all(setter.size(line.words, line.role)[0] <= size[0] for line in lines) and lines[0].place.top >= 0:
            break
    return setter, lines


def draw_request(surface: pygame.Surface) -> None:
    """Asks for a larger window."""
    surface.fill(FELT_EDGE.hex)
    setter, lines = request(surface.get_size())
    for line in lines:
        setter.draw(surface, line.words, line.role, line.colour, line.place)


def _lines(setter: Typesetter, size: tuple[int, int]) -> list[Line]:
    width, height = size
    need = f"It needs at least {SMALLEST_WINDOW[0]} by {SMALLEST_WINDOW[1]},\nand is now {width} by {height}"
    parts = [
        (words, role, colour)
        for text, role, colour in (("Please make this window larger", SUBHEADING, CREAM), (need, BODY, MUTED))
        for words in setter.wrap(text, role, width - 2 * _MARGIN)
    ]
    top = (height - sum(setter.line_height(role) for _, role, _ in parts)) // 2
    lines = []
    for words, role, colour in parts:
        lines.append(Line(words, role, colour, pygame.Rect(0, top, width, setter.line_height(role))))
        top += setter.line_height(role)
    return lines
