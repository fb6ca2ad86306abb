"""Somebody of the house takes another name: what they have played goes along, and nothing of anybody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from goodge.engine.record import Record, encode_record
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.kept_goals import ReachedGoals
from goodge.table.archive.renamings import Renaming, name_now, named_at, renamings_of
from goodge.table.archive.rivals import rivals_of
from goodge.table.home import Home
from goodge.table.household import Household
from goodge.table.practice import Practice
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import Settings
from goodge.table.small_goals import reached_in
from goodge.table.store import Store

from .test_goal_book import filled
from .test_practice import match, reviewed
from .tools import WAIT

BEGAN = match().extra["started"]  # the match that has a review
RENAMED = BEGAN + 1000

SWAPPED = (Renaming("Ann", "X", 10), Renaming("Ben", "Ann", 20), Renaming("X", "Ben", 30))


@pytest.mark.parametrize(
    ("name", "begun", "now"),
    [
        ("Ann", 5, "Ben"),
        ("ann", None, "Ben"),
        ("Ann", 15, "Ann"),
        ("Ben", 5, "Ann"),
        ("Ben", 25, "Ben"),
        ("X", 25, "Ben"),
        ("Cleo", 5, "Cleo"),
    ],
)
def test_a_name_stands_for_whoever_had_it_then(name: str, begun: int | None, now: str) -> None:
    assert name_now(SWAPPED, name, begun) == now


def test_in_a_tournament_names_were_given_when_it_was_drawn() -> None:
    assert named_at({"started": 7}) == 7
    assert named_at({"started": 7, "tournament": {"number": 3, "round": 0, "teams": [0, 1]}}) == 3
    assert named_at({}) is None


def house_of(home: Home, *names: str) -> Household:
    house = Household(home, Settings.load(home)[0], now=lambda: RENAMED / 1000)
    for name in names:
        house.add(name)
    return house


def begun(record: Record, started: int, *people: str) -> Record:
    """The match with these people at its first seats, started then."""
    players = (*people, *record.players[len(people) :])
    levels = [None] * len(people) + ["novice"] * (len(players) - len(people))
    return replace(record, players=players, extra={**record.extra, "seats": levels, "started": started})


def test_all_that_was_played_goes_along_and_another_of_that_name_begins_anew(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    house = house_of(home, "Ben", "Ann")
    before = reviewed(home, record=replace(match(), players=("Ann", *match().players[1:])))
    line = encode_record(before)
    both = encode_record(begun(match(), BEGAN + 1, "Ann", "Ben"))
    home.records_file.write_text(f"{line}\n{both}\n")
    store, found = Store(home), FinishedMatches(home, may_save=True)
    goals = filled(home, store).reached.found
    assert goals["Ann"]
    assert {figures.name for figures in found.figures()["goodge"]} == {"Ann", "Ben"}

    house.rename(house.people[1], "Anna")
    house.add("Ann")
    house.keep()
    after = begun(match(), RENAMED + 1, "Ann")
    home.records_file.write_text(f"{line}\n{both}\n{encode_record(after)}\n")

    by_name = {figures.name: figures for figures in found.figures()["goodge"]}
    assert {name: figures.matches for name, figures in by_name.items()} == {"Anna": 2, "Ann": 1, "Ben": 1}
    assert rivals_of(by_name.values()).names == ("Anna", "Ben")
    assert [[person.name for person in each.people] for each in found.reviewed()] == [["Anna"]]
    reached = filled(home, store).reached.found
    assert reached["Anna"] == goals["Ann"]
    assert set(reached["Ann"]) == {goal.id for _, goal in reached_in(after)}
    practice = Practice(home)
    assert practice.wait(WAIT)
    practice.update()
    assert practice.mistakes("goodge", ["Anna"])
    assert practice.mistakes("goodge", ["Ann"]) == []
    practice.close()
    store.close()


def test_goals_go_along_however_the_name_was_written() -> None:
    reached = ReachedGoals(found={"ANN": {"goal": "2026-01-01"}, "Ann": {"other": ""}, "Bea": {"third": ""}})
    renaming = Renaming("Ann", "Anna", RENAMED)
    assert name_now((renaming,), "ANN", BEGAN) == "Anna"
    reached.rename((renaming,))
    assert reached.found == {"Bea": {"third": ""}, "Anna": {"goal": "2026-01-01", "other": ""}}


def test_a_new_name_is_in_what_everybody_chose_for_their_next_match(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    settings = Settings()
    house = Household(home, settings)
    house.add("Ann")
    setup = MatchSetup((SeatSetup("Ann", None), SeatSetup("Tom", None), SeatSetup("Ann", "novice")), {"players": 3}, 5)
    settings.remember(setup)
    house.add("Tom")
    settings.remember(setup)
    settings.text_size = "larger"
    assert house.rename(house.people[0], "Anna") is None
    assert settings.text_size == "larger"
    chosen = [settings.last_setups[0]]
    house.let_play(house.people[0])
    chosen.append(settings.last_setups[0])
    assert [[seat.name for seat in each.seats] for each in chosen] == [["Anna", "Tom", "Ann"]] * 2
    assert [seat.name for seat in house.seated_again(setup, 5).seats] == ["Anna", "Tom", "Ann"]


def test_a_name_that_was_typed_in_other_letters_for_the_next_match_is_the_same_persons(tmp_path: Path) -> None:
    settings = Settings()
    house = Household(Home.at(tmp_path), settings)
    house.add("Ann")
    seats = SeatSetup("ANN", None), SeatSetup("Annika", None), SeatSetup("Tom", None)
    settings.remember(MatchSetup(seats, {"players": 3}, 5))
    house.rename(house.people[0], "Zoe")
    assert [seat.name for seat in settings.last_setups[0].seats] == ["Zoe", "Annika", "Tom"]


def test_names_of_before_are_kept_also_when_the_person_is_deleted(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    house = house_of(home, "Ann")
    house.rename(house.people[0], "Anna")
    house.remove(house.people[0])
    house.keep()
    assert renamings_of(home) == house_of(home).renamings == (Renaming("Ann", "Anna", RENAMED),)


def test_if_the_names_of_before_are_lost_all_is_counted_as_it_was_written(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    house = house_of(home, "Ann")
    home.records_file.write_text(encode_record(begun(match(), BEGAN, "Ann")) + "\n")
    house.rename(house.people[0], "Anna")
    house.keep()
    store, found = Store(home), FinishedMatches(home, may_save=True)
    assert [figures.name for figures in found.figures()["goodge"]] == ["Anna"]
    assert set(filled(home, store).reached.found) == {"Anna"}
    home.people_file.unlink()
    assert [figures.name for figures in found.figures()["goodge"]] == ["Ann"]
    assert set(filled(home, store).reached.found) == {"Ann", "Anna"}, "what was reached stays"
    store.close()


@pytest.mark.parametrize("damage", ["3", "[3]", '[{"before": "Ann", "after": "Anna"}]'])
def test_damaged_names_of_before_are_none(tmp_path: Path, damage: str) -> None:
    home = Home.at(tmp_path)
    home.people_file.write_text(f'{{"format": "goodge-people", "version": 1, "people": [], "renamed": {damage}}}')
    assert renamings_of(home) == ()
    assert house_of(home).notice is not None
