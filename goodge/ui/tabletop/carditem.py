"""A card of the own hand as something to focus, press and drag; the stage draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...engine.cards import Card
from ..items.base import Item

Place = tuple[int, int]


class CardHandler(Protocol):
    """Whoever knows what pressing and dragging a card means now."""

    def press_card(self, card: Card) -> bool: ...
    def grab_card(self, card: Card, place: Place) -> None: ...
    def drag_card(self, card: Card, place: Place) -> bool: ...
    def drop_card(self, card: Card, place: Place) -> None: ...


@dataclass(slots=True, kw_only=True)
class CardItem(Item):
    """`rect` is the part of the card that no other one covers."""

    card: Card
    handler: CardHandler
    sound: str | None = None

    @property
    def is_focusable(self) -> bool:
        return True

    def press(self) -> bool:
        return self.handler.press_card(self.card)

    def on_drag(self, place: Place, *, first: bool) -> bool:
        if first:
            self.handler.grab_card(self.card, place)
            return False
        return self.handler.drag_card(self.card, place)

    def on_drop(self, place: Place) -> None:
        self.handler.drop_card(self.card, place)
