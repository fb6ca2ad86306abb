"""Giving up a round, which is played on by the computer, or a match, which ends and can be taken up again."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.coach.ideas import Idea
from goodge.engine.game import Phase
from goodge.engine.played_out import played_out_in
from goodge.engine.record import decode_record
from goodge.table.archive.finished import FinishedMatches
from goodge.table.archive.setups import hints_among, is_given_up
from goodge.table.archive.statistics import statistics
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.statistics.given_up import given_up_scene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording import claims as words

from .checks import click, press, top
from .conftest import OpenApp
from .evenings import sat_down
from .menus import buttons_of, item_of
from .tables import go_on, open_table, play_until, settled

ONE = (None, "novice", "novice")


def paused(app: App, phase: Phase = Phase.PLAY) -> TableScene:
    scene = open_table(app, ONE)
    play_until(app, scene, phase)
    press(app, pygame.K_ESCAPE)
    return scene


def ask(app: App) -> DialogScene:
    """Choose Give up in the pause."""
    pause = top(app)
    assert isinstance(pause, PauseScene)
    pause.press(item_of(pause, "give_up"))
    question = app.top
    assert isinstance(question, DialogScene)
    return question


def answer(app: App, text: str) -> None:
    question = top(app)
    item = next(item for item in question.items if getattr(item, "text", "") == text)
    click(app, item.rect.center)


def give_match_up(app: App) -> TableScene:
    scene = paused(app)
    ask(app)
    answer(app, words.THE_MATCH.say())
    return scene


@pytest.mark.parametrize("has_help", [True, False])
def test_a_round_is_played_to_its_end_by_the_computer(app: App, *, has_help: bool) -> None:
    scene = open_table(app, ONE)
    scene.table.setup = replace(scene.table.setup, has_help=has_help)
    play_until(app, scene, Phase.PLAY)
    press(app, pygame.K_ESCAPE)
    ask(app)
    answer(app, words.THE_ROUND.say())
    assert top(app) is scene
    assert scene.driver.plays_as == ("expert" if has_help else "novice")
    for _ in range(3000):
        app.turn(0.05)
        scene.wait(120)
        assert scene.panel is None
        if isinstance(app.top, ScoreScene):
            break
    record = scene.table.record
    own = [place for place, state in enumerate(record.rounds[0][:-1]) if state.board.turn == 0]
    in_play = {(0, place) for place in own if record.rounds[0][place].board.phase is Phase.PLAY}
    assert len(in_play - played_out_in(record.extra)) <= 1, "the last card plays itself"
    assert hints_among(record.extra, 3) == ((1, 0, 0) if has_help else (0, 0, 0))


def test_a_round_that_is_being_played_out_can_be_stopped(app: App) -> None:
    scene = paused(app)
    ask(app)
    answer(app, words.THE_ROUND.say())
    app.turn(0.05)
    press(app, pygame.K_e)
    go_on(app, scene)
    assert scene.panel is not None


def test_before_the_first_card_only_the_match_can_be_given_up(app: App) -> None:
    paused(app, Phase.AUCTION)
    question = ask(app)
    texts = [getattr(item, "text", "") for item in question.items]
    assert words.THE_ROUND.say() not in texts
    assert words.THE_MATCH.say() in texts


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_esc_and_a_hasty_enter_give_nothing_up(app: App, key: int) -> None:
    scene = paused(app)
    ask(app)
    press(app, key)
    assert app.top is scene
    assert scene.panel is not None
    assert not is_given_up(scene.table.record.extra)


def test_a_match_ends_and_is_kept_and_counts_for_nobody(app: App) -> None:
    give_match_up(app)
    assert isinstance(app.top, TitleScene)
    assert not app.store.has_saved_match
    record = decode_record(app.home.records_file.read_text(encoding="ascii"))
    assert is_given_up(record.extra)
    assert record.winner is None
    (match,) = FinishedMatches(app.home).last(5)
    assert match.winner is None
    assert match.winners == ()
    assert statistics(app.home.records_file) == {"goodge": []} or not statistics(app.home.records_file)


def listed(app: App) -> MatchesScene:
    scene = MatchesScene(app)
    app.push(scene)
    return scene


def test_a_match_can_be_watched_or_taken_up_again(app: App) -> None:
    before = give_match_up(app).table.record
    listed(app)
    press(app, pygame.K_RETURN)
    answer(app, words.WATCH.say())
    assert isinstance(top(app), WatchScene)
    press(app, pygame.K_ESCAPE, pygame.K_RETURN)
    answer(app, words.TAKE_UP.say())
    scene = app.top
    assert isinstance(scene, TableScene)
    assert not is_given_up(scene.table.record.extra)
    assert scene.table.record.rounds == before.rounds
    go_on(app, scene)
    assert scene.panel is not None
    app.ways.title(app)
    assert app.store.saved is not None, "it can be continued, though nothing was played"
    listed(app)
    press(app, pygame.K_RETURN)
    answer(app, words.TAKE_UP.say())
    scene = app.top
    assert isinstance(scene, TableScene), "it goes on already"
    assert len(FinishedMatches(app.home).last(5)) == 1


def test_it_does_not_take_the_place_of_a_match_that_waits(app: App) -> None:
    give_match_up(app)
    go_on(app, open_table(app, ONE, seed=9))
    app.ways.title(app)
    listed(app)
    press(app, pygame.K_RETURN)
    question = top(app)
    assert isinstance(question, DialogScene)
    assert buttons_of(question) == ["answer-1", "answer-0"]
    assert words.TAKE_UP.say() not in [getattr(item, "text", "") for item in question.items]


def test_a_match_of_the_same_people_and_moment_with_other_cards_is_another(app: App) -> None:
    given_up = give_match_up(app).table.record
    scene = open_table(app, ONE, seed=9)
    go_on(app, scene)
    scene.table.record.extra["started"] = given_up.extra["started"]
    app.ways.title(app)
    app.push(given_up_scene(app, given_up, lambda: None))
    assert buttons_of(top(app)) == ["answer-1", "answer-0"]


def test_given_up_again_it_is_listed_once(app: App) -> None:
    give_match_up(app)
    listed(app)
    press(app, pygame.K_RETURN)
    answer(app, words.TAKE_UP.say())
    scene = app.top
    assert isinstance(scene, TableScene)
    go_on(app, scene)
    press(app, pygame.K_ESCAPE)
    ask(app)
    answer(app, words.THE_MATCH.say())
    assert len(FinishedMatches(app.home).last(5)) == 1


def test_the_key_for_the_rest_says_where_a_round_is_given_up_while_it_is_open(app: App) -> None:
    scene = open_table(app, ONE)
    play_until(app, scene, Phase.PLAY)
    press(app, pygame.K_e)
    assert scene.shown.captions.refusal == words.STILL_OPEN.say()
    assert not scene.driver.plays_for_people
    press(app, pygame.K_ESCAPE)
    item_of(top(app), "give_up")


def test_a_round_of_the_first_evening_has_no_pause_to_be_given_up_in(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    press(app, pygame.K_e)
    assert table.shown.captions.refusal is None


def test_nothing_is_left_to_be_stopped_once_all_cards_are_played(app: App) -> None:
    scene = settled(app, "goodge", ONE)
    press(app, pygame.K_e)
    seen = {True: 0, False: 0}
    for _ in range(4000):
        app.turn(0.01)
        scene.wait(120)
        if isinstance(app.top, ScoreScene):
            break
        are_left = any(scene.shown.presenter.hand_sizes(scene.shown.view))
        seen[are_left] += 1
        assert (scene.item("rest") is not None) is are_left
    assert all(seen.values())


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_question_lies_between_the_plates_and_the_buttons_at_the_side(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size, speed="instant", muted=True)
    places, panel = paused(app).shown.places, item_of(ask(app), "panel").rect
    assert panel.collidelist([*map(places.plate, range(3)), places.tools]) < 0
    assert panel.bottom <= places.hand_top
