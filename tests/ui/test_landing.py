"""What the table says follows what has landed, looked at frame by frame."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pytest

from goodge.engine.cards import Card
from goodge.engine.state import Board, Trick
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording.plates import trick_worth_words

from .conftest import OpenApp
from .kin import label, plates
from .tables import open_table, told

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "spidge": (None, "novice", "novice")}  # fmt: skip


@pytest.fixture
def app(open_app: OpenApp, no_thread: None, monkeypatch: pytest.MonkeyPatch) -> App:  # noqa: ARG001
    """The program at normal speed, which draws nothing."""
    app = open_app(speed="normal", muted=True, hold_trick=False, claims=False)
    monkeypatch.setattr(app, "draw", lambda: None)
    return app


def frames(app: App, scene: TableScene, seconds: float = 0.035) -> Iterator[Board]:
    """Plays a round; the board as it really is, ahead of the screen, after every frame."""
    while not isinstance(app.top, ScoreScene):
        scene.wait(120)
        app.turn(seconds)
        if scene.panel is not None:
            assert scene.submit(scene.table.game.harmless(scene.shown.view))
        yield scene.table.view(0).board


def trick_of(board: Board) -> Trick:
    """The trick that was played to last."""
    return board.trick if board.trick.cards or not board.tricks else board.tricks[-1]


def lying(scene: TableScene, trick: Trick) -> list[Card]:
    """The cards of a trick that have come to rest in it, and not set off to its winner yet."""
    found = []
    for place, card in enumerate(trick.cards):
        sprite = scene.shown.stage.sprites.get(card.text)
        hand = (trick.leader + place) % len(scene.shown.points)
        if sprite is not None and not sprite.is_moving and sprite.pose == scene.shown.places.trick(hand):
            found.append(card)
    return found


@pytest.mark.parametrize("game", LEVELS)
def test_points_come_to_a_plate_after_the_cards(app: App, game: str) -> None:
    """Those of a trick that decides something come with the words for it; one that counts as a trick is counted as its
    winner is named, before anything is said about it."""
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    counted = 0
    for board in frames(app, scene):
        arrived = [0] * len(board.captured)
        for trick in board.tricks:
            lies = any(card.text in scene.shown.stage.sprites for card in trick.cards)
            is_early = scene.shown.captions.is_decision or not scene.shown.presenter.trick_worth(trick.cards)
            if trick.winner is not None and (is_early or not lies):
                arrived[trick.winner] += trick.points
        if not board.is_over:
            assert all(shown <= come for shown, come in zip(scene.shown.points, arrived, strict=True))
            counted += scene.shown.points == arrived and any(arrived)
    assert counted


@pytest.mark.parametrize("game", LEVELS)
def test_the_turn_passes_on_when_the_card_has_landed(app: App, game: str) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    flights = 0
    for board in frames(app, scene):
        trick = trick_of(board)
        player = (trick.leader + len(trick.cards) - 1) % len(board.captured)
        sprite = scene.shown.stage.sprites.get(trick.cards[-1].text) if trick.cards else None
        if sprite is not None and sprite.is_moving and scene.shown.view.board.trick.cards == trick.cards[:-1]:
            flights += 1
            assert [key for key, plate in plates(scene).items() if plate.is_turn] == [f"plate-{player}"]
    assert flights > 40


def test_the_worth_of_a_trick_counts_what_lies_there_and_flies_along_to_the_winner(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    lay = flew = 0
    ways: list[float] = []
    for board in frames(app, scene):
        trick = trick_of(board)
        rects = {item.key: item.rect for item in scene.items}
        is_there = "trick-points" in rects
        if scene.shown.view.board.trick.cards:
            ways.clear()
            worth = scene.shown.presenter.trick_worth(lying(scene, trick))
            assert (label(scene, "trick-points") if is_there else "") == (trick_worth_words(worth) if worth else "")
            lay += is_there
        elif is_there and trick.winner is not None:
            plate = scene.shown.places.plate(trick.winner).center
            ways.append(dist(rects["trick-points"].center, plate))
            assert ways == sorted(ways, reverse=True), "it comes ever nearer"
            assert any(card.text in scene.shown.stage.sprites for card in trick.cards), "it does not stay behind"
            words = next(item for item in scene.items if item.key == "trick-points")
            assert isinstance(words, Label)
            assert words.colour.alpha > 60, "it is seen until the points are counted"
            flew += len(ways) > 1 and ways[-1] < ways[0]
    assert lay > 100
    assert flew > 10


def test_the_points_of_the_stash_are_told_when_all_its_cards_lie_open(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    turning = done = 0
    for _ in frames(app, scene):
        stash = [scene.shown.stage.sprites[card.text] for card in scene.shown.stage.slots if card is not None]
        if told(scene) in ("last_trick_wins_stash", "wins_stash") and len(stash) == 3:
            is_open = all(sprite.turn == 1.0 and not sprite.is_moving for sprite in stash)
            assert (told(scene) == "wins_stash") <= is_open
            turning += not is_open
            done += is_open
    assert turning
    assert done


@pytest.mark.parametrize("game", LEVELS)
def test_a_trick_goes_to_its_winner_though_the_hand_is_put_in_order_meanwhile(app: App, game: str) -> None:
    scene = open_table(app, LEVELS[game], seed=4)
    stage, seen = scene.shown.stage, 0
    for _ in frames(app, scene):
        leaving = {key for key, sprite in stage.sprites.items() if sprite.is_leaving}
        if leaving:
            stage.settle(scene.shown.view)
            assert leaving <= stage.sprites.keys()
            seen += 1
    assert seen > 20
    assert not leaving
