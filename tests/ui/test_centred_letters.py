"""What stands in a frame has as much air over it as under it, by what can be seen of it."""

from __future__ import annotations

import pytest

from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.widgets.base import Label
from tests.ui.conftest import OpenApp

from .checks import settle
from .menus import item_of
from .sheets import shown, won_match


def ink(app: App, label: Label) -> tuple[int, int]:
    """The top of a line's capitals, and its baseline."""
    role = label.shown_role(app.canvas)
    font = app.canvas.type.font(role)
    _, place = app.canvas.type.placed(label.text, role, label.colour, label.rect)
    [metrics], baseline = font.metrics("H"), place.top + font.get_ascent()
    assert metrics is not None
    return round(baseline - metrics[3]), baseline


def label_of(scene: Scene, key: str) -> Label:
    label = item_of(scene, key)
    assert isinstance(label, Label)
    return label


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_menu_has_as_much_air_over_the_crown_as_under_the_note(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size)
    scene = PauseScene(app)
    app.push(scene)
    app.draw()
    panel, crown = item_of(scene, "panel").rect, item_of(scene, "crown").rect
    seen = app.art.picture("emblems/crown", crown.size).get_bounding_rect(min_alpha=128)
    over, under = crown.top + seen.top - panel.top, panel.bottom - ink(app, label_of(scene, "saved"))[1]
    assert abs(over - under) <= app.canvas.px(4)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_lines_of_a_place_beside_the_winner_stand_in_its_middle(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant")
    scene = shown(app, won_match())
    settle(app)
    place = item_of(scene, "place-0").rect
    over = ink(app, label_of(scene, "place-0-who"))[0] - place.top
    under = place.bottom - ink(app, label_of(scene, "place-0-well"))[1]
    assert abs(over - under) <= 1
