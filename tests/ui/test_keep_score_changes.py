"""Rounds on a sheet of real cards are changed one after another: nothing that was typed is lost on the way."""

from __future__ import annotations

import pygame

from goodge.engine.told import ToldRound
from goodge.ui.program.app import App

from .checks import press
from .conftest import OpenApp
from .keeping import ENTER, FAILED, MADE, entry, kept, paper, sheet_of, shown
from .menus import choose, fill_in, text_of

TRICKS = ToldRound((4, 3, 3, 3)), ToldRound((5, 2, 3, 3))
CHANGED = ToldRound((4, 4, 3, 2))


def changing(open_app: OpenApp) -> App:
    """The second of two rounds, which somebody is about to change."""
    app = open_app()
    choose(app, paper(app, sheet_of("spidge", *TRICKS)), "change", ENTER)
    return app


def fill_in_tricks(app: App, *tricks: str) -> None:
    for hand, number in enumerate(tricks):
        fill_in(app, entry(app), f"taken-{hand}", number)


def test_a_finished_change_is_there_when_one_turns_back_and_is_entered_with_the_next(open_app: OpenApp) -> None:
    app = changing(open_app)
    fill_in_tricks(app, "4", "4", "3", "2")
    press(app, pygame.K_PAGEUP)
    assert entry(app).draft.taken == ["4", "3", "3", "3"]
    press(app, pygame.K_PAGEDOWN)
    assert entry(app).draft.taken == ["4", "4", "3", "2"]
    press(app, pygame.K_PAGEUP)
    fill_in_tricks(app, "3", "4", "3", "3")
    choose(app, entry(app), "done", ENTER)
    shown(app)
    assert kept(app, "spidge").rounds == (ToldRound((3, 4, 3, 3)), CHANGED)


def test_a_finished_change_stays_when_one_goes_back_to_the_sheet_from_another_round(open_app: OpenApp) -> None:
    app = changing(open_app)
    fill_in_tricks(app, "4", "4", "3", "2")
    press(app, pygame.K_PAGEUP)
    fill_in_tricks(app, "3", "4", "3", "3")
    press(app, pygame.K_ESCAPE)
    assert shown(app).sheet.rounds == kept(app, "spidge").rounds == (TRICKS[0], CHANGED)


def test_what_is_not_right_yet_waits_and_comes_before_all_is_entered(open_app: OpenApp) -> None:
    app = changing(open_app)
    fill_in_tricks(app, "4", "4")
    assert text_of(entry(app), "sentence").endswith("1 too many")
    press(app, pygame.K_PAGEUP)
    fill_in_tricks(app, "3", "4", "3", "3")
    choose(app, entry(app), "done", ENTER)
    assert (entry(app).draft.index, entry(app).draft.taken) == (1, ["4", "4", "3", "3"])
    assert kept(app, "spidge").rounds == TRICKS
    fill_in_tricks(app, "4", "4", "3", "2")
    choose(app, entry(app), "done", ENTER)
    shown(app)
    assert kept(app, "spidge").rounds == (ToldRound((3, 4, 3, 3)), CHANGED)


def test_a_change_waits_for_that_of_the_later_round_which_it_needs(open_app: OpenApp) -> None:
    """Goodge: the first round ends the match with this change, until the second is no more."""
    app = open_app()
    scene = paper(app, sheet_of("goodge", MADE, FAILED, target=200))
    choose(app, scene, "change", ENTER)
    press(app, pygame.K_PAGEUP)
    for hand, number in enumerate(("200", "40", "10")):
        fill_in(app, entry(app), f"taken-{hand}", number)
    press(app, pygame.K_PAGEDOWN, pygame.K_PAGEUP)
    assert entry(app).draft.taken == ["200", "40", "10"]
    assert text_of(entry(app), "sentence").startswith("With this, round 2")
    press(app, pygame.K_ESCAPE)
    assert shown(app).sheet.rounds == kept(app).rounds == (MADE, FAILED)


def test_the_dealer_of_a_waiting_round_stays_when_the_round_before_has_another(open_app: OpenApp) -> None:
    app = changing(open_app)
    before = entry(app).draft.dealer
    fill_in_tricks(app, "4", "4")
    press(app, pygame.K_PAGEUP)
    choose(app, entry(app), "deals", ENTER)
    fill_in_tricks(app, "3", "4", "3", "3")
    press(app, pygame.K_PAGEDOWN)
    assert (entry(app).draft.dealer, entry(app).draft.taken) == (before, ["4", "4", "3", "3"])
