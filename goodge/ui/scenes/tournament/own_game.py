"""The people's own game in a tournament: the usual table, with the hall to come back to."""

from __future__ import annotations

from ....table.hall import Hall
from ...program.app import App
from ..table.scene import TableScene
from .words import occasion_of


def own_game(app: App, hall: Hall) -> TableScene:
    """Return the scene of the people's own game; leaving it gives the table back to the hall. ValueError: no game."""
    own, setup = hall.own_game, hall.setup
    if own is None or setup is None:
        raise ValueError("the people have no game to play in this round")
    return TableScene(app, hall.sit_down(), occasion_of(setup, own), give_back=hall.rise)
