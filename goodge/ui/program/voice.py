"""What a voice for those who do not see is given: the window, the focused element, and what happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol


class Part(Enum):
    """The kind of element that is focused, as screen readers tell them apart."""

    WINDOW = auto()
    BUTTON = auto()
    TOGGLE = auto()
    SLIDER = auto()
    CHOICE = auto()
    FIELD = auto()
    TAB = auto()
    CARD = auto()
    TEXT = auto()


@dataclass(frozen=True, slots=True)
class Focused:
    """The element that has the focus: its name, and its value if it has one ("80 %", "on")."""

    part: Part
    name: str
    value: str = ""
    is_off: bool = False
    """It cannot be used now; the reason stands in the name or is announced."""


class Voice(Protocol):
    """Somebody who speaks: the system's screen reader, or a text log. None of these may wait for anything."""

    def show(self, title: str, focused: Focused) -> None:
        """Tell what the window is called now and what has the focus; the last one counts."""

    def announce(self, words: str) -> None:
        """Say what has happened, once; what is announced in one frame arrives joined, in order."""

    def close(self) -> None:
        """End; nothing is said afterwards."""
