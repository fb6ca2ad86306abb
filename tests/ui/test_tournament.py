"""The scenes of a tournament: how they lie, what leads from one to the other, and what they tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.ui import strength
from goodge.ui.app import App
from goodge.ui.scene import Scene
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.title import TitleScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.games import BracketBox, TableCard
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.scenes.tournament.words import signed, time_words
from goodge.ui.strength import Strength
from tests.table.tools import WAIT
from tests.table.tournaments import player

from .checks import SIZES, assert_layout, pixels, press, resize, settle
from .conftest import OpenApp
from .menus import buttons_of, choose, fill_in, text_of
from .tournaments import STATES, WIDE, play_own, play_round, top, with_new_hall

# -- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_nothing_overlaps_or_is_cut(
    open_app: OpenApp, homes: dict[str, Path], size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, text_size=text_size, muted=True, speed="instant")
    for folder in homes.values():
        hall = Hall(Home.at(folder), player)
        hall.set_pace(0.0001)
        scene = HallScene(app, hall)
        scenes: list[Scene] = [scene, StartScene(app, hall, scene.refresh)]
        if hall.tournament.champion is not None:
            scenes.append(ChampionsScene(app, hall, scene.refresh))
        for each in scenes:
            assert_layout(each)
        scene._turn()
        assert_layout(scene)
        hall.close()


@pytest.mark.parametrize("state", STATES)
def test_drawing_twice_gives_the_same_picture(app: App, show: Callable[[str], HallScene], state: str) -> None:
    show(state)
    assert pixels(app) == pixels(app)


# -- the beginning --------------------------------------------------------------------------------------------


def test_without_a_tournament_the_hall_asks_for_a_team_and_esc_leads_back(app: App, tmp_path: Path) -> None:
    with_new_hall(app, tmp_path)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    assert not (tmp_path / "tournament" / "tournament.json").exists()


def test_enter_draws_the_teams(app: App, tmp_path: Path) -> None:
    scene = with_new_hall(app, tmp_path)
    start = app.top
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
    assert text_of(scene, "heading") == "League round 1 of 3"


@pytest.mark.parametrize(
    ("field", "text", "told"),
    [
        ("name", "", "Your team needs a name."),
        ("person-1", "ann", "You are both called Ann: give one of you another name."),
        ("person-0", " ", "Both of you need a name."),
    ],
)
def test_a_team_that_cannot_be_is_told_why(app: App, tmp_path: Path, field: str, text: str, told: str) -> None:
    scene = with_new_hall(app, tmp_path)
    start = app.top
    fill_in(app, start, field, text)
    assert text_of(start, "sentence") == told
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
    start = app.top
    assert text_of(start, "field-note") == "Mixed: some teams play better than others"
    choose(app, start, "field", pygame.K_RIGHT, pygame.K_RIGHT)
    assert text_of(start, "field-note") == "All teams of one strength"
    found.append(Strength("pride", 4, "casual", "novice", 80, 90, 9.0, 1.0, 50))
    start.refresh()
    assert text_of(start, "field-note") == "Casual wins 8 of 9 games against two Novices"
    for size in SIZES:
        resize(app, size)
        assert_layout(start)


# -- the hall -------------------------------------------------------------------------------------------------


def test_ones_own_table_comes_first_and_every_game_shows_how_it_stands(show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    cards = [item for item in scene.items if isinstance(item, TableCard)]
    assert [card.facts.is_own for card in cards] == [True, False, False, False]
    assert cards[0].facts.action == "Play"
    assert cards[0].facts.status.startswith("Round 2")
    assert {card.facts.action for card in cards[1:]} == {"Watch"}
    assert text_of(scene, "on") == "Play on"
    assert text_of(scene, "sentence").startswith("You meet ")


def test_a_round_that_is_over_is_shown_until_people_go_on(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    assert text_of(scene, "heading") == "League round 1 of 3"
    assert text_of(scene, "sentence").startswith("League round 1 of 3 is over. You stand ")
    assert text_of(scene, "on") == "On to round 2"
    press(app, pygame.K_RETURN)
    assert text_of(scene, "heading") == "League round 2 of 3"
    assert text_of(scene, "on") == "Play your game"
    assert scene.hall.progress() == {}


def test_while_the_others_play_they_can_be_hurried(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    play_own(scene.hall)
    scene.refresh()
    assert text_of(scene, "sentence") == "The other tables are still playing."
    assert text_of(scene, "on") == "Finish quickly"
    scene.focus("on")
    press(app, pygame.K_RETURN)
    assert text_of(scene, "sentence") == "The other tables are playing as fast as they can."
    scene.hall.wait(WAIT)
    settle(app)
    assert text_of(scene, "on") == "On to round 2"


def test_the_bracket_and_the_standings_can_be_looked_at_any_time(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("second round")
    press(app, pygame.K_b)
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert len(boxes) == 7
    assert boxes[0].facts.names == ("Seed 1", "Seed 8")
    assert [box.is_focusable for box in boxes] == [False] * 7
    press(app, pygame.K_b)
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    press(app, pygame.K_b)
    assert text_of(scene, "back") == "Back"
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    assert text_of(scene, "back") == "Leave"
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)


def test_the_bracket_names_the_seeds_in_their_places(show: Callable[[str], HallScene]) -> None:
    scene = show("bracket")
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert [box.facts.seeds for box in boxes[:4]] == [(1, 8), (4, 5), (2, 7), (3, 6)]
    seeds, setup = scene.hall.tournament.seeds, scene.hall.setup
    assert seeds is not None
    assert setup is not None
    assert boxes[2].facts.names == (setup.teams[seeds[1]].name, setup.teams[seeds[6]].name)
    assert boxes[4].facts.names == ("", "")


def test_the_champions_are_celebrated_with_all_their_games(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    champion, setup = scene.hall.tournament.champion, scene.hall.setup
    assert champion is not None
    assert setup is not None
    press(app, pygame.K_RETURN)
    champions = top(app)
    assert isinstance(champions, ChampionsScene)
    assert text_of(champions, "name") == setup.teams[champion].name
    results = [text_of(champions, f"{number}-1") for number in range(6)]
    assert [result.startswith("beat") for result in results[3:]] == [True] * 3
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_after_the_champions_another_tournament_may_begin(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("over")
    press(app, pygame.K_RETURN)
    app.top.focus("another")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.tournament.played == ()
    assert text_of(scene, "heading") == "League round 1 of 3"


def test_another_tournament_can_be_begun_at_any_time(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    press(app, pygame.K_n)
    assert isinstance(top(app), StartScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    scene.focus("new")
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), StartScene)


def test_keys_reach_every_button_of_the_hall(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    reached = set()
    for _ in buttons_of(scene):
        press(app, pygame.K_TAB)
        reached.add(scene.focus_key)
    assert reached == set(buttons_of(scene))


def test_leaving_the_hall_keeps_everything(app: App, show: Callable[[str], HallScene], tmp_path: Path) -> None:
    scene = show("second round")
    before = scene.hall.tournament
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    again = Hall(Home.at(tmp_path / "copy"), player)
    assert again.tournament == before
    again.close()


# -- words ----------------------------------------------------------------------------------------------------


def test_numbers_in_words() -> None:
    assert [signed(number) for number in (-12, 0, 5)] == ["−12", "0", "+5"]
    assert [time_words(seconds) for seconds in (None, 0.0, 20.0, 61.0, 150.0)] == [
        "No clock", "The last round", "A minute left", "A minute left", "2 minutes left",
    ]  # fmt: skip
