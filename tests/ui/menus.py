"""The scenes around the table, ready to be opened, and what the tests of them do again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from goodge.table.evening import Progress, write_progress
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.games import FACES
from goodge.ui.games.offer import Pick, Switch
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.about import AboutScene
from goodge.ui.scenes.dialog import DialogAnswer, DialogScene
from goodge.ui.scenes.new_game.plan import EVEN, MatchPlan, SeatPlan
from goodge.ui.scenes.new_game.portraits import PortraitScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.own_keys import PAGES, OwnKeysScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.settings.sections import SECTIONS
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.buttons import Button

from .checks import key, press, type_text

ANN_AND_TWO = MatchSetup(
    (SeatSetup("Ann", None), SeatSetup("Ben", "casual"), SeatSetup("Cleo", "casual")), {"players": 3}, seed=7
)


def ask(app: App) -> DialogScene:
    """The longest question of the game."""
    sentence = "The match of Wilhelmina Maria, Wolfgang Amadeus, Maximilian Otto and Annabella Maria is not finished."
    answers = [DialogAnswer("Continue it", style="primary"), DialogAnswer("Start the new one"), DialogAnswer("Back")]
    return DialogScene(app, "An unfinished match", sentence, answers)


def fill_up(plan: MatchPlan) -> None:
    """Makes everything as long as it may be, and as many as there may be."""
    plan.players = plan.offer.tables[-1]
    plan.has_number, plan.number_text = True, "9" * 18
    for option in plan.offer.options:
        if isinstance(option, Pick):
            plan.choose(option.name, option.values[-1])
            plan.write(option.name, "" if option.own is None else str(option.own.largest))
        elif isinstance(option, Switch):
            plan.choose(option.name, True)
        else:
            plan.typed |= {limit.name: str(limit.own.largest) for limit in option.limits}
    names = ("Wwwwwwwwwwwwwwww", "Mmmmmmmmmmmmmmmm", "Wilhelmina Maria", "Maximilian Otto")
    for seat, (name, level) in enumerate(zip(names, (EVEN, None, "expert", None), strict=True)):
        plan.seats[seat] = SeatPlan(name, level, "trump-puller")


def new_game(app: App, game: str | None = None, *, more: bool = False, full: bool = False) -> NewGameScene:
    """New game with that game, or the one played last, chosen of all there are."""
    scene = NewGameScene(app)
    scene.shows_more = scene.shows_more or more or full
    scene.plan = scene.plans[game] if game else scene.plan
    if full:
        fill_up(scene.plan)
    return scene


def portraits(app: App, seat: int) -> PortraitScene:
    """The portraits for a person, or the characters of the computer players, over New game."""
    new_game = NewGameScene(app)
    app.push(TitleScene(app))  # the program ends with its last scene
    app.push(new_game)
    face = new_game.item(f"portrait-{seat}")
    assert face is not None
    new_game.press(face)
    shown = app.top
    assert isinstance(shown, PortraitScene)
    app.pop()
    app.pop()
    return shown


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    **{f"new {game}": partial(new_game, game=game) for game in FACES},
    **{f"more of {game}": partial(new_game, game=game, more=True) for game in FACES},
    **{f"full {game}": partial(new_game, game=game, full=True) for game in FACES},
    "portraits": partial(portraits, seat=0),
    "characters": partial(portraits, seat=1),
    "rules": RulesScene,
    "about": AboutScene,
    **{f"settings {section}": partial(SettingsScene, section=section) for section in SECTIONS},
    "keys": OwnKeysScene,
    **{f"keys, {page}": partial(OwnKeysScene, page=page) for page, _ in PAGES[1:]},
    "pause": PauseScene,
    "dialog": ask,
}


class StandIn(Scene):
    """Takes the table's place, so that these tests are of the menus alone."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def on_leave(self) -> None:
        self.table.close()


def leave_a_match(app: App) -> None:
    """A match is under way and was left."""
    Table.start(ANN_AND_TWO, app.store).close()


def knows_the_game(app: App) -> None:
    """Nobody here is offered the first evening."""
    app.home.evening.root.mkdir(exist_ok=True)
    write_progress(app.home.evening, Progress(knows=True))


def buttons_of(scene: Scene) -> list[str]:
    return [item.key for item in scene.items if item.is_focusable]


def item_of(scene: Scene, name: str) -> Item:
    return next(item for item in scene.items if item.key == name)


def text_of(scene: Scene, name: str) -> str:
    return str(getattr(item_of(scene, name), "text", ""))


def choose(app: App, scene: Scene, name: str, *keys: int) -> None:
    scene.focus(name)
    press(app, *keys)


def fill_in(app: App, scene: Scene, name: str, text: str) -> None:
    """Types a text into a field in place of what stands there."""
    scene.focus(name)
    app.handle(key(pygame.K_a, mod=pygame.KMOD_LCTRL))
    press(app, pygame.K_DELETE)
    type_text(app, text)


def golden(scene: Scene) -> list[str]:
    """The keys of the buttons that are golden in a frame drawn now."""
    scene.draw(scene.app.canvas)
    buttons = [item for item in scene.items if isinstance(item, Button)]
    return [item.key for item in buttons if item.style == "primary" and item.is_entered and not item.is_off]
