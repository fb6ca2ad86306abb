"""Input from the keyboard and from gamepads, as commands."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..widgets.commands import Command, Press, bound
from ..widgets.keys import Key, is_letter
from ..widgets.pad import PadButton

_REPEATED = frozenset(
    {Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.LESS, Command.MORE, Command.NEXT, Command.PREVIOUS}
)


def press_of(event: pygame.event.Event) -> Press:
    """Return everything that a key may mean as it goes down."""
    return Press(_commands(lambda key: key.is_struck(event)), writes=is_letter(event))


def release_of(event: pygame.event.Event) -> Press:
    """Return everything that a released key may have meant, whatever else is held down by now."""
    return Press(_commands(lambda key: event.key in key.codes))


def press_of_text(text: str) -> Press:
    """Return everything that a text may mean, wherever it is on the keyboard."""
    return Press(_commands(lambda key: bool(key.text) and key.text == text))


def press_of_button(button: PadButton) -> Press:
    """Return everything that a button of a pad may mean."""
    return Press(bound.buttons[button])


def repeated_press_of(button: PadButton) -> Press:
    """Return what a button means while it is held down: no more than to move on, and to change a value."""
    return Press(tuple(command for command in bound.buttons[button] if command in _REPEATED))


def _commands(is_meant: Callable[[Key], bool]) -> tuple[Command, ...]:
    return tuple(dict.fromkeys(command for key, command in bound.most_specific_first if is_meant(key)))
