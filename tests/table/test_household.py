"""The people of a house come back with their own settings, and no fault of a file mixes them up."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from goodge.coach.firsts import First
from goodge.table import household
from goodge.table.archive.renamings import FORMAT
from goodge.table.firsts import Firsts
from goodge.table.home import Home
from goodge.table.household import MOST, Household
from goodge.table.notices import Cause, Fault, PeopleDamaged, PeopleUnsaved, SettingsOdd
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import OF_THE_HOUSE, Settings

SETUP = MatchSetup((SeatSetup("Ann", None), SeatSetup("Bo", "expert"), SeatSetup("Cy", None)), {"players": 3}, 5)


def opened(folder: Path) -> tuple[Household, Settings]:
    home = Home.at(folder)
    settings, trouble = Settings.load(home)
    assert trouble is None
    return Household(home, settings), settings


def names(house: Household) -> list[str]:
    return [person.name for person in house.people]


def test_a_house_where_nobody_is_named_has_no_file_of_people(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    settings.felt = "plum"
    assert house.keep() is None
    assert (house.playing, house.notice) == (None, None)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_each_has_their_own_settings_and_those_of_the_house_stay(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    settings.text_size, settings.felt, settings.language = "larger", "plum", "de"
    settings.keys["hint"] = "x"
    settings.remember(SETUP)
    assert house.add(" Ann ") is None  # the first one keeps what there is
    assert (settings.text_size, settings.keys, settings.last_setups) == ("larger", {"hint": "x"}, (SETUP,))
    assert house.add("Tom") is None  # the next one begins anew, in the same language
    assert house.playing is house.people[1]
    assert (settings.text_size, settings.keys, settings.last_setups) == ("normal", {}, ())
    assert (settings.felt, settings.language) == ("plum", "de")
    settings.warning, settings.felt = "blunders", "slate"
    assert house.keep() is None

    house, settings = opened(tmp_path)
    assert (names(house), house.playing) == (["Ann", "Tom"], house.people[1])
    assert house.let_play(house.people[0]) is None
    assert (settings.text_size, settings.keys, settings.last_setups) == ("larger", {"hint": "x"}, (SETUP,))
    assert (settings.warning, settings.felt) == ("off", "slate")
    house.let_play(house.people[1])
    assert (settings.text_size, settings.warning) == ("normal", "blunders")


def test_every_setting_is_either_a_persons_own_or_the_houses(tmp_path: Path) -> None:
    own = set(Settings().own())
    assert own | OF_THE_HOUSE == {field.name for field in fields(Settings)}
    assert not own & OF_THE_HOUSE
    assert {"language", "text_size", "hand_suits", "warning", "notes_gone", "claims", "first_hints", "keys"} <= own
    _, settings = opened(tmp_path)
    settings.become({"felt": "plum", "speed": "slow"})  # nobody brings a felt along
    assert (settings.felt, settings.speed) == ("green", "slow")


def test_a_kept_setting_that_makes_no_sense_is_told_and_as_at_first(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    house.add("Ann")
    house.add("Tom")
    house.people[0].own |= {"speed": "warp", "text_size": "large"}
    assert house.let_play(house.people[0]) == SettingsOdd(("speed",))
    assert (settings.speed, settings.text_size) == ("normal", "large")


def test_a_file_of_more_people_than_can_be_added_keeps_them_all(tmp_path: Path) -> None:
    house, _ = opened(tmp_path)
    for number in range(MOST + 2):
        house.add(f"P{number}")
    assert house.keep() is None
    again, _ = opened(tmp_path)
    assert names(again) == [f"P{number}" for number in range(MOST + 2)]
    again.remove(again.people[0])
    assert again.keep() is None
    assert names(opened(tmp_path)[0]) == [f"P{number}" for number in range(1, MOST + 2)]


def test_names_are_changed_and_given_once(tmp_path: Path) -> None:
    house, _ = opened(tmp_path)
    house.add("Ann")
    house.add("Tom")
    ann, tom = house.people
    assert house.is_taken("ANN ")
    assert house.is_taken("ann", by_other_than=tom)
    assert not house.is_taken("ann", by_other_than=ann)
    house.rename(tom, "Thomas")
    house.keep()
    again, _ = opened(tmp_path)
    assert (names(again), again.playing) == (["Ann", "Thomas"], again.people[1])


def test_who_is_deleted_is_forgotten_and_nobody_gets_their_settings(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    for name in ("Ann", "Tom", "Zoe"):
        house.add(name)
    settings.speed = "slow"
    house.let_play(house.people[0])
    house.remove(house.people[1])
    assert house.playing is house.people[0]
    house.remove(house.people[0])
    assert names(house) == ["Zoe"]
    assert settings.person == 0
    house.add("Max")
    assert house.people[1].number != house.people[0].number
    house.let_play(house.people[0])
    assert settings.speed == "slow"


def test_killed_between_both_files_everybody_has_their_own(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    house.add("Ann")
    house.add("Tom")
    settings.speed = "slow"
    house.keep()
    before = (tmp_path / "settings.json").read_bytes()
    house.let_play(house.people[0])
    settings.speed = "fast"
    house.keep()
    (tmp_path / "settings.json").write_bytes(before)  # the people were written, the settings were not
    house, settings = opened(tmp_path)
    assert house.playing is house.people[1]
    assert settings.speed == "slow"
    house.remove(house.people[1])
    house.keep()
    (tmp_path / "settings.json").write_bytes(before)  # which say that somebody plays who is gone
    house, settings = opened(tmp_path)
    assert (house.playing, settings.person) == (None, 0)


def test_an_older_program_that_knows_no_people_loses_nobody(tmp_path: Path) -> None:
    house, settings = opened(tmp_path)
    settings.speed = "slow"
    house.add("Ann")
    house.keep()
    stored = json.loads((tmp_path / "settings.json").read_text())
    del stored["person"]
    (tmp_path / "settings.json").write_text(json.dumps(stored))
    house, settings = opened(tmp_path)
    assert (names(house), house.playing) == (["Ann"], None)
    house.let_play(house.people[0])
    assert settings.speed == "slow"


PERSON = {"number": 1, "name": "Ann", "settings": {}}
DAMAGED: list[Any] = [
    7, {"format": FORMAT, "version": 2, "people": []}, {"format": "goodge-record", "version": 1, "people": []},
    *({"format": FORMAT, "version": 1, "people": people} for people in (
        7, [7], [PERSON | {"number": 0}], [PERSON | {"number": True}], [PERSON | {"name": " "}],
        [PERSON | {"name": 1}], [PERSON | {"settings": []}], [PERSON, PERSON | {"name": "Tom"}],
        [PERSON, PERSON | {"number": 2, "name": "ANN"}],
    )),
]  # fmt: skip


@pytest.mark.parametrize("value", DAMAGED, ids=str)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, value: object) -> None:
    data = json.dumps(value)
    (tmp_path / "people.json").write_text(data)
    house, _ = opened(tmp_path)
    assert (names(house), house.notice) == ([], PeopleDamaged("people.damaged-1.json"))
    assert (tmp_path / "people.damaged-1.json").read_text() == data
    house.add("Ann")
    assert house.keep() is None
    assert names(opened(tmp_path)[0]) == ["Ann"]


def test_a_second_copy_leaves_a_damaged_file_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(b"\xff")
    house = Household(Home.at(tmp_path), Settings(), may_set_aside=False)
    assert house.notice == PeopleDamaged()
    assert [path.name for path in tmp_path.iterdir()] == ["people.json"]


def test_what_can_be_neither_read_nor_set_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "people.json").write_text("{")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(household, "rename", refuse)
    house, _ = opened(tmp_path)
    assert house.notice == PeopleDamaged(fault=Fault(Cause.SHUT))
    assert house.keep() is None  # the settings alone
    house.add("Ann")
    assert house.keep() == PeopleUnsaved(Fault(Cause.SHUT))
    assert (tmp_path / "people.json").read_text() == "{"


def test_a_full_disk_keeps_both_files_as_they_were_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, settings = opened(tmp_path)
    house.add("Ann")
    settings.speed = "slow"
    house.keep()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(household, "replace_file", refuse)
        house.add("Tom")
        assert house.keep() == PeopleUnsaved(Fault(Cause.DISK_FULL))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert house.keep() is None
    house, settings = opened(tmp_path)
    assert (names(house), settings.speed) == (["Ann", "Tom"], "normal")
    house.let_play(house.people[0])
    assert settings.speed == "slow"


def test_whoever_comes_later_is_told_of_first_times_anew(tmp_path: Path) -> None:
    home = Home.at(tmp_path)

    def told(person: int) -> None:
        firsts = Firsts.load(home, person)
        firsts.note(First.STASH, 7)
        firsts.save(home)

    told(0)
    house, settings = opened(tmp_path)
    house.add("Ann")
    assert Firsts.load(home, settings.person).said == {First.STASH}, "the first one goes on"
    house.add("Tom")
    assert Firsts.load(home, settings.person).said == set()
    told(settings.person)
    assert Firsts.load(home, settings.person).said == {First.STASH}
    house.remove(house.people[1])
    house.keep()
    house.add("Zoe")
    assert Firsts.load(home, settings.person).said == set(), "nobody inherits"
    house.remove(house.people[0])
    house.add("Max")
    assert Firsts.load(home, settings.person).said == set()
