"""Killed at any instant, the program loses nothing that was shown."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.engine.record import decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import SecondCopy
from goodge.table.store import Store

from .tools import Files, Recorder, advance, at_random, play_out, progress, reopened, setup, texts

Shown = list[list[str]]
ROOT = Path(__file__).parents[2]


class Watch:
    """All that a power cut could have left, each with the most that had been shown by then."""

    def __init__(self) -> None:
        self.shown: Shown = []
        self.finished = 0
        self.seen: dict[tuple[tuple[str, bytes], ...], tuple[Shown, int]] = {}

    def __call__(self, files: Files) -> None:
        kept = {name: data for name, data in files.items() if not name.endswith(".new")}
        self.seen[tuple(sorted(kept.items()))] = self.shown, self.finished

    def show(self, table: Table) -> None:
        """All that has happened is taken to the screen."""
        table.flush()
        assert table.take_steps()
        self.shown = texts(table)
        self.finished += table.is_over

    def cuts(self, tmp_path: Path) -> Iterator[tuple[Path, Shown, int]]:
        """A folder with each thing that was left, and what had been shown and won by then."""
        for number, (files, (shown, finished)) in enumerate(self.seen.items()):
            folder = tmp_path / f"cut-{number}"
            folder.mkdir()
            for name, data in files:
                (folder / name).write_bytes(data)
            yield folder, shown, finished


def begins(whole: Shown, beginning: Shown) -> bool:
    """Whether a match went through the other one's last action."""
    if not beginning or len(whole) < len(beginning):
        return not beginning
    last = len(beginning) - 1
    return whole[:last] == beginning[:last] and whole[last][: len(beginning[last])] == beginning[last]


@pytest.mark.parametrize(("length", "every"), [(7, 1), (64, 25)])
def test_a_power_cut_at_any_byte_loses_nothing_that_was_shown(tmp_path: Path, length: int, every: int) -> None:
    watch = Watch()
    store = Store(Home.at(tmp_path / "home"), Recorder(watch, every))
    table, choose = Table.start(setup(), store), at_random(3)
    watch.show(table)
    while progress(table) < length:
        advance(table, 1, choose)
        watch.show(table)
    store.close()
    assert len(watch.seen) > 140
    for folder, shown, _ in watch.cuts(tmp_path):
        again = reopened(folder)
        assert again is not None or not shown
        if again is not None:
            assert begins(texts(again), shown)
            assert begins(texts(table), texts(again))


def test_a_power_cut_while_an_undo_is_written_leaves_one_of_both_states(tmp_path: Path) -> None:
    watch = Watch()
    store = Store(Home.at(tmp_path / "home"), Recorder(watch))
    table = Table.start(setup(), store)
    advance(table, 20)
    watch.show(table)
    watch.seen.clear()
    before = texts(table)
    assert table.undo()
    store.close()
    found = set()
    for folder, _, _ in watch.cuts(tmp_path):
        again = reopened(folder)
        assert again is not None
        found.add(str(texts(again)))
    assert found == {str(before), str(texts(table))}


def test_a_power_cut_while_a_new_match_takes_the_place_of_the_old_leaves_one_of_both(tmp_path: Path) -> None:
    watch = Watch()
    store = Store(Home.at(tmp_path / "home"), Recorder(watch))
    old = Table.start(setup(seed=1), store)
    old.close()
    watch.seen.clear()
    new = Table.start(setup(seed=2, target=1000), store)
    store.close()
    found = [again.seed for folder, _, _ in watch.cuts(tmp_path) if (again := reopened(folder)) is not None]
    assert len(found) == len(watch.seen) > 1
    assert set(found) == {old.seed, new.seed}


def test_a_power_cut_at_the_end_neither_loses_the_match_nor_keeps_it_twice(tmp_path: Path) -> None:
    watch = Watch()
    store = Store(Home.at(tmp_path / "home"), Recorder(watch, 40))
    wanted = []
    for seed in (3, 4):
        table, choose = Table.start(setup(target=40, seed=seed), store), at_random(3)
        watch.shown = []
        while not table.is_over:
            advance(table, 1, choose)
            if progress(table) > 48 or table.is_over:
                watch.show(table)
        wanted.append(texts(table))
    store.close()
    assert watch.finished == 2
    for folder, shown, finished in watch.cuts(tmp_path):
        again = reopened(folder)
        home = Home.at(folder)
        lines = home.records_file.read_text().splitlines() if home.records_file.exists() else []
        kept = [decode_record(line) for line in lines]
        assert [[[action.text for action in states[-1].actions] for states in each.rounds] for each in kept] == (
            wanted[: len(kept)]
        )
        assert finished <= len(kept) <= 2
        assert again is not None or len(kept) > finished or shown in ([], wanted[finished - 1])


def playing(folder: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.table.playing", str(folder), *more]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def kill_after(process: subprocess.Popen[str], lines: int) -> int:
    """Reads so many lines, kills the program, and reads on to the last line that it got out."""
    with process:
        assert process.stdout is not None
        last = 0
        for number, line in enumerate(process.stdout, 1):
            if line.endswith("\n"):
                last = int(line)
            if number == lines:
                process.kill()
    return last


def test_a_program_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    shown = 0
    for lines in (1, 30, 2, 75):
        last = kill_after(playing(tmp_path), lines)
        assert last >= shown + lines
        again = reopened(tmp_path)
        assert again is not None
        assert progress(again) >= last
        shown = progress(again)


def test_a_second_copy_plays_but_touches_nothing(tmp_path: Path) -> None:
    first = playing(tmp_path, "hold")
    assert first.stdout is not None
    assert first.stdout.readline() == "1\n"
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".lock"}
    store = Store(Home.at(tmp_path))
    assert store.notices == [SecondCopy()]
    assert not store.has_saved_match
    assert Table.resume(store) is None
    table = Table.start(setup(target=40), store)
    assert len(table.take_steps()) == 1
    play_out(table)
    assert table.take_steps()
    assert table.next_notice() is None
    table.close()
    store.close()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".lock"} == before
    with first:
        first.kill()
    assert reopened(tmp_path) is not None


def test_the_second_copy_may_save_once_the_first_has_quit(tmp_path: Path) -> None:
    first, second = Store(Home.at(tmp_path)), Store(Home.at(tmp_path))
    assert (first.can_save, second.can_save) == (True, False)
    first.close()
    third = Store(Home.at(tmp_path))
    assert third.can_save
    third.close()
    second.close()
