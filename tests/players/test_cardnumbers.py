"""Cards as numbers, and which may be played."""

from __future__ import annotations

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import DECK, suit_of, worth
from goodge.players import cardnumbers
from goodge.players.sight import card_of, masks_of, number_of, sight_of

from .rounds import GAME, AnyState, random_states


def playing(players: int, number: int) -> list[AnyState]:
    return [state for state in random_states(players, number) if state.board.phase is Phase.PLAY]


def flat(state: AnyState) -> list[int]:
    trump = state.board.trump
    assert trump is not None
    return [mask for hand in state.hands for mask in masks_of(hand, trump)]


@pytest.mark.parametrize("trump", Suit)
def test_every_card_has_a_number_of_its_own_with_its_worth_and_suit(trump: Suit) -> None:
    numbers = {number_of(card, trump): card for card in DECK}
    assert len(numbers) == len(DECK)
    for number, card in numbers.items():
        assert card_of(number, trump) == card
        assert cardnumbers.CARD_WORTH[number] == worth(card)
        assert (cardnumbers.CARD_SUIT[number] == 0) == (suit_of(card, trump) == trump)


@pytest.mark.parametrize("players", [3, 4])
def test_legal_cards_are_the_engines(players: int) -> None:
    for number in range(20):
        for state in playing(players, number):
            trump, seat = state.board.trump, state.board.turn
            assert trump is not None
            assert seat is not None
            lead = sight_of(GAME.view_for(state, seat)).lead
            cards = {card_of(card, trump) for card in cardnumbers.legal_cards(flat(state), seat, lead)}
            assert {PlayCard(card) for card in cards} == set(GAME.legal_actions(state))


def mask(*ranks: int) -> int:
    return sum(1 << rank - 1 for rank in ranks)


def test_worthless_neighbours_count_as_one_card() -> None:
    own = [0, mask(2, 3, 6, 7, 9), 0, 0, 0]
    others = [0, mask(8), 0, 0, 0]
    assert [card - 11 + 1 for card in cardnumbers.distinct_cards([*own, *others], 2, 0, 1, -1)] == [2, 9]


def test_a_card_in_the_trick_parts_neighbours() -> None:
    own = [0, mask(6, 8), 0, 0, 0]
    seven = 11 + 6
    assert len(cardnumbers.distinct_cards([*own, *[0] * 5], 2, 0, 1, seven)) == 2
    assert len(cardnumbers.distinct_cards([*own, *[0] * 5], 2, 0, 1, -1)) == 1


def test_cards_of_different_worth_stay_apart() -> None:
    own = [0, mask(1, 2, 5, 6, 9, 10), 0, 0, 0]
    assert [card - 11 + 1 for card in cardnumbers.distinct_cards([*own, *[0] * 5], 2, 0, 1, -1)] == [1, 2, 5, 10]
