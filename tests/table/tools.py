"""What the tests of the table share: simple players, matches with them, and a disk that can fail."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Any

from goodge.engine.actions import Action, Pass
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import game_named
from goodge.engine.record import decode_record
from goodge.engine.rng import Stream
from goodge.engine.values import dataclass
from goodge.players import Budget, Decision
from goodge.table.home import Home
from goodge.table.match_table import Step, Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.store import Store
from goodge.table.system import System

WAIT = 60.0  # seconds; only ever reached by a test that fails


def setup(*levels: str | None, seed: int = 7, **options: Any) -> MatchSetup:
    """A match of these seats; by default one person against two computer players."""
    levels = levels or (None, "novice", "casual")
    names = ("Ann", "Ben", "Cleo", "Dan")
    seats = tuple(SeatSetup(name, level) for name, level in zip(names, levels, strict=False))
    return MatchSetup(seats, {"players": len(levels), **options}, seed)


def harmless(view: AnyView) -> Action:
    return game_named(view.game).harmless(view)


def quiet(view: AnyView) -> Action:
    """Passes, lays the weakest cards away, plays the first legal card."""
    return Pass() if view.board.phase is Phase.AUCTION else harmless(view)


def at_random(seed: int) -> Callable[[AnyView], Action]:
    """Plays any legal action, but bids seldom, so that matches come to an end."""
    stream = Stream(seed, "test")

    def choose(view: AnyView) -> Action:
        if view.board.phase is Phase.AUCTION and stream.below(4):
            return Pass()
        return stream.choice(view.legal) if view.legal else harmless(view)

    return choose


def advance(table: Table, times: int, choose: Callable[[AnyView], Action] = quiet) -> None:
    """So many actions, next deals included; stops once the match is won."""
    for _ in range(times):
        if table.is_over:
            return
        if table.round_over:
            table.deal_next()
        else:
            assert table.submit(choose(table.view(table.actor))) is None


def play_out(table: Table, choose: Callable[[AnyView], Action] = quiet) -> None:
    """Plays until the match is won."""
    while not table.is_over:
        advance(table, 1, choose)


def texts(table: Table) -> list[list[str]]:
    """The actions of the match so far, by round."""
    return [[action.text for action in states[-1].actions] for states in table.record.rounds]


def progress(table: Table) -> int:
    """How many steps the match has come: actions and deals."""
    return sum(len(states) for states in table.record.rounds)


def steps_on_disk(table: Table) -> list[Step]:
    """All steps, once they are on disk."""
    table.flush()
    return table.take_steps()


def reopened(folder: Path) -> Table | None:
    """The match that a new start of the program would continue."""
    store = Store(Home.at(folder))
    try:
        table = Table.resume(store)
        if table is not None:
            table.close()
        return table
    finally:
        store.close()


@dataclass(slots=True)
class Stub:
    """A computer player made of a function."""

    chooser: Callable[[AnyView], Action] = quiet
    level: str = "stub"
    asked: list[tuple[AnyView, int]] = field(default_factory=list)

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        self.asked.append((view, seed))
        if budget is not None and budget.yield_ is not None:
            budget.yield_()
        return Decision(self.chooser(view))


class Failing(System):
    """The real disk, on which calls of some names fail while `is_broken`."""

    def __init__(self, *names: str, number: int = errno.ENOSPC) -> None:
        self.names, self.number, self.is_broken, self.failed = names, number, True, 0

    def _check(self, name: str) -> None:
        if self.is_broken and name in self.names:
            self.failed += 1
            raise OSError(self.number, "injected")

    def create(self, path: Path) -> int:
        self._check("create")
        return super().create(path)

    def write(self, file: int, start: int, data: bytes) -> int:
        if self.is_broken and "half" in self.names and len(data) > 1:
            return super().write(file, start, data[: len(data) // 2])
        if self.is_broken and "half" in self.names:
            self.failed += 1
            raise OSError(self.number, "injected")
        self._check("write")
        return super().write(file, start, data)

    def truncate(self, file: int, size: int) -> None:
        self._check("truncate")
        super().truncate(file, size)

    def sync(self, file: int) -> None:
        self._check("sync")
        super().sync(file)

    def replace(self, source: Path, target: Path) -> None:
        self._check("replace")
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        self._check("remove")
        super().remove(path)

    def open(self, path: Path) -> int:
        self._check("open")
        return super().open(path)

    def close(self, file: int) -> None:
        super().close(file)
        self._check("close")

    def sync_folder(self, folder: Path) -> None:
        self._check("sync_folder")
        super().sync_folder(folder)

    def make_folder(self, folder: Path) -> None:
        self._check("make_folder")
        super().make_folder(folder)

    def read_end(self, path: Path, count: int) -> tuple[int, bytes]:
        self._check("read_end")
        return super().read_end(path, count)


Files = dict[str, bytes]


class Recorder(System):
    """A disk in memory, of one folder, that knows after each call what a power cut there could leave behind.

    What was not synced, contents, new names and lost names each for itself, may be on the disk or not; a write may
    be there in part. `watch` is called with every such set of files.
    """

    def __init__(self, watch: Callable[[Files], None], whole_words: int = 1) -> None:
        self._watch, self._every = watch, whole_words
        self._names: dict[str, int] = {}
        self._kept_names: dict[str, int] = {}
        self._now: list[bytes] = []
        self._kept: list[bytes] = []

    def create(self, path: Path) -> int:
        self._names[path.name] = len(self._now)
        self._now.append(b"")
        self._kept.append(b"")
        self._report()
        return len(self._now) - 1

    def open(self, path: Path) -> int:
        if path.name not in self._names:
            raise FileNotFoundError(path)
        return self._names[path.name]

    def write(self, file: int, start: int, data: bytes) -> int:
        old = self._now[file]
        assert start <= len(old)
        for count in (*range(0, len(data), self._every), len(data)):
            self._now[file] = old[:start] + data[:count] + old[start + count :]
            self._report()
        return len(data)

    def truncate(self, file: int, size: int) -> None:
        self._now[file] = self._now[file][:size]
        self._report()

    def sync(self, file: int) -> None:
        self._kept[file] = self._now[file]
        self._report()

    def close(self, file: int) -> None:
        pass

    def replace(self, source: Path, target: Path) -> None:
        self._names[target.name] = self._names.pop(source.name)
        self._report()

    def remove(self, path: Path) -> None:
        del self._names[path.name]
        self._report()

    def sync_folder(self, folder: Path) -> None:  # noqa: ARG002
        self._kept_names = dict(self._names)
        self._report()

    def read_end(self, path: Path, count: int) -> tuple[int, bytes]:
        data = self._now[self._names[path.name]] if path.name in self._names else b""
        return len(data), data[-count:]

    def is_still(self, file: int, path: Path, size: int) -> bool:
        return self._names.get(path.name) == file and len(self._now[file]) == size

    def _report(self) -> None:
        for names, contents in self._worlds():
            self._watch({name: contents[file] for name, file in names.items()})

    def _worlds(self) -> Iterator[tuple[dict[str, int], list[bytes]]]:
        only_lost = {name: file for name, file in self._kept_names.items() if name in self._names}
        for names in (self._names, self._kept_names, only_lost):
            for contents in (self._now, self._kept):
                yield names, contents


def on_disk(store: Store) -> list[list[str]]:
    rounds = decode_record(store.home.save_file.read_text()).rounds
    return [[action.text for action in states[-1].actions] for states in rounds]
