"""Files of the program that are missing or damaged. The game goes on without them, and reports each once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from .assets import assets_folder

Listener = Callable[[str, Exception], None]
UNREADABLE = (OSError, ValueError, pygame.error)  # what reading a file of the program raises


class Faults:
    """The files that could not be read; a listener is told of each file once, also of those before it listened."""

    def __init__(self) -> None:
        self._found: dict[str, Exception] = {}
        self._listener: Listener | None = None

    def add(self, path: Path, error: Exception) -> None:
        """Report a file that could not be read."""
        name = path.relative_to(assets_folder().parent).as_posix()
        if name not in self._found:
            self._found[name] = error
            if self._listener is not None:
                self._listener(name, error)

    def listen(self, listener: Listener) -> None:
        """Have this function called with the name of each file and its error."""
        self._listener = listener
        for name, error in self._found.items():
            listener(name, error)

    def forget(self) -> None:
        """Forget all files and the listener."""
        self._found.clear()
        self._listener = None


faults = Faults()
