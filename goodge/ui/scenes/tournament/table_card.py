"""A game of the league as a broad card, and how the cards of a round are laid alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD, HURT, draw_portrait
from ...drawing.theme import (
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    NAME,
    NUMBER,
    SMALL_STRONG,
    Role,
    smaller,
)
from ...widgets.portraits import draw_pill, pill_size
from .games import GameItem

_BAR, _FACE = 5, 40
_EMBLEM, _BESIDE, _CROWN_ROOM = 44, 20, 34  # the widths of a sign and of a crown, and the air before the points
_OVER_PILL = 8
_SHARE, _APART = 0.58, 36  # of a card's width for the teams, where that is enough; units, up to the progress
_AIR, _COVERED = 3, 1 / 3  # units between two faces; of a face, by the next one where room is scarce
_CLEARLY = 1.1  # of the usual size: what is seen to be larger


@dataclass(frozen=True, slots=True)
class CardPlan:
    """How the cards of a round are laid: the teams' share of the width, the roles of the names and of the last line at
    the right, and whether the faces of a team overlap.
    """

    share: float = _SHARE
    names: Role = NAME
    detail: Role = SMALL_STRONG
    is_close: bool = False


@dataclass(slots=True, kw_only=True)
class TableCard(GameItem):
    """A table of the round, as a broad card: the teams and their points at the left, its progress at the right."""

    plan: CardPlan = CardPlan()

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        self.draw_ground(canvas, focused=focused, radius=14)
        px, inner, left = canvas.px, self.inner(canvas), self._left(canvas)
        half = left.height // 2
        for side in (0, 1):
            row = pygame.Rect(left.left, left.top + side * half, left.width, half)
            self._draw_side(canvas, row, side)
        right = pygame.Rect(left.right + px(_APART), inner.top, 0, inner.height)
        right.width = inner.right - right.left
        line = pygame.Rect(left.right + px(_APART) // 2, inner.top + px(12), px(1), inner.height - px(24))
        canvas.panel(line, radius=0, top=GOLD.faded(90))
        self._draw_status(canvas, right, focused=focused)

    def _draw_side(self, canvas: Canvas, row: pygame.Rect, side: int) -> None:
        px, facts = canvas.px, self.facts
        bar = pygame.Rect(row.left, row.bottom - px(_BAR + 4), row.width, px(_BAR))
        words = pygame.Rect(row.left, row.top, row.width, bar.top - row.top)
        number = canvas.text(self.total(side), NUMBER, words, self.ink(side), "right")
        emblem = facts.teams[side].emblem
        if emblem is not None:
            canvas.icon(emblem, (words.left + px(17), words.centery), 34)
        self._draw_faces(canvas, words, side)
        taken = px(_EMBLEM) + self._faces_wide(canvas, words.height, self.plan)
        words.left, words.width = words.left + taken, words.width - taken
        room = words.width - number.width - px(_BESIDE)
        name = canvas.type.shortened(facts.names[side], self.plan.names, room)
        place = canvas.text(name, self.plan.names, words, self.ink(side), "left")
        if facts.winner == side and place.width + px(_CROWN_ROOM) <= room:
            canvas.icon("crown", (place.right + px(20), words.centery - px(2)), 24)
        canvas.panel(bar, radius=_BAR / 2, top=CREAM.faded(30))
        share = 0.0 if facts.totals is None else min(1.0, max(0.0, facts.totals[side] / facts.target))
        if share:
            done = bar.copy()
            done.width = max(px(_BAR), round(bar.width * share))
            canvas.panel(done, radius=_BAR / 2, top=GOLD_BRIGHT if facts.winner in (None, side) else GOLD.faded(150))

    def wanted(self, canvas: Canvas, plan: CardPlan) -> tuple[int, int]:
        """Return the least widths of the teams and of the progress, in this plan's roles."""
        size, half = canvas.type.size, self._left(canvas).height // 2 - canvas.px(_BAR + 4)
        number, name = (
            max(size(text, role)[0] for text in texts)
            for texts, role in (((self.total(0), self.total(1)), NUMBER), (self.facts.names, plan.names))
        )
        left = canvas.px(_EMBLEM) + self._faces_wide(canvas, half, plan) + name + canvas.px(_BESIDE) + number
        return left, max(size(self.facts.status, plan.detail)[0], size(self.facts.detail, plan.detail)[0])

    def inner(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.inflate(-canvas.px(44), -canvas.px(16))

    def _left(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of the teams and their points."""
        inner = self.inner(canvas)
        return pygame.Rect(inner.left, inner.top, round(inner.width * self.plan.share), inner.height)

    def _faces_wide(self, canvas: Canvas, height: int, plan: CardPlan) -> int:
        """Return the width that the players' faces take, with the air behind them."""
        count, measure = len(self.facts.teams[0].faces), min(height, canvas.px(_FACE))
        return (count - 1) * _face_step(canvas, measure, plan) + measure + canvas.px(_AIR + 6) if count else 0

    def _draw_faces(self, canvas: Canvas, words: pygame.Rect, side: int) -> None:
        """Draw the players of a team behind its emblem."""
        facts, measure = self.facts, min(words.height, canvas.px(_FACE))
        mood = CALM if facts.winner is None else GLAD if facts.winner == side else HURT
        face = pygame.Rect(words.left + canvas.px(_EMBLEM), words.centery - measure // 2, measure, measure)
        for portrait in facts.teams[side].faces:
            draw_portrait(canvas, portrait, face, mood)
            face = face.move(_face_step(canvas, measure, self.plan), 0)

    def _draw_status(self, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        facts, action = self.facts, self.facts.told_action
        lines = [(facts.status, BODY_STRONG, CREAM), (facts.detail, self.plan.detail, MUTED)]
        lines = [line for line in lines if line[0]]
        step = canvas.type.line_height(SMALL_STRONG) + canvas.px(3)
        sizes = [(role, pill_size(canvas, action or "", role)) for role in (BODY_STRONG, SMALL_STRONG)]
        room = rect.height - step * len(lines)
        role, size = next((each for each in sizes if each[1][0] <= rect.width and each[1][1] <= room), sizes[-1])
        apart = min(canvas.px(_OVER_PILL), max(0, room - size[1])) if action else 0
        top = rect.centery - (step * len(lines) + (apart + size[1] if action else 0)) // 2
        if action:
            ground = pygame.Rect(rect.left, top + step * len(lines) + apart, min(rect.width, size[0]), size[1])
            draw_pill(canvas, action, ground, role, is_golden=focused)
        for number, (text, role, colour) in enumerate(lines):
            row = pygame.Rect(rect.left, top + number * step, rect.width, step)
            role = canvas.type.fitting(text, (role, self.plan.detail, KEYCAP, canvas.type.least), rect.width)
            canvas.text(canvas.type.shortened(text, role, rect.width), role, row, colour, "left")


def _face_step(canvas: Canvas, measure: int, plan: CardPlan) -> int:
    """Return how far a face is from the next one."""
    return round(measure * (1 - _COVERED)) if plan.is_close else measure + canvas.px(_AIR)


def lay_cards(canvas: Canvas, cards: Sequence[TableCard]) -> None:
    """Lay the cards of a round alike: all names in the largest role in which each has room.

    Where the teams' usual share is too little for that, it grows, the faces overlap, and the words at the right become
    smaller.
    """
    width = cards[0].inner(canvas).width
    plans = list(_plans(canvas))
    plan = next((laid for each in plans if (laid := _laid(canvas, cards, each, width))), plans[-1])
    for card in cards:
        card.plan = plan


def _plans(canvas: Canvas) -> Iterator[CardPlan]:
    """Yield the roles and the faces in the order in which they are tried.

    Names clearly larger than usual leave the words at the right larger as well; before names are given up, those words
    are no larger than they usually are.
    """
    steps, by = (*canvas.type.steps(*smaller(NAME)), canvas.type.least), canvas.type.enlarged_by
    clear = [(names, names.size / NAME.size) for names in steps if names.size * by >= _CLEARLY * NAME.size]
    for names, factor in (*clear, *((names, 1 / by) for names in steps)):
        for is_close in (False, True):
            detail = Role(SMALL_STRONG.face, SMALL_STRONG.size * factor)
            yield CardPlan(names=names, detail=detail, is_close=is_close)


def _laid(canvas: Canvas, cards: Sequence[TableCard], plan: CardPlan, width: int) -> CardPlan | None:
    """Return the plan with the teams' share of the width; None where either side has no room."""
    lefts, rights = zip(*(card.wanted(canvas, plan) for card in cards), strict=True)
    if max(lefts) <= round(_SHARE * width):
        return replace(plan, detail=SMALL_STRONG)
    if max(lefts) + canvas.px(_APART) + max(rights) > width:
        return None
    return replace(plan, share=max(lefts) / width)
