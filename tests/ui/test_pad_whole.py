"""Whole matches by nothing but the events of a gamepad, and monkeys who have got hold of one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchlib.monkey import Monkey
from benchlib.sparing import only_novices
from goodge.engine.games import GAMES
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene

from .menus import knows_the_game
from .pads import play_a_match
from .tables import setup

pytestmark = pytest.mark.usefixtures("no_pictures")

SHORT = {"goodge": {"target": 5}, "spades": {"target": 60}, "pride": {"target": 60}, "spidge": {"target": 1}}
SEEDS = {"goodge": 5, "spades": 3, "pride": 1, "spidge": 4}  # of matches that take few rounds


@pytest.mark.parametrize(("game", "people"), [*((game, 1) for game in GAMES), ("goodge", 2)])
def test_a_pad_leads_from_the_title_to_the_winner(
    app: App, game: str, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(SEEDS[game]))
    seats = GAMES[game].seats(GAMES[game].read_rules({}))
    levels = tuple(None if seat < people else "novice" for seat in range(seats))
    app.settings.remember(setup(levels, SEEDS[game], game, **SHORT[game]))
    knows_the_game(app)
    app.reset(TitleScene(app))
    page = play_a_match(app)
    assert page.card.winner is not None
    assert app.match is not None
    assert app.match.game.id == game


@pytest.mark.parametrize(("seed", "way"), list(enumerate(("new", "tournament", "settings", "practice"))))
def test_a_monkey_with_a_pad_breaks_nothing(tmp_path: Path, seed: int, way: str) -> None:
    with only_novices():
        monkey = Monkey(tmp_path, seed, each_frame=20, has_pad=True)
        monkey.go(way)
        monkey.run(400)
        assert len(monkey.scenes) > 1
        monkey.close()
