"""What lies on the table tells what it is when it is pointed at, by mouse or key; the Stash to who has buried it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from goodge.engine.actions import Bury
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.pointers import STASH
from goodge.ui.wording.tips import buried_tip, dealer_tip

from .checks import press, settle
from .kin import KIN, in_phase, open_kin, play_to
from .menus import item_of
from .tables import go_on, open_curtain, open_table, play_until
from .wording.screens import SCREENS

ONE = (None, "novice", "novice")


def point(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    settle(app)


def tips(scene: TableScene) -> dict[str, str]:
    return {item.key: item.tip for item in scene.items if item.tip}


def buried_in(scene: TableScene) -> set[str]:
    """The cards that were laid away in this round."""
    done = scene.table.record.rounds[-1][-1].actions
    return {card.text for action in done if isinstance(action, Bury) for card in action.cards if card is not None}


def opened(scene: TableScene) -> set[str]:
    return {item.key.removeprefix("buried-") for item in scene.items if item.key.startswith("buried-")}


# -- everything has words -------------------------------------------------------------------------------------


def test_a_plate_says_all_that_it_shows(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    settle(app)
    board, presenter = scene.shown.view.board, scene.shown.presenter
    for hand, name in enumerate(scene.shown.names):
        facts, tip = presenter.plate(scene.shown.view, scene.shown.names, hand, scene.shown.points), tips(scene)
        words = (name, f"{facts.figure} {facts.caption}", facts.total, facts.note)
        assert [part for part in words if part not in tip[f"plate-{hand}"]] == []
        assert (dealer_tip() in tip[f"plate-{hand}"]) == (board.dealer == hand)


@pytest.mark.parametrize("game", ["goodge", *KIN])
def test_plates_medal_heading_pill_trick_and_stash_have_tips(app: App, game: str) -> None:
    if game == "goodge":
        scene = open_table(app, ONE, seed=3)
        play_until(app, scene, Phase.PLAY)
    else:
        scene = open_kin(app, game)
        play_to(app, scene, in_phase(Phase.PLAY))
    while not scene.shown.view.board.trick.cards:
        assert scene.submit(scene.shown.view.legal[-1])
        go_on(app, scene)
    settle(app)
    found, hands = tips(scene), range(len(scene.shown.view.board.captured))
    trick = [f"tip-trick-{(scene.shown.view.board.trick.leader + place) % len(hands)}"
             for place in range(len(scene.shown.view.board.trick.cards))]  # fmt: skip
    wanted = ["bar", "tip-trump", "tip-heading-0", *(f"plate-{hand}" for hand in hands), *trick]
    if game == "goodge":
        wanted += [STASH, *(item.key for item in scene.items if item.key == "trick-points")]
    assert [key for key in wanted if key not in found] == []


def test_calls_have_tips(app: App) -> None:
    SCREENS["goodge in auction"](app)
    scene = app.top
    assert isinstance(scene, TableScene)
    calls = [item for item in scene.items if item.key.startswith("call-")]
    assert all(item.tip for item in calls)


# -- the Stash ------------------------------------------------------------------------------------------------


def play_as_goodge(app: App, levels: Sequence[str | None]) -> TableScene:
    for seed in range(1, 20):
        scene = open_table(app, tuple(levels), seed=seed)
        play_until(app, scene, Phase.PLAY)
        if scene.shown.viewer == narrow(scene.shown.view, GoodgeBoard).board.goodge:
            return scene
    raise AssertionError("nobody here becomes the Goodge")


def test_who_has_buried_the_stash_looks_at_it_again_by_pointing_and_by_key(app: App) -> None:
    scene = play_as_goodge(app, ONE)
    settle(app)
    laid = buried_in(scene)
    assert len(laid) == 3
    assert not opened(scene)
    point(app, item_of(scene, STASH).rect.center)
    assert opened(scene) == laid
    shown = [item.rect for item in scene.items if item.key.startswith("buried-")]
    assert all(item_of(scene, STASH).rect.contains(rect) for rect in shown), "the tip stands clear of the cards"
    assert all(Card.parse(text) in scene.shown.presenter.buried(scene.shown.view) for text in laid)
    point(app, (640, 330))
    assert not opened(scene)
    for _ in range(30):
        press(app, pygame.K_i)
        if scene.pointed_key == STASH:
            break
    assert opened(scene) == laid


def test_nobody_else_sees_the_stash(app: App) -> None:
    scene = play_as_goodge(app, (None, None, "novice"))
    goodge = scene.shown.viewer
    point(app, item_of(scene, STASH).rect.center)
    assert opened(scene) == buried_in(scene)
    while not isinstance(app.top, CurtainScene):
        assert scene.submit(scene.shown.view.legal[0])
        go_on(app, scene)
    assert not opened(scene)
    open_curtain(app)
    go_on(app, scene)
    assert scene.shown.viewer not in (None, goodge)
    point(app, item_of(scene, STASH).rect.center)
    assert scene.pointed_key == STASH
    assert not opened(scene)
    assert not any(Card.parse(text) in scene.shown.presenter.buried(scene.shown.view) for text in buried_in(scene))
    assert tips(scene)[STASH] == buried_tip()
