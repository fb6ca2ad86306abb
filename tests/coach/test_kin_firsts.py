"""What happens for the first time in a match of a kin game: each comes up by chance, and fits what happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from goodge.coach.ideas import Line, Pointer
from goodge.coach.kin_firsts import KIN_FIRSTS, kin_first_for
from goodge.coach.kin_moment import KinMoment
from goodge.engine.actions import Bid, Nil, PlayCard
from goodge.engine.cards import Suit
from goodge.engine.game import AnyView
from goodge.engine.games import SPIDGE, game_named
from goodge.engine.games.spidge import SpidgeBoard
from goodge.engine.partners import PartnerBoard
from goodge.engine.refusals import Lead
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.engine.spadeplay import SpadeGame
from goodge.engine.state import narrow
from goodge.ui.tabletop.moments import card_landed

PERSON = 0
ROUNDS = 200
Heard = tuple[KinMoment, Line, Pointer]


def round_by_chance(name: str, seed: int, **options: object) -> Iterator[Heard]:
    """All that is said in a round, each thing once."""
    game = cast(SpadeGame[Any, Any], game_named(name))
    rules, stream, said = game.read_rules(options), Stream(seed), set[Line]()
    state: Any = game.open_round(game.new_match(rules, seed % 3), deal_for(game, rules, seed, 0))[0]

    def hear(view: AnyView, *, is_asked: bool) -> Iterator[Heard]:
        moment = KinMoment(view, is_asked)
        found = kin_first_for(moment, said)
        if found is not None:
            said.add(found[0])
            yield moment, *found

    while not state.board.is_over:
        before = game.view_for(state, PERSON)
        if state.board.turn == PERSON:
            yield from hear(before, is_asked=True)
        action = stream.choice(game.legal_actions(state))
        state = game.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            yield from hear(card_landed(before, game.view_for(state, PERSON)), is_asked=False)


@cache
def heard(name: str) -> tuple[Heard, ...]:
    return tuple(each for seed in range(ROUNDS) for each in round_by_chance(name, seed))


@pytest.mark.parametrize("name", KIN_FIRSTS)
def test_everything_happens_some_day(name: str) -> None:
    assert {line for _, line, _ in heard(name)} == set(KIN_FIRSTS[name])


@pytest.mark.parametrize(("line", "step"), [(Line.NIL_THEIRS, 1), (Line.NIL_PARTNER, 2)])
def test_a_nil_that_stands_is_told_to_whoever_leads_to_it(line: Line, step: int) -> None:
    told = [(moment, at) for moment, each, at in heard("spades") if each is line]
    assert told
    for moment, at in told:
        board = narrow(moment.view, PartnerBoard).board
        assert at.hand is not None
        assert at.hand % 2 == step % 2
        assert board.bids[at.hand] == Nil()
        assert all(trick.winner != at.hand for trick in board.tricks)
        assert not moment.trick


def test_a_bag_is_a_trick_over_the_contract_by_a_hand_that_has_not_bid_nil() -> None:
    """Spades, rules 4 and 5."""
    told, with_nil = [(moment, at) for moment, line, at in heard("spades") if line is Line.BAG_GOT], 0
    assert told
    for moment, at in told:
        board = narrow(moment.view, PartnerBoard).board
        counted = [hand for hand in (0, 2) if isinstance(board.bids[hand], Bid)]
        assert at.hand in counted
        assert sum(trick.winner in counted for trick in board.tricks) >= board.contract(0)
        with_nil += counted != [0, 2]
    assert with_nil


def test_no_bag_is_told_where_they_do_not_count() -> None:
    lines = {line for seed in range(ROUNDS) for _, line, _ in round_by_chance("spades", seed, bags=False)}
    assert lines == set(KIN_FIRSTS["spades"]) - {Line.BAG_GOT}


def test_the_suit_that_two_jokers_leave_is_the_one_to_be_followed() -> None:
    told = [(moment, at) for moment, each, at in heard("spidge") if each is Line.LEAD_CHANGED]
    assert told
    for moment, at in told:
        assert SPIDGE.lead_kind(narrow(moment.view, SpidgeBoard).board) is Lead.JOKERS_CANCELLED
        assert at.card is not None
        assert at.card.suit is moment.lead
        assert at.hand is not None
        assert moment.trick[(at.hand - moment.view.board.trick.leader) % 4] == at.card


def test_what_was_said_is_not_said_again() -> None:
    moment, line, _ = next(each for each in heard("pride") if each[1] is Line.SPADE_IT)
    assert Suit.SPADES in moment.held
    again = kin_first_for(moment, {line})
    assert again is None or again[0] is not line
