"""What a hand looks good for, as the table says it to whoever bids."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from goodge.engine.actions import Bid
from goodge.engine.rng import Stream
from goodge.players import player_of
from goodge.players.anygame.advice import Outlook, outlook_of, tricks_from

from ..engine.kin import PRIDE, SPADES, SPIDGE, dealt, opened
from ..engine.playing import AnyGame, AnyState

partners = pytest.mark.parametrize("game", [SPADES, PRIDE], ids=["spades", "pride"])


def cut(game: AnyGame, number: int) -> AnyState:
    """A round just dealt, in which the first seat speaks first."""
    rules = game.read_rules({})
    return game.open_round(game.new_match(rules, 3), game.cut_deal(rules, Stream(number, "advice test")))[0]


def outlook(game: AnyGame, hand: str) -> Outlook:
    return outlook_of(game.view_for(opened(game, hand), 0))


@partners
def test_the_fewest_is_what_a_computer_player_would_bid_or_near_to_it(game: AnyGame) -> None:
    steps = Counter[int]()
    for number in range(40):
        view = game.view_for(cut(game, number), 0)
        called = player_of("casual").choose(view, 1).action
        if isinstance(called, Bid):
            steps[called.amount - max(1, outlook_of(view).fewest)] += 1
    assert steps.keys() <= {-1, 0, 1}  # casual players bid by mood, too
    assert steps[0] > 20


@partners
def test_strong_hands_make_what_is_suggested(game: AnyGame) -> None:
    """By computer players, of whom the first bids what is suggested: five tricks and more."""
    made = []
    for number in range(250):
        state = cut(game, number)
        bid = outlook_of(game.view_for(state, 0)).fewest
        if bid >= 5:
            made.append(taken(game, state, bid) >= bid)
    assert len(made) >= 15
    assert mean(made) >= 0.7


def taken(game: AnyGame, state: AnyState, bid: int) -> int:
    """The tricks of the first seat, which begins with this bid."""
    state, _ = game.apply(state, Bid(bid))
    while not state.board.is_over:
        state, _ = game.apply(state, player_of("casual").choose(game.view_for(state, state.board.turn), 1).action)
    tricks: int = state.board.captured[0]
    return tricks


def test_trumps_that_draw_all_others_are_counted_in_full() -> None:
    assert outlook(SPADES, "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S") == Outlook(13, 13)
    assert outlook(SPADES, "AS KS QS JS 10S 9S 8S 2D 3D 4D 5D 6D 7D").fewest >= 7
    assert outlook(PRIDE, "BigJoker LittleJoker 2S AS KS QS JS 10S 3H 4H 5H 6H 7H").fewest >= 8


def test_a_hand_without_a_high_card_looks_good_for_none_or_one() -> None:
    assert outlook(SPADES, "2D 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H 6H 7H") == Outlook(0, 1)


def test_only_the_own_hand_counts() -> None:
    hand = "AS KS 3S AH KH 4H AD 5D 6D 2C 3C 4C 5C"
    other = dealt(SPADES, hand, "QS JS 10S 9S 8S 7S 6S 5S 4S 2S QH JH 10H")
    rules = SPADES.read_rules({})
    state, _ = SPADES.open_round(SPADES.new_match(rules, 3), other)
    assert outlook_of(SPADES.view_for(state, 0)) == outlook(SPADES, hand)


def test_spidge_has_an_outlook_too_though_nobody_bids_there() -> None:
    assert outlook_of(SPIDGE.view_for(opened(SPIDGE, dealer=2), 0)).most <= 13


@pytest.mark.parametrize(
    ("hand", "high", "fewest", "most"),
    [
        ("AS KS QS 2D 3D 4D 2H 3H 4H 2C 3C 4C 5C", [], 3, 4),
        ("AD KD QD 2D AH 3H 4H KC 2C 3C 4C 5C 6C", ["AD", "KD", "AH", "KC"], 0, 1),
        ("AD KH 2S 3S 4C 5C 6C 7C 8C 9C 2D 3D 4D", ["AD"], 0.5, 1),  # a king alone is soon gone
    ],
)
def test_what_tricks_are_counted_on_is_named(hand: str, high: list[str], fewest: float, most: int) -> None:
    cards, by_trumps = tricks_from(SPADES.view_for(opened(SPADES, hand), 0))
    assert sorted(card.text for card in cards) == sorted(high)
    assert fewest <= by_trumps <= most
