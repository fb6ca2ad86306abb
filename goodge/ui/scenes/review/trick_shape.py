"""The shape in which the cards of a trick lie before their players: a fan of three, or a cross of four."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

import pygame

from ...tabletop.fans import CARD_RATIO
from ...tabletop.seating import OUTWARDS

_FAN_DROP, _CROSS_DROP = 0.42, 1.04
APART, OVER = 0.14, -0.26  # widths between cards side by side; where they lie over each other, off the indices


class PlacedTrick(NamedTuple):
    """Where a trick lies: its middle, the place of each hand's card, and how high these are; 0 without room."""

    middle: tuple[int, int]
    places: dict[int, pygame.Rect]
    high: int


def largest(most: int, least: int, step: int, place: Callable[[int], PlacedTrick | None]) -> PlacedTrick | None:
    """Return the trick of the highest cards that can be placed; None if not even the least can."""
    heights = [*range(most, least, -step), least]
    found = bisect_left(heights, True, hi=len(heights) - 1, key=lambda high: place(high) is not None)
    return place(heights[found])


def trick_shape(
    sides: Sequence[str], high: int, rise: float, middle: int, apart: float = APART
) -> dict[int, pygame.Rect]:
    """Return where the card of each hand lies, by the side of the table that it is at, around `middle` and 0 as y.

    Those at the sides of a cross rise by this share of the way up. Cards side by side lie this many widths `apart`.
    """
    is_cross, found = len(sides) > 3, {}
    drop = _CROSS_DROP if is_cross else _FAN_DROP
    column, wide = 1 + apart, high * CARD_RATIO
    for hand, side in enumerate(sides):
        right, down = OUTWARDS[side]
        low = -rise if right and is_cross else down if is_cross or down > 0 else -1
        place = pygame.Rect(0, 0, ceil(wide), high)
        place.center = (round(middle + right * column * wide), round(low * high * drop / 2))
        found[hand] = place
    return found
