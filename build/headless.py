"""The game's screens driven by a script, for pictures, measurements and tests. Import it before pygame.

Nothing is shown, unless SDL_VIDEODRIVER names a driver that does.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from goodge.engine.game import View
from goodge.players import player_of
from goodge.table.evening import Progress, write_progress
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup
from goodge.table.store import Store
from goodge.ui.main import open_app
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Item

AnyView = View[Any]

KEYS = {
    "Return": pygame.K_RETURN, "space": pygame.K_SPACE, "Escape": pygame.K_ESCAPE, "F1": pygame.K_F1,
    "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT, "Up": pygame.K_UP, "Down": pygame.K_DOWN,
    "Prior": pygame.K_PAGEUP, "Next": pygame.K_PAGEDOWN, "End": pygame.K_END,
}  # fmt: skip
_TURN = 0.05
_HELD_TURNS = 40
_MOST_TURNS = 4000


def write_settings(home: Path, **settings: Any) -> None:
    """Make a home with these settings; unless they say otherwise, everything happens at once and nobody claims.

    Whoever plays there knows the game, and is not offered the first evening.
    """
    home.mkdir(parents=True, exist_ok=True)
    values = {
        "language": "en",
        "speed": "instant",
        "claims": False,
        **dict.fromkeys(("first_hints", "goals_told"), False),
    } | settings
    Home.at(home).settings_file.write_text(json.dumps(values), encoding="utf-8")
    evening = Home.at(home).evening
    evening.root.mkdir(exist_ok=True)
    write_progress(evening, Progress(knows=True))


def start_match(home: Path, setup: MatchSetup, is_there: Callable[[AnyView], bool] = lambda _: True) -> bool:
    """Put a match into a home, played up to the first wanted view; return False if it was won before that.

    `is_there` is called with the view of the seat to act, or with the public one once a round is over. People play like
    the casual computer player.
    """
    store = Store(Home.at(home))
    table = Table.start(setup, store)
    try:
        while not is_there(table.view(table.actor)):
            if table.is_over:
                return False
            _play_on(table)
        return True
    finally:
        table.close()
        store.close()


def _play_on(table: Table) -> None:
    """Make one decision, or deal the next round."""
    seat = table.actor
    if seat is None:
        table.deal_next()
        return
    player = player_of(table.seats[seat].level or "casual")
    refusal = table.submit(player.choose(table.view(seat), table.seed + seat).action)
    assert refusal is None, refusal


class Screen:
    """A running game in a home, at one window size, with methods that press and click as a person would."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        self.home = home
        self.app = open_app(Home.at(home), size)

    @property
    def scene(self) -> Scene:
        """The top scene."""
        scene = self.app.top
        assert isinstance(scene, Scene)
        return scene

    def item(self, key: str) -> Item:
        """Return the item with this key, as it is now laid out."""
        found = self.scene.item(key)
        assert found is not None, f"there is no {key} among {[item.key for item in self.scene.items]}"
        return found

    def take(self, save: bytes | None) -> None:
        """Close all scenes and replace the match in the home with this one."""
        self.clear()
        path = Home.at(self.home).save_file
        path.unlink(missing_ok=True)
        if save is not None:
            path.write_bytes(save)
        self.reopen()

    def clear(self) -> None:
        """Show an empty scene and drop the waiting matches; the home may then be changed."""
        self.app.reset(Scene(self.app))
        self.app.store.close()
        for resting in self.home.glob("match-*.json"):
            resting.unlink()

    def reopen(self) -> None:
        """Reload what is in the home."""
        self.app.store = Store(Home.at(self.home))

    def resume(self) -> TableScene:
        """Show the match in the home at its table, as it was left; return the scene."""
        table = Table.resume(self.app.store)
        assert table is not None, "there is a match"
        scene = TableScene(self.app, table)
        self.app.reset(scene)
        return scene

    def press(self, *keys: str) -> None:
        """Press keys, by their X names."""
        for key in keys:
            code = KEYS.get(key) or pygame.key.key_code(key)
            self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
            self.app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
            self.settle()

    def hold(self, key: str) -> None:
        """Hold a key down until everything it does is done, such as opening a curtain."""
        code = KEYS.get(key) or pygame.key.key_code(key)
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
        for _ in range(_HELD_TURNS):
            self.app.turn(_TURN)
        self.app.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        self.settle()

    def click(self, place: tuple[int, int]) -> None:
        """Click with the left button."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, button=1, pos=place, touch=False))
            self.settle()

    def settle(self) -> None:
        """Let time pass until nothing moves and somebody is asked for something."""
        self.app.draw()  # may start what must be waited for
        for _ in range(_MOST_TURNS):
            scene = self.scene
            is_asked = not isinstance(scene, TableScene) or scene.panel is not None or scene.table.is_over
            if isinstance(scene, TableScene) and scene.is_held:
                is_asked = True  # to let the trick go
            if not self.app.turn(_TURN) and is_asked and scene is self.scene:
                return
            if not isinstance(scene, TableScene) or scene.is_waiting:
                sleep(0.001)  # a thread draws pictures, thinks or saves
        raise AssertionError("the game comes to no rest")

    def picture(self) -> bytes:
        """Draw a frame and return its pixels, three bytes each, row by row."""
        self.app.draw()
        return pygame.image.tobytes(self.app.window.surface, "RGB")

    def close(self) -> None:
        self.app.close()
