"""What the disk says while a match is played is told, however soon the match is left."""

from __future__ import annotations

import pytest

from goodge.engine.record import Record
from goodge.table.notices import Cause, Fault, MatchSavedAgain, MatchUnsaved
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording.notices import notice_words

from .tables import open_table

FULL = MatchUnsaved(Fault(Cause.DISK_FULL))


@pytest.fixture
def scene(app: App) -> TableScene:
    app.push(TitleScene(app))
    return open_table(app, (None, "novice", "novice"))


def test_all_that_there_is_to_tell_is_told_at_once(app: App, scene: TableScene) -> None:
    for notice in (FULL, MatchSavedAgain()):
        scene.table._autosaver.tell(notice)
    scene.go_on(0.0)
    assert list(app.notices._waiting) == [notice_words(FULL), notice_words(MatchSavedAgain())]


def test_what_cannot_be_saved_as_the_match_is_left_is_told_over_the_title(app: App, scene: TableScene) -> None:
    def fail(_: Record) -> None:
        raise OSError(28, "full")

    scene.table.flush()
    scene.table._autosaver._write = fail
    scene.table.note(remark="the last one")
    app.pop()
    assert isinstance(app.top, TitleScene)
    assert app.notices.shown == notice_words(FULL)
