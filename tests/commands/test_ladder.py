"""The order of the levels, on a few deals that stay the same, each played from every seat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.commands.cli import run
from goodge.engine.games import GAMES
from goodge.players import LEVELS

from .test_simulate import Printed, table

DEALS = {"novice": 60, "casual": 60, "skilled": 20, "expert": 4}


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_is_ahead_of_the_next_weaker_one(weaker: str, stronger: str, capsys: Printed) -> None:
    deals = ["--games", str(DEALS[stronger]), "--seed", "1", "--duplicate"]
    assert run(["simulate", "--bots", f"{stronger},{weaker},{weaker}", *deals]) == 0
    assert gain_of(stronger, capsys) > 0


@pytest.mark.parametrize("game", [game for game in GAMES if game != "goodge"])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS[:3])))
def test_so_is_each_in_the_kin_games(game: str, weaker: str, stronger: str, capsys: Printed) -> None:
    deals = ["--games", "24", "--seed", "1", "--duplicate"]
    bots = f"{stronger},{weaker},{weaker}" if game == "spidge" else f"{stronger},{weaker}"
    assert run(["simulate", "--game", game, "--bots", bots, *deals]) == 0
    assert gain_of(stronger, capsys) > 0


def gain_of(level: str, capsys: Printed) -> float:
    (row,) = (row for row in table(capsys) if row["bot"] == level)
    return float(row["gain"].split()[0])
