"""The look back on the score page: how much was luck, and the ways to luck and to what could have been made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame
import pytest

from goodge.coach import Choice, Luck
from goodge.coach.goals import MakeBid, failed_goals
from goodge.engine.advised import Advised, advised_in
from goodge.engine.game import Phase
from goodge.engine.record import Record
from goodge.table.reviewer import Reviewer
from goodge.ui.program.app import App
from goodge.ui.scenes.more import MoreScene
from goodge.ui.scenes.review import live
from goodge.ui.scenes.review.live import LiveReview
from goodge.ui.scenes.review.luck import LuckScene
from goodge.ui.scenes.review.made import MadeScene
from goodge.ui.scenes.review.scene import ReviewScene
from goodge.ui.scenes.sheet.looked import LookedLine
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.widgets.base import Label
from goodge.ui.wording.lists import side_by_side
from goodge.ui.wording.luck import LUCK_TO_COME, luck_words
from goodge.ui.wording.matches import round_words
from goodge.ui.wording.review import LOOKING, STOPPED, STOPPED_HERE
from goodge.ui.wording.small_goals import ReachedWords

from .checks import SIZES, assert_layout, let_pass, press, resize, top
from .conftest import OpenApp
from .reviews import judged, split, start
from .sheets import golden, match_of, won_match
from .tables import open_table


def failed_round() -> tuple[Record, int]:
    """A match whose last round has a bid that failed, and who made it."""
    for count in range(1, 9):
        record = match_of("goodge-3", count)
        for goal in failed_goals(record.rounds[-1][-1]):
            if isinstance(goal.aim, MakeBid) and record.winner is None:
                return record, goal.aim.seat
    raise AssertionError("no bid failed")


def look(back: LiveReview) -> None:
    """Looks at all that is to be looked at."""
    back.reviewer._weigh, back.reviewer._split = judged, split
    back.halt(is_on=False)
    start(back.reviewer)
    assert back.wait(120)


def looked_back(app: App, record: Record, seat: int) -> tuple[ScoreScene, LiveReview]:
    back = LiveReview(app, record, [seat])
    look(back)
    return score_page(app, record, back), back


def score_page(app: App, record: Record, back: LiveReview | None) -> ScoreScene:
    scene = ScoreScene(app, record, lambda: None, on_again=lambda: None, on_title=lambda: None, look_back=back)
    app.push(scene)
    let_pass(app, 60)
    app.turn(0.05)
    return scene


def said(scene: SheetScene | ReviewScene) -> list[str]:
    return [getattr(item, "text", "") for item in scene.items]


def test_the_line_says_how_much_the_cards_have_brought(app: App) -> None:
    record, seat = failed_round()
    scene, back = looked_back(app, record, seat)
    number = len(record.rounds) - 1
    luck = back.reviewer.rounds[number].luck
    amount = luck.deal[seat] + luck.stash[seat] + luck.lie[seat]
    assert any(text.endswith(luck_words(amount, 300.0, has_stash=True)) for text in said(scene))
    back.close()


def test_the_winners_page_says_it_in_lines_of_their_own(app: App) -> None:
    scene, back = looked_back(app, won_match(), 0)
    heads = [item.text for item in scene.items if isinstance(item, Label) and (item.key or "").startswith("head-")]
    choices, luck = back.words(), back.luck_words()
    assert choices
    assert luck
    assert heads[-2:] == [choices, luck]
    back.close()


def test_before_anything_is_found_the_review_opens_at_the_round_that_was_played(app: App) -> None:
    record = match_of("goodge-3", 3)
    back = LiveReview(app, record, [0])
    back.open()
    review = app.top
    assert isinstance(review, ReviewScene)
    assert review.round == 2
    assert review.tour.place is not None
    assert review.tour.seat == 0
    app.pop()
    back.close()


def test_what_was_remarkable_is_looked_for_only_when_more_is_known(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    record, seat = failed_round()
    back, asked = LiveReview(app, record, [seat]), list[object]()

    def advised(fields: Mapping[str, Any]) -> Advised:
        asked.append(fields)
        return advised_in(fields)

    monkeypatch.setattr(live, "advised_in", advised)
    look(back)
    line = LookedLine(back)
    for _ in range(3):
        line.look(is_moving=False)
    assert back.words()
    assert len(asked) == 1
    back.extend(match_of("goodge-3", len(record.rounds) + 1))
    look(back)
    assert back.words()
    assert len(asked) == 2
    back.close()


def thrown_in(count: int) -> Record:
    """A match in which everybody has passed last, after so many rounds that were scored."""
    record = golden("redeal")[0]
    last = next(number for number, states in enumerate(record.rounds) if states[-1].board.phase is Phase.THROWN_IN)
    return replace(record, rounds=record.rounds[last - count : last + 1])


def test_after_cards_that_were_thrown_in_the_round_before_is_told_of(app: App) -> None:
    record = thrown_in(3)
    back = LiveReview(app, record, [0])
    look(back)
    scene = SheetScene(app, record, back=back)
    app.push(scene)
    let_pass(app, 60)
    app.turn(0.05)
    alone = LiveReview(app, replace(record, rounds=record.rounds[:-1]), [0])
    look(alone)
    assert back.luck_words()
    assert (back.words(), back.luck_words()) == (alone.words(), alone.luck_words())
    assert side_by_side(round_words(3), back.words(), back.luck_words()) in said(scene)
    back.open()
    review = app.top
    assert isinstance(review, ReviewScene)
    assert review.round == 2
    back.close()
    alone.close()


@pytest.mark.parametrize("count", [0, 1])
def test_cards_that_were_thrown_in_are_no_round_to_look_back_at(app: App, count: int) -> None:
    scene = open_table(app, (None, "novice", "novice"), 4, all_pass="redeal")
    scene.table.record.rounds[:0] = thrown_in(count).rounds
    assert (scene.look_back.round_before() is not None) == bool(count)


def test_until_the_luck_is_known_the_line_says_that_it_comes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    record, seat = failed_round()
    _, back = looked_back(app, record, seat)
    monkeypatch.setattr(Reviewer, "rounds", {})
    assert back.luck_words() == "", "it never comes where nothing is worked out any more"
    monkeypatch.setattr(Reviewer, "is_done", False)
    assert back.luck_words() == LUCK_TO_COME.say()
    back.close()


def test_what_is_found_between_two_questions_leaves_the_line_no_gap(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    words, line = back.words, LookedLine(back)

    def just_before_the_end() -> str:
        said = words()
        look(back)
        return said

    monkeypatch.setattr(back, "words", just_before_the_end)
    line.look(is_moving=True)
    assert line.words(app.canvas, app.canvas.rect.width) == LOOKING.say()
    line.look(is_moving=True)
    assert not line.is_at_work
    back.close()


def fail(*_: object) -> Choice:
    raise RuntimeError("no such deal")


def let_fail(back: LiveReview) -> None:
    """Lets the coach come to nothing."""
    back.reviewer._weigh = fail
    back.halt(is_on=False)
    start(back.reviewer)
    assert back.reviewer._thread is not None
    back.reviewer._thread.join(30)


def test_a_coach_that_fails_says_so_and_the_review_tries_again(app: App) -> None:
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    let_fail(back)
    scene = score_page(app, record, back)
    assert STOPPED.say() in said(scene)
    assert not scene.is_waiting
    back.reviewer._weigh, back.reviewer._split = judged, split
    back.open()
    review = top(app)
    assert isinstance(review, ReviewScene)
    app.turn(0.05)
    assert STOPPED_HERE.say() in said(review)
    assert_layout(review)
    review.press(next(item for item in review.items if item.key == "try-again"))
    start(back.reviewer)
    assert back.wait(120)
    app.turn(0.05)
    assert STOPPED_HERE.say() not in said(review)
    back.close()


def test_a_coach_that_has_failed_tries_again_after_the_next_round(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    back = LiveReview(app, match_of("goodge-3", 2), [0])
    monkeypatch.setattr(Reviewer, "start", start)
    let_fail(back)
    stopped = [back.has_stopped]
    back.extend(match_of("goodge-3", 3))
    assert [*stopped, back.has_stopped] == [True, False]
    look(back)
    assert back.words()
    back.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "es"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_that_the_coach_has_failed_has_room_in_every_window(app: App, language: str, text_size: str) -> None:
    app.settings.text_size, app.settings.language = text_size, language
    app.apply_settings()
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    let_fail(back)
    page = score_page(app, record, back)
    for size in SIZES:
        resize(app, size)
        assert_layout(page)
    back.open()
    review = top(app)
    assert isinstance(review, ReviewScene)
    for size in SIZES:
        resize(app, size)
        app.turn(0.05)
        assert_layout(review)
    back.close()


def test_the_line_rounds_luck_as_the_page_of_luck_does(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the parts are rounded so that they add up: 8.4, 8.4 and 7.4 of 25 points are told as 9, 9 and 7."""
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    look(back)
    number = len(record.rounds) - 1
    sides = range(len(back.reviewer.rounds[number].scores))
    parts = (tuple(amount if side == seat else 0.0 for side in sides) for amount in (8.4, 8.4, 7.4, 0.4, 0.4))
    rounds = {number: replace(back.reviewer.rounds[number], luck=Luck(*parts))}
    monkeypatch.setattr(Reviewer, "rounds", property(lambda _: rounds))
    assert back.luck_words() == luck_words(25.0, 300.0, has_stash=True)
    back.close()


def test_luck_that_is_found_as_it_is_asked_for_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    back.reviewer._weigh, back.reviewer._split = judged, split
    start(back.reviewer)

    def is_done(_: Reviewer) -> bool:
        back.halt(is_on=False)
        return back.wait(120)

    monkeypatch.setattr(Reviewer, "is_done", property(is_done))
    assert back.luck_words() not in ("", LUCK_TO_COME.say())
    back.close()


def places(scene: ScoreScene) -> dict[str, pygame.Rect]:
    return {item.key: item.rect.copy() for item in scene.items}


@pytest.mark.parametrize("size", [(800, 600), (800, 1200), (1280, 720)])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("is_won", [False, True])
def test_nothing_moves_when_the_line_comes(app: App, text_size: str, size: tuple[int, int], *, is_won: bool) -> None:
    """It has its room from the start; that there is something to come, the bar under a button says."""
    app.settings.text_size, app.settings.language = text_size, "de"
    app.apply_settings()
    resize(app, size)
    record = won_match() if is_won else match_of("goodge-3", 3)
    back = LiveReview(app, record, [0])
    scene = score_page(app, record, back)
    before = places(scene)
    assert LOOKING.say() not in said(scene)
    assert not app.turn(0.05), "nothing is drawn while it is waited for"
    look(back)
    app.turn(0.05)
    assert LOOKING.say() not in said(scene)
    assert any(back.words() in text for text in said(scene) if back.words())
    after = places(scene)
    lines = {key: after[key] for key in (["head-2", "head-3"] if is_won else ["head-2"])}  # of choices, and of luck
    assert after == before | lines
    assert not lines.keys() & before.keys()
    assert_layout(scene)
    back.close()


@pytest.mark.parametrize("reached", [(), ("A small goal: a round without a trick", "A small goal")])
def test_the_heading_is_written_where_it_will_stay(open_app: OpenApp, reached: tuple[str, ...]) -> None:
    app, record = open_app(speed="normal", muted=True), match_of("goodge-3", 3)
    back = LiveReview(app, record, [0])
    scene = ScoreScene(
        app, record, lambda: None, on_again=lambda: None, on_title=lambda: None, look_back=back,
        reached=lambda: ReachedWords(reached),
    )  # fmt: skip
    app.push(scene)
    app.turn(0.05)
    before = places(scene)["head-0"]
    assert scene.card.headline not in said(scene), "the verdict is not told yet"
    let_pass(app, 60)
    app.turn(0.05)
    assert scene.card.headline in said(scene)
    assert places(scene)["head-0"] == before
    back.close()


def test_where_nothing_will_be_told_there_is_no_room_for_it(app: App) -> None:
    record = match_of("goodge-3", 3)
    together = LiveReview(app, record, [0, 1])
    rooms = set[int]()
    for back in (None, together):
        scene = score_page(app, record, back)
        assert LOOKING.say() not in said(scene)
        rooms.add(places(scene)["sheet"].top)
        app.pop()
    assert len(rooms) == 1
    together.close()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_after_a_failed_bid_the_page_asks_whether_it_could_be_made(app: App, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    record, seat = failed_round()
    scene, back = looked_back(app, record, seat)
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)
        assert scene.item("could") or scene.item("more")
    press(app, pygame.K_c)
    made = app.top
    assert isinstance(made, MadeScene)
    assert made.goal in failed_goals(record.rounds[-1][-1])
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    back.close()


def test_whoever_has_made_everything_is_not_asked(app: App) -> None:
    record, seat = failed_round()
    scene, back = looked_back(app, record, (seat + 1) % 3)
    assert scene.item("could") is None
    press(app, pygame.K_c)
    assert top(app) is scene
    back.close()


def test_l_leads_to_the_luck_in_this_round(app: App) -> None:
    record, seat = failed_round()
    scene, back = looked_back(app, record, seat)
    press(app, pygame.K_l)
    luck = app.top
    assert isinstance(luck, LuckScene)
    assert luck.number == len(record.rounds) - 1
    press(app, pygame.K_l)
    assert top(app) is scene
    back.close()


def test_what_has_no_room_under_the_sheet_is_under_more(app: App) -> None:
    """All buttons of a wide window can be reached in the narrowest one with the largest text, and do the same."""
    record, seat = failed_round()
    scene, back = looked_back(app, record, seat)
    wanted = {way.key for way in scene.ways()}
    assert wanted == {"on", "review", "could", "luck", "save"}
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, (800, 600))
    shown = {item.key for item in scene.items} & wanted
    assert scene.item("on") is not None
    scene.focus("more")
    press(app, pygame.K_RETURN)
    more = top(app)
    assert isinstance(more, MoreScene)
    assert_layout(more)
    assert {entry.key for row in more.rows() for entry in row} == (wanted - shown) | {"back"}
    more.focus(more.rows()[0][0].key)
    press(app, pygame.K_RETURN)
    assert top(app) is not more
    back.close()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_opened_later_says_what_was_found_and_in_which_round(app: App, text_size: str, language: str) -> None:
    app.settings.text_size, app.settings.language = text_size, language
    app.apply_settings()
    record, seat = failed_round()
    back = LiveReview(app, record, [seat])
    sheet = SheetScene(app, record, back=back)
    app.push(sheet)
    app.turn(0.05)
    begins = round_words(len(record.rounds))
    assert said(sheet).count(f"{begins} · {LOOKING.say()}") == 1
    look(back)
    for size in SIZES:
        resize(app, size)
        app.turn(0.05)
        assert_layout(sheet)
        assert any(text.startswith(f"{begins} · {back.words()}") for text in said(sheet))
    back.close()
