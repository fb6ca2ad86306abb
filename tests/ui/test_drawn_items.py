"""Items that look as they did are not laid out again, and look the same; places that are drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.places import area, joined
from goodge.ui.program.app import App
from goodge.ui.program.drawnitems import DrawnItems, Light, draw_item
from goodge.ui.program.itemfade import Laid
from goodge.ui.widgets.base import Drawing, Item
from goodge.ui.widgets.buttons import Button

from .conftest import OpenApp
from .menus import SCENES
from .tables import open_table

WINDOW = pygame.Rect(0, 0, 60, 40)
PLAIN = Light(is_focused=False, is_pointed=False, is_entered=False)
rects = st.builds(pygame.Rect, st.integers(-20, 70), st.integers(-20, 50), st.integers(0, 40), st.integers(0, 40))


def seen(canvas: Canvas, drawn: DrawnItems, item: Item, light: Light = PLAIN) -> bytes:
    surface = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
    drawn.draw(replace(canvas, surface=surface), item, light)
    return surface.get_buffer().raw


def check_noted(app: App, items: list[Item]) -> None:
    drawn = DrawnItems()
    for item in items:
        by_itself = pygame.Surface(app.canvas.surface.get_size(), 0, app.canvas.surface)
        first = seen(app.canvas, drawn, item)
        draw_item(replace(app.canvas, surface=by_itself), item, PLAIN)
        assert first == seen(app.canvas, drawn, item) == by_itself.get_buffer().raw, item.key


def test_every_item_of_a_table_looks_as_if_it_were_drawn_by_itself(open_app: OpenApp) -> None:
    app = open_app((960, 600))
    noted = [item for item in open_table(app, (None, "novice", "novice")).items if item.is_of_pictures]
    assert {type(item).__name__ for item in noted} >= {"Plate", "MatchState", "Label", "Button"}
    check_noted(app, noted)


@pytest.mark.parametrize("name", SCENES)
def test_every_item_of_a_page_looks_as_if_it_were_drawn_by_itself(menu_app: App, name: str) -> None:
    scene = SCENES[name](menu_app)
    menu_app.push(scene)
    kinds = {type(item): item for item in scene.items if item.is_of_pictures}
    check_noted(menu_app, list(kinds.values()))


def watched(laid_out: list[str]) -> Callable[[str], Button]:
    """What makes buttons that write down their text each time they are laid out."""

    class Watched(Button):
        def draw(self, canvas: Canvas, *, focused: bool) -> None:
            laid_out.append(self.text)
            Button.draw(self, canvas, focused=focused)

    return lambda text: Watched(key="button", rect=pygame.Rect(100, 100, 200, 50), text=text, on_press=app_quit)


def app_quit() -> None:
    """Stand for what a button does."""


def test_an_item_is_laid_out_once_until_it_or_its_light_changes(open_app: OpenApp) -> None:
    laid_out, canvas, drawn = list[str](), open_app().canvas, DrawnItems()
    button = watched(laid_out)
    first = seen(canvas, drawn, button("Bid"))
    assert seen(canvas, drawn, button("Bid")) == first
    assert laid_out == ["Bid"]
    assert seen(canvas, drawn, button("Bid"), PLAIN._replace(is_pointed=True)) != first
    assert seen(canvas, drawn, button("Pass")) != first
    assert laid_out == ["Bid", "Bid", "Pass"]
    drawn.forget_all_but([])
    seen(canvas, drawn, button("Pass"))
    assert laid_out == ["Bid", "Bid", "Pass", "Pass"]


def test_an_item_that_was_made_ready_is_not_laid_out_again_and_leaves_the_one_before_known(open_app: OpenApp) -> None:
    laid_out, canvas, drawn = list[str](), open_app().canvas, DrawnItems()
    bid, passed = map(watched(laid_out), ("Bid", "Pass"))
    first = seen(canvas, drawn, bid)
    drawn.make_ready(canvas, passed, PLAIN)
    assert seen(canvas, drawn, bid) == first
    assert seen(canvas, drawn, passed) == seen(canvas, DrawnItems(), passed) != first
    assert laid_out == ["Bid", "Pass", "Pass"], "the last one is by other items"


def test_what_stands_for_a_card_or_a_place_changes_nothing_on_the_screen(open_app: OpenApp) -> None:
    app = open_app((960, 600))
    items = open_table(app, (None, "novice", "novice")).items
    unseen = [item for item in items if not item.is_seen]
    assert {type(item).__name__ for item in unseen} == {"Item", "CardItem"}
    before, empty = Laid(items, None, None, None), pygame.Surface(app.canvas.rect.size)
    moved = [replace(item, rect=item.rect.move(9, 9)) if item in unseen else item for item in items]
    assert not Laid(moved, None, None, None).changed(before)
    for item in unseen:
        draw_item(replace(app.canvas, surface=empty), item, PLAIN)
    assert not any(empty.get_buffer().raw)


def test_what_may_differ_each_time_is_drawn_each_time(open_app: OpenApp) -> None:
    times: list[pygame.Rect] = []
    drawing = Drawing(key="drawing", rect=pygame.Rect(0, 0, 9, 9), paint=lambda _, rect: times.append(rect))
    canvas, drawn = open_app().canvas, DrawnItems()
    for _ in range(3):
        drawn.draw(canvas, drawing, PLAIN)
    assert len(times) == 3


@given(st.lists(rects, max_size=8))
def test_places_are_joined_without_loss_and_without_overlap(places: list[pygame.Rect]) -> None:
    found = joined(places, WINDOW)
    assert all(WINDOW.contains(place) for place in found)
    covered = [
        (x, y) for place in found for x in range(place.left, place.right) for y in range(place.top, place.bottom)
    ]
    assert len(covered) == len(set(covered)) == area(found)
    wanted = {
        (x, y)
        for place in (place.clip(WINDOW) for place in places)
        for x in range(place.left, place.right)
        for y in range(place.top, place.bottom)
    }
    assert wanted <= set(covered)


def test_little_is_drawn_for_nothing_where_places_cross() -> None:
    across, down = pygame.Rect(0, 15, 60, 10), pygame.Rect(25, 0, 10, 40)
    assert area(joined([across, down], WINDOW)) == area([across, down]) - 100
    assert joined([across, across.move(0, 5)], WINDOW) == [pygame.Rect(0, 15, 60, 15)]
