"""Bidding tricks: how many, or none at all; with the partner's bid and what the team comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from ....engine.actions import Bid, Nil
from ....engine.partners import MOST_TRICKS, SIDES, PartnerBoard
from ....engine.spadeplay import HANDS
from ...canvas import Canvas
from ...items.base import Item, Label, Panel
from ...theme import BIG_NUMBER, BODY, BODY_STRONG, CREAM, GOLD_BRIGHT, KEYCAP, MUTED, SMALL, SMALL_STRONG
from .stepper import StepperPanel

if TYPE_CHECKING:
    from ..table import TableScene


class BiddingPanel(StepperPanel):
    """The viewer says how many tricks the hand will take."""

    steps: ClassVar = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 3, pygame.K_PAGEDOWN: -3}
    other_key = pygame.K_n
    highest = MOST_TRICKS

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.amount = scene.presenter.fair_bid(self.view)

    @property
    def board(self) -> PartnerBoard:
        board: PartnerBoard = self.view.board
        return board

    @property
    def lowest(self) -> int:
        return min(action.amount for action in self.view.legal if isinstance(action, Bid))

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        self.amount = max(self.amount, self.lowest)
        panel = self.scene.places.panel(460, 238)
        head = pygame.Rect(panel.left, panel.top + px(12), panel.width, px(28))
        row = pygame.Rect(panel.left + px(20), head.bottom + px(10), panel.width - px(40), px(66))
        team = pygame.Rect(panel.left, row.bottom + px(6), panel.width, px(28))
        foot = pygame.Rect(row.left, panel.bottom - px(66), row.width, px(50))
        return [
            Panel(key="bidding", rect=panel),
            self._partner(canvas, head),
            *self._steps(canvas, row),
            Label(key="amount", rect=self._amount_rect(canvas, row), text=str(self.amount), role=BIG_NUMBER,
                  colour=GOLD_BRIGHT),
            self._team(canvas, team),
            *self._answers(canvas, foot),
        ]  # fmt: skip

    def _steps(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        side = canvas.px(100)
        down = pygame.Rect(row.left + side // 2, row.top, side, row.height)
        up = down.copy()
        up.right = row.right - side // 2
        return self.step_buttons(((-1, "Down", down), (1, "Up", up)))

    def _amount_rect(self, canvas: Canvas, row: pygame.Rect) -> pygame.Rect:
        rect = pygame.Rect(0, row.top, canvas.px(90), row.height)
        rect.centerx = row.centerx
        return rect

    def _answers(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        gap = canvas.px(8)
        bid = row.copy()
        if self.board.nil:
            bid.width = (row.width - gap) // 2
        items: list[Item] = [self.bid_button(bid)]
        if self.board.nil:
            nil = bid.move(bid.width + gap, 0)
            tip = "No trick at all: 100 points, won or lost"
            items.append(self.other_button(nil, "Nil", tip))
        return items

    @property
    def _partner_seat(self) -> int:
        return ((self.board.turn or 0) + SIDES) % HANDS

    def _partner(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """What the partner has said."""
        said = self.scene.presenter.calls(self.view).get(self._partner_seat)
        bids = "bids later" if said is None else f"has bid {said.text.lower()}"
        names, seat = self.scene.names, self.board.turn or 0
        whose = f"{names[seat]}’s" if self.scene.is_shared else "Your"
        words = f"{whose} partner {names[self._partner_seat]} {bids}"
        role = canvas.type.fitting(words, (BODY, SMALL, KEYCAP), rect.width - canvas.px(12))
        return Label(key="partner", rect=rect, text=words, role=role, colour=MUTED)

    def _team(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """What the two bids come to, what the rules still ask of them, and what nil is worth."""
        nil = "nil: 100 points won or lost" if self.board.nil else ""
        words = " · ".join(filter(None, (self._together(), nil))) or "Their bids are added up"
        words = words[0].upper() + words[1:]
        role = canvas.type.fitting(words, (BODY_STRONG, SMALL_STRONG, KEYCAP), rect.width - canvas.px(12))
        return Label(key="team", rect=rect, text=words, role=role, colour=CREAM)

    def _together(self) -> str:
        before = self.board.contract((self.board.turn or 0) % SIDES)
        least = self.scene.presenter.least_for_a_team
        if self.board.bids[self._partner_seat] is not None:
            return f"The team bids {before + self.amount}"
        return f"The team must come to {least} at least" if least else ""

    def too_low(self) -> str:
        return f"The bid must be {self.lowest} or more"

    def too_high(self) -> str:
        return f"There are {MOST_TRICKS} tricks"

    def answer_otherwise(self) -> None:
        self.scene.submit(Nil())
