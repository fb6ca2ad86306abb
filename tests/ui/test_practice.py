"""The page of practice: what there is, and how it is laid out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from goodge.coach import Grade
from goodge.engine.actions import NameTrump
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.table.practice import GRADES, Practice, grade_of
from goodge.ui.drawing.faults import faults
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.practice import collection as collection_module
from goodge.ui.scenes.practice.collection import collection, graded
from goodge.ui.scenes.practice.question import PracticeQuestion
from goodge.ui.scenes.practice.scene import OWN, PracticeScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.panels.stepper import StepperPanel
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.cardfan import CardFan
from goodge.ui.wording import practice as words
from goodge.ui.wording.stash import CHOOSE_FIRST
from tests.table.test_practice import match, reviewed

from .checks import SIZES, assert_layout, click, press, resize, top
from .menus import buttons_of, golden, item_of, text_of
from .practising import TODAY, asked, of_phase, opened

pytestmark = pytest.mark.usefixtures("no_pictures")

OUTLOOK = (True, False)


def leads_here(app: App) -> PracticeScene:
    scene = app.top
    assert isinstance(scene, PracticeScene)
    return scene


def test_the_title_leads_here_and_escape_back(app: App) -> None:
    app.push(TitleScene(app))
    item = top(app).item("practice")
    assert item is not None
    click(app, item.rect.center)
    scene = leads_here(app)
    assert buttons_of(scene) == [
        "game",
        *(f"start-{grade}" for grade in range(GRADES)),
        f"start-{OWN}",
        "back",
        "evening",
    ]
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, TitleScene)


def test_one_way_into_practice_alone_is_golden(app: App) -> None:
    scene = opened(app)
    for focus, main in (("start-0", "start-0"), ("start-1", "start-1"), ("back", "start-0")):
        scene.focus(focus)
        app.turn(0.05)
        app.draw()
        assert [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"] == [main]


def lit_suit(question: PracticeQuestion) -> Suit | None:
    """The suit that dyes the cloth."""
    return None if question.panel is None else question.panel.trump


def test_no_suit_is_lit_because_it_is_the_answer(app: App) -> None:
    answers = set[Suit]()
    for position in of_phase("goodge", Phase.TRUMP):
        question = asked(app, [position])
        best = question._asked.judgement.best.action
        assert isinstance(best, NameTrump)
        answers.add(best.suit)
        assert lit_suit(question) is None, "no suit is lit before one is chosen"
        assert question.focus_key is None
        assert golden(question) == []
        press(app, pygame.K_RETURN)
        assert question.shown.captions.refusal == CHOOSE_FIRST.say(), "Enter names none"
        press(app, pygame.K_RIGHT)
        assert lit_suit(question) is Suit.SPADES
        assert golden(question) == ["name"]
        press(app, pygame.K_ESCAPE)
    assert len(answers) > 2


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.BIDDING])
def test_a_question_about_a_bid_begins_with_the_lowest_one_and_advises_none(app: App, phase: Phase) -> None:
    game = "goodge" if phase is Phase.AUCTION else "spades"
    fair = 0
    for position in of_phase(game, phase):
        question = asked(app, [position])
        assert isinstance(question.panel, StepperPanel)
        assert question.panel.amount == question.panel.lowest
        assert golden(question) == []
        whole, left = (question.shown.presenter.hand_in_words(question.shown.view, has_outlook=has) for has in OUTLOOK)
        assert question.panel.detail(None) == left, "the number that is asked for is not told"
        assert (whole == left) is (game == "goodge")
        fair += question.shown.presenter.fair_bid(question.shown.view) > question.panel.lowest
    assert fair or phase is Phase.AUCTION, "in some of them a match begins with another bid"


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_it_is_laid_out_in_every_window(app: App, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = opened(app)
    for size in SIZES:
        resize(app, size)
        for scene.game in FACES:
            scene.refresh()
            assert_layout(scene)
            app.draw()


def test_the_cards_beside_each_kind_are_of_the_game(app: App) -> None:
    scene = opened(app)
    for scene.game in FACES:
        scene.refresh()
        for grade in range(GRADES):
            fan = item_of(scene, f"cards-{grade}")
            assert isinstance(fan, CardFan)
            assert any(set("JQK") & set(name.partition("/")[2]) for name in fan.names) is (scene.game != "goodge")


def test_keys_choose_a_game_and_begin_what_has_the_focus(app: App) -> None:
    scene = opened(app)
    scene.focus("game")
    press(app, pygame.K_RIGHT)
    assert scene.game == list(FACES)[1]
    scene.focus("start-2")
    press(app, pygame.K_RETURN)
    question = app.top
    assert isinstance(question, PracticeQuestion)
    assert question.table.game.id == scene.game
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_it_tells_how_many_were_found_and_how_many_wait(app: App) -> None:
    scene = opened(app)
    positions = graded("goodge", 0)
    assert text_of(scene, "far-0") == words.progress_words(0, len(positions), len(positions))
    scene.practice.answer(positions[0], TODAY, is_found=True)
    scene.refresh()
    assert text_of(scene, "far-0") == words.progress_words(1, len(positions), len(positions) - 1)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_what_comes_next_has_the_highest_row_and_each_button_says_whether_it_begins_or_goes_on(
    app: App, size: tuple[int, int]
) -> None:
    scene, positions = opened(app), graded("goodge", 0)
    resize(app, size)

    def highest() -> str:
        return max((item for item in scene.items if item.key.startswith("row-")), key=lambda item: item.rect.height).key

    assert (highest(), text_of(scene, "start-0"), text_of(scene, "start-1")) == ("row-0", "Begin", "Begin")
    scene.practice.answer(positions[0], TODAY, is_found=True)
    scene.refresh()
    assert (highest(), text_of(scene, "start-0"), text_of(scene, "start-1")) == ("row-0", "Go on", "Begin")
    assert item_of(scene, "start-0").read()[0].startswith("Go on: Easy")
    for position in positions[1:]:
        scene.practice.answer(position, TODAY, is_found=True)
    scene.refresh()
    assert (highest(), text_of(scene, "start-0")) == ("row-1", "Once more")
    scene.focus("back")
    app.turn(0.05)
    app.draw()
    assert [item.key for item in scene.items if isinstance(item, Button) and item.style == "primary"] == ["start-1"]


def test_how_many_come_today_is_told_unless_it_is_all_that_were_not_found() -> None:
    assert words.progress_words(0, 6, 6) == "Found 0 of 6"
    assert words.progress_words(1, 6, 3) == "Found 1 of 6 · 3 to do today"
    assert words.progress_words(1, 6, 0) == "Found 1 of 6 · none to do today"
    assert words.progress_words(6, 6, 0) == "Found 6 of 6"


def test_without_own_mistakes_their_button_says_why(app: App) -> None:
    scene = opened(app)
    button = item_of(scene, f"start-{OWN}")
    assert isinstance(button, Button)
    assert button.why_off == words.NO_MISTAKES.say()
    press(app, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert top(app) is scene


def test_where_something_was_reviewed_it_says_that_no_mistake_was_found_there(app: App) -> None:
    reviewed(app.home, Grade.GOOD, record=replace(match(), players=("Ann", "Ben", "Cleo")))
    scene = opened(app)
    button = item_of(scene, f"start-{OWN}")
    assert isinstance(button, Button)
    assert button.why_off == words.NONE_FOUND.say()


def test_own_mistakes_are_found_while_one_looks_and_asked(app: App) -> None:
    record = reviewed(app.home, record=replace(match(), players=("Ann", "Ben", "Cleo")))
    app.push(TitleScene(app))
    practice = Practice(app.home)
    scene = PracticeScene(app, practice, lambda: TODAY)
    scene.game = record.game.id
    app.push(scene)
    assert practice.wait(120)
    app.turn(0.05)
    positions = scene.positions(OWN)
    assert positions
    scene.focus(f"start-{OWN}")
    press(app, pygame.K_RETURN)
    question = app.top
    assert isinstance(question, PracticeQuestion)
    assert [seat.name for seat in question.seats] == list(record.players)


def test_a_damaged_file_of_practice_is_told(app: App) -> None:
    app.home.practice_file.write_text("rubbish\n")
    opened(app)
    assert app.notices.shown is not None
    assert "practice.damaged-1.jsonl" in app.notices.shown


def test_a_collection_that_cannot_be_read_is_told_and_leaves_nothing_to_do(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken" / "practice"
    folder.mkdir(parents=True)
    (folder / "goodge.jsonl").write_text("rubbish\n")
    told_of: list[Path] = []
    monkeypatch.setattr(collection_module, "assets_folder", lambda: tmp_path / "broken")
    monkeypatch.setattr(faults, "add", lambda path, _: told_of.append(path))
    collection.cache_clear()
    scene = opened(app)
    button = item_of(scene, "start-0")
    assert isinstance(button, Button)
    assert button.why_off == words.NOTHING.say()
    assert told_of == [folder / "goodge.jsonl"]
    collection.cache_clear()


@pytest.mark.parametrize("game", FACES)
def test_all_phases_come_among_the_first_questions_and_spread_over_the_rest(game: str) -> None:
    for grade in range(GRADES):
        positions = graded(game, grade)
        assert sorted(each.id for each in positions) == sorted(
            each.id for each in collection(game) if grade_of(each) == grade
        )
        phases = [each.phase for each in positions]
        kinds = Counter(phases)
        assert set(phases[: len(kinds)]) == set(kinds)
        for phase, count in kinds.items():
            half = sum(each is phase for each in phases[: len(phases) // 2])
            assert abs(half - count / 2) <= 1.5
