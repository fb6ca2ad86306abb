"""A question of practice on the screen, its answer, and the way on."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.coach import Grade, Judge, Judgement, Reason, Weighed, reasons_for, scale_of
from goodge.coach.answers import FOUND
from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid
from goodge.coach.memory import cards_gone
from goodge.coach.why import Close, PointsLeft, Reaches
from goodge.coach.why_plans import LaidAway, PlansTrump, StaysInstead
from goodge.engine.actions import Action, Bury, Nil, PlayCard
from goodge.engine.cards import Card, Suit, in_order
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.record import encode_record
from goodge.players import Budget
from goodge.table.practice import GRADES, Practice, grade_of
from goodge.ui.drawing.portrait import ASKED, GLAD, HURT
from goodge.ui.drawing.theme import SMALL, SUBHEADING
from goodge.ui.program.app import App
from goodge.ui.scenes import question as question_module
from goodge.ui.scenes.practice import answer as answer_module
from goodge.ui.scenes.practice.answer import AnswerScene
from goodge.ui.scenes.practice.collection import collection
from goodge.ui.scenes.practice.question import PracticeQuestion
from goodge.ui.scenes.practice.scene import PracticeScene
from goodge.ui.scenes.review.grades import GradesScene
from goodge.ui.scenes.review.options import OptionRow
from goodge.ui.scenes.table.notes import NotesScene
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label
from goodge.ui.wording import practice as words
from goodge.ui.wording.bids import armed_hint
from goodge.ui.wording.grades import label_tip
from goodge.ui.wording.hints import TO_BE_FOUND
from goodge.ui.wording.notes import NOT_YET
from goodge.ui.wording.prompts import asked_words
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.review import label_words
from goodge.ui.wording.stash import AS_FOUND

from .checks import SIZES, assert_layout, click, press, resize, top
from .menus import buttons_of, item_of, text_of
from .practising import LONG, WRONG, answered, asked, of_phase, told

pytestmark = pytest.mark.usefixtures("no_pictures")

PHASES = {"goodge": (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY), "spades": (Phase.BIDDING, Phase.PLAY)}
EVERY_PHASE = [(game, phase) for game in GAMES for phase in PHASES.get(game, (Phase.PLAY,))]


# -- a question ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_the_best_is_found_in_every_phase(app: App, game: str, phase: Phase) -> None:
    positions = of_phase(game, phase)
    scene = answered(app, positions, 0)
    assert scene.judged.label in FOUND
    assert text_of(scene, "label") == words.FOUND_IT.say()
    assert scene.series.found == 1


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_what_is_worth_less_is_missed_in_every_phase(app: App, game: str, phase: Phase) -> None:
    positions = of_phase(game, phase)
    scene = answered(app, positions, -1)
    assert scene.judged.label in WRONG
    assert scene.judged.taken == positions[0].choice.judgement.options[-1]
    assert scene.series.found == 0
    assert scene.series.left == len(positions)  # it comes again


def own_plate(scene: AnswerScene) -> Plate:
    """The plate of whoever was asked."""
    plate = item_of(scene, f"plate-{scene._seen().own}")
    assert isinstance(plate, Plate)
    return plate


def test_a_right_answer_is_a_joy(app: App) -> None:
    heard = list[str]()
    app.sounds.play = heard.append  # type: ignore[method-assign,assignment]
    scene = answered(app, of_phase("goodge", Phase.PLAY), 0)
    assert own_plate(scene).mood == GLAD
    assert "bid_made" in heard
    assert shown_size(app, scene, "label") == SUBHEADING.size


def shown_size(app: App, scene: AnswerScene, key: str) -> float:
    """The size in which a label is drawn."""
    label = item_of(scene, key)
    assert isinstance(label, Label)
    return label.shown_role(app.canvas).size


@pytest.mark.parametrize("grade", range(GRADES))
def test_a_mistake_is_called_what_it_is_and_below_it_stands_that_most_levels_miss_it(
    app: App, grade: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = [each for each in of_phase("goodge", Phase.PLAY) if grade_of(each) == grade]
    scene = answered(app, positions, -1)
    assert scene.judged.label in WRONG
    is_hard = grade == GRADES - 1
    assert text_of(scene, "label") == label_words(scene.judged.label), "as in the key of labels"
    keys = {item.key for item in scene.items}
    assert ("hard" in keys) == is_hard
    levels = words.missed_words(positions[0].missed or (), as_well=True)
    if is_hard:
        assert text_of(scene, "hard") == words.hard_words(positions[0].missed or ())
        assert item_of(scene, "hard").rect.top == item_of(scene, "means").rect.bottom
        assert "missed" not in keys, "once is enough"
    elif levels:
        assert text_of(scene, "missed") == levels
    drawn = list[Grade]()
    monkeypatch.setattr(answer_module, "draw_sign", lambda _canvas, grade, *_: drawn.append(grade))
    item_of(scene, "sign").draw(app.canvas, focused=False)
    assert drawn == [scene.judged.label], "nor has it the sign of a smaller fault"
    assert own_plate(scene).mood == (ASKED if is_hard else HURT)


def test_under_a_table_the_reasons_have_a_column_and_what_the_figures_come_from_the_other(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    resize(app, (800, 1200))
    positions = of_phase("goodge", Phase.EXCHANGE)
    scene = answered(app, positions, -1)
    items = {item.key: item.rect for item in scene.items}
    assert items["reasons"].right < items["ground"].left == items["option-0"].left
    assert items["reasons"].bottom == items["far"].bottom
    assert items["ground"].top > max(rect.bottom for key, rect in items.items() if key.startswith("option-"))
    assert_layout(scene)


def test_a_mistake_of_ones_own_is_missed_again_and_told_as_it_was_in_the_review(app: App) -> None:
    positions = of_phase("goodge", Phase.PLAY)[:1]
    whole = positions[0].choice.judgement
    best, other = Weighed(whole.best.action, 25.0, 0.6), Weighed(whole.options[1].action, 0.0, 0.5)
    judged = Judgement((best, other), other.action, 11.0, 6.0, Grade.MISTAKE, 400)
    positions[0] = replace(positions[0], missed=None, choice=replace(positions[0].choice, judgement=judged))
    scene = answered(app, positions, -1)
    assert scene.judged == judged
    assert scene.series.found == 0
    assert "11 points" in text_of(scene, "means")
    row = item_of(scene, "option-1")
    assert isinstance(row, OptionRow)
    assert row.judged.gap == 11.0


def test_what_the_labels_mean_is_one_key_away_in_practice_too(app: App) -> None:
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    assert item_of(scene, "label").tip == label_tip(scale_of("goodge"), "K")
    press(app, pygame.K_k)
    key = top(app)
    assert isinstance(key, GradesScene)
    assert "Details" not in text_of(key, "ground"), "there are none here"
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_a_second_enter_right_after_an_answer_does_not_leap_over_it(app: App) -> None:
    question = asked(app, of_phase("goodge", Phase.PLAY)[:2])
    question.submit(question.series.position.choice.judgement.options[0].action)
    app.turn(0.05)
    answer = app.top
    assert isinstance(answer, AnswerScene)
    for _ in range(3):
        press(app, pygame.K_RETURN)
        app.turn(0.05)
    assert app.top is answer
    app.turn(1.0)
    press(app, pygame.K_RETURN)
    assert app.top is not answer


def test_the_cards_of_a_trick_are_large_where_few_lie(app: App) -> None:
    large = 0
    for position in collection("spades"):
        if position.phase is Phase.PLAY and not large:
            scene = answered(app, [position], 0)
            trick = [item.rect.height for item in scene.items if item.key.startswith("trick-")]
            large += len(trick) in (1, 2) and min(trick) >= app.canvas.px(120)
    assert large


def test_what_cannot_be_done_is_refused_and_no_answer(app: App) -> None:
    positions = of_phase("spades", Phase.PLAY)
    question = asked(app, positions)
    assert not question.submit(of_phase("spades", Phase.BIDDING)[0].choice.judgement.best.action)
    app.turn(0.05)
    assert app.top is question
    assert question.shown.captions.refusal


def test_whoever_asks_for_a_hint_is_told_that_this_is_an_exercise(app: App) -> None:
    question = asked(app, of_phase("spades", Phase.PLAY))
    press(app, pygame.K_h)
    assert question.shown.captions.refusal == TO_BE_FOUND.say()


@pytest.mark.parametrize("game", ["goodge", "spidge"])
def test_whoever_is_asked_about_a_card_can_see_what_has_been_played(app: App, game: str) -> None:
    question = asked(app, of_phase(game, Phase.PLAY))
    tool = item_of(question, "notes")
    question.press(tool)
    notes = app.top
    assert isinstance(notes, NotesScene)
    app.draw()
    gone = {item.key.removeprefix("gone-") for item in notes.items if item.key.startswith("gone-")}
    assert gone == {card.text for card in cards_gone(question.shown.view)}
    press(app, pygame.K_k)
    assert top(app) is question
    assert not app.settings.notes_gone, "whatever the settings say"


def test_before_anything_is_played_there_is_nothing_to_see(app: App) -> None:
    question = asked(app, of_phase("spades", Phase.BIDDING))
    assert not any(item.key == "notes" for item in question.items)
    press(app, pygame.K_k)
    assert app.top is question
    assert question.shown.captions.refusal == NOT_YET.say()


def test_the_stash_is_laid_away_as_it_was_found_only_on_purpose(app: App) -> None:
    question = asked(app, of_phase("goodge", Phase.EXCHANGE))
    press(app, pygame.K_RETURN)
    app.turn(0.05)
    assert app.top is question
    assert question.shown.captions.refusal == AS_FOUND.say()
    press(app, pygame.K_RETURN)
    question.wait(60)
    app.turn(0.05)
    assert app.top is not question


def test_three_cards_count_in_any_order(app: App) -> None:
    positions = of_phase("goodge", Phase.EXCHANGE)
    question = asked(app, positions)
    best = positions[0].choice.judgement.best.action
    assert isinstance(best, Bury)
    question.submit(Bury(in_order(best.cards)[::-1]))
    assert told(app).judged.taken.action == best


def test_an_answer_that_was_not_weighed_is_weighed_then(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = of_phase("spades", Phase.PLAY)
    whole = positions[0].choice.judgement
    few = replace(whole, options=whole.options[:1], done=whole.best.action)
    positions[0] = replace(positions[0], choice=replace(positions[0].choice, judgement=few))
    question = asked(app, positions)
    seeds = list[object]()
    judge = Judge.judge

    def judged(self: Judge, view: AnyView, done: Action, seed: int, budget: Budget) -> Judgement:
        seeds.append(seed)
        return judge(self, view, done, seed, budget)

    def explained(game: AnyGame, view: AnyView, judged: Judgement, seed: int, budget: Budget) -> tuple[Reason, ...]:
        seeds.append(seed)
        return reasons_for(game, view, judged, seed, budget)

    monkeypatch.setattr(Judge, "judge", judged)
    monkeypatch.setattr(answer_module, "reasons_for", explained)
    for module in (question_module, answer_module):
        monkeypatch.setattr(module, "SEED", other_seed := 7)
    question.submit(whole.options[-1].action)
    assert question.is_waiting
    question.wait(60)
    scene = told(app)
    assert seeds == [other_seed, other_seed], "the same deals as a hint and a review"
    assert scene.judged.taken.action == whole.options[-1].action
    assert len(scene.judged.options) == 2


def test_an_answer_that_cannot_be_weighed_leaves_the_question_open(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Judgement:
        raise RecursionError("lost in thought")

    positions = of_phase("spades", Phase.PLAY)
    whole = positions[0].choice.judgement
    few = replace(whole, options=whole.options[:1], done=whole.best.action)
    positions[0] = replace(positions[0], choice=replace(positions[0].choice, judgement=few))
    question = asked(app, positions)
    with monkeypatch.context() as patch:
        patch.setattr(Judge, "judge", fail)
        question.submit(whole.options[-1].action)
        question.wait(60)
    app.turn(0.05)
    assert app.top is question
    assert not question.is_waiting
    question.submit(whole.options[0].action)
    assert told(app).judged.taken.action == whole.options[0].action


def test_showing_the_answer_counts_as_missed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = of_phase("spidge", Phase.PLAY)
    asked(app, positions)
    press(app, pygame.K_r)
    scene = told(app)
    assert scene._seen().done is None, "nobody has chosen it"
    drawn = list[Grade]()
    monkeypatch.setattr(answer_module, "draw_sign", lambda _canvas, grade, *_: drawn.append(grade))
    item_of(scene, "sign").draw(app.canvas, focused=False)
    assert not drawn, "nobody has earned a grade"
    assert own_plate(scene).mood == ASKED
    assert scene.is_shown
    assert text_of(scene, "label") == words.SHOWN.say()
    assert scene.series.found == 0


def test_nothing_changes_in_the_match_that_is_asked_about(app: App) -> None:
    positions = of_phase("goodge", Phase.PLAY)
    scene = answered(app, positions, 0)
    assert encode_record(scene.record) == encode_record(scene.series.record)
    assert not app.home.records_file.exists()


# -- what is behind the answer -----------------------------------------------------------------------------------


def asked_by(app: App, key: int) -> PracticeQuestion:
    """The question to which a key leads, once it has come."""
    press(app, key)
    question = app.top
    assert isinstance(question, PracticeQuestion)
    for _ in range(50):
        app.turn(0.05)
    return question


@pytest.mark.parametrize(
    ("game", "phase", "text_size"), [*((*each, "larger") for each in EVERY_PHASE), ("goodge", Phase.EXCHANGE, "normal")]
)
def test_an_answer_is_laid_out_in_every_window(app: App, game: str, phase: Phase, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = answered(app, of_phase(game, phase), -1, LONG)
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)
        app.draw()


def test_it_shows_the_options_best_first_and_the_one_taken(app: App) -> None:
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    rows = [item for item in scene.items if isinstance(item, OptionRow)]
    assert rows[0].option == scene.judged.best
    assert rows[-1].option == scene.judged.taken
    assert text_of(scene, "reasons")


def test_the_most_telling_reason_comes_first(app: App) -> None:
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    best, done = (option.action for option in (scene.judged.best, scene.judged.taken))
    assert isinstance(best, PlayCard)
    assert isinstance(done, PlayCard)
    lasting = PointsLeft(40)
    clear = Reaches(MakeBid(scene.seat, 100), best.card, DealCount(9, 10), done.card, DealCount(1, 10))
    scene.reasons = (lasting, clear)
    scene.refresh()
    hands, holders = scene.record.players, scene.view.board.holders
    told = [reason_words(reason, hands, holders, scene.seat) for reason in (clear, lasting)]
    assert text_of(scene, "reasons") == "\n".join(f"{each}." for each in told)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_reasons_are_a_little_apart_where_that_drops_none(app: App, text_size: str) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    scene = answered(app, of_phase("goodge", Phase.EXCHANGE), -1)
    canvas = app.page_canvas
    free = item_of(scene, "reasons").rect.bottom
    for most in (1, 2, 3):
        scene.reasons = tuple(PointsLeft(10 * number) for number in range(1, most + 1))
        scene.refresh()
        label = item_of(scene, "reasons")
        assert isinstance(label, Label)
        lines = [canvas.type.wrap(each, SMALL, label.rect.width) for each in label.text.split("\n")]
        assert len(lines) == most
        assert label.rect.bottom == free
        spare = label.rect.height - sum(map(len, lines)) * canvas.type.line_height(SMALL)
        assert label.apart == (canvas.px(6) if most == 1 else min(canvas.px(6), spare // (most - 1)))
        assert label.shown_role(canvas) == SMALL
        assert_layout(scene)


def test_with_larger_text_what_tells_two_stashes_apart_is_told_rather_than_the_plan_of_both(app: App) -> None:
    scene = answered(app, of_phase("goodge", Phase.EXCHANGE), -1)
    plan, points = PlansTrump(Suit.DIAMONDS, 6), LaidAway(35)
    apart = StaysInstead((Card(6, Suit.STARS),), (Card(2, Suit.HEARTS),))
    scene.reasons = (plan, points, apart)
    scene.refresh()
    hands, holders = scene.record.players, scene.view.board.holders
    told = [f"{reason_words(reason, hands, holders, scene.seat)}." for reason in scene.reasons]
    assert text_of(scene, "reasons") == "\n".join(told)
    app.settings.text_size = "larger"
    app.apply_settings()
    scene.refresh()
    assert text_of(scene, "reasons") == "\n".join(told[1:])
    assert_layout(scene)


def test_a_gap_between_paragraphs_is_drawn_and_takes_of_the_height(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, canvas = list[pygame.Rect](), app.page_canvas
    line = canvas.type.line_height(SMALL)
    monkeypatch.setattr(type(canvas), "text", lambda _canvas, _text, _role, rect, *_: rows.append(rect))
    label = Label(
        key="two", rect=pygame.Rect(0, 40, 400, 2 * line + 9), text="One.\nTwo.", role=SMALL, align="left", wraps=True,
        top=True, apart=9,
    )  # fmt: skip
    label.draw(canvas, focused=False)
    assert [row.top for row in rows] == [40, 40 + line + 9]
    assert label.shown_role(canvas) == SMALL
    label.rect.height = line + 9
    assert label.shown_role(canvas) != SMALL


def test_that_it_is_close_is_told_before_what_speaks_for_the_best(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_module, "reasons_for", lambda *_: (PointsLeft(40), Close(0.0)))
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    assert scene.reasons == (PointsLeft(40),), "what it costs stands beside it"
    scene.judged = replace(scene.judged, label=Grade.CLOSE)
    assert scene._find_reasons(lambda: None) == (Close(0.0), PointsLeft(40))


def test_an_answer_without_a_reason_says_so(app: App) -> None:
    scene = answered(app, of_phase("goodge", Phase.PLAY), -1)
    scene.reasons = ()
    scene.refresh()
    assert text_of(scene, "reasons") == words.NO_REASON.say()


def test_again_asks_the_same_and_only_the_first_answer_counts(app: App) -> None:
    positions = of_phase("spidge", Phase.PLAY)
    answered(app, positions, -1)
    question = asked_by(app, pygame.K_g)
    question.submit(positions[0].choice.judgement.best.action)
    scene = told(app)
    assert scene.judged.label is Grade.BEST
    assert scene.series.found == 0
    assert text_of(scene, "far").endswith(words.FIRST_COUNTS.say()), "it says why the count stays"


def test_enter_leads_to_the_next_one_and_after_the_last_one_back(app: App) -> None:
    positions = of_phase("spidge", Phase.PLAY)[:2]
    scene = answered(app, positions, 0)
    question = asked_by(app, pygame.K_RETURN)
    question.submit(positions[1].choice.judgement.best.action)
    last = told(app)
    assert buttons_of(last) == ["back", "rules", "again", "leave"]
    assert scene.series.found == 2
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, PracticeScene)


def test_the_mouse_leads_on_too(app: App) -> None:
    positions = of_phase("spidge", Phase.PLAY)
    for key, kind in (("next", PracticeQuestion), ("again", PracticeQuestion), ("leave", PracticeScene)):
        scene = answered(app, positions, -1)
        item = scene.item(key)
        assert item is not None
        click(app, item.rect.center)
        assert isinstance(app.top, kind)


def test_what_was_found_is_there_the_next_day(app: App) -> None:
    positions = of_phase("spidge", Phase.PLAY)
    answered(app, positions, 0)
    app.pop()
    assert isinstance(app.top, PracticeScene)
    app.pop()
    assert Practice(app.home).found(positions) == 1


def test_the_question_is_the_sentence_until_it_is_answered_and_the_rule_stands_below(app: App) -> None:
    scene = asked(app, of_phase("spidge", Phase.PLAY))
    assert app.notices.shown is None
    assert text_of(scene, "sentence") == words.QUESTION.say()
    assert scene.panel is not None
    assert asked_words(scene.panel.prompt) in text_of(scene, "detail")
    scene.press(next(item for item in scene.items if item.key == "show"))
    assert text_of(scene, "sentence") != words.QUESTION.say()


@pytest.mark.parametrize("is_click", [False, True])
def test_enter_bids_an_armed_nil_as_the_line_below_says(app: App, is_click: bool) -> None:
    scene = asked(app, of_phase("spades", Phase.BIDDING))
    if is_click:
        click(app, item_of(scene, "nil").rect.center)
    else:
        press(app, pygame.K_n)
    assert text_of(scene, "detail").endswith(armed_hint("Enter", blind=False))
    press(app, pygame.K_RETURN)
    app.turn(0.05)
    assert isinstance(app.top, AnswerScene)
    assert app.top.judged.done == Nil()
