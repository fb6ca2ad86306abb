"""A disk that fails is told once, and play goes on."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from goodge.engine.record import decode_record
from goodge.table.autosaver import Autosaver
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import (
    Cause,
    Fault,
    FinishedMatchWaits,
    HomeNotMade,
    MatchUnsaved,
    MatchUnsavedByBug,
    NothingSaved,
)
from goodge.table.store import Store

from .tools import Failing, advance, play_out, reopened, setup, steps_on_disk, texts


@pytest.mark.parametrize("call", ["create", "write", "half", "sync"])
def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    store = Store(Home.at(tmp_path), disk)
    assert store.notices == []
    table = Table.start(setup(), store)
    taken = steps_on_disk(table)
    assert table.next_notice() == MatchUnsaved(Fault(Cause.DISK_FULL))
    for _ in range(30):
        advance(table, 1)
        taken += steps_on_disk(table)
    assert len(taken) == 31
    assert disk.failed > 1
    assert table.next_notice() is None
    table.close()
    store.close()
    assert "saving failed" in store.home.log_file.read_text()


@pytest.mark.parametrize("call", ["write", "half", "sync"])
def test_a_disk_that_fills_up_keeps_what_was_saved_and_catches_up_later(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    disk.is_broken = False
    store = Store(Home.at(tmp_path), disk)
    table = Table.start(setup(), store)
    advance(table, 20)
    assert len(steps_on_disk(table)) == 21
    saved = texts(table)
    disk.is_broken = True
    advance(table, 10)
    assert len(steps_on_disk(table)) == 10
    assert table.next_notice() is not None
    again = reopened_copy(store, tmp_path / "copy")
    assert again is not None
    assert texts(again)[0][:20] == saved[0]
    disk.is_broken = False
    advance(table, 1)
    steps_on_disk(table)
    assert decode_record(store.home.save_file.read_text()).rounds[-1][-1].actions == (
        table.record.rounds[-1][-1].actions
    )
    store.close()


def reopened_copy(store: Store, folder: Path) -> Table | None:
    """What a new start would find if the program ended now."""
    folder.mkdir()
    (folder / "match.json").write_bytes(store.home.save_file.read_bytes())
    return reopened(folder)


def test_what_could_not_be_saved_is_tried_again_when_the_table_is_left(tmp_path: Path) -> None:
    disk = Failing("write")
    store = Store(Home.at(tmp_path), disk)
    table = Table.start(setup(), store)
    advance(table, 5)
    table.flush()
    disk.is_broken = False
    table.close()
    assert store.has_saved_match
    store.close()
    again = reopened(tmp_path)
    assert again is not None
    assert texts(again) == texts(table)


@pytest.mark.parametrize("call", ["write", "sync", "remove"])
def test_a_match_won_on_a_failing_disk_is_kept_at_the_next_start(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    disk.is_broken = False
    store = Store(Home.at(tmp_path), disk)
    table = Table.start(setup(target=40), store)
    while len(table.record.rounds[-1]) < 50:
        advance(table, 1)
    table.flush()
    disk.is_broken = True
    play_out(table)
    table.flush()
    assert table.next_notice() is not None
    table.close()
    store.close()
    again = reopened(tmp_path)
    if again is not None:  # the win itself was not saved
        assert call != "remove"
        return
    (line,) = (tmp_path / "records.jsonl").read_text().splitlines()
    assert decode_record(line).winner == table.record.winner


def test_a_finished_match_that_cannot_be_moved_is_not_overwritten(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(target=40), store)
    play_out(table)
    table.close()
    store.close()
    won = (tmp_path / "records.jsonl").read_bytes()
    (tmp_path / "match.json").write_bytes(won)
    (tmp_path / "records.jsonl").unlink()
    disk = Failing("create")
    store = Store(Home.at(tmp_path), disk)
    assert store.notices == [FinishedMatchWaits(Fault(Cause.DISK_FULL), "match.json")]
    assert not store.has_saved_match
    table = Table.start(setup(), store)
    assert len(steps_on_disk(table)) == 1
    assert table.next_notice() is not None
    assert (tmp_path / "match.json").read_bytes() == won
    disk.is_broken = False
    advance(table, 1)
    table.close()
    store.close()
    assert (tmp_path / "records.jsonl").read_bytes() == won
    assert decode_record((tmp_path / "match.json").read_text()).rounds[0][-1].actions == (
        table.record.rounds[0][-1].actions
    )


def test_a_folder_that_cannot_be_made_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    home = Home.at(tmp_path / "file" / "goodge")
    store = Store(home)
    assert store.notices == [home.trouble]
    assert isinstance(home.trouble, HomeNotMade)
    table = Table.start(setup(target=40), store)
    play_out(table)
    assert len(table.take_steps()) > 50
    assert table.next_notice() is None
    table.close()
    store.close()
    store.log.note("nowhere to go")
    assert (tmp_path / "file").read_bytes() == b"in the way"


def test_a_lock_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    home.lock_file.mkdir()
    store = Store(home)
    assert not store.can_save
    assert len(store.notices) == 1
    assert isinstance(store.notices[0], NothingSaved)


def test_a_fault_of_ours_in_saving_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[str] = []

    def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "open_autosaver", lambda *_: Autosaver(broken, notes.append))
    table = Table.start(setup(), Store(Home.at(tmp_path)))
    assert len(steps_on_disk(table)) == 1
    assert table.next_notice() == MatchUnsavedByBug()
    table.close()
    assert notes == ["saving failed: ZeroDivisionError()"]


@pytest.mark.parametrize("number", [errno.EIO, errno.EROFS])
def test_other_troubles_have_their_own_words(tmp_path: Path, number: int) -> None:
    table = Table.start(setup(), Store(Home.at(tmp_path), Failing("sync", number=number)))
    steps_on_disk(table)
    trouble = table.next_notice()
    assert isinstance(trouble, MatchUnsaved)
    assert trouble.fault.cause is (Cause.OTHER if number == errno.EIO else Cause.SHUT)
    table.close()
