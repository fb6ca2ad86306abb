"""The program where what fades is looked at frame by frame."""

from __future__ import annotations

import pygame

from goodge.ui.motion.speeds import CROSS_FADE
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene

from .checks import settle
from .conftest import OpenApp

STEP = 1 / 60
FRAMES = round(CROSS_FADE / STEP)


def at_rest(open_app: OpenApp) -> App:
    """The program at normal speed, with the title at rest."""
    app = open_app((960, 600), speed="normal", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    return app


def frame(app: App) -> pygame.Surface:
    """The next frame, a sixtieth of a second later."""
    app.turn(STEP)
    return app.canvas.surface.copy()
