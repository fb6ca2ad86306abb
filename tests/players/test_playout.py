"""Playouts play by the engine's rules, in their own numbers."""

from __future__ import annotations

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import DECK, suit_of, worth
from goodge.players import playout
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
        assert playout.CARD_WORTH[number] == worth(card)
        assert (playout.CARD_SUIT[number] == 0) == (suit_of(card, trump) == trump)


@pytest.mark.parametrize("players", [3, 4])
def test_legal_cards_are_the_engines(players: int) -> None:
    for number in range(20):
        for state in playing(players, number):
            trump, seat = state.board.trump, state.board.turn
            assert trump is not None
            assert seat is not None
            lead = sight_of(GAME.view_for(state, seat)).lead
            cards = {card_of(card, trump) for card in playout.legal_cards(flat(state), seat, lead)}
            assert {PlayCard(card) for card in cards} == set(GAME.legal_actions(state))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("noise", [0, 64, 256])
def test_a_round_played_out_is_one_that_the_engine_plays_too(players: int, noise: int) -> None:
    for number in range(12):
        for start in playing(players, number)[:: players + 2]:
            captured = list(start.board.captured)
            sight = sight_of(GAME.view_for(start, start.board.turn))
            stash = sum(map(worth, start.stash))
            trick = (sight.seat, sight.lead, sight.best, sight.taker, sight.pot, len(sight.later))
            playout.play_out(players, flat(start), captured, *trick, stash, -1, noise, number)
            assert captured == captured_by_the_engine(start, noise, number)
            assert sum(captured) == 250


def captured_by_the_engine(state: AnyState, noise: int, seed: int) -> list[int]:
    """Lets the engine play the cards that the kernel chooses."""
    while not state.board.is_over:
        sight = sight_of(GAME.view_for(state, state.board.turn))
        hands, missing = flat(state), len(sight.later)
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        if (seed >> 8 & 255) < noise:
            card = playout.random_card(hands, sight.seat, sight.lead, seed >> 12)
        elif sight.leads:
            card = playout.thrifty_lead(hands, sight.seats, sight.seat, seed >> 16)
        else:
            card = playout.thrifty_follow(hands, sight.seats, sight.seat, sight.lead, sight.best, sight.pot, missing)
        state, _ = GAME.apply(state, PlayCard(card_of(card, sight.trump)))
    return list(state.board.captured)


def test_the_first_card_can_be_given() -> None:
    start = playing(3, 5)[-2]  # two cards to come, one in each of two hands
    sight = sight_of(GAME.view_for(start, start.board.turn))
    for card in sight.legal:
        captured = [0, 0, 0]
        trick = (sight.seat, sight.lead, sight.best, sight.taker, sight.pot, len(sight.later))
        playout.play_out(3, flat(start), captured, *trick, 0, card, 256, 1)
        assert sum(captured) == sight.pot + sum(worth(card) for hand in start.hands for card in hand)


def mask(*ranks: int) -> int:
    return sum(1 << rank - 1 for rank in ranks)


def test_worthless_neighbours_count_as_one_card() -> None:
    own = [0, mask(2, 3, 6, 7, 9), 0, 0, 0]
    others = [0, mask(8), 0, 0, 0]
    assert [card - 11 + 1 for card in playout.distinct_cards([*own, *others], 2, 0, 1, -1)] == [2, 9]


def test_a_card_in_the_trick_parts_neighbours() -> None:
    own = [0, mask(6, 8), 0, 0, 0]
    seven = 11 + 6
    assert len(playout.distinct_cards([*own, *[0] * 5], 2, 0, 1, seven)) == 2
    assert len(playout.distinct_cards([*own, *[0] * 5], 2, 0, 1, -1)) == 1


def test_cards_of_different_worth_stay_apart() -> None:
    own = [0, mask(1, 2, 5, 6, 9, 10), 0, 0, 0]
    assert [card - 11 + 1 for card in playout.distinct_cards([*own, *[0] * 5], 2, 0, 1, -1)] == [1, 2, 5, 10]
