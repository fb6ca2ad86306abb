"""Positions for practice: cut out of a match, written and read again, and refused where they do not fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.coach import Choice, Grade, Judgement, Weighed
from goodge.coach.answers import FOUND, answered
from goodge.coach.positions import PracticePosition, cut, read_position, write_position
from goodge.coach.swing import scale_of
from goodge.engine.actions import Action, PlayCard
from goodge.engine.cards import CROWN, Card
from goodge.engine.errors import TextError
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record

from .rounds import GAME_IDS, played, record_of

BLUNDER = scale_of("goodge").blunder


def choice_of(record: Record, left: int = 5) -> Choice:
    """The first choice between cards with this many cards in hand; all are worth less than the one before."""
    game, states = record.game, record.rounds[0]
    place = next(
        number
        for number, state in enumerate(states)
        if state.board.phase is Phase.PLAY
        and len(state.hands[state.board.acting or 0]) == left
        and len(game.legal_actions(state)) > 1
    )
    options = [Weighed(action, -2.0 * BLUNDER * number, 0.5) for number, action in enumerate(_legal(record, place))]
    judged = Judgement(tuple(options), options[-1].action, 2.0 * BLUNDER, 1.0, Grade.BLUNDER, 400)
    return Choice(0, place, states[place].board.to_act, Phase.PLAY, judged)


def _legal(record: Record, place: int) -> list[Action]:
    return list(record.game.legal_actions(record.rounds[0][place]))


def position(game: str = "goodge", seed: int = 5) -> PracticePosition:
    record = record_of(GAMES[game], played(GAMES[game], seed))
    return cut(record, choice_of(record), ("random", "novice"))


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_position_is_written_and_read_again(game: str) -> None:
    made = position(game)
    again = read_position(write_position(made))
    assert again == made
    assert again.missed == ("random", "novice")


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_ends_at_the_choice_and_tells_nothing_of_what_came_after(game: str) -> None:
    record = record_of(GAMES[game], played(GAMES[game], 5))
    choice = choice_of(record)
    opened = cut(record, choice).open()
    assert opened.rounds == [record.rounds[0][: choice.action + 1]]
    assert opened.winner is None


def test_the_same_match_and_choice_have_the_same_id_and_others_another() -> None:
    assert position().id == position().id
    assert position().id != position(seed=6).id


def test_own_mistakes_have_no_levels_that_miss_them() -> None:
    record = record_of(GAMES["goodge"], played(GAMES["goodge"], 5))
    assert read_position(write_position(cut(record, choice_of(record)))).missed is None


@pytest.mark.parametrize("change", ["seat", "action", "phase"])
def test_a_choice_that_is_not_where_the_match_ends_is_refused(change: str) -> None:
    made = position()
    choice = {
        "seat": replace(made.choice, seat=(made.choice.seat + 1) % 3),
        "action": replace(made.choice, action=made.choice.action - 1),
        "phase": replace(made.choice, phase=Phase.AUCTION),
    }[change]
    with pytest.raises(TextError):
        read_position(write_position(replace(made, choice=choice))).open()


def test_an_option_that_is_not_legal_there_is_refused() -> None:
    made = position()
    first, *rest = made.choice.judgement.options
    options = (replace(first, action=PlayCard(_not_held(made))), *rest)
    judged = replace(made.choice.judgement, options=options)
    with pytest.raises(TextError):
        read_position(write_position(replace(made, choice=replace(made.choice, judgement=judged)))).open()


def _not_held(made: PracticePosition) -> Card:
    state = made.open().rounds[0][-1]
    hand = state.hands[state.board.acting or 0]
    return next(card for card in (CROWN, *GAMES["goodge"].deck) if card not in hand)


@pytest.mark.parametrize("line", ["", "{}", '{"format": "goodge-position", "version": 2}', "[1]"])
def test_another_line_is_refused(line: str) -> None:
    with pytest.raises(TextError):
        read_position(line)


def test_an_answer_among_the_options_is_judged_by_them() -> None:
    asked = position().choice.judgement
    right = answered(asked, asked.best.action, asked, scale_of("goodge"))
    wrong = answered(asked, asked.options[1].action, asked, scale_of("goodge"))
    assert (right.label, right.loss) == (Grade.BEST, 0.0)
    assert (wrong.label, wrong.loss) == (Grade.BLUNDER, 2.0 * BLUNDER)
    assert wrong.taken == asked.options[1]


def test_the_best_of_two_that_are_as_good_is_a_close_call() -> None:
    asked = position().choice.judgement
    best, other = asked.options[:2]
    close = replace(asked, options=(best, replace(other, worth=best.worth - asked.error)))
    assert answered(close, best.action, close, scale_of("goodge")).label is Grade.CLOSE


def test_another_answer_loses_as_much_as_where_it_was_weighed() -> None:
    asked = position().choice.judgement
    few = replace(asked, options=asked.options[:1], done=asked.best.action)
    other = asked.options[1].action
    equal = replace(asked, options=(Weighed(other, 7.0, 0.5), *asked.options[:1]), done=other)
    there = answered(few, other, asked, scale_of("goodge"))
    assert there.loss == 2.0 * BLUNDER
    assert few.best.chance - there.taken.chance == pytest.approx(asked.best.chance - asked.options[1].chance)
    otherwise = replace(asked, options=tuple(replace(each, chance=each.chance + 0.2) for each in asked.options))
    assert answered(few, other, otherwise, scale_of("goodge")).taken.chance == pytest.approx(there.taken.chance)
    hopeless = replace(few, options=(replace(few.best, chance=0.0),))
    first, *rest = asked.options
    hopeful = replace(asked, options=(replace(first, chance=first.chance + 0.3), *rest))
    assert answered(hopeless, other, hopeful, scale_of("goodge")).taken.chance == 0.0
    assert answered(few, other, equal, scale_of("goodge")).label in FOUND


def test_what_was_done_then_is_as_bad_an_answer_as_it_was_a_choice() -> None:
    asked = position().choice.judgement
    best, other = Weighed(asked.best.action, 25.0, 0.6), Weighed(asked.options[1].action, 0.0, 0.5)
    doubtful = Judgement((best, other), other.action, 11.0, 6.0, Grade.MISTAKE, 400)
    assert doubtful.told.is_noise(doubtful.told.taken), "told by the milder search it is within the noise"
    again = answered(doubtful, other.action, doubtful, scale_of("goodge"))
    assert again == doubtful
    few = replace(doubtful, options=(best,), done=best.action, loss=0.0, label=Grade.BEST)
    weighed = answered(few, other.action, doubtful, scale_of("goodge"))
    assert (weighed.label, weighed.loss, weighed.gap) == (Grade.MISTAKE, 11.0, 25.0)
