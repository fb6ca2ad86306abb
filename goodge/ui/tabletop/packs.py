"""Cards of one pack: they lie on each other or are spread out side by side, and cast one shadow together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pygame

from .sprites import WHOLE, Sprite


def share_shadows(cards: Iterable[Sprite]) -> None:
    """Have the cards of each pack, given the lowest first, cast the part of its shadow that lies nearest to them.

    Whole shadows of all cards would add up to a black one.
    """
    packs: dict[str, list[Sprite]] = {}
    for card in cards:
        if card.pack:
            packs.setdefault(card.pack, []).append(card)
    for pack in packs.values():
        for card in pack:
            card.shade = WHOLE
        for one, other in pairwise(pack):
            edge = round((one.pose.x + other.pose.x) / 2)
            one.shade = one.shade[0], edge - one.middle[0]
            other.shade = edge - other.middle[0], other.shade[1]


def shade_of(card: Sprite, shadow: pygame.Surface, place: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect] | None:
    """Return the part of a card's shadow that it casts, and the place of that; None if it casts none."""
    if card.shade == WHOLE:
        return shadow, place
    left, right = card.shade
    part = pygame.Rect(place.centerx + left, place.top, right - left, place.height).clip(place)
    return (shadow.subsurface(part.move(-place.left, -place.top)), part) if part.width else None
