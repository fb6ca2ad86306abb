"""Reasons that are true and left out all the same, as they speak against what the viewer wants."""

from __future__ import annotations

from collections import Counter

from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.memory import is_on_nil
from goodge.coach.merits import merits
from goodge.coach.reasons import reasons_for
from goodge.coach.why import (
    CannotTake,
    Costs,
    HarderToBeat,
    MayBeBeaten,
    MayTake,
    OnlyTrumps,
    RisksLess,
    ShownVoid,
    TakesTrick,
)
from goodge.coach.why_pairs import LeavesTrick
from goodge.engine.actions import Bid, BlindNil, Nil, Pass, PlayCard
from goodge.engine.game import AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.partners import PartnerBoard

from .choices import judged
from .rounds import played


def wants_no_trick(view: AnyView) -> bool:
    """Whether the viewer's nil still holds, or their team has as many tricks as it has bid."""
    board, seat = view.board, view.seat or 0
    assert isinstance(board, PartnerBoard)
    team = [each for each in range(4) if each % 2 == seat % 2]
    bids = [board.bids[each] for each in team]
    on_nil = isinstance(board.bids[seat], Nil | BlindNil) and not board.captured[seat]
    numbers = [0 if bid is None or isinstance(bid, Nil | BlindNil) else bid.amount for bid in bids if bid is not None]
    return on_nil or sum(board.captured[each] for each in team) >= sum(numbers)


def test_whoever_wants_no_more_tricks_is_not_warned_of_trumps() -> None:
    warned = Counter[bool]()
    game = GAMES["spades"]
    for seed in range(14):
        for state in played(game, seed):
            if state.board.phase is not Phase.PLAY or state.board.trick.cards or len(state.board.tricks) < 6:
                continue
            view = game.view_for(state, state.board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
                found = reasons_for(game, view, judged(best, other), 1)
                warned[wants_no_trick(view)] += any(isinstance(each, ShownVoid) and not each.helps for each in found)
    assert warned[False]
    assert not warned[True]


def test_who_takes_a_trick_is_not_counted_where_another_own_hand_is_still_to_play() -> None:
    game, counted = GAMES["spidge"], Counter[bool]()
    for seed in range(6):
        for state in played(game, seed)[:-1]:
            board = state.board
            view = game.view_for(state, board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            if board.phase is not Phase.PLAY or len(cards) < 2 or board.holders.count(board.turn or 0) < 2:
                continue
            place = len(board.trick.cards)
            after = [(board.trick.leader + step) % 4 for step in range(place + 1, 4)]
            is_own_after = any(board.holders[hand] == board.turn for hand in after)
            for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
                found = reasons_for(game, view, judged(best, other), 1)
                counted[is_own_after] += any(isinstance(each, TakesTrick) for each in found)
    assert counted[False]
    assert not counted[True], "the other hand might take it: that is as good"


def test_a_trick_that_the_own_hand_is_winning_is_not_left_to_others() -> None:
    game, seen = GAMES["spidge"], 0
    for seed in range(12):
        for state in played(game, seed):
            board = state.board
            if board.phase is not Phase.PLAY or not board.trick.cards or board.acting != board.dummy:
                continue
            view = game.view_for(state, board.turn)
            place = game.winning_place(board.trick.cards, board.trump)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            if place is None or (board.trick.leader + place) % 4 != board.own_hand(view.seat or 0) or len(cards) == 1:
                continue
            for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])):
                seen += 1
                found = reasons_for(game, view, judged(best, other), 1)
                assert not any(isinstance(each, TakesTrick | LeavesTrick | CannotTake) for each in found)
    assert seen


def test_a_bid_that_was_best_is_held_against_a_pass_and_not_against_a_higher_one() -> None:
    game = GAMES["goodge"]
    state = next(each for each in played(game, 5) if each.board.phase is Phase.AUCTION)
    view = game.view_for(state, state.board.turn)
    options = tuple(Weighed(action, worth, 0.5) for action, worth in ((Bid(60), 30.0), (Bid(65), 27.0), (Pass(), 0.0)))
    for done in (Bid(60), None):
        found = reasons_for(game, view, Judgement(options, done, error=0.5), 1)
        assert not any(isinstance(each, RisksLess) for each in found)
        assert found[-1] == Costs(Pass(), 30.0)
    higher = reasons_for(game, view, Judgement(options, Bid(65), 3.0, 0.5), 1)
    assert any(isinstance(each, RisksLess) for each in higher)


def test_whoever_is_on_nil_is_not_told_how_hard_a_card_is_to_beat() -> None:
    game, seen = GAMES["spades"], Counter[bool]()
    kinds = HarderToBeat | MayBeBeaten | MayTake | OnlyTrumps
    for seed in range(40):
        for state in played(game, seed):
            if state.board.phase is not Phase.PLAY:
                continue
            view = game.view_for(state, state.board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for best, other in ((cards[0], cards[-1]), (cards[-1], cards[0])) if len(cards) > 1 else ():
                found = merits(game, view, best, other)
                seen[is_on_nil(view)] += any(isinstance(each, kinds) for each in found)
    assert seen[False]
    assert not seen[True]
