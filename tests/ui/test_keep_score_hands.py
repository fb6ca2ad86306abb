"""Keep score by pad, mouse and single keys, and its pictures in every window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from goodge.engine.games import GAMES
from goodge.engine.told import ToldRound
from goodge.table.score_sheet import ScoreSheet
from goodge.ui.drawing.portrait import DUMMYS
from goodge.ui.drawing.theme import BODY_STRONG
from goodge.ui.games import FACES, face_of
from goodge.ui.scenes.keep_score import grid
from goodge.ui.scenes.keep_score.draft import Draft
from goodge.ui.scenes.keep_score.entry import EntryScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.pad import PadButton
from goodge.ui.wording import keep_score as words

from .checks import assert_layout, press, resize
from .conftest import OpenApp
from .keeping import BEHIND, ENTER, MADE, NAMES, SIZES, entry, form, keep, kept, paper, sheet_of, told
from .menus import fill_in, item_of
from .pads import strike


def test_all_of_a_round_by_the_buttons_of_a_pad_or_the_mouse(open_app: OpenApp) -> None:
    """No digit is typed: every number has buttons that step it."""
    app = open_app()
    paper(app, sheet_of("spidge"))
    strike(app, PadButton.SOUTH)
    scene = entry(app)
    for hand, tricks in enumerate((1, 6, 0)):
        for _ in range(tricks):
            scene.press(item_of(scene, f"taken-{hand}-more"))
    scene.press(item_of(scene, "taken-2-more"))
    scene.press(item_of(scene, "taken-2-less"))
    scene.focus("done")
    strike(app, PadButton.SOUTH)
    assert kept(app, "spidge").rounds == (ToldRound((1, 6, 0, 6)),)


def test_the_dummy_has_a_face_of_its_own(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    paper(app, sheet_of("spidge"))
    strike(app, PadButton.SOUTH)
    scene, drawn = entry(app), list[str]()
    monkeypatch.setattr(grid, "draw_portrait", lambda _canvas, portrait, *_: drawn.append(portrait))
    for hand in range(4):
        item_of(scene, f"face-{hand}").draw(app.canvas, focused=False)
    assert drawn[scene.draft.board.dummy or 0] == DUMMYS
    assert len(set(drawn)) == 4


def test_plus_and_minus_step_the_number_that_has_the_focus(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge"))
    press(app, ENTER)
    scene = entry(app)
    told(app, "+", "+", "+", "-")
    assert scene.draft.bid == "55"


def test_the_picture_of_a_sheet_is_saved(open_app: OpenApp) -> None:
    app = open_app()
    scene = paper(app, sheet_of("goodge", MADE))
    scene.press(item_of(scene, "save"))
    scene.finish_saving()
    assert [path.suffix for path in app.home.pictures_dir.iterdir()] == [".png"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_its_place_in_any_window(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, text_size="larger")
    long_names = ("Wilhelmina Grace", "Maximilian-Jakob", "WWWWWWWWWWWWWWWW", "Bo")
    for game in FACES:
        asked, engine = face_of(game).asked, GAMES[game]
        assert asked is not None
        rules = engine.read_rules({})
        rounds = (BEHIND,) if game == "spades" else ()
        sheet = ScoreSheet(engine, rules, long_names[: engine.seats(rules)], 0, rounds)
        keep(app, sheet)
        scene = form(app)
        scene.game = game
        scene.refresh()
        assert_layout(scene)
        draft = Draft.of(sheet, len(rounds), asked)
        draft.taken[0], draft.bids, draft.bid = "999", ["13"] * len(draft.bids), "250"
        app.push(EntryScene(app, draft, lambda _: None))
        assert_layout(entry(app))
        heads = {item.text for item in entry(app).items if isinstance(item, Label) and item.key.startswith("head-")}
        assert (words.WHO_WAS.say() in heads) is (game == "goodge")


def test_it_is_offered_for_every_game_whose_face_says_what_is_asked(open_app: OpenApp, tmp_path: Path) -> None:
    assert tmp_path.is_dir()
    assert set(form(open_app()).plans) == set(FACES)


def test_the_first_name_that_is_missing_can_be_typed_at_once(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    scene = form(app)
    assert scene.default_focus() == "name-0"
    for seat, name in enumerate(NAMES[:3]):
        fill_in(app, scene, f"name-{seat}", name)
    assert scene.default_focus() == "start"


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
def test_the_button_of_the_dealer_stands_at_full_size_beside_the_heading(open_app: OpenApp, language: str) -> None:
    app = open_app(language=language, text_size="larger")
    paper(app, sheet_of("goodge", MADE))
    press(app, ENTER)
    for size in SIZES:
        resize(app, size)
        scene = entry(app)
        button, heading = item_of(scene, "deals"), item_of(scene, "heading")
        assert isinstance(button, Button)
        assert button._fitting(scene.canvas)[0] == BODY_STRONG
        assert abs(button.rect.centery - heading.rect.centery) <= 1
        assert heading.rect.right < button.rect.left


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
@pytest.mark.parametrize("dealer", ["WOLFGANG AMADEUS", "WWWWWWWWWWWWWWWW"])
def test_a_long_name_of_the_dealer_leaves_room_for_the_button(open_app: OpenApp, language: str, dealer: str) -> None:
    for text_size in ("normal", "larger"):
        app = open_app(language=language, text_size=text_size)
        paper(app, replace(sheet_of("goodge", MADE), players=("Ann", dealer, "Cleo")))
        press(app, ENTER)
        for size in (*SIZES, (800, 1200), (1080, 1920)):
            resize(app, size)
            scene = entry(app)
            button, heading = item_of(scene, "deals"), item_of(scene, "heading")
            assert isinstance(button, Button)
            assert button._fitting(scene.canvas)[0] == BODY_STRONG
            assert heading.rect.right < button.rect.left
            assert_layout(scene)


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200), (1080, 1920)])
def test_suits_have_their_heading_and_no_ground_is_empty_in_any_window(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size)
    paper(app, sheet_of("goodge", MADE))
    press(app, ENTER)
    scene = entry(app)
    head, first = item_of(scene, "trump-name"), item_of(scene, "trump-S")
    assert head.rect.right <= first.rect.left or head.rect.bottom < first.rect.top
    ground, last = item_of(scene, "round").rect, item_of(scene, "taken-2").rect
    assert head.rect.top - ground.top < 90 * scene.canvas.unit
    assert ground.bottom - last.bottom < 90 * scene.canvas.unit
