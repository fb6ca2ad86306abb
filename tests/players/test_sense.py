"""No level is foolish to look at: positions laid by hand, and what anybody at the table would expect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.actions import Action, Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN, Suit
from goodge.engine.games.goodge import worth
from goodge.players import LEVELS, player_of
from goodge.players.blunders import blunder_in, is_judged, without_blunders
from goodge.players.sight import card_of, sight_of

from .rounds import GAME, AnyState, cards, dealt, first_trick, opened, random_states

levels = pytest.mark.parametrize("level", LEVELS)
thumb_levels = pytest.mark.parametrize("level", ["novice", "casual"])
players_3_and_4 = pytest.mark.parametrize("players", [3, 4])
SEEDS = range(4)

JUNK = "2S 3S 4S 2D 3D 4D 6D 2T 3T 4T 2H 3H 4H 2C 3C 4C"
GIANT = "Crown 10S 9S 8S 7S 6S 4S 3S 10D 9D 10T 9T 10H 9H 10C 9C"


def answers(state: AnyState, level: str) -> set[Action]:
    view = GAME.view_for(state, state.board.turn)
    return {player_of(level).choose(view, seed).action for seed in SEEDS}


def after(state: AnyState, *actions: Action) -> AnyState:
    for action in actions:
        state, _ = GAME.apply(state, action)
    return state


def played(state: AnyState, level: str) -> set[str]:
    return {action.card.text for action in answers(state, level) if isinstance(action, PlayCard)}


@thumb_levels
def test_no_points_are_thrown_to_a_sure_winner(level: str) -> None:
    state = first_trick("1H 5H 3H 2S 3S 4S 6D 7D 8D 2T 3T 4T 2C 3C 4C 6C", "9H 10H", "S")
    assert played(state, level) == {"3H"}


@thumb_levels
def test_no_points_are_thrown_away_from_a_hand_that_cannot_follow(level: str) -> None:
    state = first_trick("1D 5D 10D 6D 7D 1T 5T 10T 6T 7T 1C 5C 10C 6C 7C 3C", "9H 10H", "S")
    assert all(card[:-1] not in ("1", "5", "10") for card in played(state, level))


@levels
def test_no_points_are_thrown_to_the_goodge(level: str) -> None:
    state = first_trick("1H 5H 3H 2S 3S 4S 6D 7D 8D 2T 3T 4T 2C 3C 4C 6C", "10H 9H", "S")
    assert played(state, level) == {"3H"}


@levels
def test_no_points_are_thrown_to_the_goodge_from_a_hand_that_cannot_follow(level: str) -> None:
    state = first_trick("1D 5D 10D 6D 7D 1T 5T 10T 6T 7T 1C 5C 10C 6C 7C 3C", "10H 9H", "S")
    assert all(card[:-1] not in ("1", "5", "10") for card in played(state, level))


def test_points_are_thrown_to_a_fellow_only_while_the_bid_can_fail_and_can_be_made() -> None:
    state = first_trick("1H 5H 3H 2S 3S 4S 6D 7D 8D 2T 3T 4T 2C 3C 4C 6C", "9H 10H", "S", bid=100)
    sight = sight_of(GAME.view_for(state, state.board.turn))
    for needs, cards_left in [(0, ["3H"]), (1, ["1H", "3H", "5H"]), (250, ["1H", "3H", "5H"]), (251, ["3H"])]:
        left = without_blunders(replace(sight, needs=needs), sight.legal)
        assert [card_of(card, sight.trump).text for card in left] == cards_left


@players_3_and_4
def test_the_expert_plays_no_visible_blunder(players: int) -> None:
    for number in range(3):
        for state in random_states(players, number):
            view = GAME.view_for(state, state.board.turn)
            if is_judged(view):
                assert blunder_in(view, player_of("expert").choose(view, number).action) is None


@levels
@players_3_and_4
def test_the_last_to_play_takes_a_rich_trick(level: str, players: int) -> None:
    if players == 3:
        state = first_trick("10H 2H 3S 4S 6S 2D 3D 4D 6D 2T 3T 4T 6T 2C 3C 4C", "5H 1H", "S")
    else:
        state = first_trick("10H 2H 3S 4S 2D 3D 4D 6D 2T 3T 2C 3C", "5H 1H 3H", "S", players=4)
    assert played(state, level) == {"10H"}


@levels
def test_the_crown_is_not_spent_on_an_empty_trick(level: str) -> None:
    state = first_trick("Crown 2S 3S 2D 3D 4D 6D 7D 2T 3T 4T 6T 2C 3C 4C 6C", "2H 3H", "S")
    assert played(state, level).isdisjoint({"Crown"})


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_the_crown_is_not_led_for_nothing(level: str) -> None:
    state = first_trick("Crown 10S 2S 3S 2D 3D 4D 6D 2T 3T 4T 6T 2C 3C 4C 6C", "", "S")
    assert played(state, level).isdisjoint({"Crown"})


@levels
def test_no_trump_is_wasted_on_a_trick_that_is_lost(level: str) -> None:
    state = first_trick("2S 3S 2D 3D 4D 6D 7D 2T 3T 4T 6T 7T 2C 3C 4C 6C", "2H 10S", "S")
    assert all(not card.endswith("S") for card in played(state, level))


@levels
@pytest.mark.parametrize("calls", ["bid 150", "bid 245", "pass,bid 160", "bid 120,bid 200"])
def test_junk_is_passed(level: str, calls: str) -> None:
    assert answers(dealt(JUNK, calls), level) == {Pass()}


@levels
def test_a_weak_hand_bids_low_at_most(level: str) -> None:
    for answer in answers(dealt(JUNK, ""), level):
        assert answer == Pass() or (isinstance(answer, Bid) and answer.amount <= 100)


@levels
def test_a_giant_hand_outbids(level: str) -> None:
    for answer in answers(dealt(GIANT, "bid 100"), level):
        assert isinstance(answer, Bid)


@levels
def test_the_last_of_a_house_that_redeals_may_bid_or_pass(level: str) -> None:
    state = dealt(GIANT, "pass,pass", all_pass="redeal")
    for answer in answers(state, level):
        assert isinstance(answer, Bid)
    state = dealt(JUNK, "pass,pass", all_pass="redeal")
    for answer in answers(state, level):
        assert GAME.why_illegal(state, answer) is None


@levels
@players_3_and_4
def test_three_cards_are_laid_away_and_the_crown_is_kept(level: str, players: int) -> None:
    for number in range(4):
        state = opened(players, number)
        state = after(state, Bid(100), *[Pass()] * (players - 1))
        for answer in answers(state, level):
            assert GAME.why_illegal(state, answer) is None
            assert isinstance(answer, Bury)
            assert CROWN not in answer.cards


@levels
def test_the_long_strong_suit_is_named(level: str) -> None:
    hand = "Crown 10S 9S 8S 7S 6S 4S 10D 9D 2D 10T 9T 2T 10H 9H 2H"
    state = dealt(hand, "")
    state = after(state, Bid(100), Pass(), Pass(), Bury(state.stash))
    assert answers(state, level) == {NameTrump(Suit.SPADES)}


@levels
@players_3_and_4
def test_every_answer_is_legal_all_through_a_round(level: str, players: int) -> None:
    for number in range(3):
        *running, _ = random_states(players, number)
        for state in running[::3]:
            answer = player_of(level).choose(GAME.view_for(state, state.board.turn), 1).action
            assert GAME.why_illegal(state, answer) is None


@thumb_levels
def test_nothing_worth_points_is_thrown_off_while_something_worthless_can_be(level: str) -> None:
    for number in range(4):
        for state in random_states(3, number):
            if state.board.phase != "play" or len(state.board.trick.cards) != 2:
                continue
            for answer in answers(state, level):
                assert not is_thrown_away(state, answer)


def is_thrown_away(state: AnyState, answer: Action) -> bool:
    """Whether the last card to a trick gives points away that a worthless card would have kept."""
    assert isinstance(answer, PlayCard)
    if not worth(answer.card):
        return False
    loses = {action: _loses(state, action) for action in GAME.legal_actions(state) if isinstance(action, PlayCard)}
    return loses[answer] and any(lost and not worth(action.card) for action, lost in loses.items())


def _loses(state: AnyState, action: PlayCard) -> bool:
    return after(state, action).board.tricks[-1].winner != state.board.turn


def test_the_hand_made_hands_are_whole() -> None:
    assert len(cards(JUNK)) == len(cards(GIANT)) == 16
