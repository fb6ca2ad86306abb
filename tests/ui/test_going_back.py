"""What is taken back is seen to go back: every card from where it was, frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot

import pygame
import pytest

from goodge.engine.actions import Bury, PlayCard
from goodge.engine.game import Phase
from goodge.ui.motion.motions import GOING_BACK, Moment, Pose
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

from .checks import click
from .conftest import OpenApp
from .motion_watch import STEP, steepest
from .tables import go_on, open_table, play_until, simple_choice

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice")}
MOST_FRAMES = 400
PANEL = 300, 200  # units in the middle
Places = dict[str, Moment]


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True, hold_trick=False)


def table(app: App, game: str) -> TableScene:
    """A match in which a person leads, with a choice."""
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    for _ in range(60):
        go_on(app, scene)
        board = scene.shown.view.board
        if board.phase is Phase.PLAY and not board.trick.cards and len(scene.shown.view.legal) > 1:
            return scene
        choice = simple_choice(scene) if game == "goodge" else scene.table.game.harmless(scene.shown.view)
        assert scene.submit(choice)
    raise AssertionError("nobody leads")


def wait(app: App, scene: TableScene, until: Callable[[], bool]) -> None:
    for _ in range(MOST_FRAMES):
        scene.wait(120)
        app.turn(STEP)
        if until():
            return
    raise AssertionError("it never comes")


def lying(scene: TableScene) -> Places:
    return {key: sprite.moment for key, sprite in scene.shown.stage.sprites.items()}


def undone(app: App, scene: TableScene) -> list[Places]:
    """Takes the last decision back; returns where the cards are at once, and in each frame until a person is asked."""
    scene.undo()
    seen = [lying(scene)]
    while scene.panel is None:
        app.turn(STEP)
        seen.append(lying(scene))
        assert len(seen) < MOST_FRAMES
    return seen


def far(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def is_smooth(way: list[Pose]) -> bool:
    """True if a card goes the whole way as fast as it may, and no faster."""
    part = STEP / GOING_BACK.seconds * steepest(GOING_BACK.ease)
    whole = far(way[0], way[-1])
    return whole > 0 and all(far(a, b) <= whole * part + 0.01 for a, b in pairwise(way))


@pytest.mark.parametrize("game", LEVELS)
def test_the_cards_of_a_trick_go_back_to_their_hands(app: App, game: str) -> None:
    scene = table(app, game)
    card = next(action.card for action in scene.shown.view.legal if isinstance(action, PlayCard))
    before = lying(scene)
    assert scene.submit(PlayCard(card))
    wait(app, scene, lambda: len(scene.shown.trick_keys()) == 2)
    was, (own, other) = lying(scene), scene.shown.trick_keys()
    seen = undone(app, scene)
    assert seen[0][own] == was[own]
    assert is_smooth([places[own].pose for places in seen])
    came = [key for key, moment in seen[0].items() if ":" in key and moment == was[other]]
    assert len(came) == 1, "the other card sets off where it lay, too"
    assert is_smooth([places[came[0]].pose for places in seen])
    assert (seen[0][came[0]].turn, seen[-1][came[0]].turn) == (1.0, 0.0)
    assert seen[-1] == before
    assert scene.shown.stage.sprites[came[0]].card is None, "nobody knows it any more"


def test_cards_on_their_way_turn_round_where_they_are(app: App) -> None:
    scene = table(app, "goodge")
    card = next(action.card for action in scene.shown.view.legal if isinstance(action, PlayCard))
    assert scene.submit(PlayCard(card))
    wait(app, scene, lambda: scene.shown.stage.sprites[card.text].rise > 0.5)
    was = lying(scene)
    assert undone(app, scene)[0][card.text] == was[card.text]


def test_cards_of_a_trick_that_is_won_come_from_its_winner(app: App) -> None:
    scene = table(app, "goodge")
    card = next(action.card for action in scene.shown.view.legal if isinstance(action, PlayCard))
    won = len(scene.shown.view.board.tricks)
    assert scene.submit(PlayCard(card))
    wait(app, scene, lambda: len(scene.shown.view.board.tricks) > won and card.text not in scene.shown.stage.sprites)
    winner = scene.shown.view.board.tricks[-1].winner
    assert winner is not None
    seen = undone(app, scene)
    assert seen[0][card.text].pose == scene.shown.places.won(winner)
    assert is_smooth([places[card.text].pose for places in seen])


def test_cards_laid_away_come_back_from_the_stash(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    slots = [card for card in scene.shown.stage.slots if card is not None]
    assert scene.submit(Bury(tuple(slots)))
    wait(app, scene, lambda: scene.panel is not None and scene.shown.view.board.phase is Phase.TRUMP)
    aside = [scene.shown.places.stash(index) for index in range(3)]
    seen = undone(app, scene)
    for card in slots:
        assert seen[0][card.text].pose in aside
        assert (seen[0][card.text].turn, seen[-1][card.text].turn) == (0.0, 1.0)


def test_at_instant_they_are_back_at_once(app: App) -> None:
    scene = table(app, "goodge")
    app.settings.speed = "instant"
    app.apply_settings()
    before = lying(scene)
    card = next(action.card for action in scene.shown.view.legal if isinstance(action, PlayCard))
    assert scene.submit(PlayCard(card))
    scene.undo()
    assert lying(scene) == before
    assert scene.shown.timeline.is_idle


def test_the_question_fades_in_again(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=3)
    play_until(app, scene, Phase.AUCTION)
    assert scene.submit(simple_choice(scene))
    wait(app, scene, lambda: scene.driver.is_asking)
    app.draw()
    undone(app, scene)
    place = scene.shown.places.panel(*PANEL)
    seen: list[bytes] = []
    while app.turn(STEP) or len(seen) < 2:
        seen.append(pygame.image.tobytes(app.canvas.surface.subsurface(place), "RGB"))
    assert len(set(seen)) > 4, "nothing cuts"


@pytest.mark.parametrize("game", LEVELS)
def test_a_click_on_undo_takes_back_while_the_next_card_flies(app: App, game: str) -> None:
    scene = table(app, game)
    legal = scene.shown.view.legal
    assert scene.submit(legal[0])
    own = len(scene.table.view(None).actions)
    wait(app, scene, lambda: len(scene.table.view(None).actions) > own and not scene._is_at_rest())
    undo = scene.item("undo")
    assert undo is not None
    click(app, undo.rect.center)
    assert len(scene.table.view(None).actions) == own - 1
    assert scene.shown.view.legal == legal
