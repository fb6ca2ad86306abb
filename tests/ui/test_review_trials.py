"""From a review to the table: played on from a place in the match, and asked again what was done badly."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from goodge.coach import Choice, Grade, Judge, Judgement, speaks_for_taken
from goodge.coach.highlights import costliest
from goodge.coach.match_review import Place
from goodge.coach.moves import equals
from goodge.coach.telling import most_telling
from goodge.coach.warnings import told_against, weighed_as
from goodge.coach.why import Reason
from goodge.engine.actions import Action, Bury, NameTrump, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.players import Budget
from goodge.table.archive.setups import known_people
from goodge.table.trial import open_trial
from goodge.ui.program.app import App
from goodge.ui.scenes.review.find import FindScene
from goodge.ui.scenes.review.trial import TrialScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop.sentences import GROUND
from goodge.ui.wording import review as words
from goodge.ui.wording.against import against_words
from goodge.ui.wording.reasons import reason_words
from goodge.ui.wording.spoken import in_sentences

from . import reviews
from .checks import SIZES, assert_layout, let_pass, press, resize, top
from .menus import item_of, text_of
from .reviews import show
from .sheets import won_match
from .tables import told


def test_one_goes_on_from_a_place_to_the_end_of_the_round_and_the_record_stays(app: App) -> None:
    scene = show(app, won_match())
    while scene.tour.view.board.phase is not Phase.PLAY or len(scene.tour.view.hand) > 3:
        press(app, pygame.K_RIGHT)
    before = encode_record(scene.match)
    state = scene.tour.view
    press(app, pygame.K_g)
    trial = app.top
    assert isinstance(trial, TrialScene)
    assert trial.shown.view.hand == state.hand
    assert words.TRYING_OUT.say() in item_of(trial, "bar").read()
    for _ in range(4000):
        app.turn(0.05)
        trial.wait(120)
        if trial._is_told:
            break
        if trial.panel is not None:
            assert trial.submit(trial.shown.view.legal[0])
    assert trial.table.round_over
    assert told(trial) == words.outcome_words.__name__
    assert encode_record(scene.match) == before
    assert not app.home.save_file.exists()
    assert_layout(trial)
    press(app, pygame.K_g)
    again = app.top
    assert isinstance(again, TrialScene)
    assert again is not trial
    assert again.shown.view.hand == state.hand
    assert app.notices.shown == words.TRIAL.say()
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert app.notices.shown is None, "it would speak of the table that was left"


def test_what_is_said_of_a_trial_goes_with_it_whichever_way_it_is_left(app: App) -> None:
    app.push(TrialScene(app, won_match(), (0, 0), 0))
    assert app.notices.shown == words.TRIAL.say()
    app.reset(TitleScene(app))
    assert not app.notices.shown


def test_whoever_was_a_person_then_is_a_computer_player_in_the_trial() -> None:
    record = won_match()
    table = open_trial(record, (0, 0), 1)
    assert [seat.level for seat in table.seats] == [None if seat == 1 else "casual" for seat in range(len(table.seats))]


@pytest.mark.parametrize(("levels", "people"), [([None, None, "casual"], frozenset({0, 1})), (None, frozenset({1}))])
def test_everybody_looks_in_a_trial_as_in_the_match(levels: list[str | None] | None, people: frozenset[int]) -> None:
    record = replace(won_match(), extra={} if levels is None else {"seats": levels})
    table = open_trial(record, (0, 0), 1)
    assert known_people(table.record.extra, 3) == people


_judged = reviews.judged


def is_over(asked: FindScene) -> bool:
    """Whether the question has been answered, or the answer was shown."""
    return asked._is_told


def why(asked: FindScene) -> str:
    """The most telling reason for the answer."""
    reason = most_telling(asked.reasoner.known(asked._asked))
    assert reason is not None
    return reason_in(asked, reason)


def reason_in(asked: FindScene, reason: Reason) -> str:
    """A reason in the words of a question's table."""
    shown, board = asked.shown, asked.shown.view.board
    return reason_words(reason, shown.hand_names, board.holders, asked._asked.seat, shown.presenter.card_names)


def is_weighing(asked: FindScene) -> bool:
    return asked._weighing.is_at_work


def test_the_costliest_choices_are_asked_again_and_what_is_as_good_as_the_best_counts(app: App) -> None:
    scene = show(app, won_match())
    three = costliest([choice for choice in scene.tour.judged() if choice is not None], 3)
    questions = sorted(three, key=lambda choice: -choice.loss)
    assert questions[0].loss >= questions[-1].loss, "the dearest first"
    before = encode_record(scene.match)
    press(app, pygame.K_f)
    for number, question in enumerate(questions):
        asked = app.top
        assert isinstance(asked, FindScene)
        assert asked.shown.view == scene.match.game.view_for(
            scene.match.rounds[question.round][question.action], question.seat
        )
        for _ in range(50):
            app.turn(0.05)
        let_pass(app, 60)
        assert text_of(asked, "sentence") == words.question_words(number + 1, len(questions)), "it stands"
        assert not app.notices._waiting, "nothing covers the table"
        assert not asked.submit(question.judgement.taken.action)
        assert not is_over(asked), "what was done then is not found"
        let_pass(app, 60)
        assert "Try another one" in text_of(asked, "sentence"), "it stays until something is done"
        assert asked.submit(question.judgement.best.action)
        assert asked.reasoner.wait(120)
        app.turn(0.05)
        assert is_over(asked)
        assert_layout(asked)
        assert why(asked) == text_of(asked, "reason"), "the reason stands under the answer"
        told = item_of(asked, "sentence")
        best = question.judgement.best.action
        assert text_of(asked, "sentence") == words.found_words(best, best)
        trick = [asked.shown.stage.sprites[card.text].rect for card in asked.shown.view.board.trick.cards]
        assert told.rect.collidelist(trick) < 0, "no card of the trick lies on the words"
        if number < len(questions) - 1:
            press(app, pygame.K_RIGHT)
            assert app.top is not asked
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    assert encode_record(scene.match) == before


def test_an_answer_as_good_as_the_best_is_told_what_speaks_for_it(app: App) -> None:
    scene = show(app, won_match())
    found, passed = 0, Counter[bool]()
    for number, question in enumerate(costliest([choice for choice in scene.tour.judged() if choice], 40)):
        judged = question.judgement
        others = [option for option in judged.options[1:] if option.action != judged.done]
        if not others:
            continue
        option = next(
            (option for option in others if isinstance(option.action, Bury | NameTrump)), others[-(number % 2)]
        )
        other, error = option.action, judged.best.worth - option.worth + 1.0
        asked = FindScene(app, scene.match, [replace(question, judgement=replace(judged, error=error))])
        app.push(asked)
        for _ in range(50):
            app.turn(0.05)
        assert asked.submit(other)
        app.turn(0.05)
        assert text_of(asked, "sentence") == words.found_words(other, judged.best.action)
        assert_layout(asked)
        assert asked.reasoner.wait(120)
        app.turn(0.05)
        answered = replace(asked._asked.judgement, done=other)
        if not speaks_for_taken(GAMES[scene.match.game.id], asked.shown.view, answered):
            taken, gap = asked._asked.judgement.taken.action, asked._asked.judgement.told.gap
            assert text_of(asked, "reason") == words.then_words(taken, gap, scene.swing), "no word of the best"
            passed[isinstance(other, PlayCard)] += 1
            app.pop()
            continue
        reason = most_telling(reviews.reasons(scene.match.game, asked.shown.view, answered))
        assert reason is not None
        assert text_of(asked, "reason") == reason_in(asked, reason)
        found += reason != most_telling(reviews.reasons(scene.match.game, asked.shown.view, judged))
        app.pop()
    assert found > 2
    assert passed[False], "a Stash or a trump"
    assert passed[True], "a card that looks worse by an inaccuracy"


def test_a_card_that_equals_the_best_one_is_told_what_speaks_for_itself(app: App) -> None:
    scene = show(app, won_match())
    cards = [choice for choice in scene.tour.judged() if choice is not None and choice.phase is Phase.PLAY]
    question = next(choice for choice in costliest(cards, 40) if len(choice.judgement.options) > 2)
    app.push(asked := FindScene(app, scene.match, [question]))
    for _ in range(50):
        app.turn(0.05)
    judged = asked._asked.judgement
    same = next(option.action for option in judged.options[1:] if option.action != judged.done)
    rest = [option for option in judged.options[1:] if option.action != same]
    judged = replace(judged, options=(judged.best, *rest))
    equal = replace(judged, options=(replace(judged.best, action=same), *rest))
    asked._asked = replace(asked._asked, judgement=judged)
    assert asked.answer(replace(equal, done=same), same)
    app.turn(0.05)
    assert asked.reasoner.wait(120)
    app.turn(0.05)
    reason = most_telling(reviews.reasons(scene.match.game, asked.shown.view, equal))
    assert reason is not None
    assert text_of(asked, "reason") == reason_in(asked, reason)
    assert reason != most_telling(reviews.reasons(scene.match.game, asked.shown.view, judged))


def test_a_card_that_equals_the_one_that_was_played_costs_what_the_review_tells(app: App) -> None:
    scene, seen = show(app, won_match()), 0
    for choice in scene.tour.judged():
        if choice is None or choice.phase is not Phase.PLAY or choice.judgement.is_noise(choice.judgement.taken):
            continue
        app.push(asked := FindScene(app, scene.match, [choice]))
        done = choice.judgement.taken.action
        assert isinstance(done, PlayCard)
        same = [PlayCard(card) for card in equals(scene.match.game, asked.shown.view, done.card)]
        judged = choice.judgement
        weighed = tuple(option for option in judged.options if option.action not in same)
        if judged.best not in weighed:
            continue
        asked._asked = replace(choice, judgement=replace(judged, options=weighed))
        for action in same:
            assert not asked.submit(action)
            less = weighed[0].worth - judged.told.taken.worth
            assert text_of(asked, "sentence") == words.not_found_words(action, less, scene.swing)
            seen += 1
    assert seen


def test_under_what_a_worse_answer_costs_stands_what_speaks_against_it(app: App) -> None:
    scene, seen = show(app, won_match()), Counter[bool]()
    for choice in scene.tour.judged():
        judged = None if choice is None else choice.judgement
        if choice is None or judged is None or not isinstance(judged.best.action, PlayCard):
            continue
        worse = [each.action for each in judged.options if not judged.is_noise(each)]
        for action in worse[:2]:
            app.push(asked := FindScene(app, scene.match, [choice]))
            for _ in range(50):
                app.turn(0.05)
            assert not asked.submit(action)
            app.turn(0.05)
            shown = asked.shown
            facts = shown.hand_names, shown.view.board.holders, choice.seat, shown.presenter.card_names
            reasons = told_against(scene.match.game, shown.view, judged, action, {})
            clue = in_sentences(against_words(reason, action, *facts) for reason in reasons)
            assert (text_of(asked, "detail") == clue) or not clue
            best = shown.presenter.card_names.within(judged.best.action.card)
            assert best not in text_of(asked, "detail"), "it is still to be found"
            seen[bool(clue)] += 1
            assert_layout(asked)
            app.pop()
    assert set(seen) == {True, False}


def test_the_best_is_held_against_the_worse_answer_that_was_tried_last(app: App) -> None:
    scene, seen = show(app, won_match()), 0
    for choice in scene.tour.judged():
        if choice is None or choice.phase is not Phase.PLAY or choice.judgement.is_noise(choice.judgement.taken):
            continue
        judged = choice.judgement
        worse = [each.action for each in judged.options if not judged.is_noise(each) and each.action != judged.done]
        for shown in (True, False) if worse else ():
            app.push(asked := FindScene(app, scene.match, [choice]))
            for _ in range(50):
                app.turn(0.05)
            assert not asked.submit(worse[0])
            if shown:
                press(app, pygame.K_r)
            else:
                assert asked.submit(judged.best.action)
            app.turn(0.05)
            assert asked.reasoner.wait(120)
            app.turn(0.05)
            tried = reviews.reasons(scene.match.game, asked.shown.view, replace(judged, done=worse[0]))
            reason = most_telling(tried)
            if reason is not None:
                assert text_of(asked, "reason") == reason_in(asked, reason)
                seen += reason != most_telling(reviews.reasons(scene.match.game, asked.shown.view, judged))
            app.pop()
    assert seen


def doubtful(record: Record, judge: Judge, place: Place, budget: Budget) -> Choice:
    """A judgement without thought: of mistakes one of two searches tells far less than both together."""
    choice = _judged(record, judge, place, budget)
    judged = choice.judgement
    if judged.label is not Grade.MISTAKE:
        return replace(choice, judgement=replace(judged, label=Grade.BEST, loss=0.0))
    taken = replace(judged.taken, worth=judged.best.worth - 25.0)
    options = (*(option for option in judged.options if option.action != judged.done), taken)
    return replace(choice, judgement=replace(judged, options=options, loss=11.0, error=6.0))


def test_a_mistake_that_is_told_mildly_remains_one(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "judged", doubtful)
    scene = show(app, won_match())
    assert scene.tour.go_to_fault(1)
    scene.refresh()
    app.draw()
    choice = scene.tour.choice()
    assert choice is not None
    assert choice.judgement.gap == 25.0, "reasons are found for what was judged"
    assert scene._seen().best == choice.judgement.best.action, "what is better is marked"
    assert "11 points" in text_of(scene, "means")
    press(app, pygame.K_f)
    asked = app.top
    assert isinstance(asked, FindScene)
    for _ in range(50):
        app.turn(0.05)
    taken = asked._asked.judgement.taken.action
    assert not asked.submit(taken)
    assert not is_over(asked)
    let_pass(app, 60)
    assert text_of(asked, "sentence") == words.not_found_words(taken, 11.0, scene.swing)


def test_until_a_reason_is_known_it_says_what_was_done_in_the_match(app: App) -> None:
    scene = show(app, won_match())
    press(app, pygame.K_f)
    asked = app.top
    assert isinstance(asked, FindScene)
    for _ in range(50):
        app.turn(0.05)
    asked.reasoner._known.clear()
    press(app, pygame.K_r)
    judged = asked._asked.judgement
    assert text_of(asked, "reason") == words.then_words(judged.taken.action, judged.gap, scene.swing)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("game", GAMES)
def test_the_reason_has_room_in_every_window(app: App, game: str, text_size: str) -> None:
    app.settings.text_size, app.settings.language = text_size, "de"
    app.apply_settings()
    scene = show(app, won_match(game))
    for question in costliest([choice for choice in scene.tour.judged() if choice is not None], 4):
        asked = FindScene(app, scene.match, [question])
        app.push(asked)
        let_pass(app, 60)
        press(app, pygame.K_r)
        assert asked.reasoner.wait(120)
        app.turn(0.05)
        for size in SIZES:
            resize(app, size)
            assert_layout(asked)
            cards = [asked.shown.stage.sprites[card.text].rect for card in asked.shown.view.board.trick.cards]
            ground = item_of(asked, "reason-ground").rect
            assert ground.collidelist(cards) < 0
            assert all(item.key != GROUND for item in asked.items), "one dark ground, not two"
            assert ground.bottom < item_of(asked, "done").rect.top
        app.pop()


@pytest.mark.parametrize("card_size", ["normal", "large"])
def test_whoever_plays_for_a_dummy_reads_the_reason_beside_their_own_card(app: App, card_size: str) -> None:
    app.settings.card_size, app.settings.language = card_size, "de"
    app.apply_settings()
    scene, seen = show(app, won_match("spidge")), 0
    for question in costliest([choice for choice in scene.tour.judged() if choice is not None], 40):
        asked = FindScene(app, scene.match, [question, question])
        app.push(asked)
        let_pass(app, 60)
        trick = asked.shown.view.board.trick
        if any((trick.leader + index) % 4 == asked.shown.places.anchor for index in range(len(trick.cards))):
            judged = question.judgement
            others = [option for option in judged.options if judged.is_noise(option) and option != judged.best]
            assert asked.submit((others or [judged.best])[0].action)
            assert asked.reasoner.wait(120)
            app.turn(0.05)
            for size in SIZES:
                resize(app, size)
                assert_layout(asked)
                ground = item_of(asked, "reason-ground").rect
                assert ground.collidelist([sprite.rect for sprite in asked.shown.stage.sprites.values()]) < 0
                assert ground.bottom < item_of(asked, "done").rect.top
                seen += ground.left > app.canvas.rect.centerx
        app.pop()
    assert seen > len(SIZES)


def asked_of_few(app: App) -> tuple[FindScene, Judgement, Action]:
    """A question of which two options have been weighed, the judgement with all, and one that equals neither."""
    press(app, pygame.K_f)
    asked = app.top
    assert isinstance(asked, FindScene)
    whole = asked._asked.judgement
    few = (whole.best, whole.taken)
    asked._asked = replace(asked._asked, judgement=replace(whole, options=few))
    for _ in range(50):
        app.turn(0.05)
    game, view, asked_now = asked.table.game, asked.shown.view, asked._asked.judgement
    others = (option.action for option in whole.options if option not in few)
    other = next(each for each in others if weighed_as(game, view, asked_now, each) == each)
    return asked, whole, other


def test_an_answer_that_is_weighed_when_the_best_has_been_shown_is_late(app: App) -> None:
    show(app, won_match())
    asked, whole, other = asked_of_few(app)
    assert not asked.submit(other)
    press(app, pygame.K_r)
    best = words.best_words(whole.best.action)
    assert text_of(asked, "sentence") == best
    asked.wait(60)
    app.turn(0.05)
    assert text_of(asked, "sentence") == best
    assert not is_weighing(asked)


def test_an_answer_that_was_not_weighed_is_weighed_then(app: App) -> None:
    scene = show(app, won_match())
    asked, _, other = asked_of_few(app)
    assert not asked.submit(other)
    assert is_weighing(asked)
    asked.wait(60)
    app.turn(0.05)
    assert not is_weighing(asked)
    press(app, pygame.K_r)
    assert is_over(asked)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
