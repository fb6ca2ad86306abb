"""Settings come back as they were, and nonsense in their file harms nobody."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.table.home import Home
from goodge.table.notices import Notice, SettingsDamaged, SettingsOdd, SettingsUnreadable, SettingsUnsaved
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import CHOICES, Settings

SETUP = MatchSetup((SeatSetup("Ann", None), SeatSetup("Bo", "expert"), SeatSetup("Cy", None)), {"target": 750}, 5)
SPADES = MatchSetup(SETUP.seats + SETUP.seats[:1], {"target": 200, "bags": False, "nil": True}, 6, "spades")


def load(folder: Path, text: str | bytes) -> tuple[Settings, Notice | None]:
    data = text if isinstance(text, bytes) else text.encode()
    (folder / "settings.json").write_bytes(data)
    return Settings.load(Home.at(folder))


def test_without_a_file_all_is_at_first(tmp_path: Path) -> None:
    assert Settings.load(Home.at(tmp_path)) == (Settings(), None)


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    changed = Settings(
        speed="slow", volume=0, muted=True, music=True, music_volume=30, full_screen=True, text_size="larger",
        card_size="small", suit_colours="greyscale", pack="two", card_back="rays", felt="plum", trump_dye=False,
        auto_play_forced=True, hold_trick=True, glow_winner=False, curtain="twice", last_setups=(SPADES, SETUP),
    )  # fmt: skip
    assert changed.save(home) is None
    assert Settings.load(home) == (changed, None)
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_every_choice_is_accepted(tmp_path: Path) -> None:
    for name, values in CHOICES.items():
        for value in values:
            settings, told = load(tmp_path, json.dumps({name: value}))
            assert (getattr(settings, name), told) == (value, None)


BAD: list[tuple[str, Any]] = [
    ("speed", "warp"), ("speed", 3), ("speed", ["slow"]), ("volume", 101), ("volume", -1), ("volume", 50.0),
    ("volume", True), ("volume", "50"), ("muted", 1), ("muted", "no"), ("full_screen", None), ("text_size", "huge"),
    ("card_size", {}), ("suit_colours", "standard "), ("felt", "Green"), ("card_back", 1), ("trump_dye", 1),
    ("hold_trick", 0), ("glow_winner", []), ("auto_play_forced", "true"), ("curtain", True), ("pack", 2),
    ("pack", "three"), ("music_volume", 300), ("music", "on"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_that_makes_no_sense_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    kept = {"volume": 12} if name != "volume" else {"speed": "fast"}
    settings, told = load(tmp_path, json.dumps(kept | {name: value, "unknown": 1}))
    assert getattr(settings, name) == getattr(Settings(), name)
    assert told == SettingsOdd((name,))
    assert all(getattr(settings, other) == expected for other, expected in kept.items())


SEAT = {"name": "A", "level": None}
NO_SETUPS: list[Any] = [
    7, {}, {"game": "whist"}, {"game": "whist", "options": {}, "seed": 1, "seats": [SEAT] * 4},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [SEAT]},
    {"game": "spidge", "options": {}, "seed": 1, "seats": [SEAT] * 4},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [{"name": "A", "level": "god"}] * 3},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [{"name": "A", "level": []}] * 3},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [{"name": None, "level": None}] * 3},
    {"game": "goodge", "options": {}, "seed": None, "seats": [SEAT] * 3},
    {"game": "goodge", "options": {"x": 1}, "seed": 1, "seats": [SEAT] * 3},
    {"game": "goodge", "options": {"target": 0}, "seed": 1, "seats": []},
    {"game": "spades", "options": {"bags": 1}, "seed": 1, "seats": [SEAT] * 4},
    {"game": "goodge", "options": {}, "seed": -1, "seats": [SEAT] * 3},
    {"game": "goodge", "options": {}, "seed": 1 << 63, "seats": [SEAT] * 3},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [SEAT | {"style": "wild"}] * 3},
    {"game": "goodge", "options": {}, "seed": 1, "seats": [SEAT | {"style": ["bold"]}] * 3},
    {"game": ["spades"], "options": {}, "seed": 1, "seats": [SEAT] * 4},
]  # fmt: skip
ODD_GAME = SettingsOdd(("last_setups",))


@pytest.mark.parametrize("value", NO_SETUPS)
def test_a_game_that_makes_no_sense_is_left_out_alone(tmp_path: Path, value: object) -> None:
    known = [asdict(SPADES), value, asdict(SETUP)]
    settings, told = load(tmp_path, json.dumps({"volume": 12, "last_setups": known}))
    assert (settings.last_setups, settings.volume, told) == ((SPADES, SETUP), 12, ODD_GAME)
    settings, told = load(tmp_path, json.dumps({"last_setup": value}))
    assert (settings.last_setups, told) == ((), ODD_GAME)


@pytest.mark.parametrize("value", ["goodge", {"goodge": asdict(SETUP)}, 1])
def test_games_that_are_no_list_are_none(tmp_path: Path, value: object) -> None:
    settings, told = load(tmp_path, json.dumps({"last_setups": value}))
    assert (settings.last_setups, told) == ((), ODD_GAME)


def test_the_one_game_of_an_old_file_is_remembered(tmp_path: Path) -> None:
    assert load(tmp_path, json.dumps({"last_setup": asdict(SETUP)})) == (Settings(last_setups=(SETUP,)), None)
    assert load(tmp_path, json.dumps({"last_setup": None})) == (Settings(), None)


@pytest.mark.parametrize("old", [True, False])
def test_an_older_file_opens_and_the_curtain_is_held(tmp_path: Path, old: bool) -> None:
    settings, told = load(tmp_path, json.dumps({"volume": 12, "hold_to_look": old}))
    assert (settings, told) == (Settings(volume=12, curtain="hold"), None)


def test_the_game_played_last_comes_first_and_each_once(tmp_path: Path) -> None:
    settings = Settings()
    for setup in (SETUP, SPADES, replace(SETUP, seed=9)):
        settings.remember(setup)
    assert settings.last_setups == (replace(SETUP, seed=9), SPADES)
    assert settings.last_setup("spades") == SPADES
    assert settings.last_setup("pride") is None
    twice = [asdict(SPADES), asdict(SETUP), asdict(replace(SPADES, seed=8))]
    del twice[0]["players_seed"]  # as in files from before the players had a number of their own
    assert load(tmp_path, json.dumps({"last_setups": twice})) == (Settings(last_setups=(SPADES, SETUP)), None)


@pytest.mark.parametrize("text", ["", "nonsense", "[1]", "\x00" * 50, '{"volume": 3', "[" * 10_000, "7"])
def test_a_file_that_is_none_of_ours_is_set_aside(tmp_path: Path, text: str) -> None:
    settings, told = load(tmp_path, text)
    assert settings == Settings()
    assert told == SettingsDamaged(kept_as="settings.damaged-1.json")
    assert (tmp_path / "settings.damaged-1.json").read_text() == text
    load(tmp_path, "more nonsense")
    assert (tmp_path / "settings.damaged-1.json").read_text() == text


@given(st.binary(max_size=200))
def test_no_bytes_can_stop_the_program(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    settings, told = load(tmp_path_factory.mktemp("settings"), data)
    assert isinstance(settings, Settings)
    assert settings == Settings() or told is None


def test_an_editor_may_leave_its_byte_order_mark(tmp_path: Path) -> None:
    settings, told = load(tmp_path, b'\xef\xbb\xbf{"volume": 7}')
    assert (settings.volume, told) == (7, None)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    told = Settings().save(Home.at(tmp_path / "file" / "goodge"))
    assert isinstance(told, SettingsUnsaved)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    settings, told = Settings.load(Home.at(tmp_path))
    assert settings == Settings()
    assert isinstance(told, SettingsUnreadable)
