"""Where a round of the first evening begins on the screen, and how it is begun once more."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.clues import Clue, GoodgeNeeds, TeamNeeds, Winning
from goodge.coach.counting import DealCount
from goodge.coach.goals import Aim, MakeBid, MakeContract
from goodge.coach.hinting import Advice
from goodge.coach.ideas import Idea, Line, game_about
from goodge.coach.known import BEFORE_BIDS
from goodge.coach.why import PointsLeft, Succeeds, SurelyTakes
from goodge.engine.actions import Bury, PlayCard
from goodge.engine.cards import CROWN
from goodge.engine.game import Phase
from goodge.engine.games import MAIN_GAME
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table import adviser
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.scenes.table import help as help_at_table
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.tabletop.telling import last_trick_words
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.commands import Command
from goodge.ui.wording import evening as words
from goodge.ui.wording import hints
from goodge.ui.wording.clues import clue_words
from goodge.ui.wording.evening_vain import in_vain_words
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.stash import choose_place
from goodge.ui.wording.told import TRICK_UNSEEN

from .checks import SIZES, assert_layout, click, press, resize, settle, top
from .evenings import as_told, by_chance, go_on, opened, play_on, play_out, sat_down
from .menus import item_of, text_of

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.PARTNERS])
def test_nothing_is_taken_back_from_before_the_round_is_ones_own(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    before, why = table.shown.view, words.NO_UNDO.say()
    undo = item_of(table, "undo")
    assert isinstance(undo, Button)
    assert undo.why_off == why
    press(app, pygame.K_u)
    assert text_of(table, "sentence") == why
    click(app, undo.rect.center)
    assert text_of(table, "sentence") == why
    assert table.table.view(0) == before
    assert not app.notices.shown
    play_on(app, table, as_told)
    table.undo()
    go_on(app, table)
    assert table.table.view(0) == before


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.PARTNERS])
def test_a_round_that_waits_can_be_begun_afresh_beside_going_on_with_it(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    begun = table.table.view(0).actions
    play_on(app, table, as_told)
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    page = opened(app)
    page.choose_game(table.table.game.id)
    page.refresh()
    assert_layout(page)
    assert page.item(f"afresh-{Idea.TRUMP.value}") is None
    assert page.default_focus() == f"play-{idea.value}"
    page.focus(f"play-{idea.value}")
    press(app, pygame.K_LEFT)
    assert page.focus_key == f"afresh-{idea.value}"
    press(app, pygame.K_RETURN)
    again = app.top
    assert isinstance(again, EveningTable)
    go_on(app, again)
    assert again.table.view(0).actions == begun


def test_a_hint_tells_no_chance_to_win_where_there_is_no_match(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sat_down(app, Idea.TRICKS)
    action = table.shown.view.legal[0]
    best, other = Weighed(action, 20.0, 0.5), Weighed(action, 8.0, 0.4)
    advice = Advice(action, Judgement((best, other), error=1.0, deals=55), best, other)
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    said = set[str]()
    for _ in range(4):
        press(app, pygame.K_F2)
        table.wait(120)
        app.turn(0.05)
        said |= {text_of(table, key) for key in ("sentence", "detail")}
    assert hints.advice_words(action) in said
    assert not {text for text in said if "%" in text or "55" in text}, "a newcomer knows no deals but this one"


def test_a_hint_asked_for_between_two_moves_comes_without_a_word_once_it_is_their_turn(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    table.submit(table.shown.view.legal[0])
    app.turn(0.0)
    table.panel = None
    table.help.follow(None, 0.0)
    before = table.shown.captions.refusal, table.shown.captions.hint
    table.help.hint()
    assert (table.shown.captions.refusal, table.shown.captions.hint) == before, "nothing talks over the lesson"
    go_on(app, table)
    while table.is_held:
        assert not table.shown.captions.hint
        play_on(app, table, as_told)
    assert table.shown.captions.hint, "it comes when it is their turn"
    assert text_of(table, "sentence") == table.shown.captions.hint


GOODGE_NEEDS, TEAM_NEEDS = GoodgeNeeds(seat=1, is_own=False, need=0, left=20), TeamNeeds(need=2, left=9, bags=True)


@pytest.mark.parametrize(
    ("idea", "clue", "is_told"),
    [
        (Idea.TRICKS, GOODGE_NEEDS, False),
        (Idea.TRUMP, GOODGE_NEEDS, False),
        (Idea.ONES, GOODGE_NEEDS, False),
        (Idea.GOODGE, GOODGE_NEEDS, True),
        (Idea.PARTNERS, TEAM_NEEDS, False),
        (Idea.JOKERS, TEAM_NEEDS, False),
        (Idea.BAGS, TEAM_NEEDS, True),
        (Idea.BOARD, TEAM_NEEDS, True),
    ],
)
def test_a_hint_speaks_of_a_bid_only_once_bids_are_known(
    app: App, monkeypatch: pytest.MonkeyPatch, idea: Idea, clue: Clue, is_told: bool
) -> None:
    monkeypatch.setattr(help_at_table, "clues_to", lambda *_: (clue,))
    table = sat_down(app, idea)
    press(app, pygame.K_F2)
    said = clue_words(clue, table.shown.names) if is_told else hints.NO_CLUE.say()
    assert text_of(table, "sentence") == said


@pytest.mark.parametrize(
    ("idea", "aim"),
    [
        (Idea.TRUMP, MakeBid(0, 100)),
        (Idea.BIDS, MakeBid(0, 100)),
        (Idea.PARTNERS, MakeContract(0, 5)),
        (Idea.BAGS, MakeContract(0, 5)),
    ],
)
def test_so_does_the_reason_of_a_hint(app: App, monkeypatch: pytest.MonkeyPatch, idea: Idea, aim: Aim) -> None:
    table = sat_down(app, idea)
    action = table.shown.view.legal[0]
    best, other = Weighed(action, 20.0, 0.5), Weighed(action, 8.0, 0.4)
    reason, following = Succeeds(action, aim, DealCount(3, 10)), SurelyTakes(CROWN)
    advice = Advice(action, Judgement((best, other), error=1.0, deals=55), best, other, (reason, following))
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    for _ in range(2):
        press(app, pygame.K_F2)
        table.wait(120)
        app.turn(0.05)
    told = reason_words(advice.reasons[idea in BEFORE_BIDS], table.shown.names, range(len(table.shown.names)), 0)
    assert table.shown.captions.hint_detail == told


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.ONES])
def test_points_are_spoken_of_only_once_they_are_known(app: App, monkeypatch: pytest.MonkeyPatch, idea: Idea) -> None:
    table = sat_down(app, idea)
    action = table.shown.view.legal[0]
    best, other = Weighed(action, 20.0, 0.5), Weighed(action, 8.0, 0.4)
    advice = Advice(action, Judgement((best, other), error=1.0, deals=55), best, other, (PointsLeft(35),))
    monkeypatch.setattr(adviser, "advice_for", lambda *_: advice)
    monkeypatch.setattr(help_at_table, "clues_to", lambda *_: (Winning(CROWN, 1, 15, 0),))
    press(app, pygame.K_F2)
    assert ("15 points" in text_of(table, "sentence")) is (idea is Idea.ONES)
    press(app, pygame.K_F2)
    table.wait(120)
    app.turn(0.05)
    said = reason_words(PointsLeft(35), table.shown.names, (0, 1, 2), 0) if idea is Idea.ONES else table.said_now
    assert table.shown.captions.hint_detail == said


def last_trick_told(app: App, table: EveningTable) -> str:
    """What is told of it to whoever asks by the key."""
    asked: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.notices, "answer", asked.append)
        table.deeds[Command.TRICK_BEFORE]()
    return asked[0]


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.TRUMP, Idea.PARTNERS])
def test_a_trick_from_before_the_round_is_ones_own_is_not_shown(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    assert table.shown.view.board.tricks
    assert table.item("last") is None
    press(app, pygame.K_l)
    assert top(app) is table
    assert last_trick_told(app, table) == TRICK_UNSEEN.say()
    while len(table.shown.view.board.tricks) == len(table._begun.tricks) or table.is_held:
        play_on(app, table, as_told)
    assert table.item("last") is not None
    assert last_trick_told(app, table) == last_trick_words(table.shown)
    press(app, pygame.K_l)
    assert isinstance(top(app), LastTrickScene)


def test_the_hint_plays_the_card_that_the_bubble_points_at(app: App) -> None:
    table = sat_down(app, Idea.TRUMP)
    while table.line is None or table.line.line is not Line.CROWN_LEADS:
        play_on(app, table, as_told)
    for _ in range(2):
        press(app, pygame.K_F2)
        table.wait(120)
        app.turn(0.05)
    assert text_of(table, "sentence") == hints.advice_words(PlayCard(CROWN))


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.TRUMP, Idea.ONES])
def test_every_trick_of_the_first_rounds_stays_until_one_goes_on(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    choose, stayed = by_chance(4), 0
    while not table.is_told:
        stayed += table.is_held
        play_on(app, table, choose)
    assert stayed == len(table.shown.view.board.tricks) - len(table._begun.tricks)


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.TRUMP, Idea.GOODGE, Idea.PARTNERS])
def test_what_is_taken_back_is_told_again(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    told, begun = table.line, table.shown.view
    assert told is not None
    play_on(app, table, as_told)
    while table.is_held:
        play_on(app, table, as_told)
    assert table.line != told
    table.undo()
    go_on(app, table)
    assert table.shown.view.actions == begun.actions
    assert table.line == told


@pytest.mark.parametrize(("idea", "line"), [(Idea.TRUMP, Line.CROWN_LEADS), (Idea.ONES, Line.CATCH)])
def test_the_first_enter_leads_to_a_card_that_is_asked_for(app: App, idea: Idea, line: Line) -> None:
    table = sat_down(app, idea)
    while table.line is None or table.line.line is not line:
        play_on(app, table, as_told)
    press(app, pygame.K_RETURN)
    assert table.focus_key in {action.card.text for action in table._asked() if isinstance(action, PlayCard)}


def test_nobody_is_warned_of_what_a_lesson_asks_for(app: App) -> None:
    app.settings.warning = "mistakes"
    table = sat_down(app, Idea.TRUMP)
    while not table.is_told:
        play_on(app, table, as_told)
    assert app.top is table


def test_whoever_would_lay_the_crown_away_is_asked_and_may(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    first, *others = table.shown.stage.slots
    assert table.panel is not None
    assert first is not None
    for card in (first, CROWN):
        table.panel.press_card(card)
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), DialogScene)
    press(app, pygame.K_RETURN)  # the golden answer takes it back
    assert top(app) is table
    assert table.shown.stage.slots == (None, *others)
    table.panel.press_card(CROWN)
    press(app, pygame.K_RETURN)
    top(app).focus("answer-0")
    press(app, pygame.K_RETURN)
    assert top(app) is table
    go_on(app, table)
    assert CROWN not in table.shown.view.hand
    assert table.shown.view.board.phase is Phase.TRUMP


def test_a_card_that_waits_for_its_place_in_the_stash_is_spoken_of(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    assert table.panel is not None
    table.panel.press_card(CROWN)
    settle(app)
    assert text_of(table, "sentence") == choose_place()
    assert table.item("bubble") is None


def test_other_cards_are_laid_away_without_a_question(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    assert table.submit(Bury(tuple(card for card in table.shown.view.hand if card != CROWN)[:3]))


def test_the_rest_is_played_for_whoever_asks_while_there_is_more_than_a_card(app: App) -> None:
    table, offered = sat_down(app, Idea.GOODGE), set()
    while not table.is_told:
        view = table.shown.view
        if table.panel is not None and view.board.phase is Phase.PLAY:
            offered.add((len(view.hand), table.item("watch") is not None))
        play_on(app, table, as_told)
    assert {left for left, is_offered in offered if not is_offered} == {1, 16}


@pytest.mark.parametrize("idea", [Idea.TRUMP, Idea.DUMMY, Idea.BIDS])
def test_every_card_up_to_the_last_is_played_by_hand(app: App, idea: Idea) -> None:
    app.settings.auto_play_forced = True
    table, last = sat_down(app, idea), 0
    while not table.is_told:
        last = len(table.shown.view.acting_hand) if table.panel is not None else last
        play_on(app, table, as_told)
    assert last == 1


def test_a_slam_that_was_missed_can_be_tried_again(app: App) -> None:
    made = set()
    for seed in range(8):
        table = sat_down(app, Idea.SLAM)
        play_out(app, table, by_chance(seed))
        result = table.table.record.rounds[-1][-1].result
        assert result is not None
        has_slam = result.scores[0] >= 2
        assert (table.item("again") is None) == has_slam
        made.add(has_slam)
        app.pop()
    assert made == {True, False}, "chance makes some slams, and misses others"


def test_after_a_bid_that_failed_it_is_said_why_and_the_round_can_be_tried_again(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    begun, seed = table.table.view(0).actions, 0
    play_out(app, table, by_chance(seed))
    while (board := narrow(table.shown.view, GoodgeBoard).board).captured[0] >= board.bid:
        assert table.item("again") is None
        app.pop()
        table, seed = sat_down(app, Idea.GOODGE), seed + 1
        play_out(app, table, by_chance(seed))
    assert text_of(table, "sentence") == words.failed_words(board.captured[0], board.bid)
    for size in SIZES:
        resize(app, size)
        assert_layout(table)
    click(app, item_of(table, "again").rect.center)
    again = app.top
    assert isinstance(again, EveningTable)
    go_on(app, again)
    assert again.table.view(0).actions == begun


@pytest.mark.parametrize("is_in_vain", [True, False])
def test_a_round_about_tricks_that_brought_none_can_be_tried_again(
    app: App, monkeypatch: pytest.MonkeyPatch, *, is_in_vain: bool
) -> None:
    monkeypatch.setattr(EveningTable, "_tricks_since", property(lambda _: (0 if is_in_vain else 2, 5)))
    table = sat_down(app, Idea.TRICKS)
    play_out(app, table, by_chance(1))
    assert (table.item("again") is not None) is is_in_vain
    said = (in_vain_words if is_in_vain else words.learnt_words)(Idea.TRICKS)
    assert text_of(table, "sentence") == said


def test_the_round_about_points_that_brought_none_says_how_to_win_some(app: App) -> None:
    ends = set[bool]()
    for seed in range(60):
        if len(ends) == 2:
            break
        table = sat_down(app, Idea.ONES)
        before = table.table.view(0).board.captured[0]
        play_out(app, table, by_chance(seed))
        is_in_vain = narrow(table.shown.view, GoodgeBoard).board.captured[0] == before
        ends.add(is_in_vain)
        assert (text_of(table, "sentence") == in_vain_words(Idea.ONES)) is is_in_vain
        assert (table.item("again") is not None) is is_in_vain
        app.pop()
    assert ends == {True, False}


@pytest.mark.parametrize("idea", [idea for idea in Idea if game_about(idea) != MAIN_GAME])
def test_the_bar_of_a_kin_game_says_what_the_round_is_about_in_every_language(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    for code, text, size in product(named_languages(), ("normal", "larger"), ((800, 600), (1280, 720), (800, 1280))):
        app.settings.language, app.settings.text_size = code, text
        app.apply_settings()
        resize(app, size)
        bar = item_of(table, "bar")
        assert words.title_words(idea) in bar.read()
        assert bar.fits(table.canvas), (code, text, size, bar.read())
