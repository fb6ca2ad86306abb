"""Bidding tricks: how many, or nil, with the partner's bid and the team's total."""

from __future__ import annotations

from typing import ClassVar

import pygame

from ....engine.actions import Bid, Nil
from ....engine.partners import MOST_TRICKS, SIDES, PartnerBoard
from ....engine.spadeplay import HANDS
from ....engine.state import narrow
from ...drawing.canvas import Canvas
from ...drawing.theme import (
    BIG_NUMBER,
    BODY,
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    HEADING,
    KEYCAP,
    MUTED,
    SMALL,
    SMALL_STRONG,
)
from ...drawing.typesetting import CUT
from ...widgets.base import Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command
from ...wording.bids import (
    added_up,
    back_button,
    call_words,
    least_words,
    nil_is_worth,
    nil_worth,
    partner_words,
    team_words,
)
from ...wording.lists import side_by_side
from ..shown import ShownTable
from .arming import ArmingPanel
from .panel import Asker
from .stepper import StepperPanel, step_height

_EDGE = 18  # beside the buttons


class BiddingPanel(ArmingPanel, StepperPanel):
    """The viewer says how many tricks their hand will take; nil is armed first."""

    steps: ClassVar = {Command.UP: 1, Command.DOWN: -1, Command.PAGE_UP: 3, Command.PAGE_DOWN: -3}
    told_labels = ("partner", "team")
    arming_command = other_command = Command.NIL
    other_key = "nil"
    armed = Nil()
    highest = MOST_TRICKS

    def __init__(self, shown: ShownTable, asker: Asker) -> None:
        super().__init__(shown, asker)
        self.amount = shown.presenter.fair_bid(self.view)

    @property
    def board(self) -> PartnerBoard:
        return narrow(self.view, PartnerBoard).board

    @property
    def lowest(self) -> int:
        return min(action.amount for action in self.view.legal if isinstance(action, Bid))

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        self.amount = max(self.amount, self.lowest)
        panel = self.shown.places.asking(460, 238)
        head = pygame.Rect(panel.left, panel.top + px(12), panel.width, px(28))
        row = pygame.Rect(
            panel.left + px(_EDGE), head.bottom + px(10), panel.width - px(2 * _EDGE), step_height(canvas, 66)
        )
        team = pygame.Rect(panel.left, row.bottom + px(6), panel.width, px(28))
        foot = pygame.Rect(row.left, panel.bottom - px(66), row.width, px(50))
        return [
            Panel(key="bidding", rect=panel),
            self._partner(canvas, head),
            *self._steps(canvas, row),
            self._amount(canvas, row),
            self._team(canvas, team),
            *self._answers(canvas, foot),
        ]  # fmt: skip

    def _steps(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        side = canvas.px(100)
        down = pygame.Rect(row.left + side // 2, row.top, side, row.height)
        up = down.copy()
        up.right = row.right - side // 2
        return self.step_buttons(((Command.DOWN, down), (Command.UP, up)))

    def _amount(self, canvas: Canvas, row: pygame.Rect) -> Label:
        """Return the number or the word that is about to be bid."""
        rect = pygame.Rect(0, row.top, canvas.px(90), row.height)
        rect.centerx = row.centerx
        words = call_words(self.chosen)
        role = canvas.type.fitting(words, (BIG_NUMBER, HEADING), rect.width)
        return Label(key="amount", rect=rect, text=words, role=role, colour=GOLD_BRIGHT)

    def _answers(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        gap = canvas.px(8)
        bid = row.copy()
        if self.board.nil:
            bid.width = (row.width - gap) // 2
        items: list[Item] = [self.bid_button(bid)]
        if self.board.nil:
            items.append(self._nil_button(bid.move(bid.width + gap, 0)))
        return items

    def _nil_button(self, rect: pygame.Rect) -> Button:
        if not self.is_armed:
            return self.other_button(rect, call_words(self.armed), nil_worth(blind=False))
        return Button(
            key=self.other_key,
            rect=rect,
            text=back_button(),
            on_press=self.answer_otherwise,
            keycap=self._cap(self.other_key, Command.BACK),
            style="primary" if self.is_advised_against else "plain",
            sound=None,
        )

    def first_focus(self) -> str | None:
        return "bid" if self.is_armed else super().first_focus()

    @property
    def _has_golden_bid(self) -> bool:
        return not self.is_advised_against and super()._has_golden_bid

    def _cap(self, key: str, usual: Command | None) -> Command | None:
        if self.is_advised_against:
            return Command.ANSWER if key == self.other_key else None
        return super()._cap(key, usual)

    @property
    def _partner_seat(self) -> int:
        return ((self.board.turn or 0) + SIDES) % HANDS

    @property
    def _side(self) -> int:
        return (self.board.turn or 0) % SIDES

    def _partner(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """Return the words for the partner's bid."""
        names, bid = self.shown.names, self.board.bids[self._partner_seat]
        whose = names[self.board.turn or 0] if self.shown.is_shared else None
        said = [names[self._partner_seat], whose or ""]
        words = whole = partner_words(said[0], bid, whose)
        room, roles = rect.width - canvas.px(12), (BODY, SMALL, KEYCAP)
        role = canvas.type.fitting(whole, roles, room)
        while canvas.type.size(words, role)[0] > room and max(map(len, said)) > len(CUT):
            longer = max(range(len(said)), key=lambda at: len(said[at]))
            said[longer] = said[longer].removesuffix(CUT)[:-1] + CUT
            words = partner_words(said[0], bid, None if whose is None else said[1])
        return Label(key="partner", rect=rect, text=words, role=role, colour=MUTED, called=whole)

    def _team(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """Return the words for what the two bids add up to, what the rules still ask for, and what nil is worth."""
        words = nil_worth(blind=False) if self.is_armed else self._summed_up()
        role = canvas.type.fitting(words, (BODY_STRONG, SMALL_STRONG, KEYCAP), rect.width - canvas.px(2 * _EDGE))
        return Label(key="team", rect=rect, text=words, role=role, colour=CREAM)

    def _summed_up(self) -> str:
        together = self._together()
        nil = nil_is_worth(is_first=not together) if self.board.nil else ""
        return side_by_side(together, nil) or added_up()

    def _together(self) -> str:
        before = self.board.contract(self._side)
        least = self.shown.presenter.least_for_a_team
        if self.board.bids[self._partner_seat] is not None:
            return team_words(before + self.amount)
        return least_words(least) if least else ""

    # -- nil ----------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Bid | Nil:
        return Nil() if self.is_armed else super().chosen

    def arm(self, *, is_armed: bool) -> None:
        if is_armed and not self.board.nil:
            self.asker.submit(Nil())  # so that the refusal is shown
        else:
            super().arm(is_armed=is_armed)

    def answer_otherwise(self) -> None:
        self.toggle()

    def step(self, by: int) -> None:
        self.is_armed = False
        super().step(by)
