"""A notice at a table covers no card, no plate and no sentence: measured at where they lie."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.table.notices import SecondCopy
from goodge.ui.drawing.theme import BODY_STRONG
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.program.tip import laid_tip
from goodge.ui.scenes.dialog import DialogAnswer, DialogScene
from goodge.ui.scenes.review.seen import Cards
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.callpill import CallPill
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.notices import notice_words

from .checks import notice_place, resize, settle, top
from .conftest import OpenApp
from .kin import play_to
from .tables import open_table, play_until
from .wording.screens import SCREENS

pytestmark = pytest.mark.usefixtures("no_pictures")
SHORT = "Undone"
SIZES = ((800, 600), (960, 600), (1280, 720), (2560, 1440), (800, 1200))
LEVELS = {"goodge": (None, "novice", "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "spidge": (None, "novice", "novice")}  # fmt: skip
TIPPED = ("review of play", "review of spidge with all cards", "review of goodge with details", "why somebody did that",
          "could it be made: later")  # fmt: skip
REVIEWS = ("review of play", "could it be made: later")


def covered(scene: Scene, rect: pygame.Rect) -> list[str]:
    """What lies under a rectangle and must be seen."""
    found = [
        item.key
        for item in scene.items
        if (
            isinstance(item, CardItem | Plate | CallPill)
            or (isinstance(item, Label) and item.key in ("sentence", "head"))
        )
        and item.rect.colliderect(rect)
    ]
    if isinstance(scene, TableScene):
        found += [key for key, card in scene.shown.stage.sprites.items() if card.rect.colliderect(rect)]
    return found


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.parametrize("size", SIZES)
def test_a_notice_at_a_table_covers_only_the_bar(
    open_app: OpenApp, size: tuple[int, int], game: str, text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene = open_table(app, LEVELS[game], game=game)
    play_to(app, scene, lambda view: view.board.phase is Phase.PLAY and bool(view.board.trick.cards))
    for sentence in (SHORT, notice_words(SecondCopy())):
        rect = notice_place(app, sentence)
        assert app.canvas.rect.contains(rect)
        assert covered(scene, rect) == []


def test_nor_does_one_lie_on_the_stash(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"])
    play_until(app, scene, Phase.EXCHANGE)
    assert covered(scene, notice_place(app, notice_words(SecondCopy()))) == []


@pytest.mark.parametrize("name", REVIEWS)
def test_nor_on_a_table_that_is_reviewed(app: App, name: str) -> None:
    SCREENS[name](app)
    settle(app)
    scene = app.top
    assert isinstance(scene, Scene)
    assert covered(scene, notice_place(app, notice_words(SecondCopy()))) == []


def test_where_there_is_no_bar_it_hangs_from_the_top_in_full_size(app: App) -> None:
    SCREENS["settings table"](app)
    settle(app)
    rect = notice_place(app, SHORT)
    assert rect.centerx == app.canvas.rect.centerx
    assert rect.top > 0


def test_in_the_title_a_notice_begins_as_high_as_the_way_to_the_people(app: App) -> None:
    app.push(TitleScene(app))
    scene = top(app)
    people = next(item.rect for item in scene.items if item.key == "people")
    assert scene.notice_place(app.page_canvas).top == people.top


def test_in_a_tall_title_a_notice_is_written_in_the_usual_letters(open_app: OpenApp) -> None:
    app = open_app((800, 1200), speed="instant", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    sentence, setter = notice_words(SecondCopy()), app.canvas.type
    rect = notice_place(app, sentence)
    lines = len(setter.wrap(sentence, BODY_STRONG, rect.width))
    assert lines > 1
    assert rect.height > lines * setter.line_height(BODY_STRONG)


def test_over_a_dialog_it_lies_where_it_lies_at_the_table(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"])
    play_until(app, scene, Phase.EXCHANGE)
    place = notice_place(app, SHORT).copy()
    app.push(DialogScene(app, "A title", "A sentence.", (DialogAnswer("An answer"),)))
    assert notice_place(app, SHORT) == place


@pytest.mark.parametrize(("name", "size"), [*product(TIPPED, SIZES[2:]), ("why somebody did that", SIZES[1])])
def test_a_tip_in_a_review_covers_nothing_that_can_be_read_or_pressed(
    app: App, name: str, size: tuple[int, int]
) -> None:
    SCREENS[name](app)
    resize(app, size)
    settle(app)
    scene = top(app)
    tipped = [item for item in scene.items if item.tip]
    assert tipped
    for told in tipped:
        seen = {item.key: [item.rect] for item in scene.items if isinstance(item, Plate | Label | Button | MatchState)}
        for item in scene.items:
            if isinstance(item, Cards):
                seen[item.key] = [*item.places(scene.canvas), *(tag.rect for tag in item.tags(scene.canvas))]
        slip, _ = laid_tip(
            scene.canvas, told.tip or "", told.rect, told.tip_place, scene.kept_clear(scene.canvas, told)
        )
        assert scene.canvas.rect.contains(slip)
        covered = [key for key, rects in seen.items() if key != told.key and slip.collidelist(rects) >= 0]
        assert covered == [], told.key
