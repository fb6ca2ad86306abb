"""Words at the right of a chart: a line leads to each of them from the height that it names."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import GOLD_DARK, INK
from goodge.ui.program.app import App
from goodge.ui.scenes.statistics.trend import Trend, TrendLine

MARKS = ((7.0, "Beginner"), (6.0, "Novice"), (5.0, "Casual"), (2.5, "Skilled"), (0.2, "Expert"))


def _is_dark(app: App, place: tuple[int, int]) -> bool:
    colours = [app.canvas.surface.get_at((place[0], place[1] + off)) for off in (-1, 0, 1)]
    return min(sum(colour[:3]) for colour in colours) < 600


def test_a_line_leads_from_each_height_to_its_name(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    rect, line = pygame.Rect(40, 40, 590, 226), TrendLine((11.0, 4.0), INK)
    chart = Trend(key="trend", rect=rect, lines=(line,), marks=MARKS, at=0, on_go=lambda _: None)
    chart.draw(app.canvas, focused=False)
    named = {run.text: run.rect.centery for run in chart.runs(app.canvas)}
    leaders = chart.leaders(app.canvas)
    heights = [round(chart.point(app.canvas, 0, height)[1]) for height, _ in MARKS]
    assert any(abs(named[name] - height) > 12 for (_, name), height in zip(MARKS, heights, strict=True))
    assert [start[1] for start, _, _ in leaders] == heights
    assert [end[1] for _, end, _ in leaders] == [named[name] for _, name in MARKS]
    for start, end, ink in leaders:
        assert ink == GOLD_DARK
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        assert _is_dark(app, middle), (start, end)


@pytest.mark.parametrize("height", [615, 685, 720, 840, 975])
def test_names_beside_a_chart_are_whole(app: App, height: int) -> None:
    """However its measures are rounded."""
    canvas = Canvas.on(pygame.Surface((2 * height, height)), app.art)
    rect, line = pygame.Rect(40, 40, 590, 226), TrendLine((11.0, 4.0), INK, label="Own choices")
    chart = Trend(key="trend", rect=rect, lines=(line,), marks=MARKS, at=0, on_go=lambda _: None)
    shown = {run.text for run in chart.runs(canvas)}
    assert {"Beginner", "Expert", "Own choices"} <= shown
