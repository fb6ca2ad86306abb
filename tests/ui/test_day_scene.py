"""The deal of the day on the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table import days
from goodge.table.day_book import DayBook
from goodge.table.days import FIRST_DAY, DayResult, code_of
from goodge.ui.program.app import App
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.day.table import DayTable
from goodge.ui.scenes.expert import ExpertScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.claimed import ClaimScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording import days as words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.review import DAMAGED
from tests.engine.playing import play_match

from .checks import SIZES, assert_layout, key, let_pass, press, resize, top, type_text
from .menus import buttons_of, item_of, text_of
from .tables import play_until

TODAY = date(2026, 11, 22)
PLAYED = DayResult(TODAY, "goodge", -120)
"""The result of the deal that `opened` has played."""


def opened(app: App, *, played: bool = False) -> DayScene:
    """The scene on a day of its own, over the title; its first deal may have been played."""
    book = DayBook(app.home)
    if played:
        table = book.sit_down(TODAY, "goodge", "Ann")
        record = play_match(GAMES["goodge"], {"players": len(table.seats)}, 5, 1)
        table.record.rounds[:] = record.rounds
        book.rise(table)
        assert book.result(TODAY, "goodge") == PLAYED
    app.push(TitleScene(app))
    scene = DayScene(app, book, lambda: TODAY)
    app.push(scene)
    app.draw()
    return scene


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "LEVEL", "novice")


def fill(app: App, scene: DayScene, text: str) -> None:
    scene.focus("typed")
    app.handle(key(pygame.K_a, mod=pygame.KMOD_LCTRL))
    press(app, pygame.K_DELETE)
    type_text(app, text)


@pytest.mark.usefixtures("easy")
@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_and_leads_back_to_its_code(app: App, game: str) -> None:
    scene = opened(app)
    scene.game = game
    scene.refresh()
    press(app, pygame.K_RETURN)
    table = app.top
    assert isinstance(table, DayTable)
    while not isinstance(app.top, ScoreScene):
        play_until_asked(app, table)
    let_pass(app, 60)
    assert {"review", "luck"} <= {*buttons_of(top(app))}, "help is over, and so is the round"
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    result = scene.result
    assert result is not None
    assert result.score == table.table.record.totals[0]
    assert text_of(scene, "code") == code_of(result)
    assert text_of(scene, "said") == words.made_words(result.score)
    app.handle(key(pygame.K_c, mod=pygame.KMOD_LCTRL))
    assert pygame.scrap.get_text() == code_of(result)


def test_what_was_made_of_it_is_reviewed_and_compared_with_the_experts(app: App) -> None:
    scene = opened(app, played=True)
    played = scene.book.record(TODAY, "goodge")
    press(app, pygame.K_r)
    review = app.top
    assert isinstance(review, ReviewScene)
    assert review.reviewer.record == played
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    press(app, pygame.K_e)
    compared = app.top
    assert isinstance(compared, ExpertScene)
    compared.work.wait(60)
    app.turn(0.1)
    assert text_of(compared, "0-1") == figure(PLAYED.score)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_one_whose_record_is_gone_says_so(app: App) -> None:
    scene = opened(app, played=True)
    again = DayScene(app, DayBook(app.home, may_save=False), lambda: TODAY)
    app.home.days.records_file.unlink()
    app.push(again)
    press(app, pygame.K_r)
    assert top(app) is again
    app.draw()
    assert app.notices.shown == DAMAGED.say()
    app.pop()
    press(app, pygame.K_r)
    assert isinstance(app.top, ReviewScene), f"{scene.book} knows what it has counted"


def play_until_asked(app: App, table: DayTable) -> None:
    """One step of whoever is to act."""
    app.turn(0.05)
    table.wait(120)
    if isinstance(app.top, ClaimScene):
        press(app, pygame.K_RETURN)
    if app.top is table and table.panel is not None and table.shown.timeline.is_idle:
        view = table.table.view(table.table.actor)
        legal = view.legal
        if legal:
            assert table.submit(legal[0])
        else:
            play_until(app, table, Phase.TRUMP)


@pytest.mark.usefixtures("easy")
def test_one_that_is_left_waits(app: App) -> None:
    scene = opened(app)
    press(app, pygame.K_RETURN, pygame.K_ESCAPE)
    pause = app.top
    assert isinstance(pause, PauseScene)
    assert text_of(pause, "host") == scene.host_words
    pause.press(item_of(pause, "host"))
    assert app.top is scene
    assert text_of(scene, "said") == words.WAITS.say()


def test_the_days_turn_but_not_into_the_future(app: App) -> None:
    scene = opened(app)
    press(app, pygame.K_PAGEDOWN)
    assert scene.day == TODAY
    assert item_of(scene, "after").tip
    press(app, pygame.K_PAGEUP)
    assert scene.day == TODAY - timedelta(days=1)
    assert text_of(scene, "day") == words.day_words(scene.day, TODAY)
    scene.day = FIRST_DAY
    press(app, pygame.K_PAGEUP)
    assert scene.day == FIRST_DAY


@pytest.mark.parametrize("gap", [-25, 0, 25])
def test_anothers_code_is_compared(app: App, gap: int) -> None:
    scene = opened(app, played=True)
    mine = scene.result
    assert mine is not None
    theirs = replace(mine, score=mine.score + gap)
    fill(app, scene, code_of(theirs).lower())
    assert text_of(scene, "compared") == words.compared_words(theirs, mine)


def test_a_code_turns_to_its_deal(app: App) -> None:
    scene = opened(app)
    theirs = DayResult(TODAY - timedelta(days=9), "spidge", 3)
    fill(app, scene, code_of(theirs))
    assert (scene.day, scene.game) == (theirs.day, theirs.game)
    assert text_of(scene, "compared") == words.compared_words(theirs, None)


def test_a_code_with_a_fault_is_told(app: App) -> None:
    scene = opened(app)
    assert text_of(scene, "compared") == words.KIND.say()
    fill(app, scene, "J4E3")
    assert text_of(scene, "compared") == words.fault_words(days.CodeFault.LENGTH, 4)
    fill(app, scene, "J4E3 93T5")
    assert text_of(scene, "compared") == words.fault_words(days.CodeFault.CHECK, 8)
    fill(app, scene, "O")
    assert text_of(scene, "compared") == words.fault_words(days.CodeFault.LETTER, 1)


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_has_room(app: App, size: tuple[int, int], played: bool) -> None:
    resize(app, size)
    scene = opened(app, played=played)
    fill(app, scene, code_of(DayResult(TODAY, "pride", -1_000)))
    assert_layout(scene)


def test_the_title_leads_there(app: App) -> None:
    title = TitleScene(app)
    app.push(title)
    assert "day" in buttons_of(title)
    press_day: Callable[[], bool] = item_of(title, "day").press
    press_day()
    assert isinstance(top(app), DayScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is title


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
@pytest.mark.parametrize("played", [False, True])
def test_the_cards_at_both_sides_are_as_large_and_as_high(app: App, size: tuple[int, int], played: bool) -> None:
    resize(app, size)
    scene = opened(app, played=played)
    own, other = item_of(scene, "cards").rect, item_of(scene, "backs").rect
    assert (own.top, own.size) == (other.top, other.size)
    assert own.top >= max(item_of(scene, key).rect.bottom for key in ("compared", "code" if played else "said"))
