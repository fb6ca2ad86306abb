"""The shape in which the cards of a trick lie before their players: a fan of three, or a cross of four."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame

from ...tabletop.fans import CARD_RATIO
from ...tabletop.seating import OUTWARDS

_FAN_DROP, _CROSS_DROP, _APART = 0.42, 1.04, 0.14


def trick_shape(sides: Sequence[str], high: int, rise: float, middle: int) -> dict[int, pygame.Rect]:
    """Return where the card of each hand lies, by the side of the table that it is at, around `middle` and 0 as y.

    Those at the sides of a cross rise by this share of the way up.
    """
    is_cross, found = len(sides) > 3, {}
    drop = _CROSS_DROP if is_cross else _FAN_DROP
    column, wide = 1 + _APART, high * CARD_RATIO
    for hand, side in enumerate(sides):
        right, down = OUTWARDS[side]
        low = -rise if right and is_cross else down if is_cross or down > 0 else -1
        place = pygame.Rect(0, 0, ceil(wide), high)
        place.center = (round(middle + right * column * wide), round(low * high * drop / 2))
        found[hand] = place
    return found
