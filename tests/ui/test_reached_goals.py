"""The line of small goals on the score page: what it says, to whom, and its room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.game import Phase
from goodge.engine.record import Record
from goodge.table.archive.kept_goals import read_reached
from goodge.table.small_goals import reached_in
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.goals import GoalsInMatch
from goodge.ui.widgets.base import Label
from goodge.ui.wording.small_goals import (
    ReachedWords,
    asks_words,
    name_words,
    reached_count_words,
    reached_words,
    told_when_reached,
)

from .checks import SIZES, assert_layout, let_pass, resize, top
from .menus import item_of
from .narration import Listener
from .sheets import LONG_NAMES, match_of, won_match
from .tables import open_table, play_until


def texts(scene: ScoreScene) -> list[str]:
    return [getattr(item, "text", "") for item in scene.items]


def with_people(record: Record, *seats: int) -> Record:
    """The match with people at these seats."""
    levels = [None if seat in seats else "casual" for seat in range(len(record.players))]
    return replace(record, extra={**record.extra, "seats": levels})


def scored(app: App, record: Record, *seats: int) -> ScoreScene:
    """The score page of a match with people at these seats, with all that is found behind the screen."""
    app.settings.goals_told = True
    goals = GoalsInMatch(app, names_people=len(seats) > 1)
    words = goals.noted(with_people(record, *seats))
    goals.wait(120)
    scene = ScoreScene(app, record, lambda: None, on_again=lambda: None, on_title=lambda: None, reached=words)
    app.push(scene)
    let_pass(app, 60)
    app.turn(0.05)
    goals.close()
    return scene


def test_the_words_name_goals_and_where_several_play_the_person() -> None:
    assert reached_words(["goodge-made"]) == "Small goal reached: “Bid made”"
    assert (
        reached_words(["goodge-made", "goodge-caught-one"], "Ann") == "Ann reached small goals: “Bid made” and “Caught”"
    )
    assert reached_count_words(1) == "1 small goal reached"


def test_after_a_round_the_page_says_what_the_person_has_reached_once(app: App) -> None:
    app.settings.goals_told = True
    scene = open_table(app, (None, "novice", "novice"), seed=2)
    play_until(app, scene, Phase.SCORED)
    page = top(app)
    assert isinstance(page, ScoreScene)
    scene.goals.wait(120)
    app.turn(0.05)
    goals = [goal.id for seat, goal in reached_in(scene.table.record) if seat == 0]
    assert goals == ["goodge-rich-stash"]
    line = next(item for item in page.items if isinstance(item, Label) and reached_words(goals) in item.text)
    assert line.text == f"{reached_words(goals)} · {asks_words(goals[0])}", "what was done is told beside its name"
    kept = read_reached(app.home.small_goals_file).found["Ann"]
    assert set(kept) == set(goals)
    page.press(item_of(page, "on"))
    play_until(app, scene, Phase.SCORED)
    page = top(app)
    scene.goals.wait(120)
    app.turn(0.05)
    assert isinstance(page, ScoreScene)
    assert len(scene.table.record.rounds) == 2
    assert not [text for text in texts(page) if "Worth waiting for" in text]


def test_what_several_goals_ask_is_the_tip_of_the_line_that_names_them() -> None:
    names = [("Ann", "goodge-made"), ("Ben", "goodge-all-ones")]
    told = told_when_reached(names, names_people=True)
    assert told.ways == (
        "Ann reached a small goal: “Bid made” · Ben reached a small goal: “All five”",
        "2 small goals reached",
    )
    assert told.tip.splitlines() == [f"{name_words(goal)} · {asks_words(goal)}" for _, goal in names]


def test_the_line_has_that_tip_on_the_page(app: App) -> None:
    record = match_of("goodge-3", 8)
    scene = scored(app, record, 0, 1, 2)
    goals = [goal for _, goal in reached_in(with_people(record, 0, 1, 2))]
    (line,) = [item for item in scene.items if isinstance(item, Label) and "each" in item.text]
    assert line.tip is not None
    assert all(asks_words(goal.id) in line.tip for goal in goals)


def test_with_the_switch_off_nothing_is_said_but_all_is_kept(app: App) -> None:
    record = match_of("goodge-3", 3)
    said = texts(scored(app, record, 0))
    assert any(text.startswith("Small goal") for text in said)
    app.home.small_goals_file.unlink()
    app.pop()
    goals = GoalsInMatch(app, names_people=False)
    app.settings.goals_told = False
    words = goals.noted(with_people(record, 0))
    goals.wait(120)
    assert words() == ReachedWords()
    assert read_reached(app.home.small_goals_file).found
    goals.close()


def test_where_nobody_reaches_anything_the_page_is_as_it_was(app: App) -> None:
    scene = scored(app, match_of("goodge-3", 3))
    assert not [text for text in texts(scene) if "each" in text]


def test_the_line_is_told_to_those_who_do_not_see_it(app: App) -> None:
    listener = Listener(app)
    scene = scored(app, match_of("goodge-3", 3), 0)
    (said,) = [text for text in texts(scene) if text.startswith("Small goal")]
    assert said.removesuffix(".") in " ".join(listener.hear())


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("is_won", [False, True])
def test_the_line_has_room_in_every_window_or_says_how_many(app: App, text_size: str, *, is_won: bool) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    record = won_match(target=1500) if is_won else match_of("goodge-3", 8)
    scene = scored(app, record, 0, 1, 2)
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)
        (said,) = [text for text in texts(scene) if "each" in text]
        assert said == reached_count_words(len(reached_in(with_people(record, 0, 1, 2)))) or LONG_NAMES[0] in said
