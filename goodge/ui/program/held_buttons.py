"""Buttons of gamepads on their way to the top scene; what moves on goes on at a calm pace while held."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..widgets.commands import Press
from .input import press_of_button, repeated_press_of
from .layer import Layer
from .pads import Turn
from .stick import Repeat

_AWAKE_AFTER_INPUT = 1.0


class HeldButtons:
    """The buttons that are held down.

    `top` returns the top scene, or None if there is none any more; `begin` is called before a new press, and `take`
    has the program or its top scene take a press.
    """

    def __init__(
        self, top: Callable[[], Layer | None], begin: Callable[[], None], take: Callable[[Press], None]
    ) -> None:
        self._top, self._begin, self._take = top, begin, take
        self._repeat = Repeat()
        self._awake = 0.0

    @property
    def is_awake(self) -> bool:
        """True while a step may come at any moment, so that the loop should check often."""
        return self._repeat.held is not None or self._awake > 0

    def turn(self, turns: Sequence[Turn]) -> None:
        """Take buttons that went down or up."""
        for button, is_down in turns:
            self._awake = _AWAKE_AFTER_INPUT
            before = self._top()
            if is_down:
                self._begin()
                if before is not None and before.take_button(button):
                    continue
                if repeated_press_of(button).commands:
                    self._repeat.hold(button)
                else:
                    self._repeat.let_go()
                self._take(press_of_button(button))
                self._stay(before)
            else:
                self._repeat.let_go(button)
                if before is not None:
                    before.handle_release(press_of_button(button))

    def advance(self, seconds: float) -> None:
        """Let time pass: a button that moves on takes another step when its time has come."""
        self._awake -= seconds
        button = self._repeat.advance(seconds)
        if button is not None:
            before = self._top()
            self._take(repeated_press_of(button))
            self._stay(before)

    def _stay(self, scene: Layer | None) -> None:
        """Let go of what is held if another scene is on top by now: it was meant for this one."""
        if self._top() is not scene:
            self._repeat.let_go()
