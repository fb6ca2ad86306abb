"""Where the parts of New game lie."""

from __future__ import annotations

import pygame
import pytest

from goodge.players import LEVELS
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.program.tip import laid_tip
from goodge.ui.scenes.new_game.plan import EVEN
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.widgets.portraits import PortraitButton

from .checks import assert_layout, click, resize
from .conftest import OpenApp
from .menus import choose, item_of, text_of
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


def test_the_rule_stands_close_over_what_the_levels_mean(app: App) -> None:
    scene = new_game_of(app, "spidge", more=True)
    resize(app, (1280, 720))
    app.push(scene)
    rule, first = item_of(scene, "levels-rule").rect, item_of(scene, "casual-name").rect
    assert 0 < first.top - rule.bottom <= app.canvas.px(12)


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
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_columns_of_levels_and_styles_have_heads(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    app = open_app(size, text_size=text_size)
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
    assert "Plain bids like most" in text_of(new_game_of(app, "goodge", more=True), "styles-about")
    app = open_app(text_size="larger")
    assert "Bold bids high" in text_of(new_game_of(app, "goodge", more=True), "styles-about")


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
def test_the_tip_of_a_level_lies_within_the_panel_and_covers_nothing_but_what_it_says_itself(
    open_app: OpenApp, language: str, text_size: str
) -> None:
    app = open_app(text_size=text_size, language=language)
    for game, face in FACES.items():
        scene = new_game_of(app, game, more=False)
        scene.plan.players = max(face.offer.tables)
        for size in ((800, 600), (1280, 720)):
            resize(app, size)
            for level in LEVELS[1:]:
                for seat in scene.plan.seats:
                    seat.level = level
                scene.refresh()
                for number in range(scene.plan.players):
                    assert_tip_lies_clear(scene, number)


def assert_tip_lies_clear(scene: NewGameScene, seat: int) -> None:
    told = item_of(scene, f"level-{seat}")
    slip, lines = laid_tip(scene.canvas, told.tip or "", told.rect, told.tip_place)
    assert len(lines) >= 2
    assert item_of(scene, "who").rect.contains(slip)
    covered = [item.key for item in scene.items if not item.is_backing and item.rect.colliderect(slip)]
    assert set(covered) <= {f"about-{seat}"}


def test_a_level_steps_to_the_side_that_is_clicked_and_not_round_at_its_ends(app: App) -> None:
    scene = new_game_of(app, "goodge", more=False)
    app.push(scene)
    app.draw()
    rect = item_of(scene, "level-1").rect
    ends = {"left": (rect.left + 8, rect.centery), "right": (rect.right - 8, rect.centery)}
    middle = {"left": (rect.centerx - 20, rect.centery), "right": (rect.centerx + 20, rect.centery)}
    for places in (ends, middle):
        for way, end in (("right", EVEN), ("left", None)):
            for _ in range(len(LEVELS) + 2):
                click(app, places[way])
            assert scene.plan.seats[1].level == end


def test_enter_leads_no_level_back_to_the_first(app: App) -> None:
    scene = new_game_of(app, "goodge", more=False)
    app.push(scene)
    scene.plan.seats[1].level = LEVELS[-1]
    choose(app, scene, "level-1", pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN)
    assert scene.plan.seats[1].level == EVEN


def test_in_a_tall_window_name_and_level_of_a_player_are_equally_wide(app: App) -> None:
    resize(app, (800, 1200))
    app.settings.more_choices = False
    form = new_game_of(app, "goodge", more=False)
    app.push(form)
    for level in ("casual", "expert"):  # with words on each, and on one for all
        form.plan.seats[1].level = level
        form.refresh()
        for number in range(form.plan.players):
            name, level_of = item_of(form, f"name-{number}").rect, item_of(form, f"level-{number}").rect
            assert (name.left, name.width) == (level_of.left, level_of.width)
        assert_layout(form)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_switch_of_players_lies_on_the_cloth(app: App, size: tuple[int, int]) -> None:
    """No corner of it reaches over the gold line of the round table."""
    resize(app, size)
    scene = new_game_of(app, "goodge")
    scene.shows_more = False
    app.push(scene)
    table, switch = item_of(scene, "table").rect, item_of(scene, "players").rect
    cloth = table.inflate(-2 * scene.canvas.px(13), -2 * scene.canvas.px(13))
    radius = min(cloth.size) / 2
    middle = pygame.Vector2(cloth.left + radius, cloth.top + radius)
    inside = pygame.Vector2(switch.left + scene.canvas.px(3), switch.top + scene.canvas.px(3))  # its corners are round
    assert inside.x >= middle.x or inside.y >= middle.y or middle.distance_to(inside) <= radius


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1200), (1080, 1920)])
def test_the_sign_of_a_team_stands_on_the_ring_of_a_portrait(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    scene = new_game_of(app, "spades")
    scene.shows_more = False
    app.push(scene)
    portraits = [item for item in scene.items if isinstance(item, PortraitButton) and item.sign]
    assert len(portraits) == 4
    for portrait in portraits:
        away = pygame.Vector2(portrait.rect.center).distance_to(portrait.sign_middle)
        assert abs(away - portrait.rect.width / 2) <= 0.06 * portrait.rect.width


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_players_and_options_begin_as_far_inside_their_panels(app: App, size: tuple[int, int]) -> None:
    scene = new_game_of(app, "goodge", more=True)
    app.push(scene)
    resize(app, size)
    who, how = item_of(scene, "who").rect, item_of(scene, "how").rect
    assert item_of(scene, "portrait-0").rect.left - who.left == item_of(scene, "deal-label").rect.left - how.left


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_the_words_on_the_table_keep_off_its_rim(app: App, size: tuple[int, int]) -> None:
    for game in ("spades", "pride", "spidge"):
        scene = new_game_of(app, game, more=False)
        scene.shows_more = False
        app.push(scene)
        resize(app, size)
        table, first = item_of(scene, "table").rect, item_of(scene, "seating").rect
        assert first.top - table.top >= app.canvas.px(26), f"{game}: as far from the rim as what stands lowest"
