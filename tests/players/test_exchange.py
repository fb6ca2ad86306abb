"""The Stash and the trump suit are searched for, not looked up."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bury, NameTrump
from goodge.engine.cards import Card, Suit
from goodge.engine.game import Phase
from goodge.engine.rng import Stream
from goodge.players import exchange
from goodge.players.bid_inference import deals_by_calls
from goodge.players.exchange import PlanSearch, best_bury, best_trump
from goodge.players.protocol import Budget, Decision
from goodge.players.race import Clock
from goodge.players.strength import plan_with

from .rounds import GAME, AnyState, cards, random_states


def exchanges(players: int, rounds: int = 4) -> list[AnyState]:
    states = (state for number in range(rounds) for state in random_states(players, 70 + number))
    return [state for state in states if state.board.phase is Phase.EXCHANGE]


def laid(decision: Decision) -> tuple[Card, ...]:
    assert isinstance(decision.action, Bury)
    return decision.action.cards


@pytest.mark.parametrize("players", [3, 4])
def test_three_cards_of_the_hand_are_laid_away_and_a_suit_is_named(players: int) -> None:
    for state in exchanges(players):
        view = GAME.view_for(state, state.board.turn)
        bury = laid(best_bury(view, Stream(2, "bury"), Clock(None)))
        assert len(set(bury)) == 3
        assert set(bury) <= set(view.hand)
        state, _ = GAME.apply(state, Bury(bury))
        view = GAME.view_for(state, state.board.turn)
        named = best_trump(view, Stream(2, "trump"), Clock(None)).action
        assert isinstance(named, NameTrump)
        longest = max(sum(card.suit == suit for card in view.hand) for suit in Suit)
        assert sum(card.suit == named.suit for card in view.hand) >= longest - 2


def test_a_search_tells_a_good_plan_from_a_bad_one() -> None:
    state = exchanges(3)[0]
    view = GAME.view_for(state, state.board.turn)
    deals = deals_by_calls(view, Stream(1, "deals"), 20, Clock(None))

    def value(trump: Suit, bury: str) -> float:
        plan = plan_with(view.hand, trump, cards(bury), 3)
        search = PlanSearch(view, plan, plan.bury, deals, 5)
        search.search(500)
        return search.value

    longest = max(Suit, key=lambda suit: sum(card.suit == suit for card in view.hand))
    shortest = min(Suit, key=lambda suit: sum(card.suit == suit for card in view.hand))
    weak = [card.text for card in view.hand if card.suit not in (longest, None)][:3]
    strong = [card.text for card in view.hand if card.suit == longest][-3:]
    assert value(longest, " ".join(weak)) > value(shortest, " ".join(strong)) + 20


def test_without_time_there_is_an_answer_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "DEALS", 2)
    state = exchanges(4)[0]
    view = GAME.view_for(state, state.board.turn)
    assert len(laid(best_bury(view, Stream(2, "bury"), Clock(Budget(seconds=1e-9))))) == 3
