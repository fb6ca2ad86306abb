"""The mouse over the items of a scene: it points, presses, drags, and turns its wheel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from ..widgets.base import Item


class Pointable(Protocol):
    """What the mouse finds and asks of a scene, which says what each of these means."""

    @property
    def items(self) -> Sequence[Item]: ...
    @property
    def is_top(self) -> bool: ...
    def item_at(self, place: tuple[int, int]) -> Item | None: ...
    def point_at(self, key: str | None) -> None: ...
    def focus(self, key: str | None) -> None: ...
    def press(self, item: Item) -> None: ...
    def on_click_elsewhere(self, place: tuple[int, int]) -> None: ...
    def on_wheel(self, notches: int) -> None: ...
    def refresh(self) -> None: ...


class Mouse:
    """What the mouse does in one scene, and the item that it holds; a finger does the same."""

    def __init__(self, scene: Pointable, redraw: Callable[[], None]) -> None:
        self._scene, self._redraw = scene, redraw
        self._held: Item | None = None
        self._dragged = False

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event of the mouse."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._let_go(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(event)

    def pointable_at(self, place: tuple[int, int]) -> Item | None:
        """Return the topmost item under a point that can be pressed or has a tip."""
        lying = (item for item in reversed(self._scene.items) if item.rect.collidepoint(place))
        return next((item for item in lying if item.is_focusable or item.tip), None)

    def tell_at(self, place: tuple[int, int]) -> None:
        """Show the tip of what lies here, which is not pressed any more; nothing happens during a drag."""
        item = self.pointable_at(place)
        if item is not None and item.tip and not self._dragged:
            self._held = None
            self._scene.point_at(item.key)

    def forget(self) -> None:
        """Let go of what is held, and do nothing by it: the button will come up where the scene does not see it."""
        held, self._held, self._dragged = self._held, None, False
        if held is not None:
            held.on_lost()

    def _move(self, place: tuple[int, int]) -> None:
        if self._held is not None:
            self._dragged = self._held.on_drag(place, first=False) or self._dragged
            self._after_change()
            return
        item = self.pointable_at(place)
        pointed = None if item is None else item.key
        self._scene.point_at(pointed)
        for each in self._scene.items:
            if each.on_point(place if each.key == pointed else None):
                self._redraw()

    def _take(self, place: tuple[int, int]) -> None:
        self.forget()
        item = self._scene.item_at(place)
        if item is None:
            self._scene.on_click_elsewhere(place)
            return
        self._scene.focus(item.key)
        self._held = item
        self._dragged = item.on_drag(place, first=True)
        self._after_change()

    def _let_go(self, place: tuple[int, int]) -> None:
        held, self._held = self._held, None
        was_dragged, self._dragged = self._dragged, False
        if held is not None and was_dragged:
            held.on_drop(place)
            self._scene.refresh()
        elif held is not None and held.rect.collidepoint(place):
            self._scene.press(held)

    def _turn_wheel(self, event: pygame.event.Event) -> None:
        """Pass the wheel to the first item that takes it, wherever the mouse is, else to the scene."""
        if any(item.on_wheel(event.precise_y) for item in self._scene.items):
            self._scene.refresh()
        else:
            self._scene.on_wheel(event.y)

    def _after_change(self) -> None:
        """Lay the items out again during a drag, and hold the successor of the held item."""
        scene = self._scene
        if self._dragged:
            held = self._held
            scene.refresh()
            if held is not None and scene.is_top:
                self._held = next((item for item in scene.items if item.key == held.key), None)
