"""The sheet in larger text: what gives way first."""

from __future__ import annotations

import pytest

from goodge.ui.drawing.theme import SMALL
from goodge.ui.scorecard.columns import GAP
from goodge.ui.scorecard.heads import FACES
from tests.ui.conftest import OpenApp

from .sheets import assert_laid_out, match_of, sheet_of, shown


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)], ids=str)
def test_four_players_in_larger_text_have_air_and_portraits_and_no_tangle_of_lines(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="slow", muted=True, text_size="larger")
    record = match_of("goodge-4", 3)
    record.players = ("Ann", "Cleo", "Dan", "Eve")
    scene = shown(app, record)
    assert_laid_out(scene)
    sheet = sheet_of(scene).sheet
    ledger, canvas = sheet.ledger, sheet.ledger.canvas
    column = ledger.column(0, ledger.line(0))
    assert column.right - ledger._start(column) - ledger.group_width >= canvas.px(GAP)
    assert ledger.heads.side > FACES[-1], "an empty row goes before a large portrait"
    lines = sheet.chart.rect.height / app.canvas.type.line_height(SMALL)
    assert bool(list(sheet.chart.runs())) == (lines >= 6)
    assert sheet.chart.is_shown or size != (1280, 720), "the bars of short names leave it room"
    last = sheet.bars._names(3)
    assert last.bottom > sheet.rect.top + 0.6 * sheet.rect.height or sheet.chart.is_shown, "the bars take its room"
