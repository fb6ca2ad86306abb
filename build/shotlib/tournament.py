"""The pictures of a tournament: its stage in each, played by players who decide at once."""

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

from goodge.engine.actions import Bid
from goodge.engine.rng import Stream
from goodge.engine.tournament import Pairing, Stage
from goodge.players import Budget, Decision, Player
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import SeatSetup
from goodge.table.teams import Team
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from headless import AnyView
from shotlib.studio import Studio

OWN = Team("The Neighbours", (SeatSetup("Ann", None), SeatSetup("Ben", "casual")))
SEED = 20
HALTED = 1e-6
FRAME = 0.05


class Quick:
    """A player who bids three tricks where possible, and plays any card."""

    level = "quick"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
        if Bid(3) in view.legal:
            return Decision(Bid(3))
        if isinstance(view.legal[0], Bid):
            return Decision(view.legal[0])
        return Decision(Stream(seed, *(action.text for action in view.actions)).choice(view.legal))


def _quick(level: str, style: str | None) -> Player:  # noqa: ARG001
    return Quick()


def _hall(studio: Studio) -> HallScene:
    """Show a new tournament over the title; return the hall."""
    studio.take(None)
    hall = Hall(Home.at(Path(mkdtemp(dir=studio.home))), _quick)
    hall.begin(OWN, None, SEED)
    studio.app.reset(TitleScene(studio.app))
    scene = HallScene(studio.app, hall)
    studio.app.push(scene)
    return scene


def _play(table: Table, moves: int) -> None:
    """Play this many actions of the people's own game, deals not counted."""
    while moves and not table.is_over:
        if table.round_over:
            table.deal_next()
            continue
        moves -= 1
        assert table.submit(Quick().choose(table.view(table.actor), table.seed).action) is None


def _own(hall: Hall, moves: int = -1) -> None:
    if hall.own_game is not None:
        table = hall.sit_down()
        _play(table, moves)
        hall.rise(table)


def _round(hall: Hall) -> None:
    """Play the whole round in progress."""
    hall.set_pace(None)
    hall.open_round()
    _own(hall)
    hall.wait()
    hall.update()


def _some_way(hall: Hall, rounds: int) -> None:
    """Play each game of the present round to this many rounds of cards, and halt them all."""
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


def bracket_half(studio: Studio) -> None:
    """Show the quarter-finals, two of them over."""
    scene = _hall(studio)
    hall = scene.hall
    _until(hall, lambda: hall.round[0].stage is Stage.QUARTER_FINAL)
    for number in (1, 2):
        hall.tournament = hall.tournament.with_result(hall.round[number], (260, 120), 0)
    _show(studio, scene)


def champions(studio: Studio) -> None:
    scene = _hall(studio)
    _until(scene.hall, lambda: scene.hall.tournament.champion is not None)
    _show(studio, scene)
    studio.press("Return")


def bracket_over(studio: Studio) -> None:
    champions(studio)
    studio.press("Escape")


def own_game(studio: Studio) -> None:
    """Show the people's own table, in the middle of its second round."""
    scene = _hall(studio)
    scene.hall.set_pace(HALTED)
    _own(scene.hall, 56 + 20)
    scene.refresh()
    studio.settle()
    studio.press("Return")
    studio.settle()


def own_sheet(studio: Studio) -> None:
    own_game(studio)
    studio.press("s")
    studio.settle()


def own_win(studio: Studio) -> None:
    """Show the end of the people's own game."""
    own_game(studio)
    table = studio.scene
    assert isinstance(table, TableScene)
    _play(table.table, -1)
    table.table.flush()
    table.catch_up()
    while studio.scene is table:
        studio.app.turn(FRAME)
    studio.settle()


def championship(studio: Studio) -> None:
    """Show the championship, watched in its third round of cards."""
    scene = _hall(studio)
    _until(scene.hall, lambda: scene.hall.round[0].stage is Stage.CHAMPIONSHIP)
    _some_way(scene.hall, 2)
    _show(studio, scene)
    if scene.hall.own_game is None:
        scene.watch(scene.hall.round[0])
        table = studio.scene
        assert isinstance(table, WatchScene)
        table.skip()
        table.skip()
        studio.app.turn(FRAME)


def _watched(studio: Studio) -> tuple[HallScene, Pairing]:
    scene = _hall(studio)
    _round(scene.hall)
    return scene, next(each.pairing for each in scene.hall.tournament.played)


def watch(studio: Studio) -> None:
    """Show a game of the first round, watched in the middle of a round of cards."""
    _watch(studio)


def _watch(studio: Studio) -> WatchScene:
    scene, pairing = _watched(studio)
    scene.watch(pairing)
    table = studio.scene
    assert isinstance(table, WatchScene)
    while len(table.table.record.rounds[0][-1].actions) < 27 or not table.director.is_idle:
        studio.app.turn(FRAME)
    return table


def watch_round(studio: Studio) -> None:
    _watch(studio).skip()
    studio.app.turn(FRAME)


def matches(studio: Studio) -> None:
    """Show the games of a round as if they were matches of their own."""
    scene = _hall(studio)
    _round(scene.hall)
    Home.at(studio.home).records_file.write_bytes(scene.hall.store.home.records_file.read_bytes())
    studio.app.reset(TitleScene(studio.app))
    studio.app.push(MatchesScene(studio.app))
    studio.settle()


HALL_SCENES: dict[str, Callable[[Studio], None]] = {
    "tournament-start": start,
    "tournament-waiting": hall_waiting,
    "tournament-running": hall_running,
    "tournament-round-over": hall_over,
    "tournament-bracket": bracket,
    "tournament-bracket-half": bracket_half,
    "tournament-bracket-over": bracket_over,
    "tournament-champions": champions,
    "tournament-own": own_game,
    "tournament-own-sheet": own_sheet,
    "tournament-own-win": own_win,
    "tournament-championship": championship,
    "tournament-watch": watch,
    "tournament-watch-round": watch_round,
    "matches": matches,
}
