"""Setting up a match: the plan, and the scene that fills it in."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.games import game_named
from goodge.ui.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.match_plan import MatchPlan
from goodge.ui.scenes.new_game import NewGameScene

from .checks import press, type_text
from .menus import StandIn, choose, fill_in, leave_a_match, text_of


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


@pytest.fixture
def new_game(app: App) -> NewGameScene:
    scene = NewGameScene(app)
    app.push(scene)
    app.draw()
    return scene


def test_what_was_set_up_is_played_and_kept(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "players", pygame.K_RIGHT)
    choose(app, new_game, "level-1", pygame.K_RIGHT)
    choose(app, new_game, "level-2", pygame.K_LEFT, pygame.K_LEFT)
    choose(app, new_game, "target", pygame.K_RIGHT, pygame.K_RIGHT)
    fill_in(app, new_game, "target-own", "750")
    choose(app, new_game, "all-pass", pygame.K_RIGHT)
    choose(app, new_game, "deal", pygame.K_RIGHT)
    fill_in(app, new_game, "number", "42")
    fill_in(app, new_game, "name-2", "Zoe")
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
    again = MatchPlan.from_last(app.settings.last_setup("goodge"))
    assert again.setup().seats == setup.seats
    assert again.setup().options == setup.options
    assert not again.has_number


def test_a_name_missing_or_twice_is_said_and_nothing_starts(app: App, new_game: NewGameScene) -> None:
    fill_in(app, new_game, "name-1", "")
    assert text_of(new_game, "sentence") == "Player 2 needs a name."
    type_text(app, "  aNN ")
    assert "Two players are called" in text_of(new_game, "sentence")
    choose(app, new_game, "start", pygame.K_RETURN)
    assert app.top is new_game
    fill_in(app, new_game, "name-1", "Bo")
    assert text_of(new_game, "sentence") == "Ann plays against two computer players."


@pytest.mark.parametrize("typed", ["", "0", "1000001"])
def test_a_target_out_of_range_is_said(app: App, new_game: NewGameScene, typed: str) -> None:
    choose(app, new_game, "target", pygame.K_RIGHT, pygame.K_RIGHT)
    fill_in(app, new_game, "target-own", typed)
    assert text_of(new_game, "sentence") == "Play to a number from 1 to 1,000,000."


def test_a_deal_by_number_needs_one(app: App, new_game: NewGameScene) -> None:
    choose(app, new_game, "deal", pygame.K_RIGHT)
    assert "number of the deal" in text_of(new_game, "sentence")
    new_game.focus("number")
    type_text(app, "x7")
    assert new_game.plan.number_text == "7"
    assert new_game.plan.problem() is None


def test_a_computer_player_gives_way_to_a_name_that_is_typed(app: App, new_game: NewGameScene) -> None:
    fill_in(app, new_game, "name-0", "Ben")
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
    assert app.settings.last_setups == (app.top.table.setup,)


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
