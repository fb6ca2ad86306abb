"""How much work a hint may be: what grows with the number of options is held down."""

from __future__ import annotations

import pytest

from goodge.coach import goodge_cards, kin
from goodge.coach.goodge_cards import GoodgeCardWeigher
from goodge.coach.kin import KinCallWeigher
from goodge.engine.actions import Action
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.players.anygame.deck import deck_of
from goodge.players.race import Clock

from .rounds import played


def test_many_cards_are_tried_less_often_each(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[tuple[int, int]]()

    def note(searches: list[object], tries: int, clock: Clock) -> list[float]:  # noqa: ARG001
        tried.append((len(searches), tries))
        return [0.0] * len(searches)

    monkeypatch.setattr(goodge_cards, "search_all", note)
    game = GAMES["goodge"]
    for state in (state for state in played(game, 6) if state.board.phase is Phase.PLAY):
        view = narrow(game.view_for(state, state.board.to_act), GoodgeBoard)
        GoodgeCardWeigher(view, None).run(1, Clock(None))
    assert max(number for number, _ in tried) > goodge_cards.MOST_TRIES // goodge_cards.TRIES
    assert all(number * tries <= goodge_cards.MOST_TRIES for number, tries in tried)
    few = [tries for number, tries in tried if number * goodge_cards.TRIES <= goodge_cards.MOST_TRIES]
    assert set(few) == {goodge_cards.TRIES}


@pytest.mark.parametrize("name", ["spades", "pride"])
def test_many_bids_are_played_out_less_often_each_over_as_many_deals(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = GAMES[name], list[tuple[int, int]]()

    def note(
        _game: object, _view: object, _deck: object, options: list[Action], count: int, *_: object, rounds: int
    ) -> tuple[dict[Action, float], int]:
        assert count == kin.CALL_DEALS
        asked.append((len(options), rounds))
        return dict.fromkeys(options, 0.0), count

    monkeypatch.setattr(kin, "call_gains", note)
    for state in (state for state in played(game, 3) if state.board.phase is Phase.BIDDING):
        view, deck = game.view_for(state, state.board.to_act), deck_of(name, state.match.rules)
        assert deck is not None
        KinCallWeigher(game, view, deck, None).run(1, Clock(None))
    assert asked
    assert all((rounds == kin.ROUNDS) == (number <= kin.FEW_CALLS) for number, rounds in asked)
    assert any(rounds == kin.FEWER_ROUNDS for _, rounds in asked)
