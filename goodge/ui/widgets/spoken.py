"""What is told of an item to those who do not see it: its kind, its name, and its value."""

from __future__ import annotations

from enum import Enum, auto

from ...engine.values import dataclass


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
    """It cannot be used now; the reason stands in the note."""
    note: str = ""
    """More about it, as a tip tells; empty where there is no more to say."""
