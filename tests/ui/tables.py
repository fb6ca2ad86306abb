"""Matches on the screen, brought to wherever a test wants them."""

from __future__ import annotations

from goodge.engine.actions import Action, Bid, Bury, Pass
from goodge.engine.game import Phase
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.app import App
from goodge.ui.scenes.curtain import CurtainScene
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.table import TableScene
from goodge.ui.scenes.title import TitleScene

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def open_table(
    app: App, levels: tuple[str | None, ...], seed: int = 1, game: str = "goodge", **options: object
) -> TableScene:
    """A match on the screen over the title; a level of None is a person."""
    return show_table(app, Table.start(setup(levels, seed, game, **options), app.store))


def setup(levels: tuple[str | None, ...], seed: int, game: str, **options: object) -> MatchSetup:
    """What a match of some seats is started with."""
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, levels, strict=False))
    return MatchSetup(seats, {"players": len(levels), **options} if game == "goodge" else options, seed, game)


def show_table(app: App, table: Table) -> TableScene:
    """The scene of a match, over the title."""
    app.reset(TitleScene(app))
    scene = TableScene(app, table)
    app.push(scene)
    return scene


def go_on(app: App, scene: TableScene, turns: int = 4000) -> None:
    """Lets time pass until a person is asked, or another scene has come up."""
    for _ in range(turns):
        app.turn(0.05)
        if app.top is not scene or (scene.panel is not None and scene.timeline.is_idle):
            return
        scene.wait(30)
    raise AssertionError(f"nobody is asked: {scene.view.board}")


def simple_choice(scene: TableScene, *, wants: bool = True) -> Action:
    """A plain decision for the seat to act: bids to 200 if it wants to, buries and plays the first cards."""
    view = scene.table.view(scene.table.actor)
    if view.board.phase is Phase.AUCTION:
        return Bid(view.board.lowest_bid) if wants and view.board.lowest_bid <= 200 else Pass()
    return Bury(view.hand[:3]) if view.board.phase is Phase.EXCHANGE else view.legal[0]


def play_until(app: App, scene: TableScene, phase: Phase, *, wants: bool = True) -> None:
    """Decides for every person until one is asked in this phase."""
    for _ in range(400):
        go_on(app, scene)
        if isinstance(app.top, CurtainScene | ScoreScene):
            if isinstance(app.top, ScoreScene) and phase is Phase.SCORED:
                return
            top = app.top
            item = next(item for item in top.items if item.key in ("ready", "on"))
            top.press(item)
        elif scene.view.board.phase is phase:
            return
        else:
            assert scene.submit(simple_choice(scene, wants=wants))
    raise AssertionError(f"never came to {phase}")
