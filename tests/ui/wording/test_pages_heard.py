"""What is told of pages with figures and names, to those who do not see where each of them stands."""

from __future__ import annotations

import pytest

from goodge.ui.program.app import App
from tests.ui.narration import Listener

from .screens import SCREENS

TABLES = {
    "statistics of spades": "Wilhelmina Grace: Matches 1, Won 0, Contracts made 3 of 4, Nils made 0 of 1",
    "who beat whom": "Ann: Ben 16 : 6, Bo 6 : 16, Cleo 16 : 6, Dan 16 : 6, Maximilian-Jakob 6 : 16",
    "statistics of a name in goodge": "75–99: 2 of 6. 100–124: 4 of 15. 125–149: 6 of 15",
    "spidge against the expert": "Round 1: Ann 0, Expert 0, Difference 0. Round 2: Ann 0, Expert 0, Difference 0",
    "luck in a round of goodge": "Stash: Wilhelmina Grace 0, Maximilian-Jakob +40, WWWWWWWWWWWWWWWW −40",
}


@pytest.mark.parametrize("screen", TABLES)
def test_a_table_is_told_line_by_line_each_figure_after_its_head(app: App, screen: str) -> None:
    SCREENS[screen](app)
    told = " ".join(Listener(app).hear())
    assert TABLES[screen] in told
