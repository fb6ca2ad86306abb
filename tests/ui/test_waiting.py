"""Matches of several games wait: the title leads to each of them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.engine.games import GAMES, game_named
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import BODY_STRONG, SMALL_STRONG, SUBHEADING, Role
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.title import scene as title_module
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.title.waiting import WaitingScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.portraits import FacesButton
from goodge.ui.wording.games import game_name
from goodge.ui.wording.lists import listed
from goodge.ui.wording.matches import round_words

from .checks import SIZES, assert_layout, press, resize, top
from .conftest import OpenApp
from .menus import StandIn, buttons_of, item_of, knows_the_game, text_of

WIDE = ("Wwwwwwwwwwwwwwww",) * 4


def leave_matches(app: App, *games: str, names: tuple[str, ...] = ("Ann", "Ben", "Cleo", "Dan")) -> None:
    """Matches of these games are left, one after the other."""
    for game in games:
        options = {"players": 4} if game == "goodge" else {}
        count = game_named(game).seats(game_named(game).read_rules(options))
        setup = MatchSetup(tuple(SeatSetup(name, None) for name in names[:count]), options, 7, game)
        Table.start(setup, app.store).close()


def note_of(app: App, key: str) -> str:
    button = item_of(top(app), key)
    assert isinstance(button, Button)
    return button.note or ""


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_there_is_room_for_a_match_of_each_game_in_every_window(open_app: OpenApp, text_size: str) -> None:
    app = open_app(text_size=text_size, muted=True)
    leave_matches(app, *GAMES, names=WIDE)
    app.push(TitleScene(app))
    title = top(app)
    app.push(WaitingScene(app))
    for size in SIZES:
        resize(app, size)
        assert_layout(title)
        assert_layout(top(app))


def test_what_is_said_of_a_match_is_as_large_as_other_text_where_there_is_room(
    menu_app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_matches(menu_app, "goodge", "spades")
    menu_app.push(WaitingScene(menu_app))
    scene, drawn, text = top(menu_app), dict[str, Role](), Canvas.text

    def noted(canvas: Canvas, words: str, role: Role, *rest: Any) -> pygame.Rect:
        drawn[words] = role
        return text(canvas, words, role, *rest)

    monkeypatch.setattr(Canvas, "text", noted)
    for size in ((1280, 720), (2560, 1440)):
        resize(menu_app, size)
        button = item_of(scene, "match-spades")
        assert isinstance(button, Button)
        button.draw(menu_app.canvas, focused=False)
        assert drawn[button.note or ""] == BODY_STRONG
        button.rect.height = menu_app.canvas.px(50)
        button.draw(menu_app.canvas, focused=False)
        assert drawn[button.note or ""] == SMALL_STRONG


def test_one_match_has_no_others(menu_app: App) -> None:
    leave_matches(menu_app, "spades")
    menu_app.push(TitleScene(menu_app))
    assert "others" not in buttons_of(top(menu_app))


def test_continue_is_for_the_match_played_last_and_others_leads_to_the_rest(menu_app: App) -> None:
    leave_matches(menu_app, "goodge", "spades")
    menu_app.push(TitleScene(menu_app))
    goodge, spades = (game_name(game_named(game)) for game in ("goodge", "spades"))
    assert note_of(menu_app, "continue") == " · ".join((spades, round_words(1)))
    assert note_of(menu_app, "others") == goodge
    menu_app.draw()
    press(menu_app, pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(menu_app.top, WaitingScene)
    assert buttons_of(top(menu_app)) == ["match-spades", "match-goodge", "back"]
    assert note_of(menu_app, "match-goodge") == " · ".join((round_words(1), listed(("Ann", "Ben", "Cleo", "Dan"))))
    menu_app.draw()
    press(menu_app, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(menu_app.top, StandIn)
    assert menu_app.top.table.game.id == "goodge"
    menu_app.reset(TitleScene(menu_app))
    assert note_of(menu_app, "continue") == " · ".join((goodge, round_words(1)))
    assert note_of(menu_app, "others") == spades
    leave_matches(menu_app, "spidge")
    menu_app.reset(TitleScene(menu_app))
    assert note_of(menu_app, "others") == "2 under way"


def test_a_game_whose_name_has_no_room_is_counted_instead(menu_app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_matches(menu_app, "pride", "goodge")
    menu_app.push(TitleScene(menu_app))
    assert note_of(menu_app, "others") == game_name(game_named("pride"))
    monkeypatch.setattr(title_module, "game_name", lambda _: "League Spades of all the world and what is beyond")
    top(menu_app).refresh()
    assert note_of(menu_app, "others") == "1 under way"


@pytest.mark.parametrize("size", SIZES)
def test_what_waits_lies_at_the_foot_of_the_cards_and_moves_no_other_button(
    menu_app: App, size: tuple[int, int]
) -> None:
    columns, trays = set(), set()
    for games in ((), ("goodge",), ("pride", "goodge")):
        knows_the_game(menu_app)
        leave_matches(menu_app, *games)
        menu_app.reset(TitleScene(menu_app))
        resize(menu_app, size)
        scene = top(menu_app)
        assert isinstance(scene, TitleScene)
        columns |= {(item_of(scene, key).rect.left, item_of(scene, key).rect.width) for key in ("new", "day")}
        if games:
            tray, cards = item_of(scene, "tray").rect, scene.picture.place
            assert cards.bottom < tray.top <= cards.bottom + menu_app.page_canvas.px(24), "close to them, and off them"
            if size[0] > size[1]:
                assert cards.left < tray.left < tray.right < cards.right
            else:  # there it is as wide as the buttons under it
                buttons = item_of(scene, "new").rect.union(item_of(scene, "day").rect)
                assert (tray.left, tray.right) == (buttons.left, buttons.right)
            trays.add(round(tray.centerx / 2))
            assert all(tray.contains(item_of(scene, key).rect) for key in ("continue", "others")[: len(games)])
    assert len(columns) == 2
    assert len(trays) == 1


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_the_hints_of_the_title_begin_where_its_buttons_do(menu_app: App, size: tuple[int, int]) -> None:
    menu_app.reset(TitleScene(menu_app))
    resize(menu_app, size)
    assert item_of(top(menu_app), "hints").rect.left == item_of(top(menu_app), "new").rect.left


def test_a_new_game_asks_about_the_match_of_its_own_game_alone(menu_app: App) -> None:
    leave_matches(menu_app, "goodge", "spades")
    scene = NewGameScene(menu_app)
    menu_app.push(scene)
    scene._start()
    assert isinstance(menu_app.top, DialogScene)
    assert game_name(game_named("goodge")) in text_of(top(menu_app), "words")
    menu_app.pop()
    scene.choose_game("spidge")
    scene._start()
    assert isinstance(menu_app.top, StandIn)
    assert set(menu_app.store.matches) == {"goodge", "spades"}


def test_the_match_of_the_same_game_is_the_one_that_the_question_continues(menu_app: App) -> None:
    leave_matches(menu_app, "goodge", "spades")
    scene = NewGameScene(menu_app)
    menu_app.push(scene)
    scene._start()
    menu_app.draw()
    press(menu_app, pygame.K_RETURN)
    assert isinstance(menu_app.top, StandIn)
    assert menu_app.top.table.game.id == "goodge"


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)], ids=str)
def test_faces_and_names_are_large_in_high_rows(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    leave_matches(app, *GAMES)
    app.push(WaitingScene(app))
    for row in top(app).items:
        if isinstance(row, FacesButton):
            assert row._first_face(app.canvas).width > app.canvas.px(64)
            assert row.lines(app.canvas)[0] == SUBHEADING
    assert_layout(top(app))


@pytest.mark.parametrize("size", [(800, 1200), (960, 600)], ids=str)
def test_all_is_told_of_a_match_in_letters_of_one_size(app: App, size: tuple[int, int]) -> None:
    """In two lines where one is too short."""
    resize(app, size)
    leave_matches(app, *GAMES)
    app.push(WaitingScene(app))
    rows = [row for row in top(app).items if isinstance(row, FacesButton)]
    told = [row.note_lines(app.canvas) for row in rows]
    assert [" · ".join(lines) for _, lines in told] == [row.note for row in rows]
    assert len({role for role, _ in told}) == 1
    for row, (role, lines) in zip(rows, told, strict=True):
        assert all(app.canvas.type.size(line, role)[0] <= row.words_room(app.canvas)[1] for line in lines)
