"""Typing: the line that is edited, and the field that shows it."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.commands import Press
from goodge.ui.widgets.editing import EditedText
from goodge.ui.widgets.fields import TextField

from .checks import click, drag, key, pixels, press, type_text, write

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


class Form(Scene):
    """Two fields side by side: a name and a number."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name, self.number = "Cleo", "42"

    def compose(self, canvas: Canvas) -> list[Item]:
        left = pygame.Rect(canvas.px(100), canvas.px(100), canvas.px(160), canvas.px(50))
        right = left.move(canvas.px(300), 0)
        return [
            TextField(key="name", rect=left, value=self.name, on_change=lambda text: setattr(self, "name", text)),
            TextField(
                key="number",
                rect=right,
                value=self.number,
                on_change=lambda text: setattr(self, "number", text),
                longest=7,
                digits=True,
            ),
        ]


@pytest.fixture
def form(app: App) -> Form:
    scene = Form(app)
    app.push(scene)
    app.draw()
    return scene


def hold(app: App, mod: int, *codes: int) -> None:
    """Presses keys one after another while others are held down."""
    for code in codes:
        app.handle(key(code, mod=mod))
        app.draw()


# -- the line -----------------------------------------------------------------------------------------------


def test_letters_go_where_the_caret_is() -> None:
    line = EditedText.at_end("Clo").stepped(-1).put("e", 16)
    assert line == EditedText("Cleo", 3, 3)
    assert line.erased(-1) == EditedText("Clo", 2, 2)
    assert line.erased(1) == EditedText("Cle", 3, 3)
    assert line.to(0).erased(-1) == line.to(0)
    assert line.to(99).erased(1) == line.to(4)


def test_what_is_marked_gives_way() -> None:
    line = EditedText.at_end("Cleo").to(1).stepped(1, marking=True).stepped(1, marking=True)
    assert (line.span, line.marked) == ((1, 3), "le")
    assert line.put("hlor", 16) == EditedText("Chloro", 5, 5)
    assert line.erased(-1) == line.erased(1) == EditedText("Co", 1, 1)
    assert line.stepped(-1) == EditedText("Cleo", 1, 1)
    assert line.stepped(1) == EditedText("Cleo", 3, 3)
    assert line.all_marked().put("Eve", 16) == EditedText("Eve", 3, 3)


def test_no_more_letters_than_have_room() -> None:
    assert EditedText("abcd", 2, 2).put("XYZ", 6) == EditedText("abXYcd", 4, 4)
    assert EditedText("abcd", 0, 2).put("XYZ", 4) == EditedText("XYcd", 2, 2)
    assert EditedText("abcdefgh", 1, 1).put("X", 4).text == "abcdefgh"


def test_another_text_keeps_the_caret_near() -> None:
    assert EditedText("Cleo", 4, 1).with_text("Bo") == EditedText("Bo", 2, 1)


# -- the field ----------------------------------------------------------------------------------------------


def test_keys_edit_in_the_middle(app: App, form: Form) -> None:
    press(app, pygame.K_LEFT, pygame.K_LEFT)
    type_text(app, "m")
    press(app, pygame.K_HOME, pygame.K_DELETE)
    type_text(app, "K")
    press(app, pygame.K_END, pygame.K_BACKSPACE)
    assert form.name == "Klme"


def test_the_caret_shows_where_it_stands(app: App, form: Form) -> None:
    at_end = pixels(app)
    press(app, pygame.K_LEFT)
    before_the_last = pixels(app)
    press(app, pygame.K_HOME)
    at_start = pixels(app)
    assert len({at_end, before_the_last, at_start}) == 3
    assert form.name == "Cleo"


def test_arrows_lead_away_at_the_ends_of_the_text(app: App, form: Form) -> None:
    press(app, pygame.K_LEFT, pygame.K_RIGHT)
    assert form.focus_key == "name"
    press(app, pygame.K_RIGHT)
    assert form.focus_key == "number"
    press(app, pygame.K_LEFT, pygame.K_LEFT)
    assert form.focus_key == "number"
    press(app, pygame.K_LEFT)
    assert form.focus_key == "name"


def test_shift_marks_and_typing_replaces(app: App, form: Form) -> None:
    hold(app, SHIFT, pygame.K_LEFT, pygame.K_LEFT)
    type_text(app, "a")
    assert form.name == "Cla"
    hold(app, SHIFT, pygame.K_HOME)
    type_text(app, "B")
    assert form.name == "B"


def test_copy_cut_and_paste(app: App, form: Form) -> None:
    hold(app, CTRL, pygame.K_a, pygame.K_c)
    press(app, pygame.K_END)
    hold(app, CTRL, pygame.K_v)
    assert form.name == "CleoCleo"
    hold(app, CTRL, pygame.K_a, pygame.K_x)
    assert form.name == ""
    hold(app, CTRL, pygame.K_v, pygame.K_v, pygame.K_v)
    assert form.name == "CleoCleo" * 2, "sixteen letters at most"


def test_only_what_a_field_takes_is_pasted(app: App, form: Form) -> None:
    pygame.scrap.put_text(" deal no. 1 234\n567\x07 ٣")
    form.focus("number")
    hold(app, CTRL, pygame.K_v)
    assert form.number == "4212345"
    pygame.scrap.put_text("Anna\nMaria\x07")
    form.focus("name")
    hold(app, CTRL, pygame.K_a, pygame.K_v)
    assert form.name == "Anna Maria"
    pygame.scrap.put_text("none of it")
    form.focus("number")
    hold(app, CTRL, pygame.K_a, pygame.K_v)
    assert form.number == "4212345", "what is marked stays where nothing can take its place"


def test_keys_repeat_only_where_one_types(app: App, form: Form) -> None:
    press(app, pygame.K_HOME)
    assert pygame.key.get_repeat() == (500, 35)
    app.push(Scene(app))
    press(app, pygame.K_HOME)
    assert pygame.key.get_repeat() == (0, 0)
    app.pop()
    assert app.top is form
    press(app, pygame.K_HOME)
    assert pygame.key.get_repeat() == (500, 35)


def test_a_key_held_down_types_on_but_leads_nowhere(app: App, form: Form) -> None:
    press(app, pygame.K_HOME)
    for _ in range(9):
        app.handle(key(pygame.K_RIGHT))
    assert form.focus_key == "name", "it stays at the end of the text"
    press(app, pygame.K_BACKSPACE)
    assert form.name == "Cle"
    for _ in range(2):
        app.handle(key(pygame.K_BACKSPACE))
    assert form.name == "C"


def test_a_key_alone_writes_nothing(app: App, form: Form) -> None:
    for mod in (0, SHIFT, CTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA, pygame.KMOD_RALT | CTRL):
        app.handle(key(pygame.K_m, "m", mod))
        assert (form.name, app.settings.muted) == ("Cleo", True)


@pytest.mark.parametrize("mod", [0, pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_RALT | CTRL, pygame.KMOD_MODE])
def test_what_is_written_counts_not_the_keys_it_took(app: App, form: Form, mod: int) -> None:
    """Either Option key of a Mac, AltGr with or without Ctrl, a dead key, an input method."""
    for code, text in ((pygame.K_s, "ß"), (pygame.K_o, "ø"), (pygame.K_a, "ą"), (pygame.K_l, "@")):
        app.handle(key(code, text, mod))
        write(app, text)
    assert form.name == "Cleoßøą@"
    app.handle(key(pygame.K_QUOTE, "", mod))
    app.handle(key(pygame.K_e, "", mod))
    write(app, "é")
    assert form.name == "Cleoßøą@é"
    write(app, "日本")
    assert form.name == "Cleoßøą@é日本"


def test_a_question_mark_is_written_into_a_field_and_asks_for_the_rules_elsewhere(app: App, form: Form) -> None:
    type_text(app, "?")
    assert (form.name, app.top) == ("Cleo?", form)
    app.push(SettingsScene(app))
    type_text(app, "?")
    assert isinstance(app.top, RulesScene)
    type_text(app, "?")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, SettingsScene), "the rules are there once"


class Opener(Scene):
    """Any key opens the form."""

    def __init__(self, app: App, form: Form) -> None:
        super().__init__(app)
        self._form = form

    def handle_press(self, press: Press) -> None:  # noqa: ARG002
        self.app.push(self._form)


def test_a_key_that_opens_a_form_writes_nothing_into_it(app: App) -> None:
    form = Form(app)
    app.push(Opener(app, form))
    app.handle(key(pygame.K_n, "n"))
    assert app.top is form
    write(app, "n")
    write(app, "n")
    assert form.name == "Cleo"
    app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_n, mod=0))
    type_text(app, "n")
    assert form.name == "Cleon"


def test_a_clipboard_that_another_program_holds_changes_nothing(
    app: App, form: Form, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: str) -> str:
        raise pygame.error("the clipboard is held")

    monkeypatch.setattr(pygame.scrap, "get_text", held)
    monkeypatch.setattr(pygame.scrap, "put_text", held)
    hold(app, CTRL, pygame.K_v, pygame.K_a, pygame.K_c, pygame.K_x)
    assert form.name == "Cleo", "what cannot be kept is not cut"
    type_text(app, "B")
    assert form.name == "B", "it is still marked"


def test_a_click_puts_the_caret_there_and_a_drag_marks(app: App, form: Form) -> None:
    field = form.item("name")
    assert isinstance(field, TextField)
    stops = field.stops
    click(app, (stops[1], field.rect.centery))
    type_text(app, "h")
    assert form.name == "Chleo"
    app.draw()
    field = form.item("name")
    assert isinstance(field, TextField)
    drag(app, (field.stops[1], field.rect.centery), (field.rect.right + 40, field.rect.centery))
    type_text(app, "y")
    assert form.name == "Cy"


def test_a_text_wider_than_its_field_shows_where_the_caret_is(app: App, form: Form) -> None:
    form.name = "Wwwwwwwwwwwwwwww"
    form.refresh()
    press(app, pygame.K_END)
    app.draw()
    field = form.item("name")
    assert isinstance(field, TextField)
    assert field.stops[-1] <= field.rect.right
    press(app, pygame.K_HOME)
    app.draw()
    field = form.item("name")
    assert isinstance(field, TextField)
    assert field.stops[0] >= field.rect.left
    assert field.stops[-1] > field.rect.right
