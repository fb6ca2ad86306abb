"""The beat of the program: quick while something moves, and hardly any work while a person thinks."""

from __future__ import annotations

import pygame

ACTIVE, IDLE, RESTING = 60, 20, 15  # times a second that events are looked for: to wait for them would cost far more
RESTS_AFTER = 3.0  # seconds in which nobody did anything and nothing moved
REST = 0.5  # seconds from turn to turn then
LONGEST = 0.1  # seconds that pass at most from one beat to the next, however long the machine slept


class Pulse:
    """The time between beats, and when a turn is due: at each beat, or seldom once all has been still for a while."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._still = self._passed = 0.0

    def beat(self, *, is_busy: bool) -> float:
        """Wait for the next beat; return the seconds that it took."""
        if is_busy:
            self._still = 0.0
        seconds = self._clock.tick(ACTIVE if is_busy else RESTING if self._rests else IDLE) / 1000
        self._still += min(seconds, LONGEST)
        self._passed += min(seconds, LONGEST)
        return seconds

    def turn_due(self, *, is_wanted: bool) -> float | None:
        """Return the seconds since the last turn if one is due, or wanted; else None."""
        if self._rests and self._passed < REST and not is_wanted:
            return None
        return self.owed()

    def owed(self) -> float:
        """Return the seconds since the last turn, which are thereby given out."""
        passed, self._passed = self._passed, 0.0
        return passed

    @property
    def _rests(self) -> bool:
        return self._still >= RESTS_AFTER
