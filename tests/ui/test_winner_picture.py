"""The picture of who has won: no hole below faces without rays, and rays that keep clear of each other."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.ui.drawing.theme import RAIL, Colour
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.winner import WinnerPicture, WinnersItem, emblems_beside
from goodge.ui.scenes.tournament.champions import crowned
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.golden import GoldenLabel

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


@pytest.mark.parametrize("trump_dye", [True, False])
@pytest.mark.parametrize(
    ("game", "trump"), [("goodge", None), ("spades", Suit.SPADES), ("pride", Suit.SPADES), ("spidge", Suit.SPADES)]
)
def test_the_page_lies_on_the_cloth_of_its_game_with_the_emblem_of_its_table(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game: str, trump: Suit | None, trump_dye: bool
) -> None:
    app, inlaid = open_app(speed="instant", trump_dye=trump_dye), set[str]()
    inlay = app.art.inlaid

    def note(name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        inlaid.add(name)
        return inlay(name, size, ink)

    monkeypatch.setattr(app.art, "inlaid", note)
    scene = shown(app, won_match(game))
    settle(app)
    bare = 320, 40
    assert app.canvas.surface.get_at(bare) == app.cloth(trump).get_at(bare)
    picture = next(item.rect for item in scene.items if isinstance(item, WinnersItem))
    wanted = {f"emblems/inlay-{'crown' if trump is None else trump.letter}"}
    assert inlaid == (wanted if emblems_beside(app.page_canvas, picture) else set())


def test_who_has_won_is_told_in_gold_that_is_lighter_above_and_has_a_dark_edge(open_app: OpenApp) -> None:
    app = open_app(speed="instant")
    scene = shown(app, won_match())
    settle(app)
    words = item_of(scene, "head-0")
    assert isinstance(words, GoldenLabel)
    surface = pygame.Surface(app.canvas.rect.size, pygame.SRCALPHA)
    words.draw(replace(app.page_canvas, surface=surface), focused=False)
    seen = surface.get_bounding_rect()
    letters = [
        [tone for x in range(seen.left, seen.right) if (tone := surface.get_at((x, y))).a == 255]
        for y in range(seen.top, seen.bottom)
    ]
    brightest = [max((tone.r for tone in row), default=0) for row in letters]
    third = len(brightest) // 3
    assert min(brightest[4:third]) > max(brightest[-4:])
    assert any(tone.r < 90 for row in letters for tone in row), "an edge"
