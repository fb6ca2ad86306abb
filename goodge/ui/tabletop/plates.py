"""The plates of those who sit at the table, their calls, and the bar above it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...engine.actions import Bid
from ...engine.cards import Suit
from ...engine.game import Phase
from ..canvas import Canvas
from ..items.base import Item
from ..seen import GoodgeView, hand_sizes
from ..theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    INK,
    MUTED,
    NAME,
    NUMBER,
    PANEL,
    SMALL,
    SMALL_STRONG,
    Colour,
)


@dataclass(slots=True, kw_only=True)
class Plate(Item):
    """A seat: name, level, cards left, points of this round, total, and for the Goodge how far he has come."""

    view: GoodgeView
    seat: int
    points: int
    name: str
    about: str
    is_thinking: bool = False
    shift: int = 0

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        board, px = self.view.board, canvas.px
        rect = self.rect.move(self.shift, 0)
        is_turn, is_goodge = board.turn == self.seat, board.goodge == self.seat
        if is_turn:
            canvas.glow(rect, GOLD_BRIGHT.faded(235), radius=14, reach=11)
        line = GOLD_BRIGHT if is_turn else GOLD.faded(95)
        canvas.panel(rect, top=PANEL.faded(236), bottom=Colour.of("#0f3729", 236), line=line, line_width=2)
        inner = rect.inflate(-px(26), -px(16))
        left = inner.left
        if is_goodge:
            canvas.icon("crown", (left + px(15), inner.top + px(16)), 32)
            left += px(36)
        is_dealer = board.dealer == self.seat
        top = pygame.Rect(left, inner.top, inner.right - left - px(56) - (px(30) if is_dealer else 0), px(30))
        place = canvas.text(canvas.type.shortened(self.name, NAME, top.width), NAME, top, CREAM, "left")
        if is_dealer:
            canvas.icon("dealer", (place.right + px(17), top.centery), 24)
        points = pygame.Rect(inner.right - px(72), inner.top, px(72), px(34))
        canvas.text(str(self.points), NUMBER, points, GOLD_BRIGHT, "right")
        middle = pygame.Rect(inner.left, inner.top + px(31), inner.width, px(24))
        canvas.text(self._about(), SMALL, middle, MUTED, "left")
        canvas.text("this round", SMALL, middle, MUTED, "right")
        foot = pygame.Rect(inner.left, inner.bottom - px(27), inner.width, px(26))
        canvas.text(f"Total {self.view.totals[self.seat]}".replace("-", "−"), SMALL_STRONG, foot, CREAM, "left")
        if is_goodge:
            self._progress(canvas, foot)

    def _about(self) -> str:
        cards = hand_sizes(self.view)[self.seat]
        held = "" if self.view.board.is_over else f"{cards} card{'' if cards == 1 else 's'}"
        thinking = "thinking …" if self.is_thinking else self.about
        return " · ".join(part for part in (thinking, held) if part)

    def _progress(self, canvas: Canvas, foot: pygame.Rect) -> None:
        board = self.view.board
        need = max(0, board.bid - self.points)
        if board.phase not in (Phase.PLAY, Phase.SCORED):
            text, colour = f"bid {board.bid}", GOLD_BRIGHT
        elif need:
            text, colour = f"needs {need} more", ALARM if board.is_over else GOLD_BRIGHT
        else:
            text, colour = f"made {board.bid}", GOLD_BRIGHT
        canvas.text(text, SMALL_STRONG, foot, colour, "right")


@dataclass(slots=True, kw_only=True)
class Call(Item):
    """What a seat last said in the auction; only the bid that `stands` is bright."""

    call: object
    stands: bool

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        if isinstance(self.call, Bid):
            if self.stands:
                canvas.panel(self.rect, radius=23, top=GOLD_BRIGHT, bottom=Colour.of("#cf9f45"))
            else:
                canvas.panel(self.rect, radius=23, top=PANEL.faded(225), line=GOLD.faded(150))
            canvas.text(str(self.call.amount), NUMBER, self.rect, INK if self.stands else MUTED)
        else:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(190), line=MUTED.faded(70))
            canvas.text("Pass", BODY_STRONG, self.rect, MUTED)


@dataclass(slots=True, kw_only=True)
class MatchState(Item):
    """The bar: round and target to the left, the Goodge and his bid in the middle, trump to the right."""

    view: GoodgeView
    names: tuple[str, ...]
    round_number: int
    left: int
    right: int

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        px, board = canvas.px, self.view.board
        canvas.surface.blit(
            canvas.shapes.panel(self.rect.size, 0, top=PANEL.faded(245), bottom=PANEL.faded(225), line=None), self.rect
        )
        edge = pygame.Rect(0, self.rect.bottom - px(2), self.rect.width, px(2))
        canvas.surface.fill(GOLD.hex, edge)
        state = pygame.Rect(self.left, self.rect.top, px(300), self.rect.height - px(2))
        canvas.text(f"Round {self.round_number} · to {self.view.rules.target}", BODY_STRONG, state, CREAM, "left")
        middle = pygame.Rect(0, 0, px(480), self.rect.height - px(2))
        middle.centerx = self.rect.centerx
        if board.goodge is not None:
            self._goodge(canvas, middle, f"{self.names[board.goodge]} is the Goodge for {board.bid}")
        else:
            canvas.text("Auction", NAME, middle, MUTED)
        if board.trump is not None:
            self._trump(canvas, board.trump)

    def _goodge(self, canvas: Canvas, rect: pygame.Rect, words: str) -> None:
        px = canvas.px
        width = canvas.type.size(words, NAME)[0]
        left = rect.centerx - (width + px(44)) // 2
        canvas.icon("crown", (left + px(18), rect.centery), 38)
        canvas.text(words, NAME, pygame.Rect(left + px(44), rect.y, width, rect.height), GOLD_BRIGHT, "left")

    def _trump(self, canvas: Canvas, trump: Suit) -> None:
        px = canvas.px
        words = f"Trump: {trump.plural}"
        width = canvas.type.size(words, BODY_STRONG)[0]
        rect = pygame.Rect(self.right - width, self.rect.top, width, self.rect.height - px(2))
        canvas.text(words, BODY_STRONG, rect, CREAM, "left")
        medal = pygame.Rect(0, 0, px(46), px(46))
        medal.midright = (rect.left - px(10), rect.centery)
        canvas.panel(medal, radius=23, top=CREAM, bottom=Colour.of("#ecdcb4"), line=GOLD, line_width=2)
        canvas.picture(f"suits/{trump.letter}", medal.inflate(-px(14), -px(14)))

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(f"{max(self.names, key=len)} is the Goodge for 250", NAME)[0] <= canvas.px(436)
