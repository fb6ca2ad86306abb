"""What the plates say while a trick goes on, and how they say it."""

from __future__ import annotations

from goodge.engine.game import Phase
from goodge.ui.app import App
from goodge.ui.scenes.score import ScoreScene
from goodge.ui.scenes.table import TableScene

from .conftest import OpenApp
from .kin import plates
from .tables import open_table, play_until, simple_choice

ONE = (None, "novice", "novice")


def turns(scene: TableScene) -> list[str]:
    """The plates with the halo."""
    return [key for key, plate in plates(scene).items() if plate.is_turn]


def hold_next_trick(app: App, scene: TableScene) -> None:
    """Has a trick played, and held."""
    assert scene.submit(simple_choice(scene))
    for _ in range(100):
        app.turn(0.05)
        if scene.director.holds_trick:
            return
        scene.wait(30)
    raise AssertionError("no trick is held")


def test_while_a_trick_is_held_the_plates_have_all_its_cards_gone(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    hold_next_trick(app, scene)
    board = scene.table.view(0).board
    assert {plate.about[-1] for plate in plates(scene).values()} == {"15 cards"}
    assert turns(scene) == [f"plate-{board.turn}"], "the winner leads next"
    assert {plate.facts.figure for plate in plates(scene).values()} == {"0"}, "points come with the cards"


def test_after_the_last_card_nobody_has_a_card_or_the_turn(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, ("novice", "novice", "novice"))
    seen = 0
    for _ in range(20_000):
        app.turn(0.1)
        if isinstance(app.top, ScoreScene):
            break
        if scene.table.round_over and scene.seats_view.board.is_over:
            seen += scene.stage.sprites.keys() >= set(scene.trick_keys()) != set()
            assert turns(scene) == []
            assert {plate.about for plate in plates(scene).values()} == {("Novice",)}
        scene.wait(30)
    assert seen, "the last trick has been shown"
