"""The page of small goals: what it shows of a name, its room in every window, and its place in the statistics."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.record import encode_record
from goodge.table.archive.kept_goals import ReachedGoals, encode_reached
from goodge.table.small_goals import ACHIEVEMENTS
from goodge.ui.drawing.theme import PAPER_SHADE, Colour
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.statistics.badges import draw_badge
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.wording.small_goals import asks_words, name_words

from .checks import SIZES, assert_layout, press, resize, settle, top
from .menus import item_of, text_of
from .sheets import LONG_NAMES, won_match
from .test_theme import _contrast

DAY, BEGUN = "2026-09-21", "2026-09-21/.."


def opened_goals(
    app: App, game: str = "goodge", *goals: str, names: tuple[str, ...] = LONG_NAMES, day: str = BEGUN
) -> GoalsScene:
    """The page of a game; the first name has reached these goals, or all of them, on a day."""
    reached = goals or tuple(goal.id for goal in ACHIEVEMENTS[game])
    kept = ReachedGoals(found={names[0]: dict.fromkeys(reached, day), "Zoe": {"spades-nil": ""}})
    app.home.small_goals_file.write_bytes(encode_reached(kept))
    scene = GoalsScene(app, names, game)
    app.push(scene)
    while not scene.book.is_complete:
        assert scene.book.wait(120)
        app.turn(0.05)
    settle(app)
    return scene


def shown(scene: GoalsScene) -> set[str]:
    return {item.key.removeprefix("name-") for item in scene.items if item.key.startswith("name-")}


def test_each_goal_says_what_it_asks_and_when_it_was_reached(app: App) -> None:
    scene = opened_goals(app, "goodge", "goodge-made", "spades-nil", day=DAY)
    assert shown(scene) == {goal.id for goal in ACHIEVEMENTS["goodge"]}
    assert text_of(scene, "count") == "1 of 13 reached"
    assert text_of(scene, "name-goodge-made") == "Bid made"
    assert text_of(scene, "asks-goodge-made") == "Be the Goodge, and make your bid."
    assert text_of(scene, "day-goodge-made") == "21 Sep 2026"
    told = item_of(scene, "name-goodge-made").called
    assert told == "Bid made. Be the Goodge, and make your bid. Reached. 21 Sep 2026"
    assert item_of(scene, "name-goodge-kept").called.endswith(" Still open")
    assert scene.item("day-goodge-kept") is None


def test_goals_have_as_much_air_over_the_first_as_under_the_last(app: App) -> None:
    scene = opened_goals(app, "spidge")
    sheet = item_of(scene, "sheet").rect
    marks = [item.rect for item in scene.items if item.key.startswith("mark-")]
    over, under = marks[0].top - sheet.top, sheet.bottom - max(mark.bottom for mark in marks)
    assert abs(over - under) <= scene.canvas.px(16)


def test_of_an_older_match_the_page_says_that_the_day_is_its_beginning(app: App) -> None:
    scene = opened_goals(app, "goodge", "goodge-made")
    assert text_of(scene, "day-goodge-made") == "match of 21 Sep 2026"


@pytest.mark.parametrize("player", ["ann", "Wanda"])
def test_the_page_begins_with_whoever_plays_whether_or_not_they_have_played(app: App, player: str) -> None:
    app.household.add(player)
    scene = opened_goals(app, "goodge", "goodge-made", names=("Ben", "Ann"))
    assert scene.name == {"ann": "Ann", "Wanda": "Wanda"}[player]
    assert text_of(scene, "count") == "0 of 13 reached"
    assert {"Ann", "Ben", "Zoe"} <= set(scene.names)


def test_name_and_game_are_chosen_by_keys(app: App) -> None:
    scene = opened_goals(app, "goodge", "goodge-made", names=("Ann", "Ben"))
    assert scene.names == ["Ann", "Ben", "Zoe"], "whoever has reached something is there as well"
    scene.focus("name")
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.name == "Zoe"
    assert text_of(scene, "count") == "0 of 13 reached"
    scene.focus("game")
    press(app, pygame.K_RIGHT)
    settle(app)
    assert (scene.game, text_of(scene, "count")) == ("spades", "1 of 7 reached")
    assert scene.item("day-spades-nil") is None, "nobody knows the day"


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_all_goals_have_room_in_every_window_page_by_page(app: App, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = opened_goals(app)
    for size in SIZES:
        resize(app, size)
        seen: set[str] = set()
        for _ in ACHIEVEMENTS["goodge"]:
            assert_layout(scene)
            seen |= shown(scene)
            press(app, pygame.K_PAGEDOWN)
        assert seen == {goal.id for goal in ACHIEVEMENTS["goodge"]}


def test_at_1280x720_all_of_a_game_stand_on_one_page(app: App) -> None:
    scene = opened_goals(app)
    resize(app, (1280, 720))
    for game in FACES:
        scene._turn_to(game)
        assert scene.item("more") is None


def test_before_anybody_has_played_the_goals_are_there_to_be_read(app: App) -> None:
    statistics = FinishedScene(app)
    app.push(statistics)
    settle(app)
    item_of(statistics, "goals").press()
    settle(app)
    scene = top(app)
    assert isinstance(scene, GoalsScene)
    assert scene.item("name") is None
    assert len(shown(scene)) == 13


def test_the_statistics_lead_to_the_goals_of_their_game_and_names(app: App) -> None:
    record = won_match("spades", 60)
    record.extra["seats"] = [None, "casual", "casual", "casual"]
    app.home.records_file.write_text(encode_record(record) + "\n")
    statistics = FinishedScene(app)
    app.push(statistics)
    settle(app)
    item_of(statistics, "goals").press()
    scene = top(app)
    assert isinstance(scene, GoalsScene)
    assert (scene.game, scene.names) == ("spades", [LONG_NAMES[0]])


def test_every_goal_has_its_words() -> None:
    for goals in ACHIEVEMENTS.values():
        names = {name_words(goal.id) for goal in goals}
        assert len(names) == len(goals), "no two goals of a game are called alike"
        assert all(asks_words(goal.id).endswith(".") for goal in goals)


@pytest.mark.parametrize("goal", ["goodge-made", "goodge-caught-one", "goodge-never-set", "spidge-dummy-nil"])
def test_the_picture_of_a_goal_that_is_not_reached_can_be_made_out(app: App, goal: str) -> None:
    rect = pygame.Rect(100, 100, 60, 60)
    draw_badge(app.canvas, rect, goal, is_reached=False)
    inner = rect.inflate(-24, -24)
    spots = ((x, y) for x in range(inner.left, inner.right) for y in range(inner.top, inner.bottom))
    inks = {Colour(*app.canvas.surface.get_at(spot)) for spot in spots}
    assert max(_contrast(ink, PAPER_SHADE) for ink in inks) >= 3.0
