"""Everything in one file, from the screen: written from the settings, taken in where it is dropped on the title."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from goodge.table.bundle import Bundle, Trouble, export_all
from goodge.table.home import Home
from goodge.table.store import Store
from goodge.ui import main as main_module
from goodge.ui.program import folders
from goodge.ui.program.app import App
from goodge.ui.scenes import saved
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording import bundles as words

from .checks import press, top
from .conftest import OpenApp
from .test_opened import answer, drop

RECORD = '{"format": "goodge-record", "players": ["Ann"], "started": 10}\n'


@pytest.fixture
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything of another machine."""
    folder = tmp_path_factory.mktemp("there")
    home = Home.at(folder / "home")
    home.settings_file.write_text('{"felt": "plum"}\n')
    home.records_file.write_text(RECORD)
    export_all(home, folder / "Everything.ZIP")
    return folder / "Everything.ZIP"


def test_the_settings_write_everything_into_one_file_and_show_where_it_is(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []

    def show(path: Path) -> bool:
        shown.append(path)
        return True

    monkeypatch.setattr(saved, "show_in_folder", show)
    app.home.records_file.write_text(RECORD)
    app.ways.title(app)
    app.ways.settings(app)
    top(app).focus("carry")
    press(app, pygame.K_RETURN)
    answer(app, words.SAVE.say())
    answer(app, words.SHOW.say())
    (path,) = app.home.pictures_dir.glob("*.zip")
    assert shown == [path]
    assert Bundle(path)._files["records.jsonl"] == RECORD.encode()
    assert isinstance(top(app), SettingsScene)
    top(app).focus("carry")
    press(app, pygame.K_RETURN)
    answer(app, words.SAVE.say())
    assert len(list(app.home.pictures_dir.glob("*.zip"))) == 2, "the first one stays"


def test_matches_are_added_at_once(app: App, bundle: Path) -> None:
    app.ways.title(app)
    drop(app, bundle)
    answer(app, words.MATCHES.say())
    assert app.notices.shown == words.taken_in_words(1)
    assert app.home.records_file.read_text() == RECORD
    assert "plum" not in app.home.settings_file.read_text()


def test_everything_is_taken_over_once_the_program_has_let_go(app: App, bundle: Path) -> None:
    app.ways.title(app)
    before = app.home.settings_file.read_text()
    drop(app, bundle)
    answer(app, words.EVERYTHING.say())
    assert app.home.settings_file.read_text() == before, "nothing yet"
    app.close()
    assert app.afterwards is not None
    said = app.afterwards()
    assert said == f"{words.taken_in_words(1)} {words.aside_words(['settings.before-import-1.json'])}"
    assert app.home.settings_file.read_text() == '{"felt": "plum"}\n'
    assert app.home.settings_file.with_name("settings.before-import-1.json").read_text() == before


def test_nothing_is_taken_over_from_a_copy_that_was_quicker(app: App, bundle: Path) -> None:
    app.push(TitleScene(app))
    drop(app, bundle)
    answer(app, words.EVERYTHING.say())
    app.close()
    assert app.afterwards is not None
    other = Store(app.home)
    before = {path.name for path in app.home.root.iterdir()}
    assert app.afterwards() == words.RUNS.say()
    assert {path.name for path in app.home.root.iterdir()} == before
    other.close()


def test_the_program_opens_again_and_tells_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []

    def session(_size: object, _full: object, first: object) -> tuple[int, object]:
        told.append(getattr(first, "args", None))
        return (0, None) if len(told) > 1 else (0, lambda: "done")

    monkeypatch.setattr(main_module, "_session", session)
    assert main_module.main() == 0
    assert told == [None, ("done",)]


def test_nothing_is_taken_in_where_nothing_can_be_saved(open_app: OpenApp, tmp_path: Path, bundle: Path) -> None:
    """Also where no other copy runs that one could close."""
    (tmp_path / "goodge.lock").mkdir()
    app = open_app()
    app.ways.title(app)
    assert (app.store.can_save, app.store.is_second_copy) == (False, False)
    app.notices._waiting.clear()
    drop(app, bundle)
    assert app.notices.shown == words.UNSAVED.say()
    assert isinstance(top(app), TitleScene)


def test_a_foreign_zip_is_told_and_changes_nothing(app: App, bundle: Path) -> None:
    app.ways.title(app)
    bundle.write_bytes(b"holiday")
    drop(app, bundle)
    assert isinstance(top(app), TitleScene)
    assert app.notices.shown == words.trouble_words(bundle.name, Trouble.FOREIGN)
    assert not app.home.records_file.exists()


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("win32", ["explorer", f"/select,{Path('a') / 'b.zip'}"]),
        ("darwin", ["open", "-R", str(Path("a") / "b.zip")]),
        ("linux", ["xdg-open", "a"]),
    ],
)
def test_each_system_has_its_own_way_to_show_a_file(system: str, command: list[str]) -> None:
    assert folders.command_for(Path("a") / "b.zip", system) == command


def test_programs_outside_do_not_load_our_libraries() -> None:
    packaged = {"LD_LIBRARY_PATH": "/unpacked", "LD_LIBRARY_PATH_ORIG": "/usr/mine", "HOME": "/home/ann"}
    assert folders.outside(packaged) == {"LD_LIBRARY_PATH": "/usr/mine", "HOME": "/home/ann"}


def test_where_there_is_no_program_for_folders_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PATH", "")
    assert not folders.show_in_folder(Path("a") / "b.zip")
