"""The hand of the seat that looks, as it lies in a review: in one row, or in two where it would be crowded."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....engine.cards import Card
from ...drawing.canvas import Canvas
from ...tabletop.fans import CARD_RATIO, ROW_SHOWN, spacing
from .seen import MOST_APART, RAISED, Cards, Marked, SeenView, marks_height

_LEAST_SEEN = 0.4  # of a card's width, below which two rows are easier to read
_INDEX = 0.4  # of a card's height, down to the foot of its index and its worth


def is_crowded(count: int, width: int, high: int) -> bool:
    """Return True if too little of each card would be in sight in a row of this width."""
    wide = high * CARD_RATIO
    return count > 1 and (width - wide) / (count - 1) < _LEAST_SEEN * wide


def rows_apart(canvas: Canvas, high: int) -> int:
    """Return how far a lower row lies below the upper one: its marks, over raised cards, cover no index of that."""
    return max(round(high * ROW_SHOWN), round(high * _INDEX) + canvas.px(RAISED) + marks_height(canvas))


def card_in_rows(canvas: Canvas, room: int) -> int:
    """Return the height of cards of which two rows have room, the upper one with raised cards."""
    left = room - canvas.px(RAISED)
    close, marked = left / (1 + ROW_SHOWN), (left - canvas.px(RAISED) - marks_height(canvas)) / (1 + _INDEX)
    return round(min(close, marked))


def hand_items(
    canvas: Canvas, seen: SeenView, cards: Sequence[Card], rect: pygame.Rect, high: int, *, in_two: bool
) -> list[Cards]:
    """Return the cards in rows, of which the lower one covers part of the upper one and is no shorter.

    Marked cards of both rise, with their marks over them: those of the lower one lie on the foot of the upper one.
    """
    split = len(cards) // 2 if in_two else 0
    wide, longest = round(high * CARD_RATIO), len(cards) - split
    pitch = spacing(rect.width, wide, longest, MOST_APART)
    upper = pygame.Rect(rect.left, rect.top, rect.width, high + canvas.px(RAISED))
    lower = upper.move(0, rows_apart(canvas, high)) if in_two else upper
    rows = [("hand-upper", upper, cards[:split]), ("hand", lower, cards[split:])]
    return [
        Cards(
            key=key, rect=place, seen=seen, cards=row, high=high, pitch=pitch, marked=Marked.ABOVE, is_mute=True,
            is_backing=in_two and place is upper,
        )
        for key, place, row in rows
        if row
    ]  # fmt: skip
