"""A notice at a table covers no card, no plate and no sentence: measured at where they lie."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.table.notices import SecondCopy
from goodge.ui.drawing.theme import BODY_STRONG, RAIL
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.dialog import Answer, DialogScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.carditem import CardItem
from goodge.ui.tabletop.plates import Call, Plate
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.notices import notice_words

from .checks import settle
from .conftest import OpenApp
from .kin import play_to
from .tables import open_table, play_until
from .wording.screens import SCREENS

pytestmark = pytest.mark.usefixtures("no_pictures")
INLAID = 8.0  # units from the rail to beyond the line inlaid in the cloth
SHORT = "Undone"
SIZES = ((800, 600), (960, 600), (1280, 720), (2560, 1440), (800, 1200))
LEVELS = {"goodge": (None, "novice", "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "spidge": (None, "novice", "novice")}  # fmt: skip
REVIEWS = ("review of play", "could it be made: later")


def slip(app: App, sentence: str) -> pygame.Rect:
    app.notices.answer(sentence)
    settle(app)
    app.redraw()
    app.draw()
    found = app.notices._slip
    assert found is not None
    assert found.sentence == sentence
    return found.rect


def covered(scene: Scene, rect: pygame.Rect) -> list[str]:
    """What lies under a rectangle and must be seen."""
    found = [
        item.key for item in scene.items
        if (isinstance(item, CardItem | Plate | Call) or (isinstance(item, Label) and item.key in ("sentence", "head")))
        and item.rect.colliderect(rect)
    ]  # fmt: skip
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
        rect = slip(app, sentence)
        assert app.canvas.rect.contains(rect)
        assert covered(scene, rect) == []


def test_nor_does_one_lie_on_the_stash(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"])
    play_until(app, scene, Phase.EXCHANGE)
    assert covered(scene, slip(app, notice_words(SecondCopy()))) == []


@pytest.mark.parametrize("name", REVIEWS)
def test_nor_on_a_table_that_is_reviewed(app: App, name: str) -> None:
    SCREENS[name](app)
    settle(app)
    scene = app.top
    assert isinstance(scene, Scene)
    assert covered(scene, slip(app, notice_words(SecondCopy()))) == []


def test_where_there_is_no_bar_it_hangs_from_the_top_in_full_size(app: App) -> None:
    SCREENS["settings table"](app)
    settle(app)
    rect = slip(app, SHORT)
    assert rect.centerx == app.canvas.rect.centerx
    assert rect.top > 0


@pytest.mark.parametrize("name", [None, "Wilhelmina Maria"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_on_the_title_it_lies_on_no_card_and_on_no_button(
    open_app: OpenApp, size: tuple[int, int], text_size: str, name: str | None
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    if name is not None:
        app.household.add(name)
        app.household.let_play(app.household.people[0])
    scene = TitleScene(app)
    app.reset(scene)
    settle(app)
    pictures = [
        (sprite, sprite.get_rect(center=part.center)) for part in scene._picture._parts if (sprite := part.sprite)
    ]
    assert len(pictures) > 5
    for sentence in (SHORT, notice_words(SecondCopy())):
        rect = slip(app, sentence)
        rail = -2 * app.canvas.px(RAIL + INLAID)
        assert app.canvas.rect.inflate(rail, rail).contains(rect), "the rail and the line inlaid beside it go all round"
        assert [item.key for item in scene.items if isinstance(item, Button) and item.rect.colliderect(rect)] == []
        for sprite, place in pictures:
            hidden = rect.clip(place).move(-place.left, -place.top)
            assert not hidden or pygame.mask.from_surface(sprite.subsurface(hidden), 128).count() == 0


def test_in_a_tall_title_a_notice_is_written_in_the_usual_letters(open_app: OpenApp) -> None:
    app = open_app((800, 1200), speed="instant", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    sentence, setter = notice_words(SecondCopy()), app.canvas.type
    rect = slip(app, sentence)
    lines = len(setter.wrap(sentence, BODY_STRONG, rect.width))
    assert lines > 1
    assert rect.height > lines * setter.line_height(BODY_STRONG)


def test_over_a_dialog_it_lies_where_it_lies_at_the_table(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"])
    play_until(app, scene, Phase.EXCHANGE)
    place = slip(app, SHORT).copy()
    app.push(DialogScene(app, "A title", "A sentence.", (Answer("An answer"),)))
    assert slip(app, SHORT) == place
