"""The parts that all phases have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar, ParamSpec, Protocol

import pygame

from ....engine.actions import Action
from ....engine.cards import Card, Suit
from ....engine.errors import Refusal
from ....engine.game import AnyView
from ...drawing.canvas import Canvas
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds, Press
from ...wording.prompts import AnyPrompt
from ..carditem import CardItem
from ..shown import ShownTable

P = ParamSpec("P")


class Asker(Protocol):
    """Asks a person at the table: takes the answer and moves the focus."""

    @property
    def focus_key(self) -> str | None:
        """The key of the item that has the focus, or that last had it while items are being laid out."""

    @property
    def focused(self) -> Item | None:
        """The item that has the focus."""

    def submit(self, action: Action) -> bool:
        """Do this at the table or say why it cannot be done; return True if it was done."""

    def say(self, words: Callable[P, str], *facts: P.args, **more: P.kwargs) -> None:
        """Say why something cannot be done: the sentence that `words` makes of these facts."""

    def focus(self, key: str | None) -> None:
        """Move the focus; None takes it away."""

    def card_item(self, card: Card, rect: pygame.Rect) -> CardItem:
        """Return a card that can be focused, pressed and dragged."""


class PhasePanel:
    """One phase, while it is the viewer's turn to act.

    `own_letters` are commands by letters that mean something else elsewhere at the table, `told_labels` the keys of
    those labels that are read to people who do not see them. One that `grows` is drawn larger where a window is tall.
    """

    own_letters: ClassVar[Collection[Command]] = ()
    told_labels: ClassVar[Collection[str]] = ()
    grows: ClassVar[bool] = False

    def __init__(self, shown: ShownTable, asker: Asker) -> None:
        self.shown, self.asker = shown, asker

    @property
    def view(self) -> AnyView:
        return self.shown.view

    def compose(self, canvas: Canvas) -> list[Item]:  # noqa: ARG002
        """Return the items in the middle of the table."""
        return []

    @property
    def trump(self) -> Suit | None:
        """The suit whose colour the cloth shows."""
        trump: Suit | None = self.view.board.trump
        return trump

    @property
    def prompt(self) -> AnyPrompt:
        """The question that the viewer is asked."""
        return self.shown.presenter.prompt(self.view)

    def first_focus(self) -> str | None:
        """Return the key of the item that has the focus when the phase begins."""
        return None

    def begin_unadvised(self) -> None:
        """Begin with nothing that may be taken for advice: what a match begins with is often the answer."""

    def detail(self, card: Card | None) -> str:
        """Return the quiet line under the sentence; `card` is the one pointed at or focused."""
        return "" if card is None else self.shown.presenter.card_words(self.view, card)

    def told_detail(self) -> str:
        """Return the quiet line as it is told to people who do not see the table."""
        return self.detail(None)

    def state_of(self, card: Card) -> str:  # noqa: ARG002
        """Return the words for where a card is that has been moved; empty for the hand."""
        return ""

    def why_not(self, card: Card) -> str:  # noqa: ARG002
        """Return the words for why a card cannot be used now; empty if it can, or if the question says it."""
        return ""

    def dimmed(self) -> set[str]:
        """Return the texts of the cards that cannot be used now."""
        return set()

    def press_card(self, card: Card) -> bool:  # noqa: ARG002
        """Press a card of the hand; return True if that did something."""
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:  # noqa: ARG002
        """Drop a card at a place; return True if that did something."""
        return False

    def lead_to(self, keys: Collection[str]) -> None:
        """Move the focus to the first of these cards of the hand, so that no other one is raised.

        It stays where one of them has it, or a button.
        """
        if not self.enter_is_free or self.asker.focus_key in keys:
            return
        first = next((key for key in self._cards_to_use() if key in keys), None)
        if first is not None:
            self.asker.focus(first)

    def _cards_to_use(self) -> list[str]:
        """Return the keys of the cards that may be used now, from left to right."""
        off = self.dimmed()
        return [card.text for card in self.shown.stage.hand_order(self.view) if card.text not in off]

    def propose(self, action: Action) -> None:
        """Get an action ready as far as that can be done without doing it."""

    def follow_advice(self) -> None:
        """Move the focus to the button that advice is about, unless the viewer has got another answer ready."""

    def let_go(self) -> None:
        """Give up an answer that the viewer has got ready, for whoever asks to be shown a better one."""

    @property
    def is_set(self) -> bool:
        """True once the viewer has got an answer ready that advice must leave."""
        return False

    @property
    def considered(self) -> Action | None:
        """The action that is ready to be done, where it is one of too many to be weighed in advance."""
        return None

    @property
    def presses_are_final(self) -> bool:
        """True if pressing a card does something that does not wait to be confirmed."""
        return False

    @property
    def deeds(self) -> Deeds:
        """The commands that do something here."""
        return {}

    def hear(self, press: Press) -> None:
        """Take note of a key press, whichever item it is for."""

    def enter_key(self) -> str | None:
        """Return the key of the item that Enter presses."""
        return self.asker.focus_key

    @property
    def enter_is_free(self) -> bool:
        """True unless a button that has the focus takes Enter."""
        return not isinstance(self.asker.focused, Button)

    def why_illegal(self, action: Action) -> Refusal | None:
        """Return the reason why the viewer may not do this; None if they may."""
        return self.shown.presenter.game.refusal(self.view.board, self.view.acting_hand, action)
