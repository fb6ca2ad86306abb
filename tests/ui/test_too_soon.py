"""A press that hurries something on is no answer to the question that comes up under it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.motion.speeds import DEAF_AFTER_ASKING
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.pad import PadButton

from .checks import click, press
from .kin import open_kin
from .pads import strike
from .tables import go_on, open_table, play_until

OpenApp = Callable[..., App]
pytestmark = pytest.mark.usefixtures("no_pictures")

WAYS = ("key", "mouse", "pad")
DECISIONS = {"bid": Phase.AUCTION, "lay-away": Phase.EXCHANGE, "name": Phase.TRUMP}


def asked(app: App, button: str) -> TableScene:
    """A match that has just asked for what this button answers."""
    scene = open_table(app, (None, "novice", "novice"), seed=1)
    play_until(app, scene, DECISIONS[button])
    return scene


def answer(scene: TableScene, way: str, button: str) -> None:
    app = scene.app
    if way == "key":
        press(app, pygame.K_RETURN)
    elif way == "pad":
        strike(app, PadButton.SOUTH)
    else:
        item = scene.item(button)
        assert item is not None
        click(app, item.rect.center)


def done(scene: TableScene) -> int:
    return len(scene.table.record.rounds[-1])


@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("button", DECISIONS)
def test_a_hasty_press_decides_nothing_that_is_decided_once_a_round(
    open_app: OpenApp, button: str, way: str, speed: str
) -> None:
    scene = asked(open_app(speed=speed, muted=True), button)
    before, phase = done(scene), scene.panel
    scene.app.turn(DEAF_AFTER_ASKING - 0.06)
    answer(scene, way, button)
    assert (done(scene), scene.panel) == (before, phase)


@pytest.mark.parametrize("way", ["key", "mouse"])
@pytest.mark.parametrize("button", DECISIONS)
def test_a_moment_later_the_same_press_decides(open_app: OpenApp, button: str, way: str) -> None:
    scene = asked(open_app(speed="slow", muted=True), button)
    before = done(scene)
    scene.app.turn(DEAF_AFTER_ASKING)
    answer(scene, way, button)
    assert done(scene) == before + 1


@pytest.mark.parametrize("game", ["spades", "pride"])
def test_a_hasty_press_bids_no_tricks_either(open_app: OpenApp, game: str) -> None:
    scene = open_kin(open_app(speed="fast", muted=True), game, seed=4)
    go_on(scene.app, scene)
    before = done(scene)
    scene.app.turn(DEAF_AFTER_ASKING - 0.06)
    for way in WAYS:
        answer(scene, way, "bid")
    assert done(scene) == before


@pytest.mark.parametrize("button", DECISIONS)
@pytest.mark.parametrize("way", ["key", "mouse"])
def test_where_nothing_moves_no_press_is_hasty(open_app: OpenApp, button: str, way: str) -> None:
    scene = asked(open_app(speed="instant", muted=True), button)
    before = done(scene)
    answer(scene, way, button)
    assert done(scene) > before


def test_a_mouse_that_waits_over_a_card_plays_it_at_once(open_app: OpenApp) -> None:
    app = open_app(speed="fast", muted=True)
    scene = open_table(app, (None, "novice", "novice"), seed=1)
    play_until(app, scene, Phase.PLAY)
    before, item = done(scene), scene.item(scene.shown.view.legal[0].text.removeprefix("play "))
    assert item is not None
    click(app, item.rect.center)
    assert done(scene) == before + 1
