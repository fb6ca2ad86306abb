"""A number that is stepped up and down before it is bid."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from ....engine.actions import Bid
from ....engine.cards import Card
from ...canvas import Canvas
from ...items.base import Item
from ...items.buttons import Button
from ...theme import KEYCAP
from .base import ENTER, ENTER_KEYS, PhasePanel


@dataclass(slots=True, kw_only=True)
class StepButton(Button):
    """Changes a bid; says under its figure which key does the same."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        half = self.rect.height // 2
        upper = pygame.Rect(self.rect.x, self.rect.y + canvas.px(3), self.rect.width, half)
        canvas.text(self.text, self.role, upper, ink)
        canvas.text(self.keycap or "", KEYCAP, upper.move(0, half - canvas.px(4)), ink.faded(190))

    def fits(self, canvas: Canvas) -> bool:
        widest = max(canvas.type.size(self.text, self.role)[0], canvas.type.size(self.keycap or "", KEYCAP)[0])
        return widest + canvas.px(10) <= self.rect.width


class StepperPanel(PhasePanel):
    """The viewer bids a number. Each step brings the focus back to Bid, so that Enter bids what was chosen.

    `steps` says by how much each key changes the number, `other_key` which one gives the answer that is no number.
    """

    steps: ClassVar[Mapping[int, int]]
    other_key: ClassVar[int]
    highest: ClassVar[int]
    amount = 0

    @property
    @abstractmethod
    def lowest(self) -> int:
        """The lowest number that may be bid now."""

    @abstractmethod
    def too_low(self) -> str:
        """Why less than the lowest cannot be bid."""

    @abstractmethod
    def too_high(self) -> str:
        """Why more than the highest cannot be bid."""

    @abstractmethod
    def answer_otherwise(self) -> None:
        """The answer that is no number."""

    def step_buttons(self, places: Iterable[tuple[int, str, pygame.Rect]]) -> list[Item]:
        """A button for each step: by how much, the name of its key, and where."""
        return [
            StepButton(
                key=f"step{by:+}", keycap=self._cap(f"step{by:+}", name), rect=rect, text=f"{by:+}".replace("-", "−"),
                on_press=partial(self.step, by), why_off=self._why_not(by), tip=self._why_not(by),
            )
            for by, name, rect in places
        ]  # fmt: skip

    def bid_button(self, rect: pygame.Rect) -> Button:
        """Bids the number."""
        return Button(
            key="bid", rect=rect, text=f"Bid {self.amount}", style="primary", on_press=self._bid,
            keycap=self._cap("bid", ENTER if self._focus_is_in_hand else None), sound=None,
        )  # fmt: skip

    def other_button(self, rect: pygame.Rect, text: str, tip: str | None = None) -> Button:
        """Gives the answer that is no number."""
        key, letter = text.lower(), pygame.key.name(self.other_key).upper()
        return Button(
            key=key, rect=rect, text=text, on_press=self.answer_otherwise, keycap=self._cap(key, letter), tip=tip,
            sound=None,
        )  # fmt: skip

    def _cap(self, key: str, usual: str | None) -> str | None:
        """What a button shows as its key: Enter while that presses it."""
        return ENTER if self.scene.focus_key == key else usual

    @property
    def _focus_is_in_hand(self) -> bool:
        """Whether the focus is on a card, or nowhere, so that Enter bids."""
        return self.scene.focus_key in {None, *(card.text for card in self.view.hand)}

    def first_focus(self) -> str | None:
        return "bid"

    def detail(self, card: Card | None) -> str:
        return self.scene.presenter.hand_in_words(self.view) if card is None else super().detail(card)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in self.steps:
            self.step(self.steps[event.key])
        elif event.key == self.other_key:
            self.answer_otherwise()
        elif event.key in ENTER_KEYS and self.enter_is_free:
            self._bid()
        else:
            return False
        return True

    def step(self, by: int) -> None:
        """Changes the number, as far as the rules let it."""
        self.amount = min(self.highest, max(self.lowest, self.amount + by))
        self.scene.focus("bid")

    def _why_not(self, by: int) -> str | None:
        if by < 0 and self.amount <= self.lowest:
            return self.too_low()
        return self.too_high() if by > 0 and self.amount >= self.highest else None

    def _bid(self) -> None:
        self.scene.submit(Bid(self.amount))
