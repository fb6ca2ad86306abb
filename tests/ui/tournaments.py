"""Tournaments on the screen, brought to wherever a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from goodge.engine.tournament import Stage
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from tests.table.tools import WAIT, advance, harmless, play_out
from tests.table.tournaments import OWN, SEED, player

WIDE = Team("Wwwwwwwwwwwwwwww", (SeatSetup("Mmmmmmmmmmmmmmmm", None), SeatSetup("Wilhelmina Maria", "expert")))


def begin(hall: Hall) -> None:
    hall.begin(OWN, None, SEED)


def play_own(hall: Hall, moves: int | None = None) -> None:
    """So many moves of the people's game, or all of it."""
    if hall.own_game is not None:
        table = hall.sit_down()
        play_out(table, harmless) if moves is None else advance(table, moves, harmless)
        hall.rise(table)


def play_round(hall: Hall) -> None:
    hall.set_pace(None)
    hall.open_round()
    play_own(hall)
    hall.wait(WAIT)
    hall.update()


def to_stage(hall: Hall, stage: Stage) -> None:
    begin(hall)
    while hall.round[0].stage is not stage:
        play_round(hall)


def to_champion(hall: Hall) -> None:
    begin(hall)
    while hall.tournament.champion is None:
        play_round(hall)


def under_way(hall: Hall) -> None:
    """The people are in the middle of their first game, the others have come a little way."""
    begin(hall)
    hall.set_pace(0.001)
    play_own(hall, 100)


def second_round(hall: Hall) -> None:
    begin(hall)
    play_round(hall)


STATES: dict[str, Callable[[Hall], None]] = {
    "begun": begin,
    "under way": under_way,
    "second round": second_round,
    "bracket": lambda hall: to_stage(hall, Stage.QUARTER_FINAL),
    "championship": lambda hall: to_stage(hall, Stage.CHAMPIONSHIP),
    "over": to_champion,
    "long names": lambda hall: hall.begin(WIDE, "expert", 5),
}


def with_new_hall(app: App, folder: Path) -> HallScene:
    app.push(TitleScene(app))
    scene = HallScene(app, Hall(Home.at(folder), player))
    app.push(scene)
    return scene
