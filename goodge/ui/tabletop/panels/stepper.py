"""A number that is stepped up and down before it is bid."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import partial
from typing import ClassVar

import pygame

from ....engine.actions import Action, Bid, Nil, Pass
from ....engine.cards import Card
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import BUTTON, KEYCAP
from ...widgets.base import Item
from ...widgets.buttons import Button, cap_height, cap_width, keycap
from ...widgets.commands import Command, Deeds
from ...wording.bids import bid_button
from ...wording.numbers import signed
from ...wording.refusals import refusal_words
from .panel import PhasePanel

_CLOSE, _MARGIN, _LEAST_MARGIN = 2, 5, 2  # units: the air of a line that the key under it takes; above and below both
_MOST_GROWN = 12


@dataclass(slots=True, kw_only=True)
class StepButton(Button):
    """A button that changes a bid; under its figure it shows which key does the same, where there is room."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        figure, cap = canvas.type.line_height(self.role), cap_height(canvas)
        margin = (self.rect.height - figure - cap + canvas.px(_CLOSE)) // 2
        if self.cap is None or margin < canvas.px(_LEAST_MARGIN):
            canvas.text(self.text, self.role, self.rect, ink)
            return
        upper = pygame.Rect(self.rect.x, self.rect.y + margin, self.rect.width, figure)
        canvas.text(self.text, self.role, upper, ink)
        wide = min(cap_width(canvas, self.cap), self.rect.width - canvas.px(8))
        lower = pygame.Rect(upper.centerx - wide // 2, upper.bottom - canvas.px(_CLOSE), wide, cap)
        keycap(canvas, self.cap, lower, ink)

    def fits(self, canvas: Canvas) -> bool:
        widest = max(canvas.type.size(self.text, self.role)[0], canvas.type.size(self.cap or "", KEYCAP)[0])
        return widest + canvas.px(10) <= self.rect.width


def step_height(canvas: Canvas, usual: float) -> int:
    """Return the height of the buttons that step: the usual one in units, or a bit more for larger text."""
    needed = canvas.type.line_height(BUTTON) + cap_height(canvas) + canvas.px(2 * _MARGIN - _CLOSE)
    return max(canvas.px(usual), min(needed, canvas.px(usual + _MOST_GROWN)))


class StepperPanel(PhasePanel):
    """The viewer bids a number. Each step returns the focus to Bid, so that Enter bids the chosen number.

    No button is golden before a number was chosen or advised: the lowest one is no advice, and may be hopeless. Where
    passing is advised, Pass is the golden button until the number is changed; where a bid is, Bid is while it is that
    one. Advice that was there as soon as it was asked for takes the focus along. If it came later, when an Enter meant
    for Bid may be on its way, or if the viewer has dialled a number, Enter first only moves the focus there. Where the
    bid is a question of practice, nothing has the focus and Enter does nothing before the number is changed: even a
    light on Bid would look like advice.
    `steps` says by how much each command changes the number; `other_command` gives the answer that is not a number, by
    the button `other_key`.
    """

    grows = True
    steps: ClassVar[Mapping[Command, int]]
    other_command: ClassVar[Command]
    other_key: ClassVar[str]
    highest: ClassVar[int]
    amount = 0
    _is_chosen = False
    _is_other_advised = False
    _is_dialled = False
    _advised: int | None = None
    _is_to_lead = False
    _has_outlook = True

    @property
    @abstractmethod
    def lowest(self) -> int:
        """The lowest number that may be bid now."""

    @abstractmethod
    def answer_otherwise(self) -> None:
        """Give the answer that is not a number."""

    @property
    def chosen(self) -> Bid | Nil:
        """The bid that is chosen now."""
        return Bid(self.amount)

    def bid(self) -> None:
        """Make the chosen bid."""
        self.asker.submit(self.chosen)

    def step_buttons(self, places: Iterable[tuple[Command, pygame.Rect]]) -> list[Item]:
        """Return a button for each step, given the command that does the same and the button's place."""
        return [
            StepButton(
                key=f"step{by:+}", keycap=self._cap(f"step{by:+}", command), rect=rect, text=signed(by),
                on_press=partial(self.step, by), why_off=self._why_not(by), tip=self._why_not(by),
            )
            for command, by, rect in ((command, self.steps[command], rect) for command, rect in places)
        ]  # fmt: skip

    def bid_button(self, rect: pygame.Rect) -> Button:
        """Return the button that makes the chosen bid."""
        return Button(
            key="bid", rect=rect, text=bid_button(self.chosen), style="primary" if self._has_golden_bid else "plain",
            on_press=self.bid,
            keycap=self._cap("bid", Command.ANSWER if self._bids_from_hand and self._leads_to is None else None),
            sound=None,
        )  # fmt: skip

    def other_button(self, rect: pygame.Rect, text: str, tip: str | None = None) -> Button:
        """Return the button that gives the answer that is not a number."""
        return Button(
            key=self.other_key, rect=rect, text=text, on_press=self.answer_otherwise,
            keycap=self._cap(self.other_key, self.other_command), tip=tip,
            style="primary" if self._has_golden_pass else "plain", sound=None,
        )  # fmt: skip

    def _cap(self, key: str, usual: Command | None) -> Command | None:
        """Return the command whose key a button shows: Enter while Enter presses that button."""
        return Command.ANSWER if self.asker.focus_key == key and self._leads_to is None else usual

    @property
    def _has_golden_bid(self) -> bool:
        if self._leads_to is not None:
            return self._leads_to == "bid"
        is_wanted = self._bids_from_hand or (self._is_chosen and not self._is_other_advised)
        return is_wanted and self._advised in (None, self.amount)

    @property
    def _has_golden_pass(self) -> bool:
        return self._is_other_advised and (self._leads_to is not None or not self._focus_is_in_hand)

    @property
    def _leads_to(self) -> str | None:
        """The button that Enter moves the focus to, since the last advice is about it; None if Enter presses one."""
        advised = self.other_key if self._is_other_advised else None if self._advised is None else "bid"
        entered = "bid" if self._focus_is_in_hand else self.asker.focus_key
        is_led = self._is_to_lead and advised is not None and entered in ("bid", self.other_key)
        return advised if is_led and entered != advised else None

    @property
    def _focus_is_in_hand(self) -> bool:
        """True if the focus is on a card or nowhere, so that Enter bids."""
        return self.asker.focus_key in {None, *(card.text for card in self.view.hand)}

    @property
    def _bids_from_hand(self) -> bool:
        """True if Enter bids though no button has the focus."""
        return self._focus_is_in_hand and not self._is_open

    @property
    def _is_open(self) -> bool:
        """True while nothing may look advised."""
        return not (self._has_outlook or self._is_dialled)

    def first_focus(self) -> str | None:
        return None if self._is_open else "bid"

    def begin_unadvised(self) -> None:
        self.amount, self._has_outlook = self.lowest, False

    def enter_key(self) -> str | None:
        return self._leads_to or ("bid" if self._enter_bids else super().enter_key())

    @property
    def _enter_bids(self) -> bool:
        return self.enter_is_free and not self._is_open

    def detail(self, card: Card | None) -> str:
        if card is not None:
            return super().detail(card)
        return self.shown.presenter.hand_in_words(self.view, has_outlook=self._has_outlook)

    @property
    def deeds(self) -> Deeds:
        answer = {Command.ANSWER: self.bid} if self._enter_bids else {}
        if self._leads_to is not None:
            answer = {Command.ANSWER: self._lead}
        steps = {command: partial(self.step, by) for command, by in self.steps.items()}
        return {**super().deeds, **steps, **answer, self.other_command: self.answer_otherwise}

    def follow_advice(self) -> None:
        if self._leads_to is not None and not self.is_set:
            self._lead()

    def _lead(self) -> None:
        """Move the focus to the button that advice is about."""
        key, self._is_to_lead = self._leads_to, False
        self.asker.focus(key)
        self.shown.refresh()

    def step(self, by: int) -> None:
        """Change the number, as far as the rules allow."""
        self._is_dialled = True
        self._choose(self.amount + by)
        self.asker.focus("bid")

    @property
    def considered(self) -> Action | None:
        return Bid(self.amount) if self._is_dialled else None

    def let_go(self) -> None:
        self._is_dialled = False

    @property
    def is_set(self) -> bool:
        return self._is_dialled

    def propose(self, action: Action) -> None:
        if isinstance(action, Bid) and not self.is_set:
            self._choose(action.amount)
        is_nil = isinstance(action, Nil) and self.is_set  # else it is chosen, and Bid is the button for it
        self._is_other_advised, self._is_to_lead = is_nil or isinstance(action, Pass), True
        self._advised = None if not isinstance(action, Bid) else action.amount if self.is_set else self.amount
        self.shown.refresh()

    def _choose(self, amount: int) -> None:
        self._is_chosen, self._is_other_advised, self._is_to_lead = True, False, False
        self.amount = min(self.highest, max(self.lowest, amount))

    def _why_not(self, by: int) -> str | None:
        if not (self.amount <= self.lowest if by < 0 else self.amount >= self.highest):
            return None
        step = min(map(abs, self.steps.values()))
        reason = self.why_illegal(Bid(self.lowest - step if by < 0 else self.highest + step))
        return None if reason is None else refusal_words(reason)
