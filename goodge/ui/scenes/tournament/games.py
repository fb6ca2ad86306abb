"""A game of a tournament as an item: who meets whom, how it stands, and a press that leads to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ...canvas import Canvas
from ...items.base import Item, halo
from ...theme import (
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    NAME,
    NUMBER,
    PANEL,
    PANEL_LIGHT,
    SMALL_STRONG,
    Colour,
)

_BAR = 5


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a game shows. `totals` is None before it begins, `target` what both play to, `seeds` of a knock-out game.

    `status` and `detail` are two short lines; `action` says what a press does, None where it does nothing.
    """

    names: tuple[str, str]
    totals: tuple[int, ...] | None
    winner: int | None
    is_own: bool
    target: int
    status: str
    detail: str
    action: str | None
    seeds: tuple[int, int] | None = None


@dataclass(slots=True, kw_only=True)
class GameItem(Item):
    """What both looks of a game have in common."""

    facts: GameFacts
    on_press: Callable[[], None]

    @property
    def is_focusable(self) -> bool:
        return self.facts.action is not None

    def press(self) -> bool:
        self.on_press()
        return True

    def draw_ground(self, canvas: Canvas, *, focused: bool, radius: float) -> None:
        if focused:
            halo(canvas, self.rect, radius=radius)
        is_own = self.facts.is_own
        canvas.panel(
            self.rect,
            radius=radius,
            top=PANEL_LIGHT.faded(245) if focused or is_own else PANEL.faded(215),
            bottom=PANEL.faded(235),
            line=GOLD_BRIGHT if is_own else GOLD.faded(200 if focused else 110),
            line_width=2 if is_own else 1.5,
        )

    def ink(self, side: int) -> Colour:
        """The colour of a team's name: the winner shines, the loser steps back."""
        if self.facts.winner is None:
            return CREAM
        return GOLD_BRIGHT if side == self.facts.winner else MUTED

    def total(self, side: int) -> str:
        return "–" if self.facts.totals is None else str(self.facts.totals[side]).replace("-", "−")


@dataclass(slots=True, kw_only=True)
class TableCard(GameItem):
    """A table of the round, as a broad card: the teams with their points to the left, how far it is to the right."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        self.draw_ground(canvas, focused=focused, radius=14)
        px, inner = canvas.px, self.rect.inflate(-canvas.px(44), -canvas.px(16))
        left = pygame.Rect(inner.left, inner.top, round(inner.width * 0.6), inner.height)
        half = left.height // 2
        for side in (0, 1):
            row = pygame.Rect(left.left, left.top + side * half, left.width, half)
            self._draw_side(canvas, row, side)
        right = pygame.Rect(left.right + px(36), inner.top, 0, inner.height)
        right.width = inner.right - right.left
        line = pygame.Rect(left.right + px(17), inner.top + px(12), px(1), inner.height - px(24))
        canvas.panel(line, radius=0, top=GOLD.faded(90))
        self._draw_status(canvas, right)

    def _draw_side(self, canvas: Canvas, row: pygame.Rect, side: int) -> None:
        px, facts = canvas.px, self.facts
        bar = pygame.Rect(row.left, row.bottom - px(_BAR + 4), row.width, px(_BAR))
        words = pygame.Rect(row.left, row.top, row.width, bar.top - row.top)
        number = canvas.text(self.total(side), NUMBER, words, self.ink(side), "right")
        room = words.width - number.width - px(20)
        name = canvas.type.shortened(facts.names[side], NAME, room)
        place = canvas.text(name, NAME, words, self.ink(side), "left")
        if facts.winner == side:
            canvas.icon("crown", (place.right + px(20), words.centery - px(2)), 24)
        canvas.panel(bar, radius=_BAR / 2, top=CREAM.faded(30))
        share = 0.0 if facts.totals is None else min(1.0, max(0.0, facts.totals[side] / facts.target))
        if share:
            done = bar.copy()
            done.width = max(px(_BAR), round(bar.width * share))
            canvas.panel(done, radius=_BAR / 2, top=GOLD_BRIGHT if facts.winner in (None, side) else GOLD.faded(150))

    def _draw_status(self, canvas: Canvas, rect: pygame.Rect) -> None:
        facts = self.facts
        lines = [(facts.status, BODY_STRONG, CREAM), (facts.detail, SMALL_STRONG, MUTED)]
        if facts.action is not None:
            lines.append((facts.action, SMALL_STRONG, GOLD_BRIGHT))
        lines = [line for line in lines if line[0]]
        step = canvas.type.line_height(SMALL_STRONG) + canvas.px(3)
        top = rect.centery - step * len(lines) // 2
        for number, (text, role, colour) in enumerate(lines):
            row = pygame.Rect(rect.left, top + number * step, rect.width, step)
            canvas.text(canvas.type.shortened(text, role, rect.width), role, row, colour, "left")


@dataclass(slots=True, kw_only=True)
class BracketBox(GameItem):
    """A game of the bracket: a line a team, with its seed, and under them how far it is."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        self.draw_ground(canvas, focused=focused, radius=12)
        px, facts = canvas.px, self.facts
        inner = self.rect.inflate(-px(24), -px(12))
        foot = canvas.type.line_height(KEYCAP)
        half = (inner.height - foot) // 2
        for side in (0, 1):
            row = pygame.Rect(inner.left, inner.top + side * half, inner.width, half)
            self._draw_side(canvas, row, side)
        status = pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot)
        words = facts.status if facts.winner is None else facts.detail
        canvas.text(canvas.type.shortened(words, KEYCAP, status.width), KEYCAP, status, MUTED, "left")
        if facts.action is not None:
            canvas.text(facts.action, KEYCAP, status, GOLD_BRIGHT, "right")

    def _draw_side(self, canvas: Canvas, row: pygame.Rect, side: int) -> None:
        px, facts = canvas.px, self.facts
        chip = pygame.Rect(row.left, 0, px(24), px(24))
        chip.centery = row.centery
        if facts.seeds is not None:
            canvas.panel(chip, radius=12, top=GOLD.faded(40), line=GOLD.faded(170), line_width=1)
            canvas.text(str(facts.seeds[side]), KEYCAP, chip, GOLD_BRIGHT)
        words = pygame.Rect(chip.right + px(10), row.top, row.right - chip.right - px(10), row.height)
        total = self.total(side) if facts.totals is not None else ""
        number = canvas.text(total, BODY_STRONG, words, self.ink(side), "right")
        room = words.width - number.width - px(10)
        canvas.text(
            canvas.type.shortened(facts.names[side], BODY_STRONG, room), BODY_STRONG, words, self.ink(side), "left"
        )
