"""The beat of the program: quick while something moves, and hardly any work while a person thinks."""

from __future__ import annotations

import pygame

from .waiting import wait_for_event

ACTIVE, IDLE = 60, 20  # times a second that events are looked for
RESTING = 15  # at rest, where they cannot be waited for
RESTS_AFTER = 3.0  # seconds in which nobody did anything and nothing moved
REST = 1.0  # seconds from turn to turn then
LONGEST = 0.1  # seconds that pass at most from one beat to the next, however long the machine slept


class Pulse:
    """The time between beats, and when a turn is due: at each beat, or seldom once all has been still for a while."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._still = self._passed = 0.0

    def beat(self, *, is_busy: bool, may_sleep: bool = True) -> float:
        """Wait for the next beat; return the seconds that it took.

        At rest it sleeps until an event comes or a turn is due, if it `may_sleep`.
        """
        if is_busy:
            self._still = 0.0
        longest = REST - self._passed
        if self._rests and may_sleep and wait_for_event(longest):
            rate = 0
        else:
            rate, longest = ACTIVE if is_busy else RESTING if self._rests else IDLE, LONGEST
        seconds = self._clock.tick(rate) / 1000
        self._still += min(seconds, longest)
        self._passed += min(seconds, longest)
        return seconds

    def turn_due(self, *, is_wanted: bool) -> float | None:
        """Return the seconds since the last turn if one is due, or wanted; else None."""
        if self._rests and self._passed < REST and not is_wanted:
            return None
        return self.owed()

    def owed(self) -> float:
        """Return the seconds since the last turn, and count from now on."""
        passed, self._passed = self._passed, 0.0
        return passed

    @property
    def _rests(self) -> bool:
        return self._still >= RESTS_AFTER
