"""Who has which portrait at a table."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from artlib.portrait_cast import PEOPLE as DRAWN_PEOPLE
from artlib.portrait_cast import PLAYERS as DRAWN_CHARACTERS
from goodge.engine.errors import TextError
from goodge.engine.games import SPADES
from goodge.engine.record import start_record
from goodge.engine.seeding import deal_for
from goodge.table.home import Home
from goodge.table.notices import SettingsOdd
from goodge.table.portraits import (
    CHARACTERS,
    MOST_KEPT,
    PEOPLE,
    portrait_of,
    portraits_among,
    portraits_at,
    portraits_in,
    read_chosen,
)
from goodge.table.settings import Settings
from goodge.table.teams import _REGULARS

CURLS = "woman-curls"


def test_each_portrait_that_is_given_is_drawn() -> None:
    assert set(PEOPLE) == set(DRAWN_PEOPLE)
    assert set(CHARACTERS.values()) == set(DRAWN_CHARACTERS)


def test_a_person_has_what_they_chose_however_they_write_their_name() -> None:
    chosen = {"ann": CURLS}
    assert [portrait_of(name, chosen) for name in ("Ann", "ANN", " ann ")] == [CURLS] * 3
    assert portrait_of("Ann", chosen, is_person=False) in CHARACTERS.values(), "a computer player has chosen nothing"


def test_computer_players_of_a_table_are_their_characters() -> None:
    assert portraits_at(["Ann", "Ben", "Hugo"], {0}, {})[1:] == (CHARACTERS["Ben"], CHARACTERS["Hugo"])


@pytest.mark.parametrize("people", [(), (0,), (0, 1), (0, 1, 2, 3)])
def test_nobody_has_the_portrait_of_another_unless_both_chose_it(people: tuple[int, ...]) -> None:
    names = ["Ann", "Ben", "Cleo", "Dan", "Ida", "Mabel", "Otis", "Tom", "Lisa", "Bob", "Mum", "Opa"]
    for table in product(names, repeat=4):
        if len(set(table)) == 4:
            assert len(set(portraits_at(table, people, {"tom": CURLS}))) == 4
    twins = {"ann": CURLS, "ben": CURLS}
    assert portraits_at(["Ann", "Ben", "Cleo"], {0, 1}, twins)[:2] == (CURLS, CURLS)


def test_people_who_are_shown_together_look_different_as_far_as_there_are_portraits() -> None:
    assert portrait_of("Cleo", {}) == portrait_of("Eve", {}), "by name alone"
    for first in ("Cleo", "Eve"):
        found = portraits_among(["Cleo", "Eve", "CLEO"], {}, first)
        assert set(found) == {"cleo", "eve"}
        assert found["cleo"] != found["eve"]
        assert found[first.casefold()] == portrait_of(first, {})
    chosen = {"ann": CURLS, "ben": CURLS}
    assert portraits_among(["Ann", "Ben"], chosen) == chosen, "both have chosen it"
    many = [f"Player {number}" for number in range(60)]
    assert len(portraits_among(many, {})) == 60


def test_what_somebody_chose_is_theirs_before_it_is_a_computer_players() -> None:
    [own, other] = portraits_at(["Mabel", "Ann"], {1}, {"ann": "grandmother-curls"})[::-1]
    assert own == "grandmother-curls"
    assert other != own


def test_a_tournament_has_a_portrait_of_its_own_for_each_regular() -> None:
    names = [name for _, *pair in _REGULARS for name in pair]
    assert len({portrait_of(name, {}, is_person=False) for name in names}) == len(names) == 24


@pytest.mark.parametrize("name", ["Ann", "Tom", "Lisa", "Bob"])
def test_whoever_somebody_meets_their_portrait_is_the_same(name: str) -> None:
    regulars = [regular for _, *pair in _REGULARS for regular in pair]
    assert {portraits_at([regular, name], {1}, {})[1] for regular in regulars} == {portrait_of(name, {})}


def test_no_regular_looks_like_those_who_come_first() -> None:
    own = {portrait_of("Ann", {}), CHARACTERS["Ben"]}
    assert own.isdisjoint(portrait_of(name, {}, is_person=False) for _, *pair in _REGULARS for name in pair)


def test_a_finished_match_shows_who_sat_there() -> None:
    rules = SPADES.read_rules({})
    names = ["Ann", "Ben", "Cleo", "Mabel"]
    record = start_record(SPADES, rules, names, 0, deal_for(SPADES, rules, 7, 0))
    chosen = {"ann": CURLS, "cleo": PEOPLE[0]}
    told = replace(record, extra={"seats": [None, None, "expert", None]})
    assert portraits_in(told, chosen) == portraits_at(names, {0, 1, 3}, chosen)
    assert portraits_in(told, chosen)[2] == CHARACTERS["Cleo"]


def test_a_record_of_names_alone_knows_people_by_their_choice_and_characters_by_their_names() -> None:
    rules = SPADES.read_rules({})
    names = ["Ann", "Ben", "Cleo", "Tom"]
    record = start_record(SPADES, rules, names, 0, deal_for(SPADES, rules, 7, 0))
    ann, ben, cleo, tom = portraits_in(record, {"ann": CURLS, "cleo": PEOPLE[0]})
    assert (ann, ben, cleo) == (CURLS, CHARACTERS["Ben"], PEOPLE[0])
    assert tom in PEOPLE, "whoever else it is has one of people"
    assert portraits_in(record, {}) == portraits_in(record, {}), "the same every time"


def test_what_was_chosen_longest_ago_is_forgotten() -> None:
    settings = Settings()
    settings.choose_portrait("Ann", CURLS)
    for number in range(MOST_KEPT - 1):
        settings.choose_portrait(f"Player {number}", CURLS)
    assert len(settings.portraits) == MOST_KEPT
    settings.choose_portrait("ANN", PEOPLE[0])
    settings.choose_portrait("Ben", CURLS)
    assert settings.portraits["ann"] == PEOPLE[0]
    assert "player 0" not in settings.portraits
    assert len(settings.portraits) == MOST_KEPT


def test_only_portraits_of_people_are_read() -> None:
    stored = {"Ann": CURLS, "Ben": "baker", "Cleo": 3, "": CURLS, "Dan": "nobody", "Eve": None}
    assert read_chosen(stored) == {"ann": CURLS}
    with pytest.raises(TextError):
        read_chosen([CURLS])


def test_what_was_chosen_comes_back_and_older_settings_open(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    settings = Settings()
    settings.choose_portrait("Zoë", CURLS)
    assert settings.save(home) is None
    assert Settings.load(home) == (settings, None)
    home.settings_file.write_text('{"volume": 12}')
    loaded, told = Settings.load(home)
    assert (loaded.portraits, loaded.volume, told) == ({}, 12, None)


@pytest.mark.parametrize("value", [["woman-curls"], None, "woman-curls", 3])
def test_portraits_that_make_no_sense_fall_back_alone(tmp_path: Path, value: object) -> None:
    home = Home.at(tmp_path)
    home.settings_file.write_text(json.dumps({"volume": 12, "portraits": value}))
    loaded, told = Settings.load(home)
    assert (loaded.portraits, loaded.volume, told) == ({}, 12, SettingsOdd(("portraits",)))
