"""A tournament game as an item, and its form in the bracket: a press leads to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import (
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    MUTED,
    PANEL,
    PANEL_LIGHT,
    SMALL_STRONG,
    Colour,
    Role,
)
from ...widgets.base import Item, halo
from ...widgets.portraits import draw_pill
from ...widgets.spoken import Focused, Part
from ...wording.lists import side_by_side
from ...wording.numbers import figure
from ...wording.spoken import in_sentences
from ...wording.tournament import undecided_words

_TICK, _BEFORE_TICK, _OVER_FOOT = 18, 7, 4
_PILL, _PILL_BEYOND = 20, 4  # units: how much wider and higher the ground of a word is than its line in the bracket
_NAMES = (BODY_STRONG, SMALL_STRONG, KEYCAP)


@dataclass(frozen=True, slots=True)
class TeamShown:
    """A team as a game shows it, and its players in words and by face; without a name it is not known yet."""

    name: str
    people: str = ""
    emblem: str | None = None
    is_own: bool = False
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFacts:
    """The facts that a game shows. `totals` is None before it begins, `target` is the score that both play to, and
    `seeds` are the bracket seeds known so far.

    `status` and `detail` are two short lines, `brief` is the detail where there is little room; `action` says what a
    press does, or is None if it does nothing.
    """

    teams: tuple[TeamShown, TeamShown]
    totals: tuple[int, ...] | None
    winner: int | None
    is_own: bool
    target: int
    status: str
    detail: str
    action: str | None
    seeds: tuple[int | None, int | None] = (None, None)
    brief: str = ""

    @property
    def names(self) -> tuple[str, str]:
        return self.teams[0].name, self.teams[1].name

    @property
    def told_action(self) -> str | None:
        """What a press does, where the game tells it: the main button of the page says so of one's own to be played."""
        return None if self.is_own and self.winner is None else self.action

    @property
    def is_own_win(self) -> bool:
        """True if the people's own team has won it."""
        return self.winner is not None and self.teams[self.winner].is_own


@dataclass(slots=True, kw_only=True)
class GameItem(Item):
    """The parts that both forms of a game share."""

    facts: GameFacts
    on_press: Callable[[], None]

    @property
    def is_focusable(self) -> bool:
        return self.facts.action is not None

    def press(self) -> bool:
        self.on_press()
        return True

    def spoken(self) -> Focused:
        facts = self.facts
        totals = ("", "") if facts.totals is None else map(figure, facts.totals)
        teams = [(team.name, team.people, total) for team, total in zip(facts.teams, totals, strict=True) if team.name]
        said = in_sentences(
            [self.called, *(side_by_side(*team) for team in teams), side_by_side(facts.status, facts.detail)]
        )
        return Focused(Part.BUTTON if self.is_focusable else Part.TEXT, said, note=facts.action or "")

    def read(self) -> Sequence[str]:
        return (self.spoken().name,) if any(self.facts.names) else ()

    def draw_ground(self, canvas: Canvas, *, focused: bool, radius: float) -> None:
        if focused:
            halo(canvas, self.rect, radius=radius)
        is_own = self.facts.is_own
        is_bright = is_own and (self.facts.winner is None or self.facts.is_own_win)
        canvas.panel(
            self.rect,
            radius=radius,
            top=PANEL_LIGHT.faded(245) if focused or is_own else PANEL.faded(215),
            bottom=PANEL.faded(235),
            line=GOLD_BRIGHT if is_bright else GOLD.faded(200 if focused or is_own else 110),
            line_width=2 if is_bright else 1.5,
        )

    def ink(self, side: int) -> Colour:
        """Return the colour of a team's name: bright for the winner, quiet for the loser."""
        if self.facts.winner is None:
            return CREAM
        return GOLD_BRIGHT if side == self.facts.winner else MUTED

    def total(self, side: int) -> str:
        return "–" if self.facts.totals is None else figure(self.facts.totals[side])


@dataclass(slots=True, kw_only=True)
class ProgressBar(Item):
    """The progress of a round's games: a sentence, and a bar under it."""

    text: str
    share: float

    def read(self) -> Sequence[str]:
        return (self.text,)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        bar = pygame.Rect(self.rect.left, self.rect.bottom - canvas.px(12), self.rect.width, canvas.px(8))
        words = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, bar.top - self.rect.top)
        canvas.text(self.text, self._role(canvas), words, MUTED)
        canvas.panel(bar, radius=4, top=CREAM.faded(30))
        bar.width = max(bar.height, round(bar.width * self.share))
        canvas.panel(bar, radius=4, top=GOLD_BRIGHT)

    def _role(self, canvas: Canvas) -> Role:
        return canvas.type.fitting(self.text, (BODY_STRONG, SMALL_STRONG, KEYCAP), self.rect.width)

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.text, self._role(canvas))[0] <= self.rect.width


@dataclass(slots=True, kw_only=True)
class BracketBox(GameItem):
    """A game of the bracket: a line for each team with its seed, and under them the game's progress.

    `role` is that of the names, the same in all boxes.
    """

    role: Role = BODY_STRONG

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        self.draw_ground(canvas, focused=focused, radius=12)
        facts, inner = self.facts, self._inner(canvas)
        words = facts.status if facts.winner is None else facts.detail
        foot = canvas.type.line_height(KEYCAP) if words else 0
        half = (inner.height - foot - (canvas.px(_OVER_FOOT) if foot else 0)) // 2
        for side in (0, 1):
            row = pygame.Rect(inner.left, inner.top + side * half, inner.width, half)
            self._draw_side(canvas, row, side)
        self._draw_foot(canvas, pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot), words, focused=focused)

    def role_of_names(self, canvas: Canvas) -> Role:
        """Return the largest role in which both names have room."""
        inner = self._inner(canvas)
        roles = [
            canvas.type.fitting(self._name(side), _NAMES, self._parts(canvas, inner, side).name.width)
            for side in (0, 1)
        ]
        return min(roles, key=lambda role: role.size)

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.inflate(-canvas.px(24), -canvas.px(16))

    def _name(self, side: int) -> str:
        return self.facts.names[side] or undecided_words()

    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect, words: str, *, focused: bool) -> None:
        """Draw what a press does at the right, and beside it how the game stands, in as many words as have room."""
        action, size, room = self.facts.told_action, canvas.type.size, rect.width
        if action is not None:
            wide = size(action, KEYCAP)[0] + canvas.px(_PILL)
            ground = pygame.Rect(rect.right - wide, rect.top, wide, rect.height).inflate(0, canvas.px(_PILL_BEYOND))
            draw_pill(canvas, action, ground, KEYCAP, is_golden=focused)
            room -= wide + canvas.px(8)
        told = [words, self.facts.brief] if self.facts.winner is not None and self.facts.brief else [words]
        roles = (KEYCAP, canvas.type.least)
        fitting = ((text, role) for role in roles for text in told if size(text, role)[0] <= room)
        text, role = next(fitting, (canvas.type.shortened(told[-1], roles[-1], room), roles[-1]))
        canvas.text(text, role, rect, MUTED, "left")

    def _draw_side(self, canvas: Canvas, row: pygame.Rect, side: int) -> None:
        """Draw a team with its seed, sign and points; the one that is through on a lit ground, with a tick."""
        px, facts, parts = canvas.px, self.facts, self._parts(canvas, row, side)
        if parts.tick is not None:
            canvas.panel(row.inflate(px(12), -px(4)), radius=8, top=GOLD.faded(52))
            tick = canvas.art.inked("emblems/icons/check", (px(_TICK), px(_TICK)), GOLD_BRIGHT)
            canvas.surface.blit(tick, tick.get_rect(center=parts.tick))
        _draw_sign(canvas, facts.teams[side].emblem, (parts.sign, row.centery))
        if facts.totals is not None:
            canvas.text(self.total(side), BODY_STRONG, row, self.ink(side), "right")
        first = pygame.Rect(row.left, row.top, px(14), row.height)
        if facts.seeds[side] is not None and not (parts.tick and first.collidepoint(parts.tick)):
            canvas.text(str(facts.seeds[side]), KEYCAP, first, GOLD_BRIGHT)
        ink = self.ink(side) if facts.names[side] else MUTED
        name = canvas.type.shortened(self._name(side), self.role, parts.name.width)
        canvas.text(name, self.role, parts.name, ink, "left")

    def _parts(self, canvas: Canvas, row: pygame.Rect, side: int) -> _Parts:
        """Return the places of a team's parts in its row.

        The winner's tick stands behind the name, or if that is too long, in the first place of the row.
        """
        px, facts = canvas.px, self.facts
        sign = row.left + px(14 if facts.seeds == (None, None) else 34)
        name = pygame.Rect(sign + px(22), row.top, row.right - sign - px(22), row.height)
        if facts.totals is not None:
            name.width -= canvas.type.size(self.total(side), BODY_STRONG)[0] + px(8)
        if facts.winner != side:
            return _Parts(sign, name, None)
        taken = px(_TICK + _BEFORE_TICK)
        if canvas.type.size(self._name(side), KEYCAP)[0] > name.width - taken:
            return _Parts(sign, name, (row.left + px(7), row.centery))
        tick = (name.right - px(_TICK) // 2, name.centery)
        name.width -= taken
        return _Parts(sign, name, tick)


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where a team's parts stand in its row: the middle of the sign across, the name, the winner's tick."""

    sign: int
    name: pygame.Rect
    tick: tuple[int, int] | None


def make_alike(canvas: Canvas, games: Sequence[BracketBox]) -> None:
    """Give all names of these boxes one size: the largest in which each has room."""
    role = min((game.role_of_names(canvas) for game in games), key=lambda role: role.size)
    for game in games:
        game.role = role


def _draw_sign(canvas: Canvas, emblem: str | None, center: tuple[int, int]) -> None:
    """Draw a team's emblem, or an empty ring for a team that is not known yet."""
    if emblem is not None:
        canvas.icon(emblem, center, 28)
        return
    ring = pygame.Rect(0, 0, canvas.px(26), canvas.px(26))
    ring.center = center
    canvas.panel(ring, radius=13, top=CREAM.faded(14), line=GOLD.faded(110), line_width=1)
