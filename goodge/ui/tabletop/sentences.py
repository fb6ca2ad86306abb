"""Words over the hand that are too long for one line."""

from __future__ import annotations

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, SENTENCE, SMALL_STRONG

SENTENCES = (SENTENCE, BODY_STRONG, SMALL_STRONG)


def in_two_lines(canvas: Canvas, words: str, width: int) -> tuple[str, str]:
    """Return words as they stand in a place of this width in pixels, and what is left of them for the line below."""
    least = SENTENCES[-1]
    if canvas.type.size(words, least)[0] <= width:
        return words, ""
    first, *rest = canvas.type.wrap(words, least, width, evenly=True)
    return first, " ".join(rest)
