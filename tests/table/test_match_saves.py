"""A match that is left, saved and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.events import CardPlayed
from goodge.engine.record import decode_record
from goodge.table.archive.lines import line_of, read_line
from goodge.table.archive.setups import is_ended, note_given_up
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.store import Store

from .tools import advance, on_disk, play_out, quiet, setup, steps_on_disk


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(Home.at(tmp_path))
    yield store
    store.close()


def test_a_match_that_was_left_goes_on_in_the_same_program(store: Store) -> None:
    table = Table.start(setup(), store)
    advance(table, 10)
    table.close()
    again = Table.resume(store)
    assert again is not None
    advance(again, 10)
    again.close()
    assert len(on_disk(store)[0]) == 20
    table.close()  # once more, and late: nothing comes of it
    assert store.saved is again.record


def test_a_new_match_takes_the_place_of_the_saved_one(store: Store) -> None:
    old = Table.start(setup(seed=1), store)
    advance(old, 30)
    old.close()
    new = Table.start(setup(seed=2), store)
    assert not store.has_saved_match
    advance(new, 2, quiet)
    new.close()
    saved = decode_record(store.home.save_file.read_text())
    assert saved.extra["seed"] == 2
    assert on_disk(store) == [["pass", "pass"]]


def test_the_number_that_the_players_are_asked_with_comes_back_with_the_match(store: Store) -> None:
    Table.start(replace(setup(seed=1), players_seed=12), store).close()
    again = Table.resume(store)
    assert again is not None
    assert (again.setup.seed, again.setup.players_seed) == (1, 12)


def test_a_save_says_what_it_is_to_any_reader(store: Store) -> None:
    table = Table.start(setup(), store)
    table.close()
    record = decode_record(store.home.save_file.read_text())
    assert record.players == ("Ann", "Ben", "Cleo")
    assert record.extra["seats"] == [None, "novice", "casual"]
    assert (record.extra["seed"], record.extra["players_seed"]) == (7, 0)
    assert store.home.save_file.read_bytes().count(b"\n") == 1


def test_a_match_that_is_won_moves_to_the_records_once(store: Store) -> None:
    for number in (1, 2):
        table = Table.start(setup(target=40), store)
        play_out(table)
        assert isinstance(table.record.rounds[-1][-1].actions[-1], PlayCard)
        assert any(isinstance(event, CardPlayed) for event in steps_on_disk(table)[-1].events)
        table.close()
        assert not store.has_saved_match
        assert Table.resume(store) is None
        assert not store.home.save_file.exists()
        lines = store.home.records_file.read_text().splitlines()
        assert len(lines) == number
        assert decode_record(lines[-1]).rounds == table.record.rounds


def test_a_match_that_is_given_up_moves_to_the_records_and_can_be_taken_up(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(None, "novice", "novice"), store)
    advance(table, 5)
    table.give_up()
    table.close()
    assert store.saved is None
    assert not store.home.save_file.exists()
    (line,) = store.home.records_file.read_bytes().splitlines(keepends=True)
    record = read_line(line)
    assert is_ended(record)
    assert record.winner is None
    again = Table.take_up(record, store)
    again.close()
    assert not is_ended(again.record)
    store.close()
    found = Store(Home.at(tmp_path)).saved
    assert found is not None
    assert not is_ended(found)
    assert found.rounds == record.rounds


def test_a_match_given_up_just_before_the_program_was_killed_is_not_continued(tmp_path: Path) -> None:
    store = Store(Home.at(tmp_path))
    table = Table.start(setup(None, "novice", "novice"), store)
    advance(table, 5)
    table.flush()
    store.close()
    record = read_line(store.home.save_file.read_bytes())
    note_given_up(record)
    store.home.save_file.write_bytes(line_of(record))
    found = Store(Home.at(tmp_path))
    assert found.saved is None
    assert is_ended(read_line(found.home.records_file.read_bytes()))
    found.close()
