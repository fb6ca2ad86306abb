"""Files of records that are dropped on the window: their matches are shown, and nothing of one's own is changed."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from goodge.engine.errors import RecordError
from goodge.engine.record import encode_record
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.statistics.opened import FileScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording import claims, opened
from tests.table.test_replay import finished

from .checks import press, top
from .tables import open_table


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match of somebody else."""
    return encode_record(finished(tmp_path_factory.mktemp("elsewhere"), "spidge"))


def drop(app: App, path: Path, text: str | bytes | None = None) -> None:
    if text is not None:
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.turn(0.1)


def own_files(app: App) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in app.home.root.rglob("*") if path.is_file()}


def answer(app: App, text: str) -> None:
    scene = top(app)
    assert isinstance(scene, DialogScene)
    scene.focus(next(item.key for item in scene.items if isinstance(item, Button) and item.text == text))
    press(app, pygame.K_RETURN)


def test_a_match_is_watched_or_reviewed_and_kept_nowhere(app: App, match: str, tmp_path: Path) -> None:
    app.ways.title(app)
    path = tmp_path / "a match.goodge"
    path.write_text(match + "\n")
    before = own_files(app)
    drop(app, path)
    answer(app, opened.WATCH.say())
    assert isinstance(top(app), WatchScene)
    press(app, pygame.K_ESCAPE)
    drop(app, path)
    answer(app, opened.REVIEW.say())
    assert isinstance(top(app), ReviewScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    assert own_files(app) == before


def test_a_file_of_several_matches_lists_them(app: App, match: str, tmp_path: Path) -> None:
    app.ways.title(app)
    drop(app, tmp_path / "games.jsonl", f"{match}\n" * 3)
    scene = top(app)
    assert isinstance(scene, FileScene)
    assert len(scene.matches) == 3
    assert opened.note_words("games.jsonl") == scene.note
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), WatchScene)


def test_a_match_that_is_not_over_goes_on_here(app: App, tmp_path: Path) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    line = encode_record(scene.table.record)
    there = tmp_path / "unfinished.goodge"
    there.write_text(line + "\n")
    app.ways.title(app)
    app.store.forget()
    drop(app, there)
    answer(app, claims.TAKE_UP.say())
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.table.record.players == scene.table.record.players
    assert there.read_text() == line + "\n"


def test_a_finished_match_is_found_among_lines_that_are_none(app: App, match: str, tmp_path: Path) -> None:
    begun = encode_record(open_table(app, (None, "novice", "novice")).table.record)
    for number, lines in enumerate((["", match], [begun, match], [match, begun], ["{}", match, ""])):
        app.ways.title(app)
        drop(app, tmp_path / f"{number}.jsonl", "\n".join(lines) + "\n")
        answer(app, opened.REVIEW.say())
        scene = top(app)
        assert isinstance(scene, ReviewScene)
        assert scene.match is not None
        assert encode_record(scene.match) == match


def test_a_match_without_a_deal_is_told(app: App, tmp_path: Path) -> None:
    record = open_table(app, (None, "novice", "novice")).table.record
    record.rounds.clear()
    app.ways.title(app)
    drop(app, tmp_path / "new.goodge", encode_record(record))
    assert app.notices.shown == opened.damaged_words("new.goodge", RecordError("no cards have been dealt"))
    assert isinstance(top(app), TitleScene)


@pytest.mark.parametrize("content", [b"", b"\n", b"\x89PNG\r\n\x1a\n", b'{"format": "else"}\n', b"{", b"[1]\n{}\n"])
def test_a_foreign_file_is_told(app: App, tmp_path: Path, content: bytes) -> None:
    app.ways.title(app)
    drop(app, tmp_path / "holiday.png", content)
    assert isinstance(top(app), TitleScene)
    assert app.notices.shown == opened.foreign_words("holiday.png")


def test_a_file_that_is_not_there_is_told(app: App, tmp_path: Path) -> None:
    app.ways.title(app)
    drop(app, tmp_path / "gone.goodge")
    assert app.notices.shown == opened.unreadable_words("gone.goodge", FileNotFoundError(2, os.strerror(2)))
    assert isinstance(top(app), TitleScene)


def test_a_folder_is_told(app: App, tmp_path: Path) -> None:
    app.ways.title(app)
    drop(app, tmp_path)
    assert app.notices.shown == opened.unreadable_words(tmp_path.name, OSError(22, "it is not an ordinary file"))
    assert isinstance(top(app), TitleScene)


def test_a_damaged_match_says_what_is_wrong(app: App, match: str, tmp_path: Path) -> None:
    app.ways.title(app)
    drop(app, tmp_path / "match.goodge", match.replace('"dealer":', '"dealt":', 1))
    assert isinstance(top(app), TitleScene)
    said = app.notices.shown
    assert said is not None
    assert said.startswith(opened.damaged_words("match.goodge", RecordError("")))


def test_no_file_takes_the_place_of_what_is_played(app: App, match: str, tmp_path: Path) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    drop(app, tmp_path / "a match.goodge", match)
    assert top(app) is scene
    assert app.notices.shown == opened.later_words("a match.goodge")
