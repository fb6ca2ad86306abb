"""The scorecard as a sheet of paper on a surface of any size, on the screen and as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from ..drawing.canvas import Canvas
from .chart import Bars, Chart
from .ledger import AT_REST, Ledger, Look, ledger_height
from .model import Scorecard
from .paper import RULE, RULE_STRONG, Run

PADDING = 30
_GUTTER = 44
_LEAST_SHARE, _MOST_SHARE = 0.64, 0.75
_WIDE = 1.5
_CHART_HEIGHT = 300

Places = tuple[pygame.Rect, pygame.Rect, pygame.Rect]


@dataclass(slots=True)
class Sheet:
    """The parts of a sheet at their places."""

    canvas: Canvas
    ledger: Ledger
    bars: Bars
    chart: Chart

    @classmethod
    def within(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None = None) -> Sheet:
        """Return the parts inside a paper's rectangle, side by side or, where it is narrow, one above another.

        `first` is the first visible row; without it, the newest rows are shown.
        """
        inner = rect.inflate(-2 * canvas.px(PADDING), -2 * canvas.px(PADDING - 6))
        is_wide = rect.width > _WIDE * rect.height
        return cls._at((_side_by_side if is_wide else _stacked)(canvas, inner, card), canvas, card, first)

    @classmethod
    def stacked(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard) -> Sheet:
        """Return the parts one above another in a rectangle without a margin."""
        return cls._at(_stacked(canvas, rect, card), canvas, card, None)

    @classmethod
    def _at(cls, places: Places, canvas: Canvas, card: Scorecard, first: int | None) -> Sheet:
        table, bars, chart = places
        return cls(canvas, Ledger(canvas, table, card, first), Bars(canvas, bars, card), Chart(canvas, chart, card))

    def runs(self, look: Look = AT_REST) -> Iterator[Run]:
        """Yield every line of text on the sheet."""
        yield from self.ledger.runs(look)
        yield from self.bars.runs()
        yield from self.chart.runs()

    def draw(self, look: Look = AT_REST) -> None:
        """Draw all parts on the paper."""
        self.ledger.draw(look)
        self.bars.draw(look)
        self.chart.draw(look)
        self._scrollbar()

    def _scrollbar(self) -> None:
        """Draw a scrollbar beside the table if it holds more rounds than are visible."""
        ledger, canvas = self.ledger, self.canvas
        count, seen = len(ledger.card.rows), len(ledger.shown)
        if count <= ledger.lines:
            return
        height = ledger.foot.top - ledger.head.bottom - canvas.px(12)
        track = pygame.Rect(ledger.rect.right + canvas.px(7), ledger.head.bottom + canvas.px(6), canvas.px(6), height)
        canvas.panel(track, radius=3, top=RULE.faded(110))
        thumb = pygame.Rect(track.left, 0, track.width, max(canvas.px(18), height * seen // count))
        thumb.top = track.top + (height - thumb.height) * ledger.first // (count - seen)
        canvas.panel(thumb, radius=3, top=RULE_STRONG)


def _side_by_side(canvas: Canvas, inner: pygame.Rect, card: Scorecard) -> Places:
    """Return the places of the table and, to its right, of bars and chart."""
    room = inner.width - canvas.px(_GUTTER)
    good = Ledger(canvas, inner, card).good_width
    width = round(min(_MOST_SHARE * room, max(_LEAST_SHARE * room, good)))
    table = pygame.Rect(inner.left, inner.top, width, inner.height)
    left = table.right + canvas.px(_GUTTER)
    bars = pygame.Rect(left, inner.top, inner.right - left, Bars.height(canvas, card, inner.right - left))
    top = bars.bottom + canvas.px(8)
    return table, bars, pygame.Rect(left, top, bars.width, inner.bottom - top)


def _stacked(canvas: Canvas, inner: pygame.Rect, card: Scorecard) -> Places:
    """Return the places of the table and, under it, of the bars beside the chart."""
    low = _lower_height(canvas, card, inner.width)
    table = pygame.Rect(inner.left, inner.top, inner.width, inner.height - low - canvas.px(22))
    bars = pygame.Rect(inner.left, inner.bottom - low, _bars_width(canvas, inner.width), low)
    left = bars.right + canvas.px(_GUTTER)
    return table, bars, pygame.Rect(left, bars.top, inner.right - left, low)


def _bars_width(canvas: Canvas, width: int) -> int:
    return round((width - canvas.px(_GUTTER)) * 0.42)


def _lower_height(canvas: Canvas, card: Scorecard, width: int) -> int:
    return max(canvas.px(_CHART_HEIGHT), Bars.height(canvas, card, _bars_width(canvas, width)))


def stacked_height(canvas: Canvas, card: Scorecard, width: int, lines: int) -> int:
    """Return the height of a rectangle of this width for a table of this many lines with bars and chart under it."""
    return ledger_height(canvas, card, lines) + _lower_height(canvas, card, width) + canvas.px(22)
