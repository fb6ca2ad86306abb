"""A match of each game is kept, whatever happens while one takes the other's place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goodge.engine.record import decode_record
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.notices import SaveSetAside, Spoilt
from goodge.table.store import Store

from .test_durable import Shown, begins
from .test_kin_tables import kin_setup
from .tools import Failing, Files, Recorder, advance, harmless, play_out, setup, texts

GAMES = ("goodge", "spades", "spidge")


def start(store: Store, game: str, seed: int = 7) -> Table:
    return Table.start(setup(seed=seed) if game == "goodge" else kin_setup(game, seed=seed), store)


def resume(store: Store, game: str) -> Table:
    table = Table.resume(store, game=game)
    assert table is not None
    return table


def played(store: Store, game: str, steps: int) -> Shown:
    """Starts a match, plays some steps of it, and leaves it; what had come of it."""
    table = start(store, game)
    advance(table, steps, harmless)
    table.close()
    return texts(table)


def kept(folder: Path) -> dict[str, Shown]:
    """What a new start of the program would continue, the match played last first."""
    store = Store(Home.at(folder))
    try:
        return {game: texts(resume(store, game)) for game in list(store.matches)}
    finally:
        store.close()


def test_a_match_of_each_game_is_kept_the_one_played_last_first(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    left = {game: played(store, game, steps) for steps, game in enumerate(GAMES, 5)}
    assert list(store.matches) == ["spidge", "spades", "goodge"]
    table = resume(store, "goodge")
    assert list(store.matches) == ["spidge", "spades"]
    advance(table, 3)
    table.close()
    left["goodge"] = texts(table)
    store.close()
    assert sorted(path.name for path in tmp_path.glob("*.json")) == [
        "match-spades.json", "match-spidge.json", "match.json"
    ]  # fmt: skip
    for name, seconds in (("match-spades.json", 1000), ("match-spidge.json", 2000)):
        os.utime(tmp_path / name, (seconds, seconds))
    assert kept(tmp_path) == left
    assert list(kept(tmp_path)) == ["goodge", "spidge", "spades"]


def test_a_new_match_takes_the_place_of_the_one_of_its_game_alone(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    for game in GAMES:
        played(store, game, 5)
    table = start(store, "goodge", seed=9)
    table.close()
    store.close()
    new = Store(Home.at(tmp_path))
    assert {game: record.extra["seed"] for game, record in new.matches.items()} == {
        "goodge": 9, "spades": 7, "spidge": 7
    }  # fmt: skip
    new.close()


def test_when_a_match_is_won_the_others_rest(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    left = played(store, "spades", 8)
    table = Table.start(setup(target=40), store)
    play_out(table)
    table.close()
    assert list(store.matches) == ["spades"]
    store.close()
    assert kept(tmp_path) == {"spades": left}
    assert len((tmp_path / "records.jsonl").read_bytes().splitlines()) == 1


class Watch:
    """All that a power cut could have left, each with the most that had been shown of each game by then."""

    def __init__(self) -> None:
        self.shown: dict[str, Shown] = {}
        self.seen: dict[tuple[tuple[str, bytes], ...], dict[str, Shown]] = {}

    def __call__(self, files: Files) -> None:
        key = tuple(sorted((name, data) for name, data in files.items() if not name.endswith(".new")))
        self.seen[key] = dict(self.shown)


def test_a_power_cut_while_matches_take_turns_loses_none_of_them(tmp_path: Path) -> None:
    watch = Watch()
    store = Store(Home.at(tmp_path / "home"), Recorder(watch, 3))
    tables = {}
    for game in ("goodge", "spades", "goodge", "spidge", "spades"):
        table = resume(store, game) if game in tables else start(store, game)
        tables[game] = table
        for _ in range(3):
            table.flush()
            table.take_steps()
            watch.shown = {**watch.shown, game: texts(table)}
            advance(table, 1, harmless)
        table.close()
    store.close()
    assert len(watch.seen) > 60
    for number, (files, shown) in enumerate(watch.seen.items()):
        folder = tmp_path / f"cut-{number}"
        folder.mkdir()
        for name, data in files:
            (folder / name).write_bytes(data)
        found = kept(folder)
        assert set(shown) <= set(found)
        assert all(begins(found[game], actions) for game, actions in shown.items())
        assert not list(folder.glob("*.other-*"))


@pytest.mark.parametrize("call", ["create", "write", "half", "sync", "replace", "remove"])
def test_a_disk_that_fails_while_matches_take_turns_loses_none_of_them(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    disk.is_broken = False
    store = Store(Home.at(tmp_path), disk)
    first = played(store, "goodge", 5)
    played(store, "spades", 5)
    disk.is_broken = True
    table = resume(store, "goodge")
    advance(table, 4)
    table.flush()
    assert table.next_notice() is not None
    table.close()
    spades = resume(store, "spades")
    advance(spades, 2, harmless)
    spades.flush()
    found = kept_copy(tmp_path, tmp_path / "copy")
    assert begins(found["goodge"], first)
    assert set(found) == {"goodge", "spades"}
    disk.is_broken = False
    advance(spades, 1, harmless)
    spades.close()
    store.close()
    assert kept(tmp_path) == {"spades": texts(spades), "goodge": texts(table)}


def kept_copy(folder: Path, copy: Path) -> dict[str, Shown]:
    """What a new start would continue if the program ended now."""
    copy.mkdir()
    for path in folder.glob("match*.json"):
        (copy / path.name).write_bytes(path.read_bytes())
    return kept(copy)


def test_what_was_left_on_a_full_disk_is_saved_at_the_end_of_the_program(tmp_path: Path) -> None:
    disk = Failing("write")
    store = Store(Home.at(tmp_path), disk)
    left = played(store, "goodge", 5)
    disk.is_broken = False
    store.close()
    assert kept(tmp_path) == {"goodge": left}


def test_an_older_state_of_the_match_under_way_goes_without_a_word(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = start(store, "goodge")
    table.flush()
    old = store.home.save_file.read_bytes()
    advance(table, 6)
    table.close()
    store.close()
    (tmp_path / "match-goodge.json").write_bytes(old)
    store = Store(Home.at(tmp_path))
    assert (store.notices, list(store.matches)) == ([], ["goodge"])
    again = resume(store, "goodge")
    assert texts(again) == texts(table)
    advance(again, 1)
    again.close()
    store.close()
    assert [path.name for path in tmp_path.glob("*.json")] == ["match.json"]


def test_another_match_of_the_game_under_way_is_set_aside(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    played(store, "goodge", 5)
    store.close()
    (tmp_path / "match.json").rename(tmp_path / "match-goodge.json")
    (tmp_path / "match-spades.json").write_bytes((tmp_path / "match-goodge.json").read_bytes())
    store = Store(Home.at(tmp_path))
    start(store, "goodge", seed=8).close()
    (tmp_path / "match-goodge.json").write_bytes(b"once upon a time")
    store.close()
    new = Store(Home.at(tmp_path))
    assert [*store.notices, *new.notices] == [
        SaveSetAside(Spoilt.ONE_TOO_MANY, "match-spades.json", "match-spades.other-1.json"),
        SaveSetAside(Spoilt.DAMAGED, "match-goodge.json", "match-goodge.damaged-1.json"),
    ]
    assert decode_record((tmp_path / "match.json").read_text()).extra["seed"] == 8
    new.close()
