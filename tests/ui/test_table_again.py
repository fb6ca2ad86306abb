"""A match that is played again by the same people."""

from __future__ import annotations

from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

from .tables import setup


def test_another_match_of_the_same_people_is_played_with_other_numbers(app: App) -> None:
    scene = TableScene(app, Table.start(setup((None, "novice", "casual"), 3, "goodge"), app.store))
    scene._again()
    assert isinstance(app.top, TableScene)
    begun = app.top.table.setup
    assert begun.seats == scene.table.seats
    assert begun.seed != 3
    assert begun.players_seed not in (0, begun.seed)
