"""The fifth game from New game to the winner's page, with nothing done for it but what docs/adding-a-game.md says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.commands.referee import judge
from goodge.engine.record import encode_record
from goodge.players import LEVELS
from goodge.table.home import Home
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import ChoiceRow
from tests.engine.playing import Case
from tests.players.test_any_game import is_legal, some_states

from ..checks import press, top
from ..kin import act_by_keys
from ..menus import choose, fill_in
from ..tables import go_on
from .whist import Whist

OpenApp = Callable[..., App]


def choose_whist(app: App) -> NewGameScene:
    """Go from the title to New game, and fill its form in: Ann and three who do not think for long."""
    app.push(TitleScene(app))
    choose(app, top(app), "new", pygame.K_RETURN)
    form = top(app)
    assert isinstance(form, NewGameScene)
    choose(app, form, "game", *[pygame.K_RIGHT] * list(FACES).index("whist"))
    assert form.plan.offer.id == "whist"
    for seat, level in enumerate(("novice", "casual", "novice"), 1):
        choose(app, form, f"level-{seat}", *[pygame.K_LEFT] * (level == "novice"))
        assert form.plan.seats[seat].level == level
    fill_in(app, form, "target-own", "3")
    choose(app, form, "deal", pygame.K_RIGHT)
    fill_in(app, form, "number", "4")
    return form


def table_of(app: App) -> TableScene:
    scene = top(app)
    assert isinstance(scene, TableScene)
    return scene


def play_by_keys(app: App, scene: TableScene, is_there: Callable[[TableScene], bool]) -> None:
    """Play on by keys alone until the match is there."""
    for _ in range(200):
        go_on(app, scene)
        if is_there(scene):
            return
        if isinstance(app.top, ScoreScene):
            press(app, pygame.K_RETURN, pygame.K_RETURN)
        else:
            act_by_keys(app, scene)
    raise AssertionError("it never came there")


def test_the_small_goals_are_those_of_games_that_have_some(open_app: OpenApp) -> None:
    app = open_app()
    scene = GoalsScene(app, ("Ann",), "whist")
    app.push(scene)
    app.turn(0.05)
    assert scene.game == "goodge"
    tabs = scene.item("game")
    assert isinstance(tabs, ChoiceRow)
    assert [game for game, _ in tabs.options] == [game for game in FACES if game != "whist"]


def test_a_match_from_new_game_to_the_winners_page(open_app: OpenApp, tmp_path: Path) -> None:
    app = open_app(speed="instant", muted=True)
    form = choose_whist(app)
    choose(app, form, "start", pygame.K_RETURN)
    scene = table_of(app)
    play_by_keys(app, scene, lambda scene: len(scene.shown.view.board.tricks) == 6)
    record = encode_record(scene.table.record)
    app = open_app(speed="instant", muted=True)
    app.push(TitleScene(app))
    choose(app, top(app), "continue", pygame.K_RETURN)
    scene = table_of(app)
    assert encode_record(scene.table.record) == record
    play_by_keys(app, scene, lambda scene: scene.table.is_over and isinstance(app.top, ScoreScene))
    page = top(app)
    assert isinstance(page, ScoreScene)
    assert page.card.winner == scene.table.record.winner is not None
    [line] = Home.at(tmp_path).records_file.read_bytes().splitlines()
    assert judge(line)["ok"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_of_each_level_plays_it(level: str) -> None:
    whist = Whist()
    assert all(is_legal(whist, state, level) for state in some_states(Case(whist, {})))
