"""Where the parts of New game lie."""

from __future__ import annotations

import pytest

from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.widgets.portraits import PortraitButton

from .checks import resize
from .conftest import OpenApp
from .menus import item_of, text_of
from .menus import new_game as new_game_of


@pytest.fixture
def app(new_game_app: App) -> App:
    return new_game_app


@pytest.mark.parametrize("size", [(800, 600), (960, 600), (1280, 720), (800, 1200), (2560, 1440)])
def test_all_players_have_portraits_of_one_size(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    for game in FACES:
        scene = new_game_of(app, game, more=False)
        app.push(scene)
        app.draw()
        portraits = [item.rect for item in scene.items if isinstance(item, PortraitButton)]
        assert len(portraits) >= 3
        assert len({rect.size for rect in portraits}) == 1


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_what_levels_and_options_mean_ends_at_the_foot_of_both_panels(app: App, size: tuple[int, int]) -> None:
    for game in FACES:
        scene = new_game_of(app, game, more=True)
        resize(app, size)
        ends = []
        for panel_key in ("who", "how"):
            panel = item_of(scene, panel_key).rect
            inside = [item.rect for item in scene.items if item.key != panel_key and panel.contains(item.rect)]
            lowest = max(rect.bottom for rect in inside)
            ends.append(panel.bottom - lowest)
            assert lowest + item_of(scene, "who-label").rect.top <= panel.bottom + panel.top + 8, (game, panel_key)
        assert max(ends) - min(ends) <= 1, (game, ends)


def test_partners_are_side_by_side_in_their_bracket(app: App) -> None:
    scene = new_game_of(app, "spades")
    app.push(scene)
    for team, seats in enumerate(([0, 2], [1, 3])):
        bracket = item_of(scene, f"team-{team}").rect
        for seat in seats:
            field = item_of(scene, f"name-{seat}").rect
            assert bracket.top <= field.top < field.bottom <= bracket.bottom
            assert bracket.right < field.left


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200), (2560, 1440)])
def test_the_columns_of_levels_and_styles_have_heads(app: App, size: tuple[int, int]) -> None:
    for game in FACES:
        scene = new_game_of(app, game, more=True)
        resize(app, size)
        rects = {item.key: item.rect for item in scene.items}
        assert ("style-head" in rects) == scene.plan.has_styles
        for column in ("level", "style")[: 1 + scene.plan.has_styles]:
            head, control = rects[f"{column}-head"], rects[f"{column}-1"]
            assert (head.left, head.width) == (control.left, control.width)
            assert rects["players" if "players" in rects else "seating"].bottom <= head.top
            assert head.bottom <= rects["level-0"].top


def test_what_no_style_does_is_told_where_there_is_room(open_app: OpenApp) -> None:
    app = open_app()
    assert "Plain bids as most do" in text_of(new_game_of(app, "goodge", more=True), "styles-about")
    app = open_app(text_size="larger")
    assert "Bold bids high" in text_of(new_game_of(app, "goodge", more=True), "styles-about")
