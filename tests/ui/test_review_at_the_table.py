"""The review of a match under way: what the score page says of a round, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.coach import Choice, Grade, Judgement, Weighed
from goodge.engine.actions import Bid, Pass
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table.driver import Driver
from goodge.table.reviewer import Reviewer
from goodge.ui.program.app import App
from goodge.ui.scenes.review import live
from goodge.ui.scenes.review.luck import LuckScene
from goodge.ui.scenes.review.scene import ReviewScene, reviewer_of
from goodge.ui.scenes.review.trial import TrialScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.sheet.ways import WayButton
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.wording import review as words

from .checks import let_pass, press, top
from .menus import choose, item_of
from .reviews import judged, split, start
from .sheets import match_of
from .tables import open_table, play_until


class Table:
    """A match at whose score page one stands, reviewed at once."""

    def __init__(self, app: App, *, has_help: bool = True) -> None:
        self.app = app
        self.scene = open_table(app, (None, "novice", "novice"), 5, target=50, players=3)
        self.scene.table.setup = replace(self.scene.table.setup, has_help=has_help)
        play_until(app, self.scene, Phase.SCORED)
        let_pass(app, 60)

    @property
    def score(self) -> ScoreScene:
        assert isinstance(self.app.top, ScoreScene)
        return self.app.top

    @property
    def said(self) -> list[str]:
        return [getattr(item, "text", "") for item in self.score.items]


def _review_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has every review done by the time its first question is asked."""

    def begin(reviewer: Reviewer) -> None:
        reviewer._weigh, reviewer._split = judged, split
        reviewer.halt(is_on=False)
        start(reviewer)
        assert reviewer.wait(120)

    monkeypatch.setattr(Reviewer, "start", begin)


def test_after_a_round_the_page_says_what_was_best_and_what_was_costly_and_leads_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    _review_at_once(monkeypatch)
    table = Table(app)
    app.turn(0.05)
    reviewer = table.scene.look_back.review
    assert reviewer is not None
    found, _ = reviewer._found()
    line = words.highlight_words(found.best, found.worst, reviewer._board_of, 300.0)
    assert line
    assert any(text.startswith(line) for text in table.said)
    press(app, pygame.K_r)
    review = app.top
    assert isinstance(review, ReviewScene)
    assert found.worst is not None
    assert review.tour.place == (found.worst.round, found.worst.action)
    assert review.tour.seat == 0
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, ScoreScene)


def test_as_long_as_it_works_the_page_says_how_far_it_is(app: App) -> None:
    table = Table(app)
    button = item_of(top(app), "review")
    assert isinstance(button, WayButton)
    assert button.done == 0
    assert (button.tip or "").startswith(words.looking_words(0, 99).partition(":")[0])
    assert not any(words.looking_words(0, 99).partition(":")[0] in text for text in table.said), "not in the head"


def test_a_match_without_help_is_looked_back_at_only_when_it_is_over(app: App) -> None:
    table = Table(app, has_help=False)
    over = table.scene.table.record.winner is not None
    assert (table.scene.look_back.review is not None) == over


def test_what_was_found_at_the_table_is_there_in_the_finished_matches(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    _review_at_once(monkeypatch)
    record = Table(app).scene.table.record
    app.reset(MatchesScene(app))
    again = reviewer_of(app, record)
    again._read(record)
    assert again.progress()[0] > 0


def test_the_sheet_in_the_middle_of_a_round_leads_to_the_review_and_the_luck_of_the_one_before(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    _review_at_once(monkeypatch)
    scene = open_table(app, (None, "novice", "novice"), 5, target=1000, players=3)
    play_until(app, scene, Phase.TRUMP)
    app.open_sheet()
    assert {item.key for item in top(app).items}.isdisjoint({"review", "luck"}), "no round is over"
    app.pop()
    play_until(app, scene, Phase.SCORED)
    let_pass(app, 60)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    for key, kind in (("review", ReviewScene), ("luck", LuckScene)):
        app.open_sheet()
        sheet = top(app)
        choose(app, sheet, key, pygame.K_RETURN)
        assert isinstance(app.top, kind)
        app.pop()
        assert top(app) is sheet
        app.pop()


@pytest.mark.parametrize("way", ["review", "luck"])
def test_a_review_rests_while_a_computer_player_thinks_whatever_lies_over_the_table(
    app: App, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    scene = open_table(app, (None, "novice", "novice"), 5, target=1000, players=3)
    play_until(app, scene, Phase.SCORED)
    let_pass(app, 60)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    thinks = True
    monkeypatch.setattr(Driver, "is_thinking", property(lambda _: thinks))
    app.open_sheet()
    app.turn(0.05)
    choose(app, top(app), way, pygame.K_RETURN)
    back = scene.look_back.review
    assert back is not None
    for _ in range(3):
        app.turn(0.05)
        assert back.reviewer._is_halted
    thinks = False
    app.turn(0.05)
    assert not back.reviewer._is_halted


def test_a_review_goes_on_once_an_answer_is_found_that_waits_under_it(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), 5, target=1000, players=3)
    play_until(app, scene, Phase.SCORED)
    let_pass(app, 60)
    press(app, pygame.K_RETURN)
    play_until(app, scene, Phase.AUCTION)
    assert scene.submit(Pass())
    while not scene.driver.is_asking:
        scene.table.flush()
        app.turn(0.05)
    app.open_sheet()
    choose(app, top(app), "review", pygame.K_RETURN)
    scene.driver.wait(120)
    app.turn(0.05)
    assert scene.driver.is_asking, "nobody takes the answer here"
    back = scene.look_back.review
    assert back is not None
    assert not back.reviewer._is_halted


def test_the_sheet_of_a_trial_leads_to_no_other_review(app: App) -> None:
    record = match_of("goodge-3", 2)
    app.push(TrialScene(app, record, (1, 0), record.rounds[1][0].board.to_act))
    app.open_sheet()
    assert {item.key for item in top(app).items}.isdisjoint({"review", "luck"})


def test_a_pass_is_named_by_the_bid_that_stands() -> None:
    states = match_of("goodge-3", 3).rounds[-1]
    place = next(
        number
        for number, state in enumerate(states)
        if state.board.phase is Phase.AUCTION and narrow(state, GoodgeBoard).board.bid and state.board.turn is not None
    )
    options = Weighed(Pass(), 12.0, 0.5), Weighed(Bid(200), 0.0, 0.4)
    passed = Choice(2, place, 0, Phase.AUCTION, Judgement(options, Pass(), 0.0, 1.0, Grade.BEST, 100))
    board = narrow(states[place], GoodgeBoard).board
    assert words.choice_words(passed, board) == f"passing at {board.bid}"
    first = states[0].board
    assert words.choice_words(passed, first) == "Pass", "nobody has bid yet"


def test_the_end_of_the_round_tells_whether_a_bid_was_topped(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    _review_at_once(monkeypatch)
    ends = list[object]()

    def noted(*_: object, end: object = None, **__: object) -> str:
        ends.append(end)
        return ""

    monkeypatch.setattr(live, "highlight_words", noted)
    table = Table(app)
    app.turn(0.05)
    assert ends
    assert ends[-1] == table.scene.table.record.rounds[0][-1].board


@pytest.mark.parametrize(("above", "kind"), [(0, "costliest"), (5, "riskiest")])
def test_a_bid_that_somebody_has_topped_was_a_risk_and_cost_nothing(above: int, kind: str) -> None:
    end = narrow(match_of("goodge-3", 3).rounds[0][-1], GoodgeBoard).board
    bid = Weighed(Bid(end.bid - above), 0.0, 0.4)
    judged = Judgement((Weighed(Pass(), 19.0, 0.5), bid), bid.action, 19.0, 1.0, Grade.MISTAKE, 200)
    said = words.highlight_words(None, Choice(0, 0, 0, Phase.AUCTION, judged), lambda _: end, 300.0, end=end)
    assert said.startswith(f"Your {kind} choice: Bid {end.bid - above}, 19 points lost")


def test_where_nothing_was_remarkable_that_is_said() -> None:
    board = match_of("goodge-3", 3).rounds[0][0].board
    assert words.highlight_words(None, None, lambda _: board, 300.0) == "Well played: nothing you did cost much"
