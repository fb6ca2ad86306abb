"""The table of the scorecard: a column for each side, a row for each round, the totals at the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import ALARM_INK, DISPLAY, GOLD_DARK, INK, INK_SOFT, SMALL, SMALL_STRONG, Role
from ..wording.numbers import figure
from ..wording.phrases import say
from .columns import GAP, WRITTEN, FieldPlace, Fields, draw_failed, draw_mark, laid
from .heads import FACES, Heads, least_row
from .legend import Legend
from .model import Entry, Row, Scorecard, Tone, Verdict
from .paper import MADE_WASH, MARGIN, RULE, RULE_STRONG, SET_WASH, TextRun, draw_ring

TOTAL = Role(DISPLAY, 33, 1.25)
_TALLEST_ROW = 52
_AIR = 14  # between what is written in a column and its lines, where there is room; else no less than the gap
_NAME_OVER, _LETTERS = 3, 4  # units beside a field that its name may take; letters at least of one that is cut short
_LEAST_ROWS = 4  # with fewer there is no room for a legend
_WASHES = {Verdict.MADE: MADE_WASH, Verdict.FAILED: SET_WASH}


@dataclass(slots=True)
class LedgerLook:
    """How far the newest round has been written, in shares from 0 to 1; the defaults are the table at rest.

    `count`: its figures; `verdict`: the marks of what was made or failed; `lines`: bars and chart; `glow`: the light
    on the cells that made something; `shake`: how many units those that failed are off their place.
    """

    count: float = 1.0
    verdict: float = 1.0
    lines: float = 1.0
    glow: float = 0.0
    shake: float = 0.0


AT_REST = LedgerLook()


@dataclass(frozen=True, slots=True)
class _Written:
    """An entry in its place, as it is seen now."""

    entry: Entry
    text: str
    place: pygame.Rect
    align: str


class Ledger:
    """The table in a rectangle. `first` is the first visible row; without it, the newest rows are shown."""

    def __init__(self, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None = None) -> None:
        self.canvas, self.rect, self.card = canvas, rect, card
        foot, least = _foot_height(canvas), least_row(canvas)
        self.legend = Legend(canvas, card.legend, rect.width)
        self.heads = Heads.within(canvas, card, rect.height - foot - self.legend.height)
        head = self.heads.height
        if rect.height - head - foot - self.legend.height < _LEAST_ROWS * least:
            self.legend = Legend(canvas, (), rect.width)
        below = foot + self.legend.height
        body = rect.height - head - below
        tall = min(canvas.px(_TALLEST_ROW), max(least, body // max(6, len(card.rows))))
        self.lines = max(1, body // max(least, tall))
        self.head = pygame.Rect(rect.left, rect.top, rect.width, head)
        self.foot = pygame.Rect(rect.left, rect.bottom - below, rect.width, foot)
        last_start = max(0, len(card.rows) - self.lines)
        self.first = last_start if first is None else min(max(0, first), last_start)
        self._columns()

    @property
    def shown(self) -> tuple[Row, ...]:
        """The visible rows."""
        return self.card.rows[self.first : self.first + self.lines]

    @property
    def is_whole(self) -> bool:
        """True if all rows are visible."""
        return len(self.card.rows) <= self.lines

    def _columns(self) -> None:
        canvas, card, gap = self.canvas, self.card, self.canvas.px(GAP)
        self.number_width = canvas.type.size(self._round_word(), SMALL)[0] + 2 * gap
        margin = Fields(canvas, card.margin, [row.margin for row in card.rows])
        fields = Fields(canvas, card.fields, [cell.entries for row in card.rows for cell in row.cells], card.sides)
        count = len(card.sides)
        self.good_width = self.number_width + gap + count * (fields.good_width + 2 * canvas.px(_AIR))
        self.good_width += margin.good_width + 2 * gap if card.margin else 0
        spare = self.rect.width - self.good_width
        self.margin_places = margin.fitting(margin.good_width + min(0, spare)) if card.margin else ()
        self.margin_width = _width_of(self.margin_places) + 2 * gap if card.margin else 0
        left = self.rect.left + self.number_width + self.margin_width + gap
        self.edges = [left + (self.rect.right - left) * side // count for side in range(count + 1)]
        self.places = fields.fitting((self.rect.right - left) // count - 2 * gap)
        self.group_width = _width_of(self.places)

    @staticmethod
    def _round_word() -> str:
        return say("sheet: over the numbers of the rounds", "Round")

    # -- where things lie ---------------------------------------------------------------------------------

    def line(self, index: int) -> pygame.Rect:
        """Return the place of a ruled line, counted from 0."""
        top, height = self.head.bottom, self.foot.top - self.head.bottom
        upper, lower = top + height * index // self.lines, top + height * (index + 1) // self.lines
        return pygame.Rect(self.rect.left, upper, self.rect.width, lower - upper)

    def column(self, side: int, within: pygame.Rect) -> pygame.Rect:
        """Return a side's part of a line."""
        return pygame.Rect(self.edges[side], within.top, self.edges[side + 1] - self.edges[side], within.height)

    def margin(self, within: pygame.Rect) -> pygame.Rect:
        """Return the part of a line that concerns all sides, without the number of the round."""
        return pygame.Rect(within.left + self.number_width, within.top, self.margin_width, within.height)

    def _start(self, cell: pygame.Rect) -> int:
        """Return where the places of a cell begin: those with a head are centred, as far as there is room for it.

        What stands before them without a head, as a crown, is a mark at the edge.
        """
        before = next((place.left for place in self.places if place.field.has_head), 0)
        gap, middle = self.canvas.px(GAP), cell.centerx - (before + self.group_width) // 2
        return max(cell.left + gap, min(middle, cell.right - gap - self.group_width))

    # -- text ---------------------------------------------------------------------------------------------

    def runs(self, look: LedgerLook = AT_REST) -> Iterator[TextRun]:
        """Yield every line of text of the table."""
        yield from self._head_runs()
        for index, row in enumerate(self.shown):
            yield from self._row_runs(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        yield from self.legend.runs(self.foot.bottomleft)
        yield from self._foot_runs(look)

    def _head_runs(self) -> Iterator[TextRun]:
        small = self.canvas.type.line_height(SMALL)
        sub = pygame.Rect(self.rect.left, self.head.bottom - small - self.canvas.px(3), self.rect.width, small)
        yield TextRun(
            self._round_word(), pygame.Rect(self.rect.left, sub.top, self.number_width, small), colour=INK_SOFT
        )
        for place in self.margin_places:
            at = place.head_within(self.margin(sub), self.margin(sub).left + self.canvas.px(GAP))
            yield TextRun(
                place.field.shown_head, at, SMALL, INK_SOFT, "right" if place.field.align == "right" else "center"
            )
        for side in range(len(self.card.sides)):
            yield self.heads.name(side, self._name_place(side))
            column = self.column(side, sub)
            for place in self.places:
                head = place.head_of(self.card.sides[side])
                if head:
                    at = place.head_within(column, self._start(column))
                    yield self._head_run(head, place, at)

    def _head_run(self, head: str, place: FieldPlace, at: pygame.Rect) -> TextRun:
        """Return the head of a field: all are as large, and a name may reach into the gaps at its sides a little."""
        if place.field.partner is not None:
            at = at.inflate(2 * self.canvas.px(_NAME_OVER), 0)
        size, align = SMALL, place.field.align
        shown = self.canvas.type.shortened(head, size, at.width)
        if shown != head and len(shown) <= _LETTERS:
            size = self.canvas.type.fitting(head, (SMALL, self.canvas.type.least), at.width)
            shown = self.canvas.type.shortened(head, size, at.width)
        return TextRun(shown, at, size, INK_SOFT, "center" if place.field.partner is not None else align)

    def _name_place(self, side: int) -> pygame.Rect:
        """Return a side's part of the head without the line under its names."""
        place = self.column(side, self.head)
        place.height -= self.canvas.type.line_height(SMALL) + self.canvas.px(3)
        return place

    def _row_runs(self, line: pygame.Rect, row: Row, look: LedgerLook) -> Iterator[TextRun]:
        number = pygame.Rect(line.left, line.top, self.number_width, line.height)
        role, colour = (SMALL_STRONG, INK) if row is self.card.rows[-1] else (SMALL, INK_SOFT)
        yield TextRun(str(row.number), number, role, colour)
        for written in self._written(line, row, look):
            if written.text:
                yield self._run(written, look)

    def _written(self, line: pygame.Rect, row: Row, look: LedgerLook) -> Iterator[_Written]:
        """Yield all entries of a row in their places."""
        margin = self.margin(line)
        start = margin.left + self.canvas.px(GAP)
        yield from self._in_places(self.margin_places, row.margin, margin, start, look)
        for side, cell in enumerate(row.cells):
            column = self.column(side, line)
            if cell.verdict is Verdict.FAILED:
                column = column.move(round(look.shake * self.canvas.unit), 0)
            yield from self._in_places(self.places, cell.entries, column, self._start(column), look)

    def _in_places(
        self, places: Sequence[FieldPlace], entries: Sequence[Entry], cell: pygame.Rect, start: int, look: LedgerLook
    ) -> Iterator[_Written]:
        for place in places:
            entry = entries[place.index]
            text = entry.text_at(look.count, is_judged=look.verdict > 0)
            yield _Written(entry, text, place.within(cell, start), place.field.align)

    def _run(self, written: _Written, look: LedgerLook) -> TextRun:
        entry = written.entry
        role, colour = WRITTEN[entry.tone]
        if look.verdict <= 0 and entry.tone in (Tone.LOSS, Tone.SMALL_LOSS):
            colour = INK
        place = laid(self.canvas, entry, written.text, written.place, written.align).text
        return TextRun(written.text, place, role, colour, "left")

    def _foot_runs(self, look: LedgerLook) -> Iterator[TextRun]:
        label = pygame.Rect(self.rect.left, self.foot.top, self.number_width + self.margin_width, self.foot.height)
        yield TextRun(say("sheet: before the totals", "Total"), label, SMALL_STRONG, INK)
        last = self.card.rows[-1].cells if self.card.rows else ()
        for side, total in enumerate(self.card.totals):
            is_waiting = last and last[side].verdict is Verdict.FAILED
            share = look.verdict if is_waiting else look.count
            shown = last[side].before + round(last[side].score * share) if last else total
            yield TextRun(figure(shown), self.column(side, self.foot), TOTAL, ALARM_INK if shown < 0 else INK)

    def tips(self) -> Iterator[tuple[pygame.Rect, str]]:
        """Yield each place that has something to tell when it is pointed at, with the words."""
        line = self.canvas.type.line_height(SMALL)
        sub = pygame.Rect(self.rect.left, self.head.bottom - line - self.canvas.px(3), self.rect.width, line)
        for side in range(len(self.card.sides)):
            column = self.column(side, sub)
            for place in self.places:
                if place.field.tip:
                    yield place.head_within(column, self._start(column)), place.field.tip
        for index, row in enumerate(self.shown):
            for written in self._written(self.line(index), row, AT_REST):
                if written.entry.tip:
                    yield written.place, written.entry.tip

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, look: LedgerLook = AT_REST) -> None:
        """Draw the table on its paper."""
        for index, row in enumerate(self.shown):
            self._wash(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        self._rules()
        for index, row in enumerate(self.shown):
            self._marks(self.line(index), row, look if row is self.card.rows[-1] else AT_REST)
        for run in self.runs(look):
            run.draw(self.canvas)
        self._heads_and_rings(look)
        self.legend.draw_marks(self.foot.bottomleft)

    def _wash(self, line: pygame.Rect, row: Row, look: LedgerLook) -> None:
        """Tint the cells: golden where something was made, reddish where it failed."""
        for side, cell in enumerate(row.cells):
            if cell.verdict in _WASHES and look.verdict > 0:
                place = self.column(side, line).inflate(-self.canvas.px(6), -self.canvas.px(4))
                self.canvas.panel(place, radius=6, top=_WASHES[cell.verdict].faded(round(130 * look.verdict)))

    def _rules(self) -> None:
        surface, thin = self.canvas.surface, max(1, round(self.canvas.unit))
        for index in range(self.lines - 1):
            surface.fill(RULE[:3], (self.rect.left, self.line(index).bottom, self.rect.width, thin))
        for y in (self.head.bottom, self.foot.top, self.foot.top - 3 * thin):
            surface.fill(RULE_STRONG[:3], (self.rect.left, y, self.rect.width, thin))
        top, height = self.rect.top, self.foot.bottom - self.rect.top
        for x in self.edges[1:-1]:
            surface.fill(RULE[:3], (x, top + self.canvas.px(8), thin, height - self.canvas.px(8)))
        for x in (self.edges[0] - 4 * thin, self.edges[0] - thin):
            surface.fill(MARGIN[:3], (x, top, thin, height))

    def _marks(self, line: pygame.Rect, row: Row, look: LedgerLook) -> None:
        """Draw what a pen and a stamp add beside the texts and behind them."""
        for written in self._written(line, row, look):
            draw_mark(self.canvas, written.entry, written.text, written.place, written.align, look.verdict)
            draw_failed(self.canvas, written.entry, written.text, written.place, written.align, look.verdict)

    def _heads_and_rings(self, look: LedgerLook) -> None:
        canvas = self.canvas
        for side in range(len(self.card.sides)):
            self.heads.draw(side, self._name_place(side), is_judged=look.verdict >= 1)
        if not self.card.rows or look.verdict < 1:
            return
        for side in self.card.leaders:
            draw_ring(canvas, self.around_total(side), GOLD_DARK)

    def around_total(self, side: int) -> pygame.Rect:
        """Return the place of the ring around a side's total."""
        text = self.canvas.type.size(figure(self.card.totals[side]), TOTAL)[0]
        place = pygame.Rect(0, 0, text + self.canvas.px(36), self.foot.height - self.canvas.px(6))
        place.center = self.column(side, self.foot).center
        return place

    def beside_total(self, side: int) -> pygame.Rect:
        """Return the room around a side's total up to the figures at both sides of it."""
        ring, foot, air = self.canvas.px(36), self.foot, self.canvas.px(8)
        sides = [self.around_total(each).inflate(-ring, 0) for each in range(len(self.card.sides))]
        left = sides[side - 1].right if side else self.column(0, foot).left
        right = sides[side + 1].left if side + 1 < len(sides) else self.column(side, foot).right
        return pygame.Rect(left + air, foot.top, right - left - 2 * air, foot.height)


def _width_of(places: Sequence[FieldPlace]) -> int:
    """Return the width of places side by side."""
    return max((place.left + place.width for place in places), default=0)


def ledger_height(canvas: Canvas, card: Scorecard, width: int, lines: int, row: int) -> int:
    """Return the height of a table of this many lines of this height, with large portraits."""
    legend = Legend(canvas, card.legend, width).height
    return Heads(canvas, card, FACES[0]).height + _foot_height(canvas) + legend + lines * row


def _foot_height(canvas: Canvas) -> int:
    return canvas.type.line_height(TOTAL) + canvas.px(18)
