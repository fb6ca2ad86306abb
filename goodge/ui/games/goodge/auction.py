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
from ...drawing.theme import BIG_NUMBER, BODY, GOLD_BRIGHT, MUTED, NUMBER, SUBHEADING
from ...tabletop.panels.stepper import StepperPanel
from ...widgets.base import Item, Label, Panel
from ...widgets.commands import Command
from ...wording.bids import call_words, lowest_words, standing_words
from ...wording.numbers import figure

_LEAP = 25


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
    other_command = Command.PASS
    highest = HIGHEST_BID

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        self.amount = min(HIGHEST_BID, max(self.amount, self.lowest))
        panel = self.shown.places.panel(460, 236)
        row = pygame.Rect(panel.left + px(20), panel.top + px(112), panel.width - px(40), px(50))
        last = row.move(0, px(60))
        side, gap = px(82), px(8)
        lefts = (row.left, row.left + side + gap, row.right - 2 * side - gap, row.right - side)
        items = standing_bid(canvas, panel, self.view, self.shown.names)
        places = (pygame.Rect(left, row.top, side, row.height) for left in lefts)
        items += self.step_buttons(zip(self.steps, places, strict=True))
        amount = pygame.Rect(lefts[1] + side, row.top, lefts[2] - lefts[1] - side, row.height)
        items.append(Label(key="amount", rect=amount, text=figure(self.amount), role=NUMBER))
        half = (last.width - gap) // 2
        bid = pygame.Rect(last.left, last.top, half, last.height)
        return [*items, self.bid_button(bid), self.other_button(bid.move(half + gap, 0), "pass", call_words(Pass()))]

    @property
    def lowest(self) -> int:
        return narrow(self.view, GoodgeBoard).board.lowest_bid

    def answer_otherwise(self) -> None:
        self.asker.submit(Pass())
