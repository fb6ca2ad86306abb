"""The scenes around the table: title, new game, rules, settings, pause and dialog."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pygame
import pytest

from goodge.engine.games import game_named
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.app import App
from goodge.ui.art import Art
from goodge.ui.items.base import Item
from goodge.ui.items.buttons import Choice, Slider, Toggle
from goodge.ui.items.fields import TextField
from goodge.ui.scene import Scene
from goodge.ui.scenes import table as table_module
from goodge.ui.scenes.dialog import Answer, DialogScene
from goodge.ui.scenes.match_plan import MatchPlan
from goodge.ui.scenes.new_game import NewGameScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.rules_page import lay_out
from goodge.ui.scenes.rules_text import SECTIONS
from goodge.ui.scenes.settings import SettingsScene
from goodge.ui.scenes.title import TitleScene

from .checks import SIZES, assert_layout, click, key, pixels, press, resize, settle, type_text
from .conftest import OpenApp

ANN_AND_TWO = MatchSetup(
    (SeatSetup("Ann", None), SeatSetup("Ben", "casual"), SeatSetup("Cleo", "casual")), {"players": 3}, seed=7
)


def ask(app: App) -> DialogScene:
    """The longest question of the game."""
    sentence = "The match of Wilhelmina Maria, Wolfgang Amadeus, Maximilian Otto and Annabella Maria is not finished."
    answers = [Answer("Continue it", style="primary"), Answer("Start the new one"), Answer("Back")]
    return DialogScene(app, "A match is waiting", sentence, answers)


def full_house(app: App) -> NewGameScene:
    """New game with everything open and long."""
    scene = NewGameScene(app)
    scene.plan = MatchPlan(
        players=4, target=None, target_text="1000000", has_number=True, number_text="9" * 18, all_pass="redeal"
    )
    for seat, name in enumerate(("Wwwwwwwwwwwwwwww", "Mmmmmmmmmmmmmmmm", "Wilhelmina Maria", "Maximilian Otto")):
        scene.plan.seats[seat].level = None
        scene.plan.seats[seat].name = name
    return scene


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    "new game": NewGameScene,
    "full new game": full_house,
    "rules": RulesScene,
    "settings": SettingsScene,
    "pause": PauseScene,
    "dialog": ask,
}


class StandIn(Scene):
    """Takes the table's place, so that these tests are of the menus alone."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def on_leave(self) -> None:
        self.table.close()


@pytest.fixture(autouse=True)
def no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "TableScene", StandIn)


def leave_a_match(app: App) -> None:
    """A match is under way and was left."""
    Table.start(ANN_AND_TWO, app.store).close()


@pytest.fixture
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has nothing rasterised ahead: a picture is made when it is drawn."""
    monkeypatch.setattr(Art, "prefetch", lambda *_: None)
    monkeypatch.setattr(Art, "has", lambda *_: True)


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="instant", muted=True)


# -- how it looks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_nothing_overlaps_or_is_cut(open_app: OpenApp, size: tuple[int, int], text_size: str) -> None:
    app = open_app(size, text_size=text_size, muted=True)
    leave_a_match(app)
    for make in SCENES.values():
        scene = make(app)
        app.push(scene)
        assert_layout(scene)


@pytest.mark.parametrize("name", SCENES)
def test_drawing_twice_gives_the_same_picture(app: App, name: str) -> None:
    app.push(TitleScene(app))
    app.push(SCENES[name](app))
    settle(app)
    assert pixels(app) == pixels(app)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("no_thread")
def test_no_part_of_the_rules_is_wider_than_its_column(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, text_size=text_size)
    scene = RulesScene(app)
    app.push(scene)
    sheet = next(item for item in scene.items if item.key == "page")
    placed, height = lay_out(app.canvas, SECTIONS, round(sheet.rect.width - app.canvas.px(88)))
    blocks = [one for one in placed if one.block is not None]
    for one in blocks:
        assert one.block is not None
        assert one.block.least_width(app.canvas) <= one.rect.width, one
    for above, below in pairwise(placed):
        assert above.rect.bottom <= below.rect.top
    assert placed[-1].rect.bottom <= height


def test_the_title_comes_piece_by_piece_and_then_rests(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    app.push(TitleScene(app))
    first = pixels(app)
    settle(app)
    assert pixels(app) != first
    assert not app.turn(1.0)


# -- keys and mouse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_everything_and_comes_round(app: App, name: str) -> None:
    scene = SCENES[name](app)
    app.push(scene)
    app.draw()
    reachable = [item.key for item in scene.items if item.is_focusable]
    seen = []
    for _ in reachable:
        press(app, pygame.K_TAB)
        assert scene.focused is not None
        seen.append(scene.focused.key)
    assert sorted(seen) == sorted(reachable)
    app.handle(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT))
    assert scene.focused is not None
    assert scene.focused.key == seen[-2 if len(seen) > 1 else 0]


@pytest.mark.parametrize("name", SCENES)
def test_arrows_reach_everything(app: App, name: str) -> None:
    """From wherever one is, up to four presses of one arrow lead past the values of a control to the next item."""

    def fresh() -> Scene:
        app.reset(TitleScene(app))
        app.push(SCENES[name](app))
        assert app.top.items
        return app.top

    scene = fresh()
    reachable = {item.key for item in scene.items if item.is_focusable}
    start = scene.focused
    assert start is not None
    found, todo = set(), [start.key]
    while todo:
        here = todo.pop()
        found.add(here)
        for arrow in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            scene = fresh()
            scene.focus(here)
            for _ in range(4):
                press(app, arrow)
                if app.top.items and scene.focused is not None and scene.focused.key != here:
                    break
            there = scene.focused
            if there is not None and there.key not in {*found, *todo}:
                todo.append(there.key)
    assert found >= reachable


@pytest.mark.parametrize("name", [name for name in SCENES if name != "title"])
def test_escape_goes_back(app: App, name: str) -> None:
    title = TitleScene(app)
    app.push(title)
    app.push(SCENES[name](app))
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.top is title


def monkey(app: App, chance: random.Random) -> None:
    """Does one thing that somebody might do."""
    codes = [
        pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN,
        pygame.K_PAGEDOWN, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_F1, pygame.K_ESCAPE,
    ]  # fmt: skip
    width, height = app.canvas.rect.size
    place = (chance.randrange(width), chance.randrange(height))
    what = chance.random()
    if what < 0.45:
        press(app, chance.choice(codes))
    elif what < 0.6:
        type_text(app, chance.choice("aB7é 0"))
    elif what < 0.85:
        click(app, place)
    elif what < 0.93:
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        away = (chance.randrange(width), chance.randrange(height))
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(1, 0, 0)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=away, button=1))
    elif what < 0.97:
        app.handle(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=chance.uniform(-3, 3), x=0, y=1))
    else:
        resize(app, chance.choice([(960, 600), (1280, 720), (1000, 900), (700, 500)]))


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_pressed_the_menus_hold(app: App, seed: int) -> None:
    chance = random.Random(seed)
    app.push(TitleScene(app))
    for step in range(150):
        monkey(app, chance)
        app.turn(0.05)
        if isinstance(app.top, StandIn):
            app.reset(TitleScene(app))
        if step % 20 == 0 and not app.window.is_too_small:
            assert_layout(app.top)


# -- title ----------------------------------------------------------------------------------------------------


def buttons_of(scene: Scene) -> list[str]:
    return [item.key for item in scene.items if item.is_focusable]


def test_continue_comes_first_when_there_is_a_match(app: App) -> None:
    title = TitleScene(app)
    app.push(title)
    assert buttons_of(title) == ["new", "rules", "settings", "quit"]
    leave_a_match(app)
    app.reset(TitleScene(app))
    assert buttons_of(app.top) == ["continue", "new", "rules", "settings", "quit"]
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert app.top.table.seed == 7


def test_enter_enter_starts_a_match_against_two_computer_players(app: App) -> None:
    app.push(TitleScene(app))
    app.draw()
    press(app, pygame.K_RETURN)
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    seats = app.top.table.seats
    assert [seat.level for seat in seats] == [None, "casual", "casual"]
    assert len({seat.name for seat in seats}) == 3
    assert app.top.table.rules.as_options() == {"players": 3, "target": 500, "all_pass": "last-at-50"}


@pytest.mark.parametrize(("way", "scene"), [("new", NewGameScene), ("rules", RulesScene), ("settings", SettingsScene)])
def test_the_title_leads_everywhere_by_mouse(app: App, way: str, scene: type[Scene]) -> None:
    app.push(TitleScene(app))
    app.draw()
    button = next(item for item in app.top.items if item.key == way)
    click(app, button.rect.center)
    assert isinstance(app.top, scene)


# -- new game -------------------------------------------------------------------------------------------------


def item_of(scene: Scene, name: str) -> Item:
    return next(item for item in scene.items if item.key == name)


def text_of(scene: Scene, name: str) -> str:
    return str(getattr(item_of(scene, name), "text", ""))


@pytest.fixture
def new_game(app: App) -> NewGameScene:
    scene = NewGameScene(app)
    app.push(scene)
    app.draw()
    return scene


def choose(app: App, scene: Scene, name: str, *keys: int) -> None:
    scene.focus(name)
    press(app, *keys)


def test_what_was_set_up_is_played_and_kept(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "players", pygame.K_RIGHT)
    choose(app, new_game, "level-1", pygame.K_RIGHT)
    choose(app, new_game, "level-2", pygame.K_LEFT, pygame.K_LEFT)
    choose(app, new_game, "target", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, new_game, "target-own", pygame.K_DELETE)
    type_text(app, "750")
    choose(app, new_game, "all-pass", pygame.K_RIGHT)
    choose(app, new_game, "deal", pygame.K_RIGHT)
    choose(app, new_game, "number", pygame.K_DELETE)
    type_text(app, "42")
    choose(app, new_game, "name-2", pygame.K_DELETE)
    type_text(app, "Zoe")
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    setup = app.top.table.setup
    assert [(seat.name, seat.level) for seat in setup.seats] == [
        ("Ann", None),
        ("Ben", "expert"),
        ("Zoe", None),
        ("Dan", "casual"),
    ]
    assert dict(setup.options) == {"players": 4, "target": 750, "all_pass": "redeal"}
    assert setup.seed == 42
    again = MatchPlan.from_last(app.settings.last_setup)
    assert again.setup().seats == setup.seats
    assert again.setup().options == setup.options
    assert not again.has_number


def test_a_name_missing_or_twice_is_said_and_nothing_starts(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "name-1", pygame.K_DELETE)
    assert text_of(new_game, "sentence") == "Player 2 needs a name."
    type_text(app, "  aNN ")
    assert "Two players are called" in text_of(new_game, "sentence")
    choose(app, new_game, "start", pygame.K_RETURN)
    assert app.top is new_game
    choose(app, new_game, "name-1", pygame.K_DELETE)
    type_text(app, "Bo")
    assert text_of(new_game, "sentence") == "Ann plays against two computer players."


@pytest.mark.parametrize("typed", ["", "0", "1000001"])
def test_a_target_out_of_range_is_said(app: App, new_game: NewGameScene, typed: str) -> None:
    choose(app, new_game, "target", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, new_game, "target-own", pygame.K_DELETE)
    type_text(app, typed)
    assert text_of(new_game, "sentence") == "Play to a number from 1 to 1,000,000."


def test_a_deal_by_number_needs_one(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "deal", pygame.K_RIGHT)
    assert "number of the deal" in text_of(new_game, "sentence")
    new_game.focus("number")
    type_text(app, "x7")
    assert new_game.plan.number_text == "7"
    assert new_game.plan.problem() is None


def test_a_computer_player_gives_way_to_a_name_that_is_typed(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "name-0", pygame.K_DELETE)
    type_text(app, "Ben")
    names = [seat.name for seat in new_game.plan.sitting]
    assert names[0] == "Ben"
    assert len({name.casefold() for name in names}) == 3


def test_a_number_larger_than_any_deal_is_said() -> None:
    plan = MatchPlan(has_number=True, number_text=str(1 << 63))
    assert plan.problem() == "That deal number is too large."


def test_random_deals_differ() -> None:
    plan = MatchPlan()
    assert len({plan.setup().seed for _ in range(5)}) > 1


def test_the_sentence_tells_who_plays() -> None:
    plan = MatchPlan()
    plan.seats[1].level = None
    assert plan.summary().startswith("The screen goes round")
    plan.seats[0].level = plan.seats[1].level = "novice"
    assert plan.summary() == "Computer players only: lean back and watch."


def test_a_match_under_way_is_given_up_only_when_one_says_so(app: App) -> None:
    leave_a_match(app)
    scene = NewGameScene(app)
    app.push(scene)
    app.draw()
    press(app, pygame.K_RETURN)
    dialog = app.top
    assert isinstance(dialog, DialogScene)
    assert "Ann, Ben and Cleo" in text_of(dialog, "words")
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert app.store.has_saved_match
    press(app, pygame.K_RETURN)
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert app.top.table.seed == 7, "the first answer continues the match"


def test_starting_anew_takes_the_place_of_the_match(app: App) -> None:
    leave_a_match(app)
    app.push(NewGameScene(app))
    app.draw()
    press(app, pygame.K_RETURN)
    app.draw()
    press(app, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert app.top.table.setup == app.settings.last_setup


# -- settings -------------------------------------------------------------------------------------------------


@pytest.fixture
def settings(app: App) -> SettingsScene:
    scene = SettingsScene(app)
    app.push(scene)
    app.draw()
    return scene


CONTROLS = {
    "speed": "speed",
    "text-size": "text_size",
    "card-size": "card_size",
    "suit-colours": "suit_colours",
    "full-screen": "full_screen",
    "auto_play_forced": "auto_play_forced",
    "hold_trick": "hold_trick",
    "glow_winner": "glow_winner",
    "sound": "muted",
    "volume": "volume",
}


@pytest.mark.parametrize("name", CONTROLS)
def test_each_control_changes_its_setting_by_keys_and_keeps_it(app: App, settings: SettingsScene, name: str) -> None:
    before = getattr(app.settings, CONTROLS[name])
    settings.focus(name)
    press(app, pygame.K_LEFT if name == "glow_winner" else pygame.K_RIGHT)
    after = getattr(app.settings, CONTROLS[name])
    assert after != before
    kept, trouble = type(app.settings).load(app.home)
    assert trouble is None
    assert getattr(kept, CONTROLS[name]) == after


def test_no_control_is_forgotten(settings: SettingsScene) -> None:
    kinds = (Choice, Toggle, Slider, TextField)
    assert {item.key for item in settings.items if isinstance(item, kinds)} == set(CONTROLS)


def test_the_mouse_drags_the_volume_and_clicks_a_choice(app: App, settings: SettingsScene) -> None:
    slider = item_of(settings, "volume").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(slider.left + 40, slider.centery), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert app.settings.volume == 0
    sizes = item_of(settings, "text-size").rect
    click(app, (sizes.right - 10, sizes.centery))
    assert app.settings.text_size == "larger"


def test_the_preview_shows_the_colours_that_are_chosen(app: App, settings: SettingsScene) -> None:
    area = item_of(settings, "preview").rect
    app.draw()
    before = app.canvas.surface.subsurface(area).copy()
    choose(app, settings, "suit-colours", pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    app.draw()
    after = app.canvas.surface.subsurface(area)
    assert before.get_buffer().raw != after.copy().get_buffer().raw


# -- rules ----------------------------------------------------------------------------------------------------


@pytest.fixture
def rules(app: App) -> RulesScene:
    app.push(TitleScene(app))
    app.draw()
    press(app, pygame.K_F1)
    scene = app.top
    assert isinstance(scene, RulesScene)
    app.draw()
    return scene


def test_the_rules_are_numbered_one_to_eleven() -> None:
    assert [section.number for section in SECTIONS if section.number is not None] == list(range(1, 12))


def test_f1_opens_the_rules_once(app: App, rules: RulesScene) -> None:
    press(app, pygame.K_F1)
    assert app.top is rules
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


@pytest.mark.parametrize(
    ("there", "back"),
    [(pygame.K_DOWN, pygame.K_UP), (pygame.K_PAGEDOWN, pygame.K_PAGEUP), (pygame.K_END, pygame.K_HOME)],
)
@pytest.mark.usefixtures("rules")
def test_keys_scroll_there_and_back(app: App, there: int, back: int) -> None:
    settle(app)
    top = pixels(app)
    press(app, there)
    settle(app)
    assert pixels(app) != top
    press(app, back)
    settle(app)
    assert pixels(app) == top


def test_the_wheel_and_the_bar_scroll(app: App, rules: RulesScene) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=-2.0, x=0, y=-2))
    settle(app)
    turned = rules.scroll.offset
    assert turned > 0
    sheet = item_of(rules, "page").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(sheet.right - 20, sheet.top + 20), button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, sheet.bottom), rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, sheet.bottom), button=1))
    assert rules.scroll.offset == rules.scroll.furthest > turned


def test_dragging_the_sheet_itself_moves_nothing(app: App, rules: RulesScene) -> None:
    sheet = item_of(rules, "page").rect
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=sheet.center, button=1))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=sheet.bottomright, rel=(0, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=sheet.bottomright, button=1))
    assert rules.scroll.target == 0


def test_the_contents_lead_to_every_section(app: App, rules: RulesScene) -> None:
    seen = []
    for number in range(len(SECTIONS)):
        choose(app, rules, f"section-{number}", pygame.K_RETURN)
        settle(app)
        seen.append(rules.scroll.offset)
    assert seen == sorted(seen)
    assert len(set(seen)) >= len(SECTIONS) - 1


def test_resizing_keeps_the_place_in_the_rules(app: App, rules: RulesScene) -> None:
    choose(app, rules, "section-8", pygame.K_RETURN)
    settle(app)
    reading = rules.current
    resize(app, (1000, 900))
    app.draw()
    assert abs(rules.current - reading) <= 1


# -- pause and dialog -----------------------------------------------------------------------------------------


def at_the_table(app: App) -> StandIn:
    scene = StandIn(app, Table.start(ANN_AND_TWO, app.store))
    app.reset(scene)
    app.push(PauseScene(app))
    app.draw()
    return scene


def test_the_pause_resumes(app: App) -> None:
    table = at_the_table(app)
    press(app, pygame.K_RETURN)
    assert app.top is table


def test_the_pause_leads_to_the_title_and_the_match_waits_there(app: App) -> None:
    at_the_table(app)
    app.top.focus("title")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, TitleScene)
    assert buttons_of(app.top)[0] == "continue"


@pytest.mark.parametrize(("way", "scene"), [("rules", RulesScene), ("settings", SettingsScene)])
def test_the_pause_shows_rules_and_settings_and_comes_back(app: App, way: str, scene: type[Scene]) -> None:
    at_the_table(app)
    pause = app.top
    pause.focus(way)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, scene)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.top is pause


def test_save_and_quit_ends_the_loop(app: App) -> None:
    at_the_table(app)
    app.top.focus("quit")
    press(app, pygame.K_RETURN)
    app.run()
    assert isinstance(app.top, PauseScene), "nothing else came of it"


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_dialog_does_what_its_answer_says_once_it_is_gone(app: App, steps: int) -> None:
    given: list[tuple[int, Scene]] = []

    def note(number: int) -> None:
        given.append((number, app.top))

    title = TitleScene(app)
    app.push(title)
    answers = [Answer(f"Way {number}", partial(note, number)) for number in range(3)]
    app.push(DialogScene(app, "Well?", "Which way?", answers))
    app.draw()
    press(app, *[pygame.K_RIGHT] * steps, pygame.K_RETURN)
    assert given == [(steps, title)]


def test_the_menus_start_what_the_engine_takes() -> None:
    """Whatever a plan without a problem says, the rules of the game take it."""
    game = game_named("goodge")
    for players in (3, 4):
        for target in (500, 1000, None):
            for all_pass in ("last-at-50", "redeal"):
                plan = MatchPlan(players=players, target=target, all_pass=all_pass)
                assert plan.problem() is None
                rules = game.read_rules(plan.setup().options)
                assert game.seats(rules) == len(plan.setup().seats) == players
