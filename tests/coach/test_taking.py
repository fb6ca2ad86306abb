"""Who takes the trick after each of two cards: when that is told, and of whom."""

from __future__ import annotations

from functools import partial

import pytest

from goodge.coach.claims import surely_takes
from goodge.coach.counting import DealCount, Fates
from goodge.coach.reasons import reasons_for
from goodge.coach.why import CannotTake, Close, NoPoints, Reason, TakesTrick
from goodge.coach.why_pairs import GoodgeTakes, LeavesTrick, MateTakes, PartnerWins
from goodge.engine.actions import Bid, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.state import narrow
from goodge.engine.tricks import suit_of

from .choices import GOODGE, choices, few_deals, judged, reasons_told
from .rounds import played

__all__ = ["few_deals"]


def test_an_empty_trick_is_told_where_it_is_left_to_others() -> None:
    kinds = NoPoints, TakesTrick, LeavesTrick
    told_of = [(state, reason) for state, _view, reason in reasons_told(GOODGE, 4) if isinstance(reason, kinds)]
    empty = [place for place, (_, reason) in enumerate(told_of) if isinstance(reason, NoPoints)]
    assert empty
    for place in empty:
        state, before = told_of[place][0], told_of[place - 1][1]
        assert state.board.trick.cards
        assert sum(map(worth, state.board.trick.cards)) == 0
        assert told_of[place][1] == NoPoints(is_last=len(state.board.trick.cards) == len(state.hands) - 1)
        if told_of[place - 1][0] is state:
            assert isinstance(before, TakesTrick), "a trick that the other one surely wins sounds like one to win"
            assert before.takes.share < before.other_takes.share


@pytest.mark.parametrize(("high", "low", "are_told"), [(8, 0, True), (0, 8, False)])
def test_the_trick_is_told_where_the_higher_card_of_a_suit_takes_it_oftener(
    high: int, low: int, are_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {True: DealCount(high, 10), False: DealCount(low, 10)}
    seen = 0
    for _, view, best, other in choices(GOODGE, 6):
        trump = view.board.trump
        if suit_of(best, trump) is not suit_of(other, trump) or surely_takes(GOODGE, view, best):
            continue
        best_is_higher = GOODGE.winning_place((best, other), trump) == 0
        pair = counts[best_is_higher], counts[not best_is_higher]
        monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_counts, pair))
        found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other)), 1)
        is_counted = not isinstance(found[-1], Close)
        seen += is_counted
        assert any(isinstance(reason, TakesTrick | LeavesTrick | NoPoints) for reason in found) == (
            are_told and is_counted
        )
    assert seen


def _counts(pair: tuple[DealCount, DealCount], _: Fates, taker: int | None = None) -> tuple[DealCount, DealCount]:
    """Own tricks by these counts, and nobody else's."""
    return pair if taker is None else (DealCount(0, 10), DealCount(0, 10))


def _all_by(hand: int, own: int, fates: Fates, taker: int | None = None) -> tuple[DealCount, DealCount]:
    """All tricks to this hand after the first card, and after the other one so many of ten to whoever plays."""
    has, none = DealCount(10, 10), DealCount(0, 10)
    if taker is None or taker == fates.acting:
        return none, DealCount(own, 10)
    return (has, none) if taker == hand else (none, none)


def _of_others(game: AnyGame, view: AnyView, best: Card, other: Card) -> list[Reason]:
    found = reasons_for(game, view, judged(PlayCard(best), PlayCard(other)), 1)
    return [reason for reason in found if isinstance(reason, MateTakes | GoodgeTakes | TakesTrick | LeavesTrick)]


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_where_somebody_of_ones_side_takes_the_trick_that_is_told_of_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = made = 0
    for _, view, best, other in choices(GAMES[game], 4):
        board, seat = view.board, view.seat or 0
        goodge = board.goodge if isinstance(board, GoodgeBoard) else None
        bids = board.bids if isinstance(board, PartnerBoard) else ()
        same = suit_of(best, board.trump) is suit_of(other, board.trump)
        if seat == goodge or not all(isinstance(bid, Bid) for bid in bids) or surely_takes(GAMES[game], view, best):
            continue
        if same and GAMES[game].winning_place((best, other), board.trump) == 0:
            continue  # the higher one does not leave more tricks to others
        mate = 3 - seat - goodge if goodge is not None else (seat + 2) % 4
        monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_all_by, mate, 10))
        if isinstance(board, PartnerBoard):
            found = _of_others(GAMES[game], view, best, other)
            assert not any(isinstance(reason, MateTakes | TakesTrick) for reason in found), (
                "the team takes it after either"
            )
            monkeypatch.setattr("goodge.coach.taking.trick_counts", partial(_all_by, mate, 2))
        found = _of_others(GAMES[game], view, best, other)
        if sum(GAMES[game].tricks_bid(board)[each] or 0 for each in (seat, mate) if bids) <= sum(
            board.captured[each] for each in (seat, mate)
        ) and isinstance(board, PartnerBoard):
            made += 1
            assert not any(isinstance(reason, MateTakes) for reason in found), "nobody needs another trick"
            continue
        assert found in ([], [MateTakes(mate, goodge, best, DealCount(10, 10), other, DealCount(0, 10))])
        seen += bool(found)
    assert seen
    assert made or game != "pride"


def test_what_is_told_of_a_trick_counts_the_partners_as_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The own card takes it in 8 of 10 deals instead of 2, and the partner's in 1 after either."""
    seen = 0
    for _, view, best, other in choices(GAMES["spades"], 4):
        board, seat = view.board, view.seat or 0
        assert isinstance(board, PartnerBoard)
        own = DealCount(8, 10), DealCount(2, 10)
        once = DealCount(1, 10), DealCount(1, 10)
        monkeypatch.setattr(
            "goodge.coach.taking.trick_counts", lambda _, taker=None, own=own, once=once: own if taker is None else once
        )
        is_nil = not all(isinstance(board.bids[each], Bid) for each in (seat, (seat + 2) % 4))
        for reason in _of_others(GAMES["spades"], view, best, other):
            if isinstance(reason, TakesTrick):
                counts = own if is_nil else (DealCount(9, 10), DealCount(3, 10))
                assert reason == TakesTrick(best, counts[0], other, counts[1], is_team=not is_nil)
                seen += not is_nil
    assert seen


@pytest.mark.parametrize("game", ["spades", "pride"])
def test_a_trick_that_the_partner_is_winning_is_told_to_be_theirs(game: str) -> None:
    """To whoever leaves it to them; not where they have bid nil, or the team has its contract."""
    seen = 0
    for _, view, best, other in choices(GAMES[game], 5, 30):
        board, lying = view.board, view.board.trick.cards
        assert isinstance(board, PartnerBoard)
        told = reasons_for(GAMES[game], view, judged(PlayCard(best), PlayCard(other)), 1)
        wins = [each for each in told if isinstance(each, PartnerWins)]
        beat = [GAMES[game].winning_place((*lying, card), board.trump) == len(lying) for card in (best, other)]
        for reason in wins:
            assert beat == [False, True]
            assert reason == PartnerWins(((view.seat or 0) + 2) % 4, lying[-2])
            assert isinstance(board.bids[reason.seat], Bid)
            assert not any(isinstance(each, CannotTake) for each in told)
        seen += bool(wins)
    assert seen


def test_of_two_who_play_with_one_it_is_told_of_whom_the_card_helps_most(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    none = DealCount(0, 10)
    for state in (state for seed in range(4) for state in played(GOODGE, seed, players=4)):
        if state.board.phase is not Phase.PLAY or len(state.board.tricks) < 6:
            continue
        view = GOODGE.view_for(state, state.board.to_act)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        goodge = narrow(view, GoodgeBoard).board.goodge
        if view.seat == goodge or len(cards) < 2 or surely_takes(GOODGE, view, cards[0]):
            continue
        one, two = (seat for seat in range(4) if seat not in (goodge, view.seat))
        for least, most in ((one, two), (two, one)):
            counts = {least: (DealCount(8, 10), DealCount(4, 10)), most: (DealCount(10, 10), none)}
            monkeypatch.setattr(
                "goodge.coach.taking.trick_counts", lambda _, taker=None, counts=counts: counts.get(taker, (none, none))
            )
            found = [reason for reason in _of_others(GOODGE, view, *cards[:2]) if isinstance(reason, MateTakes)]
            assert all(reason.seat == most for reason in found)
            seen += len(found)
    assert seen


def test_how_often_the_goodge_takes_the_trick_is_told_of_cards_of_two_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    has, none = DealCount(10, 10), DealCount(0, 10)
    for _, view, best, other in choices(GOODGE, 4):
        goodge = narrow(view, GoodgeBoard).board.goodge
        if view.seat == goodge or suit_of(best, view.board.trump) is suit_of(other, view.board.trump):
            continue
        counts = {goodge: (none, has)}
        monkeypatch.setattr(
            "goodge.coach.taking.trick_counts", lambda _, taker=None, counts=counts: counts.get(taker, (none, none))
        )
        found = _of_others(GOODGE, view, best, other)
        assert found in ([], [GoodgeTakes(goodge or 0, best, none, other, has)])
        seen += bool(found)
    assert seen


def test_that_a_trick_is_left_to_others_now_and_then_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    left = 0
    for _, view, best, other in choices(GOODGE, 4):
        for taken, is_mostly in ((8, True), (2, False)):
            counts = partial(_counts, (DealCount(taken, 10), DealCount(10, 10)))
            monkeypatch.setattr("goodge.coach.taking.trick_counts", counts)
            found = reasons_for(GOODGE, view, judged(PlayCard(best), PlayCard(other)), 1)
            is_told = any(isinstance(reason, TakesTrick | LeavesTrick) for reason in found)
            assert not (is_told and is_mostly)
            left += is_told
    assert left, "that it mostly is, is one"
