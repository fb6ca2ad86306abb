"""What is decided before a round is over, worked by hand: bids, contracts, nils, bags and honours."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.engine.decisions import (
    BagsFull,
    BidDecided,
    ContractDecided,
    HonourReached,
    NilDecided,
    NilLost,
    Settled,
    SpidgeMissed,
)
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, GoodgeRules
from goodge.engine.games.spidge import honours, lost_late
from goodge.engine.partners import PartnerBoard

from .kin import PRIDE, SPADES, SPIDGE, opened, result_of
from .playing import CASES, GOODGE, AnyState, Case, play_match

# -- The Goodge Rules: 250 points in all --------------------------------------------------------------------


def goodge_board(bid: int, captured: tuple[int, ...], goodge: int | None = 1) -> GoodgeBoard:
    board = GOODGE.open_board(GOODGE.new_match(GoodgeRules(), 0))
    return replace(board, bid=bid, goodge=goodge, captured=captured)


@pytest.mark.parametrize(
    ("captured", "is_made"),
    [
        ((0, 0, 0), None),
        ((60, 95, 30), None),  # 65 are left, 5 are wanted
        ((60, 100, 30), True),
        ((60, 135, 30), True),
        ((100, 35, 50), None),  # 65 are left, and all of them would do
        ((100, 30, 55), False),  # 65 are left, 70 are wanted
        ((150, 0, 0), None),
        ((150, 0, 5), False),
        ((90, 100, 60), True),  # the round is over
        ((100, 95, 55), False),
    ],
)
def test_a_bid_of_100_is_decided_by_what_is_taken_and_what_is_left(
    captured: tuple[int, ...], is_made: bool | None
) -> None:
    expected = set() if is_made is None else {BidDecided(1, 100, is_made)}
    assert GOODGE.decisions(goodge_board(100, captured)) == expected


def test_all_points_are_wanted_until_somebody_else_takes_one() -> None:
    assert not GOODGE.decisions(goodge_board(250, (0, 240, 0)))
    assert GOODGE.decisions(goodge_board(250, (0, 235, 5))) == {BidDecided(1, 250, is_made=False)}
    assert GOODGE.decisions(goodge_board(250, (0, 250, 0))) == {BidDecided(1, 250, is_made=True)}


def test_without_a_goodge_nothing_is_decided() -> None:
    assert not GOODGE.decisions(goodge_board(0, (0, 0, 0), goodge=None))


# -- two teams: 13 tricks -----------------------------------------------------------------------------------


def partner_board(bids: tuple[Any, ...], captured: tuple[int, ...]) -> PartnerBoard:
    board: PartnerBoard = opened(SPADES).board
    return replace(board, bids=bids, captured=captured)


BIDS = (Bid(3), Bid(4), Bid(2), Bid(2))


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ((0, 0, 0, 0), {}),
        ((2, 1, 2, 1), {}),
        ((3, 1, 2, 1), {0: True}),
        ((3, 2, 2, 4), {0: True, 1: True}),
        ((2, 4, 2, 4), {1: True}),  # one is left, and the others want one
        ((0, 4, 0, 4), {1: True}),  # five are left, and the others want five
        ((0, 5, 0, 4), {0: False, 1: True}),  # four are left
        ((3, 1, 5, 0), {0: True, 1: False}),  # four are left, and the others want five
    ],
)
def test_a_contract_is_decided_by_the_tricks_taken_and_left(
    captured: tuple[int, ...], expected: dict[int, bool]
) -> None:
    decided = SPADES.decisions(partner_board(BIDS, captured))
    assert decided == {ContractDecided(side, (5, 6)[side], made) for side, made in expected.items()}


def test_nothing_is_decided_while_a_bid_is_missing() -> None:
    assert not SPADES.decisions(partner_board((Bid(13), Bid(13), Bid(13), None), (0, 0, 0, 0)))


def test_contracts_that_exclude_each_other_are_not_decided_before_a_trick() -> None:
    """Eight and eight: one team must fail, but nobody knows which one."""
    assert not SPADES.decisions(partner_board((Bid(4),) * 4, (0, 0, 0, 0)))
    assert SPADES.decisions(partner_board((Bid(4),) * 4, (6, 0, 0, 0))) == {ContractDecided(1, 8, is_made=False)}


@pytest.mark.parametrize("nil", [Nil(), BlindNil()])
def test_a_nil_is_broken_by_its_first_trick_and_kept_by_the_last_of_the_others(nil: Nil | BlindNil) -> None:
    bids = (nil, Bid(4), Bid(5), Bid(3))
    assert not nils(partner_board(bids, (0, 3, 4, 2)))
    assert nils(partner_board(bids, (1, 0, 0, 0))) == {NilDecided(0, is_made=False)}
    assert nils(partner_board(bids, (0, 4, 5, 4))) == {NilDecided(0, is_made=True)}


def test_the_tricks_of_a_nil_do_not_help_the_contract() -> None:
    board = partner_board((Nil(), Bid(4), Bid(5), Bid(3)), (2, 0, 4, 0))
    assert SPADES.decisions(board) == {NilDecided(0, is_made=False)}
    board = partner_board((Nil(), Bid(4), Bid(5), Bid(3)), (5, 2, 2, 2))
    assert SPADES.decisions(board) >= {ContractDecided(0, 5, is_made=False), NilDecided(0, is_made=False)}


def nils(board: PartnerBoard) -> set[Settled]:
    return {decision for decision in SPADES.decisions(board) if isinstance(decision, NilDecided)}


def test_the_tenth_bag_costs_as_soon_as_it_is_taken() -> None:
    """Five bid, nine bags before: the sixth trick is the tenth bag."""
    five, six = partner_board(BIDS, (3, 0, 2, 0)), partner_board(BIDS, (3, 0, 3, 0))
    assert BagsFull(0) not in SPADES.decisions(five, (9, 9))
    assert SPADES.decisions(six, (9, 9)) == {ContractDecided(0, 5, is_made=True), BagsFull(0)}
    assert BagsFull(0) not in SPADES.decisions(six, (8, 9))
    assert BagsFull(0) not in SPADES.decisions(six), "bags do not count"


def test_league_spades_decides_as_spades_does() -> None:
    board = replace(opened(PRIDE).board, bids=BIDS, captured=(0, 5, 0, 4))
    assert PRIDE.decisions(board) == {ContractDecided(0, 5, is_made=False), ContractDecided(1, 6, is_made=True)}


@pytest.mark.parametrize(
    ("bids", "captured", "expected"),
    [
        (BIDS, (3, 2, 2, 4), True),  # five and six are made
        (BIDS, (3, 2, 2, 3), False),  # the second team needs one more of three
        (BIDS, (8, 0, 0, 0), True),  # five are made, six are out of reach
        ((Nil(), Bid(4), Bid(5), Bid(3)), (0, 3, 5, 4), False),  # the nil can still be broken
        ((Nil(), Bid(4), Bid(5), Bid(3)), (1, 3, 5, 4), True),
        ((Bid(3), Bid(4), Bid(2), None), (0, 0, 0, 0), False),
    ],
)
def test_partners_are_settled_once_no_bid_is_open(
    bids: tuple[Bid | Nil | None, ...], captured: tuple[int, ...], *, expected: bool
) -> None:
    assert SPADES.is_settled(partner_board(bids, captured)) == expected


def test_a_round_of_the_main_game_is_settled_with_its_bid() -> None:
    assert not GOODGE.is_settled(goodge_board(100, (60, 95, 30)))
    assert GOODGE.is_settled(goodge_board(100, (60, 100, 30)))
    assert GOODGE.is_settled(goodge_board(100, (100, 30, 55)))


# -- Spidge: the dealer (seat 0) has the hands 3 and 1 -----------------------------------------------------


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ((0, 0, 0, 0), set()),  # nobody has taken a trick, and all still may
        ((9, 0, 0, 0), set()),
        ((10, 0, 0, 0), {(1, "spidge")}),
        ((0, 5, 0, 4), set()),
        ((0, 5, 0, 5), {(0, "spidge")}),
        ((0, 0, 0, 10), {(0, "spidge")}),  # a slam only if the dummy takes none of the rest
        ((0, 0, 0, 12), {(0, "spidge")}),
        ((1, 0, 0, 12), {(0, "slam"), (2, "nil")}),
        ((0, 1, 0, 12), {(0, "spidge"), (1, "nil"), (2, "nil")}),
        ((0, 0, 0, 13), {(0, "grand slam"), (1, "nil"), (2, "nil")}),
        ((5, 3, 0, 5), {(2, "nil")}),
        ((4, 3, 3, 3), set()),
    ],
)
def test_honours_are_reached_at_ten_tricks_or_with_the_last(
    captured: tuple[int, ...], expected: set[tuple[int, str]]
) -> None:
    board = replace(opened(SPIDGE, dealer=0).board, captured=captured)
    assert SPIDGE.decisions(board) == {HonourReached(seat, name) for seat, name in expected}


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ((3, 3, 3, 3), True),  # nobody comes to ten with the last trick
        ((3, 3, 3, 0), False),  # the dealer's own hand may yet be nil
        ((1, 8, 1, 1), False),  # the dealer has nine in both hands, and two are left
        ((9, 1, 1, 1), False),
        ((10, 1, 1, 1), True),
    ],
)
def test_spidge_is_settled_once_no_honour_is_open(captured: tuple[int, ...], *, expected: bool) -> None:
    assert SPIDGE.is_settled(replace(opened(SPIDGE, dealer=0).board, captured=captured)) == expected


@pytest.mark.parametrize(
    ("before", "captured", "expected"),
    [
        ((0, 3, 3, 3), (1, 3, 3, 3), {NilLost(0)}),  # three tricks are left
        ((0, 3, 3, 2), (1, 3, 3, 2), set()),  # too early to be close
        ((4, 0, 4, 4), (4, 1, 4, 4), {NilLost(1)}),  # the dummy's, with the last trick
        ((9, 1, 1, 1), (9, 2, 1, 1), {SpidgeMissed(1)}),
        ((1, 5, 2, 4), (1, 5, 3, 4), {SpidgeMissed(0)}),  # the dealer's both hands are counted together
        ((1, 4, 2, 4), (1, 4, 3, 4), {SpidgeMissed(0)}),  # nine at most
        ((1, 4, 2, 3), (2, 4, 2, 3), set()),  # seven were not close
        ((3, 3, 3, 3), (4, 3, 3, 3), set()),
    ],
)
def test_what_is_lost_late_was_close(
    before: tuple[int, ...], captured: tuple[int, ...], expected: set[Settled]
) -> None:
    assert lost_late(replace(opened(SPIDGE, dealer=0).board, captured=before), captured) == expected


def test_a_decision_names_the_hands_that_it_concerns() -> None:
    spidge, spades = opened(SPIDGE, dealer=0).board, opened(SPADES).board
    assert HonourReached(0, "slam").hands(spidge) == (1, 3)
    assert HonourReached(1, "spidge").hands(spidge) == (0,)
    assert ContractDecided(1, 5, is_made=True).hands(spades) == BagsFull(1).hands(spades) == (1, 3)
    assert NilDecided(2, is_made=True).hands(spades) == (2,)
    assert (SpidgeMissed(0).hands(spidge), NilLost(1).hands(spidge)) == ((1, 3), (1,))
    assert BidDecided(1, 100, is_made=True).hands(goodge_board(100, (0, 0, 0))) == (1,)


# -- matches by chance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_decided_comes_true(case: Case) -> None:
    """Nothing decided is taken back, and each round ends as it was decided."""
    for states in play_match(case.game, case.options, 4, 5).rounds:
        stages = [case.game.decisions(state.board, state.match.bags) for state in states[:-1]]
        # the score of the last action changes the match: the bags before it are those of the state before
        stages.append(case.game.decisions(states[-1].board, states[-2].match.bags if len(states) > 1 else ()))
        for earlier, later in pairwise(stages):
            assert earlier - {HonourReached(seat, "spidge") for seat in range(4)} <= later
        if states[-1].result is not None:
            assert stages[-1] >= results(states[-1])


def results(state: AnyState) -> set[Settled]:
    """The decisions that the score of a round confirms."""
    board, scores = state.board, result_of(state).scores
    if isinstance(board, GoodgeBoard):
        assert board.goodge is not None
        return {BidDecided(board.goodge, board.bid, scores[board.goodge] > 0)}
    if isinstance(board, PartnerBoard):
        teams = [(side, board.contract(side)) for side in range(2) if board.contract(side)]
        taken = [
            sum(board.captured[seat] for seat in (side, side + 2) if isinstance(board.bids[seat], Bid))
            for side in (0, 1)
        ]
        return {ContractDecided(side, contract, taken[side] >= contract) for side, contract in teams}
    return {HonourReached(seat, name) for seat, names in enumerate(honours(board)) for name in names}


def test_every_game_with_bids_decides_something() -> None:
    for name, game in GAMES.items():
        rounds = play_match(game, {}, 2, 4).rounds
        assert any(game.decisions(states[-1].board) for states in rounds), name
