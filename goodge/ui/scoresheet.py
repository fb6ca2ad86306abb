"""The scorecard as a sheet of paper on a surface of any size: on the screen wide, as a picture tall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from .canvas import Canvas
from .sheet_chart import Bars, Chart
from .sheet_ledger import AT_REST, Ledger, Look
from .sheet_paper import MARGIN, RULE, SHADOW_REACH, Run, paper
from .sheet_rows import Scorecard

_PADDING = 30
_GUTTER = 44
_LEDGER_SHARE = 0.66


@dataclass(slots=True)
class SheetParts:
    """The parts of a sheet at their places."""

    canvas: Canvas
    ledger: Ledger
    bars: Bars
    chart: Chart

    def runs(self, look: Look = AT_REST) -> Iterator[Run]:
        """Every line of text on the sheet."""
        yield from self.ledger.runs(look)
        yield from self.bars.runs()
        yield from self.chart.runs()

    def draw(self, look: Look = AT_REST) -> None:
        """Draws all parts on the paper."""
        self.ledger.draw(look)
        self.bars.draw(look)
        self.chart.draw(look)


def wide_sheet(canvas: Canvas, rect: pygame.Rect, card: Scorecard, first: int | None = None) -> SheetParts:
    """The table on the left; bars and chart on the right."""
    inner = rect.inflate(-2 * canvas.px(_PADDING), -2 * canvas.px(_PADDING - 6))
    width = round((inner.width - canvas.px(_GUTTER)) * _LEDGER_SHARE)
    table = pygame.Rect(inner.left, inner.top, width, inner.height)
    left = table.right + canvas.px(_GUTTER)
    bars = pygame.Rect(left, inner.top, inner.right - left, Bars.height(canvas, len(card.names)))
    top = bars.bottom + canvas.px(10)
    chart = pygame.Rect(left, top, bars.width, inner.bottom - top)
    return _parts(canvas, card, (table, bars, chart), first)


def _parts(
    canvas: Canvas, card: Scorecard, places: tuple[pygame.Rect, pygame.Rect, pygame.Rect], first: int | None = None
) -> SheetParts:
    table, bars, chart = places
    return SheetParts(
        canvas, Ledger(canvas, table, card, first), Bars(canvas, bars, card), Chart(canvas, chart, card)
    )
