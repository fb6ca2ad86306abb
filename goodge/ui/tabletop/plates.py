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
    KEYCAP,
    MUTED,
    NAME,
    NUMBER,
    PANEL,
    SMALL,
    SMALL_STRONG,
    Colour,
    Role,
)
from .facts import BarFacts, CallFacts, PlateFacts

_EMBLEM, _BETWEEN, _MIDDLE = 44, 30, 480
_ROLES = (NAME, BODY_STRONG, SMALL_STRONG)


@dataclass(slots=True, kw_only=True)
class Plate(Item):
    """A hand: its name, what it has taken in this round, the total, and what is said `about` it: level, style, cards.

    Of `about`, the longest first, the first that there is room for is shown.
    """

    facts: PlateFacts
    about: tuple[str, ...]
    is_turn: bool
    shift: int = 0

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts, px = self.facts, canvas.px
        rect = self.rect.move(self.shift, 0)
        if self.is_turn:
            canvas.glow(rect, GOLD_BRIGHT.faded(235), radius=14, reach=11)
        line = GOLD_BRIGHT if self.is_turn else GOLD.faded(40 if facts.is_out else 95)
        ground, low = (PANEL.faded(130), None) if facts.is_out else (PANEL.faded(236), Colour.of("#0f3729", 236))
        canvas.panel(rect, top=ground, bottom=low, line=line, line_width=2)
        ink, bright = (MUTED, GOLD) if facts.is_out else (CREAM, GOLD_BRIGHT)
        if rect.height < px(60):
            self._on_one_line(canvas, rect.inflate(-px(26), 0))
            return
        inner = rect.inflate(-px(26), -px(16))
        left = inner.left
        if facts.emblem is not None:
            canvas.icon(facts.emblem, (left + px(15), inner.top + px(16)), 32)
            left += px(36)
        reserve = max(px(56), canvas.type.size(facts.figure, NUMBER)[0] + px(10)) + (px(30) if facts.is_dealer else 0)
        top = pygame.Rect(left, inner.top, inner.right - left - reserve, px(30))
        place = canvas.text(canvas.type.shortened(facts.name, NAME, top.width), NAME, top, ink, "left")
        if facts.is_dealer:
            canvas.icon("dealer", (place.right + px(17), top.centery), 24)
        figure = pygame.Rect(inner.right - px(72), inner.top - px(3), px(72), px(34))
        canvas.text(facts.figure, NUMBER, figure, ALARM if facts.has_failed else bright, "right")
        middle = pygame.Rect(inner.left, inner.top + px(33), inner.width, px(24))
        caption = canvas.text(facts.caption, SMALL, middle, MUTED, "right")
        canvas.text(self._about(canvas, middle.width - caption.width), SMALL, middle, MUTED, "left")
        foot = pygame.Rect(inner.left, inner.bottom - px(26), inner.width, px(26))
        total, note, role = self._foot(canvas)
        canvas.text(total, role, foot, ink, "left")
        canvas.text(note, role, foot, ALARM if facts.is_bad else GOLD_BRIGHT, "right")

    def _about(self, canvas: Canvas, room: int) -> str:
        """As much of what is said as there is room for."""
        room -= canvas.px(10)
        fitting = (words for words in self.about if canvas.type.size(words, SMALL)[0] <= room)
        return next(fitting, None) or canvas.type.shortened(self.about[0], SMALL, room)

    def _foot(self, canvas: Canvas) -> tuple[str, str, Role]:
        """Total and note, as long and as large as there is room for."""
        facts = self.facts
        short_total, short_note = facts.short_total or facts.total, facts.short_note or facts.note
        least = (short_total, short_note, KEYCAP)
        ways = (
            (facts.total, facts.note, SMALL_STRONG),
            (short_total, facts.note, SMALL_STRONG),
            (facts.total, short_note, SMALL_STRONG),
            (short_total, short_note, SMALL_STRONG),
        )
        return next((way for way in ways if self._foot_fits(canvas, *way)), least)

    def _foot_fits(self, canvas: Canvas, total: str, note: str, role: Role) -> bool:
        words = sum(canvas.type.size(text, role)[0] for text in (total, note))
        return words + canvas.px(10 if note else 0) <= self.rect.width - canvas.px(26)

    def fits(self, canvas: Canvas) -> bool:
        return self._foot_fits(canvas, *self._foot(canvas))

    def _on_one_line(self, canvas: Canvas, rect: pygame.Rect) -> None:
        name = canvas.text(self.facts.name, NAME, rect, CREAM, "left")
        figure = f"{self.facts.figure} {self.facts.caption}"
        end = canvas.text(figure, BODY_STRONG, rect, GOLD_BRIGHT, "right")
        middle = pygame.Rect(name.right, rect.top, end.left - name.right, rect.height)
        canvas.text(self._about(canvas, middle.width), SMALL, middle, MUTED)


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
        canvas.text(facts.text, self._role(canvas), self.rect, INK if facts.stands else MUTED)

    def _role(self, canvas: Canvas) -> Role:
        roles = (NUMBER,) if self.facts.is_number else (BODY_STRONG, SMALL_STRONG, KEYCAP)
        return canvas.type.fitting(self.facts.text, roles, self.rect.width - canvas.px(12))


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
        canvas.text(self.state, self._state_role(canvas), state, CREAM, "left")
        middle = pygame.Rect(0, 0, px(_MIDDLE), self.rect.height - px(2))
        middle.centerx = self.rect.centerx
        self._pieces(canvas, middle)
        if self.facts.trump is not None:
            self._trump(canvas, self.facts.trump)

    def _pieces(self, canvas: Canvas, rect: pygame.Rect) -> None:
        role = self._role(canvas)
        x = rect.centerx - self._width(canvas, role) // 2
        for piece in self.facts.pieces:
            if piece.emblem is not None:
                canvas.icon(piece.emblem, (x + canvas.px(18), rect.centery), 38)
                x += canvas.px(_EMBLEM)
            width = canvas.type.size(piece.words, role)[0]
            place = pygame.Rect(x, rect.y, width, rect.height)
            canvas.text(piece.words, role, place, GOLD_BRIGHT if piece.is_settled else MUTED)
            x += width + canvas.px(_BETWEEN)

    def _role(self, canvas: Canvas) -> Role:
        """The largest type in which the middle has room."""
        most = canvas.px(_MIDDLE)
        return next((role for role in _ROLES if self._width(canvas, role) <= most), _ROLES[-1])

    def _width(self, canvas: Canvas, role: Role) -> int:
        pieces = self.facts.pieces
        emblems = sum(piece.emblem is not None for piece in pieces) * canvas.px(_EMBLEM)
        words = sum(canvas.type.size(piece.words, role)[0] for piece in pieces)
        return emblems + words + (len(pieces) - 1) * canvas.px(_BETWEEN)

    def _trump(self, canvas: Canvas, trump: Suit) -> None:
        px, words = canvas.px, self.facts.trump_words
        width = canvas.type.size(words, BODY_STRONG)[0]
        rect = pygame.Rect(self.right - width, self.rect.top, width, self.rect.height - px(2))
        canvas.text(words, BODY_STRONG, rect, CREAM, "left")
        medal = pygame.Rect(0, 0, px(46), px(46))
        medal.midright = (rect.left - px(10), rect.centery)
        canvas.panel(medal, radius=23, top=CREAM, bottom=Colour.of("#ecdcb4"), line=GOLD, line_width=2)
        canvas.picture(f"suits/{trump.letter}", medal.inflate(-px(14), -px(14)))

    def _room(self, canvas: Canvas) -> int:
        """How wide the words at the left may be."""
        middle = self._width(canvas, self._role(canvas))
        return self.rect.centerx - middle // 2 - canvas.px(10) - self.left

    def _state_role(self, canvas: Canvas) -> Role:
        return canvas.type.fitting(self.state, (BODY_STRONG, SMALL_STRONG), self._room(canvas))

    def fits(self, canvas: Canvas) -> bool:
        state = canvas.type.size(self.state, self._state_role(canvas))[0]
        return self._width(canvas, self._role(canvas)) <= canvas.px(_MIDDLE) and state <= self._room(canvas)
