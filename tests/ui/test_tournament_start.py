"""The beginning of a tournament: the people's team, and how strong the others are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.new_game import strength
from goodge.ui.scenes.new_game.strength import Strength
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.wording.players import level_name, strength_words
from goodge.ui.wording.tournament import (
    PlayerNameless,
    SameName,
    TeamNameless,
    TeamProblem,
    stage_words,
    team_problem_words,
)

from .checks import SIZES, assert_layout, press, resize, top
from .menus import choose, fill_in, text_of
from .tournaments import WIDE, with_new_hall


def test_without_a_tournament_the_hall_asks_for_a_team_and_esc_leads_back(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    assert not (tmp_path / "tournament" / "tournament.json").exists()


def test_enter_draws_the_teams(app: App, tmp_path: Path) -> None:
    scene = with_new_hall(app, tmp_path)
    start = top(app)
    fill_in(app, start, "name", "The Attic")
    choose(app, start, "partner", pygame.K_RIGHT)
    choose(app, start, "field", pygame.K_RIGHT)
    start.focus("start")
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    setup = scene.hall.setup
    assert setup is not None
    own = setup.teams[setup.own]
    assert (own.name, [each.level for each in own.players]) == ("The Attic", [None, "expert"])
    others = {each.level for team in setup.teams if team != own for each in team.players}
    assert others == {"novice"}
    assert text_of(scene, "heading") == stage_words(scene.hall.round[0])


@pytest.mark.parametrize(
    ("field", "text", "problem"),
    [("name", "", TeamNameless()), ("person-1", "ann", SameName("Ann")), ("person-0", " ", PlayerNameless())],
)
def test_a_team_that_cannot_be_is_told_why(
    app: App, tmp_path: Path, field: str, text: str, problem: TeamProblem
) -> None:
    scene = with_new_hall(app, tmp_path)
    start = top(app)
    fill_in(app, start, field, text)
    assert text_of(start, "sentence") == team_problem_words(problem)
    start.focus("start")
    press(app, pygame.K_RETURN)
    assert scene.hall.setup is None


def test_a_new_tournament_takes_the_place_of_one_only_when_that_is_wanted(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("under way")
    before = scene.hall.setup
    app.push(StartScene(app, scene.hall, scene.refresh))
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), DialogScene)
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.setup is before
    app.push(StartScene(app, scene.hall, scene.refresh))
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RIGHT, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.setup is not before
    assert scene.hall.tournament.played == ()


def test_the_team_is_remembered_for_the_next_tournament(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("long names")
    start = StartScene(app, scene.hall, scene.refresh)
    assert start.plan.team() == WIDE
    assert start.plan.field_level == "expert"


def test_how_strong_the_field_is_stands_under_it(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Strength] = []
    monkeypatch.setattr(strength, "strengths", lambda: tuple(found))
    with_new_hall(app, tmp_path)
    start = top(app)
    mixed = text_of(start, "field-note")
    choose(app, start, "field", pygame.K_RIGHT, pygame.K_RIGHT)
    assert text_of(start, "field-note") != mixed
    found.append(Strength("pride", 4, "casual", "novice", 80, 90, 9.0, 1.0, 50))
    start.refresh()
    assert text_of(start, "field-note") == f"{level_name('casual')} · {strength_words(8, 9, 2, 'novice')}"
    for size in SIZES:
        resize(app, size)
        assert_layout(start)
