"""The hand of the seat that looks, as it lies in a review: in one row, or in two where it would be crowded."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....engine.cards import Card
from ...drawing.canvas import Canvas
from ...tabletop.fans import CARD_RATIO, ROW_SHOWN
from .seen import RAISED, Cards, Marked, SeenView

_MOST_APART = 1.06  # of a card's width, from one card to the next: few lie clear of each other
_LEAST_SEEN = 0.4  # of a card's width, below which two rows are easier to read


def is_crowded(count: int, width: int, high: int) -> bool:
    """Return True if too little of each card would be in sight in a row of this width."""
    wide = high * CARD_RATIO
    return count > 1 and (width - wide) / (count - 1) < _LEAST_SEEN * wide


def hand_items(
    canvas: Canvas, seen: SeenView, cards: Sequence[Card], rect: pygame.Rect, high: int, *, in_two: bool
) -> list[Cards]:
    """Return the cards in rows, of which the lower one covers part of the upper one and is no shorter.

    Marks stand over the cards, and under those of a lower row: over them lie the others.
    """
    split = len(cards) // 2 if in_two else 0
    wide, longest = round(high * CARD_RATIO), len(cards) - split
    pitch = min((rect.width - wide) / max(1, longest - 1), wide * _MOST_APART)
    upper = pygame.Rect(rect.left, rect.top, rect.width, high + canvas.px(RAISED))
    lower = upper.move(0, canvas.px(RAISED) + round(high * ROW_SHOWN)) if in_two else upper
    below = Marked.BELOW if in_two else Marked.ABOVE
    rows = [("hand-upper", upper, cards[:split], Marked.ABOVE), ("hand", lower, cards[split:], below)]
    return [
        Cards(
            key=key, rect=place, seen=seen, cards=row, high=high, pitch=pitch, marked=marked, is_mute=True,
            is_backing=in_two and place is upper,
        )
        for key, place, row, marked in rows
        if row
    ]  # fmt: skip
