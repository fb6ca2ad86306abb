"""The request shown in a window too small for anything else, in letters as large as fit."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..drawing.theme import BODY, CREAM, MUTED, SHADE, SMALLEST_WINDOW, SUBHEADING, Colour, Role
from ..drawing.typesetting import Typesetter
from ..wording.phrases import say

_SCALES = (1.75, 1.5, 1.25, 1.0, 0.8, 0.6)
_MARGIN = 8


class RequestLine(NamedTuple):
    """A line of the request, with its typeface, colour and place."""

    words: str
    role: Role
    colour: Colour
    place: pygame.Rect


def request(size: tuple[int, int]) -> tuple[Typesetter, list[RequestLine]]:
    """Return the typesetter and the lines of the request, centred in a window of this size in pixels."""
    for scale in _SCALES:
        setter = Typesetter(scale)
        lines = _lines(setter, size)
        if all(setter.size(line.words, line.role)[0] <= size[0] for line in lines) and lines[0].place.top >= 0:
            break
    return setter, lines


def draw_request(surface: pygame.Surface) -> None:
    """Draw the request for a larger window."""
    surface.fill(SHADE.hex)
    setter, lines = request(surface.get_size())
    for line in lines:
        surface.blit(*setter.placed(line.words, line.role, line.colour, line.place))


def _lines(setter: Typesetter, size: tuple[int, int]) -> list[RequestLine]:
    width, height = size
    request_words = say("window that is too small", "Please make this window larger")
    need = say(
        "window that is too small, on two lines",
        "It needs at least {least_width} by {least_height},\nand is now {width} by {height}",
        least_width=SMALLEST_WINDOW[0],
        least_height=SMALLEST_WINDOW[1],
        width=width,
        height=height,
    )
    parts = [
        (words, role, colour)
        for text, role, colour in ((request_words, SUBHEADING, CREAM), (need, BODY, MUTED))
        for words in setter.wrap(text, role, width - 2 * _MARGIN)
    ]
    top = (height - sum(setter.line_height(role) for _, role, _ in parts)) // 2
    lines = []
    for words, role, colour in parts:
        lines.append(RequestLine(words, role, colour, pygame.Rect(0, top, width, setter.line_height(role))))
        top += setter.line_height(role)
    return lines
