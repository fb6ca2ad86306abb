"""A file that others delete, replace or change while the program writes it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from goodge.engine.record import decode_record
from goodge.table.home import Home
from goodge.table.line_file import LineFile
from goodge.table.match_table import Table
from goodge.table.notices import SaveWasChanged, SaveWasGone
from goodge.table.store import Store
from goodge.table.system import System

from .tools import advance, reopened, setup, steps_on_disk, texts

GONE = SaveWasGone()
KEPT = SaveWasChanged("match.other-1.json")


@pytest.mark.parametrize("gone", ["file", "home"])
def test_a_save_that_is_deleted_under_way_is_written_anew_and_told_once(tmp_path: Path, gone: str) -> None:
    home = Home.at(tmp_path / "home")
    store = Store(home)
    table = Table.start(setup(), store)
    told = []
    for _ in range(3):
        advance(table, 5)
        steps_on_disk(table)
        told.append(table.next_notice())
        if gone == "home":
            shutil.rmtree(home.root)
        else:
            home.save_file.unlink()
    advance(table, 1)
    table.close()
    store.close()
    assert told == [None, GONE, None]
    again = reopened(home.root)
    assert again is not None
    assert texts(again) == texts(table)


def test_a_save_that_is_deleted_after_the_last_move_is_there_when_the_table_is_left(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(), store)
    advance(table, 5)
    table.flush()
    store.home.save_file.unlink()
    table.close()
    assert decode_record(store.home.save_file.read_text()).rounds[-1][-1] == table.record.rounds[-1][-1]
    store.close()


@pytest.mark.parametrize("way", ["put in its place", "written into it"])
def test_another_save_in_its_place_is_kept_under_another_name(tmp_path: Path, way: str) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(), store)
    table.flush()
    backup = store.home.save_file.read_bytes()
    advance(table, 5)
    table.flush()
    if way == "put in its place":
        (tmp_path / "restored").write_bytes(backup)
        (tmp_path / "restored").replace(store.home.save_file)
    else:
        store.home.save_file.write_bytes(backup)
    advance(table, 1)
    table.flush()
    assert (table.next_notice(), table.next_notice()) == (KEPT, None)
    assert (tmp_path / "match.other-1.json").read_bytes() == backup
    assert decode_record(store.home.save_file.read_text()).rounds[-1][-1] == table.record.rounds[-1][-1]
    table.close()
    store.close()


def test_a_copy_of_the_save_in_its_place_is_nothing_to_tell(tmp_path: Path) -> None:
    file = LineFile(tmp_path / "line", System())
    file.write(b"one\n")
    shutil.copy(file.path, tmp_path / "copy")
    (tmp_path / "copy").replace(file.path)
    file.write(b"one two\n")
    assert (file.path.read_bytes(), file.news) == (b"one two\n", None)
    assert list(tmp_path.iterdir()) == [file.path]
    file.close()


def test_a_save_that_was_changed_between_the_start_and_the_first_move_is_kept(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    Table.start(setup(), store).close()
    store.close()
    store = Store(Home.at(tmp_path))
    store.home.save_file.write_bytes(b"what a sync tool brought\n")
    table = Table.resume(store)
    assert table is not None
    advance(table, 1)
    table.close()
    store.close()
    assert (tmp_path / "match.other-1.json").read_bytes() == b"what a sync tool brought\n"
    assert table.next_notice() == KEPT
