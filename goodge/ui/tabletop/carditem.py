"""A card in the viewer's hand as an item to focus, press and drag; the stage draws it."""

from __future__ import annotations

from typing import Protocol

from ...engine.cards import Card
from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..widgets.base import Item
from ..widgets.spoken import Focused

Pixel = tuple[int, int]


class CardHandler(Protocol):
    """Something that knows what pressing and dragging a card does now."""

    def press_card(self, card: Card) -> bool: ...
    def spoken_card(self, card: Card) -> Focused: ...
    def grab_card(self, card: Card, place: Pixel) -> None: ...
    def drag_card(self, card: Card, place: Pixel) -> bool: ...
    def drop_card(self, card: Card, place: Pixel) -> None: ...
    def lose_card(self) -> None: ...


@dataclass(slots=True, kw_only=True)
class CardItem(Item):
    """A card in the hand; `rect` is the part of it that no other card covers."""

    card: Card
    handler: CardHandler
    sound: str | None = None

    @property
    def is_focusable(self) -> bool:
        return True

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw nothing: the stage lifts the card."""

    def spoken(self) -> Focused:
        return self.handler.spoken_card(self.card)

    def press(self) -> bool:
        return self.handler.press_card(self.card)

    def on_drag(self, place: Pixel, *, first: bool) -> bool:
        if first:
            self.handler.grab_card(self.card, place)
            return False
        return self.handler.drag_card(self.card, place)

    def on_drop(self, place: Pixel) -> None:
        self.handler.drop_card(self.card, place)

    def on_lost(self) -> None:
        self.handler.lose_card()
