"""The bends by which cards fly around plates, and what else lies there: under one, a card would be cut in two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

import pygame

from ...engine.values import replace
from ..motion.motions import Flight, Moment
from .sprites import Sprite

_SHARES = (*((step / 13) ** 2 for step in range(1, 13)), 0.95)  # moments that are looked at: most ways begin fast
_BOWS = tuple(step * 0.15 for step in range(1, 8))  # of the length of the way
_NEAR = 0.42  # of a card's height: so far from its middle it would meet one, however it is turned
_Shunned = Sequence[tuple[pygame.Rect, float]]
Bow = tuple[float, float]


def past(flight: Flight, plates: Iterable[pygame.Rect], laid: Iterable[Sprite]) -> Flight:
    """Return the flight around plates, and around cards that are laid and at rest, if its motion goes around."""
    if not flight.motion.goes_around:
        return flight
    ends = flight.start.pose, flight.end.pose
    lying = [_inner(card.rect) for card in laid if not card.is_moving and card.pose not in ends]
    return around(flight, [*plates, *lying])


def around(flight: Flight, places: Iterable[pygame.Rect]) -> Flight:
    """Return the flight with the least bend that keeps the card clear of places; unchanged if there is none.

    No nearer to one than where it sets off, or ends: it may lie with a part of it under a plate.
    """
    ends = flight.start, flight.end
    shunned = [(place, min(_NEAR, *(_distance(end, place) for end in ends))) for place in places]
    if _is_clear(flight, shunned):
        return flight
    bent = (_bent(flight, bow) for bow in _bows(flight))
    return next((way for way in bent if _is_clear(way, shunned)), flight)


def _bows(flight: Flight) -> Iterable[Bow]:
    """Return bends, the least first; where cards go up or down first, those by the corners of the way before these."""
    start, end = flight.start.pose, flight.end.pose
    across, down = end.x - start.x, end.y - start.y
    corners = (across / 4, -down / 4), (-across / 4, down / 4)
    sides = [(-down * share, across * share) for step in _BOWS for share in (step, -step)]
    return (*corners, *sides) if flight.motion.is_bent else (*sides, *corners)


def _bent(flight: Flight, bow: Bow) -> Flight:
    motion = flight.motion
    return Flight(flight.start, flight.end, replace(motion, is_bent=False) if motion.is_bent else motion, bow)


def _is_clear(flight: Flight, shunned: _Shunned) -> bool:
    for share in _SHARES:
        moment = flight.at(share)
        if any(_distance(moment, place) < least for place, least in shunned):
            return False
    return True


def _distance(moment: Moment, place: pygame.Rect) -> float:
    """Return how far the middle of a card is from a place, in its heights."""
    x, y, height, _ = moment.pose
    return hypot(max(place.left - x, 0.0, x - place.right), max(place.top - y, 0.0, y - place.bottom)) / height


def _inner(card: pygame.Rect) -> pygame.Rect:
    """Return the part of a card that lies which is kept clear: its edge may be passed over."""
    return card.inflate(-card.height // 5, -card.height // 5)
