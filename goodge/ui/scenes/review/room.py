"""Room for things between others that have their places already."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def clear_height(shape: Sequence[pygame.Rect], taken: Sequence[pygame.Rect], within: range, wished: int) -> int | None:
    """Return how far down to move a shape so that it overlaps nothing taken, as near as can be to what is wished.

    `shape`: its parts; all of it stays `within` these rows, given in pixels as all else. None if there is no room.
    """
    least, most = within.start - min(part.top for part in shape), within.stop - max(part.bottom for part in shape)
    if least > most:
        return None
    barred = [
        (each.top - part.bottom + 1, each.bottom - part.top - 1)
        for part in shape
        for each in taken
        if part.left < each.right and each.left < part.right
    ]
    start = min(max(wished, least), most)
    lower, higher = start, start
    for first, last in sorted(barred):
        if first <= lower <= last:
            lower = last + 1
    for first, last in sorted(barred, key=lambda span: span[1], reverse=True):
        if first <= higher <= last:
            higher = first - 1
    free = [height for height in (higher, lower) if least <= height <= most]
    return min(free, key=lambda height: abs(height - wished), default=None)
