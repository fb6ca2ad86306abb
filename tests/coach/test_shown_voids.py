"""Suits that somebody has shown to lack: who may trump them, as it matters to whoever leads in The Goodge Rules."""

from __future__ import annotations

from itertools import permutations

from goodge.coach.memory import is_on_own_side, known_voids
from goodge.coach.shown_voids import of_voids
from goodge.coach.why import ShownVoid
from goodge.coach.why_pairs import SpendsTrump
from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.state import narrow

from .rounds import played

GOODGE = GAMES["goodge"]


def test_who_plays_against_the_goodge_is_warned_of_the_goodge_alone() -> None:
    warned, spends, mates = 0, 0, 0
    for seed in range(24):
        for state in played(GOODGE, seed):
            board = narrow(state, GoodgeBoard).board
            if board.phase is not Phase.PLAY or board.trick.cards or board.goodge == board.turn:
                continue
            view = GOODGE.view_for(state, board.turn)
            for best, other in permutations((each.card for each in view.legal if isinstance(each, PlayCard)), 2):
                voids = {hand for hand, suit in known_voids(GOODGE, view) if suit in (best.suit, other.suit)}
                mates += bool(voids - {board.goodge, board.turn})
                for reason in of_voids(GOODGE, view, (best, other)):
                    if isinstance(reason, ShownVoid):
                        assert (reason.hand, reason.suit) == (board.goodge, other.suit)
                        warned += 1
                    else:
                        assert isinstance(reason, SpendsTrump)
                        assert (reason.seat, reason.suit) == (board.goodge, best.suit)
                        assert best.suit is not other.suit
                        assert not worth(best)
                        spends += 1
    assert warned
    assert spends
    assert mates, "else nobody else was out of a suit"


def test_those_who_play_against_the_goodge_are_on_one_side() -> None:
    state = next(state for state in played(GOODGE, 3) if state.board.phase is Phase.PLAY)
    goodge = narrow(state, GoodgeBoard).board.goodge
    others = [seat for seat in range(3) if seat != goodge]
    assert goodge is not None
    for seat in others:
        view = GOODGE.view_for(state, seat)
        assert [is_on_own_side(view, hand) for hand in range(3)] == [hand != goodge for hand in range(3)]
    alone = GOODGE.view_for(state, goodge)
    assert not any(is_on_own_side(alone, hand) for hand in others)
