"""A card is pressed where it is seen, beside a raised one too."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.fans import outline

from .checks import click, settle
from .conftest import OpenApp
from .menus import item_of
from .tables import open_table, play_until

ONE = (None, "novice", "novice")


def table(app: App) -> TableScene:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.EXCHANGE)
    settle(app)
    return scene


def drawn_at(scene: TableScene, place: tuple[int, int]) -> str | None:
    """Return the card of the viewer's hand that is drawn at a place, by the cards as they lie now."""
    stage = scene.shown.stage
    there = [stage.sprites[card.text] for card in scene.shown.view.hand]
    there = [sprite for sprite in there if outline(sprite.pose).collidepoint(place)]
    top = max(there, key=lambda sprite: sprite.z, default=None)
    return None if top is None or top.card is None else top.card.text


def pointed_at(scene: TableScene, place: tuple[int, int]) -> str | None:
    item = scene.item_at(place)
    return item.card.text if isinstance(item, CardItem) else None


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)], ids=str)
def test_what_is_pointed_at_is_what_is_drawn(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size)
    scene = table(app)
    shown = scene.shown
    order = [card.text for card in shown.stage.hand_order(shown.view)]
    rows = {round(shown.stage.sprites[key].pose.y / 40): shown.stage.sprites[key].pose for key in order}
    for raised in (order[0], order[6], order[-2]):
        scene.focus(raised)
        settle(app)
        assert shown.stage.lifted == raised
        pose = shown.stage.sprites[raised].pose
        strip = pygame.Rect(0, 0, round(pose.height / 16), round(pose.height))
        strip.midright = outline(pose).midleft
        for row in rows.values():
            for x in range(0, size[0], 3):
                place = (x, round(row.y - row.height * 0.3))
                there = drawn_at(scene, place)
                if there is not None and not strip.inflate(6, 0).collidepoint(place):
                    near = {drawn_at(scene, (x + step, place[1])) for step in (-3, 0, 3)}
                    assert pointed_at(scene, place) in near, (raised, place)


def test_a_click_in_the_middle_of_a_raised_card_is_for_that_card(app: App) -> None:
    scene = table(app)
    shown = scene.shown
    raised = shown.stage.hand_order(shown.view)[6].text
    scene.focus(raised)
    settle(app)
    rect = item_of(scene, raised).rect
    assert rect.width > outline(shown.stage.sprites[raised].pose).width * 0.7, "its neighbours have parted"
    click(app, (rect.right - 8, rect.top + rect.height // 3))
    settle(app)
    assert shown.stage.chosen == raised
