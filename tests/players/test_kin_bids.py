"""The expert's bids: what was fitted, what follows from it, and hands of which anybody would say the same."""

from __future__ import annotations

from math import exp

import pytest

from goodge.players import player_of
from goodge.players.anygame.bid_model import MODELS, Margin, NilOdds, odds_of
from goodge.players.anygame.bids import Auction
from goodge.players.anygame.deck import deck_of
from goodge.players.race import Clock
from kinlab.fitting import least_squares, logistic, spread_of
from kinlab.rounds import Rounds

from ..engine.kin import PRIDE, SPADES, after, opened
from ..engine.playing import AnyGame, AnyState

MIXED = "KS 7S 4S AH 9H 3H KD 8D 2D QC JC 6C 5C"
LOW = "2S 5S 3H 5H 8H 9H 2D 4D 6D 3C 4C 7C 8C"


def bid(game: AnyGame, own: str, *calls: str, dealer: int = 3, seed: int = 0) -> str:
    """What an expert in seat 0 calls after these calls."""
    state = after(game, opened(game, own, dealer=dealer), *calls)
    return player_of("expert").choose(game.view_for(state, 0), seed).action.text


def auction(game: AnyGame, state: AnyState) -> Auction:
    view = game.view_for(state, state.board.turn)
    deck = deck_of(game.id, view.rules)
    assert deck is not None
    return Auction(game, view, deck, MODELS[game.id], Clock(None))


@pytest.mark.parametrize("game", [SPADES, PRIDE], ids=["spades", "pride"])
def test_all_seeds_bid_the_same(game: AnyGame) -> None:
    own = MIXED if game is SPADES else MIXED.replace("2D", "3D")
    assert len({bid(game, own, seed=seed) for seed in range(20)}) == 1


def test_a_hand_of_low_cards_bids_nil_and_one_with_the_ace_of_spades_does_not() -> None:
    assert bid(SPADES, LOW) == "nil"
    assert bid(SPADES, LOW.replace("5S", "AS")) != "nil"


def test_a_long_suit_without_a_low_card_is_no_nil() -> None:
    assert bid(SPADES, "2S 3S QH KH JH 10H 2D 4D 6D 3C 4C 7C 8C") != "nil"


def test_where_all_have_bid_high_a_hand_bids_less() -> None:
    bids = [int(bid(SPADES, MIXED, *calls, dealer=0)[4:]) for calls in (["bid 2"] * 3, ["bid 5", "bid 4", "bid 5"])]
    assert bids[0] > bids[1]


def test_the_partner_of_a_nil_bids_for_one() -> None:
    strong = "AS KS QS 9S AH KH 4H AD 7D 3D KC QC 2C"
    assert bid(SPADES, strong, "bid 3", "nil", "bid 3", dealer=0) in ("bid 6", "bid 7")


def test_somebody_who_cannot_lose_six_tricks_does_not_bid_six() -> None:
    assert int(bid(PRIDE, "BigJoker LittleJoker 2S AS KS QS AH KH AD KD AC 5C 4C")[4:]) >= 9


def test_a_margin_is_a_sum_and_its_chances_are_all() -> None:
    margin = Margin(base=100, own=50, bid=-100, opponents=-20, partner=-30, nil=-10, spread=140)
    assert margin.mean(2.0, 4, [5, 0], 4) == pytest.approx(1.0 + 1.0 - 1.0 - 0.2 * (2 - 3) - 0.1 - 0.3)
    assert margin.mean(2.0, 3, [], None) == pytest.approx(2.0)
    chances = margin.chances(0.4)
    assert sum(chance for _, chance in chances) == pytest.approx(1.0, abs=1e-4)
    assert sum(more * chance for more, chance in chances) == pytest.approx(0.4, abs=1e-3)


def test_the_odds_of_a_nil() -> None:
    odds = NilOdds(base=20, playouts=100, danger=-10, trump=-20, blind=14)
    assert odds.chance(0.5, 0, 1) == pytest.approx(0.5)
    assert odds.chance(0.5, 3, 0) == pytest.approx(1 / (1 + exp(0.1)))
    assert odds.chance(1.0, 0, 1) == pytest.approx(1 / (1 + exp(-odds_of(1.0))))


def test_what_counts_against_a_nil() -> None:
    seen = auction(SPADES, opened(SPADES, "4S 9S JH QH AH 2D 5D 10D KD 3C 4C 8C QC", dealer=3))
    assert (seen.danger, seen.trumps) == (6 + 0 + 0, 2)  # of the hearts a jack where a five could be kept under
    assert 0.0 <= seen.nils_made < 0.5


def test_fits_find_what_numbers_were_made_of() -> None:
    rows = [[1.0, float(number % 7), float(number % 3)] for number in range(40)]
    weights, left = least_squares(rows, [2 * row[0] - row[1] + 0.5 * row[2] for row in rows])
    assert weights == pytest.approx([2.0, -1.0, 0.5])
    assert spread_of(left) < 1e-9
    cases = [[1.0, float(number % 2)] for number in range(40)]
    true = [number > 0 if number % 2 == 0 else number % 8 == 1 for number in range(40)]
    base, one = logistic(cases, true)
    assert exp(base) == pytest.approx(19)
    assert exp(base + one) == pytest.approx(1 / 3)


def test_rounds_of_the_lab_are_played_to_their_end_and_come_again() -> None:
    state = after(SPADES, opened(SPADES, MIXED, dealer=3), "bid 3", "bid 3", "nil", "bid 4")
    tricks = Rounds(SPADES).played(state, 5)
    assert sum(tricks) == 13
    assert Rounds(SPADES).played(state, 5) == tricks
