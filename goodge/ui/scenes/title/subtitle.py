"""The line under the wordmark: a few words between two fine rules."""

from __future__ import annotations

import math

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import DISPLAY, GOLD_BRIGHT, Role

_FINER = 4  # so much larger it is drawn, that letters this small keep their shapes
_LETTERS, _TRACKING = 27 / 900, 0.32  # the size of the letters in widths of the wordmark; the space between, in ems
_GAP, _LEAST_RULE, _STAR = 22 / 900, 60 / 900, 7 / 900
_SPRIGS = 640 / 900  # from tip to tip of those over the wordmark: so wide is the line, if its words leave it rules
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
    inner = ink + 2 * round(_GAP * wide)
    rule = max(round(_LEAST_RULE * wide), (round(_SPRIGS * wide) - inner) // 2)
    for side in (-1, 1):
        _rule(large, (wide + side * inner) // 2, side * rule)
    return pygame.transform.smoothscale(large, (width, large.get_height() // _FINER))


def _rule(large: pygame.Surface, start: int, length: int) -> None:
    """Draw a star, and a rule that fades away from it, to the left if its length is less than 0."""
    wide, middle, side = large.get_width(), large.get_height() // 2, 1 if length > 0 else -1
    for step in range(abs(length)):
        x = start + side * step
        alpha = round(255 * (1 - step / abs(length)))
        pygame.draw.line(large, (*GOLD_BRIGHT[:3], alpha), (x, middle - 1), (x, middle + 1))
    longest = _STAR * wide
    points = [
        (start + reach * math.cos(turn), middle + reach * math.sin(turn))
        for turn, reach in ((math.tau * part / 8, longest * (0.3 if part % 2 else 1)) for part in range(8))
    ]
    pygame.draw.polygon(large, GOLD_BRIGHT, points)
