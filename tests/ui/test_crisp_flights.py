"""A card that arrives looks as it will lie: its face does not become crisper in the moment in which it lands."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.game import AnyView, Phase
from goodge.engine.values import replace
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.sprites import RATIO, Sprite

from .conftest import OpenApp
from .kin import play_to
from .motion_watch import STEP
from .tables import open_table, setup

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice")}
STEEP = 0.98
LEAST = 0.7  # of the sharpness at rest; at half the pixels it is a third


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True, hold_trick=False)


def leads(view: AnyView) -> bool:
    return view.board.phase is Phase.PLAY and not view.board.trick.cards


def led(app: App, game: str) -> tuple[TableScene, Sprite]:
    """A table at which a card has just been led, and that card."""
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    play_to(app, scene, leads)
    action = scene.shown.view.legal[0]
    assert isinstance(action, PlayCard)
    assert scene.submit(action)
    return scene, scene.shown.stage.sprites[action.card.text]


def sharpness(app: App, sprite: Sprite) -> int:
    """How much pixels of a card differ from those below them, on its steepest edges."""
    app.draw()
    return steepest(app, sprite)


def steepest(app: App, sprite: Sprite) -> int:
    """The same where it is drawn already."""
    high = sprite.pose.height * 0.9
    place = pygame.Rect(0, 0, round(high * RATIO), round(high))
    place.center = sprite.middle
    picture = pygame.transform.grayscale(app.canvas.surface.subsurface(place.clip(app.canvas.rect)))
    levels = pygame.image.tobytes(picture, "RGB")[::3]
    steps = sorted(abs(one - below) for one, below in zip(levels, levels[picture.get_width() :], strict=False))
    return steps[round(len(steps) * STEEP)]


@pytest.mark.parametrize("game", LEVELS)
def test_a_card_that_arrives_is_as_crisp_as_one_that_lies(app: App, game: str) -> None:
    _, sprite = led(app, game)
    arriving: list[int] = []
    while sprite.is_moving or not arriving:
        app.turn(STEP)
        if sprite.is_moving and sprite.is_arriving:
            arriving.append(sharpness(app, sprite))
    assert len(arriving) > 3
    assert min(arriving) > LEAST * sharpness(app, sprite)


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_backs_that_are_dealt_are_as_crisp_as_those_that_lie(
    open_app: OpenApp,
    size: tuple[int, int],
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(size, speed="normal", muted=True)
    app.reset(TitleScene(app))
    scene = TableScene(app, Table.start(setup(LEVELS["goodge"], 4, "goodge"), app.store))
    app.reset(scene)
    shares: list[float] = []
    while len(shares) < 20:
        app.turn(STEP)
        for card in scene.shown.stage.sprites.values():
            if card.is_moving and 0.1 < card.share < 0.8 and app.canvas.rect.contains(card.outline):
                flying = sharpness(app, card)
                scene.shown.stage._painter.draw(app.canvas, replace(card, is_moving=False, rise=0.0))
                shares.append(flying / steepest(app, card))
    assert min(shares) > LEAST


def test_cards_that_make_room_are_no_crowd(app: App) -> None:
    scene, sprite = led(app, "goodge")
    for _ in range(3):
        app.turn(STEP)
    cards = list(scene.shown.stage.sprites.values())
    assert [card for card in cards if card.is_travelling] == [sprite]
    assert sum(card.is_moving for card in cards) > 6
