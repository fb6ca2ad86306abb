"""What the games tell of their card play as data."""

from __future__ import annotations

from typing import Any

import pytest

from goodge.engine.game import Phase
from goodge.engine.games import GAMES

from .kin import PRIDE, SPADES, SPIDGE, after, opened, result_of
from .playing import CASES, AnyGame, AnyState, Case, play_match

KIN = [SPADES, PRIDE, SPIDGE]


def texts(game: AnyGame, suit: int, **options: Any) -> list[str]:
    play = game.trick_play(game.read_rules(options))
    assert play
    return [card.text for card in play.suits[suit]]


def scored_with(game: AnyGame, state: AnyState, *tricks: int) -> AnyState:
    play = game.trick_play(state.match.rules)
    assert play
    scored: AnyState = play.scored_with(state, tricks)
    return scored


def test_trump_comes_first_and_each_suit_low_to_high() -> None:
    assert texts(SPADES, 0) == [f"{rank}S" for rank in (*range(2, 11), *"JQKA")]
    assert texts(PRIDE, 0)[-4:] == ["AS", "2S", "LittleJoker", "BigJoker"]  # pride, rule 2
    assert texts(PRIDE, 1)[0] == "3D"
    assert texts(SPIDGE, 0)[-3:] == ["AS", "LittleJoker", "BigJoker"]  # spidge, rule 5
    assert texts(SPIDGE, 0, jokers=False)[-1] == "AS"


@pytest.mark.parametrize("case", [case for case in CASES if case.game in KIN], ids=str)
def test_all_cards_of_the_pack_are_told_once(case: Case) -> None:
    rules = case.game.read_rules(case.options)
    play = case.game.trick_play(rules)
    assert play
    assert sorted(card for suit in play.suits for card in suit if card.suit is not None) == sorted(
        card for card in case.game.pack(rules) if card.suit is not None
    )
    assert sum(map(len, play.suits)) == len(case.game.pack(rules))
    assert play.trump_waits
    assert play.twins == (case.game is SPIDGE and case.options.get("jokers", True))


@pytest.mark.parametrize("case", [case for case in CASES if case.game in KIN], ids=str)
def test_a_round_is_scored_with_given_tricks_as_if_they_had_been_taken(case: Case) -> None:
    for states in play_match(case.game, case.options, 5, 2).rounds:
        if states[-1].board.phase is not Phase.SCORED:
            continue
        first_card = next(state for state in states if state.board.phase is Phase.PLAY)
        scored = scored_with(case.game, first_card, *states[-1].board.captured)
        assert scored.match == states[-1].match
        assert scored.result == states[-1].result


def test_a_game_of_card_points_has_no_such_data() -> None:
    goodge = GAMES["goodge"]
    assert goodge.trick_play(goodge.read_rules({})) is None


def test_the_tricks_that_are_bid() -> None:
    state = opened(SPADES, dealer=3, totals=(0, 100))
    assert SPADES.tricks_bid(state.board) == (None,) * 4
    state = after(SPADES, state, "blind nil", "bid 4", "look", "nil", "bid 2")
    assert SPADES.tricks_bid(state.board) == (0, 4, 0, 2)
    assert SPIDGE.tricks_bid(opened(SPIDGE).board) == (None,) * 4


def test_ten_bags_cost_a_hundred_so_each_is_owed_ten_of_them() -> None:
    state = after(SPADES, opened(SPADES, dealer=3), "bid 1", "bid 1", "bid 1", "bid 1")
    assert SPADES.pending(state.match) == (0, 0)
    scored = scored_with(SPADES, state, 4, 3, 3, 3)
    assert scored.match.bags == (5, 4)
    assert SPADES.pending(scored.match) == (-50, -40)
    assert PRIDE.pending(opened(PRIDE).match) == (0, 0)
    assert SPIDGE.pending(opened(SPIDGE).match) == (0, 0, 0)


def test_scoring_with_given_tricks_leaves_the_cards_alone() -> None:
    state = after(SPADES, opened(SPADES, dealer=3), "bid 3", "bid 3", "bid 3", "bid 3")
    scored = scored_with(SPADES, state, 13, 0, 0, 0)
    assert scored.hands == state.hands
    assert result_of(scored).scores == (67, -60)
