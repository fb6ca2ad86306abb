"""The pictures of a tournament: how far it has come in each, played by players who decide in no time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from goodge.engine.actions import Action, Bid
from goodge.engine.rng import Stream
from goodge.engine.tournament import Pairing, Stage
from goodge.players import Budget, Player
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team
from goodge.ui.scenes.matches import MatchesScene
from goodge.ui.scenes.title import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.watch import WatchScene
from headless import AnyView

if TYPE_CHECKING:
    from shots import Studio

OWN = Team("The Neighbours", (SeatSetup("Ann", None), SeatSetup("Ben", "casual")))
SEED = 20
HALTED = 1e-6
FRAME = 0.05


class Quick:
    """Bids three tricks where it may, and plays any card."""

    level = "quick"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:  # noqa: ARG002
        if Bid(3) in view.legal:
            return Bid(3)
        if isinstance(view.legal[0], Bid):
            return view.legal[0]
        return Stream(seed, *(action.text for action in view.actions)).choice(view.legal)


def _quick(level: str, style: str | None) -> Player:  # noqa: ARG001
    return Quick()


def _hall(studio: Studio) -> HallScene:
    """A tournament just drawn, over the title."""
    studio.take(None)
    hall = Hall(Home.at(Path(mkdtemp(dir=studio.home))), _quick)
    hall.begin(OWN, None, SEED)
    studio.app.reset(TitleScene(studio.app))
    scene = HallScene(studio.app, hall)
    studio.app.push(scene)
    return scene


def _play(table: Table, moves: int) -> None:
    """So many actions of the people's own game, deals not counted."""
    while moves and not table.is_over:
        if table.round_over:
            table.deal_next()
            continue
        moves -= 1
        assert table.submit(Quick().choose(table.view(table.actor), table.seed)) is None


def _own(hall: Hall, moves: int = -1) -> None:
    if hall.own_game is not None:
        table = hall.sit_down()
        _play(table, moves)
        hall.rise(table)


def _round(hall: Hall) -> None:
    """The whole round in progress."""
    hall.set_pace(None)
    hall.open_round()
    _own(hall)
    hall.wait()
    hall.update()


def _some_way(hall: Hall, rounds: int) -> None:
    """The games of the round that is on, each so many rounds of cards far, and all at a halt."""
    hall.set_pace(None)
    hall.open_round()
    while any(each.rounds < rounds for pairing, each in hall.progress().items() if pairing != hall.own_game):
        pass
    hall.set_pace(HALTED)
    _own(hall, 56 * (rounds - 1) + 20)


def _until(hall: Hall, is_there: Callable[[], bool]) -> None:
    while not is_there():
        _round(hall)


def _show(studio: Studio, scene: HallScene) -> None:
    scene.catch_up()
    scene.refresh()
    studio.settle()


def start(studio: Studio) -> None:
    studio.take(None)
    studio.app.reset(TitleScene(studio.app))
    studio.app.push(HallScene(studio.app, Hall(Home.at(Path(mkdtemp(dir=studio.home))), _quick)))
    studio.settle()


def hall_running(studio: Studio) -> None:
    scene = _hall(studio)
    _round(scene.hall)
    _some_way(scene.hall, 2)
    _show(studio, scene)


def hall_over(studio: Studio) -> None:
    scene = _hall(studio)
    _round(scene.hall)
    scene.refresh()
    studio.settle()


def hall_waiting(studio: Studio) -> None:
    scene = _hall(studio)
    scene.hall.set_pace(HALTED)
    _own(scene.hall)
    _show(studio, scene)


def bracket(studio: Studio) -> None:
    scene = _hall(studio)
    _until(scene.hall, lambda: scene.hall.round[0].stage is Stage.SEMI_FINAL)
    _some_way(scene.hall, 1)
    _show(studio, scene)


def champions(studio: Studio) -> None:
    scene = _hall(studio)
    _until(scene.hall, lambda: scene.hall.tournament.champion is not None)
    scene.on_enter()
    studio.settle()


def bracket_over(studio: Studio) -> None:
    champions(studio)
    studio.press("Escape")


def _watched(studio: Studio) -> tuple[HallScene, Pairing]:
    scene = _hall(studio)
    _round(scene.hall)
    return scene, next(each.pairing for each in scene.hall.tournament.played)


def watch(studio: Studio) -> WatchScene:
    scene, pairing = _watched(studio)
    scene.watch(pairing)
    table = studio.scene
    assert isinstance(table, WatchScene)
    while len(table.table.record.rounds[0][-1].actions) < 27 or not table.director.is_idle:
        studio.app.turn(FRAME)
    return table


def watch_round(studio: Studio) -> None:
    watch(studio).skip()
    studio.app.turn(FRAME)


def matches(studio: Studio) -> None:
    """The games of a round as if they were matches of their own."""
    scene = _hall(studio)
    _round(scene.hall)
    records = Home.at(studio.home).records_file
    records.write_bytes(scene.hall.store.home.records_file.read_bytes())
    studio.app.reset(TitleScene(studio.app))
    studio.app.push(MatchesScene(studio.app))
    studio.settle()
    records.unlink()


HALL_SCENES: dict[str, Callable[[Studio], object]] = {
    "tournament-start": start,
    "tournament-waiting": hall_waiting,
    "tournament-running": hall_running,
    "tournament-round-over": hall_over,
    "tournament-bracket": bracket,
    "tournament-bracket-over": bracket_over,
    "tournament-champions": champions,
    "tournament-watch": watch,
    "tournament-watch-round": watch_round,
    "matches": matches,
}
