"""Words that are too long for their place, as other languages have them, are set smaller as far as they can be read."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.theme import BODY, BUTTON, HEADING, KEYCAP, SMALL, SMALL_STRONG, smaller
from goodge.ui.program.app import App
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button, ChoiceRow, cap_width, shares_of
from goodge.ui.widgets.commands import Command

from .checks import resize

LONG = "Bezpečnostní nastavení"


def width_of(app: App, text: str, size: float) -> int:
    """The width of a button's words in some size."""
    role = next(role for role in smaller(BUTTON) if role.size == size)
    return app.canvas.type.size(text, role)[0]


def test_nothing_is_set_smaller_than_the_name_of_a_key() -> None:
    for role in (HEADING, BUTTON, SMALL_STRONG):
        sizes = [each.size for each in smaller(role)]
        assert sizes[0] == role.size
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[-1] == KEYCAP.size


@pytest.mark.parametrize("align", ["center", "right"])
def test_lines_that_do_not_begin_at_one_edge_are_about_equally_long(app: App, align: str) -> None:
    text = "What you miss comes back soon, what you find after ever longer breaks. Answers are judged by what you could"
    label = Label(key="note", rect=pygame.Rect(0, 0, 640, 60), text=text, role=SMALL, align=align, wraps=True)
    first, second = (app.canvas.type.size(line, SMALL)[0] for line in label._lines(app.canvas, SMALL))
    assert abs(first - second) < 80


@pytest.mark.parametrize(("size", "fits"), [(BUTTON.size, True), (17, True), (KEYCAP.size, True), (0, False)])
def test_a_label_is_set_as_large_as_its_room_allows(app: App, size: float, *, fits: bool) -> None:
    wide = width_of(app, LONG, size) if size else width_of(app, LONG, KEYCAP.size) - 1
    label = Label(key="label", rect=pygame.Rect(9, 9, wide, 40), text=LONG, role=BUTTON)
    assert label.shown_role(app.canvas).size == (size or KEYCAP.size)
    assert label.fits(app.canvas) is fits


def test_a_button_leaves_its_key_the_room_it_needs(app: App) -> None:
    rect = pygame.Rect(0, 0, width_of(app, LONG, BUTTON.size) + app.canvas.px(20), 50)
    plain = Button(key="b", rect=rect, text=LONG, on_press=lambda: None)
    with_key = Button(key="b", rect=rect, text=LONG, on_press=lambda: None, keycap=Command.SHEET)
    assert plain.fits(app.canvas)
    assert with_key.fits(app.canvas)
    assert plain._fitting(app.canvas) == (BUTTON, None)
    role, key = with_key._fitting(app.canvas)
    assert role.size < BUTTON.size
    assert key == with_key.cap


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_a_key_goes_before_words_touch_the_ends_of_their_button(app: App, size: tuple[int, int]) -> None:
    """Between the words and each end of a button there is as much air as the smaller letters and the key can leave."""
    resize(app, size)
    canvas = app.canvas
    for wide in range(canvas.px(300), width_of(app, LONG, KEYCAP.size), -1):
        button = Button(
            key="b", rect=pygame.Rect(0, 0, wide, 50), text=LONG, on_press=lambda: None, keycap=Command.SHEET
        )
        role, key = button._fitting(canvas)
        taken = canvas.type.size(LONG, role)[0] + (cap_width(canvas, key) + canvas.px(10) if key else 0)
        assert wide - taken >= 2 * canvas.px(10) or (role.size == KEYCAP.size and not key), (wide, role)


def test_a_button_without_room_for_its_key_shows_its_words_alone(app: App) -> None:
    rect = pygame.Rect(0, 0, width_of(app, LONG, KEYCAP.size) + app.canvas.px(12), 50)
    button = Button(key="b", rect=rect, text=LONG, on_press=lambda: None, keycap=Command.SHEET)
    assert button.fits(app.canvas)
    assert button._fitting(app.canvas)[1] is None


def test_only_the_button_that_enter_presses_shows_the_key(app: App) -> None:
    rect = pygame.Rect(0, 0, 400, 50)
    button = Button(key="b", rect=rect, text="On", on_press=lambda: None, keycap=Command.PRESS, style="primary")
    assert button._shown(app.canvas, focused=False)[1] == button.cap
    button.is_entered = False
    assert button._shown(app.canvas, focused=False)[1] is None


def test_the_values_of_a_choice_are_set_alike(app: App) -> None:
    rect = pygame.Rect(0, 0, 2 * (width_of(app, LONG, 17) + app.canvas.px(8)), 40)
    choice = ChoiceRow(
        key="c", rect=rect, options=[(1, "a"), (2, LONG)], value=1, on_change=lambda _: None, role=BUTTON
    )
    assert choice.fits(app.canvas)
    assert choice._role(app.canvas).size == 17


def test_values_share_a_row_by_their_words_only_where_even_shares_are_too_narrow(app: App) -> None:
    canvas, texts = app.canvas, ["a", "b", LONG]
    wide = width_of(app, LONG, BUTTON.size) + canvas.px(24)
    assert shares_of(canvas, texts, BUTTON, 3 * wide) == ()
    shares = shares_of(canvas, texts, BUTTON, 3 * wide - 3)
    assert shares[2] == wide > shares[0]
    choice = ChoiceRow(
        key="c",
        rect=pygame.Rect(0, 0, sum(shares), 40),
        options=list(enumerate(texts)),
        value=1,
        on_change=lambda _: None,
        role=BUTTON,
        shares=shares,
    )
    assert choice._role(canvas) == BUTTON
    assert [cell.width for cell in choice._cells()] == list(shares)


def test_no_word_stands_alone_on_the_last_line_of_a_text(app: App) -> None:
    rect, words = pygame.Rect(0, 0, 0, 60), "From 800 deals possible for Ann, give or take 3"
    rect.width = app.canvas.type.size(words, BODY)[0] - 2
    label = Label(key="words", rect=rect, text=words, role=BODY, align="left", wraps=True)
    assert app.canvas.type.wrap(words, BODY, rect.width)[-1] == "3"
    lines = label._lines(app.canvas, BODY)
    assert len(lines) == 2
    assert " " in lines[-1]
    assert " ".join(lines) == words


def test_no_word_stands_alone_at_the_end_of_a_paragraph_either(app: App) -> None:
    rect, words = pygame.Rect(0, 0, 0, 90), "From 800 deals possible for Ann, give or take 3"
    rect.width = app.canvas.type.size(words, BODY)[0] - 2
    label = Label(key="words", rect=rect, text=f"{words}\nMore of it", role=BODY, align="left", wraps=True)
    first, second, last = label._lines(app.canvas, BODY)
    assert " " in second
    assert f"{first} {second}" == words
    assert last == "More of it"


def test_only_one_word_moves_down_to_the_lone_one(app: App) -> None:
    words = "Better left to others: the 3 of Diamonds takes the trick in 0 of 10 deals, the Queen of Diamonds in 9."
    widths = range(app.canvas.px(300), app.canvas.px(400))
    wrapped = {width: app.canvas.type.wrap(words, BODY, width) for width in widths}
    lone = [width for width, lines in wrapped.items() if " " not in lines[-1]]
    assert lone
    for width in lone:
        label = Label(key="words", rect=pygame.Rect(0, 0, width, 120), text=words, role=BODY, align="left", wraps=True)
        assert label._lines(app.canvas, BODY)[:-2] == wrapped[width][:-2], "the lines above it stay as wide as ever"
