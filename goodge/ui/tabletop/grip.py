"""Taking a card of the hand by the mouse: a press, or a drag to where the card shall go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.cards import Card
from .sprites import Pose

if TYPE_CHECKING:
    from ..scenes.table import TableScene

_DRAG_BEGINS = 10
_IN_HAND_Z = 2000


class Grip:
    """What pressing and dragging a card does depends on the phase; how it feels does not."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._start: tuple[int, int] | None = None

    def press_card(self, card: Card) -> bool:
        return self._scene.panel is not None and self._scene.panel.press_card(card)

    def grab_card(self, card: Card, place: tuple[int, int]) -> None:  # noqa: ARG002
        self._start = place

    def drag_card(self, card: Card, place: tuple[int, int]) -> bool:
        sprite, start = self._scene.stage.sprites.get(card.text), self._start
        if sprite is None or start is None or self._scene.panel is None:
            return False
        is_near = max(abs(place[0] - start[0]), abs(place[1] - start[1])) < _DRAG_BEGINS
        if is_near and sprite.z < _IN_HAND_Z:
            return False
        sprite.motion += 1
        sprite.z = _IN_HAND_Z
        sprite.pose = Pose(place[0], place[1], sprite.pose.height, 0.0)
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> None:
        panel, self._start = self._scene.panel, None
        if panel is None or not panel.drop_card(card, place):
            self._scene.stage.settle(self._scene.view)
