"""The auction: the standing bid, a stepper, Bid and Pass."""

from __future__ import annotations

from typing import ClassVar

import pygame

from ....engine.actions import Pass
from ....engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID
from ....table.match_table import AnyView
from ...canvas import Canvas
from ...items.base import Item, Label, Panel
from ...scenes.phases.stepper import StepperPanel
from ...theme import BIG_NUMBER, BODY, GOLD_BRIGHT, MUTED, NUMBER, SUBHEADING

_LEAP = 25


def standing_bid(canvas: Canvas, panel: pygame.Rect, view: AnyView, names: tuple[str, ...]) -> list[Item]:
    """The ground of the auction, with the bid to beat and who made it."""
    board, px = view.board, canvas.px
    head = pygame.Rect(panel.left, panel.top + px(7), panel.width, px(26))
    number = pygame.Rect(panel.left, head.bottom + px(4), panel.width, px(62))
    words = f"{names[board.bidder]} bids" if board.bid else "Nobody has bid yet"
    figure, role = (str(board.bid), BIG_NUMBER) if board.bid else (f"from {LOWEST_BID} up", SUBHEADING)
    return [
        Panel(key="auction", rect=panel),
        Label(key="standing", rect=head, text=words, role=BODY, colour=MUTED),
        Label(key="standing-bid", rect=number, text=figure, role=role, colour=GOLD_BRIGHT),
    ]


class AuctionPanel(StepperPanel):
    """The viewer may bid or pass."""

    steps: ClassVar = {
        pygame.K_UP: BID_STEP, pygame.K_DOWN: -BID_STEP, pygame.K_PAGEUP: _LEAP, pygame.K_PAGEDOWN: -_LEAP,
    }  # fmt: skip
    other_key = pygame.K_p
    highest = HIGHEST_BID

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        self.amount = min(HIGHEST_BID, max(self.amount, self.lowest))
        panel = self.scene.places.panel(460, 236)
        row = pygame.Rect(panel.left + px(20), panel.top + px(112), panel.width - px(40), px(50))
        last = row.move(0, px(60))
        steps = ((-_LEAP, "PgDn"), (-BID_STEP, "Down"), (BID_STEP, "Up"), (_LEAP, "PgUp"))
        side, gap = px(82), px(8)
        lefts = (row.left, row.left + side + gap, row.right - 2 * side - gap, row.right - side)
        items = standing_bid(canvas, panel, self.view, self.scene.names)
        places = (pygame.Rect(left, row.top, side, row.height) for left in lefts)
        items += self.step_buttons((by, name, place) for (by, name), place in zip(steps, places, strict=True))
        amount = pygame.Rect(lefts[1] + side, row.top, lefts[2] - lefts[1] - side, row.height)
        items.append(Label(key="amount", rect=amount, text=str(self.amount), role=NUMBER))
        half = (last.width - gap) // 2
        bid = pygame.Rect(last.left, last.top, half, last.height)
        return [*items, self.bid_button(bid), self.other_button(bid.move(half + gap, 0), "Pass")]

    @property
    def lowest(self) -> int:
        lowest: int = self.view.board.lowest_bid
        return lowest

    def too_low(self) -> str:
        return f"The next bid must be {self.lowest} or more"

    def too_high(self) -> str:
        return f"{HIGHEST_BID} is all there is"

    def answer_otherwise(self) -> None:
        self.scene.submit(Pass())
