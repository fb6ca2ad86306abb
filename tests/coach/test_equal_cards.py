"""Cards are weighed as one only where none of them can do what another cannot."""

from __future__ import annotations

import pytest

from goodge.coach.goodge_cards import GoodgeCardWeigher
from goodge.coach.kin import KinCardWeigher
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.players.anygame.deck import deck_of

from .rounds import GAME_IDS, played


def weighed(game: AnyGame, state: AnyState) -> set[Card]:
    """The cards that are told apart."""
    view = game.view_for(state, state.board.turn)
    deck = deck_of(game.id, view.rules)
    if deck is None:
        return {option.card for option in GoodgeCardWeigher(narrow(view, GoodgeBoard), None).options}
    return {option.card for option in KinCardWeigher(game, view, deck, None).options if isinstance(option, PlayCard)}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_card_that_beats_the_trick_is_not_taken_for_one_that_does_not(game_id: str) -> None:
    game, seen = GAMES[game_id], 0
    for seed in range(12):
        for state in played(game, seed)[:-1]:
            lying, trump = state.board.trick.cards, state.board.trump
            if state.board.phase is not Phase.PLAY or not lying:
                continue
            cards = [action.card for action in game.legal_actions(state) if isinstance(action, PlayCard)]
            beating = {card for card in cards if game.winning_place((*lying, card), trump) == len(lying)}
            told = weighed(game, state)
            assert told <= set(cards)
            assert bool(told & beating) == bool(beating)
            assert bool(told - beating) == bool(set(cards) - beating)
            seen += 0 < len(beating) < len(cards)
    assert seen
