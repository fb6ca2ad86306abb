"""A reason speaks for the better option, whatever the decision: taken apart over real decisions of all games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.coach import Judgement, Weighed
from goodge.coach.reasons import reasons_for
from goodge.coach.why import Costs, Fails, Succeeds
from goodge.engine.actions import Action, Bury
from goodge.engine.game import AnyState, Phase
from goodge.engine.games import GAMES

from .apart import speaks_for
from .rounds import GAME_IDS, played

ROUNDS = {"goodge": 6, "spades": 5, "pride": 5, "spidge": 5}
EVERY = 3  # decision of card play


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.coach.counting.DEALS", 20)
    monkeypatch.setattr("goodge.coach.counting.CALL_DEALS", 15)
    monkeypatch.setattr("goodge.players.card_search.WORLDS", 20)


def decisions(game: str) -> Iterator[tuple[AnyState, Action, Action]]:
    """Yield real decisions, each with what was done and something else, in both orders."""
    for seed in range(50, 50 + ROUNDS[game]):
        states = played(GAMES[game], seed)
        for number, state in enumerate(states[:-1]):
            done = states[-1].actions[number]
            legal = GAMES[game].legal_actions(state) or (Bury(GAMES[game].view_for(state, state.board.turn).hand[:3]),)
            others = [action for action in (legal[0], legal[-1]) if action != done]
            if others and (state.board.phase is not Phase.PLAY or number % EVERY == 0):
                yield state, done, others[-1]
                yield state, others[-1], done


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_reason_speaks_for_the_better_option(game: str) -> None:
    told, kinds = 0, set()
    for state, best, other in decisions(game):
        view = GAMES[game].view_for(state, state.board.turn)
        judged = Judgement((Weighed(best, 10.0, 0.5), Weighed(other, 0.0, 0.4)), other, 10.0, 0.1)
        for reason in reasons_for(GAMES[game], view, judged, 1):
            assert speaks_for(reason, best, other, state), f"{reason} for {best} against {other}"
            kinds.add(type(reason))
        told += 1
    assert told >= 100
    assert Costs in kinds
    assert ({Succeeds, Fails} <= kinds) == (game != "spidge"), "there nothing is bid"
