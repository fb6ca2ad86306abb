"""The table of the scorecard: a column a player, a row a round, the totals at the foot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from .canvas import Canvas
from .sheet_paper import MADE_WASH, MARGIN, RULE, RULE_STRONG, SET_WASH, Run, draw_marker, inked_icon, ring, strike
from .sheet_rows import Cell, Row, Scorecard, figure
from .theme import (
    ALARM_INK,
    BODY,
    BODY_STRONG,
    DISPLAY,
    GOLD_DARK,
    INK,
    INK_SOFT,
    NAME,
    SMALL,
    SMALL_STRONG,
    Colour,
    Role,
)

TOTAL = Role(DISPLAY, 33, 1.25)
SMALLER_NAMES = (NAME, Role(DISPLAY, 19), Role(DISPLAY, 17))
_MADE_INK = Colour.of("#1b6a45")
_CROWN, _PIP, _MARK = 23, 22, 19
_GAP = 7
_TALLEST_ROW = 42


@dataclass(slots=True)
class Look:
    """How far the newest round has been written; at rest all is as by default. Shares from 0 to 1.

    `count`: its figures; `verdict`: the mark of a bid made or failed; `lines`: bars and chart; `glow`: the light on
    the Goodge's cell; `shake`: units by which that cell is off its place.
    """

    count: float = 1.0
    verdict: float = 1.0
    lines: float = 1.0
    glow: float = 0.0
    shake: float = 0.0


AT_REST = Look()


class Ledger:
    """The table in a rectangle. `first` is the first row to be seen; without it the newest ones are."""

    def __init__(self, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None = None) -> None:
        self.canvas, self.rect, self.card = canvas, rect, card
        head, foot, least = _heights(canvas)
        body = rect.height - head - foot
        tall = min(canvas.px(_TALLEST_ROW), max(least, body // max(6, len(card.rows))))
        self.lines = max(1, body // max(least, tall))
        self.head = pygame.Rect(rect.left, rect.top, rect.width, head)
        self.foot = pygame.Rect(rect.left, rect.bottom - foot, rect.width, foot)
        last_start = max(0, len(card.rows) - self.lines)
        self.first = last_start if first is None else min(max(0, first), last_start)
        self._columns()

    @property
    def shown(self) -> tuple[Row, ...]:
        """The rows that are seen."""
        return self.card.rows[self.first : self.first + self.lines]

    def _columns(self) -> None:
        canvas, sizes, gap = self.canvas, self.canvas.type.size, self.canvas.px(_GAP)
        self.number_width = sizes("Round", SMALL)[0] + 2 * gap
        self.bid_width = canvas.px(_PIP) + sizes("250", BODY_STRONG)[0] + canvas.px(_MARK) + 4 * gap
        left = self.rect.left + self.number_width + self.bid_width + gap
        count = len(self.card.names)
        self.edges = [left + (self.rect.right - left) * seat // count for seat in range(count + 1)]
        cells = [cell for row in self.card.rows for cell in row.cells]
        totals = [figure(cell.total) for cell in cells] + ["500", "total"]
        self.total_width = max(sizes(text, SMALL)[0] for text in totals)
        scores = [figure(cell.score) for cell in cells] + ["100"]
        self.score_width = max(sizes(text, BODY_STRONG)[0] for text in scores)
        taken = [sizes(figure(cell.points), SMALL)[0] for cell in cells if cell.is_set]
        self.taken_width = max(taken) + gap if taken else 0
        group = canvas.px(_CROWN) + self.score_width + self.total_width + 3 * gap
        self.least_width = left - self.rect.left + count * (group + 2 * gap)
        self.good_width = self.least_width + count * self.taken_width
        self.shows_taken = self.taken_width > 0 and self.good_width <= self.rect.width
        self.group_width = group + (self.taken_width if self.shows_taken else 0)

    # -- where things lie ---------------------------------------------------------------------------------

    def line(self, index: int) -> pygame.Rect:
        """The place of a ruled line, from 0 on."""
        top, height = self.head.bottom, self.foot.top - self.head.bottom
        upper, lower = top + height * index // self.lines, top + height * (index + 1) // self.lines
        return pygame.Rect(self.rect.left, upper, self.rect.width, lower - upper)

    def column(self, seat: int, within: pygame.Rect) -> pygame.Rect:
        """A player's part of a line."""
        return pygame.Rect(self.edges[seat], within.top, self.edges[seat + 1] - self.edges[seat], within.height)

    def _parts(self, cell: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """The places of crown, points taken, score and total."""
        gap, x = self.canvas.px(_GAP), cell.centerx - self.group_width // 2
        taken, between = (self.taken_width - gap, gap) if self.shows_taken else (0, 0)
        widths = (self.canvas.px(_CROWN), taken, self.score_width, self.total_width)
        parts = []
        for width, space in zip(widths, (gap, between, 2 * gap, 0), strict=True):
            parts.append(pygame.Rect(x, cell.top, width, cell.height))
            x += width + space
        return parts[0], parts[1], parts[2], parts[3]

    # -- text ---------------------------------------------------------------------------------------------

    def runs(self, look: Look = AT_REST) -> Iterator[Run]:
        """Every line of text of the table."""
        yield from self._head_runs()
        for index, row in enumerate(self.shown):
            yield from self._row_runs(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        yield from self._foot_runs(look)

    def _head_runs(self) -> Iterator[Run]:
        small = self.canvas.type.line_height(SMALL)
        sub = pygame.Rect(self.rect.left, self.head.bottom - small - self.canvas.px(3), self.rect.width, small)
        yield Run("Round", pygame.Rect(self.rect.left, sub.top, self.number_width, small), colour=INK_SOFT)
        bid = pygame.Rect(self.rect.left + self.number_width, sub.top, self.bid_width, small)
        yield Run("Bid", bid, colour=INK_SOFT)
        for seat, name in enumerate(self.card.names):
            yield self._name_run(seat, name, sub.top)
            crown, _, score, total = self._parts(self.column(seat, sub))
            yield Run("points", crown.union(score), SMALL, INK_SOFT, "right")
            yield Run("total", total, SMALL, INK_SOFT, "right")

    def _name_run(self, seat: int, name: str, bottom: int) -> Run:
        column = self.column(seat, self.head)
        sign = self.canvas.px(22)
        place = pygame.Rect(column.left, column.top, column.width, bottom - column.top).inflate(-2 * sign - 8, 0)
        role, text = fitted(self.canvas, name, place.width)
        return Run(text, place.move(sign // 2, 0), role)

    def _row_runs(self, line: pygame.Rect, row: Row, look: Look) -> Iterator[Run]:
        number = pygame.Rect(line.left, line.top, self.number_width, line.height)
        is_newest = row is self.card.rows[-1]
        role, colour = (SMALL_STRONG, INK) if is_newest else (SMALL, INK_SOFT)
        yield Run(str(row.number), number, role, colour)
        is_struck = not row.is_made and look.verdict > 0
        yield Run(str(row.bid), self._bid_place(line), BODY_STRONG, INK_SOFT if is_struck else INK, "right")
        for seat, cell in enumerate(row.cells):
            place = self.column(seat, line)
            if cell.is_goodge:
                place = place.move(round(look.shake * self.canvas.unit), 0)
            yield from self._cell_runs(place, cell, look)

    def _cell_runs(self, place: pygame.Rect, cell: Cell, look: Look) -> Iterator[Run]:
        _, taken, score, total = self._parts(place)
        role = BODY_STRONG if cell.is_goodge else BODY
        if cell.is_set and look.verdict > 0:
            if self.shows_taken:
                yield Run(figure(cell.points), taken, SMALL, INK_SOFT, "right")
            yield Run(figure(cell.score), score, role, ALARM_INK, "right")
        else:
            yield Run(figure(round(cell.points * look.count)), score, role, INK, "right")
        yield Run(figure(_counted(cell, look)), total, SMALL, INK_SOFT, "right")

    def _foot_runs(self, look: Look) -> Iterator[Run]:
        label = pygame.Rect(self.rect.left, self.foot.top, self.number_width + self.bid_width, self.foot.height)
        yield Run("Total", label, SMALL_STRONG, INK)
        last = self.card.rows[-1].cells if self.card.rows else ()
        for seat, total in enumerate(self.card.totals):
            shown = _counted(last[seat], look) if last else total
            yield Run(figure(shown), self.column(seat, self.foot), TOTAL, ALARM_INK if shown < 0 else INK)

    def _bid_place(self, line: pygame.Rect) -> pygame.Rect:
        left = line.left + self.number_width + self.canvas.px(_GAP + _PIP + _GAP)
        return pygame.Rect(left, line.top, self.canvas.type.size("250", BODY_STRONG)[0], line.height)

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, look: Look = AT_REST) -> None:
        """Draws the table on its paper."""
        for index, row in enumerate(self.shown):
            self._wash(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        self._rules()
        for run in self.runs(look):
            run.draw(self.canvas)
        for index, row in enumerate(self.shown):
            self._marks(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        self._heads_and_rings(look)

    def _wash(self, line: pygame.Rect, row: Row, look: Look) -> None:
        """The Goodge's cell: golden if the bid was made, reddish if not."""
        colour = (MADE_WASH if row.is_made else SET_WASH).faded(round(130 * look.verdict))
        if look.verdict > 0:
            cell = self.column(row.goodge, line).inflate(-self.canvas.px(6), -self.canvas.px(4))
            self.canvas.panel(cell, radius=6, top=colour)

    def _rules(self) -> None:
        surface, thin = self.canvas.surface, max(1, round(self.canvas.unit))
        for index in range(self.lines - 1):
            surface.fill(RULE[:3], (self.rect.left, self.line(index).bottom, self.rect.width, thin))
        for y in (self.head.bottom, self.foot.top, self.foot.top - 3 * thin):
            surface.fill(RULE_STRONG[:3], (self.rect.left, y, self.rect.width, thin))
        top, height = self.rect.top, self.rect.height
        for seat, x in enumerate(self.edges[:-1]):
            if seat:
                surface.fill(RULE[:3], (x, top + self.canvas.px(8), thin, height - self.canvas.px(8)))
        for x in (self.edges[0] - 4 * thin, self.edges[0] - thin):
            surface.fill(MARGIN[:3], (x, top, thin, height))

    def _marks(self, line: pygame.Rect, row: Row, look: Look) -> None:
        canvas, bid = self.canvas, self._bid_place(line)
        pip = canvas.px(_PIP)
        place = pygame.Rect(bid.left - canvas.px(_GAP) - pip, line.centery - pip // 2, pip, pip)
        canvas.picture(f"suits/{row.trump.letter}", place)
        shake = round(look.shake * canvas.unit)
        crown, taken, _, _ = self._parts(self.column(row.goodge, line).move(shake, 0))
        canvas.icon("crown", crown.center, _CROWN)
        if look.verdict <= 0:
            return
        mark = (bid.right + canvas.px(_GAP + _MARK / 2), line.centery)
        if row.is_made:
            inked_icon(canvas, "icons/check", mark, _MARK, _MADE_INK)
            return
        inked_icon(canvas, "icons/close", mark, _MARK, ALARM_INK)
        strike(canvas, bid, ALARM_INK, look.verdict)
        if self.shows_taken:
            width = canvas.type.size(figure(row.cells[row.goodge].points), SMALL)[0]
            figure_place = pygame.Rect(taken.right - width, line.top, width, line.height)
            strike(canvas, figure_place.inflate(-canvas.px(6), 0), ALARM_INK, look.verdict)

    def _heads_and_rings(self, look: Look) -> None:
        canvas = self.canvas
        for seat, run in enumerate(run for run in self._head_runs() if run.role in SMALLER_NAMES):
            x = run.rect.centerx - canvas.type.size(run.text, run.role)[0] // 2 - canvas.px(13)
            draw_marker(canvas, seat, (x, run.rect.centery), 18)
        if not self.card.rows or look.verdict < 1:
            return
        for seat in self.card.leaders:
            text = canvas.type.size(figure(self.card.totals[seat]), TOTAL)[0]
            place = pygame.Rect(0, 0, text + canvas.px(36), self.foot.height - canvas.px(6))
            place.center = self.column(seat, self.foot).center
            canvas.surface.blit(ring(place.size, max(1.5, 2.2 * canvas.unit), GOLD_DARK), place)


def ledger_height(canvas: Canvas, lines: int) -> int:
    """How high a table of that many lines must be."""
    head, foot, _ = _heights(canvas)
    return head + foot + lines * canvas.px(38)


def fitted(canvas: Canvas, name: str, width: int) -> tuple[Role, str]:
    """The largest role in which a name is at most `width` pixels wide, else its beginning in the smallest."""
    for role in SMALLER_NAMES:
        if canvas.type.size(name, role)[0] <= width:
            return role, name
    return SMALLER_NAMES[-1], canvas.type.shortened(name, SMALLER_NAMES[-1], width)


def _heights(canvas: Canvas) -> tuple[int, int, int]:
    """Of the head, the foot, and the lowest line."""
    line = canvas.type.line_height
    head = line(NAME) + line(SMALL) + canvas.px(8)
    return head, line(TOTAL) + canvas.px(18), line(BODY_STRONG) + canvas.px(5)


def _counted(cell: Cell, look: Look) -> int:
    """The total while the newest figures count up; a loss is taken off with the verdict."""
    share = look.verdict if cell.is_set else look.count
    return cell.before + round(cell.score * share)
