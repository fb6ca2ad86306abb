"""What may still be taken back, worked by hand: by undo, and by the rules among people."""

from __future__ import annotations

import pytest

from goodge.engine.refusals import NextHasBid

from .kin import PRIDE, SPADES, SPIDGE, after, late, opened
from .playing import AnyGame


def test_looking_and_blind_nil_stand_for_they_show_the_cards() -> None:
    choosing = opened(SPADES, totals=(0, 100))
    for choice in ("look", "blind nil"):
        assert SPADES.why_stands(choosing, after(SPADES, choosing, choice))


def test_a_bid_of_spades_may_be_undone_until_a_card_is_played() -> None:
    bidding = opened(SPADES)
    bid_all = after(SPADES, bidding, "bid 1", "nil", "bid 2", "bid 3")
    assert not SPADES.why_stands(bidding, bid_all)
    led = after(SPADES, bid_all, SPADES.legal_actions(bid_all)[0].text)
    assert SPADES.why_stands(bidding, led)
    assert not SPADES.why_stands(bid_all, led)


def test_rule_4_of_league_spades_a_bid_stands_once_the_next_player_has_spoken() -> None:
    first = opened(PRIDE)
    second = after(PRIDE, first, "bid 2")
    third = after(PRIDE, second, "bid 3")
    assert PRIDE.why_stands(first, second) is None
    assert PRIDE.why_stands(first, third) == NextHasBid()
    last = after(PRIDE, third, "bid 4")
    played = after(PRIDE, last, "bid 1")
    assert not PRIDE.why_stands(last, played)
    assert PRIDE.why_stands(last, after(PRIDE, played, PRIDE.legal_actions(played)[0].text))


def test_rule_4_of_league_spades_a_bid_may_be_taken_back_a_card_may_not() -> None:
    state = opened(PRIDE)
    assert not PRIDE.may_take_back(state)
    for _ in range(4):
        state = after(PRIDE, state, "bid 2")
        assert PRIDE.may_take_back(state)
    assert not PRIDE.may_take_back(after(PRIDE, state, PRIDE.legal_actions(state)[0].text))


@pytest.mark.parametrize("game", [SPADES, SPIDGE])
def test_elsewhere_nobody_may_take_anything_back_among_people(game: AnyGame) -> None:
    state = opened(game)
    assert not game.may_take_back(after(game, state, game.legal_actions(state)[0].text))


def test_no_card_stands_while_the_round_goes_on() -> None:
    for game in (SPADES, PRIDE, SPIDGE):
        state = late(
            game, "3S 4S", "5S 6S", "7S 8S", "9S 10S", bids="" if game is SPIDGE else "bid 3, bid 3, bid 3, bid 3"
        )
        assert not game.why_stands(state, after(game, state, "play 3S", "play 5S", "play 7S", "play 9S"))
