"""The plates of those who sit at the table, their calls, and the bar above it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...engine.cards import Suit
from ..canvas import Canvas
from ..items.base import Item
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
from .facts import BarFacts, CallFacts, PlateFacts


@dataclass(slots=True, kw_only=True)
class Plate(Item):
    """A hand: its name, `about` it (level, cards left), what it has taken in this round, and the total."""

    facts: PlateFacts
    about: str
    shift: int = 0

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts, px = self.facts, canvas.px
        rect = self.rect.move(self.shift, 0)
        if facts.is_turn:
            canvas.glow(rect, GOLD_BRIGHT.faded(235), radius=14, reach=11)
        line = GOLD_BRIGHT if facts.is_turn else GOLD.faded(95)
        canvas.panel(rect, top=PANEL.faded(236), bottom=Colour.of("#0f3729", 236), line=line, line_width=2)
        inner = rect.inflate(-px(26), -px(16))
        left = inner.left
        if facts.emblem is not None:
            canvas.icon(facts.emblem, (left + px(15), inner.top + px(16)), 32)
            left += px(36)
        top = pygame.Rect(left, inner.top, inner.right - left - px(56) - (px(30) if facts.is_dealer else 0), px(30))
        place = canvas.text(canvas.type.shortened(facts.name, NAME, top.width), NAME, top, CREAM, "left")
        if facts.is_dealer:
            canvas.icon("dealer", (place.right + px(17), top.centery), 24)
        figure = pygame.Rect(inner.right - px(72), inner.top, px(72), px(34))
        canvas.text(facts.figure, NUMBER, figure, GOLD_BRIGHT, "right")
        middle = pygame.Rect(inner.left, inner.top + px(31), inner.width, px(24))
        canvas.text(self.about, SMALL, middle, MUTED, "left")
        canvas.text(facts.caption, SMALL, middle, MUTED, "right")
        foot = pygame.Rect(inner.left, inner.bottom - px(27), inner.width, px(26))
        canvas.text(facts.total, SMALL_STRONG, foot, CREAM, "left")
        canvas.text(facts.note, SMALL_STRONG, foot, ALARM if facts.is_bad else GOLD_BRIGHT, "right")


@dataclass(slots=True, kw_only=True)
class Call(Item):
    """What was last said at a seat; only the one that stands is bright."""

    facts: CallFacts

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts = self.facts
        if facts.stands:
            canvas.panel(self.rect, radius=23, top=GOLD_BRIGHT, bottom=Colour.of("#cf9f45"))
        elif facts.is_number:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(225), line=GOLD.faded(150))
        else:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(190), line=MUTED.faded(70))
        role = NUMBER if facts.is_number else BODY_STRONG
        canvas.text(facts.text, role, self.rect, INK if facts.stands else MUTED)


@dataclass(slots=True, kw_only=True)
class MatchState(Item):
    """The bar: round and target to the left, how the round stands in the middle, trump to the right."""

    state: str
    facts: BarFacts
    left: int
    right: int

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        px = canvas.px
        canvas.surface.blit(
            canvas.shapes.panel(self.rect.size, 0, top=PANEL.faded(245), bottom=PANEL.faded(225), line=None), self.rect
        )
        edge = pygame.Rect(0, self.rect.bottom - px(2), self.rect.width, px(2))
        canvas.surface.fill(GOLD.hex, edge)
        state = pygame.Rect(self.left, self.rect.top, px(300), self.rect.height - px(2))
        canvas.text(self.state, BODY_STRONG, state, CREAM, "left")
        middle = pygame.Rect(0, 0, px(480), self.rect.height - px(2))
        middle.centerx = self.rect.centerx
        self._middle(canvas, middle)
        if self.facts.trump is not None:
            self._trump(canvas, self.facts.trump)

    def _middle(self, canvas: Canvas, rect: pygame.Rect) -> None:
        facts, px = self.facts, canvas.px
        width = canvas.type.size(facts.middle, NAME)[0]
        if facts.emblem is not None:
            left = rect.centerx - (width + px(44)) // 2
            canvas.icon(facts.emblem, (left + px(18), rect.centery), 38)
            rect = pygame.Rect(left + px(44), rect.y, width, rect.height)
        canvas.text(facts.middle, NAME, rect, GOLD_BRIGHT if facts.settled else MUTED)

    def _trump(self, canvas: Canvas, trump: Suit) -> None:
        px, words = canvas.px, self.facts.trump_words
        width = canvas.type.size(words, BODY_STRONG)[0]
        rect = pygame.Rect(self.right - width, self.rect.top, width, self.rect.height - px(2))
        canvas.text(words, BODY_STRONG, rect, CREAM, "left")
        medal = pygame.Rect(0, 0, px(46), px(46))
        medal.midright = (rect.left - px(10), rect.centery)
        canvas.panel(medal, radius=23, top=CREAM, bottom=Colour.of("#ecdcb4"), line=GOLD, line_width=2)
        canvas.picture(f"suits/{trump.letter}", medal.inflate(-px(14), -px(14)))

    def fits(self, canvas: Canvas) -> bool:
        emblem = 44 if self.facts.emblem is not None else 0
        return canvas.type.size(self.facts.middle, NAME)[0] <= canvas.px(480 - emblem)
