"""The buttons of a gamepad, named by where they are: what is printed on them differs from pad to pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ..drawing.signs import Sign
from ..wording.phrases import Phrase


class PadButton(Enum):
    """A button of a pad, or a direction of a stick. The left stick is the cross once more."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    LEFT_SHOULDER = "left-shoulder"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"
    LEFT_STICK = "left-stick"
    RIGHT_STICK = "right-stick"
    START = "start"
    SELECT = "select"
    STICK_LEFT = "right-stick-left"
    STICK_RIGHT = "right-stick-right"
    STICK_UP = "right-stick-up"
    STICK_DOWN = "right-stick-down"

    @property
    def name_in_words(self) -> str:
        return _NAMES[self].say()

    @property
    def cap(self) -> str:
        """The sign or the few letters for the button where there is little room."""
        sign = _SIGNS.get(self)
        return _CAPS[self].say() if sign is None else sign.value


_NAMES: Mapping[PadButton, Phrase] = {
    PadButton.SOUTH: Phrase("button of a gamepad", "lower button"),
    PadButton.EAST: Phrase("button of a gamepad", "right button"),
    PadButton.WEST: Phrase("button of a gamepad", "left button"),
    PadButton.NORTH: Phrase("button of a gamepad", "upper button"),
    PadButton.LEFT: Phrase("button of a gamepad", "cross to the left"),
    PadButton.RIGHT: Phrase("button of a gamepad", "cross to the right"),
    PadButton.UP: Phrase("button of a gamepad", "cross up"),
    PadButton.DOWN: Phrase("button of a gamepad", "cross down"),
    PadButton.LEFT_SHOULDER: Phrase("button of a gamepad", "L1"),
    PadButton.RIGHT_SHOULDER: Phrase("button of a gamepad", "R1"),
    PadButton.LEFT_TRIGGER: Phrase("button of a gamepad", "L2"),
    PadButton.RIGHT_TRIGGER: Phrase("button of a gamepad", "R2"),
    PadButton.LEFT_STICK: Phrase("button of a gamepad", "L3"),
    PadButton.RIGHT_STICK: Phrase("button of a gamepad", "R3"),
    PadButton.START: Phrase("button of a gamepad", "Start"),
    PadButton.SELECT: Phrase("button of a gamepad", "Select"),
    PadButton.STICK_LEFT: Phrase("button of a gamepad", "right stick to the left"),
    PadButton.STICK_RIGHT: Phrase("button of a gamepad", "right stick to the right"),
    PadButton.STICK_UP: Phrase("button of a gamepad", "right stick up"),
    PadButton.STICK_DOWN: Phrase("button of a gamepad", "right stick down"),
}
_SIGNS = {
    PadButton.SOUTH: Sign.SOUTH,
    PadButton.EAST: Sign.EAST,
    PadButton.WEST: Sign.WEST,
    PadButton.NORTH: Sign.NORTH,
    PadButton.LEFT: Sign.CROSS_LEFT,
    PadButton.RIGHT: Sign.CROSS_RIGHT,
    PadButton.UP: Sign.CROSS_UP,
    PadButton.DOWN: Sign.CROSS_DOWN,
    PadButton.START: Sign.START,
    PadButton.SELECT: Sign.SELECT,
    PadButton.STICK_LEFT: Sign.STICK_LEFT,
    PadButton.STICK_RIGHT: Sign.STICK_RIGHT,
    PadButton.STICK_UP: Sign.STICK_UP,
    PadButton.STICK_DOWN: Sign.STICK_DOWN,
}
_CAPS = {
    PadButton.LEFT_SHOULDER: Phrase("key", "L1"),
    PadButton.RIGHT_SHOULDER: Phrase("key", "R1"),
    PadButton.LEFT_TRIGGER: Phrase("key", "L2"),
    PadButton.RIGHT_TRIGGER: Phrase("key", "R2"),
    PadButton.LEFT_STICK: Phrase("key", "L3"),
    PadButton.RIGHT_STICK: Phrase("key", "R3"),
}

DIRECTIONS: Sequence[PadButton] = (
    PadButton.LEFT,
    PadButton.RIGHT,
    PadButton.UP,
    PadButton.DOWN,
    PadButton.STICK_LEFT,
    PadButton.STICK_RIGHT,
    PadButton.STICK_UP,
    PadButton.STICK_DOWN,
)
