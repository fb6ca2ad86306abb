"""Which item lies near a place, or in the direction of an arrow."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from ..widgets.base import Item


def nearest_place(rects: Iterable[pygame.Rect], place: tuple[int, int], width: int) -> tuple[int, int]:
    """Return the point nearest to a place in the rectangles that it is in once they are `width` pixels wide and high.

    The place itself if there is none.
    """
    return min(
        (_point_in(rect, place) for rect in rects if rect.inflate(_lacking(rect, width)).collidepoint(place)),
        key=lambda near: (near[0] - place[0]) ** 2 + (near[1] - place[1]) ** 2,
        default=place,
    )


def _lacking(rect: pygame.Rect, width: int) -> tuple[int, int]:
    return max(0, width - rect.width), max(0, width - rect.height)


def _point_in(rect: pygame.Rect, place: tuple[int, int]) -> tuple[int, int]:
    x, y = place
    return min(max(x, rect.left), rect.right - 1), min(max(y, rect.top), rect.bottom - 1)


def nearest_towards(
    here: pygame.Rect, items: Iterable[Item], dx: int, dy: int, *, only_straight: bool = False
) -> Item | None:
    """Return the item that lies nearest in a direction, straight ahead before to the side; None if none does."""
    ways = [(way, item) for item in items if (way := _way_to(here, item.rect, dx, dy)) is not None]
    way, found = min(ways, key=lambda found: found[0], default=((False, 0.0), None))
    is_aside, _ = way
    return None if is_aside and only_straight else found


def _way_to(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> tuple[bool, float] | None:
    """Return a sort key for rectangles in a direction, straight ahead and near first; None if it is not that way.

    What lies beside, as the cards of a fan do, is not over or under.
    """
    across, down = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
    beside = min(here.bottom, there.bottom) - max(here.top, there.top)
    if ahead <= 4 or (dy and 2 * beside > min(here.height, there.height)):
        return None
    if dx:
        is_straight = there.top < here.bottom and here.top < there.bottom
    else:
        is_straight = there.left < here.right and here.left < there.right
        aside = max(0, there.left - here.centerx, here.centerx - there.right) if is_straight else aside
    return not is_straight, ahead + (0.5 if is_straight else 2.5) * aside
