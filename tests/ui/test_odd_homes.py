"""Homes that may not be entered, cannot be, or hold things that are no files: one can play on, and is told."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.ui import main as program
from goodge.ui.program.app import App
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.title.scene import TitleScene

from .conftest import OpenApp
from .menus import ANN_AND_TWO

Lock = Callable[[Path], None]
SHUT = "nothing can be saved. You can play on."


@pytest.fixture
def shut(monkeypatch: pytest.MonkeyPatch) -> Lock:
    """Has the system refuse everything below a folder, as it does where one may not enter it (a root may)."""

    def refuse_below(folder: Path) -> None:
        def refusing(call: Callable[..., Any]) -> Callable[..., Any]:
            def asked(path: Any, *args: Any, **named: Any) -> Any:
                if not isinstance(path, int) and folder in Path(path).parents:
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
                return call(path, *args, **named)

            return asked

        for module, name in [(os, name) for name in ("stat", "lstat", "open", "mkdir", "unlink", "rename", "replace")]:
            monkeypatch.setattr(module, name, refusing(getattr(os, name)))
        monkeypatch.setattr(io, "open", refusing(io.open))

    return refuse_below


def look_everywhere(app: App) -> list[str]:
    """Opens what reads the home, plays a move, and returns all that was told."""
    for scene in (TitleScene, FinishedScene, MatchesScene):
        app.push(scene(app))
        app.draw()
    title = TitleScene(app)
    app.reset(title)
    title._tournament()
    app.draw()
    app.reset(TitleScene(app))
    table = Table.start(ANN_AND_TWO, app.store)
    table.flush()
    assert table.take_steps()
    table.close()
    app.apply_settings()
    return [*app.notices._waiting]


def test_a_home_that_may_not_be_entered_lets_people_play_on(open_app: OpenApp, tmp_path: Path, shut: Lock) -> None:
    shut(tmp_path)
    told = look_everywhere(open_app())
    assert any(sentence.endswith(SHUT) for sentence in told)


def test_a_tournament_whose_folder_may_not_be_entered_lets_people_play_on(
    open_app: OpenApp, tmp_path: Path, shut: Lock
) -> None:
    (tmp_path / "tournament").mkdir()
    shut(tmp_path / "tournament")
    app = open_app()
    assert app.store.can_save
    told = look_everywhere(app)
    assert any(sentence.endswith(SHUT) for sentence in told)


def test_a_home_whose_name_is_too_long_lets_people_play_on(
    open_app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_app()
    monkeypatch.setenv("GOODGE_HOME", str(tmp_path / ("long" * 100)))
    told = look_everywhere(program.open_app(Home.find()))
    assert any(sentence.startswith("Nothing can be saved") and len(sentence) < 240 for sentence in told)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
@pytest.mark.parametrize(
    "name",
    ["match.json", "settings.json", "records.jsonl", "goodge.log", "goodge.lock", "match.json.new", "settings.json.new"]
    + [f"tournament/{name}" for name in ("match.json", "tournament.json", "records.jsonl", "tables.jsonl")],
)
@pytest.mark.parametrize("what", ["pipe", "device", "folder", "link"])
def test_what_is_no_file_neither_stops_the_game_nor_is_followed(
    open_app: OpenApp, tmp_path: Path, name: str, what: str
) -> None:
    path, elsewhere = tmp_path / name, tmp_path / "elsewhere"
    (tmp_path / "tournament").mkdir()
    elsewhere.write_bytes(b"somebody's letter\n")
    if what == "pipe":
        os.mkfifo(path)
    elif what == "device":
        path.symlink_to("/dev/zero")
    elif what == "folder":
        path.mkdir()
    else:
        path.symlink_to(elsewhere)
    app = open_app()
    look_everywhere(app)
    app.store.log.note("a line")
    assert elsewhere.read_bytes() == b"somebody's letter\n"
