"""The same screen drawn from the source code, without a display: what the packaged program ought to show."""

import os
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # here; the program has the real screen

import pygame
from PIL import Image

from goodge.engine.record import Record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store
from goodge.ui.app import App
from goodge.ui.items.base import Item
from goodge.ui.scene import Scene
from goodge.ui.scenes.curtain import CurtainScene
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.table import TableScene
from goodge.ui.scenes.title import TitleScene

from .program import SIZE, Program
from .waiting import wait_until

_KEYS = {
    "Return": pygame.K_RETURN, "space": pygame.K_SPACE, "Escape": pygame.K_ESCAPE,
    "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT, "Up": pygame.K_UP, "Down": pygame.K_DOWN,
    "Prior": pygame.K_PAGEUP, "Next": pygame.K_PAGEDOWN,
}  # fmt: skip
_TURNS = 200
_TURN = 0.05


class Twin:
    """Shows any save, and answers the same keys and clicks as the program."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._home = Home.at(home)
        self._app = App(self._home, SIZE)

    @property
    def scene(self) -> Scene:
        """The top scene."""
        return self._app.top

    @property
    def curtain_is_drawn(self) -> bool:
        return isinstance(self.scene, CurtainScene)

    def show_title(self, save: bytes | None) -> None:
        """The title where there is this save, or none."""
        self._take(save)
        self._app.reset(TitleScene(self._app))
        self._app.draw()  # a thread begins to make the pictures
        wait_until(lambda: not self._app.turn(_TURN), "the pictures of the title")

    def show(self, save: bytes) -> None:
        """The match of a save, as it looks once the person to act may act."""
        self._take(save)
        table = Table.resume(self._app.store)
        assert table is not None, "the save can be read"
        self._app.reset(TableScene(self._app, table))
        self._settle()

    def show_winner(self, record: Record) -> None:
        """The scorecard of a match that is won."""
        self._take(None)
        self._app.reset(ScoreScene(self._app, record, self._nothing, on_again=self._nothing, on_title=self._nothing))
        self._settle()

    def press(self, *keys: str) -> None:
        """The same as the program's."""
        for key in keys:
            code = _KEYS.get(key) or pygame.key.key_code(key)
            self._app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
            self._settle()

    def click(self, place: tuple[int, int]) -> None:
        """The same as the program's."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._app.handle(pygame.event.Event(kind, button=1, pos=place, touch=False))
            self._settle()

    def item(self, key: str) -> Item:
        """The item of that key, as it lies now."""
        found = self.scene.item(key)
        assert found is not None, f"there is no {key} among {[item.key for item in self.scene.items]}"
        return found

    def picture(self) -> bytes:
        """The pixels, three bytes each, row by row."""
        self._app.draw()
        return pygame.image.tobytes(self._app.window.surface, "RGB")

    def close(self) -> None:
        self._app.close()

    def _take(self, save: bytes | None) -> None:
        """Exchanges what the twin's home holds, after letting go of what was shown."""
        self._app.reset(Scene(self._app))
        self._app.store.close()
        self._home.save_file.unlink(missing_ok=True)
        if save is not None:
            self._home.save_file.write_bytes(save)
        self._app.store = Store(self._home)

    def _nothing(self) -> None:
        """What the buttons of a scorecard do here."""

    def _settle(self) -> None:
        """Lets time pass until nothing moves."""
        for _ in range(_TURNS):
            scene = self._app.top
            is_asked = not isinstance(scene, TableScene) or scene.panel is not None or scene.table.is_over
            if not self._app.turn(_TURN) and is_asked and scene is self._app.top:
                return
        raise AssertionError("the twin comes to no rest")


def see(program: Program, twin: Twin) -> None:
    """Waits until both show the same. AssertionError, with both pictures kept, if they never do."""

    def keep_pictures() -> str:
        seen, wanted = twin.home.with_name("seen.png"), twin.home.with_name("wanted.png")
        program.picture().save(seen)
        Image.frombytes("RGB", SIZE, twin.picture()).save(wanted)
        return f"{seen} to become {wanted}"

    wait_until(lambda: program.picture().tobytes() == twin.picture(), keep_pictures)
