"""The buttons of a gamepad, named by where they are: what is printed on them differs from pad to pad."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum

from ..drawing.signs import Sign
from ..wording.phrases import Phrase


class PadButton(Enum):
    """A button of a pad, or a direction of a stick. The left stick is the cross once more, unless it is changed."""

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
    LEFT_STICK_LEFT = "left-stick-left"
    LEFT_STICK_RIGHT = "left-stick-right"
    LEFT_STICK_UP = "left-stick-up"
    LEFT_STICK_DOWN = "left-stick-down"
    RIGHT_STICK_LEFT = "right-stick-left"
    RIGHT_STICK_RIGHT = "right-stick-right"
    RIGHT_STICK_UP = "right-stick-up"
    RIGHT_STICK_DOWN = "right-stick-down"

    @property
    def name_in_words(self) -> str:
        return _NAMES[self].say()

    @property
    def cap(self) -> str:
        """The sign or the few letters for the button where there is little room."""
        return _CAPS[self].say() if self in _CAPS else _SIGNS[self]


_NAMES: Mapping[PadButton, Phrase] = {
    PadButton.SOUTH: Phrase("button of a gamepad", "lower button"),
    PadButton.EAST: Phrase("button of a gamepad", "right button"),
    PadButton.WEST: Phrase("button of a gamepad", "left button"),
    PadButton.NORTH: Phrase("button of a gamepad", "upper button"),
    PadButton.LEFT: Phrase("button of a gamepad", "D-pad left"),
    PadButton.RIGHT: Phrase("button of a gamepad", "D-pad right"),
    PadButton.UP: Phrase("button of a gamepad", "D-pad up"),
    PadButton.DOWN: Phrase("button of a gamepad", "D-pad down"),
    PadButton.LEFT_SHOULDER: Phrase("button of a gamepad", "L1"),
    PadButton.RIGHT_SHOULDER: Phrase("button of a gamepad", "R1"),
    PadButton.LEFT_TRIGGER: Phrase("button of a gamepad", "L2"),
    PadButton.RIGHT_TRIGGER: Phrase("button of a gamepad", "R2"),
    PadButton.LEFT_STICK: Phrase("button of a gamepad", "L3"),
    PadButton.RIGHT_STICK: Phrase("button of a gamepad", "R3"),
    PadButton.START: Phrase("button of a gamepad", "Start"),
    PadButton.SELECT: Phrase("button of a gamepad", "Select"),
    PadButton.LEFT_STICK_LEFT: Phrase("button of a gamepad", "left stick to the left"),
    PadButton.LEFT_STICK_RIGHT: Phrase("button of a gamepad", "left stick to the right"),
    PadButton.LEFT_STICK_UP: Phrase("button of a gamepad", "left stick up"),
    PadButton.LEFT_STICK_DOWN: Phrase("button of a gamepad", "left stick down"),
    PadButton.RIGHT_STICK_LEFT: Phrase("button of a gamepad", "right stick to the left"),
    PadButton.RIGHT_STICK_RIGHT: Phrase("button of a gamepad", "right stick to the right"),
    PadButton.RIGHT_STICK_UP: Phrase("button of a gamepad", "right stick up"),
    PadButton.RIGHT_STICK_DOWN: Phrase("button of a gamepad", "right stick down"),
}
_SIGNS: Mapping[PadButton, str] = {
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
    PadButton.LEFT_STICK_LEFT: f"L{Sign.STICK_LEFT}",
    PadButton.LEFT_STICK_RIGHT: f"L{Sign.STICK_RIGHT}",
    PadButton.LEFT_STICK_UP: f"L{Sign.STICK_UP}",
    PadButton.LEFT_STICK_DOWN: f"L{Sign.STICK_DOWN}",
    PadButton.RIGHT_STICK_LEFT: f"R{Sign.STICK_LEFT}",
    PadButton.RIGHT_STICK_RIGHT: f"R{Sign.STICK_RIGHT}",
    PadButton.RIGHT_STICK_UP: f"R{Sign.STICK_UP}",
    PadButton.RIGHT_STICK_DOWN: f"R{Sign.STICK_DOWN}",
}
_CAPS = {
    PadButton.LEFT_SHOULDER: Phrase("key", "L1"),
    PadButton.RIGHT_SHOULDER: Phrase("key", "R1"),
    PadButton.LEFT_TRIGGER: Phrase("key", "L2"),
    PadButton.RIGHT_TRIGGER: Phrase("key", "R2"),
    PadButton.LEFT_STICK: Phrase("key", "L3"),
    PadButton.RIGHT_STICK: Phrase("key", "R3"),
}

_WORDS_OF_SIGNS = sorted(_SIGNS.items(), key=lambda found: -len(found[1]))  # a stick's sign has a letter before it
_SENTENCE = r"(^|[.!?…]\s)"


def signs_in_words(text: str) -> str:
    """Return sentences with the names of buttons in place of their signs, which nobody can read out."""
    for button, sign in _WORDS_OF_SIGNS:
        if sign in text:
            name = button.name_in_words
            begun = re.sub(_SENTENCE + re.escape(sign), rf"\g<1>{name[:1].upper()}{name[1:]}", text)
            text = begun.replace(sign, name)
    return text


LEFT_STICK: Sequence[PadButton] = (
    PadButton.LEFT_STICK_LEFT,
    PadButton.LEFT_STICK_RIGHT,
    PadButton.LEFT_STICK_UP,
    PadButton.LEFT_STICK_DOWN,
)
DIRECTIONS: Sequence[PadButton] = (
    PadButton.LEFT,
    PadButton.RIGHT,
    PadButton.UP,
    PadButton.DOWN,
    *LEFT_STICK,
    PadButton.RIGHT_STICK_LEFT,
    PadButton.RIGHT_STICK_RIGHT,
    PadButton.RIGHT_STICK_UP,
    PadButton.RIGHT_STICK_DOWN,
)
