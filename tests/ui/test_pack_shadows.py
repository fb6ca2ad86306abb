"""The cards of a pack cast one shadow together, looked at in the pixels of its frames."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.sprites import RATIO, Sprite

from .conftest import OpenApp
from .motion_watch import covers, play
from .tables import open_table

DARKEST = 0.5  # of the light on the cloth: the shadow of one card leaves as much
OFF = 4  # pixels from the edge of a card


def shot(app: App) -> pygame.Surface:
    app.draw()
    return app.canvas.surface.copy()


def beside(sprite: Sprite) -> list[tuple[int, int]]:
    """Some points on the cloth beside a card's edges."""
    x, y = sprite.middle
    high, wide = sprite.height / 2, sprite.height / 2 * RATIO
    edges = [(share * wide, side * (high + OFF)) for share in (-0.7, 0.0, 0.7) for side in (-1, 1)]
    edges += [(side * (wide + OFF), share * high) for share in (-0.7, 0.0, 0.7) for side in (-1, 1)]
    angle = -radians(sprite.pose.angle)
    turned = [(a * cos(angle) - b * sin(angle), a * sin(angle) + b * cos(angle)) for a, b in edges]
    return [(round(x + a), round(y + b)) for a, b in turned]


def least_light(app: App, scene: TableScene, pack: list[Sprite], others: list[Sprite]) -> float:
    """The least share of the light that the pack's shadow leaves on the cloth around it, off the words.

    Other cards lie a little higher where the pack is under them, so that the cloth beside them does not count either.
    """
    words = next(item.rect for item in scene.items if item.key == "sentence")
    seen = shot(app)
    for sprite in pack:
        sprite.is_waiting = True
    bare = shot(app)
    for sprite in pack:
        sprite.is_waiting = False
    points = [point for sprite in pack for point in beside(sprite) if not words.collidepoint(point)]
    around = [(x, y) for x in (-OFF, 0, OFF) for y in (-OFF, 0, OFF)]
    free = [
        (x, y)
        for x, y in points
        if not any(covers(card, (x, y)) for card in pack)
        and not any(covers(card, (x + right, y + down)) for card in others for right, down in around)
    ]
    lights = [(sum(seen.get_at(place)[:3]), sum(bare.get_at(place)[:3])) for place in free]
    return min((lit / whole for lit, whole in lights if whole > 60), default=1.0)


def packs(scene: TableScene) -> dict[str, list[Sprite]]:
    """The packs on the table, the lowest card first."""
    found: dict[str, list[Sprite]] = {}
    for sprite in sorted(scene.shown.stage.sprites.values(), key=lambda sprite: sprite.z):
        if sprite.pack:
            found.setdefault(sprite.pack, []).append(sprite)
    return found


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
def test_no_shadow_of_a_pack_is_darker_than_that_of_a_card(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    size: tuple[int, int],
) -> None:
    app = open_app(size, speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, (None, "novice", "novice"), seed=4, game="spidge")
    looked: dict[str, int] = {}
    for number, _ in enumerate(play(app, scene, lambda scene: len(scene.shown.view.board.tricks) > 1)):
        for name, pack in packs(scene).items():
            others = [
                sprite for sprite in scene.shown.stage.sprites.values() if not sprite.is_waiting and sprite not in pack
            ]
            if number % 8 == 0 or name == "trick":
                looked[name] = looked.get(name, 0) + 1
                assert least_light(app, scene, pack, others) > DARKEST, (name, number)
    assert min(looked[name] for name in ("pack", "deck", "trick")) > 3
