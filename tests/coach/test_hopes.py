"""What the open honours of Spidge are worth."""

from __future__ import annotations

import pytest

from goodge.coach.goals import Aim, MakeNil, MakeTen
from goodge.coach.hopes import MOST, hopes
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.spadeplay import HAND_SIZE
from tests.engine.kin import SPIDGE

from .rounds import played


def _seat_of(state: AnyState, aim: Aim) -> int:
    assert isinstance(aim, MakeNil | MakeTen)
    return state.board.holders[aim.hand] if isinstance(aim, MakeNil) else aim.seat


def _is_open(state: AnyState, aim: Aim) -> bool:
    board, seat = state.board, _seat_of(state, aim)
    if isinstance(aim, MakeNil):
        return board.captured[aim.hand] == 0
    taken = sum(count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
    return taken < 10 <= taken + HAND_SIZE - len(board.tricks)


def test_only_honours_are_told_that_are_open_the_likelier_first() -> None:
    kinds, told_of_others = set[type[Aim]](), 0
    for seed in range(3):
        for state in played(SPIDGE, seed)[:-1]:
            view, board = SPIDGE.view_for(state, state.board.turn), state.board
            if board.phase is not Phase.PLAY or len(view.legal) < 2:
                continue
            found = hopes(SPIDGE, view, view.legal[0], view.legal[-1])
            assert len(found) <= MOST
            shares = [hope.reached.share for hope in found]
            is_own = [_seat_of(state, hope.aim) == view.seat for hope in found]
            own = [share for share, is_mine in zip(shares, is_own, strict=True) if is_mine]
            assert own == sorted(own, reverse=True)
            if not all(is_own):
                told_of_others += 1
                assert not own, "others are told of who hopes for nothing"
            assert min(shares, default=1.0) > 0.05, "nobody is told of what is out of reach"
            for hope in found:
                kinds.add(type(hope.aim))
                assert _is_open(state, hope.aim)
    assert kinds == {MakeNil, MakeTen}
    assert told_of_others


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_games_without_honours_have_no_hopes(game: str) -> None:
    state = next(state for state in played(GAMES[game], 1) if state.board.phase is Phase.PLAY)
    view = GAMES[game].view_for(state, state.board.turn)
    assert hopes(GAMES[game], view, view.legal[0], view.legal[-1]) == ()
