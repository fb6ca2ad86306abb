"""A gamepad that is not there: its events, and a person who plays with nothing else."""

from __future__ import annotations

from typing import Any

import pygame

from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.program.pads import _BUTTONS
from goodge.ui.program.stick import FARTHEST
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS, HOLD_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.widgets.pad import PadButton

from .checks import top

P = PadButton
CODES = {button: code for code, button in _BUTTONS.items()}
_ENOUGH = 120  # points to bid


def event(kind: int, pad: int = 0, **facts: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=pad, **facts)


def down(app: App, button: PadButton, pad: int = 0) -> None:
    app.handle(event(pygame.CONTROLLERBUTTONDOWN, pad, button=CODES[button]))


def up(app: App, button: PadButton, pad: int = 0) -> None:
    app.handle(event(pygame.CONTROLLERBUTTONUP, pad, button=CODES[button]))


def strike(app: App, *buttons: PadButton) -> None:
    """Presses buttons one after another, and lets go of each."""
    for button in buttons:
        down(app, button)
        up(app, button)


def push(app: App, axis: int, share: float, pad: int = 0) -> None:
    """Moves an axis to a share of its way."""
    app.handle(event(pygame.CONTROLLERAXISMOTION, pad, axis=axis, value=round(share * FARTHEST)))


def play_a_match(app: App) -> ScoreScene:
    """From the title to the winner's page, by what a pad can do and what the screen shows."""
    for _ in range(8000):
        app.turn(0.05)
        shown = top(app)
        if isinstance(shown, ScoreScene) and shown.card.winner is not None:
            return shown
        if isinstance(shown, TableScene):
            shown.wait(120)
            _answer(app, shown)
        elif isinstance(shown, CurtainScene):
            _open(app)
        else:
            strike(app, P.SOUTH)
    raise AssertionError("no winner")


def _open(app: App) -> None:
    """Holds the button that opens the curtain."""
    for _ in range(4):
        app.turn(DEAF_SECONDS)
    down(app, P.WEST)
    app.turn(HOLD_SECONDS)
    up(app, P.WEST)


def _answer(app: App, scene: TableScene) -> None:
    if scene.panel is None or not scene.shown.timeline.is_idle:
        return
    view = scene.shown.view
    if view.board.phase is Phase.AUCTION:
        enough = narrow(view, GoodgeBoard).board.lowest_bid > _ENOUGH
        strike(app, P.NORTH if enough else P.SOUTH)
    elif view.board.phase is Phase.EXCHANGE:
        for _ in range(3):
            strike(app, P.RIGHT, P.SOUTH)
        strike(app, P.NORTH)
    elif view.board.phase is Phase.PLAY:
        strike(app, P.RIGHT, P.SOUTH)
    else:
        strike(app, P.SOUTH)
