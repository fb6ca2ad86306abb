"""How often bids are still reached: which bids are counted, and as the deals are played out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach.counting import Fates, card_fates
from goodge.coach.goals import Aim, MakeBid, MakeContract, MakeNil
from goodge.coach.standing import still_reached
from goodge.engine.actions import Bid, Nil, PlayCard
from goodge.engine.game import AnyGame, AnyState, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.partners import PartnerBoard
from goodge.players.race import Clock
from tests.engine.kin import SPADES

from .rounds import played, with_nil


def _choices(game: AnyGame, states: list[AnyState]) -> Iterator[tuple[AnyView, Fates]]:
    for state in states:
        view = game.view_for(state, state.board.to_act)
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        if state.board.phase is Phase.PLAY and len(cards) > 1:
            fates = card_fates(game, view, (cards[0], cards[-1]), 1, Clock(None))
            assert fates is not None
            yield view, fates


def _aims(view: AnyView, fates: Fates) -> list[Aim]:
    found = still_reached(view, fates)
    counts = {aim: reached for aim, reached, _ in fates.aims()}
    assert all(hope.reached == counts[hope.aim] for hope in found)
    return [hope.aim for hope in found]


def test_the_goodge_hears_of_a_bid_that_is_neither_made_nor_lost() -> None:
    told = untold = 0
    for view, fates in _choices(GAMES["goodge"], [*played(GAMES["goodge"], 5)[:-1], *played(GAMES["goodge"], 6)[:-1]]):
        board = view.board
        assert isinstance(board, GoodgeBoard)
        need = board.bid - board.captured[view.seat or 0]
        is_open = board.goodge == view.seat and 0 < need <= 250 - sum(board.captured)
        assert _aims(view, fates) == [MakeBid(board.goodge or 0, board.bid)] * is_open
        told, untold = told + is_open, untold + (not is_open)
    assert told
    assert untold


@pytest.mark.parametrize("seed", [1, 2])
def test_partners_hear_of_all_nils_that_hold_and_of_a_contract_in_doubt(seed: int) -> None:
    kinds = set[tuple[type[Aim], ...]]()
    for view, fates in _choices(SPADES, with_nil(seed)):
        board, seat = view.board, view.seat or 0
        assert isinstance(board, PartnerBoard)
        bids = board.bids
        holds = isinstance(bids[2], Nil) and not board.captured[2]
        team = [each for each in (seat, (seat + 2) % 4) if isinstance(bids[each], Bid)]
        need = board.contract(seat % 2) - sum(board.captured[each] for each in team)
        is_open = 0 < need <= 13 - len(board.tricks) and not (seat == 2 and holds)
        nils: list[Aim] = [MakeNil(2)] if holds else []
        found = _aims(view, fates)
        assert found == [*nils, *([MakeContract(seat % 2, board.contract(seat % 2))] if is_open else [])]
        kinds.add(tuple(map(type, found)))
    assert {(MakeNil,), (MakeNil, MakeContract)} <= kinds
