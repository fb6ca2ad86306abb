"""Touches, which the system tells as clicks: a finger is thicker than a pointer, and cannot point without pressing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .layer import Layer

TARGET = 44  # points: whatever can be touched counts as this wide and high, unless something else lies there
LONG = 0.5  # seconds
_STILL = 12  # points that a finger at rest may move

_KINDS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def is_touch(event: pygame.event.Event) -> bool:
    """Return True for an event of the mouse that a finger made."""
    return event.type in _KINDS and bool(event.dict.get("touch"))


class Fingers:
    """The finger on the screen. If it rests on something with a tip, the tip is shown and nothing is pressed."""

    def __init__(self, top: Callable[[], Layer | None]) -> None:
        self._top = top
        self._place: tuple[int, int] | None = None
        self._resting = 0.0

    def take(self, event: pygame.event.Event, density: float) -> pygame.event.Event | None:
        """Return the event at the place that the finger means; None if it is nothing but a finger's way there."""
        scene = self._top()
        if scene is None:
            return event
        place = scene.place_near(event.pos, round(TARGET * density))
        if event.type == pygame.MOUSEBUTTONDOWN:
            scene.point_nowhere()
            self._place, self._resting = event.pos, 0.0
        elif event.type == pygame.MOUSEBUTTONUP:
            self._place = None
        else:
            if self._place is None:
                return None
            away = max(abs(now - before) for now, before in zip(event.pos, self._place, strict=True))
            if away <= _STILL * density:
                return None
            self._resting = -float("inf")
            return event
        return pygame.event.Event(event.type, event.dict | {"pos": place})

    def advance(self, seconds: float) -> None:
        """Let time pass: a finger that has rested long enough has its tip told."""
        scene = self._top()
        if self._place is None or scene is None:
            return
        self._resting += seconds
        if self._resting >= LONG:
            scene.tell_at(self._place)
            self._resting = -float("inf")
