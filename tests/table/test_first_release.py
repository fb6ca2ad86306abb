"""A home as 0.1.0 left it, byte for byte: everything in it still opens.

One match of each game is finished, one of Goodge is under way; a tournament is in its first round, with two games
finished, one at another table under way, and the people's own game begun.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from goodge.engine.games import GAMES
from goodge.table.archive.matches import last_matches, load_match
from goodge.table.archive.statistics import statistics
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.match_table import Table
from goodge.table.replay import Replay
from goodge.table.seats import SeatSetup
from goodge.table.settings import Settings
from goodge.table.store import Store

from .tools import progress
from .tournaments import OWN, player, results

LEFT = Path(__file__).parent / "home_0_1_0"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """The home of a player who has just installed this version."""
    shutil.copytree(LEFT, tmp_path / "home")
    return Home.at(tmp_path / "home")


def test_the_match_under_way_goes_on(home: Home) -> None:
    store = Store(home)
    assert (store.notices, list(store.matches)) == ([], ["goodge"])
    table = Table.resume(store)
    assert table is not None
    assert [len(states) - 1 for states in table.record.rounds] == [54, 53, 1]
    assert (table.seed, table.setup.players_seed) == (11, 0)
    assert table.seats == (SeatSetup("Ann", None), SeatSetup("Ben", "casual", "bold"), SeatSetup("Cleo", "novice"))
    table.close()
    store.close()
    assert home.save_file.read_bytes() == (LEFT / "match.json").read_bytes()


def test_the_finished_matches_are_listed_and_can_be_watched(home: Home) -> None:
    found = last_matches(home.records_file, 10)
    assert [match.game for match in found] == ["spidge", "pride", "spades", "goodge"]
    assert [match.totals for match in found] == [(1, 0, 0), (43, 42), (-49, 47), (70, 40, 140)]
    assert found[2].winners == ("Ben", "Dan")
    for match in found:
        assert match.started is not None
        replay = Replay(load_match(match))
        while replay.step():
            pass
        assert replay.is_over


def test_the_statistics_count_every_game(home: Home) -> None:
    found = statistics(home.records_file)
    assert list(found) == list(GAMES)
    assert [[figures.name for figures in found[game]] for game in GAMES] == [
        ["Ann"],
        ["Ann", "Cleo"],
        ["Ann", "Dan"],
        ["Ann", "Ben"],
    ]


def test_the_settings_and_the_last_choices_hold(home: Home) -> None:
    settings, trouble = Settings.load(home)
    assert trouble is None
    assert (settings.volume, settings.speed) == (30, "fast")
    assert [setup.game for setup in settings.last_setups] == ["spidge", "pride", "spades", "goodge"]
    assert settings.last_setups[2].seats[1] == SeatSetup("Ben", "casual", "bold")


def test_the_tournament_goes_on_at_every_table(home: Home) -> None:
    hall = Hall(home, player)
    assert hall.notices == []
    assert hall.setup is not None
    assert hall.setup.teams[hall.setup.own] == OWN
    assert len(results(hall)) == 2
    assert max(each.rounds for each in hall.progress().values()) >= 1, "the other table begins where it was"
    hall.set_pace(None)
    table = hall.sit_down()
    assert progress(table) == 31
    hall.rise(table)
    hall.wait()
    hall.update()
    assert len(results(hall)) == 3
    hall.close()
