"""Gamepads: plugged in and out at any time, several at once, their events as buttons that go down and up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ..widgets.pad import PadButton
from .stick import FARTHEST, LEFT_WAYS, RIGHT_WAYS, Stick, Trigger

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_BUTTONS: Mapping[int, PadButton] = {
    pygame.CONTROLLER_BUTTON_A: PadButton.SOUTH,
    pygame.CONTROLLER_BUTTON_B: PadButton.EAST,
    pygame.CONTROLLER_BUTTON_X: PadButton.WEST,
    pygame.CONTROLLER_BUTTON_Y: PadButton.NORTH,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.SELECT,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (False, 0),
    pygame.CONTROLLER_AXIS_LEFTY: (False, 1),
    pygame.CONTROLLER_AXIS_RIGHTX: (True, 0),
    pygame.CONTROLLER_AXIS_RIGHTY: (True, 1),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadButton.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadButton.RIGHT_TRIGGER,
}
OF_PADS = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
    }
)
NOISE = frozenset(range(pygame.JOYAXISMOTION, pygame.CONTROLLERSENSORUPDATE + 1))
"""Events that come while nobody does anything: a stick trembles, and all is told a second time as of a joystick."""

TREMBLING = frozenset({pygame.JOYAXISMOTION, pygame.CONTROLLERAXISMOTION})
"""Of these, the ones that a pad may send all the time while it only lies there."""


class Turn(NamedTuple):
    """A button that went down or up."""

    button: PadButton
    is_down: bool


class _Pad:
    """One pad: what of it is held down now."""

    def __init__(self) -> None:
        self.held: dict[int | str, PadButton] = {}
        self._sticks = {False: Stick(LEFT_WAYS), True: Stick(RIGHT_WAYS)}
        self._triggers = {axis: Trigger() for axis in _TRIGGERS}

    def push(self, axis: int, value: int) -> list[Turn]:
        """Return what turns as one of its axes moves."""
        share = max(-1.0, min(1.0, value / FARTHEST))
        if axis in _TRIGGERS:
            is_down = self._triggers[axis].move(share)
            return self.hold(f"trigger {axis}", _TRIGGERS[axis] if is_down else None)
        if axis not in _AXES:
            return []
        is_right, which = _AXES[axis]
        return self.hold(f"stick {is_right}", self._sticks[is_right].move(which, share))

    def hold(self, part: int | str, button: PadButton | None) -> list[Turn]:
        """Return what turns as a part of the pad holds this button down, or none any more."""
        before = self.held.get(part)
        if button is before:
            return []
        turns = [] if before is None else [Turn(self.held.pop(part), is_down=False)]
        if button is not None:
            self.held[part] = button
            turns.append(Turn(button, is_down=True))
        return turns

    def let_go(self) -> list[Turn]:
        """Return the buttons that go up as the pad goes away."""
        return [Turn(button, is_down=False) for button in self.held.values()]


class Pads:
    """All gamepads. Where the system has nothing for them, there are none."""

    def __init__(self, note: Callable[[str], None]) -> None:
        self._note = note
        self._pads: dict[int, _Pad] = {}
        self._open: list[Controller] = []
        self._make: Callable[[int], Controller] | None = None
        self._end: Callable[[], None] | None = None

    def start(self) -> None:
        """Begin to listen; this takes a moment, in which a window should be on the screen already."""
        try:
            from pygame._sdl2 import controller
        except ImportError as error:
            self._note(f"no gamepads: {error!r}")
            return
        try:
            controller.init()
            self._make, self._end = controller.Controller, controller.quit
            for index in range(pygame.joystick.get_count()):
                if controller.is_controller(index):
                    self._add(index)
        except pygame.error as error:
            self._note(f"no gamepads: {error!r}")

    @property
    def are_there(self) -> bool:
        """True while a pad is open."""
        return bool(self._open)

    def take(self, event: pygame.event.Event) -> list[Turn]:
        """Return the buttons that an event turns."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
            return []
        if event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED):
            return self._forget(event)
        pad = self._pads.setdefault(event.instance_id, _Pad())
        if event.type == pygame.CONTROLLERAXISMOTION:
            return pad.push(event.axis, event.value)
        button = _BUTTONS.get(event.button)
        return pad.hold(event.button, button if event.type == pygame.CONTROLLERBUTTONDOWN else None)

    def _forget(self, event: pygame.event.Event) -> list[Turn]:
        """Let go of all that a pad held that was pulled out, or whose buttons mean something else now."""
        pad = self._pads.pop(event.instance_id, None)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open = [each for each in self._open if each.attached()]  # no pad tells the id that the event gives
        return [] if pad is None else pad.let_go()

    def _add(self, index: int) -> None:
        if self._make is None:
            return
        try:
            pad = self._make(index)
            if pad not in self._open:  # one that was there at the start is told of once more
                self._open.append(pad)
        except pygame.error as error:
            self._note(f"a gamepad cannot be used: {error!r}")

    def close(self) -> None:
        """Let go of all pads, and listen no longer."""
        self._open.clear()
        self._pads.clear()
        if self._end is not None:
            self._end()
