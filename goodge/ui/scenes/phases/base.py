"""What the phases have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ....engine.cards import Card, Suit
from ....table.match_table import AnyView
from ...canvas import Canvas
from ...items.base import Item
from ...items.buttons import Button

if TYPE_CHECKING:
    from ..table import TableScene

ENTER = "Enter"
ENTER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class PhasePanel:
    """One phase, while the seat that the viewer sits on is to act."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def view(self) -> AnyView:
        return self.scene.view

    def compose(self, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """The items in the middle of the table."""
        return []

    @property
    def trump(self) -> Suit | None:
        """The suit whose colour the cloth takes."""
        trump: Suit | None = self.view.board.trump
        return trump

    def first_focus(self) -> str | None:
        """The key of the item that has the focus when the phase begins."""
        return None

    def detail(self, card: Card | None) -> str:
        """The quiet line under the sentence; `card` is the one that has the focus."""
        return "" if card is None else self.scene.presenter.card_words(self.view, card)

    def dimmed(self) -> set[str]:
        """The texts of the cards that cannot be used now."""
        return set()

    def press_card(self, card: Card) -> bool:  # noqa: ARG002
        """A card of the hand was pressed; True if that did something."""
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:  # noqa: ARG002
        """A card was dropped somewhere; True if that did something."""
        return False

    def on_key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """A key; True if it means something here."""
        return False

    @property
    def enter_is_free(self) -> bool:
        """Whether Enter is not wanted by a button that has the focus."""
        return not isinstance(self.scene.focused, Button)
