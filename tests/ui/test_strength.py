"""The measured strength that the game shows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.engine.game import Rules
from goodge.engine.games import GAMES, game_named
from goodge.players import LEVELS
from goodge.ui.scenes.new_game.strength import strength_of, strengths

NEXT_WEAKER = {stronger: weaker for weaker, stronger in pairwise(LEVELS)}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", LEVELS[1:])
def test_each_level_was_measured_against_the_next_weaker_and_is_stronger(level: str, players: int) -> None:
    found = strength_of("goodge", players, level)
    assert found
    assert found.against == NEXT_WEAKER[level]
    assert found.wins * players > found.games
    assert found.gain > 2 * found.error > 0


def test_nothing_is_said_of_the_weakest() -> None:
    assert strength_of("goodge", 3, LEVELS[0]) is None
    assert strength_of("goodge", 5, "expert") is None


def test_the_file_speaks_of_games_and_levels_that_there_are_and_of_each_once() -> None:
    tables = [(found.game, found.players, found.level) for found in strengths()]
    assert len(set(tables)) == len(tables)
    for found in strengths():
        assert found.game in GAMES
        assert found.players in {game_named(found.game).seats(rules) for rules in rules_of(found.game)}
        assert found.against == NEXT_WEAKER[found.level]
        assert 0 <= found.wins <= found.games
        assert found.deals > 0


def rules_of(game: str) -> list[Rules]:
    """The rules for each number of players."""
    named = game_named(game)
    usual = named.read_rules({})
    return [usual, named.read_rules({"players": 4})] if "players" in usual.as_options() else [usual]
