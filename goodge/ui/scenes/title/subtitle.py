"""The line under the wordmark: a few words between two fine rules."""

from __future__ import annotations

import math

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import DISPLAY, GOLD_BRIGHT, Role

_FINER = 4  # so much larger it is drawn, that letters this small keep their shapes
_LETTERS, _TRACKING = 27 / 900, 0.32  # the size of the letters in widths of the wordmark; the space between, in ems
_GAP, _RULE, _STAR = 22 / 900, 170 / 900, 7 / 900
_TALLEST = 1.4  # in ems


def subtitle(canvas: Canvas, words: str, width: int) -> pygame.Surface:
    """Return the line in capitals, as wide as the wordmark."""
    wide = width * _FINER
    font = canvas.type.finer(_FINER).font(Role(DISPLAY, _LETTERS * width / canvas.unit))
    letters = [font.render(letter, True, GOLD_BRIGHT) for letter in words.upper()]
    apart = round(_TRACKING * font.point_size)
    ink = sum(letter.get_width() for letter in letters) + apart * (len(letters) - 1)
    large = pygame.Surface((wide, round(_TALLEST * font.point_size)), pygame.SRCALPHA)
    x, middle = (wide - ink) // 2, large.get_height() // 2
    for letter in letters:
        large.blit(letter, (x, middle - letter.get_height() // 2))
        x += letter.get_width() + apart
    for side in (-1, 1):
        _rule(large, (wide + side * (ink + 2 * round(_GAP * wide))) // 2, side)
    return pygame.transform.smoothscale(large, (width, large.get_height() // _FINER))


def _rule(large: pygame.Surface, start: int, side: int) -> None:
    """Draw a star, and a rule that fades away from it to one side."""
    wide, middle = large.get_width(), large.get_height() // 2
    for step in range(round(_RULE * wide)):
        x = start + side * step
        alpha = round(255 * (1 - step / (_RULE * wide)))
        pygame.draw.line(large, (*GOLD_BRIGHT[:3], alpha), (x, middle - 1), (x, middle + 1))
    reach = _STAR * wide
    points = [
        (start + length * math.cos(turn), middle + length * math.sin(turn))
        for turn, length in ((math.tau * part / 8, reach * (0.3 if part % 2 else 1)) for part in range(8))
    ]
    pygame.draw.polygon(large, GOLD_BRIGHT, points)
