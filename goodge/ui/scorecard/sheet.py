"""The scorecard as a sheet of paper on a surface of any size, on the screen and as a picture."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import SMALL
from .chart import Bars, Chart
from .heads import least_row
from .ledger import AT_REST, Ledger, LedgerLook, ledger_height
from .model import Scorecard
from .paper import RULE, RULE_STRONG, TextRun

PADDING = 30
_GUTTER, _BETWEEN, _ABOVE_CHART = 44, 22, 8
_LEAST_SHARE, _MOST_SHARE = 0.64, 0.75
_WIDE = 1.5
_ROW, _TALL_ROW, _LEAST_LINES = 38, 52, 6
_CHART_HEIGHT, _GOOD_CHART, _HIGHEST_CHART = 210, 0.42, 0.6  # units, and of the width
_LARGER, _DENSER = (1.5, 1.35, 1.2, 1.1), (1.0, 0.9, 0.8, 0.72)
_LEAST_TEXT = 13  # pixels, of what stands on a denser sheet

SheetPlaces = tuple[pygame.Rect, pygame.Rect, pygame.Rect]


@dataclass(slots=True)
class Sheet:
    """The parts of a sheet at their places, and the paper that they need."""

    canvas: Canvas
    rect: pygame.Rect
    ledger: Ledger
    bars: Bars
    chart: Chart

    @classmethod
    def within(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None = None) -> Sheet:
        """Return the parts inside a paper's rectangle, side by side or, where it is narrow, one above another.

        All is larger where there is room, and the table denser where there are many rounds. `first` is the first
        visible row; without it, the newest rows are shown.
        """
        if rect.width > _WIDE * rect.height:
            return cls._wide(canvas, rect, card, first)
        return cls._tall(canvas, rect, card, first)

    @classmethod
    def _wide(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None) -> Sheet:
        inner = _inner(canvas, rect)
        for factor in (*(factor for factor in _DENSER if _can_be_read(canvas, factor)), 1.0):
            scaled = canvas.scaled(factor)
            table, bars, chart = _side_by_side(canvas, scaled, inner, card)
            ledger = Ledger(scaled, table, card, first)
            if ledger.is_whole:
                break
        lines = Chart(canvas, chart, card)
        if card.rows and not lines.is_shown:
            bars.height = inner.bottom - bars.top
        return cls(canvas, rect, ledger, Bars(canvas, bars, card), lines)

    @classmethod
    def _tall(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None) -> Sheet:
        inner = _inner(canvas, rect)
        for factor in (*_LARGER, *(factor for factor in _DENSER if _can_be_read(canvas, factor)), 1.0):
            scaled = canvas.scaled(factor)
            room = Ledger(scaled, inner, card)
            more = max(0, round(_GOOD_CHART * inner.width) - scaled.px(_CHART_HEIGHT)) if factor > 1 else 0
            least = stacked_height(scaled, card, inner.width, _lines(card)) + more
            if least <= inner.height and room.good_width <= inner.width:
                break
        places = _stacked(scaled, inner, card)
        paper = rect.copy()
        paper.height = places[2].bottom + rect.bottom - inner.bottom - rect.top
        shift = (rect.height - paper.height) // 2
        moved = [place.move(0, shift) for place in places]
        return cls._at((moved[0], moved[1], moved[2]), scaled, paper.move(0, shift), card, first)

    @classmethod
    def stacked(cls, canvas: Canvas, rect: pygame.Rect, card: Scorecard) -> Sheet:
        """Return the parts one above another in a rectangle without a margin."""
        return cls._at(_stacked(canvas, rect, card), canvas, rect, card, None)

    @classmethod
    def _at(cls, places: SheetPlaces, canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None) -> Sheet:
        table, bars, chart = places
        across = Bars(canvas, bars, card, _across(card))
        return cls(canvas, rect, Ledger(canvas, table, card, first), across, Chart(canvas, chart, card))

    def runs(self, look: LedgerLook = AT_REST) -> Iterator[TextRun]:
        """Yield every line of text on the sheet."""
        yield from (run for _, run in self.runs_on(look))

    def runs_on(self, look: LedgerLook = AT_REST) -> Iterator[tuple[Canvas, TextRun]]:
        """Yield every line of text with the canvas that measures it."""
        yield from ((self.ledger.canvas, run) for run in self.ledger.runs(look))
        yield from ((self.bars.canvas, run) for run in self.bars.runs())
        yield from ((self.chart.canvas, run) for run in self.chart.runs())

    def draw(self, look: LedgerLook = AT_REST) -> None:
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


def _inner(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-2 * canvas.px(PADDING), -2 * canvas.px(PADDING - 6))


def _can_be_read(canvas: Canvas, factor: float) -> bool:
    return factor == 1 or factor * canvas.type.font(SMALL).point_size >= _LEAST_TEXT


def _side_by_side(canvas: Canvas, scaled: Canvas, inner: pygame.Rect, card: Scorecard) -> SheetPlaces:
    """Return the places of the table, drawn on the `scaled` canvas, and, to its right, of bars and chart."""
    room = inner.width - canvas.px(_GUTTER)
    good = Ledger(scaled, inner, card).good_width
    width = round(min(_MOST_SHARE * room, max(_LEAST_SHARE * room, good)))
    table = pygame.Rect(inner.left, inner.top, width, inner.height)
    left = table.right + canvas.px(_GUTTER)
    bars = pygame.Rect(left, inner.top, inner.right - left, Bars.height(canvas, card, inner.right - left))
    top = bars.bottom + canvas.px(_ABOVE_CHART)
    return table, bars, pygame.Rect(left, top, bars.width, inner.bottom - top)


# -- one above another -------------------------------------------------------------------------------------


def _across(card: Scorecard) -> int:
    """Return how many bars stand side by side."""
    return len(card.sides) if len(card.sides) <= 3 else 2


def _lines(card: Scorecard) -> int:
    """Return how many lines the table has room for: one more than have been scored while the match goes on."""
    return max(_LEAST_LINES, len(card.rows) + (card.winner is None))


def _stacked(canvas: Canvas, inner: pygame.Rect, card: Scorecard) -> SheetPlaces:
    """Return the places of the table, of the bars under it, and under these of the chart; all end where they need."""
    high = Bars.height(canvas, card, inner.width, _across(card))
    gaps = canvas.px(_BETWEEN) + canvas.px(_ABOVE_CHART)
    least = canvas.px(_CHART_HEIGHT)
    wanted = ledger_height(canvas, card, inner.width, _lines(card), canvas.px(_TALL_ROW))
    table = pygame.Rect(inner.left, inner.top, inner.width, min(wanted, inner.height - gaps - high - least))
    bars = pygame.Rect(inner.left, table.bottom + canvas.px(_BETWEEN), inner.width, high)
    top = bars.bottom + canvas.px(_ABOVE_CHART)
    chart = min(inner.bottom - top, max(least, round(_HIGHEST_CHART * inner.width)))
    return table, bars, pygame.Rect(inner.left, top, inner.width, chart)


def stacked_height(canvas: Canvas, card: Scorecard, width: int, lines: int) -> int:
    """Return the height of a rectangle of this width for a table of this many lines with bars and chart under it."""
    table = ledger_height(canvas, card, width, lines, max(canvas.px(_ROW), least_row(canvas)))
    gaps = canvas.px(_BETWEEN) + canvas.px(_ABOVE_CHART)
    return table + Bars.height(canvas, card, width, _across(card)) + gaps + canvas.px(_CHART_HEIGHT)
