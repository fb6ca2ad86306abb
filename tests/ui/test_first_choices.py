"""New game asks for the game and the players first; all else is behind "More"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.table.seats import MatchSetup, SeatSetup
from goodge.table.settings import Settings
from goodge.ui.drawing.theme import TEXT_SCALES
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.new_game.strength import measured
from goodge.ui.widgets.portraits import PortraitButton
from goodge.ui.widgets.tabs import TabLook, Tabs
from goodge.ui.wording.lists import capitalised
from goodge.ui.wording.players import about_level

from .checks import SIZES, assert_layout, click, press, resize
from .conftest import OpenApp
from .inks import contrast
from .menus import StandIn, buttons_of, choose, fill_up, item_of, new_game, text_of

ANN, BEN, CLEO = SeatSetup("Ann", None), SeatSetup("Ben", "casual"), SeatSetup("Cleo", "casual")
USUAL = MatchSetup((ANN, BEN, CLEO), {"players": 3, "target": 500, "all_pass": "forced"}, 7)


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


@pytest.fixture
def form(app: App) -> NewGameScene:
    scene = NewGameScene(app)
    app.push(scene)
    app.draw()
    return scene


def hidden_in(scene: NewGameScene) -> set[str]:
    """What can be chosen behind "More" and is not to be seen."""
    rules = {option.name for option in scene.plan.offer.options if hasattr(option, "name")}
    return ({"deal"} | rules) - set(buttons_of(scene))


@pytest.mark.parametrize("game", FACES)
def test_at_first_there_are_only_the_game_who_sits_where_and_a_way_to_learn_it(app: App, game: str) -> None:
    scene = new_game(app, game)
    seats = [f"{part}-{seat}" for seat in range(scene.plan.players) for part in ("portrait", "name", "level")]
    sizes = ["players"] if len(scene.plan.offer.tables) > 1 else []
    assert buttons_of(scene) == ["game", *sizes, *seats, "more", "back", "evening", "start"]
    assert scene.plan.is_usual


@pytest.mark.parametrize("way", ["page keys", "enter", "mouse"])
def test_more_is_opened_and_closed_by_keys_and_by_mouse(app: App, form: NewGameScene, way: str) -> None:
    assert "deal" in hidden_in(form)
    deeds: dict[str, Callable[[], None]] = {
        "page keys": lambda: press(app, pygame.K_PAGEUP if form.shows_more else pygame.K_PAGEDOWN),
        "enter": lambda: choose(app, form, "more", pygame.K_RETURN),
        "mouse": lambda: click(app, item_of(form, "more").rect.center),
    }
    deeds[way]()
    assert hidden_in(form) == set()
    assert "style-1" in buttons_of(form)
    deeds[way]()
    assert "deal" in hidden_in(form)


def test_the_page_keys_work_while_a_name_is_written(app: App, form: NewGameScene) -> None:
    form.focus("name-0")
    press(app, pygame.K_PAGEDOWN)
    assert form.shows_more
    assert form.focus_key == "name-0"


@pytest.mark.usefixtures("form")
def test_it_stays_open_until_it_is_closed_the_next_time_too(app: App) -> None:
    press(app, pygame.K_PAGEDOWN)
    assert Settings.load(app.home)[0].more_choices
    assert NewGameScene(app).shows_more
    press(app, pygame.K_PAGEUP)
    assert not NewGameScene(app).shows_more
    assert not Settings.load(app.home)[0].more_choices


UNUSUAL = {
    "target": MatchSetup(USUAL.seats, {"players": 3, "target": 1000, "all_pass": "forced"}, 7),
    "own target": MatchSetup(USUAL.seats, {"players": 3, "target": 321, "all_pass": "forced"}, 7),
    "house rule": MatchSetup(USUAL.seats, {"players": 3, "target": 500, "all_pass": "redeal"}, 7),
    "no help": replace(USUAL, has_help=False),
    "style": MatchSetup((ANN, SeatSetup("Ben", "casual", "bold"), CLEO), USUAL.options, 7),
}


@pytest.mark.parametrize("what", UNUSUAL)
def test_it_opens_by_itself_where_something_behind_it_is_not_as_usual(app: App, what: str) -> None:
    app.settings.remember(USUAL)
    assert not NewGameScene(app).shows_more
    app.settings.remember(UNUSUAL[what])
    assert NewGameScene(app).shows_more
    assert not app.settings.more_choices, "which nobody has asked for"


def test_a_game_with_rules_of_ones_own_shows_them_when_it_is_chosen(app: App) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")
    app.settings.remember(MatchSetup(tuple(SeatSetup(name, None) for name in names), {"nil": False}, 7, "spades"))
    app.settings.remember(USUAL)
    scene = NewGameScene(app)
    app.push(scene)
    assert not scene.shows_more
    choose(app, scene, "game", pygame.K_RIGHT)
    assert scene.plan.offer.id == "spades"
    assert hidden_in(scene) == set()


def test_a_match_is_set_up_without_more(app: App, form: NewGameScene) -> None:
    choose(app, form, "players", pygame.K_RIGHT)
    choose(app, form, "level-1", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, form, "level-3", *[pygame.K_LEFT] * 3)
    choose(app, form, "start", pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    setup = app.top.table.setup
    assert [seat.level for seat in setup.seats] == [None, "expert", "casual", None]
    assert dict(setup.options) == form.plan.offer.game.read_rules({"players": 4}).as_options()


def test_a_level_says_what_it_means(form: NewGameScene) -> None:
    assert item_of(form, "level-1").tip == (
        f"{capitalised(about_level('casual'))}\n{capitalised(measured('goodge', 3, 2, 'casual'))}"
    )
    assert item_of(form, "level-0").tip is None


@pytest.mark.parametrize("game", FACES)
def test_everybody_sits_where_they_will_sit_at_the_table(app: App, game: str) -> None:
    scene = new_game(app, game)
    middle = item_of(scene, "table").rect
    faces = [item for item in scene.items if isinstance(item, PortraitButton)]
    own, left, *across, right = faces
    assert own.rect.top > middle.bottom
    assert left.rect.right < middle.left
    assert right.rect.left > middle.right
    assert all(other.rect.bottom < middle.top for other in across)
    signs = [face.sign for face in faces]
    assert signs[: len(faces) // 2] == signs[len(faces) // 2 :] or signs == [None] * 3
    assert (signs[0] is not None) == bool(scene.plan.teams)


@pytest.mark.parametrize("text_size", TEXT_SCALES)
@pytest.mark.usefixtures("no_thread")
def test_all_has_its_room(open_app: OpenApp, text_size: str) -> None:
    app = open_app(text_size=text_size, muted=True)
    for game in FACES:
        for is_full in (False, True):
            scene = new_game(app, game)
            if is_full:
                fill_up(scene.plan)
            app.reset(scene)
            for size in SIZES:
                resize(app, size)
                assert_layout(scene)


def test_what_a_shared_level_does_is_told_once_and_else_at_each_seat(form: NewGameScene) -> None:
    def told(scene: NewGameScene) -> list[str]:
        return [item.key for item in scene.items if item.key.startswith(("about-", "level-note"))]

    assert {seat.level for seat in form.plan.sitting} == {None, "casual"}
    assert told(form) == ["level-note"]
    form.plan.seats[1].level = "expert"
    form.refresh()
    assert told(form) == ["about-1", "about-2"]


def places(scene: NewGameScene) -> dict[str, pygame.Rect]:
    """Return where everything stands, by key."""
    return {item.key: item.rect.copy() for item in scene.items}


@pytest.mark.parametrize("shows_more", [False, True])
@pytest.mark.parametrize("size", [*SIZES, (800, 1200)])
def test_nobody_moves_for_one_player_more(
    app: App, form: NewGameScene, size: tuple[int, int], *, shows_more: bool
) -> None:
    form.shows_more = shows_more
    resize(app, size)
    three = places(form)
    form.plan.players = 4
    form.refresh()
    four = places(form)
    stay = three.keys() & four.keys() - {"sentence", "casual-about", "casual-figures"}  # whose words are others
    if "table" in stay:
        parts = ("portrait", "name", "level")
        assert [three[f"{part}-2"] for part in parts] == [four[f"{part}-3"] for part in parts], "at the right"
        stay -= {f"{part}-2" for part in parts}
    assert {key: three[key] for key in stay} == {key: four[key] for key in stay}
    assert {"players", "name-0", "name-1", "rules-note"} <= stay


@pytest.mark.parametrize("size", [*SIZES, (800, 1200)])
def test_nothing_moves_for_another_level_or_a_missing_name(app: App, form: NewGameScene, size: tuple[int, int]) -> None:
    resize(app, size)
    before = places(form)
    form.plan.seats[1].level = "expert"
    form.refresh()
    told = places(form)
    form.plan.rename(1, "")
    form.refresh()
    for after in (told, places(form)):
        stay = before.keys() & after.keys() - {"sentence"}
        assert {key: before[key] for key in stay} == {key: after[key] for key in stay}
        assert "rules-note" in stay


@pytest.mark.parametrize("size", SIZES)
def test_all_players_at_the_table_are_of_one_kind(app: App, form: NewGameScene, size: tuple[int, int]) -> None:
    form.plan.players = 4
    resize(app, size)

    def kind(seat: int) -> list[tuple[int, int, int, int]]:
        parts = [item_of(form, f"{part}-{seat}").rect for part in ("portrait", "name", "level")]
        return [(*part.size, part.left - parts[0].left, part.top - parts[0].top) for part in parts]

    assert kind(0) == kind(1) == kind(2) == kind(3)


def test_where_one_more_could_sit_their_place_is_drawn(app: App, form: NewGameScene) -> None:
    free = item_of(form, "free").rect
    assert free.contains(item_of(form, "free-words").rect)
    assert text_of(form, "free-words") == "Empty seat"
    form.plan.players = 4
    form.refresh()
    assert "free" not in places(form)
    assert free.contains(item_of(form, "portrait-2").rect)
    assert free.contains(item_of(form, "level-2").rect)
    three = new_game(app, "spidge")
    assert "free" not in places(three), "where there are never four"
    assert free.contains(item_of(three, "dummy").rect)
    assert text_of(three, "dummy-name") == "The dummy"


def test_in_a_tall_window_the_place_of_one_more_is_drawn_too(app: App, form: NewGameScene) -> None:
    resize(app, (800, 1200))
    free, words = item_of(form, "free").rect, item_of(form, "free-words").rect
    assert text_of(form, "free-words") == "Empty seat"
    assert_layout(form)
    form.plan.players = 4
    form.refresh()
    assert "free" not in places(form)
    assert item_of(form, "portrait-3").rect == free
    assert words.left == item_of(form, "name-3").rect.left
    assert "free" not in places(new_game(app, "spidge")), "where there are never four"


def test_the_panel_is_lighter_than_the_felt_and_a_free_place_stands_out_on_it(app: App, form: NewGameScene) -> None:
    app.draw()
    panel, free = item_of(form, "who").rect, item_of(form, "free").rect
    on_the_panel, outline = (panel.left + 60, panel.top + 60), range(free.left, free.left + 6)
    assert _light(app.canvas.surface.get_at(on_the_panel)) > _light(app.cloth().get_at(on_the_panel))
    ground = _colour(app, (free.left - 10, free.centery))
    assert max(contrast(_colour(app, (x, free.centery)), ground) for x in outline) >= 2


def _light(colour: pygame.Color) -> int:
    return sum(colour[:3])


def _colour(app: App, place: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = app.canvas.surface.get_at(place)
    return red, green, blue


def test_enter_starts_the_game_that_was_clicked(app: App, form: NewGameScene) -> None:
    last = item_of(form, "game").rect
    click(app, (last.right - 40, last.centery))
    assert (form.plan.offer.id, form.focus_key) == ("spidge", "start")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert app.top.table.game.id == "spidge"


def test_a_wheel_or_a_click_elsewhere_leaves_the_keys_with_the_games(app: App, form: NewGameScene) -> None:
    form.focus("game")
    game = item_of(form, "game").rect
    for button, place in ((4, game.center), (3, game.center), (1, (4, form.canvas.rect.centery))):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.handle(pygame.event.Event(kind, pos=place, button=button))
        assert form.focus_key == "game", (button, place)


def test_right_at_the_last_game_leads_nowhere_else(app: App, form: NewGameScene) -> None:
    form.focus("game")
    for _ in range(len(FACES) + 2):
        press(app, pygame.K_RIGHT)
        assert form.focus_key == "game"
    assert form.plan.offer.id == "spidge"


@pytest.mark.parametrize(
    ("size", "text_size", "look"),
    [
        ((1280, 720), "normal", TabLook.WHOLE),
        ((1280, 720), "larger", TabLook.TITLES),
        ((800, 1200), "larger", TabLook.WHOLE),
    ],
)
def test_games_keep_their_cards_before_their_lines_and_the_table_says_what_is_played_to(
    open_app: OpenApp, size: tuple[int, int], text_size: str, look: TabLook
) -> None:
    app = open_app(size, muted=True, text_size=text_size)
    scene = NewGameScene(app)
    app.push(scene)
    tabs = item_of(scene, "game")
    assert isinstance(tabs, Tabs)
    assert tabs.look(app.canvas) is look
    assert_layout(scene)
    if size == (1280, 720):
        assert "500" in text_of(scene, "rules-note")
