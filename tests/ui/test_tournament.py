"""The hall: how its scenes lie, the games of a round, and what leads from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.side_tables import TableProgress
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.games import BracketBox, ProgressBar
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.scenes.tournament.table_card import TableCard
from goodge.ui.widgets.base import Label
from goodge.ui.wording.tournament import (
    games_played_words,
    meet_words,
    on_to_words,
    over_words,
    progress_words,
    stage_words,
)
from tests.table.tools import WAIT
from tests.table.tournaments import player

from .checks import SIZES, assert_layout, pixels, press, resize, settle, top
from .conftest import OpenApp
from .menus import buttons_of, text_of
from .tournaments import STATES, play_own, play_round


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


def test_ones_own_table_comes_first_and_every_game_shows_how_it_stands(show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    cards = [item for item in scene.items if isinstance(item, TableCard)]
    assert [card.facts.is_own for card in cards] == [True, False, False, False]
    assert cards[0].facts.action not in {None, *(card.facts.action for card in cards[1:])}
    assert len({card.facts.action for card in cards[1:]}) == 1
    own, setup = scene.hall.own_game, scene.hall.setup
    assert own is not None
    assert setup is not None
    names = (setup.teams[own.teams[0]].name, setup.teams[own.teams[1]].name)
    progress = scene.hall.progress()[own]
    assert progress.rounds == 1
    assert (cards[0].facts.status, cards[0].facts.detail) == progress_words(progress, None, names)
    other = next(setup.teams[team] for team in own.teams if team != setup.own)
    assert text_of(scene, "sentence") == meet_words(other)


def test_the_names_of_the_standings_are_of_one_size(app: App, show: Callable[[str], HallScene]) -> None:
    app.settings.text_size = "larger"
    resize(app, (1280, 720))
    scene = show("under way")
    roles = {item.role for item in scene.items if isinstance(item, Label) and item.key.endswith("-1")}
    roles -= {item.role for item in scene.items if isinstance(item, Label) and item.key == "head-1"}
    assert len(roles) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_games_of_a_round_end_where_the_standings_end(
    app: App, show: Callable[[str], HallScene], size: tuple[int, int]
) -> None:
    resize(app, size)
    scene = show("under way")
    cards = [item for item in scene.items if isinstance(item, TableCard)]
    assert cards[-1].rect.bottom == next(item for item in scene.items if item.key == "sheet").rect.bottom


def test_a_round_that_is_over_is_shown_until_people_go_on(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    over, setup = scene.hall.round[0], scene.hall.setup
    assert setup is not None
    play_round(scene.hall)
    scene.refresh()
    following = scene.hall.round[0]
    assert following.round == over.round + 1
    place = [each.team for each in scene.hall.tournament.standings()].index(setup.own)
    assert text_of(scene, "heading") == stage_words(over)
    assert text_of(scene, "sentence") == over_words(over, place)
    assert text_of(scene, "on") == on_to_words(following)
    press(app, pygame.K_RETURN)
    assert text_of(scene, "heading") == stage_words(following)
    assert scene.hall.progress() == {}


def test_while_the_others_play_they_can_be_hurried(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    play_own(scene.hall)
    scene.refresh()
    assert bar_of(scene).text == games_played_words(1, 4)
    scene.focus("on")
    press(app, pygame.K_RETURN)
    scene.hall.wait(WAIT)
    settle(app)
    assert text_of(scene, "on") == on_to_words(scene.hall.round[0])


def bar_of(scene: HallScene) -> ProgressBar:
    return next(item for item in scene.items if isinstance(item, ProgressBar))


def test_hurrying_shows_how_far_the_games_are_and_can_be_ended(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    play_own(scene.hall)
    scene._look()
    assert 0.25 <= bar_of(scene).share < 0.3
    scene.focus("on")
    hurry = text_of(scene, "on")
    press(app, pygame.K_RETURN)
    while bar_of(scene).share < 0.5:
        before = bar_of(scene).share
        scene._look()
        assert bar_of(scene).share >= before, "the bar never goes back"
    assert text_of(scene, "on") != hurry
    press(app, pygame.K_RETURN)
    assert text_of(scene, "on") == hurry
    scene.hall.set_pace(0.0001)
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene), "and it can be left at any time"


def test_a_game_that_has_just_ended_counts_once(show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    play_own(scene.hall)
    own = next(pairing for pairing in scene.hall.round if scene._state.setup.owns(pairing))
    seen = {own: TableProgress.of(own, scene.hall.record_of(own))}
    assert scene._state.done([own]) == 1
    assert replace(scene._state, seen=seen).reached == replace(scene._state, seen={}).reached


def test_a_game_that_ends_while_one_looks_is_seen_or_counted(
    show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show("under way")
    hall = scene.hall
    update = hall.update

    def just_before_the_end() -> bool:
        news = update()
        hall.set_pace(None)
        hall.wait(WAIT)
        return news

    monkeypatch.setattr(hall, "update", just_before_the_end)
    scene._look()
    assert all(scene._state.game(pairing).totals is not None for pairing in hall.round)


def test_the_bracket_and_the_standings_can_be_looked_at_any_time(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("second round")
    press(app, pygame.K_b)
    boxes = [item for item in scene.items if isinstance(item, BracketBox)]
    assert len(boxes) == 7
    assert [name[-1] for name in boxes[0].facts.names] == ["1", "8"]
    assert [box.is_focusable for box in boxes] == [False] * 7
    press(app, pygame.K_b)
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    out = text_of(scene, "back")
    press(app, pygame.K_b)
    assert text_of(scene, "back") != out
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert not any(isinstance(item, BracketBox) for item in scene.items)
    assert text_of(scene, "back") == out
    press(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)


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
