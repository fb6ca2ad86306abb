"""The bends by which cards fly around plates, and what else lies there: under one, a card would be cut in two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

import pygame

from ...engine.values import replace
from ..motion.motions import Flight, Moment
from .sprites import Sprite

_SHARES = tuple((step / 13) ** 2 for step in range(1, 13))  # moments of a way that are looked at: most ways begin fast
_BOWS = tuple(step * 0.15 for step in range(1, 8))  # of the length of the way
_NEAR = 0.42  # of a card's height: so far from its middle it would meet one, however it is turned
_Shunned = Sequence[tuple[pygame.Rect, float]]
Bow = tuple[float, float]


class Detours:
    """Finds ways around; cards that are dealt to one hand mostly bend alike, so the last bend is tried first."""

    def __init__(self) -> None:
        self._last = 0.0

    def past(self, flight: Flight, plates: Iterable[pygame.Rect], laid: Iterable[Sprite]) -> Flight:
        """Return the flight around plates, and around cards that are laid and at rest, if its motion goes around."""
        if not flight.motion.goes_around:
            return flight
        ends = flight.start.pose, flight.end.pose
        lying = [_inner(card.rect) for card in laid if not card.is_moving and card.pose not in ends]
        return self.around(flight, [*plates, *lying])

    def around(self, flight: Flight, places: Iterable[pygame.Rect]) -> Flight:
        """Return the flight with the least bend that keeps the card clear of places; unchanged if there is none.

        No nearer to one than where it sets off, or ends: it may lie with a part of it under a plate.
        """
        ends = flight.start, flight.end
        shunned = [(place, min(_NEAR, *(_distance(end, place) for end in ends))) for place in places]
        if _is_clear(flight, shunned):
            return flight
        for share, bow in self._bows(flight):
            bent = _bent(flight, bow)
            if _is_clear(bent, shunned):
                self._last = share
                return bent
        return flight

    def _bows(self, flight: Flight) -> Iterator[tuple[float, Bow]]:
        """Yield bends, each with its share of the way's length in the middle; 0 for those by the corners of the way."""
        start, end = flight.start.pose, flight.end.pose
        across, down = end.x - start.x, end.y - start.y
        corners = [(0.0, (across / 4, -down / 4)), (0.0, (-across / 4, down / 4))]
        shares = [bow for step in _BOWS for bow in (step, -step)]
        if self._last:
            shares.insert(0, self._last)
        sides = [(share, (-down * share, across * share)) for share in shares]
        yield from (*corners, *sides) if flight.motion.is_bent else (*sides, *corners)


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
