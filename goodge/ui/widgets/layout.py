"""Cutting rectangles into parts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def columns(rect: pygame.Rect, shares: Sequence[float], gap: int) -> list[pygame.Rect]:
    """Return the rectangle cut from left to right into parts of these shares."""
    room = rect.width - gap * (len(shares) - 1)
    left, parts = float(rect.left), []
    for share in shares:
        width = room * share / sum(shares)
        parts.append(pygame.Rect(round(left), rect.top, round(left + width) - round(left), rect.height))
        left += width + gap
    return parts


def rows(rect: pygame.Rect, shares: Sequence[float], gap: int) -> list[pygame.Rect]:
    """Return the rectangle cut from top to bottom into parts of these shares."""
    turned = columns(pygame.Rect(rect.top, rect.left, rect.height, rect.width), shares, gap)
    return [pygame.Rect(part.top, part.left, part.height, part.width) for part in turned]
