"""The settings in a tall window: their notes are as large as there is room for, and alike on all pages."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.ui.drawing.art import Art
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import SMALL, Colour, Role
from goodge.ui.program.app import App
from goodge.ui.scenes.settings.cards import _FIVE_SUITS
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.settings.sections import SECTIONS
from goodge.ui.scenes.settings.table import trump_felts
from goodge.ui.widgets.base import Label
from goodge.ui.wording.cards import suit_name

from .checks import assert_layout, resize
from .conftest import OpenApp

pytestmark = pytest.mark.usefixtures("no_pictures")


def sizes_of_notes(app: App, section: str) -> set[float]:
    scene = SettingsScene(app, section=section)
    app.push(scene)
    assert_layout(scene)
    items = [item for item in scene.items if isinstance(item, Label) and item.key.endswith("-note")]
    return {item.role.size for item in items}


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920)])
def test_notes_are_as_large_as_there_is_room_for_and_alike(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    assert set.union(*(sizes_of_notes(app, section) for section in SECTIONS)) == {18}


@pytest.mark.parametrize("language", ["de", "fr", "es", "pl"])
def test_longer_notes_keep_their_room(open_app: OpenApp, language: str) -> None:
    app = open_app((800, 1200), language=language, text_size="larger")
    sizes = set.union(*(sizes_of_notes(app, section) for section in SECTIONS))
    assert len(sizes) == 1
    assert sizes <= {18, SMALL.size}


def test_felts_of_trumps_stand_in_the_order_of_the_sample_of_cards(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, inlaid = list[str](), type(app.canvas.art).inlaid

    def noted(art: Art, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        shown.append(name[-1])
        return inlaid(art, name, size, ink)

    monkeypatch.setattr(type(app.canvas.art), "inlaid", noted)
    trump_felts(app.settings)(app.canvas, pygame.Rect(100, 100, 800, 120))
    assert shown == [name.split("/")[1][-1] for name in _FIVE_SUITS]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pl"])
def test_each_felt_of_a_trump_has_the_name_of_its_suit_under_it(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    app, place = open_app(language=language), pygame.Rect(100, 100, 560, 120)
    named, text = dict[str, pygame.Rect](), type(app.canvas).text

    def noted(canvas: Canvas, words: str, role: Role, rect: pygame.Rect, *more: Any) -> None:
        named[words] = rect.copy()
        assert canvas.type.size(words, role)[0] <= rect.width
        text(canvas, words, role, rect, *more)

    monkeypatch.setattr(type(app.canvas), "text", noted)
    trump_felts(app.settings)(app.canvas, place)
    assert set(named) == {suit_name(suit) for suit in Suit}
    assert all(place.contains(rect) for rect in named.values())
