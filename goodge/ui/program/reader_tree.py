"""The elements that a screen reader is shown: the window, the one with the focus, and what was announced last.

The numbers tell a reader what is new: another element has the focus when its number is another, and words are announced
when an element with a new number comes. Repeated words would otherwise be silent, and on Linux all changed ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from ..wording.spoken import in_sentences, name_with_value
from .voice import Focused, Part

_WINDOW = 0
_ROLES: Mapping[Part, str] = {
    Part.BUTTON: "BUTTON",
    Part.TOGGLE: "BUTTON",  # as a switch it would be called off whenever the value is told in words alone
    Part.SLIDER: "SLIDER",
    Part.CHOICE: "COMBO_BOX",
    Part.FIELD: "TEXT_INPUT",
    Part.TAB: "TAB",
    Part.CARD: "LIST_ITEM",  # as a button, each of sixteen cards would be called one
    Part.TEXT: "LABEL",
}
_NOTHING = Focused(Part.WINDOW, "")
_PRESSED = frozenset({Part.BUTTON, Part.TOGGLE, Part.TAB, Part.CARD})


class ReaderTree:
    """What is shown now, as updates for accesskit, whose module is `kit`."""

    def __init__(self, kit: Any, title: str) -> None:
        self._kit = kit
        self._numbers = count(_WINDOW + 1)
        self._title = title
        self._focused = _NOTHING
        self._focus = _WINDOW
        self._words: list[str] = []
        self._said: tuple[int, str] | None = None
        self.has_keyboard = False
        """The window gets the keys that are pressed."""

    def show(self, title: str, focused: Focused) -> None:
        """Take over what the window is called, and what has the focus."""
        if focused.part is Part.WINDOW:
            self._focus = _WINDOW
        elif (focused.part, focused.name) != (self._focused.part, self._focused.name):
            self._focus = next(self._numbers)
        self._title, self._focused = title, focused

    def announce(self, words: str) -> None:
        """Take over what is said next; all that comes before the next update is said in one."""
        self._words.append(words)

    def turn(self, *, has_keyboard: bool) -> None:
        """Take over whether the window gets the keys that are pressed."""
        self.has_keyboard = has_keyboard

    def hush(self) -> None:
        """Forget what was said and what had the focus: whoever comes later is told what has it then."""
        self._words, self._said = [], None
        self._focused, self._focus = _NOTHING, _WINDOW

    def is_pressed_by(self, request: Any) -> bool:
        """Return True if a reader's request is to press what has the focus."""
        can_press = self._focused.part in _PRESSED and not self._focused.is_off
        return can_press and request.action == self._kit.Action.CLICK and request.target == self._focus

    def update(self) -> Any:
        """Return all elements as an update."""
        if self._words:
            self._said = (next(self._numbers), in_sentences(self._words))
            self._words = []
        update = self._kit.TreeUpdate(self._focus)
        update.tree = self._kit.Tree(_WINDOW)
        inside = [self._focused_element()] if self._focus != _WINDOW else []
        inside += [self._announcement(*self._said)] if self._said else []
        update.nodes.extend([self._window([number for number, _ in inside]), *inside])
        return update

    def _window(self, inside: list[int]) -> tuple[int, Any]:
        node = self._kit.Node(self._kit.Role.WINDOW)
        node.set_label(self._title)
        node.set_children(inside)
        return _WINDOW, node

    def _focused_element(self) -> tuple[int, Any]:
        """Return the element with the focus; its value is in its name, as Linux has no place for one in words."""
        focused = self._focused
        node = self._kit.Node(getattr(self._kit.Role, _ROLES[focused.part]))
        name = name_with_value(focused.name, focused.value)
        (node.set_value if focused.part is Part.TEXT else node.set_label)(name)  # the words of a text are its value
        node.add_action(self._kit.Action.FOCUS)
        if focused.part in _PRESSED:
            node.add_action(self._kit.Action.CLICK)
        if focused.note:
            node.set_description(focused.note)
        if focused.is_off:
            node.set_disabled()
        return self._focus, node

    def _announcement(self, number: int, words: str) -> tuple[int, Any]:
        node = self._kit.Node(self._kit.Role.LABEL)
        node.set_value(words)
        node.set_live(self._kit.Live.POLITE)
        return number, node
