"""Of two copies only one saves, whatever happens to the file of the lock."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.lock import Lock
from goodge.table.match_table import Table
from goodge.table.notices import Cause, Fault, MatchUnsaved, TournamentNotKept
from goodge.table.store import Store
from goodge.table.system import System

from .tools import advance, setup
from .tournaments import OWN, player

TAKEN = MatchUnsaved(Fault(Cause.TAKEN_OVER))


def test_of_two_copies_one_saves_even_when_the_lock_is_deleted(tmp_path: Path) -> None:
    first = Store(Home.at(tmp_path))
    table = Table.start(setup(), first)
    table.flush()
    first.home.lock_file.unlink()
    second = Store(Home.at(tmp_path))
    assert second.can_save
    before = first.home.save_file.read_bytes()
    advance(table, 1)
    table.flush()
    assert table.next_notice() == TAKEN
    assert (first.is_second_copy, second.is_second_copy) == (True, False)
    assert first.home.save_file.read_bytes() == before
    table.close()
    first.close()
    assert first.home.save_file.read_bytes() == before
    second.close()


def test_the_copy_that_does_not_save_gives_up_no_match_of_the_other(tmp_path: Path) -> None:
    first = Store(Home.at(tmp_path))
    Table.start(setup(), first).close()
    first.home.lock_file.unlink()
    second = Store(Home.at(tmp_path))
    before = first.home.save_file.read_bytes()
    first.forget()
    assert not first.matches
    assert first.home.save_file.read_bytes() == before
    first.close()
    second.close()


def test_a_lock_that_is_deleted_is_taken_anew(tmp_path: Path) -> None:
    first = Store(Home.at(tmp_path))
    table = Table.start(setup(), first)
    table.flush()
    first.home.lock_file.unlink()
    advance(table, 1)
    table.flush()
    assert table.next_notice() is None
    second = Store(Home.at(tmp_path))
    assert (second.can_save, second.is_second_copy) == (False, True)
    table.close()
    first.close()


def test_a_lock_that_is_deleted_while_it_is_taken_is_taken_again(tmp_path: Path) -> None:
    class Deleted(System):
        """A disk from which the file of the lock vanishes once, between its opening and its locking."""

        is_there = True

        def lock(self, file: int) -> None:
            if self.is_there:
                self.is_there = False
                (tmp_path / "lock").unlink()
            super().lock(file)

    lock = Lock(tmp_path / "lock", Deleted())
    assert lock.is_held()
    assert Lock(tmp_path / "lock").is_taken
    lock.release()
    assert not lock.is_held()
    assert not Lock(tmp_path / "lock").is_taken


def test_a_lock_is_unlocked_before_its_file_is_closed(tmp_path: Path) -> None:
    class Listed(System):
        def __init__(self) -> None:
            self.calls: list[str] = []

        def unlock(self, file: int) -> None:
            self.calls.append("unlock")
            super().unlock(file)

        def close_lock(self, file: int) -> None:
            self.calls.append("close")
            super().close_lock(file)

    disk = Listed()
    Lock(tmp_path / "lock", disk).release()
    assert disk.calls == ["unlock", "close"]


def test_a_disk_without_locks_is_saved_to(tmp_path: Path) -> None:
    class Lockless(System):
        def lock(self, file: int) -> None:
            raise OSError(f"no locks here, not on {file}")

        unlock = lock

    lock = Lock(tmp_path / "lock", Lockless())
    assert (lock.is_taken, lock.is_held()) == (False, True)
    lock.release()


@pytest.mark.parametrize("name", ["tables.jsonl", "tournament.json"])
def test_a_tournament_whose_lock_was_taken_writes_nothing_more(tmp_path: Path, name: str) -> None:
    first = Hall(Home.at(tmp_path), player)
    first.begin(OWN, "novice", 3)
    home = Home.at(tmp_path).tournament
    home.lock_file.unlink()
    second = Hall(Home.at(tmp_path), player)
    before = (home.root / name).read_bytes()
    first.begin(OWN, "novice", 4)
    assert first.next_notice() == TournamentNotKept(Fault(Cause.TAKEN_OVER))
    assert (home.root / name).read_bytes() == before
    first.close()
    second.close()
