"""The table of who has beaten whom: where it is offered, what its cells say, and its room in every window."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.engine.record import encode_record
from goodge.table.archive.statistics import Figures
from goodge.table.portraits import portrait_of
from goodge.ui.drawing.theme import BODY, SENTENCE
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.statistics.rivals import RivalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.widgets.base import Label, Picture

from .checks import SIZES, assert_layout, press, resize, settle, top
from .keeping import MADE, keep, sheet_of
from .menus import item_of
from .sheets import LONG_NAMES, won_match

HOUSE = (*LONG_NAMES, "Ann", "Ben", "Cleo", "Dan")[:8]


def household(names: tuple[str, ...] = HOUSE, game: str = "goodge") -> dict[str, list[Figures]]:
    """Everybody has met everybody twelve times; who comes earlier has won more often."""
    figures = []
    for place, one in enumerate(names):
        met = {other: (12, 8 if place < names.index(other) else 3) for other in names if other != one}
        figures.append(Figures(one, 12, 8, met=met))
    return {game: figures}


def text_of(scene: Scene, key: str) -> str:
    label = item_of(scene, key)
    assert isinstance(label, Label)
    return label.text


def test_a_cell_says_how_often_each_of_two_has_won(app: App) -> None:
    scene = RivalsScene(app, household(("Ann", "Ben", "Cleo")))
    app.push(scene)
    settle(app)
    assert text_of(scene, "Ann-Ben") == "8 : 3"
    assert text_of(scene, "Ben-Ann") == "3 : 8"
    assert item_of(scene, "Cleo-Ann").tip == "Matches won: Cleo 3, Ann 8"
    assert not [item for item in scene.items if item.key == "Ann-Ann"], "nobody meets themselves"


def test_the_last_cell_ends_with_its_line(app: App) -> None:
    resize(app, (1280, 720))
    scene = RivalsScene(app, household(("Ann", "Ben", "Cleo", "Dan", "Eve")))
    app.push(scene)
    rects = {item.key: item.rect for item in scene.items}
    assert rects["self-Eve"].right == rects["rule-4"].right


def test_nobody_has_another_s_face(app: App) -> None:
    names = ("Cleo", "Eve", "Mia", "Ann")
    assert len({portrait_of(name, {}) for name in names}) < len(names), "by name alone, two would share one"
    scene = RivalsScene(app, household(names))
    app.push(scene)
    faces = {name: item_of(scene, f"face-{name}") for name in names}
    shown = {face.name for face in faces.values() if isinstance(face, Picture)}
    assert len(shown) == len(names)
    head = item_of(scene, "head-face-Eve")
    assert isinstance(head, Picture)
    assert head.name in shown


def test_the_last_line_ends_before_the_border_of_the_sheet(app: App) -> None:
    resize(app, (1280, 720))
    scene = RivalsScene(app, household(("Ann", "Ben", "Cleo", "Dan", "Eve")))
    app.push(scene)
    assert item_of(scene, "sheet").rect.bottom - item_of(scene, "self-Eve").rect.bottom >= app.canvas.px(20)


def test_figures_are_as_large_as_the_cells_of_a_few_have_room_for(app: App) -> None:
    resize(app, (1280, 720))
    scene = RivalsScene(app, household(("Ann", "Ben", "Cleo")))
    app.push(scene)
    ahead, behind = item_of(scene, "Ann-Ben"), item_of(scene, "Ben-Ann")
    assert isinstance(ahead, Label)
    assert isinstance(behind, Label)
    assert (ahead.role, behind.role) == (SENTENCE, BODY)


def test_several_games_are_added_up_until_one_is_chosen(app: App) -> None:
    scene = RivalsScene(app, household(("Ann", "Ben")) | household(("Ben", "Cleo"), "spades"))
    app.push(scene)
    settle(app)
    assert text_of(scene, "Ben-Cleo") == "8 : 3"
    press(app, pygame.K_UP, pygame.K_RIGHT)
    settle(app)
    assert scene.game == "goodge"
    assert {item.key for item in scene.items if item.key.startswith("name-")} == {"name-Ann", "name-Ben"}


def test_whoever_plays_comes_first_also_if_others_have_met_more_often(app: App) -> None:
    app.household.add("Dan")
    scene = RivalsScene(app, household())
    app.push(scene)
    settle(app)
    assert HOUSE[-1] == "Dan"
    assert next(item.key for item in scene.items if item.key.startswith("name-")) == "name-Dan"


def test_matches_with_real_cards_count_and_have_a_line_in_the_statistics(app: App) -> None:
    keep(app, replace(sheet_of("goodge", MADE, target=100), begun=5))
    statistics = FinishedScene(app)
    app.push(statistics)
    settle(app)
    assert text_of(statistics, "note") == "With real cards: Ann won 1 of 1, Ben won 0 of 1, Cleo won 0 of 1"
    item_of(statistics, "rivals").press()
    scene = top(app)
    assert isinstance(scene, RivalsScene)
    assert text_of(scene, "Ann-Ben") == "1 : 0"
    assert item_of(scene, "Ben-Cleo").tip == "Matches won: Ben 0, Cleo 0", "only the winner has beaten anybody"
    assert text_of(scene, "note").endswith("real cards included")
    both = RivalsScene(app, household(("Ann", "Ben")), statistics._told)
    app.push(both)
    settle(app)
    assert text_of(both, "Ann-Ben") == "9 : 3"


@pytest.mark.parametrize("size", SIZES)
def test_the_largest_house_has_room_in_every_window(app: App, size: tuple[int, int]) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    app.push(RivalsScene(app, household()))
    resize(app, size)
    settle(app)
    assert_layout(top(app))
    assert sum(item.key.startswith("name-") for item in top(app).items) == 7


@pytest.mark.parametrize(("people", "is_offered"), [((0, 1), True), ((0,), False)])
def test_the_statistics_lead_there_once_people_have_met(app: App, people: tuple[int, ...], *, is_offered: bool) -> None:
    record = won_match("goodge", 150)
    record.extra["seats"] = [None if seat in people else "casual" for seat in range(len(record.players))]
    app.home.records_file.write_text(encode_record(record) + "\n")
    scene = FinishedScene(app)
    app.push(scene)
    settle(app)
    assert any(item.key == "rivals" for item in scene.items) is is_offered
    if is_offered:
        item_of(scene, "rivals").press()
        assert isinstance(app.top, RivalsScene)
