"""States and views as readers of one game, or of any, take them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.games import GOODGE
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.partners import PartnerBoard
from goodge.engine.spadeplay import SpadeBoard
from goodge.engine.state import narrow

from .kin import SPADES
from .kin import opened as kin_opened
from .playing import opened


def test_a_view_or_a_state_is_narrowed_to_the_board_that_it_has() -> None:
    state = opened()
    view = GOODGE.view_for(state, 1)
    assert narrow(state, GoodgeBoard) is state
    assert narrow(view, GoodgeBoard) is view
    assert narrow(kin_opened(SPADES), SpadeBoard).board.broken is False


def test_another_games_view_or_state_is_not_narrowed() -> None:
    state = opened()
    for seen in (state, GOODGE.view_for(state, 1)):
        with pytest.raises(TypeError, match="a PartnerBoard was expected, not a GoodgeBoard"):
            narrow(seen, PartnerBoard)


def test_the_seat_to_act_is_asked_for_only_while_there_is_one() -> None:
    board = opened(dealer=1).board
    assert board.to_act == board.turn == 2
    with pytest.raises(ValueError, match="nobody is to act"):
        _ = replace(board, turn=None).to_act
