"""Laying cards away reads from the Stash down to the hand: what is chosen, the button, what to do, and how."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import worth
from goodge.ui.drawing.theme import TEXT_SCALES
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.games.goodge.trump import Medallion
from goodge.ui.program.app import App
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.cards import suit_name
from goodge.ui.wording.stash import laid_away_words, laid_title, stash_title

from .checks import press
from .conftest import OpenApp
from .menus import item_of, text_of
from .tables import open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")

SIZES = ((800, 600), (960, 600), (1280, 720), (2560, 1440), (800, 1200), (1200, 1200))
ORDER = ("head", "worth", "slot-1", "lay-away", "sentence", "detail")


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("hands", [3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_it_reads_from_top_to_bottom(open_app: OpenApp, size: tuple[int, int], hands: int, text_size: str) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, (None, *["novice"] * (hands - 1)))
    play_until(app, scene, Phase.EXCHANGE)
    rects = {item.key: item.rect for item in scene.items}
    for above, below in pairwise(ORDER):
        assert rects[above].bottom <= rects[below].top + 1, (above, below)
    unit = scene.shown.places.unit
    assert rects["slot-1"].top - rects["worth"].bottom >= 10 * unit, "cards and words have air between them"
    assert rects["worth-ground"].contains(rects["head-ground"]), "which lie on one ground"
    assert rects["lay-away"].top - rects["slot-1"].bottom >= 12 * unit, "the button stands apart from the cards"
    assert rects["sentence"].top - rects["lay-away"].bottom >= 19 * unit, "and this from what to do"
    plates = [item.rect for item in scene.items if isinstance(item, Plate)]
    over = [plate.bottom for plate in plates if plate.bottom <= rects["head-ground"].top and plate.left < size[0] // 2]
    over = over if hands == 4 else []
    assert all(rects["head-ground"].top - bottom >= 10 * unit for bottom in over), "it belongs to nobody across"
    assert [key for key in ("head", "worth", "lay-away") if rects[key].collidelist(plates) >= 0] == []


@pytest.mark.parametrize("hands", [3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_what_to_do_is_said_at_one_place_in_all_phases(open_app: OpenApp, size: tuple[int, int], hands: int) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, (None, *["novice"] * (hands - 1)), seed=3)
    middles = set()
    for phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY):
        play_until(app, scene, phase)
        middles |= {(key, item_of(scene, key).rect.center) for key in ("sentence", "detail")}
    assert len(middles) == 2


@pytest.mark.parametrize("size", [(800, 1200), (1080, 1920)])
def test_in_a_tall_window_the_button_is_as_high_as_those_of_other_phases(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    scene = open_table(open_app(size, speed="instant", muted=True), (None, *["novice"] * 3))
    heights = []
    for phase, key in ((Phase.EXCHANGE, "lay-away"), (Phase.TRUMP, "name")):
        play_until(scene.app, scene, phase)
        heights.append(next(item.rect.height for item in scene.items if item.key == key))
    assert abs(heights[0] - heights[1]) <= 0.1 * heights[1]


def test_cards_without_points_are_said_to_be_so_once_there_are_three(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    panel = scene.panel
    assert isinstance(panel, ExchangePanel)
    for card in panel.laid:
        panel.press_card(card)
    without = [card for card in scene.shown.stage.hand_order(scene.shown.view) if not worth(card)]
    told = [text_of(scene, "worth")]
    for card in without[:3]:
        panel.press_card(card)
        told.append(text_of(scene, "worth"))
    assert told == ["", "", "", laid_away_words(0)]


def test_the_heading_names_the_stash_until_other_cards_are_to_be_laid_away(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    panel = scene.panel
    assert isinstance(panel, ExchangePanel)
    first, own = panel.laid[0], scene.shown.stage.hand_order(scene.shown.view)[0]
    assert text_of(scene, "head") == stash_title(asks=False), "the sentence says what to do"
    press(app, pygame.K_h)
    assert scene.shown.captions.hint
    assert text_of(scene, "sentence") == scene.shown.captions.hint
    assert text_of(scene, "head") == stash_title(asks=True), "what is asked stands there while a hint is in its place"
    panel.press_card(first)
    assert text_of(scene, "head") == laid_title(2, 3)
    panel.press_card(own)
    assert text_of(scene, "head") == laid_title(3, 3)
    panel.press_card(own)
    panel.press_card(first)
    assert text_of(scene, "head") == stash_title(asks=True)


@pytest.mark.parametrize("size", SIZES)
def test_words_over_the_emblem_have_a_ground_that_holds_them_all(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    items = {item.key: item for item in scene.items}
    type_ = app.canvas.type
    for ground, key in (("worth-ground", "worth"), ("head-ground", "head")):
        label = items[key]
        assert isinstance(label, Label)
        words = pygame.Rect((0, 0), (type_.size(label.text, label.role)[0], label.rect.height))
        words.center = label.rect.center
        assert items[ground].rect.contains(words), key
        order = [item.key for item in scene.items]
        assert order.index(ground) < order.index(key), "it lies under the words"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_the_name_of_a_suit_keeps_off_the_edges_of_its_medallion(
    open_app: OpenApp, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.TRUMP)
    medallions = [item for item in scene.items if isinstance(item, Medallion)]
    assert len(medallions) == len(Suit)
    for medallion in medallions:
        role = medallion._fitted(app.canvas)[0]
        wide = app.canvas.type.size(suit_name(medallion.suit), role)[0]
        assert medallion.rect.width - wide >= 2 * app.canvas.px(6)


@pytest.mark.parametrize("size", [(800, 1200), (1280, 720)])
def test_the_button_that_lays_away_has_air_beside_its_words_in_full_type(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    button = item_of(scene, "lay-away")
    assert isinstance(button, Button)
    assert button.width(scene.canvas, button.cap, button.role) + 2 * scene.canvas.px(20) <= button.rect.width
