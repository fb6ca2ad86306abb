"""Matches on the screen, brought to wherever a test wants them."""

from __future__ import annotations

from functools import partial

import pygame

from goodge.engine.actions import Action, Bid, Bury, Pass
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS, HOLD_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.commands import BINDINGS, Command

from .checks import key, unseen

(OPENING_KEY,) = BINDINGS[Command.OPEN_CURTAIN][0].codes
NAMES = ("Ann", "Ben", "Cleo", "Dan")
PHASES = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)  # in which the main game asks somebody


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


def open_curtain(app: App) -> None:
    """Waits until the curtain listens, and holds its key until it opens."""
    curtain = app.top
    assert isinstance(curtain, CurtainScene)
    for _ in range(4):  # while what lay over it fades away, no time passes for the curtain
        app.turn(DEAF_SECONDS)
    app.handle(key(OPENING_KEY))
    app.turn(HOLD_SECONDS)
    app.handle(pygame.event.Event(pygame.KEYUP, key=OPENING_KEY, mod=0))
    assert app.top is not curtain


def go_on(app: App, scene: TableScene, turns: int = 4000, *, sees_claims: bool = False) -> None:
    """Lets time pass until a person is asked, or another scene has come up; a claim is passed over unless it counts."""
    with unseen():
        _let_others_play(app, scene, turns, sees_claims=sees_claims)
    be_seen(app, scene)


def be_seen(app: App, scene: TableScene) -> None:
    """Draws what has come up while nothing was drawn."""
    if app.top is scene and app.fade.is_due:
        app.fade.end()  # as its first frame was not drawn when it was due
    app.draw()


def _let_others_play(app: App, scene: TableScene, turns: int, *, sees_claims: bool) -> None:
    for _ in range(turns):
        app.turn(0.05)
        if isinstance(app.top, ClaimScene) and not sees_claims:
            app.pop()
        if app.top is not scene or (scene.panel is not None and scene.shown.timeline.is_idle):
            return
        scene.wait(120)
    raise AssertionError(f"nobody is asked: {scene.shown.view.board}")


def simple_choice(scene: TableScene, *, wants: bool = True) -> Action:
    """A plain decision for the seat to act: bids to 200 if it wants to, buries and plays the first cards."""
    view = scene.table.view(scene.table.actor)
    if view.board.phase is Phase.AUCTION:
        lowest = narrow(view, GoodgeBoard).board.lowest_bid
        return Bid(lowest) if wants and lowest <= 200 else Pass()
    return Bury(view.hand[:3]) if view.board.phase is Phase.EXCHANGE else view.legal[0]


def play_until(app: App, scene: TableScene, phase: Phase, *, wants: bool = True) -> None:
    """Decides for every person until one is asked in this phase; only what is seen then is drawn."""
    with unseen():
        _play_until(app, scene, phase, wants=wants)
    be_seen(app, scene)


def _play_until(app: App, scene: TableScene, phase: Phase, *, wants: bool) -> None:
    for _ in range(400):
        go_on(app, scene)
        if isinstance(app.top, CurtainScene):
            open_curtain(app)
        elif isinstance(app.top, ScoreScene):
            if phase is Phase.SCORED:
                return
            app.top.press(next(item for item in app.top.items if item.key == "on"))
        elif scene.shown.view.board.phase is phase:
            return
        else:
            assert scene.submit(simple_choice(scene, wants=wants))
    raise AssertionError(f"never came to {phase}")


def settled(app: App, game: str, levels: tuple[str | None, ...]) -> TableScene:
    """A table at which a person is asked, and nothing that was bid can change any more."""
    with unseen():
        scene = _settled(app, game, levels)
    be_seen(app, scene)
    return scene


def _settled(app: App, game: str, levels: tuple[str | None, ...]) -> TableScene:
    for seed in range(1, 30):
        scene = open_table(app, levels, seed, game)
        for _ in range(400):
            go_on(app, scene)
            if isinstance(app.top, CurtainScene):
                open_curtain(app)
            elif isinstance(app.top, ScoreScene):
                break
            elif scene.item("rest") is not None:
                return scene
            else:
                assert scene.submit(scene.table.game.harmless(scene.shown.view))
    raise AssertionError("never settled before the last trick")


def told(scene: TableScene) -> str:
    """What kind of thing is told in the middle, or in the place of the sentence: what its words are made by."""
    captions = scene.shown.captions
    words = captions.say_announcement or captions.say_news
    return str(words.func.__name__) if isinstance(words, partial) else ""
