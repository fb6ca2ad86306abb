"""A decision tells what it was weighed against, wherever the search has the numbers."""

from __future__ import annotations

from math import isfinite

import pytest

from goodge.engine.actions import Bid, Bury, NameTrump, Pass
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.players import LEVELS, Decision, player_of
from goodge.players.reference import REFERENCES, reference_of

from ..engine.playing import CASES, Case
from .rounds import GAME, random_states
from .test_any_game import Silent, some_states

EXPERT = player_of("expert")
NEAR = 0.5  # points by which the card tried most may look worse than the best

cases = pytest.mark.parametrize("case", CASES, ids=str)


def worth_of_action(decision: Decision) -> float:
    return next(option.worth for option in decision.options if option.action == decision.action)


def check_options(decision: Decision) -> None:
    """What holds for every decision."""
    assert bool(decision.options) == (decision.deals > 0)
    if decision.options:
        actions = [option.action for option in decision.options]
        worths = [option.worth for option in decision.options]
        assert len(set(actions)) == len(actions)
        assert decision.action in actions
        assert all(map(isfinite, worths))
        assert worths == sorted(worths, reverse=True)


@cases
def test_options_are_legal_and_distinct_and_the_best_come_first(case: Case) -> None:
    weighed = set()
    for state in some_states(case):
        decision = EXPERT.choose(case.game.view_for(state, state.board.turn), 1)
        check_options(decision)
        assert all(case.game.why_illegal(state, option.action) is None for option in decision.options)
        if len(decision.options) > 1:
            weighed.add(state.board.phase)
    assert Phase.PLAY in weighed


@pytest.mark.parametrize("players", [3, 4])
def test_the_expert_tells_what_it_weighed_in_every_phase_of_a_round(players: int) -> None:
    weighed = set()
    for number in range(4):
        for state in [*random_states(players, number)][:12]:
            decision = EXPERT.choose(GAME.view_for(state, state.board.turn), number)
            check_options(decision)
            if len(decision.options) > 1:
                weighed.add(state.board.phase)
    assert weighed == {Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY}


@pytest.mark.parametrize("players", [3, 4])
def test_the_action_is_the_best_option_or_close_to_it(players: int) -> None:
    for state in [*random_states(players, 5)][:-1:4]:
        decision = EXPERT.choose(GAME.view_for(state, state.board.turn), 1)
        if decision.options:
            assert worth_of_action(decision) >= decision.options[0].worth - NEAR


def test_a_call_is_weighed_against_a_pass_and_a_pass_against_the_lowest_bid() -> None:
    for number in range(4):
        state = next(random_states(3, number))
        view = GAME.view_for(state, state.board.turn)
        decision = EXPERT.choose(view, 1)
        bid = decision.action if isinstance(decision.action, Bid) else Bid(view.board.lowest_bid)
        assert {option.action for option in decision.options} == {bid, Pass()}


def test_where_styles_differ_the_options_are_worth_the_same() -> None:
    """A leaning is no judgement: it chooses among the options and changes none."""
    for state in [*random_states(3, 6)][:-1:9]:
        view = GAME.view_for(state, state.board.turn)
        plain = {option.action: option.worth for option in EXPERT.choose(view, 1).options}
        careful = {option.action: option.worth for option in player_of("expert", "careful").choose(view, 1).options}
        assert all(careful[action] == plain[action] for action in careful.keys() & plain.keys())


@pytest.mark.parametrize("level", ["novice", "casual"])
@cases
def test_rules_of_thumb_have_no_options(case: Case, level: str) -> None:
    for state in some_states(case, 29):
        decision = player_of(level).choose(case.game.view_for(state, state.board.turn), 1)
        assert decision == Decision(decision.action)


@cases
def test_a_forced_move_was_weighed_against_nothing(case: Case) -> None:
    forced = [
        view
        for state in some_states(case, 3)
        for view in [case.game.view_for(state, state.board.turn)]
        if len(view.legal) == 1
    ]
    assert forced
    assert all(EXPERT.choose(view, 1) == Decision(view.legal[0]) for view in forced)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_which_nothing_is_known_is_weighed_action_by_action(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case(Silent(), {})
    monkeypatch.setitem(GAMES, case.game.id, case.game)
    for state in some_states(case, 40)[:4]:
        view = case.game.view_for(state, state.board.turn)
        decision = player_of(level).choose(view, 1)
        check_options(decision)
        if len(view.legal) > 1:
            assert {option.action for option in decision.options} == set(view.legal)
            assert decision.action == decision.options[0].action


@pytest.mark.parametrize("name", REFERENCES)
def test_the_players_that_others_are_measured_by_keep_to_it_as_well(name: str) -> None:
    for state in [*random_states(3, 7)][:-1:4]:
        view = GAME.view_for(state, state.board.turn)
        decision = reference_of(name).choose(view, 1)
        check_options(decision)
        if name == "field" and view.board.phase is Phase.PLAY and len(view.legal) > 1:
            assert {option.action for option in decision.options} == set(view.legal)
            assert decision.action == decision.options[0].action


def test_plans_for_one_stash_count_once() -> None:
    """The race may end with two suits for the same three cards; those are one option."""
    for number in range(4):
        states = [state for state in random_states(3, 70 + number) if state.board.phase is Phase.EXCHANGE]
        for state in states:
            decision = EXPERT.choose(GAME.view_for(state, state.board.turn), 1)
            check_options(decision)
            assert all(isinstance(option.action, Bury) for option in decision.options)
            state, _ = GAME.apply(state, decision.action)
            named = EXPERT.choose(GAME.view_for(state, state.board.turn), 1)
            check_options(named)
            assert {option.action for option in named.options} <= set(map(NameTrump, Suit))
