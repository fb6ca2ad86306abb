"""Rectangles to redraw."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

_WASTE = 1.25  # two rectangles become one that is at most this many times as large as both together


def joined(places: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles inside the window that cover the same places and do not overlap; they may cover a bit more."""
    found: list[pygame.Rect] = []
    for place in places:
        now = place.clip(window)
        while (number := _mate(now, found)) is not None:
            now = now.union(found.pop(number))
        found += outside(now, found)
    return found


def gathered(places: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return a few rectangles inside the window that cover the same places, and may cover one another and more."""
    found: list[pygame.Rect] = []
    for place in places:
        now = place.clip(window)
        for other in now.collideobjectsall(found):
            both = now.union(other)
            if both.w * both.h <= _WASTE * (now.w * now.h + other.w * other.h):
                found.remove(other)
                now = both
        found.append(now)
    return [place for place in found if place.w * place.h]


def area(places: Iterable[pygame.Rect]) -> int:
    """Return how many pixels rectangles cover that do not overlap."""
    return sum(place.width * place.height for place in places)


def _mate(place: pygame.Rect, others: list[pygame.Rect]) -> int | None:
    """Return the number of a rectangle that is best drawn together with this one; None if there is none."""
    for number in place.collidelistall(others):
        both = [place, others[number]]
        if area([place.union(others[number])]) <= _WASTE * (area(both) - area([place.clip(others[number])])):
            return number
    return None


def outside(place: pygame.Rect, others: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return the parts of a rectangle that lie in none of the others."""
    parts = [place] if place.width * place.height else []
    for other in others:
        parts = [rest for part in parts for rest in _without(part, other)]
    return parts


def _without(place: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """Return what is left of a rectangle: above the other, below it, and beside it."""
    common = place.clip(other)
    if not common.width * common.height:
        return [place]
    left, top, right, bottom = place.left, place.top, place.right, place.bottom
    parts = [
        pygame.Rect(left, top, place.width, common.top - top),
        pygame.Rect(left, common.bottom, place.width, bottom - common.bottom),
        pygame.Rect(left, common.top, common.left - left, common.height),
        pygame.Rect(common.right, common.top, right - common.right, common.height),
    ]
    return [part for part in parts if part.width * part.height]
