"""The measured strength that the game shows, and New game where it stands."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.engine.game import Rules
from goodge.engine.games import GAMES, game_named
from goodge.players import LEVELS
from goodge.ui.games import FACES
from goodge.ui.scenes.new_game import strength
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.new_game.strength import Strength, measured, strength_of, strengths
from goodge.ui.widgets.base import Label
from goodge.ui.wording.players import beside_share, strength_words

from .checks import SIZES, assert_layout, resize
from .conftest import OpenApp
from .menus import new_game as new_game_of
from .menus import text_of

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


def test_the_distance_of_levels_is_what_was_measured(new_game: NewGameScene, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        Strength("goodge", 3, "casual", "novice", 67, 100, 9.0, 1.0, 50),
        Strength("spades", 4, "expert", "casual", 400, 500, 9.0, 1.0, 50),
    ]
    monkeypatch.setattr(strength, "strengths", lambda: tuple(found))
    assert measured("goodge", 3, 2, "casual") == beside_share(strength_words(67, 100, 2, "novice"), 33)
    assert measured("spades", 4, 2, "expert") == beside_share(strength_words(80, 100, 2, "casual"), 50)
    assert measured("goodge", 4, 3, "casual") == measured("goodge", 3, 2, "expert") == ""
    found[:] = [Strength("goodge", 4, "casual", "novice", 999, 1000, 9.0, 1.0, 50)]
    almost = strength_words(99, 100, 3, "novice")
    assert measured("goodge", 4, 3, "casual") == beside_share(almost, 25), "never all unless all"
    assert measured("goodge", 4, 3, "casual", has_share=False) == almost
    found[:] = [Strength("goodge", 3, "casual", "novice", 40, 40, 9.0, 1.0, 50)]
    assert measured("goodge", 3, 2, "casual") == strength_words(1, 1, 2, "novice")
    new_game.refresh()
    shown = [item.text for item in new_game.items if isinstance(item, Label) and item.key.endswith("-figures")]
    assert shown == [strength_words(1, 1, 2, "novice")]


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_the_longest_figures_have_room(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text_size: str) -> None:
    app = open_app(text_size=text_size, muted=True, more_choices=True)
    tables = [
        (game, players)
        for game, offer in ((face.id, face.offer) for face in FACES.values())
        for players in offer.tables
    ]
    levels = tuple((stronger, weaker) for weaker, stronger in pairwise(LEVELS))
    found = [Strength(*table, *pair, 9, 10, 9.0, 1.0, 50) for table in tables for pair in levels]
    monkeypatch.setattr(strength, "strengths", lambda: tuple(found))
    told = list[bool]()
    for game, players in tables:
        scene = new_game_of(app, game)
        scene.plan.players = players
        for seat, level in zip(scene.plan.seats, LEVELS[1:], strict=False):
            seat.level = level
        app.reset(scene)
        for size in SIZES:
            resize(app, size)
            against = players - len((scene.plan.teams or [[0]])[0])
            strongest, share = LEVELS[players], 100 * (players - against) // players
            wins = strength_words(90, 100, against, LEVELS[players - 1])
            shown = text_of(scene, f"{strongest}-figures")
            assert shown in (wins, beside_share(wins, share))
            told.append(shown != wins)
            assert_layout(scene)
    assert any(told), "somewhere there is room for the share"
