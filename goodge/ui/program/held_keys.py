"""Keys on their way to the top scene: one that repeats because it is held down only types."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..widgets.keys import is_chord
from .input import press_of, release_of
from .layer import Layer

_REPEAT_AFTER, _REPEAT_EVERY = 500, 35  # milliseconds


class HeldKeys:
    """The key that is held down. `top` returns the top scene, or None if there is none any more."""

    def __init__(self, top: Callable[[], Layer | None]) -> None:
        self._top = top
        self._held: int | None = None
        self._led_here = False  # a key that leads to a scene or a field writes nothing there

    def pass_on(self, event: pygame.event.Event, scene: Layer) -> None:
        """Pass an event of the keyboard on to the top scene."""
        if event.type == pygame.TEXTINPUT:
            if not self._led_here:
                scene.handle_text(event.text)
        elif event.type == pygame.KEYUP:
            self._held, self._led_here = None, False
            scene.handle_release(release_of(event))
        elif is_chord(event):
            scene.handle_chord(press_of(event))
        elif event.key == self._held:
            scene.handle_repeated(press_of(event))
        else:
            self._held = event.key if any(pygame.key.get_repeat()) else None
            was_writing = scene.repeats_keys
            scene.handle_press(press_of(event))
            top = self._top()
            self._led_here = top is not None and (top is not scene or (top.repeats_keys and not was_writing))

    def let_repeat(self) -> None:
        """Let held keys repeat only while text is typed: elsewhere they would do too much."""
        top = self._top()
        wanted = (_REPEAT_AFTER, _REPEAT_EVERY) if top is not None and top.repeats_keys else (0, 0)
        if pygame.key.get_repeat() != wanted:
            pygame.key.set_repeat(*wanted)
