"""The stack of scenes: what is shown, one over another, and how one gives way to the next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..motion.motions import Entrance
from .crossfade import CrossFade
from .layer import Layer, Surrender
from .memory import let_go

if TYPE_CHECKING:
    from ...engine.record import Record


class Stack(ABC):
    """The scenes that are shown; the top one has the input."""

    def __init__(self) -> None:
        self._stack: list[Layer] = []
        self.fade = CrossFade()

    @property
    @abstractmethod
    def entrance(self) -> Entrance:
        """The way in which scenes come."""

    @abstractmethod
    def redraw(self) -> None:
        """Ask for a frame."""

    @abstractmethod
    def quit(self) -> None:
        """End the program."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        """All that is shown, the top one last; empty once the program has ended."""
        return tuple(self._stack)

    @property
    def top(self) -> Layer:
        return self._stack[-1]

    @property
    def match(self) -> Record | None:
        """The match of the topmost scene that belongs to one; None if there is no such scene."""
        layer = self._match_layer
        return None if layer is None else layer.match

    @property
    def _match_layer(self) -> Layer | None:
        return next((scene for scene in reversed(self._stack) if scene.match is not None), None)

    def push(self, scene: Layer) -> None:
        """Lay a scene over the others."""
        if self._stack:
            is_over = not scene.is_opaque
            self._fade_over(rising=scene if is_over else None, still=self._stack if is_over else ())
            self.top.on_cover()
        self._stack.append(scene)
        scene.on_enter()
        self.redraw()

    def pop(self) -> None:
        """Remove the top scene; the program ends with the last one."""
        was_over = not self.top.is_opaque
        self._leave_top()
        if self._stack:
            self._fade_over(still=self._stack if was_over else ())
            self.top.refresh()
            self.top.on_enter()
        else:
            self.quit()

    @property
    def surrender(self) -> Surrender | None:
        """The ways to give up what is being played; None if nothing can be given up."""
        return next((found for scene in reversed(self._stack) if (found := scene.surrender) is not None), None)

    @property
    def host(self) -> Layer | None:
        """The scene that a match leads back to; None for the title."""
        return next((scene for scene in reversed(self._stack) if scene.host_words is not None), None)

    def go_back_to(self, scene: Layer) -> None:
        """Remove all scenes over this one."""
        self._fade_over()
        while self.top is not scene:
            self._leave_top()
        scene.refresh()
        scene.on_enter()

    def reset(self, scene: Layer) -> None:
        """Remove all scenes and begin with this one."""
        was_shown = bool(self._stack)
        while self._stack:
            self._leave_top()
        self.push(scene)
        if was_shown:
            self._fade_over()

    def cross_fade(self) -> None:
        """Let what is shown now fade away over what the top scene changes into."""
        self._fade_over()

    def _fade_over(self, *, rising: Layer | None = None, still: Sequence[Layer] = ()) -> None:
        """Let what is shown now fade away over what comes."""
        self.fade.begin(self.entrance, rising=rising, still=still)

    def shows(self, kind: type[Layer]) -> bool:
        """Return True if a layer of this kind is on the stack."""
        return any(isinstance(layer, kind) for layer in self._stack)

    def _leave_top(self) -> None:
        self._stack.pop().on_leave()
        let_go()
