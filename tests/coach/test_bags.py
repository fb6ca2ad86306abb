"""Whether a team still wants tricks: by the points that its last one is worth, and what is told where it wants none."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from goodge.coach.bags import worth_of_trick
from goodge.coach.counting import card_fates
from goodge.coach.hinting import advice_for
from goodge.coach.ideas import Idea
from goodge.coach.known import BEFORE_BIDS, known_in
from goodge.coach.reasons import reasons_for
from goodge.coach.why import Keeps, Reason, SurelyTakes
from goodge.coach.why_bags import FewerInAll, OnlyBags
from goodge.coach.why_pairs import MoreInAll, TakesLater
from goodge.engine.actions import Bid, BlindNil, Nil, PlayCard
from goodge.engine.cards import parse_cards
from goodge.engine.game import AnyState, AnyView, Phase
from goodge.engine.partners import PartnerBoard
from goodge.engine.told import Call
from goodge.players import Budget
from goodge.players.race import Clock
from tests.engine.kin import SPADES

from .choices import few_deals as few_deals
from .choices import judged
from .rounds import played

TRICKS = (4, 4, 2, 3)
PRAISE = SurelyTakes | MoreInAll | TakesLater | Keeps


def _state(bids: tuple[Call, ...], captured: tuple[int, ...] = (0, 0, 0, 0)) -> tuple[AnyState, AnyView]:
    """The first lead of a round in which seat 0 leads, with these bids."""
    state = next(each for each in played(SPADES, 2) if each.board.phase is Phase.PLAY)
    assert isinstance(state.board, PartnerBoard)
    board = replace(state.board, bids=bids, captured=captured, turn=0)
    state = replace(state, board=board)
    return state, SPADES.view_for(state, 0)


def _worth(bids: tuple[Call, ...], ends: list[tuple[int, ...]], captured: tuple[int, ...] = (0, 0, 0, 0)) -> float:
    state, view = _state(bids, captured)
    return worth_of_trick(SPADES, view, state, ends)


def test_a_bag_costs_ten_points_less_one_and_a_bag_of_the_others_brings_as_many() -> None:
    """Six tricks for a contract of five, and seven for five: the last one is a bag of either team (rules 4 and 5)."""
    assert _worth((Bid(3), Bid(3), Bid(2), Bid(2)), [TRICKS]) == pytest.approx(-9.0 - 9.0)


def test_the_last_trick_of_a_contract_is_worth_all_of_it() -> None:
    """Six for six: 60 points made or 60 lost; and the others have one bag less (rules 4 and 5)."""
    assert _worth((Bid(3), Bid(3), Bid(3), Bid(2)), [TRICKS]) == pytest.approx(120.0 - 9.0)


def test_a_trick_that_sets_the_others_is_wanted_though_it_is_a_bag() -> None:
    """The others have seven of eight, and with one more they would make them."""
    assert _worth((Bid(3), Bid(4), Bid(2), Bid(4)), [TRICKS]) == pytest.approx(160.0 - 9.0)


def test_nothing_is_known_while_the_contract_or_the_partners_nil_is_in_doubt() -> None:
    bids = Bid(3), Bid(3), Bid(3), Bid(2)
    assert _worth(bids, [TRICKS, (3, 5, 2, 3)]) == 0.0
    for nil in (Nil(), BlindNil()):
        assert _worth((Bid(3), Bid(3), nil, Bid(2)), [(4, 4, 0, 5)]) == 0.0
        assert _worth((Bid(3), Bid(3), nil, Bid(2)), [(4, 4, 1, 4)], (0, 0, 1, 0)) != 0.0


def test_tricks_that_are_won_already_are_not_given_away() -> None:
    bids = Bid(3), Bid(3), Bid(2), Bid(2)
    assert _worth(bids, [TRICKS], (4, 3, 2, 3)) == 0.0


@pytest.fixture(scope="module")
def rounds() -> list[AnyState]:
    """Rounds by players who bid with care, so that they make more tricks than they have bid."""
    return [state for seed in (2, 5) for state in played(SPADES, seed, "expert")]


def _told(rounds: list[AnyState]) -> list[tuple[AnyView, bool, tuple[Reason, ...]]]:
    """What is told of two cards late in rounds of Spades, and whether more tricks are unwanted."""
    found = []
    for state in rounds:
        if state.board.phase is not Phase.PLAY or not 2 <= len(state.hands[state.board.turn or 0]) <= 6:
            continue
        view = SPADES.view_for(state, state.board.turn)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        if len(cards) < 2:
            continue
        for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
            fates = card_fates(SPADES, view, (best, other), 1, Clock(None))
            assert fates is not None
            options = judged(PlayCard(best), PlayCard(other))
            found.append((view, fates.wants_fewer, reasons_for(SPADES, view, options, 1, None, fates)))
    return found


def test_whoever_wants_no_more_tricks_is_told_of_bags_and_never_how_to_win_more(rounds: list[AnyState]) -> None:
    kinds = Counter[type[Reason]]()
    for view, wants_fewer, reasons in _told(rounds):
        board = view.board
        assert isinstance(board, PartnerBoard)
        is_for_bags = any(isinstance(reason, OnlyBags | FewerInAll) for reason in reasons)
        assert wants_fewer or not is_for_bags
        if is_for_bags:
            assert not any(isinstance(reason, PRAISE) for reason in reasons)
            kinds.update(type(reason) for reason in reasons)
        side = (view.seat or 0) % 2
        assert OnlyBags() not in reasons or sum(board.captured[side::2]) < board.contract(side)
    assert kinds[OnlyBags]
    assert kinds[FewerInAll]


def test_a_hint_keeps_no_card_for_later_where_tricks_are_bags(rounds: list[AnyState]) -> None:
    """No card is kept to win a later trick where the hint says that more tricks would only be bags."""
    seen = 0
    for state in rounds:
        if state.board.phase is not Phase.PLAY or len(state.hands[state.board.turn or 0]) != 4:
            continue
        view = SPADES.view_for(state, state.board.turn)
        if len(view.legal) < 2:
            continue
        advice = advice_for(view, None, 1, Budget(None))
        if any(isinstance(reason, OnlyBags | FewerInAll) for reason in advice.reasons):
            seen += 1
            assert not any(isinstance(reason, PRAISE) for reason in advice.reasons)
    assert seen


def test_nobody_hears_of_bags_before_they_have_heard_of_bids() -> None:
    few = FewerInAll(parse_cards(["2S"])[0], 5.1, parse_cards(["3S"])[0], 5.6)
    for idea in Idea:
        has_bids = idea not in BEFORE_BIDS
        assert {known_in(idea).covers(reason) for reason in (OnlyBags(), few)} == {has_bids}
