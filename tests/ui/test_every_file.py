"""Every file of the program missing or damaged, one at a time: each screen is still drawn, and the file is named."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from goodge.coach.ideas import IDEAS
from goodge.engine.games import GAMES
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.settings import Settings
from goodge.ui import main as program
from goodge.ui.drawing import art, assets
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.faults import faults
from goodge.ui.drawing.felt import Felts
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages, speak_as_set
from goodge.ui.program.layer import Layer
from goodge.ui.program.sound import Sounds
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.scenes.practice.collection import collection
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.wording.games import game_name
from tests.table.tournaments import player

from .damage import ASSETS, HARMS, forget_what_was_read
from .kin import KIN, open_kin
from .menus import SCENES
from .sheets import Calls, match_of, won_match
from .tables import PHASES, go_on, open_table, play_until
from .tournaments import begin

FILES = sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*") if path.is_file())
PICTURES = [file for file in FILES if file.endswith(".svg") and not file.startswith("icon/")]
SOUNDS = [file for file in FILES if file.startswith("sounds/")]
MUSIC = [file for file in FILES if file.startswith("music/")]
PRACTICE = [file for file in FILES if file.startswith("practice/")]
EVENING = [file for file in FILES if file.startswith("evening/")]
WORDS = [file for file in FILES if file.startswith("words/") and file.endswith(".mo")]
CATALOGUES = [file for file in FILES if file.startswith("words/") and file.endswith(".po")]
TEXTURES = [file for file in FILES if file.startswith("textures/")]
READ_BY_ALL = ["palettes.json", "strength.json", *TEXTURES, *(file for file in FILES if file.endswith(".ttf"))]
OF_NO_SCREEN = ["MANIFEST.md", "fonts/Fraunces-OFL.txt", "fonts/SourceSerif-OFL.txt", "icon/icon.icns", "icon/icon.ico",
                "icon/icon.png", "icon/icon.svg"]  # fmt: skip
LICENCES = [file for file in FILES if file.startswith("licences/")]
HURT = ("missing", "scrambled")


class Gallery:
    """Every kind of screen, ready to be drawn again, the pictures that each shows, and the files found damaged."""

    def __init__(self, app: App, folder: Path, read: set[str]) -> None:
        self.app, self.folder = app, folder
        self.told: list[str] = []
        self.shown: list[tuple[Layer, set[str]]] = []
        for screen in screens(app):
            read.clear()
            self.redraw(screen)
            self.shown.append((screen, set(read)))

    def redraw(self, screen: Layer) -> None:
        """Draws it as if nothing had been drawn before."""
        self.app.art.forget()
        art._source.cache_clear()
        screen.on_resize()
        screen.refresh()
        screen.draw(self.app.canvas)

    def that_show(self, picture: str) -> list[Layer]:
        return [screen for screen, pictures in self.shown if picture in pictures]

    @contextmanager
    def without(self, file: str, harm: str) -> Iterator[None]:
        """That file is missing or damaged meanwhile."""
        HARMS[harm](self.folder / file)
        self._begin_anew()
        yield
        shutil.copy(ASSETS / file, self.folder / file)
        self._begin_anew()

    def _begin_anew(self) -> None:
        forget_what_was_read()
        self.app.art.forget()
        self.app.felts = Felts()
        self.told.clear()
        faults.forget()
        faults.listen(lambda name, _: self.told.append(name))


def screens(app: App) -> Iterator[Layer]:
    """One of each kind."""
    for make in SCENES.values():
        yield make(app)
    for phase in PHASES:
        table = open_table(app, (None, "novice", "novice"))
        play_until(app, table, phase)
        yield table
    yield CurtainScene(app, "Ben", "baker", lambda: None)
    for game in KIN:
        table = open_kin(app, game)
        go_on(app, table)
        yield table
    for record in (won_match(), match_of("spades", 3), match_of("spidge", 3)):
        yield Calls().made(app, record)
        yield SheetScene(app, record)
    yield from (FinishedScene(app), MatchesScene(app))
    hall = Hall(Home.at(app.home.records_file.parent / "other"), player)
    yield StartScene(app, hall, lambda: None)
    begin(hall)
    yield HallScene(app, hall)
    hall.close()


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """All screens in a small window, over a copy of the program's files."""
    folder = tmp_path_factory.mktemp("program")
    shutil.copytree(ASSETS, folder / "assets")
    read: set[str] = set()
    path_of = art._path

    def noted(name: str) -> Path:
        read.add(name.partition("#")[0])
        return path_of(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assets, "__file__", str(folder / "ui" / "drawing" / "assets.py"))
        patch.setattr(art, "_path", noted)
        patch.setattr(Art, "prefetch", lambda *_: None)
        patch.setattr(Art, "has", lambda *_: True)
        forget_what_was_read()
        app = program.open_app(Home.at(folder / "home"), (960, 600), full_screen=False)
        app.settings.speed = "instant"
        app.apply_settings()
        app.push(Layer())
        yield Gallery(app, folder / "assets", read)
        app.close()
    forget_what_was_read()


@pytest.mark.parametrize("file", PICTURES)
def test_every_screen_is_drawn_without_one_of_its_pictures(gallery: Gallery, file: str) -> None:
    picture = file.removesuffix(".svg")
    for harm in HURT:
        with gallery.without(file, harm):
            for screen in gallery.that_show(picture):
                gallery.redraw(screen)
            gallery.app.art.picture(picture, (40, 56))  # also what no screen here shows
            assert gallery.told == [f"assets/{file}"]


@pytest.mark.parametrize("file", READ_BY_ALL)
def test_every_screen_is_drawn_without_what_all_of_them_need(gallery: Gallery, file: str) -> None:
    for harm in HURT:
        with gallery.without(file, harm):
            gallery.app.apply_settings()  # which sets all text anew
            for screen, _ in gallery.shown:
                gallery.redraw(screen)
            assert gallery.told == [f"assets/{file}"]


@pytest.mark.parametrize("file", SOUNDS)
def test_every_sound_may_be_missing(gallery: Gallery, file: str) -> None:
    name = Path(file).stem.rstrip("_12345")
    for harm in HURT:
        with gallery.without(file, harm):
            sounds = Sounds(Settings())
            for _ in range(10):
                sounds.play(name)
            assert gallery.told in ([f"assets/{file}"], []), "one of several that is gone is not looked for"
            assert gallery.told or (harm == "missing" and file[-5].isdigit())


@pytest.mark.parametrize("file", MUSIC)
def test_the_music_may_be_missing(gallery: Gallery, file: str) -> None:
    for harm in HURT:
        with gallery.without(file, harm):
            sounds = Sounds(Settings(music=True))
            for _ in range(3):
                sounds.start_music()
            assert gallery.told == [f"assets/{file}"]


@pytest.mark.parametrize("file", PRACTICE)
def test_a_collection_that_is_damaged_is_empty(gallery: Gallery, file: str) -> None:
    with gallery.without(file, "scrambled"):
        assert collection(Path(file).stem) == ()
        assert gallery.told == [f"assets/{file}"]
    with gallery.without(file, "missing"):
        assert collection(Path(file).stem) == ()
    assert collection(Path(file).stem)


def test_without_its_rounds_the_first_evening_says_so(gallery: Gallery) -> None:
    whole = set(rounds())
    for file in EVENING:
        for harm in HURT:
            with gallery.without(file, harm):
                assert whole - set(rounds()) == set(IDEAS[Path(file).stem])
                assert gallery.told == [f"assets/{file}"]
    assert set(rounds()) == whole


@pytest.mark.parametrize("file", WORDS)
def test_without_its_catalogue_a_language_is_english(gallery: Gallery, file: str) -> None:
    code = Path(file).stem
    with gallery.without(file, "scrambled"):
        speak_as_set(code)
        assert game_name(GAMES["pride"]) == "League Spades"
        assert gallery.told == [f"assets/{file}"]
    with gallery.without(file, "missing"):
        assert code not in named_languages()
        speak_as_set(code)
        assert game_name(GAMES["pride"]) == "League Spades"


def test_no_file_is_left_out() -> None:
    read = [*PICTURES, *SOUNDS, *MUSIC, *PRACTICE, *EVENING, *WORDS, *READ_BY_ALL]
    assert sorted([*read, *CATALOGUES, *OF_NO_SCREEN, *LICENCES]) == FILES


def test_the_screens_show_most_pictures(gallery: Gallery) -> None:
    shown = {picture for _, pictures in gallery.shown for picture in pictures}
    assert len(shown) > len(PICTURES) / 2
