"""Words in the gold of the wordmark, with its dark edge: for who has won."""

from __future__ import annotations

from itertools import pairwise

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import Colour
from .base import Label

_STOPS = tuple((at, Colour.of(tone)) for at, tone in (
    (0.0, "#fff6d6"), (0.4, "#f3d98b"), (0.62, "#d8a93f"), (0.66, "#f0d484"), (1.0, "#b9852c"),
))  # fmt: skip
_EDGE, _EDGE_INK = 0.026, Colour.of("#3a2108")  # of the size of the letters
_WHITE = Colour.of("#ffffff")
_AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


@dataclass(slots=True, kw_only=True)
class GoldenLabel(Label):
    """A line of large words in gold; its colour is what they are taken for, and none is there while that is clear."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        if not self.colour.alpha:
            return
        role = self.shown_role(canvas)
        mask, place = canvas.type.placed(self.text, role, _WHITE, self.rect, self.align)
        edge = max(1, round(_EDGE * canvas.type.line_height(role)))
        key = "golden", self.text, role, canvas.type.line_height(role)
        picture = canvas.shapes.drawn(key, lambda: _golden(mask, canvas.type.font(role).get_ascent(), edge))
        canvas.put(picture, place.inflate(2 * edge, 2 * edge))


def _golden(mask: pygame.Surface, ascent: int, edge: int) -> pygame.Surface:
    """Return white letters in gold, with a dark edge around them and a little more of it below."""
    width, height = mask.get_size()
    dark, gold = mask.copy(), mask.copy()
    dark.fill(_EDGE_INK[:3], special_flags=pygame.BLEND_RGB_MULT)
    top, low = round(0.22 * ascent), round(1.12 * ascent)
    for y in range(height):
        tone = _tone((y - top) / (low - top))
        gold.fill(tone[:3], (0, y, width, 1), special_flags=pygame.BLEND_RGB_MULT)
    picture = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    for x, y in _AROUND:
        picture.blit(dark, (edge + x * edge, edge + y * edge))
    picture.blit(gold, (edge, edge))
    return picture


def _tone(at: float) -> Colour:
    """Return the tone of the gold at a share of the way down."""
    at = min(max(at, 0.0), 1.0)
    (first, above), (last, below) = next(pair for pair in pairwise(_STOPS) if at <= pair[1][0])
    share = (at - first) / (last - first)
    return Colour(*(round(a + (b - a) * share) for a, b in zip(above[:3], below[:3], strict=True)))
