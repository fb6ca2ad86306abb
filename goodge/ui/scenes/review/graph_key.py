"""The key below the graph of a review: its signs with what they mean and how many there are, in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from ....coach import Grade
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import MUTED, SMALL, Role, smaller
from ...widgets.base import Drawing
from ...wording import review as words
from ...wording.spoken import in_sentences
from .signs import draw_sign

_SIGN = 16
_AFTER_SIGN, _AFTER_WORDS, _LEAST_AFTER_WORDS = 5, 12, 8


@dataclass(frozen=True, slots=True)
class SignLine:
    """Signs, each with its words at its right; all in pixels."""

    signs: Sequence[Grade]
    texts: Sequence[str]
    role: Role
    apart: int

    @classmethod
    def fitting(cls, canvas: Canvas, found: Mapping[Grade, int], width: int) -> SignLine:
        """Return the line for these signs that fits this width: if need be smaller, then closer, then without numbers.

        The names stay: a key is there for them.
        """
        numbered = [words.sign_words(sign, number) for sign, number in found.items()]
        named = [words.label_words(sign) for sign in found]
        roles, wide, close = smaller(SMALL), canvas.px(_AFTER_WORDS), canvas.px(_LEAST_AFTER_WORDS)
        ways = [(role, wide) for role in roles] + [(roles[-1], close)]
        lines = [cls(list(found), texts, *way) for texts in (numbered, named) for way in ways]
        return next((line for line in lines if line.width(canvas) <= width), lines[-1])

    def width(self, canvas: Canvas) -> int:
        """Return how wide it is."""
        return sum(self._widths(canvas)) + self.apart * (len(self.texts) - 1)

    def draw(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw it from the left edge of a place."""
        left = rect.left
        for sign, text, width in zip(self.signs, self.texts, self._widths(canvas), strict=True):
            draw_sign(canvas, sign, (left + canvas.px(_SIGN / 2), rect.centery), _SIGN)
            place = pygame.Rect(left + canvas.px(_SIGN + _AFTER_SIGN), rect.top, rect.width, rect.height)
            canvas.text(text, self.role, place, MUTED, "left")
            left += width + self.apart

    def _widths(self, canvas: Canvas) -> list[int]:
        return [canvas.px(_SIGN + _AFTER_SIGN) + canvas.type.size(text, self.role)[0] for text in self.texts]


def key_of_graph(canvas: Canvas, rect: pygame.Rect, found: Mapping[Grade, int]) -> Drawing:
    """Return the key with how often each sign is in the graph; read out, it always says how often."""
    line = SignLine.fitting(canvas, found, rect.width)
    read = in_sentences(words.signs_words(sign, number) for sign, number in found.items())
    return Drawing(key="graph-key", rect=rect, paint=line.draw, called=read)
