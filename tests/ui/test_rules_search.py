"""Looking for words in the rules: what is found as they are typed, and how it is shown."""

from __future__ import annotations

import re

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.rulebook.page import Section
from goodge.ui.rulebook.search import Sought
from goodge.ui.scenes.rules import RulesScene

from .checks import SIZES, assert_layout, pixels, press, resize, settle, type_text
from .menus import choose


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


def test_what_is_typed_leaves_the_sections_that_say_it(app: App, rules: RulesScene) -> None:
    settle(app)
    whole, before = rules.sections, pixels(app)
    press(app, pygame.K_f)
    assert rules.focus_key == "sought"
    for typed in ("s", "st", "sta", "stas"):
        type_text(app, typed[-1])
        assert rules.sections == tuple(section for section in whole if says(section, typed))
    assert 0 < len(rules.sections) < len(whole)
    assert [title for _, title in rules.entries] == [section.title for section in rules.sections]
    assert_layout(rules)
    press(app, pygame.K_ESCAPE)
    assert app.top is rules
    assert rules.sections == whole
    press(app, pygame.K_HOME)
    settle(app)
    assert pixels(app) == before
    press(app, pygame.K_ESCAPE)
    assert app.top is not rules


def test_the_key_that_leads_to_the_field_is_not_written_there(app: App, rules: RulesScene) -> None:
    type_text(app, "ftrump")
    assert rules._pictures.sought.typed == "trump"


def says(section: Section, typed: str) -> bool:
    return any(word.startswith(typed) for word in re.findall(r"\w+", section.words.casefold()))


def test_what_is_found_is_marked(app: App, rules: RulesScene) -> None:
    press(app, pygame.K_f)
    type_text(app, "crown")
    settle(app)
    marked = pixels(app)
    rules._pictures.sought = Sought()
    app.redraw()
    app.draw()
    assert pixels(app) != marked


@pytest.mark.parametrize("size", SIZES)
def test_what_is_not_there_is_told(app: App, rules: RulesScene, size: tuple[int, int]) -> None:
    resize(app, size)
    press(app, pygame.K_f)
    type_text(app, "zebra")
    assert not rules.sections
    settle(app)
    assert_layout(rules)
    told = pixels(app)
    type_text(app, "s")
    settle(app)
    assert pixels(app) != told
    press(app, pygame.K_DOWN, pygame.K_END)
    settle(app)


def test_other_games_are_searched_for_the_same(app: App, rules: RulesScene) -> None:
    press(app, pygame.K_f)
    type_text(app, "nil")
    choose(app, rules, "game", pygame.K_RIGHT)
    assert rules.game == "spades"
    assert rules.sections
    assert all(says(section, "nil") for section in rules.sections)


@pytest.mark.parametrize(
    ("typed", "line", "spans"),
    [
        ("tri", "Trumps win tricks; a TRICK is won.", [(11, 14), (21, 24)]),
        ("t tr", "Trumps and two", [(0, 2), (11, 12)]),
        ("  ", "Trumps", []),
        ("(", "A bracket (or two)", []),
        ("ick", "tricks", []),
    ],
)
def test_words_are_found_by_how_they_begin(typed: str, line: str, spans: list[tuple[int, int]]) -> None:
    assert list(Sought(typed).spans(line)) == spans


def test_all_words_must_be_there() -> None:
    assert Sought("crown trump").is_in("The Crown is the highest Trump.")
    assert not Sought("crown nil").is_in("The Crown is the highest trump.")
    assert Sought("").is_in("Anything")


@pytest.mark.parametrize(
    ("typed", "text", "found"),
    [
        ("elèv", "Élevée", "Élev"),
        ("lewe", "dwie lewę bierze", "lewę"),
        ("GROS", "größer", ""),
        ("übers", "Ubersicht", "Ubers"),
    ],
)
def test_accents_need_not_be_typed(typed: str, text: str, found: str) -> None:
    sought = Sought(typed)
    assert [text[first:last] for first, last in sought.spans(text)] == [found][: bool(found)]
    assert sought.is_in(text) is bool(found)
