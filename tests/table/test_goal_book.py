"""The book of small goals: counted from the records, kept in a file, and told what is new in a match under way."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from goodge.engine.record import Record, encode_record
from goodge.table.archive.kept_goals import ReachedGoals, look_through, read_reached
from goodge.table.goal_book import GoalBook
from goodge.table.home import Home
from goodge.table.store import Store
from tests.ui.sheets import golden

TODAY = date(2026, 11, 23)
STARTED = 1_790_000_000_000  # in September 2026


def record_of(name: str = "three", number: int = 0, *people: str) -> Record:
    """A golden match, with these people at its first seats and computer players at the others."""
    record = golden(name)[number]
    names = [*people, "Kit", "Lou", "Max", "Nan"][: len(record.players)]
    record.players = tuple(names)
    record.extra |= {"seats": [None if name in people else "casual" for name in names], "started": STARTED}
    return record


def put(home: Home, *records: Record) -> None:
    home.root.mkdir(exist_ok=True)
    home.records_file.write_text("".join(encode_record(record) + "\n" for record in records), encoding="ascii")


def filled(home: Home, store: Store) -> GoalBook:
    """The book once all matches have been looked through."""
    book = GoalBook(home, store, lambda: TODAY)
    book.look()
    assert book.wait(120)
    assert book.update()
    book.close()
    return book


def noted(home: Home, store: Store, *records: Record) -> list[list[tuple[str, str]]]:
    """What the book tells as new of each match that is noted, one after the other."""
    book, told = GoalBook(home, store, lambda: TODAY), []
    for record in records:
        book.note(record)
        assert book.new == [], "not known yet"
        assert book.wait(120)
        assert book.update()
        told.append(book.new)
    book.close()
    return told


def goals_in(book: GoalBook) -> dict[str, set[str]]:
    return {name: set(days) for name, days in book.reached.found.items()}


def test_records_tell_what_was_reached_and_when(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    put(home, record_of("three", 0, "Ann", "Ben"))
    with_store = Store(home)
    book = filled(home, with_store)
    assert set(book.reached.found) == {"Ann", "Ben"}, "no computer player"
    days = {day for days in book.reached.found.values() for day in days.values()}
    assert days == {"2026-09-21/.."}, "a record tells when its match began, not when it ended"
    assert read_reached(home.small_goals_file) == book.reached
    with_store.close()


def test_only_new_matches_are_looked_through_and_the_first_day_stays(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    put(home, record_of("three", 0, "Ann"))
    before = filled(home, store).reached.found["Ann"]
    kept = json.loads(home.small_goals_file.read_text())
    kept["names"] = {"Zoe": {"goodge-made": "2020-01-01"}}
    home.small_goals_file.write_text(json.dumps(kept))
    put(home, record_of("three", 0, "Ann"), record_of("spidge", 0, "Ben"))
    found = filled(home, store).reached.found
    assert set(found) == {"Zoe", "Ben"}, "Ann’s match had been looked through"
    put(home, record_of("spidge", 1, "Cleo"), record_of("three", 0, "Ann"))
    found = filled(home, store).reached.found
    assert {"Zoe", "Ann", "Ben"} <= set(found), "other records are looked through anew, and what was reached stays"
    assert found["Ann"] == before
    store.close()


def test_a_match_under_way_tells_what_is_new_once(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    record = record_of("three", 0, "Ann", "Ben")
    new, again = noted(home, store, record, record)
    assert {name for name, _ in new} == {"Ann", "Ben"}
    assert again == []
    assert noted(home, store, record) == [[]], "nor when it is continued later"
    assert set(filled(home, store).reached.found["Ann"].values()) == {"2026-11-23"}, "the day on which it was reached"
    store.close()


def test_the_last_round_is_told_although_its_match_stands_among_the_finished_ones(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    earlier, record = record_of("three", 0, "Zoe", "Ben"), record_of("three", 0, "Ann", "Ben")
    earlier.extra["started"] = STARTED - 1
    put(home, earlier, record)
    (new,) = noted(home, store, record)
    assert new
    assert {name for name, _ in new} == {"Ann"}, "Ben reached all of it in an earlier match, not looked through before"
    assert set(filled(home, store).reached.found["Ann"].values()) == {"2026-11-23"}
    store.close()


def test_what_is_found_when_the_next_round_is_played_is_told_with_that(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    record = record_of("three", 0, "Ann", "Ben")
    (whole,) = noted(home, store, record)
    home.small_goals_file.unlink()
    book = GoalBook(home, store, lambda: TODAY)
    for _ in range(2):
        book.note(record)
        assert book.wait(120)
    assert book.update()
    assert book.new == whole
    book.note(record)
    assert book.wait(120)
    assert book.update()
    assert book.new == [], "once"
    book.close()
    store.close()


def test_of_a_round_under_way_nothing_is_noted(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    record = record_of("three", 0, "Ann")
    record.rounds = [record.rounds[0][:-1]]
    assert noted(home, store, record) == [[]]
    store.close()


def test_games_of_the_tournament_count_and_stay_when_another_one_begins(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    put(home, record_of("three", 0, "Ben"))
    put(home.tournament, record_of("pride", 0), record_of("pride", 0, "Ann"))
    first = goals_in(filled(home, store))
    assert set(first) == {"Ann", "Ben"}, "of the other tables nobody"
    assert {goal.partition("-")[0] for goal in first["Ann"]} == {"pride"}
    put(home.tournament, record_of("pride", 1, "Cleo"))
    again = filled(home, store)
    assert set(again.reached.found) == {"Ann", "Ben", "Cleo"}
    assert read_reached(home.small_goals_file) == again.reached
    store.close()


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b'{"format": "goodge-small-goals", "version": 1, "names": 3}'])
def test_a_damaged_file_is_made_again(tmp_path: Path, damage: bytes) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    put(home, record_of("three", 0, "Ann"))
    good = filled(home, store).reached
    home.small_goals_file.write_bytes(damage)
    assert filled(home, store).reached == good
    assert read_reached(home.small_goals_file) == good
    store.close()


def test_a_line_that_cannot_be_read_and_one_cut_short_tell_nothing(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    line = encode_record(record_of("three", 0, "Ann"))
    home.records_file.write_text(f"nonsense\n{line}\n{line.replace('Ann', 'Ben')}")
    assert set(filled(home, store).reached.found) == {"Ann"}
    store.close()


def test_whatever_fails_nobody_waits_for_the_goals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bool:
        raise RecursionError("no end of it")

    monkeypatch.setattr("goodge.table.goal_book.look_through", fail)
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    book = filled(home, store)
    assert book.is_complete
    assert not book.reached.found
    store.close()
    assert "small goals could not be counted: RecursionError" in home.log_file.read_text()


def test_a_count_that_fails_takes_nothing_from_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    put(home, record_of("three", 0, "Ann"))
    filled(home, store)
    home.records_file.unlink()
    book = GoalBook(home, store, lambda: TODAY)
    with monkeypatch.context() as failing:
        failing.setattr("goodge.table.goal_book.look_through", lambda *_: 1 / 0)
        book.look()
        assert book.wait(120)
        assert book.update()
    book.note(record_of("spidge", 0, "Ben"))
    assert book.wait(120)
    assert book.update()
    assert set(book.reached.found) == {"Ann", "Ben"}
    assert read_reached(home.small_goals_file) == book.reached
    book.close()
    store.close()


def test_many_matches_are_looked_through_in_parts(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    put(home, record_of("three", 0, "Ann"), record_of("spidge", 0, "Ben"))
    steps: list[None] = []
    reached = ReachedGoals()
    assert not look_through(home, reached, 1, lambda: steps.append(None))
    assert (set(reached.found), len(steps)) == ({"Ann"}, 1)
    assert look_through(home, reached, 9, lambda: steps.append(None))
    assert (set(reached.found), len(steps)) == ({"Ann", "Ben"}, 2)


def test_a_second_copy_writes_nothing(tmp_path: Path) -> None:
    home, first = Home.at(tmp_path), Store(Home.at(tmp_path))
    second = Store(home)
    put(home, record_of("three", 0, "Ann"))
    assert set(filled(home, second).reached.found) == {"Ann"}
    assert noted(home, second, record_of("spidge", 0, "Ben")) != [[]]
    assert not home.small_goals_file.exists()
    second.close()
    first.close()


def test_without_records_there_is_nothing_and_no_fault(tmp_path: Path) -> None:
    home, store = Home.at(tmp_path), Store(Home.at(tmp_path))
    assert goals_in(filled(home, store)) == {}
    store.close()
