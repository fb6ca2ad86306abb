"""The lines of a sheet's chart: none hides another, and every line of the grid has its figure."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scorecard.chart import Chart
from goodge.ui.scorecard.lines import asides
from goodge.ui.scorecard.paper import ink_of

from .sheets import match_of, scorecard


def chart_of(app: App, height: int, totals: tuple[tuple[int, int, int], ...], target: int = 600) -> Chart:
    """Return a chart of three players with these totals after each round, and make its ground white."""
    card = scorecard(match_of("goodge-3", len(totals)))
    rows = [
        replace(row, cells=tuple(replace(cell, total=total) for cell, total in zip(row.cells, after, strict=True)))
        for row, after in zip(card.rows, totals, strict=True)
    ]
    app.canvas.surface.fill("white")
    return Chart(app.canvas, pygame.Rect(0, 0, 600, height), replace(card, rows=tuple(rows), target=target))


@pytest.mark.parametrize("target", [500, 600])
@pytest.mark.parametrize("height", [150, 180, 300])
def test_every_line_of_the_grid_has_its_figure(app: App, height: int, target: int) -> None:
    chart = chart_of(app, height, ((610, 20, 90),), target)
    chart._grid()
    beside = chart.plot.left + 3
    lines = [y for y in range(height) if app.canvas.surface.get_at((beside, y)) != pygame.Color("white")]
    figures = [run.rect.centery for run in chart.runs() if run.rect.right < chart.plot.left]
    assert len(figures) > 1
    assert all(any(abs(y - middle) <= 2 for middle in figures) for y in lines)


def test_lines_of_equal_totals_lie_side_by_side_in_their_own_inks(app: App) -> None:
    chart = chart_of(app, 300, ((200, 200, 40), (200, 200, 40)))
    chart._lines(1.0)
    (left, y), (right, _) = chart.place(1, 200), chart.place(2, 200)
    inks = {side: pygame.Color(*ink_of(chart.card, side)[:3]) for side in (0, 1)}
    steps = range(round(left) + 20, round(right) - 40, 20)
    assert len(steps) > 3
    for first in steps:
        seen = {
            side: {by for x in range(first, first + 20) for by in range(-5, 6)
                   if app.canvas.surface.get_at((x, round(y) + by)) == ink}
            for side, ink in inks.items()
        }  # fmt: skip
        assert seen[0]
        assert seen[1]
        assert max(seen[0]) < min(seen[1])


def test_signs_of_equal_totals_stand_side_by_side() -> None:
    assert asides([3, 5, 3, 7, 3]) == [-1, 0, 0, 0, 1]
    assert asides([4, 4]) == [-0.5, 0.5]
