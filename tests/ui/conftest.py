"""The program without a screen or a sound device, at home in a folder of the test's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANG"] = os.environ["LC_ALL"] = os.environ["LANGUAGE"] = "C"  # what the system speaks

import pygame
import pytest

from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.reviewer import Reviewer
from goodge.ui import main as program
from goodge.ui.drawing import art, assets, shapes, typesetting
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.background import Background
from goodge.ui.drawing.felt import Felts
from goodge.ui.program import app as app_module
from goodge.ui.program import language, stack
from goodge.ui.program.app import App
from goodge.ui.scenes.evening import table as evening_table  # noqa: F401  (made before the table has a stand-in)
from goodge.ui.scenes.new_game import scene as new_game_module
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.table import in_turn
from goodge.ui.scenes.table import scene as table_module
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.tabletop.upright import Master
from goodge.ui.widgets.commands import BINDINGS, PAD_BINDINGS, bound
from goodge.ui.widgets.device import Device, in_use
from goodge.ui.wording import languages
from goodge.ui.wording.languages import ENGLISH
from tests.table.tournaments import player

from .checks import press, settle
from .menus import StandIn
from .rasters import (
    Cards,
    Rasters,
    clear,
    clear_card,
    clear_glow,
    kept_catalogues,
    kept_cloth,
    kept_runs,
    kept_sizes,
    plain_cloth,
)
from .reviews import reasons
from .tournaments import STATES

OpenApp = Callable[..., App]
_FELT = Felts.felt


@pytest.fixture(autouse=True, scope="session")
def _rasters() -> Iterator[None]:
    """What is rasterised, measured or read for one test is there for the next."""
    with pytest.MonkeyPatch.context() as patch:
        rasters = Rasters()
        for module in (art, shapes):
            patch.setattr(module, "rasterised", rasters.rasterised)
        patch.setattr(Felts, "felt", kept_cloth(Felts.felt))
        patch.setattr(Master, "at_rest", Cards().patched(Master.at_rest))
        patch.setattr(typesetting._Face, "size", kept_sizes(typesetting._Face.size))
        patch.setattr(typesetting._Face, "render", kept_runs(typesetting._Face.render))
        patch.setattr(languages, "GNUTranslations", kept_catalogues)
        yield


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws nothing where a picture would be, and plain cloth: for tests that look at words and places alone."""
    for module in (art, shapes):
        monkeypatch.setattr(module, "rasterised", clear)
    monkeypatch.setattr(shapes, "_glow", clear_glow)
    monkeypatch.setattr(Felts, "felt", _FELT)  # what is kept is for those who look
    monkeypatch.setattr(Felts, "weaving", plain_cloth)
    monkeypatch.setattr(Master, "at_rest", clear_card)


@pytest.fixture
def open_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenApp]:
    """Opens the program: `open_app((1280, 720), text_size="larger")`. Opening it again closes the one before.

    What happens there for the first time, and small goals, get no words unless a test wants them. Whatever language
    a test has spoken, the next one finds English.
    """
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path))
    opened: list[App] = []

    def close() -> None:
        while opened:
            opened.pop().close()

    def start(size: tuple[int, int] = (1280, 720), **settings: object) -> App:
        close()
        app = program.open_app(Home.find(), size, full_screen=False)
        opened.append(app)
        for name, value in ({"first_hints": False, "goals_told": False} | settings).items():
            setattr(app.settings, name, value)
        app.apply_settings()
        return app

    yield start
    close()
    language.speak_as_set(ENGLISH)
    assets.assets_folder.cache_clear()  # a test may have had another one found, and this has just asked for it


@pytest.fixture(autouse=True)
def _unhurried_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is reviewed behind the screen unless a test has it done, and little thought is given to anything."""
    monkeypatch.setattr(Reviewer, "start", lambda _: None)
    monkeypatch.setattr("goodge.table.reasoner.reasons_for", reasons)
    monkeypatch.setattr("goodge.coach.open_cards.NODES", {True: 20_000, False: 500})


@pytest.fixture(autouse=True)
def _quick_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame has the time that it needs, so that a slow machine shows the same frames."""
    for limit in ("READY_SECONDS", "BRIEF_SECONDS", "BEGUN_SECONDS"):
        monkeypatch.setattr(in_turn, limit, 60.0)


@pytest.fixture(autouse=True)
def _unswept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is freed as it comes, and not each time that a scene is left: tests leave thousands of them."""
    monkeypatch.setattr(stack, "let_go", lambda: None)
    monkeypatch.setattr(app_module, "hand_back", lambda: None)


@pytest.fixture(autouse=True)
def _unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for the disk: what is to outlast a loss of power is tested where files are written."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(autouse=True)
def _keys_in_use() -> None:
    """Nobody has used a gamepad yet, or chosen keys."""
    in_use.turn_to(Device.KEYS)
    bound.bind(BINDINGS, PAD_BINDINGS)


@pytest.fixture
def app(open_app: OpenApp) -> App:
    """The program at 1280x720, without motion, muted."""
    return open_app(speed="instant", muted=True)


@pytest.fixture
def slow_app(open_app: OpenApp) -> App:
    """The program at 1280x720, motion at its slowest."""
    return open_app(speed="slow", muted=True)


@pytest.fixture
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has nothing rasterised ahead, but when it is drawn; all else that the background would make is made at once."""
    monkeypatch.setattr(Art, "prefetch", lambda *_: None)
    monkeypatch.setattr(Background, "do", lambda _, job: job())
    monkeypatch.setattr(Art, "has", lambda *_: True)


@pytest.fixture
def menu_app(open_app: OpenApp, no_thread: None, monkeypatch: pytest.MonkeyPatch) -> App:  # noqa: ARG001
    """The program for tests of the menus alone: an empty scene takes the table's place."""
    for module in (table_module, new_game_module):
        monkeypatch.setattr(module, "TableScene", StandIn)
    return open_app(speed="instant", muted=True)


@pytest.fixture
def new_game_app(menu_app: App) -> App:
    """The program of `menu_app`, with all choices of a new game in sight."""
    menu_app.settings.more_choices = True
    return menu_app


@pytest.fixture
def new_game(new_game_app: App) -> NewGameScene:
    """New game as it opens, with all choices in sight."""
    scene = NewGameScene(new_game_app)
    new_game_app.push(scene)
    new_game_app.draw()
    return scene


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A home for each state, played once."""
    found = {}
    for name, play in STATES.items():
        folder = tmp_path_factory.mktemp("homes")
        hall = Hall(Home.at(folder), player)
        play(hall)
        hall.set_pace(0.0001)
        hall.close()
        found[name] = folder
    return found


@pytest.fixture
def show(app: App, homes: dict[str, Path], tmp_path: Path) -> Callable[[str], HallScene]:
    """Opens the hall of a state, a copy of it, over the title."""

    def opened(state: str) -> HallScene:
        folder = tmp_path / "copy"
        (folder / "tournament").mkdir(parents=True)
        for path in (homes[state] / "tournament").iterdir():
            (folder / "tournament" / path.name).write_bytes(path.read_bytes())
        hall = Hall(Home.at(folder), player)
        hall.set_pace(0.0001)
        app.push(TitleScene(app))
        scene = HallScene(app, hall)
        app.push(scene)
        settle(app)
        return scene

    return opened


@pytest.fixture
def rules(menu_app: App) -> RulesScene:
    """The rules over the title."""
    menu_app.push(TitleScene(menu_app))
    menu_app.draw()
    press(menu_app, pygame.K_F1)
    scene = menu_app.top
    assert isinstance(scene, RulesScene)
    menu_app.draw()
    return scene
