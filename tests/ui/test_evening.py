"""The first evening on the screen: its page, its rounds at the table, and the ways from one to the next."""

from __future__ import annotations

import re
from functools import partial

import pygame
import pytest

from goodge.coach.evening import LINES, safe_bid
from goodge.coach.evening_kin import KIN_LINES
from goodge.coach.ideas import IDEAS, Idea, Line
from goodge.engine.actions import Action, Bid, Nil, Pass, PlayCard
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.table.evening import BY_HAND, PERSON, Progress, progress_in
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.portrait import GLAD, HURT
from goodge.ui.drawing.theme import BODY_STRONG
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.scene import EveningScene
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.tabletop import banner as banner_module
from goodge.ui.tabletop import platefaces
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording import evening as words
from goodge.ui.wording.cards import card_name
from goodge.ui.wording.evening_nil import nil_words
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.plates import tricks_caption
from goodge.ui.wording.refusals import card_refusal_words
from goodge.ui.wording.stash import stash_title

from .checks import SIZES, assert_layout, click, press, resize, settle, top, unseen
from .evenings import Chooses, as_told, by_chance, go_on, opened, play_on, play_out, sat_down
from .menus import item_of, text_of

pytestmark = pytest.mark.usefixtures("no_pictures")

MOST_DECISIONS = 12  # of ten seconds each, that is two minutes


def words_of(table: EveningTable) -> str:
    """What stands in the bubble."""
    line = table.line
    assert line is not None
    text = words.line_words(line, table.shown.hand_names)
    assert [item for item in table.items if isinstance(item, Label) and item.text == text]
    return text


# -- the rounds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("idea", Idea)
def test_a_round_is_played_by_chance_to_its_end_and_counts(app: App, idea: Idea) -> None:
    for seed in range(4):
        table = sat_down(app, idea)
        said = play_out(app, table, by_chance(seed))
        assert set(said) <= {**LINES, **KIN_LINES}[idea].keys()
        assert len(said) >= 2
        assert_layout(table)
        app.pop()
        assert progress_in(app.home).played == {idea}


def test_the_ways_on_after_a_round_are_in_the_usual_letters(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    play_out(app, table, as_told)
    ways_on = [item for item in table.items if isinstance(item, Button) and item.key in ("back-to", "next")]
    assert [way.role for way in ways_on] == [BODY_STRONG] * 2


def test_the_first_line_stands_over_the_hand_until_a_card_is_played(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    assert words_of(table) == words.LINES[Line.AIM].say(name="Ben")
    app.turn(5.0)
    assert table.line is not None
    play_on(app, table, as_told)
    assert table.line is not None
    assert table.line.line in (Line.WON, Line.COULD_WIN)
    assert table.is_held


@pytest.mark.parametrize(("idea", "line"), [(Idea.TRICKS, Line.COULD_WIN), (Idea.ONES, Line.COULD_CATCH)])
def test_who_has_not_done_what_was_asked_for_hears_what_would_have_done_it(app: App, idea: Idea, line: Line) -> None:
    table = sat_down(app, idea)
    asked = table._asked()
    assert asked
    play_on(app, table, lambda table: next(action for action in table.shown.view.legal if action not in asked))
    assert table.line is not None
    assert table.line.line is line
    better = table.line.at.better
    assert better is not None
    assert PlayCard(better) in asked
    assert card_name(better) in table.said_now
    assert card_name(better) in table.said_aloud
    assert table.line.at.hand is not None
    assert table.shown.names[table.line.at.hand] in table.said_now


def test_a_card_that_may_not_be_played_gets_the_sentence_of_every_table(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    view = table.shown.view
    wrong = next(card for card in view.hand if PlayCard(card) not in view.legal)
    refusal = table.table.why_illegal(PlayCard(wrong))
    assert refusal is not None
    item = table.item(wrong.text)
    assert item is not None
    click(app, item.rect.center)
    sentence = item_of(table, "sentence")
    assert isinstance(sentence, Label)
    assert sentence.text == card_refusal_words(wrong, refusal)
    assert not [item for item in table.items if item.key == "bubble"]
    assert table.shown.view == view


def test_later_on_a_trick_about_which_nothing_is_said_goes_by_itself(app: App) -> None:
    table = sat_down(app, Idea.PARTNERS)
    table._said.update(dict.fromkeys(Line, 0))
    before = len(table.shown.view.board.tricks)
    assert table.submit(as_told(table))
    go_on(app, table)
    assert len(table.shown.view.board.tricks) == before + 1


def test_a_round_is_left_and_gone_on_with_where_it_was(app: App) -> None:
    table = sat_down(app, Idea.ONES)
    play_on(app, table, as_told)
    before = table.table.view(0).actions
    press(app, pygame.K_ESCAPE)
    page = top(app)
    assert isinstance(page, EveningScene)
    assert page.evening.waiting("goodge") is Idea.ONES
    press(app, pygame.K_ESCAPE)
    again = sat_down(app, Idea.ONES)
    assert again.table.view(0).actions[: len(before)] == before
    assert again.line is None or again.line.line is not Line.CATCH


def test_what_is_not_known_yet_does_not_stand_on_the_table(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    shown = table.shown
    assert shown.trump is None
    assert not shown.stage.aside_keys(shown.view)
    assert table.item("claim") is table.item("rest") is table.item("watch") is None
    app.pop()
    assert sat_down(app, Idea.TRUMP).shown.trump is not None
    app.pop()
    table = sat_down(app, Idea.BIDS)
    assert table.shown.stage.aside_keys(table.shown.view)


def plate_of(table: EveningTable, hand: int) -> Plate:
    plate = item_of(table, f"plate-{hand}")
    assert isinstance(plate, Plate)
    return plate


def test_points_stand_on_the_plates_once_they_have_been_told_of_and_begin_at_none(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    assert [plate_of(table, hand).facts.caption for hand in range(3)] == [tricks_caption(0)] * 3
    assert table.item("trick-points") is None
    app.pop()
    table = sat_down(app, Idea.ONES)
    assert [plate_of(table, hand).facts.figure for hand in range(3)] == [figure(0)] * 3
    while not table.is_told:
        play_on(app, table, as_told)
    before, after = table._begun.captured[0], table.table.view(0).board.captured[0]
    assert table.shown.captions.announcement is not None
    assert table.shown.captions.announcement[1] == words.points_words(after - before)
    assert table.shown.captions.is_plain == (after == before)


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.PARTNERS, Idea.DUMMY, Idea.CANCEL])
def test_a_plate_says_which_seat_is_ones_own(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    board = table.shown.view.board
    own = [hand for hand, seat in enumerate(board.holders) if seat == 0 and hand != board.dummy]
    names = {hand: plate_of(table, hand).facts.name for hand in range(len(board.holders))}
    assert [hand for hand, name in names.items() if name == words.your_name("Ann")] == own


def test_a_round_that_begins_near_its_end_says_so_or_what_trump_is(app: App) -> None:
    said = {
        Idea.TRICKS: "Each player plays one card: a trick. You join in for the last 5 tricks",
        Idea.TRUMP: words.trump_words(Suit.HEARTS),
        Idea.ONES: words.LATE_AFRESH.say(),
    }
    for idea in (*said, Idea.PARTNERS, Idea.DUMMY):  # in the sentence's place, and beside a plate
        table = sat_down(app, idea)
        late = said.get(idea, words.LATE.say())
        assert text_of(table, "detail") == late
        play_on(app, table, as_told)
        assert late not in [item.text for item in table.items if isinstance(item, Label)]
        app.pop()


def test_at_the_stash_the_line_stands_alone_with_what_a_click_does(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    assert table.line is not None
    assert table.line.line is Line.YOU_ARE
    assert table.panel is not None
    said = [item.text for item in table.items if isinstance(item, Label)]
    assert said == [
        stash_title(asks=True),
        words.line_words(table.line, table.shown.hand_names),
        table.panel.detail(None),
    ]
    assert "worth-ground" not in [item.key for item in table.items]


def test_that_the_crown_must_wait_is_said_again_where_it_has_to(app: App) -> None:
    said = [line for seed in range(6) for line in play_out(app, sat_down(app, Idea.GOODGE), by_chance(seed))]
    assert Line.CROWN_WAITS in said


def test_what_may_be_laid_away_is_said_as_cards_are_moved_one_thing_after_another(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    said, panel = [], table.panel
    assert panel is not None
    view = table.shown.view
    stash = view.stash or ()
    own = [card for card in view.hand if card not in stash]
    for laid, card in zip(stash, own, strict=False):
        said.append(table.line and table.line.line)
        panel.press_card(laid)
        panel.press_card(card)
        app.turn(0.05)
    assert said == [Line.YOU_ARE, Line.SHORT_SUIT, Line.LAY_AWAY]


def test_the_enter_key_alone_leads_through_the_whole_evening(app: App) -> None:
    opened(app)
    press(app, pygame.K_RETURN)
    for _ in range(3000):
        table = app.top
        if not isinstance(table, EveningTable):
            break
        go_on(app, table)
        press(app, pygame.K_RETURN)
        app.turn(0.05)
    assert isinstance(app.top, NewGameScene)
    assert progress_in(app.home) == Progress(frozenset(IDEAS["goodge"]))


def test_the_rest_of_a_whole_round_can_be_watched(app: App) -> None:
    table = sat_down(app, Idea.GOODGE)
    while len(table.shown.view.board.tricks) < 1 or table.panel is None:
        play_on(app, table, as_told)
    press(app, pygame.K_e)
    assert table.driver.plays_for_people
    go_on(app, table)
    for _ in range(400):
        if table.is_told:
            break
        go_on(app, table)
    assert table.is_told
    assert table.table.view(0).board.phase is Phase.SCORED


@pytest.mark.parametrize("idea", Idea)
def test_a_round_is_short_since_the_middle_of_a_long_one_plays_itself(app: App, idea: Idea) -> None:
    table, decided = sat_down(app, idea), 0
    while not table.is_told:
        decided += not table.is_held
        play_on(app, table, as_told)
    assert decided <= MOST_DECISIONS
    assert not table.driver.plays_for_people
    assert idea is not Idea.BIDS or Line.LAST_TRICK in table._said  # the last tricks of a long round are one's own


def test_who_stops_the_middle_plays_it_by_hand(app: App) -> None:
    table = sat_down(app, Idea.BIDS)
    for _ in range(BY_HAND[Idea.BIDS][0]):
        play_on(app, table, as_told)
        while table.is_held:
            play_on(app, table, as_told)
    assert table.submit(as_told(table))
    while not table.driver.plays_for_people:
        table.director.release()
        app.turn(0.05)
        table.wait(120)
    table.press(item_of(table, "rest"))
    go_on(app, table)
    assert table.panel is not None


def test_a_hint_that_was_asked_for_stands_in_place_of_the_line(app: App) -> None:
    table = sat_down(app, Idea.TRICKS)
    press(app, pygame.K_h)
    table.wait(120)
    settle(app)
    assert not [item for item in table.items if item.key == "bubble"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.usefixtures("no_thread")
def test_words_cover_nothing_in_any_window(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    for idea in Idea:
        table = sat_down(app, idea)
        for _ in range(12):
            if table.is_told:
                break
            assert_nothing_is_covered(table, idea)
            with unseen():
                play_on(app, table, as_told)
        app.draw()
        app.pop()


def assert_nothing_is_covered(table: EveningTable, idea: Idea) -> None:
    assert_layout(table)
    bubble = next((item.rect for item in table.items if item.key == "bubble"), None)
    if bubble is not None:
        assert table.canvas.rect.contains(bubble)
        over = [item.key for item in table.items if not item.is_backing and item.rect.colliderect(bubble)]
        assert set(over) <= {"sentence", "detail", "bubble-words"}, (idea, table.line)


def test_a_trick_that_is_read_can_be_taken_back_by_a_click(app: App) -> None:
    table = sat_down(app, Idea.ONES)
    before = table.shown.view.hand
    while not table.is_held:
        before = table.shown.view.hand
        play_on(app, table, as_told)
    undo = table.item("undo")
    assert undo is not None
    click(app, undo.rect.center)
    settle(app)
    assert table.shown.view.hand == before


def _bids(amount: int) -> Chooses:
    """This bid, or none, and then what is told."""

    def choose(table: EveningTable) -> Action:
        is_bid = table.shown.view.board.phase is Phase.AUCTION and Bid(amount) in table.shown.view.legal
        return Bid(amount) if is_bid else as_told(table)

    return choose


@pytest.mark.parametrize("size", [(800, 1200), (1280, 720), (960, 600)])
def test_what_is_recalled_stands_off_the_plates(app: App, size: tuple[int, int]) -> None:
    resize(app, size)
    table = sat_down(app, Idea.BIDS)
    play_out(app, table, _bids(0))
    lines = [item for item in table.items if isinstance(item, Label) and item.key in ("over-sentence", "sentence")]
    assert len(lines) == 2
    for line in lines:
        wide = table.canvas.type.size(line.text, line.role)[0]
        words_at = pygame.Rect(line.rect.centerx - wide // 2, line.rect.top, wide, line.rect.height)
        assert words_at.collidelist(table.shown.places.plates) < 0, line.key
    assert_layout(table)


@pytest.mark.parametrize(("amount", "is_own", "is_made"), [(0, False, True), (130, True, True), (200, True, False)])
def test_after_the_last_round_is_recalled_what_was_bid_and_what_the_hand_was_good_for(
    app: App, amount: int, is_own: bool, is_made: bool
) -> None:
    table = sat_down(app, Idea.BIDS)
    most = safe_bid(narrow(table.shown.view, GoodgeBoard))
    said = play_out(app, table, _bids(amount))
    board = narrow(table.shown.view, GoodgeBoard).board
    assert (board.goodge == 0) is is_own
    assert board.goodge is not None
    won, name = board.captured[board.goodge], None if is_own else table.shown.names[board.goodge]
    assert (won >= board.bid) is is_made
    recall = words.recall_words(name, board.bid, won, most)
    assert figure(most) in recall
    closing = [recall, words.learnt_words(Idea.BIDS)] if is_made else [words.failed_words(won, board.bid), recall]
    assert [text_of(table, "over-sentence"), text_of(table, "sentence")] == closing
    banner = table.shown.captions.announcement
    assert banner is not None
    counts = words.all_counts_words(board.bid, won)
    assert (banner[1] == counts) is (is_own and is_made and Line.MADE not in said)


@pytest.mark.parametrize(
    ("idea", "amount", "mood"),
    [(Idea.TRICKS, 0, GLAD), (Idea.BIDS, 0, GLAD), (Idea.BIDS, 130, GLAD), (Idea.BIDS, 200, HURT)],
)
def test_at_the_end_of_a_round_the_plate_and_what_is_announced_show_one_face(
    app: App, monkeypatch: pytest.MonkeyPatch, idea: Idea, amount: int, mood: str
) -> None:
    table, moods = sat_down(app, idea), dict[str, str]()
    play_out(app, table, _bids(amount))

    def noted(place: str, _canvas: Canvas, portrait: str, _rect: pygame.Rect, mood: str, **_: bool) -> None:
        if portrait == table.portraits[PERSON]:
            moods[place] = mood

    monkeypatch.setattr(banner_module, "draw_portrait", partial(noted, "banner"))
    monkeypatch.setattr(platefaces, "draw_portrait", partial(noted, "plate"))
    for item in table.items:
        item.draw(table.canvas, focused=False)
    assert moods == {"banner": mood, "plate": mood}


def test_past_the_safe_bid_going_higher_is_called_bold(app: App) -> None:
    table = sat_down(app, Idea.BIDS)
    said = []
    while table.shown.view.board.phase is Phase.AUCTION and table.panel is not None:
        view = narrow(table.shown.view, GoodgeBoard)
        if table.line is not None:
            is_bold = view.board.lowest_bid > safe_bid(view)
            said.append((table.line.line, is_bold))
            [golden] = [item.key for item in table.items if isinstance(item, Button) and item.style == "primary"]
            assert golden == ("pass" if is_bold else "bid")
        lowest = view.board.lowest_bid
        if not table.submit(Bid(lowest) if lowest <= 110 else Pass()):
            break
        go_on(app, table)
    assert said[0] == (Line.WORTH, False)
    assert all((line is Line.TOO_HIGH) == is_bold for line, is_bold in said), said
    assert Line.TOO_HIGH in [line for line, _ in said]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_a_nil_is_said_what_it_and_the_contract_have_brought(app: App, seed: int) -> None:
    table = sat_down(app, Idea.NIL)
    chance = by_chance(seed)
    play_out(app, table, lambda table: Nil() if Nil() in table.shown.view.legal else chance(table))
    result, board = table.table.record.rounds[-1][-1].result, table.shown.view.board
    assert result is not None
    is_made = not board.captured[0]
    rest = result.scores[0] - (100 if is_made else -100)
    said = text_of(table, "sentence")
    assert said == nil_words(result.scores[0], is_made=is_made)
    assert {"100", figure(abs(rest))} <= set(re.findall(r"\d+", said))
    assert_layout(table)
