"""The kernel plays Goodge as the engine does: what is legal, who wins, who has how much in the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import DECK, suit_of, worth
from goodge.players.kernel import Position, cards_of, goodge, mask_of

from ..rounds import GAME, AnyState, random_states

ROUNDS = 60


def number_of(card: Card, trump: Suit) -> int:
    """The kernel's number: trump is suit 0, and the Crown its top."""
    rules = goodge(3)
    if card == CROWN:
        return rules.card(0, 10)
    suits = [trump, *(suit for suit in Suit if suit != trump)]
    assert card.suit is not None
    return rules.card(suits.index(card.suit), card.rank - 1)


def begun(state: AnyState) -> Position:
    trump, turn = state.board.trump, state.board.turn
    assert trump is not None
    assert turn is not None
    position = Position(goodge(len(state.hands)))
    hands = [mask_of(number_of(card, trump) for card in hand) for hand in state.hands]
    position.start(hands, turn, bonus=sum(map(worth, state.stash)))
    return position


@pytest.mark.parametrize("trump", Suit)
def test_every_card_has_a_number_with_its_suit_and_worth(trump: Suit) -> None:
    rules = goodge(4)
    numbers = {number_of(card, trump): card for card in DECK}
    assert sorted(numbers) == list(range(rules.cards))
    for number, card in numbers.items():
        assert rules.worth[number] == worth(card)
        assert (rules.suit(number) == 0) == (suit_of(card, trump) == trump)


@pytest.mark.parametrize("players", [3, 4])
def test_random_rounds_are_the_engines(players: int) -> None:
    for number in range(ROUNDS):
        states = [state for state in random_states(players, number) if state.board.phase in (Phase.PLAY, Phase.SCORED)]
        position, trump = begun(states[0]), states[0].board.trump
        assert trump is not None
        for state, after in pairwise(states):
            legal = {PlayCard(card) for card in DECK if position.legal() >> number_of(card, trump) & 1}
            assert legal == set(GAME.legal_actions(state))
            assert position.turn == state.board.turn
            assert tuple(position.points()) == state.board.captured
            played = after.actions[-1]
            assert isinstance(played, PlayCard)
            position.play(number_of(played.card, trump))
        assert tuple(position.points()) == states[-1].board.captured
        assert sum(position.points()) == 250
        assert list(cards_of(position.legal())) == []
