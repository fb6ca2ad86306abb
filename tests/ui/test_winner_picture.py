"""The picture of who has won: no hole below faces without rays, and rays that keep clear of each other."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.theme import RAIL
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.winner import WinnerPicture, WinnersItem, emblems_beside
from goodge.ui.scenes.tournament.champions import crowned
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button

from .checks import assert_layout, resize, settle
from .conftest import OpenApp
from .menus import item_of
from .sheets import shown, won_match

_HEIGHT = 300
_PAIR = ("ann", "ben")


def faces_of(shown: WinnerPicture) -> tuple[pygame.Rect, list[pygame.Rect]]:
    place = pygame.Rect(0, 0, shown.width(_HEIGHT), _HEIGHT)
    return place, shown.faces(place)


@pytest.mark.parametrize("count", [1, 2])
def test_faces_without_rays_fill_the_picture_down_to_its_foot(count: int) -> None:
    place, faces = faces_of(WinnerPicture(_PAIR[:count], None, are_people=False))
    assert all(0 <= place.bottom - face.bottom < _HEIGHT // 20 for face in faces)
    assert all(place.contains(face) for face in faces)


def test_the_rays_around_two_faces_keep_clear_of_each_other() -> None:
    place, (first, second) = faces_of(WinnerPicture(_PAIR, None, are_people=True))
    assert second.left - first.right > 0.57 * first.width, "rays reach half a face and a hair"
    assert place.contains(first.union(second))


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
def test_the_crowns_of_champions_stand_on_the_rims_clear_of_hats(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    rect = pygame.Rect(100, 100, 600, 300)
    for face, crown in crowned(app.canvas, rect):
        seen = app.art.picture("emblems/crown", crown.size).get_bounding_rect(min_alpha=128)
        low = crown.top + seen.bottom - face.top
        assert 0 < low < 0.11 * face.height
        assert rect.contains(face)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_in_a_tall_window_all_ways_on_stand_in_two_rows(open_app: OpenApp, text_size: str) -> None:
    app = open_app((800, 1200), speed="instant", text_size=text_size)
    scene = shown(app, won_match())
    settle(app)
    assert_layout(scene)
    ways = [item for item in scene.items if isinstance(item, Button)]
    assert "more" not in {way.key for way in ways}
    assert [way.key for way in ways if way.style == "primary"] == [ways[0].key]
    assert len({way.rect.top for way in ways}) == 2
    assert max(item_of(scene, f"place-{side}").rect.bottom for side in range(3)) < min(way.rect.top for way in ways)


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 2), ((960, 600), 2), ((2560, 1440), 2), ((800, 1200), 0)])
def test_in_a_wide_window_an_emblem_lies_in_the_cloth_at_each_side(
    open_app: OpenApp, size: tuple[int, int], count: int
) -> None:
    app = open_app(size, speed="instant")
    scene = shown(app, won_match())
    settle(app)
    picture = next(item.rect for item in scene.items if isinstance(item, WinnersItem))
    emblems = emblems_beside(app.page_canvas, picture)
    assert len(emblems) == count
    words = [item.rect for item in scene.items if not (isinstance(item, Label) and item.key.startswith("head-"))]
    for emblem in emblems:
        assert emblem.collidelist(words) < 0
        assert app.canvas.rect.inflate(-2 * RAIL, -2 * RAIL).contains(emblem)
    assert sum(emblem.centerx - app.canvas.rect.centerx for emblem in emblems) == 0
