"""Sticks and triggers as buttons: each has to be pushed further to count than it has to be let back."""

from __future__ import annotations

from collections.abc import Mapping

from ..widgets.pad import PadButton

FARTHEST = 32767.0
PUSHED, LET_BACK = 0.6, 0.4  # shares of the way
_TURNED = 0.25  # how much further the other direction must be pushed to take over
REPEAT_AFTER, REPEAT_EVERY = 0.45, 0.16  # seconds

_Ways = Mapping[tuple[int, int], PadButton]
LEFT_WAYS: _Ways = {
    (0, -1): PadButton.LEFT_STICK_LEFT,
    (0, 1): PadButton.LEFT_STICK_RIGHT,
    (1, -1): PadButton.LEFT_STICK_UP,
    (1, 1): PadButton.LEFT_STICK_DOWN,
}
RIGHT_WAYS: _Ways = {
    (0, -1): PadButton.RIGHT_STICK_LEFT,
    (0, 1): PadButton.RIGHT_STICK_RIGHT,
    (1, -1): PadButton.RIGHT_STICK_UP,
    (1, 1): PadButton.RIGHT_STICK_DOWN,
}


class Stick:
    """A stick, pushed in one of four directions or in none. `ways` are its buttons, by axis and sign."""

    def __init__(self, ways: _Ways) -> None:
        self._ways = ways
        self._place = [0.0, 0.0]
        self._way: tuple[int, int] | None = None

    def move(self, axis: int, value: float) -> PadButton | None:
        """Move it along an axis to a value from -1 to 1; return the direction in which it is pushed now."""
        self._place[axis] = value
        axis = max((0, 1), key=lambda each: abs(self._place[each]))
        way = (axis, 1 if self._place[axis] > 0 else -1)
        if abs(self._place[axis]) >= PUSHED and abs(self._place[axis]) > self._kept() + _TURNED:
            self._way = way
        elif self._kept() < LET_BACK:
            self._way = None
        return None if self._way is None else self._ways[self._way]

    def _kept(self) -> float:
        """Return how far it is still pushed in the direction that counts."""
        if self._way is None:
            return -_TURNED
        axis, sign = self._way
        return self._place[axis] * sign


class Trigger:
    """A trigger, pressed or not."""

    def __init__(self) -> None:
        self._is_down = False

    def move(self, value: float) -> bool:
        """Move it to a value from 0 to 1; return True if it is pressed now."""
        self._is_down = value >= (LET_BACK if self._is_down else PUSHED)
        return self._is_down


class Repeat:
    """A button that is held: its first step comes at once, the next after a while, and then one after another."""

    def __init__(self) -> None:
        self.held: PadButton | None = None
        self._next_in = 0.0

    def hold(self, button: PadButton) -> None:
        """Hold a button from now on, in place of what was held."""
        self.held = button
        self._next_in = REPEAT_AFTER

    def let_go(self, button: PadButton | None = None) -> None:
        """Let go of this button, or of any."""
        if button in (None, self.held):
            self.held = None

    def advance(self, seconds: float) -> PadButton | None:
        """Let time pass; return the button if its next step has come. However late, it is one step."""
        if self.held is None:
            return None
        self._next_in -= seconds
        if self._next_in > 0:
            return None
        self._next_in = REPEAT_EVERY
        return self.held
