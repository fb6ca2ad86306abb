"""What flies off a plate at the table when something good is told of it, and the ring around it."""

from __future__ import annotations

import pygame

from goodge.engine.game import Phase
from goodge.ui.program.app import App

from .checks import settle
from .conftest import OpenApp
from .kin import open_kin
from .motion_watch import STEP
from .tables import open_table, play_until


def test_gold_leaf_flies_under_the_buttons_beside_a_plate(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app: App = open_app(speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    play_until(app, scene, Phase.PLAY)
    settle(app)
    shown, canvas = scene.shown, app.canvas
    button = shown.places.own_tool
    scene.draw_ground(canvas)
    bare = pygame.image.tobytes(canvas.surface.subsurface(button), "RGB")
    shown.highlights.judge(shown.places.anchor, is_good=True, is_cheered=True)
    seen = set()
    for _ in range(40):
        shown.advance(STEP)
        for over in ((), (button,)):
            scene.draw_ground(canvas)
            shown.draw_cards(canvas, over)
            seen.add((bool(over), pygame.image.tobytes(canvas.surface.subsurface(button), "RGB") == bare))
    assert (False, False) in seen, "it passes there"
    assert (True, False) not in seen


def test_the_ring_around_a_plate_across_the_table_keeps_off_the_bar(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    app: App = open_app(speed="normal", muted=True)
    scene = open_kin(app, "spades")
    settle(app)
    shown, canvas = scene.shown, app.canvas
    scene.draw_ground(canvas)
    bare = pygame.image.tobytes(canvas.surface.subsurface(shown.places.bar), "RGB")
    shown.highlights.judge(shown.places.hand_across, is_good=True, is_cheered=False)
    for _ in range(40):
        shown.advance(STEP)
        scene.draw_ground(canvas)
        shown.draw_cards(canvas)
        assert pygame.image.tobytes(canvas.surface.subsurface(shown.places.bar), "RGB") == bare
