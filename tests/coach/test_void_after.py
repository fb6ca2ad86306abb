"""Of a card that is kept it is told who may trump it, where somebody still to play has shown none of its suit."""

from __future__ import annotations

from itertools import permutations

import pytest

from goodge.coach.claims import threats_to
from goodge.coach.memory import is_on_own_side, known_voids
from goodge.coach.merits import merits
from goodge.coach.why import Chance, Keeps
from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.tricks import suit_of

from .rounds import played


@pytest.mark.parametrize("game_id", ["goodge", "spades", "spidge"])
def test_who_may_trump_is_an_opponent_still_to_play(game_id: str) -> None:
    game, told = GAMES[game_id], set[bool]()
    for seed in range(16):
        for state in played(game, seed)[:-1]:
            board, trump = state.board, state.board.trump
            if board.phase is not Phase.PLAY:
                continue
            view = game.view_for(state, board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for best, other in permutations(cards[:1] + cards[-1:], 2):
                for reason in merits(game, view, best, other):
                    if not isinstance(reason, Keeps):
                        continue
                    told.add(reason.void is not None)
                    if reason.void is None:
                        continue
                    assert reason.chance is Chance.TRUMPS
                    suit = suit_of(reason.kept, trump)
                    assert suit_of(reason.card, trump) is suit is not trump
                    assert (reason.void, suit) in known_voids(game, view)
                    assert (reason.void, trump) not in known_voids(game, view)
                    place = (reason.void - board.trick.leader) % len(state.hands)
                    assert place > len(board.trick.cards)
                    assert not is_on_own_side(view, reason.void)
                    assert board.holders[reason.void] != board.turn
                    threats = threats_to(game, view, reason.kept)
                    assert threats is not None
                    assert threats[1]
    assert told == {True, False}
