"""The beginning of a tournament: the people's team, and how strong the others are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.table.portraits import CHARACTERS, PEOPLE
from goodge.table.settings import Settings
from goodge.ui.drawing.portrait import picture_of
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.new_game import strength
from goodge.ui.scenes.new_game.strength import Strength
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.scenes.tournament.table_card import TableCard
from goodge.ui.widgets.base import Label, Picture
from goodge.ui.widgets.portraits import PortraitButton
from goodge.ui.wording.players import level_name, strength_words
from goodge.ui.wording.tournament import (
    PlayerNameless,
    SameName,
    TeamNameless,
    TeamProblem,
    stage_words,
    team_problem_words,
)

from .checks import SIZES, assert_layout, click, press, resize, top
from .conftest import OpenApp
from .menus import choose, fill_in, item_of, text_of
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
    choose(app, start, "partner", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, start, "field", pygame.K_RIGHT)
    start.focus("start")
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    setup = scene.hall.setup
    assert setup is not None
    own = setup.teams[setup.own]
    assert (own.name, [each.level for each in own.players]) == ("The Attic", [None, "expert"])
    others = {each.level for team in setup.teams if team != own for each in team.players}
    assert others == {"beginner"}
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
    press(app, pygame.K_LEFT, pygame.K_RETURN)
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
    choose(app, start, "field", *[pygame.K_RIGHT] * 3)
    assert text_of(start, "field-note") != mixed
    found.append(Strength("pride", 4, "casual", "novice", 80, 90, 9.0, 1.0, 50))
    start.refresh()
    wins = strength_words(89, 100, 2, "novice")
    assert text_of(start, "field-note") == f"{level_name('casual')} · {wins}"
    for size in SIZES:
        resize(app, size)
        assert_layout(start)


# -- portraits ------------------------------------------------------------------------------------------------


def test_a_person_chooses_a_portrait_and_it_is_kept(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    start = top(app)
    choose(app, start, "portrait-0", pygame.K_RETURN)
    assert [item.portrait for item in top(app).items if isinstance(item, PortraitButton)] == list(PEOPLE)
    click(app, item_of(top(app), "portrait-man-turban").rect.center)
    assert top(app) is start
    chosen = item_of(start, "portrait-0")
    assert isinstance(chosen, PortraitButton)
    assert chosen.portrait == "man-turban"
    choose(app, start, "start", pygame.K_RETURN)
    assert Settings.load(app.home)[0].portraits == {"ann": "man-turban"}


def test_a_portrait_chosen_before_the_name_is_that_of_whoever_is_named(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    start = top(app)
    fill_in(app, start, "person-0", "")
    choose(app, start, "portrait-0", pygame.K_RETURN)
    assert text_of(top(app), "title") == "Choose a portrait"
    click(app, item_of(top(app), "portrait-man-turban").rect.center)
    fill_in(app, start, "person-0", "Zoe")
    shown = item_of(start, "portrait-0")
    assert isinstance(shown, PortraitButton)
    assert shown.portrait == "man-turban"
    choose(app, start, "start", pygame.K_RETURN)
    assert Settings.load(app.home)[0].portraits == {"zoe": "man-turban"}


def test_a_portrait_is_not_kept_if_one_goes_back(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    choose(app, top(app), "portrait-0", pygame.K_RETURN)
    click(app, item_of(top(app), "portrait-man-turban").rect.center)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    assert app.settings.portraits == {}


def test_a_portrait_of_a_partner_goes_with_them_when_the_computer_takes_their_place(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    start = top(app)
    assert isinstance(start, StartScene)
    start.plan.level = None
    start.refresh()
    choose(app, start, "portrait-1", pygame.K_RETURN)
    click(app, item_of(top(app), "portrait-man-turban").rect.center)
    choose(app, start, "partner", pygame.K_RIGHT)
    choose(app, start, "start", pygame.K_RETURN)
    assert Settings.load(app.home)[0].portraits == {}


def test_a_computer_partner_becomes_the_character_that_is_chosen(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    start = top(app)
    choose(app, start, "portrait-1", pygame.K_RETURN)
    click(app, item_of(top(app), f"portrait-{CHARACTERS['Hugo']}").rect.center)
    assert isinstance(start, StartScene)
    assert start.plan.people == ["Ann", "Hugo"]


def test_the_hall_shows_the_faces_of_every_team(show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    cards = [item for item in scene.items if isinstance(item, TableCard)]
    teams = [team for card in cards for team in card.facts.teams]
    assert len(teams) == 8
    faces = [face for team in teams if not team.is_own for face in team.faces]
    assert len(set(faces)) == len(faces) == 14
    [own] = [team.faces for team in teams if team.is_own]
    shown = [item.name for item in scene.items if item.key.startswith("own-face-") and isinstance(item, Picture)]
    assert shown == [picture_of(face) for face in own]


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_the_team_stands_in_three_groups_evenly_apart_with_large_faces(
    app: App, tmp_path: Path, size: tuple[int, int]
) -> None:
    with_new_hall(app, tmp_path)
    scene = top(app)
    resize(app, size)
    assert_layout(scene)
    faces = [item_of(scene, f"portrait-{number}").rect for number in (0, 1)]
    assert faces[0].height > item_of(scene, "person-0").rect.height
    ends = [item_of(scene, "name").rect.bottom, faces[1].bottom]
    for end, rule, head in zip(ends, ("people-rule", "field-rule"), ("people-label", "field-label"), strict=True):
        line, label = item_of(scene, rule).rect.top, item_of(scene, head).rect.top
        assert abs((line - end) - (label - line)) <= 3


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_how_it_goes_is_told_in_three_steps_with_a_picture_each(app: App, tmp_path: Path, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    with_new_hall(app, tmp_path)
    for size in SIZES:
        resize(app, size)
        scene = top(app)
        assert_layout(scene)
        steps = [[item_of(scene, f"{part}-{number}") for part in ("step", "picture", "how")] for number in range(3)]
        for step in steps:
            count, picture, words = (item.rect for item in step)
            assert count.right <= picture.left
            assert picture.right < words.left
            assert count.centery == words.centery == pytest.approx(picture.centery, abs=1)
            assert picture.height >= 60 * app.canvas.unit
        assert len({item.shown_role(app.canvas) for *_, item in steps if isinstance(item, Label)}) == 1
        app.draw()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pl"])
def test_how_it_goes_breaks_evenly_and_parts_no_number_from_its_unit(
    open_app: OpenApp, tmp_path: Path, language: str
) -> None:
    app = open_app((1280, 720), language=language, muted=True)
    with_new_hall(app, tmp_path)
    app.draw()
    steps, length = [item_of(top(app), f"how-{number}") for number in range(3)], item_of(top(app), "how-length")
    for step in steps:
        assert isinstance(step, Label)
        role = step.shown_role(app.canvas)
        wide = [app.canvas.type.size(line, role)[0] for line in step._lines(app.canvas, role)]
        assert len(wide) > 1
        assert min(wide) > 0.7 * max(wide)
    assert isinstance(length, Label)
    words = length.text.split(" ")
    assert not [word for word in words if word.isdigit()]
