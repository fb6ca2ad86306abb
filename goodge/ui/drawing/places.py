"""Rectangles that are to be drawn anew."""

from __future__ import annotations

from collections.abc import Iterable

import pygame


def joined(places: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles inside the window that cover the same places and do not overlap; they may cover more."""
    found: list[pygame.Rect] = []
    for place in places:
        now = place.clip(window)
        if not now.width * now.height:
            continue
        while (number := now.collidelist(found)) >= 0:
            now = now.union(found.pop(number))
        found.append(now)
    return found


def area(places: Iterable[pygame.Rect]) -> int:
    """Return the pixels in rectangles that do not overlap."""
    return sum(place.width * place.height for place in places)
