"""The form of Keep score beside a sheet that is kept: what is chosen there is for that sheet, or for a new one."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.scenes.keep_score.names import NameMenu
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.fields import TextField
from goodge.ui.widgets.portraits import FacesButton, PortraitButton
from goodge.ui.wording import keep_score as words

from .checks import press
from .conftest import OpenApp
from .keeping import ENTER, MADE, NAMES, entry, form, keep, kept, paper, sheet_of, shown
from .menus import choose, fill_in, item_of, text_of


def test_the_first_dealer_of_an_empty_sheet_is_chosen_anew(open_app: OpenApp) -> None:
    app = open_app()
    keep(app, sheet_of("goodge"))
    scene = form(app)
    choose(app, scene, "dealer-2", ENTER)
    assert text_of(scene, "sentence") != words.FOR_NEW_SHEET.say()
    choose(app, scene, "start", ENTER)
    assert shown(app).sheet.dealer == kept(app).dealer == 2
    press(app, ENTER)
    assert text_of(entry(app), "heading") == "Round 1 · Cleo deals"
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert scene.dealer == 2


def test_who_deals_first_is_said_once(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    scene = form(app)
    app.draw()
    drawn, text = list[str](), Canvas.text

    def noted(canvas: Canvas, words: str, *rest: Any, **more: Any) -> pygame.Rect:
        drawn.append(words)
        return text(canvas, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    for item in scene.items:
        item.draw(app.canvas, focused=False)
    assert drawn.count(words.DEALS_FIRST.say()) == 1


def test_another_first_dealer_is_for_a_new_sheet_once_a_round_is_entered(open_app: OpenApp) -> None:
    app = open_app()
    keep(app, sheet_of("goodge", MADE))
    scene = form(app)
    choose(app, scene, "dealer-2", ENTER)
    assert text_of(scene, "sentence") == words.FOR_NEW_SHEET.say()
    choose(app, scene, "start", ENTER)
    assert shown(app).sheet.dealer == kept(app).dealer == 0
    press(app, pygame.K_ESCAPE)
    choose(app, scene, "new", ENTER)
    press(app, pygame.K_LEFT, ENTER)
    assert (kept(app).dealer, kept(app).rounds) == (2, ())


def test_the_form_goes_along_when_the_next_match_has_another_first_dealer(open_app: OpenApp) -> None:
    app = open_app()
    paper(app, sheet_of("goodge", MADE, target=100))
    press(app, ENTER)
    assert (kept(app).rounds, kept(app).dealer) == ((), 1)
    shown(app)
    press(app, pygame.K_ESCAPE, ENTER)
    assert shown(app).sheet.dealer == kept(app).dealer == 1


def test_nobody_is_invented_for_a_seat_that_does_not_count(open_app: OpenApp) -> None:
    scene = form(open_app())
    for seat, name in enumerate(NAMES[:3]):
        fill_in(scene.app, scene, f"name-{seat}", name)
    assert [seat.name for seat in scene.plan.seats] == [*NAMES[:3], ""]
    scene.plan.seats[3].name = "Eva"
    fill_in(scene.app, scene, "name-1", "Eva")
    assert [seat.name for seat in scene.plan.seats] == ["Ann", "Eva", "Cleo", ""]


def test_the_field_without_a_name_that_the_foot_asks_for_is_marked(open_app: OpenApp) -> None:
    app = open_app()
    scene = form(app)
    scene.choose_game("pride")
    fill_in(app, scene, "name-0", "Ann")
    assert scene.default_focus() == "name-2"  # the first one's partner, who stands next
    fill_in(app, scene, "name-1", "Ben")
    fields = [item for item in scene.items if isinstance(item, TextField) and item.key.startswith("name-")]
    assert [(field.key, field.placeholder) for field in fields] == [
        ("name-0", "Name of player 1"),
        ("name-2", "Name of player 2"),
        ("name-1", "Name of player 3"),
        ("name-3", "Name of player 4"),
    ]
    assert text_of(scene, "sentence") == "Player 2 needs a name."
    assert [field.key for field in fields if field.is_wanted] == ["name-2"]


def test_the_word_for_the_bid_stands_beside_its_field(open_app: OpenApp) -> None:
    app = open_app((1280, 720))
    keep(app, sheet_of("goodge"))
    scene = form(app)
    choose(app, scene, "start", ENTER)
    press(app, ENTER)
    label = item_of(entry(app), "bid-name")
    assert isinstance(label, Label)
    assert label.align == "right"
    rects = [item.rect for item in entry(app).items if item.key.startswith("bid") and item is not label]
    assert 0 < min(rect.left for rect in rects) - label.rect.right <= app.canvas.px(16)


def test_nobody_offered_has_a_face_that_another_has_and_it_comes_along_to_the_table(open_app: OpenApp) -> None:
    app = open_app(muted=True)
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Zoe", "Mia", "Max", "Lena", "Paul")
    for name in names:
        app.household.add(name)
    scene = form(app)
    choose(app, scene, "house-1", ENTER)
    menu = app.top
    assert isinstance(menu, NameMenu)
    faces = {item.text: item.portraits for item in menu.items if isinstance(item, FacesButton)}
    assert set(faces) == set(names)
    assert len(set(faces.values())) == len(names)
    for name in ("Lena", "Cleo"):
        choose(app, menu, f"name-{name}", ENTER)
        at_table = item_of(scene, "portrait-1")
        assert isinstance(at_table, PortraitButton)
        assert (at_table.portrait,) == faces[name]
        choose(app, scene, "house-1", ENTER)
        menu = app.top
        assert isinstance(menu, NameMenu)
