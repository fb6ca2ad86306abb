"""The scenes around the table, ready to be opened, and what the tests of them do again and again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.app import App
from goodge.ui.items.base import Item
from goodge.ui.scene import Scene
from goodge.ui.scenes.dialog import Answer, DialogScene
from goodge.ui.scenes.match_plan import MatchPlan
from goodge.ui.scenes.new_game import NewGameScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings import SettingsScene
from goodge.ui.scenes.title import TitleScene

from .checks import key, press, type_text

ANN_AND_TWO = MatchSetup(
    (SeatSetup("Ann", None), SeatSetup("Ben", "casual"), SeatSetup("Cleo", "casual")), {"players": 3}, seed=7
)


def ask(app: App) -> DialogScene:
    """The longest question of the game."""
    sentence = "The match of Wilhelmina Maria, Wolfgang Amadeus, Maximilian Otto and Annabella Maria is not finished."
    answers = [Answer("Continue it", style="primary"), Answer("Start the new one"), Answer("Back")]
    return DialogScene(app, "A match is waiting", sentence, answers)


def full_house(app: App) -> NewGameScene:
    """New game with everything open and long."""
    scene = NewGameScene(app)
    scene.plan = MatchPlan(
        players=4, target=None, target_text="1000000", has_number=True, number_text="9" * 18, all_pass="redeal"
    )
    for seat, name in enumerate(("Wwwwwwwwwwwwwwww", "Mmmmmmmmmmmmmmmm", "Wilhelmina Maria", "Maximilian Otto")):
        scene.plan.seats[seat].level = None
        scene.plan.seats[seat].name = name
    return scene


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    "new game": NewGameScene,
    "full new game": full_house,
    "rules": RulesScene,
    "settings": SettingsScene,
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
