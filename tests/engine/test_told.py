"""Rounds played with real cards, told and scored: by hand, by the rules' numbers, and against recorded matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goodge.engine.actions import Bid, BlindNil, Nil
from goodge.engine.cards import Suit
from goodge.engine.errors import IllegalAction
from goodge.engine.game import AnyState, Match
from goodge.engine.games import GAMES, GOODGE, PRIDE, SPADES, SPIDGE
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.partners import PartnerBoard
from goodge.engine.record import Record, decode_record
from goodge.engine.refusals import (
    BidOffStep,
    BidTooLow,
    MatchOver,
    NegativeCount,
    NoBlindNil,
    NobodyBid,
    NoGoodge,
    NoNil,
    PointsOffStep,
    SumOff,
    UnderTheBoard,
)
from goodge.engine.told import Call, ToldRound

GOLDEN = Path(__file__).parent.parent / "golden"


def match_of(game: Any, dealer: int = 0, **options: Any) -> Match:
    return game.new_match(game.read_rules(options), dealer)  # type: ignore[no-any-return]


def scores(game: Any, match: Match, told: ToldRound) -> tuple[int, ...]:
    result = game.scored_as_told(match, told).result
    assert result is not None
    return result.scores  # type: ignore[no-any-return]


def refused(game: Any, match: Match, told: ToldRound) -> object:
    with pytest.raises(IllegalAction) as caught:
        game.scored_as_told(match, told)
    return caught.value.refusal


def bids(*numbers: int) -> tuple[Call, ...]:
    return tuple(map(Bid, numbers))


# -- the Goodge Rules -----------------------------------------------------------------------------------------


def test_a_goodge_scores_what_they_took_or_loses_their_bid_and_others_score_theirs() -> None:
    """Rule 10: made is what was captured, 115 for a bid of 100; failed is minus the bid; the others' points stay."""
    match = match_of(GOODGE)
    assert scores(GOODGE, match, ToldRound((115, 85, 50), (Bid(100), None, None), Suit.STARS)) == (115, 85, 50)
    assert scores(GOODGE, match, ToldRound((100, 85, 65), (Bid(100), None, None))) == (100, 85, 65)
    assert scores(GOODGE, match, ToldRound((95, 85, 70), (Bid(100), None, None))) == (-100, 85, 70)


def test_the_sheet_is_told_the_bid_and_the_trump() -> None:
    board = GOODGE.scored_as_told(match_of(GOODGE), ToldRound((80, 110, 60), (None, Bid(105), None), Suit.CLUBS)).board
    assert (board.goodge, board.bid, board.trump) == (1, 105, Suit.CLUBS)


def test_points_make_250_in_steps_of_five() -> None:
    """Rule 9: each round's captured points sum to 250; the cards are worth 10, 15, 20 and 25."""
    match = match_of(GOODGE, players=4)
    calls = (Bid(60), None, None, None)
    assert refused(GOODGE, match, ToldRound((60, 60, 60, 60), calls)) == SumOff(240, 250)
    assert refused(GOODGE, match, ToldRound((62, 68, 60, 60), calls)) == PointsOffStep(5)
    assert refused(GOODGE, match, ToldRound((270, -20, 0, 0), calls)) == NegativeCount()


def test_a_bid_is_one_of_the_auction_and_one_players() -> None:
    """Rule 3: at least 50, a multiple of 5."""
    match = match_of(GOODGE)
    assert refused(GOODGE, match, ToldRound((250, 0, 0), (Bid(45), None, None))) == BidTooLow(50)
    assert refused(GOODGE, match, ToldRound((250, 0, 0), (Bid(52), None, None))) == BidOffStep(5)
    assert refused(GOODGE, match, ToldRound((250, 0, 0), (None, None, None))) == NoGoodge()
    assert refused(GOODGE, match, ToldRound((250, 0, 0), (Bid(50), Bid(55), None))) == NoGoodge()


def test_the_match_ends_by_the_rule_and_nothing_is_told_after() -> None:
    """Rule 11: the target is reached, but the highest total is shared: another round, until one alone leads."""
    match = match_of(GOODGE, target=100)
    tied = GOODGE.scored_as_told(match, ToldRound((125, 125, 0), (Bid(100), None, None)))
    assert (tied.match.winner, tied.match.tied_at_target) == (None, True)
    won = GOODGE.scored_as_told(GOODGE.next_match(tied), ToldRound((60, 70, 120), (None, None, Bid(120))))
    assert won.match.winner == 1
    assert refused(GOODGE, GOODGE.next_match(won), ToldRound((250, 0, 0), (Bid(50), None, None))) == MatchOver()


# -- Spades ---------------------------------------------------------------------------------------------------


def test_a_contract_and_its_bags() -> None:
    """Rules 4 and 5: 4 + 3 bid and 9 taken are 72 with two bags; 5 + 2 bid and 4 taken lose 70."""
    state = SPADES.scored_as_told(match_of(SPADES), ToldRound((5, 3, 4, 1), bids(4, 5, 3, 2)))
    assert state.result is not None
    assert (state.result.scores, state.result.bags) == ((72, -70), (2, 0))


def test_a_nil_is_100_either_way_and_its_tricks_help_nobody() -> None:
    """Rule 4: the failed nil's two tricks do not count towards the partner's five."""
    match = match_of(SPADES)
    assert scores(SPADES, match, ToldRound((0, 4, 5, 4), (Nil(), Bid(4), Bid(5), Bid(4)))) == (150, 80)
    assert scores(SPADES, match, ToldRound((2, 4, 4, 3), (Nil(), Bid(4), Bid(5), Bid(4)))) == (-150, -80)


def test_blind_nil_is_for_a_team_that_is_a_hundred_behind() -> None:
    """Rule 2, and 200 by rule 4."""
    match = match_of(SPADES)
    told = ToldRound((0, 4, 5, 4), (BlindNil(), Bid(4), Bid(5), Bid(3)))
    assert refused(SPADES, match, told) == NoBlindNil(100)
    behind = SPADES.scored_as_told(match, ToldRound((1, 4, 1, 7), bids(4, 4, 4, 5)))
    assert behind.match.totals == (-80, 92)
    assert scores(SPADES, SPADES.next_match(behind), told) == (250, 71)


def test_ten_bags_cost_a_hundred_in_the_same_round() -> None:
    """Rule 5: 2 bid and 8 taken are six bags, twice: at the tenth 100 is lost, and two are left."""
    match = match_of(SPADES)
    told = ToldRound((4, 3, 4, 2), bids(1, 3, 1, 2))
    first = SPADES.scored_as_told(match, told)
    second = SPADES.scored_as_told(SPADES.next_match(first), told)
    assert second.result is not None
    assert (second.result.scores, second.result.bags) == ((26 - 100, 50), (2, 0))


def test_tricks_make_thirteen_and_everybody_bids() -> None:
    match = match_of(SPADES)
    assert refused(SPADES, match, ToldRound((5, 3, 4, 2), bids(4, 5, 3, 1))) == SumOff(14, 13)
    assert refused(SPADES, match, ToldRound((5, 3, 4, 1), (Bid(4), Bid(5), None, Bid(1)))) == NobodyBid()
    assert refused(SPADES, match, ToldRound((5, 3, 4, 1))) == NobodyBid()


# -- League Spades --------------------------------------------------------------------------------------------


def test_the_league_has_a_board_of_four_and_no_nil() -> None:
    """Rule 4: seat 1 bids first here, so its partner, seat 3, brings the team to four."""
    match = match_of(PRIDE)
    assert scores(PRIDE, match, ToldRound((3, 1, 4, 5), bids(3, 1, 3, 3))) == (61, 42)
    assert refused(PRIDE, match, ToldRound((3, 1, 4, 5), bids(3, 1, 3, 2))) == UnderTheBoard(4, 3)
    assert refused(PRIDE, match, ToldRound((3, 1, 4, 5), (Bid(3), Nil(), Bid(3), Bid(4)))) == NoNil()


def test_the_third_broken_contract_loses_a_championship() -> None:
    """Rule 8: a team that is set for the third time loses after that round."""
    match = match_of(PRIDE, target=250, set_limit=3)
    for number in range(3):
        state = PRIDE.scored_as_told(match, ToldRound((1, 4, 2, 6), bids(2, 4, 2, 4)))
        match = PRIDE.next_match(state)
        assert (match.sets, match.winner) == ((number + 1, 0), 1 if number == 2 else None)


# -- Spidge ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("captured", "points"),
    [
        ((4, 3, 4, 2), (0, 0, 0)),
        ((0, 3, 6, 4), (0, 1, 0)),  # nil of the dealer's left
        ((2, 5, 0, 6), (1, 0, 1)),  # the dealer counts eleven of two hands; nil of the dealer's right
        ((10, 0, 2, 1), (1, 1, 0)),  # ten of the left; the dealer's nil in the dummy
        ((1, 0, 1, 11), (2, 0, 0)),  # a slam
        ((0, 13, 0, 0), (4, 1, 1)),  # a grand slam, by the dummy
        ((13, 0, 0, 0), (2, 1, 1)),  # the dealer's two nils
    ],
)
def test_nil_ten_and_slams_by_hand(captured: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Rule 6; seat 0 deals, and hands are told in the order of play: left, dummy, right, dealer."""
    assert scores(SPIDGE, match_of(SPIDGE, 0), ToldRound(captured)) == points


def test_the_next_round_is_dealt_by_the_next_seat() -> None:
    state = SPIDGE.scored_as_told(match_of(SPIDGE, 2), ToldRound((0, 3, 6, 4)))
    assert state.result is not None
    assert state.result.scores == (1, 0, 0)
    assert SPIDGE.next_match(state).dealer == 0
    assert refused(SPIDGE, match_of(SPIDGE), ToldRound((4, 3, 4, 1))) == SumOff(12, 13)


# -- what was recorded ----------------------------------------------------------------------------------------


def told_of(state: AnyState) -> ToldRound:
    """What somebody who had watched the round would tell."""
    board = state.board
    if isinstance(board, GoodgeBoard):
        calls = tuple(Bid(board.bid) if seat == board.goodge else None for seat in range(len(board.calls)))
        return ToldRound(board.captured, calls, board.trump)
    return ToldRound(board.captured, board.bids if isinstance(board, PartnerBoard) else ())


def golden_records() -> list[Record]:
    lines = [line for path in sorted(GOLDEN.glob("*.jsonl")) for line in path.read_text("ascii").splitlines()]
    return [decode_record(line, last_states_only=True) for line in lines]


def test_recorded_rounds_score_as_told_as_they_did_in_play() -> None:
    """Every round of every recorded match: result, bags, sets, ties and winner, and the dealer of the next."""
    played = set()
    for record in golden_records():
        game, match = record.game, record.game.new_match(record.rules, record.rounds[0][-1].board.dealer)
        for state in record.scored:
            again = game.scored_as_told(match, told_of(state))
            assert (again.result, again.match) == (state.result, state.match)
            match = game.next_match(again)
        played.add(game.id)
    assert played == set(GAMES)
