"""The bends by which cards fly around plates, and what else lies there: under one, a card would be cut in two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

import pygame

from ...engine.values import replace
from ..motion.motions import Flight, Moment
from .sprites import RATIO, RISE, Sprite

_SHARES = (*((step / 13) ** 2 for step in range(1, 13)), 0.95)  # moments that are looked at: most ways begin fast
_BOWS = tuple(step * 0.15 for step in range(1, 8))  # of the length of the way
_NEAR = 0.42  # of a card's height: so far from its middle it would meet one, however it is turned
_RIM = 0.03  # of a card's height: the rim of one that lies, which has no index yet, may be passed over
_FRAMES = tuple(step / 15 for step in range(1, 15))  # of a card that is played
_SMALL_BOWS = 6
_LIFTS = 1.0, 0.75, 0.5, 0.25  # of all that a card can do upwards before it goes aside
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


def beside(flight: Flight, cards: Iterable[Sprite]) -> Flight:
    """Return a flight that passes beside cards that lie, and over none of them, as far as there is one.

    Straight where that is enough, and where it is flat, for those who want less motion; else without a lean and without
    coming too far, and then with the least bend.
    """
    lying = [card.rect.inflate(*(-2 * _RIM * card.pose.height,) * 2) for card in cards]
    if not flight.motion.rise or not lying or not _covered(flight, lying):
        return flight
    steady = replace(flight, motion=flight.motion.steady())
    ways = [_bent(way, bow) for bow in ((0.0, 0.0), *_bows(flight)[:_SMALL_BOWS]) for way in (flight, steady)]
    return min(ways, key=lambda way: _covered(way, lying))


def lifted(flight: Flight, places: Sequence[pygame.Rect]) -> Flight:
    """Return the flight of a card that rises out of the hand before it goes aside, as far as it meets no more places.

    Else its lower half would slide along under the other cards. A flat way stays straight.
    """
    if not flight.motion.rise:
        return flight
    start, end, met = flight.start.pose, flight.end.pose, _covered(flight, places)
    ways = (_bent(flight, ((start.x - end.x) / 4 * share, (end.y - start.y) / 4 * share)) for share in _LIFTS)
    return next((way for way in ways if _covered(way, places) <= met), flight)


def _covered(flight: Flight, places: Sequence[pygame.Rect]) -> int:
    """Return how much of places a card covers on its way, in pixels, at all moments together."""
    covered = 0
    for share in _FRAMES:
        (x, y, height, angle), _, rise = flight.at(share)
        high, turned = height * (1 + RISE * rise), radians(angle)
        across, down = abs(cos(turned)) * high, abs(sin(turned)) * high
        wide, tall = across * RATIO + down, down * RATIO + across
        card = pygame.Rect(x - wide / 2, y - tall / 2, wide, tall)
        covered += sum(part.width * part.height for part in map(card.clip, places))
    return covered


def _bows(flight: Flight) -> Sequence[Bow]:
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
