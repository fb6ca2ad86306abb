"""The auction: the standing bid, a stepper, Bid and Pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from ....engine.actions import Pass
from ....engine.game import AnyView
from ....engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID, GoodgeBoard
from ....engine.state import narrow
from ...drawing.canvas import Canvas
from ...drawing.theme import (
    BIG_NUMBER,
    BODY,
    BODY_STRONG,
    CREAM,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    SMALL_STRONG,
    SUBHEADING,
    smaller,
)
from ...tabletop.panels.stepper import StepperPanel, step_height
from ...widgets.base import Item, Label, Panel
from ...widgets.commands import Command
from ...wording.bids import call_words, lowest_words, standing_words, to_beat_words
from ...wording.lists import side_by_side
from ...wording.numbers import figure

_LEAP = 25
_GAP = 8


def standing_bid(canvas: Canvas, panel: pygame.Rect, view: AnyView, names: Sequence[str]) -> list[Item]:
    """Return the ground of the auction, with the bid to beat and the name of its bidder."""
    board, px = narrow(view, GoodgeBoard).board, canvas.px
    head = pygame.Rect(panel.left, panel.top + px(7), panel.width, px(26))
    number = pygame.Rect(panel.left, head.bottom + px(4), panel.width, px(62))
    words = standing_words(None if board.bidder is None else names[board.bidder])
    amount, role = (figure(board.bid), BIG_NUMBER) if board.bid else (lowest_words(LOWEST_BID), SUBHEADING)
    return [
        Panel(key="auction", rect=panel),
        Label(key="standing", rect=head, text=words, role=BODY, colour=MUTED),
        Label(key="standing-bid", rect=number, text=amount, role=role, colour=GOLD_BRIGHT),
    ]


class AuctionPanel(StepperPanel):
    """The viewer may bid or pass."""

    steps: ClassVar = {
        Command.PAGE_DOWN: -_LEAP, Command.DOWN: -BID_STEP, Command.UP: BID_STEP, Command.PAGE_UP: _LEAP,
    }  # fmt: skip
    other_command, other_key = Command.PASS, "pass"
    highest = HIGHEST_BID

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        self.amount = min(HIGHEST_BID, max(self.amount, self.lowest))
        panel = self.shown.places.asking(460, 208)
        head = pygame.Rect(panel.left, panel.top + px(12), panel.width, px(30))
        row = pygame.Rect(panel.left + px(20), head.bottom + px(14), panel.width - px(40), step_height(canvas, 60))
        last = pygame.Rect(row.left, panel.bottom - px(66), row.width, px(50))
        half = (last.width - px(_GAP)) // 2
        bid = pygame.Rect(last.left, last.top, half, last.height)
        other = bid.move(half + px(_GAP), 0)
        return [
            Panel(key="auction", rect=panel),
            self._to_beat(canvas, head),
            *self._stepper(canvas, row),
            self.bid_button(bid),
            self.other_button(other, call_words(Pass())),
        ]

    def _to_beat(self, canvas: Canvas, rect: pygame.Rect) -> Label:
        """Return the words for the bid to beat, smaller than the bid that is about to be made."""
        board = narrow(self.view, GoodgeBoard).board
        if board.bidder is None:
            words = side_by_side(standing_words(None), lowest_words(LOWEST_BID))
        else:
            words = to_beat_words(self.shown.names[board.bidder], board.bid)
        role = canvas.type.fitting(words, (BODY_STRONG, SMALL_STRONG, KEYCAP), rect.width - canvas.px(24))
        return Label(key="standing", rect=rect, text=words, role=role, colour=CREAM)

    def _stepper(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        """Return the number that is about to be bid, between the buttons that change it."""
        side, gap = canvas.px(74), canvas.px(_GAP)
        lefts = (row.left, row.left + side + gap, row.right - 2 * side - gap, row.right - side)
        places = (pygame.Rect(left, row.top, side, row.height) for left in lefts)
        amount = pygame.Rect(lefts[1] + side, row.top, lefts[2] - lefts[1] - side, row.height)
        role = canvas.type.fitting(figure(HIGHEST_BID), smaller(BIG_NUMBER), amount.width - canvas.px(24))
        number = Label(key="amount", rect=amount, text=figure(self.amount), role=role, colour=GOLD_BRIGHT)
        return [*self.step_buttons(zip(self.steps, places, strict=True)), number]

    @property
    def lowest(self) -> int:
        return narrow(self.view, GoodgeBoard).board.lowest_bid

    def answer_otherwise(self) -> None:
        self.asker.submit(Pass())
