"""The thread that saves: it survives every fault, tries again by itself, and says how things stand."""

from __future__ import annotations

import errno
from pathlib import Path
from threading import Event as Signal
from threading import Semaphore

from goodge.engine.record import Record
from goodge.table.autosaver import Autosaver
from goodge.table.match_table import Table
from goodge.table.notices import Cause, Fault, MatchSavedAgain, MatchUnsaved, Notice

from .tools import WAIT, advance, setup

FULL = MatchUnsaved(Fault(Cause.DISK_FULL))
AGAIN = MatchSavedAgain()


class Disk:
    """A disk that takes a match, or is full, each time that it is let."""

    def __init__(self) -> None:
        self.turns, self.saved = Semaphore(0), Signal()
        self.has_room = True
        self.holds: Record | None = None

    def write(self, record: Record) -> None:
        assert self.turns.acquire(timeout=WAIT)
        if not self.has_room:
            raise OSError(errno.ENOSPC, "no space")
        self.holds = record
        self.saved.set()


class Keeping:
    """Keeps a match by an autosaver of the test's own."""

    def __init__(self, autosaver: Autosaver) -> None:
        self._autosaver = autosaver

    def open_autosaver(self, game: str) -> Autosaver:  # noqa: ARG002
        return self._autosaver

    def leave(self, autosaver: Autosaver, record: Record) -> None:  # noqa: ARG002
        autosaver.close()


def start(autosaver: Autosaver) -> Table:
    table = Table.start(setup(), Keeping(autosaver))
    autosaver.flush()
    return table


def test_a_log_that_fails_does_not_end_the_saving(tmp_path: Path) -> None:
    disk = Disk()

    def note(text: str) -> None:
        raise OSError(errno.ENOSPC, text, str(tmp_path))

    disk.has_room = False
    disk.turns.release()
    table = start(Autosaver(disk.write, note))
    assert len(table.take_steps()) == 1
    disk.has_room = True
    disk.turns.release()
    advance(table, 1)
    table.flush()
    assert len(table.take_steps()) == 1
    assert disk.holds is not None
    table.close()


def test_a_match_is_saved_by_itself_once_there_is_room_again_and_this_is_told() -> None:
    disk = Disk()
    disk.has_room = False
    disk.turns.release()
    autosaver = Autosaver(disk.write, lambda _: None, retry_after=0.0)
    table = start(autosaver)
    assert (table.next_notice(), table.next_notice()) == (FULL, None)
    disk.has_room = True
    disk.turns.release()
    assert disk.saved.wait(WAIT)
    table.close()
    assert disk.holds is not None
    assert disk.holds.rounds[-1][-1] == table.record.rounds[-1][-1]
    assert (table.next_notice(), table.next_notice()) == (AGAIN, None)


def test_a_disk_that_is_full_again_is_told_again() -> None:
    disk = Disk()
    told: list[Notice | None] = []
    autosaver = Autosaver(disk.write, lambda _: None)
    table = Table.start(setup(), Keeping(autosaver))
    for has_room in (False, False, True, True, False):
        disk.has_room = has_room
        disk.turns.release()
        autosaver.flush()
        told.append(autosaver.next_notice())
        advance(table, 1)
    assert told == [FULL, None, AGAIN, None, FULL]
    disk.turns.release(2)
    table.close()


def test_a_trouble_that_was_over_before_anybody_heard_of_it_is_not_told() -> None:
    disk = Disk()
    autosaver = Autosaver(disk.write, lambda _: None)
    table = Table.start(setup(), Keeping(autosaver))
    for has_room in (False, True):
        disk.has_room = has_room
        disk.turns.release()
        autosaver.flush()
        advance(table, 1)
    disk.turns.release()
    autosaver.flush()
    assert autosaver.next_notice() is None
    table.close()
