"""Input from the keyboard, as commands. Events of another device would become the same commands here."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..widgets.commands import BINDINGS, Command, Press
from ..widgets.keys import Key, is_letter

_BOUND = [(key, command) for command, bound in BINDINGS.items() for key in bound]
_BOUND.sort(key=lambda pair: -len(pair[0].held))  # the most specific first


def press_of(event: pygame.event.Event) -> Press:
    """Return everything that a key may mean as it goes down."""
    return Press(_commands(lambda key: key.is_struck(event)), writes=is_letter(event))


def release_of(event: pygame.event.Event) -> Press:
    """Return everything that a released key may have meant, whatever else is held down by now."""
    return Press(_commands(lambda key: event.key in key.codes))


def press_of_text(text: str) -> Press:
    """Return everything that a text may mean, wherever it is on the keyboard."""
    return Press(_commands(lambda key: bool(key.text) and key.text == text))


def _commands(is_meant: Callable[[Key], bool]) -> tuple[Command, ...]:
    return tuple(dict.fromkeys(command for key, command in _BOUND if is_meant(key)))
