"""Where the first evening is offered, and where it is found again."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from goodge.coach.ideas import IDEAS, Idea
from goodge.table.evening import Progress, write_progress
from goodge.ui.drawing.theme import BODY
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.cards import CARDS
from goodge.ui.scenes.evening.scene import EveningScene
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.practice.scene import PracticeScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.cardfan import CardFan
from goodge.ui.wording import evening as words

from .checks import SIZES, assert_layout, click, press, resize, settle, top
from .conftest import OpenApp
from .evenings import as_told, opened, play_out, sat_down
from .menus import buttons_of, item_of, knows_the_game, leave_a_match, text_of


def test_at_the_first_start_it_comes_first_and_enter_leads_there(app: App) -> None:
    app.reset(TitleScene(app))
    app.draw()
    assert buttons_of(top(app))[0] == "evening"
    press(app, pygame.K_RETURN)
    scene = top(app)
    assert isinstance(scene, EveningScene)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, EveningTable)
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ((), "Five short rounds to begin with"),
        ((Idea.TRICKS, Idea.TRUMP), "Third round · The 1s"),
        ((Idea.TRUMP,), "First round · Tricks"),
        ((Idea.NIL,), "Five short rounds to begin with"),
    ],
)
def test_the_title_says_which_round_comes_next(app: App, played: tuple[Idea, ...], said: str) -> None:
    own = app.home.evening
    own.root.mkdir(exist_ok=True)
    write_progress(own, Progress(frozenset(played)))
    app.reset(TitleScene(app))
    app.draw()
    way = item_of(top(app), "evening")
    assert isinstance(way, Button)
    assert way.note == said


def test_new_game_offers_the_rounds_of_a_game_until_it_is_known_or_was_played(app: App) -> None:
    app.reset(TitleScene(app))
    app.ways.new_game(app, "spades")
    settle(app)
    page = top(app)
    assert isinstance(page, NewGameScene)
    click(app, item_of(page, "evening").rect.center)
    evening = top(app)
    assert isinstance(evening, EveningScene)
    assert evening.game == "spades"
    evening.evening.progress = Progress(frozenset(IDEAS["spades"]), knows=True)
    evening.refresh()
    press(app, pygame.K_RETURN)  # "Play a whole match"
    after = top(app)
    assert isinstance(after, NewGameScene)
    assert after.plan.offer.id == "spades"
    after.choose_game("spidge")
    after.refresh()
    assert after.item("evening") is not None
    press(app, pygame.K_RETURN)  # starts a match of it
    app.reset(NewGameScene(app, "spidge"))
    settle(app)
    assert top(app).item("evening") is None


def test_somebody_who_knows_the_game_is_not_asked_whether_it_is_new(app: App) -> None:
    knows_the_game(app)
    for game, offered in (("goodge", False), ("spades", True)):
        app.reset(NewGameScene(app, game))
        settle(app)
        assert (top(app).item("evening") is not None) is offered


def test_a_match_under_way_comes_before_it(app: App) -> None:
    leave_a_match(app)
    app.reset(TitleScene(app))
    assert buttons_of(top(app))[:3] == ["continue", "evening", "new"]


def test_whoever_knows_the_game_sees_it_on_the_title_no_more_but_under_practice(app: App) -> None:
    app.settings.first_hints = True
    scene = opened(app)
    press(app, pygame.K_TAB)
    scene.focus("known")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, TitleScene)
    assert "evening" not in buttons_of(top(app))
    assert app.notices.shown == words.KNOWN_WHERE.say()
    assert app.settings.first_hints
    app.ways.practice(app)
    practice = top(app)
    assert isinstance(practice, PracticeScene)
    practice.focus("evening")
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, EveningScene)
    assert "known" not in buttons_of(top(app))


def test_it_is_found_again_in_the_rules_of_its_game_and_the_page_says_so(app: App) -> None:
    page = opened(app)
    assert text_of(page, "about") == words.ABOUT.say()
    page.evening.progress = Progress(frozenset(IDEAS["goodge"]))
    page.refresh()
    assert text_of(page, "about") == words.WHERE.say()
    app.pop()
    app.open_rules()
    rules = top(app)
    assert isinstance(rules, RulesScene)
    rules._turn_to("spades")
    rules.focus("evening")
    press(app, pygame.K_RETURN)
    evening = top(app)
    assert isinstance(evening, EveningScene)
    assert evening.game == "spades"
    app.open_rules()
    assert top(app).item("evening") is None  # they lie over the evening itself
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


def test_practice_leads_to_the_rounds_of_its_game(app: App) -> None:
    app.ways.practice(app)
    practice = top(app)
    assert isinstance(practice, PracticeScene)
    practice.choose_game("spidge")
    practice.refresh()
    practice.focus("evening")
    press(app, pygame.K_RETURN)
    evening = top(app)
    assert isinstance(evening, EveningScene)
    assert evening.game == "spidge"
    press(app, pygame.K_RETURN)
    table = app.top
    assert isinstance(table, EveningTable)
    assert table.shown.presenter.state(table.shown.view, 1, "") == words.state_words(Idea.DUMMY)


def test_the_title_has_room_for_it_in_every_window(open_app: OpenApp) -> None:
    for text_size in ("normal", "larger"):
        app = open_app(text_size=text_size, muted=True, speed="instant")
        leave_a_match(app)
        app.reset(TitleScene(app))
        for size in SIZES:
            resize(app, size)
            assert_layout(top(app))


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_cards_of_a_round_lie_over_all_that_is_said_once_it_is_over(open_app: OpenApp, text_size: str) -> None:
    app = open_app(text_size=text_size, muted=True, speed="instant")
    table = sat_down(app, Idea.TRICKS)
    assert table.item("fan") is None
    play_out(app, table, as_told)
    for size in SIZES:
        resize(app, size)
        assert_layout(table)
        fan = item_of(table, "fan")
        assert isinstance(fan, CardFan)
        assert fan.names == CARDS[Idea.TRICKS]
        if size[0] >= size[1]:
            parts = ("fan", "announcement", "sentence", "next")
            assert all(item_of(table, one).rect.bottom < item_of(table, two).rect.top for one, two in pairwise(parts))
            drawn = fan.rect.inflate(app.canvas.px(300) - fan.rect.width, 0)
            assert drawn.collidelist(table.shown.places.plates) < 0
        else:
            assert fan.rect.top > item_of(table, "next").rect.bottom, "where the hand was"


def test_the_card_that_stands_for_trump_is_of_the_suit_that_is_trump_in_its_round(app: App) -> None:
    table = sat_down(app, Idea.TRUMP)
    assert table.shown.trump is not None
    _, trump, _ = CARDS[Idea.TRUMP]
    assert trump.endswith(table.shown.trump.letter)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_a_round_is_about_is_in_letters_of_the_usual_size(app: App, size: tuple[int, int]) -> None:
    scene = opened(app)
    resize(app, size)
    for game in IDEAS:
        scene.choose_game(game)
        settle(app)
        abouts = [item for item in scene.items if isinstance(item, Label) and item.key.startswith("about-")]
        assert {label.shown_role(scene.canvas) for label in abouts} == {BODY}
