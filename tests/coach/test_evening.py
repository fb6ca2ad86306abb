"""The first evening: whatever is played in its rounds, what is said fits it, and there is something to say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from goodge.coach.evening import IDEAS, LINES, Idea, Line, Moment, Spot, Told, line_for, safe_bid
from goodge.coach.evening_kin import KIN_LINES, KinMoment, kin_line_for
from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE, MAIN_GAME, SPADES
from goodge.engine.games.goodge import GoodgeBoard, GoodgeState, GoodgeView, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.engine.state import State, narrow
from goodge.engine.tricks import suit_of
from goodge.players import player_of
from goodge.table.evening import PERSON
from goodge.ui.scenes.evening.rounds import rounds
from goodge.ui.tabletop.moments import card_landed

WAYS = 150


def last_of(record: Record) -> GoodgeState:
    """How a round of the main game stands."""
    return cast(GoodgeState, record.rounds[-1][-1])


def _any_three(state: GoodgeState, stream: Stream) -> Bury:
    return Bury(tuple(stream.shuffled(state.hands[state.board.to_act])[:3]))


def _view(state: GoodgeState) -> GoodgeView:
    return narrow(GOODGE.view_for(state, PERSON), GoodgeBoard)


def played(record: Record, seed: int) -> Iterator[tuple[Moment, Told]]:
    """Plays a round by chance, and yields all that is said in it."""
    state, stream, said = last_of(record), Stream(seed), set[Line]()

    def hear(moment: Moment) -> Iterator[tuple[Moment, Told]]:
        told = line_for(Idea(record.extra["evening"]), moment, said)
        if told is not None:
            said.add(told.line)
            yield moment, told

    while not state.board.is_over:
        before = _view(state)
        if state.board.turn == PERSON:
            yield from hear(Moment(before, is_asked=True))
            if state.board.phase is Phase.EXCHANGE:
                yield from hear(Moment(before, is_asked=True, is_changed=True))
        action: Action = stream.choice(GOODGE.legal_actions(state) or (_any_three(state, stream),))
        state = GOODGE.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            yield from hear(Moment(narrow(card_landed(before, _view(state)), GoodgeBoard), is_asked=False))


@cache
def all_said(idea: Idea) -> tuple[tuple[Moment, Told], ...]:
    return tuple(each for seed in range(WAYS) for each in played(rounds()[idea], seed))


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_everything_is_said_on_some_way_through_its_round(idea: Idea) -> None:
    assert {told.line for _, told in all_said(idea)} == set(LINES[idea])


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_whatever_is_played_something_is_said_at_once_and_more_later(idea: Idea) -> None:
    for seed in range(WAYS):
        said = list(played(rounds()[idea], seed))
        assert said[0][0].view == _view(last_of(rounds()[idea]))
        assert len(said) >= 2


@pytest.mark.parametrize("idea", IDEAS[MAIN_GAME])
def test_a_line_names_what_is_there(idea: Idea) -> None:
    for moment, told in all_said(idea):
        at, view = told.at, moment.view
        if at.spot is Spot.CARD:
            assert at.card in view.hand
        if at.spot is Spot.TRICK:
            assert at.card in view.board.trick.cards
        if at.spot is Spot.PLATE:
            assert at.hand in range(3)
        if at.number:
            assert at.number % 5 == 0


def test_what_is_said_of_suits_is_true() -> None:
    for idea in (Idea.TRICKS, Idea.TRUMP):
        for moment, told in all_said(idea):
            board, hand = moment.view.board, moment.view.hand
            fits = [card for card in hand if suit_of(card, board.trump) is board.lead]
            if told.line in (Line.FOLLOW, Line.NO_TRUMP_YET):
                assert fits
            if told.line in (Line.VOID, Line.TRUMP_IT):
                assert not fits
            if told.line is Line.LEAD:
                assert board.tricks[-1].winner == PERSON


def test_a_card_of_another_suit_cannot_win_in_the_first_round() -> None:
    state = last_of(rounds()[Idea.TRICKS])
    held = [card for hand in state.hands for card in hand]
    assert not [card for card in held if suit_of(card, state.board.trump) is state.board.trump]


def test_in_the_first_rounds_no_bid_is_open_and_nothing_is_in_the_stash() -> None:
    for idea in (Idea.TRICKS, Idea.TRUMP, Idea.ONES):
        state = last_of(rounds()[idea])
        assert GOODGE.is_settled(_view(state).board)
        assert not sum(map(worth, state.stash))


def test_a_bid_that_is_called_safe_is_made_four_times_out_of_five() -> None:
    rules, casual, made, count = GOODGE.read_rules({"players": 3}), player_of("casual"), 0, 100
    for seed in range(count):
        state = GOODGE.open_round(GOODGE.new_match(rules, 2), deal_for(GOODGE, rules, seed, 0))[0]
        safe = safe_bid(_view(state))
        while state.board.turn is not None:
            seat = state.board.turn
            action: Action
            if state.board.phase is Phase.AUCTION:
                action = GOODGE.legal_actions(state)[0 if seat == PERSON else -1]
            else:
                action = casual.choose(GOODGE.view_for(state, seat), seed + seat).action
            state = GOODGE.apply(state, action)[0]
        made += state.board.captured[PERSON] >= safe
    assert 0.7 * count <= made <= 0.92 * count


def kin_played(idea: Idea, seed: int) -> Iterator[tuple[KinMoment, Told]]:
    """Plays a round of Spades by chance, and yields all that is said in it."""
    state, stream, said = cast(State[PartnerBoard], rounds()[idea].rounds[-1][-1]), Stream(seed), set[Line]()

    def hear(moment: KinMoment) -> Iterator[tuple[KinMoment, Told]]:
        told = kin_line_for(idea, moment, said)
        if told is not None:
            said.add(told.line)
            yield moment, told

    while not state.board.is_over:
        before = SPADES.view_for(state, PERSON)
        if state.board.turn == PERSON:
            yield from hear(KinMoment(before, is_asked=True))
        state = SPADES.apply(state, stream.choice(SPADES.legal_actions(state)))[0]
        if not state.board.trick.cards:
            after = narrow(card_landed(before, SPADES.view_for(state, PERSON)), PartnerBoard)
            yield from hear(KinMoment(after, is_asked=False))


@pytest.mark.parametrize("idea", IDEAS["spades"])
def test_so_it_is_in_spades(idea: Idea) -> None:
    heard = [list(kin_played(idea, seed)) for seed in range(WAYS)]
    assert {told.line for way in heard for _, told in way} == set(KIN_LINES[idea])
    for way in heard:
        assert len(way) >= 2
        for moment, told in way:
            board, is_own = moment.view.board, told.at.hand == PERSON
            if told.line in (Line.NIL_KEPT, Line.NIL_BROKEN):
                assert is_own is (told.line is Line.NIL_BROKEN)
                assert PERSON not in [trick.winner for trick in board.tricks]
            if told.line is Line.BAG_GOT:
                assert told.at.hand in (0, 2)
                assert sum(trick.winner in (0, 2) for trick in board.tricks) >= board.contract(0)
