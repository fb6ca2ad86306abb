"""The auction: the standing bid, a stepper, Bid and Pass."""

from __future__ import annotations

import pygame

from ....engine.actions import Bid, Pass
from ....engine.cards import Card
from ....engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID
from ....table.match_table import AnyView
from ...canvas import Canvas
from ...items.base import Item, Label, Panel
from ...items.buttons import Button
from ...scenes.phases.base import ENTER_KEYS, PhasePanel, StepButton
from ...theme import BIG_NUMBER, BODY, GOLD_BRIGHT, MUTED, NUMBER, SUBHEADING

_LEAP = 25
_KEYS = {pygame.K_UP: BID_STEP, pygame.K_DOWN: -BID_STEP, pygame.K_PAGEUP: _LEAP, pygame.K_PAGEDOWN: -_LEAP}


def standing_bid(canvas: Canvas, panel: pygame.Rect, view: AnyView, names: tuple[str, ...]) -> list[Item]:
    """The ground of the auction, with the bid to beat and who made it."""
    board, px = view.board, canvas.px
    head = pygame.Rect(panel.left, panel.top + px(12), panel.width, px(26))
    number = pygame.Rect(panel.left, head.bottom, panel.width, px(62))
    words = f"{names[board.bidder]} bids" if board.bid else "Nobody has bid yet"
    figure, role = (str(board.bid), BIG_NUMBER) if board.bid else (f"from {LOWEST_BID} up", SUBHEADING)
    return [
        Panel(key="auction", rect=panel),
        Label(key="standing", rect=head, text=words, role=BODY, colour=MUTED),
        Label(key="standing-bid", rect=number, text=figure, role=role, colour=GOLD_BRIGHT),
    ]


class AuctionPanel(PhasePanel):
    """The viewer may bid or pass."""

    amount = 0

    def compose(self, canvas: Canvas) -> list[Item]:
        px, board = canvas.px, self.view.board
        self.amount = min(HIGHEST_BID, max(self.amount, board.lowest_bid))
        panel = self.scene.places.panel(460, 236)
        row = pygame.Rect(panel.left + px(20), panel.top + px(108), panel.width - px(40), px(50))
        last = row.move(0, px(62))
        steps = ((-_LEAP, "PgDn"), (-BID_STEP, "Down"), (BID_STEP, "Up"), (_LEAP, "PgUp"))
        side, gap = px(82), px(8)
        lefts = (row.left, row.left + side + gap, row.right - 2 * side - gap, row.right - side)
        items = standing_bid(canvas, panel, self.view, self.scene.names)
        for (by, key_name), left in zip(steps, lefts, strict=True):
            items.append(
                StepButton(
                    key=f"step{by:+}",
                    key_name=key_name,
                    rect=pygame.Rect(left, row.top, side, row.height),
                    text=f"{by:+}".replace("-", "−"),
                    on_press=lambda by=by: self._step(by),  # type: ignore[misc]
                    why_off=self._why_not(by),
                    tip=self._why_not(by),
                )
            )
        amount = pygame.Rect(lefts[1] + side, row.top, lefts[2] - lefts[1] - side, row.height)
        items.append(Label(key="amount", rect=amount, text=str(self.amount), role=NUMBER))
        half = (last.width - gap) // 2
        bid = pygame.Rect(last.left, last.top, half, last.height)
        items.append(
            Button(
                key="bid",
                rect=bid,
                text=f"Bid {self.amount}",
                style="primary",
                on_press=self._bid,
                keycap="Enter",
                sound=None,
            )
        )
        items.append(
            Button(key="pass", rect=bid.move(half + gap, 0), text="Pass", on_press=self._pass, keycap="P", sound=None)
        )
        return items

    def first_focus(self) -> str | None:
        return "bid"

    def detail(self, card: Card | None) -> str:
        return self.scene.presenter.hand_in_words(self.view) if card is None else super().detail(card)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in _KEYS:
            self._step(_KEYS[event.key])
        elif event.key == pygame.K_p:
            self._pass()
        elif event.key in ENTER_KEYS and self.enter_is_free:
            self._bid()
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        self.amount = min(HIGHEST_BID, max(self.view.board.lowest_bid, self.amount + by))

    def _why_not(self, by: int) -> str | None:
        lowest = self.view.board.lowest_bid
        if by < 0 and self.amount <= lowest:
            return f"The next bid must be {lowest} or more"
        if by > 0 and self.amount >= HIGHEST_BID:
            return f"{HIGHEST_BID} is all there is"
        return None

    def _bid(self) -> None:
        self.scene.submit(Bid(self.amount))

    def _pass(self) -> None:
        self.scene.submit(Pass())
