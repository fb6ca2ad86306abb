"""Setting up a match: the scene that fills in its plan."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.games import game_named
from goodge.engine.record import decode_record, encode_record
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.setups import setup_of
from goodge.table.archive.statistics import Figures
from goodge.table.settings import Settings
from goodge.ui.drawing.theme import BODY_STRONG
from goodge.ui.games import FACES
from goodge.ui.games.offer import OWN_TARGET, Limits, Switch
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.new_game.plan import EVEN
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.toggle import Toggle
from goodge.ui.wording.new_game import (
    NO_HELP,
    DealMissing,
    NameMissing,
    NameTwice,
    NumberOff,
    alone_words,
    problem_words,
    unfinished_words,
)
from goodge.ui.wording.phrases import Phrase
from goodge.ui.wording.players import about_even

from .checks import assert_layout, click, key, press, resize, type_text
from .conftest import OpenApp
from .menus import StandIn, buttons_of, choose, fill_in, item_of, leave_a_match, text_of
from .menus import new_game as new_game_of


@pytest.fixture
def app(new_game_app: App) -> App:
    return new_game_app


def test_what_was_set_up_is_played_and_kept(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "players", pygame.K_RIGHT)
    choose(app, new_game, "level-1", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, new_game, "style-1", pygame.K_RIGHT, pygame.K_RIGHT)
    choose(app, new_game, "level-2", *[pygame.K_LEFT] * 3)
    fill_in(app, new_game, "target-own", "750")
    choose(app, new_game, "all_pass", pygame.K_RIGHT)
    choose(app, new_game, "deal", pygame.K_RIGHT)
    fill_in(app, new_game, "number", "42")
    fill_in(app, new_game, "name-2", "Zoe")
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    setup = app.top.table.setup
    assert [(seat.name, seat.level, seat.style) for seat in setup.seats] == [
        ("Ann", None, None),
        ("Ben", "expert", "careful"),
        ("Zoe", None, None),
        ("Dan", "casual", None),
    ]
    assert dict(setup.options) == {"players": 4, "target": 750, "all_pass": "redeal"}
    assert setup.seed == 42
    again = NewGameScene(app).plan
    assert again.setup().seats == setup.seats
    assert again.setup().options == setup.options
    assert not again.has_number


# -- the four games -----------------------------------------------------------------------------------------


@pytest.fixture
def all_games(app: App) -> NewGameScene:
    scene = new_game_of(app, "goodge")
    app.push(scene)
    app.draw()
    return scene


def test_each_game_has_its_own_seats_and_rules(app: App, all_games: NewGameScene) -> None:
    seats, options = {}, {}
    for step, game in enumerate(FACES):
        choose(app, all_games, "game", *[pygame.K_RIGHT] * (step > 0))
        assert all_games.plan.offer.id == game
        keys = buttons_of(all_games)
        seats[game] = sum(key.startswith("name-") for key in keys)
        options[game] = keys[keys.index(f"level-{seats[game] - 1}") + 1 : keys.index("deal")]
    assert seats == {game: face.offer.tables[0] for game, face in FACES.items()}
    assert (seats["goodge"], seats["spades"], seats["pride"], seats["spidge"]) == (3, 4, 4, 3)
    assert options["spades"] == ["target", "target-own", "bags", "nil", "blind_nil", "help"]
    assert options["pride"] == ["target", "target-own", "bags", "max_rounds", "minutes", "set_limit", "help"]
    assert options["spidge"] == ["target", "jokers", "help"]


def test_a_match_without_help_is_played_so_and_remembered(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "help", pygame.K_LEFT)
    assert NO_HELP.say() in text_of(new_game, "rules-note")
    choose(app, new_game, "start", pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert not app.top.table.setup.has_help
    saved = app.top.table.record
    assert not setup_of(decode_record(encode_record(saved))).has_help
    kept, trouble = Settings.load(app.home)
    assert trouble is None
    assert not kept.last_setups[0].has_help
    assert not NewGameScene(app).plan.has_help


def test_a_match_of_another_game_is_played_and_comes_first_next_time(app: App, all_games: NewGameScene) -> None:
    choose(app, all_games, "game", pygame.K_RIGHT)
    choose(app, all_games, "target", pygame.K_LEFT)
    choose(app, all_games, "nil", pygame.K_LEFT)
    choose(app, all_games, "start", pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    setup = app.top.table.setup
    assert setup.game == "spades"
    assert dict(setup.options) == {"target": 250, "bags": True, "nil": False, "blind_nil": False}
    assert new_game_of(app).plan.offer.id == "spades"
    assert new_game_of(app).plan.options() == setup.options


def test_blind_nil_waits_for_nil(app: App, all_games: NewGameScene) -> None:
    all_games.plan = all_games.plans["spades"]
    all_games.refresh()
    choose(app, all_games, "nil", pygame.K_LEFT)
    blind = item_of(all_games, "blind_nil")
    assert isinstance(blind, Toggle)
    why_off = next(
        option.why_off
        for option in all_games.plan.offer.options
        if isinstance(option, Switch) and option.name == "blind_nil"
    )
    assert why_off is not None
    assert (blind.value, blind.tip) == (False, why_off.say())
    choose(app, all_games, "blind_nil", pygame.K_RETURN, pygame.K_RIGHT)
    assert all_games.plan.options()["blind_nil"] is False
    choose(app, all_games, "nil", pygame.K_RIGHT)
    assert all_games.plan.options()["blind_nil"] is True


def test_the_name_of_an_option_is_clear_of_its_control(app: App, all_games: NewGameScene) -> None:
    all_games.plan = all_games.plans["pride"]
    resize(app, (800, 600))
    end = item_of(all_games, "deal-label").rect.left + app.canvas.type.size("The deal", BODY_STRONG)[0]
    label, deal = item_of(all_games, "deal-label").rect, item_of(all_games, "deal").rect
    assert deal.left - end >= app.canvas.px(14)
    assert deal.left - label.right >= app.canvas.px(8), "however long the word is"
    assert deal.width >= app.canvas.px(286), "for the longest German words in the largest text"


def limits_of(scene: NewGameScene) -> dict[str, Phrase]:
    """What is said of each limit, by its name."""
    options = [option for option in scene.plan.offer.options if isinstance(option, Limits)]
    return {limit.name: limit.about for option in options for limit in option.limits}


def test_a_limit_is_explained_while_it_has_the_focus(app: App, all_games: NewGameScene) -> None:
    all_games.plan = all_games.plans["pride"]
    all_games.refresh()
    usual = text_of(all_games, "rules-note")
    all_games.focus("set_limit")
    assert text_of(all_games, "rules-note") == limits_of(all_games)["set_limit"].say()
    press(app, pygame.K_LEFT)
    assert text_of(all_games, "rules-note") == limits_of(all_games)["minutes"].say()
    all_games.focus("start")
    assert text_of(all_games, "rules-note") == usual


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_with_larger_text_the_rules_of_league_spades_still_tell_its_target_and_its_bags(
    app: App, all_games: NewGameScene, size: tuple[int, int]
) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, size)
    all_games.plan = all_games.plans["pride"]
    all_games.shows_more = True
    all_games.refresh()
    assert text_of(all_games, "rules-note") == " ".join(all_games.plan.rules_in_words())
    note = item_of(all_games, "rules-note")
    assert isinstance(note, Label)
    assert note.shown_role(app.page_canvas) == note.role, "what is not drawn smaller still"
    assert_layout(all_games)


def test_f1_opens_the_rules_of_the_game_that_is_chosen(app: App, all_games: NewGameScene) -> None:
    choose(app, all_games, "game", pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_F1)
    assert isinstance(app.top, RulesScene)
    assert app.top.game == "pride"


def test_a_tab_is_clicked(app: App, all_games: NewGameScene) -> None:
    row = item_of(all_games, "game").rect
    click(app, (row.right - 10, row.centery))
    assert all_games.plan.offer.id == list(FACES)[-1]
    click(app, (row.centerx + 20, row.centery))
    assert all_games.plan.offer.id == list(FACES)[len(FACES) // 2]


def test_the_cards_of_a_game_are_made_once_it_is_chosen(
    app: App, all_games: NewGameScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(app.art, "prefetch", lambda names, size: wanted.extend(names))  # noqa: ARG005
    choose(app, all_games, "game", pygame.K_RIGHT)
    assert {"french/AS", "french/back"} <= set(wanted)


def test_the_tab_under_the_mouse_is_lit_and_with_keys_the_chosen_one(app: App, all_games: NewGameScene) -> None:
    def above() -> list[int]:
        """How bright it is over the middle of each tab."""
        app.draw()
        places = [(row.left + row.width * middle // 8, row.top - 3) for middle in (1, 3, 5, 7)]
        return [sum(app.canvas.surface.get_at(place)[:3]) for place in places]

    def lit() -> list[bool]:
        return [bright > before + 60 for bright, before in zip(above(), dark, strict=True)]

    row = item_of(all_games, "game").rect
    dark = above()
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(row.right - 9, row.centery), rel=(1, 1), buttons=(0, 0, 0)))
    assert lit() == [False, False, False, True]
    choose(app, all_games, "game", pygame.K_RIGHT)
    assert lit() == [False, True, False, False]


def test_the_arrows_of_a_style_are_clicked(app: App, new_game: NewGameScene) -> None:
    arrow = item_of(new_game, "style-1").rect
    click(app, (arrow.right - 5, arrow.centery))
    assert new_game.plan.seats[1].style == "bold"
    click(app, arrow.center)
    assert new_game.plan.seats[1].style == "careful"
    click(app, (arrow.left + 5, arrow.centery))
    assert new_game.plan.seats[1].style == "bold"


def test_a_key_that_led_out_of_a_name_changes_nothing_until_it_is_pressed_again(
    app: App, new_game: NewGameScene
) -> None:
    new_game.focus("name-0")
    press(app, pygame.K_END)
    for _ in range(3):
        app.handle(key(pygame.K_RIGHT))
    assert new_game.focus_key == "level-0"
    assert new_game.plan.seats[0].level is None
    app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0))
    press(app, pygame.K_RIGHT)
    assert new_game.plan.seats[0].level == "beginner"


def test_a_person_has_no_style(app: App, new_game: NewGameScene) -> None:
    assert "style-0" not in buttons_of(new_game)
    assert "style-1" in buttons_of(new_game)
    choose(app, new_game, "level-1", *[pygame.K_LEFT] * 3)
    assert "style-1" not in buttons_of(new_game)


def test_what_a_level_does_and_what_was_measured_do_not_run_together(app: App) -> None:
    scene = new_game_of(app, "goodge")
    app.push(scene)
    about, figures = (item_of(scene, f"casual-{part}") for part in ("about", "figures"))
    assert isinstance(about, Label)
    assert isinstance(figures, Label)
    ends = about.rect.left + app.canvas.type.size(about.text, about.role)[0]
    begins = figures.rect.right - app.canvas.type.size(figures.text, figures.role)[0]
    assert begins - ends >= app.canvas.px(20)


def test_what_was_measured_follows_the_level_where_nothing_stands_between(open_app: OpenApp) -> None:
    app = open_app((1280, 720), muted=True, text_size="larger", more_choices=True)
    scene = new_game_of(app, "goodge")
    app.push(scene)
    figures, name = item_of(scene, "casual-figures"), item_of(scene, "casual-name")
    assert isinstance(figures, Label)
    assert scene.item("casual-about") is None or not item_of(scene, "casual-about").fits(scene.canvas)
    assert figures.align == "left"
    assert figures.rect.left <= name.rect.right + scene.canvas.px(4)


# -- as good as oneself ---------------------------------------------------------------------------------------


def test_computer_players_may_be_about_as_good_as_the_person_who_plays(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = {"goodge": [Figures("Zoe", against={"casual": (9, 0)}), Figures("Ann", against={"casual": (9, 9)})]}
    monkeypatch.setattr(FinishedMatches, "figures", lambda _: results)
    scene = new_game_of(app, "goodge")
    app.push(scene)
    choose(app, scene, "level-1", *[pygame.K_RIGHT] * 3)
    assert text_of(scene, f"{EVEN}-about") == about_even("Ann", "skilled")
    fill_in(app, scene, "name-0", "Zoe")
    assert text_of(scene, f"{EVEN}-about") == about_even("Zoe", "novice")
    choose(app, scene, "start", pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert [seat.level for seat in app.top.table.setup.seats] == [None, "novice", "casual"]
    again = NewGameScene(app)
    assert [seat.level for seat in again.plan.sitting] == [None, EVEN, EVEN], "until another level is chosen"
    for plan in again.plans.values():
        plan.against = {}
        assert {seat.level for seat in plan.setup().seats} == {None, "casual"}
    app.push(again)
    for seat in (1, 2):
        choose(app, again, f"level-{seat}", pygame.K_LEFT)
    choose(app, again, "start", pygame.K_RETURN)
    assert [seat.level for seat in NewGameScene(app).plan.sitting] == [None, "expert", "expert"]


# -- what keeps it from starting ------------------------------------------------------------------------------


def test_a_name_missing_or_twice_is_said_and_nothing_starts(app: App, new_game: NewGameScene) -> None:
    fill_in(app, new_game, "name-1", "")
    assert text_of(new_game, "sentence") == problem_words(NameMissing(2))
    type_text(app, "  aNN ")
    assert text_of(new_game, "sentence") == problem_words(NameTwice("Ann"))
    choose(app, new_game, "start", pygame.K_RETURN)
    assert app.top is new_game
    fill_in(app, new_game, "name-1", "Bo")
    assert text_of(new_game, "sentence") == alone_words("Ann", ["Bo", "Cleo"])


@pytest.mark.parametrize("typed", ["0", "1000001"])
def test_a_target_out_of_range_is_said(app: App, new_game: NewGameScene, typed: str) -> None:
    fill_in(app, new_game, "target-own", typed)
    assert text_of(new_game, "sentence") == problem_words(NumberOff(OWN_TARGET.request, OWN_TARGET.largest))
    choose(app, new_game, "start", pygame.K_RETURN)
    assert app.top is new_game


def test_a_deal_by_number_needs_one(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "deal", pygame.K_RIGHT)
    assert text_of(new_game, "sentence") == problem_words(DealMissing())
    assert new_game.focus_key == "number"
    type_text(app, "x7")
    assert new_game.plan.number_text == "7"
    assert new_game.plan.problem() is None
    assert "The same number deals the same cards again." in text_of(new_game, "rules-note")


def test_figures_typed_while_the_mouse_lies_on_the_deal_are_its_number(app: App, new_game: NewGameScene) -> None:
    row = item_of(new_game, "deal").rect
    click(app, (row.right - 10, row.centery))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=row.center, rel=(1, 1), buttons=(0, 0, 0)))
    type_text(app, "42")
    assert new_game.plan.number_text == "42"
    assert new_game.focus_key == "number"


def test_a_computer_player_gives_way_to_a_name_that_is_typed(app: App, new_game: NewGameScene) -> None:
    fill_in(app, new_game, "name-0", "Ben")
    names = [seat.name for seat in new_game.plan.sitting]
    assert names[0] == "Ben"
    assert len({name.casefold() for name in names}) == 3


def test_a_match_under_way_is_given_up_only_when_one_says_so(app: App) -> None:
    leave_a_match(app)
    scene = NewGameScene(app)
    app.push(scene)
    app.draw()
    press(app, pygame.K_RETURN)
    dialog = app.top
    assert isinstance(dialog, DialogScene)
    assert text_of(dialog, "words") == unfinished_words(game_named("goodge"), ("Ann", "Ben", "Cleo"))
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
    press(app, pygame.K_LEFT, pygame.K_RETURN)
    assert isinstance(app.top, StandIn)
    assert app.settings.last_setups == (app.top.table.setup,)
