"""Spades and League Spades at the table: taking a bid back, also from the curtain."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.engine.actions import Bid
from goodge.engine.game import Phase
from goodge.engine.refusals import NextHasBid, PlayBegun
from goodge.ui.program.app import App
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.refusals import refusal_words

from .checks import click, key, press, top
from .kin import HANDS, actions_done, dealt, in_phase, play_to
from .tables import go_on, open_curtain, open_table

OpenApp = Callable[..., App]


def last_to_bid(app: App, game: str) -> TableScene:
    """A match at which Ann has just said the last bid, and one of the computer players is to lead."""
    scene = dealt(app, game, HANDS[game], dealer=0)
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(4))
    assert scene.table.actor == 1
    return scene


def seconds_until_led(app: App, scene: TableScene) -> float:
    """How long it takes until a card has been played."""
    for number in range(200):
        scene.wait(120)
        if actions_done(scene)[-1].startswith("play"):
            return number * 0.05
        app.turn(0.05)
    raise AssertionError("nobody leads")


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
@pytest.mark.parametrize("game", ["spades", "pride"])
def test_there_is_time_to_take_the_last_bid_back(open_app: OpenApp, game: str, speed: str) -> None:
    app = open_app(speed=speed, muted=True)
    scene = last_to_bid(app, game)
    assert seconds_until_led(app, scene) >= 1.5
    assert scene.why_no_undo() == {"spades": refusal_words(PlayBegun()), "pride": refusal_words(NextHasBid())}[game]


def test_at_once_is_at_once(app: App) -> None:
    assert seconds_until_led(app, last_to_bid(app, "spades")) < 0.5


@pytest.mark.parametrize("is_click", [True, False])
def test_a_click_and_enter_hurry_the_wait(open_app: OpenApp, is_click: bool) -> None:
    app = open_app(speed="slow", muted=True)
    scene = last_to_bid(app, "spades")
    while not scene.driver.is_asking:
        app.turn(0.05)
        scene.wait(120)
    if is_click:
        click(app, scene.shown.places.middle.center)
    else:
        press(app, pygame.K_RETURN)
    assert seconds_until_led(app, scene) < 0.5


def test_a_click_on_undo_does_not_hurry_the_next_player(open_app: OpenApp) -> None:
    app = open_app(speed="slow", muted=True)
    scene = last_to_bid(app, "pride")
    while not scene.driver.is_asking:
        app.turn(0.05)
        scene.wait(120)
    undo = scene.item("undo")
    assert undo is not None
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=undo.rect.center, button=1))
    app.turn(0.05)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=undo.rect.center, button=1))
    assert "bid 4" not in actions_done(scene)


def test_a_bid_is_taken_back_from_the_curtain(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "pride")
    play_to(app, scene, in_phase(Phase.BIDDING))
    first = scene.shown.viewer
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(top(app), CurtainScene)
    item = top(app).item("back")
    assert item is not None
    app.turn(DEAF_SECONDS)
    click(app, item.rect.center)
    assert actions_done(scene) == []
    go_on(app, scene)
    assert isinstance(top(app), CurtainScene), "the screen goes back to the one who bid"
    open_curtain(app)
    go_on(app, scene)
    assert scene.shown.viewer == first


def test_a_curtain_that_must_be_held_is_not_opened_by_taking_back(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, (None, None, None, None), 1, "pride")
    go_on(app, scene)
    open_curtain(app)
    go_on(app, scene)
    assert scene.submit(Bid(4))
    go_on(app, scene)
    app.turn(DEAF_SECONDS)
    top(app).focus("back")
    app.handle(key(pygame.K_RETURN))
    app.turn(1.0)
    assert actions_done(scene) == []
    assert scene.shown.viewer is None


def test_no_curtain_offers_what_the_rules_do_not_allow(app: App) -> None:
    scene = open_table(app, (None, None, None, None), 1, "spades")
    play_to(app, scene, in_phase(Phase.BIDDING))
    assert scene.submit(Bid(4))
    go_on(app, scene)
    assert isinstance(top(app), CurtainScene)
    assert top(app).item("back") is None
    press(app, pygame.K_u)
    assert actions_done(scene) == ["bid 4"]
