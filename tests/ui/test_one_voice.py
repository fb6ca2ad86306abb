"""How far to bid is told by one voice: at a real table by a hint, on the first evening by what the round asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from goodge.coach.evening import safe_bid
from goodge.coach.ideas import Idea
from goodge.engine.actions import Bid, Pass
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.bubble import Bubble
from goodge.ui.tabletop.panels.panel import PhasePanel
from goodge.ui.widgets.base import Label

from .checks import press
from .conftest import OpenApp
from .evenings import go_on as evening_goes_on
from .evenings import sat_down
from .tables import go_on, open_table

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="instant", muted=True, claims=False, first_hints=True)


def _numbers(*texts: str) -> set[int]:
    return {int(found) for text in texts for found in re.findall(r"\d+", text)}


def _bubble(scene: TableScene) -> list[str]:
    """What is said in a bubble; nothing where there is none."""
    grounds = [item.rect for item in scene.items if isinstance(item, Bubble)]
    return [item.text for item in scene.items if isinstance(item, Label) and item.rect.collidelist(grounds) >= 0]


def _hinted(app: App, scene: TableScene) -> str:
    """What a hint says to do."""
    for _ in range(2):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)
    return scene.shown.captions.hint


def _asked(app: App, scene: TableScene) -> Iterator[PhasePanel]:
    """Each time that the person is asked before the first card; they bid on as long as they may."""
    go_on(app, scene)
    while scene.panel is not None and any(isinstance(action, Bid | Pass) for action in scene.shown.view.legal):
        yield scene.panel
        bids = [action for action in scene.shown.view.legal if isinstance(action, Bid)]
        assert scene.submit(bids[0] if bids and bids[0].amount <= 120 else Pass())
        go_on(app, scene)


@pytest.mark.parametrize(("game", "seed"), [*(("goodge", seed) for seed in range(1, 7)), ("spades", 1), ("pride", 1)])
def test_where_a_hint_can_be_asked_for_nothing_else_names_a_bid(app: App, game: str, seed: int) -> None:
    levels = (None, "novice", "novice", *(("novice",) if game != "goodge" else ()))
    scene, calls, bubbles = open_table(app, levels, seed, game), 0, 0
    for _ in _asked(app, scene):
        said = _bubble(scene)
        bubbles += bool(said)
        held = "" if scene.panel is None else scene.panel.detail(None)
        beside = [text.replace(held, "") for text in said]
        assert _numbers(*beside) <= {1, 4}, "what the rules ask for in League Spades"
        hinted = _hinted(app, scene)
        assert not _bubble(scene), "the hint has the floor"
        assert _numbers(hinted) or "Pass" in hinted or "nil" in hinted
        calls += 1
    assert calls
    assert bubbles or game == "pride"


def test_on_the_first_evening_a_hint_keeps_to_what_the_round_says(app: App) -> None:
    table, calls = sat_down(app, Idea.BIDS), 0
    while table.panel is not None and any(isinstance(action, Pass) for action in table.shown.view.legal):
        board = narrow(table.shown.view, GoodgeBoard)
        most = safe_bid(board)
        assert max(_numbers(table.said_now)) in (most, board.board.bid), table.said_now
        assert max(_numbers(_hinted(app, table)), default=0) <= most
        calls += 1
        lowest = board.board.lowest_bid
        assert table.submit(Bid(lowest) if lowest <= most + 20 else Pass())
        evening_goes_on(app, table)
    assert calls > 1
