"""Rounds for the tests of the coach: played by rules of thumb, and the same with other hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goodge.engine.actions import Nil
from goodge.engine.game import AnyGame, AnyState, Phase
from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.players import player_of

CASUAL = player_of("casual")
SPADES = GAMES["spades"]


def played(game: AnyGame, seed: int, level: str = "casual", **rules: Any) -> list[AnyState]:
    """The states of a whole round between players of a level."""
    chosen = game.read_rules(rules)
    states = [game.open_round(game.new_match(chosen, seed % 3), deal_for(game, chosen, seed, 0))[0]]
    player = player_of(level)
    while not states[-1].board.is_over:
        view = game.view_for(states[-1], states[-1].board.turn)
        states.append(game.apply(states[-1], player.choose(view, seed).action)[0])
    return states


def with_nil(seed: int) -> list[AnyState]:
    """A round of Spades in which seat 2 bids nil."""
    rules = SPADES.read_rules({})
    states = [SPADES.open_round(SPADES.new_match(rules, 0), deal_for(SPADES, rules, seed, 0))[0]]
    while not states[-1].board.is_over:
        view = SPADES.view_for(states[-1], states[-1].board.turn)
        is_nil = view.seat == 2 and view.board.phase is Phase.BIDDING
        states.append(SPADES.apply(states[-1], Nil() if is_nil else CASUAL.choose(view, seed).action)[0])
    return states[:-1]


def one_a_phase(game: AnyGame, seed: int, left: int = 4) -> Iterator[AnyState]:
    """For each phase of a round a state in which there is a choice; in card play with this many cards in hand."""
    found: set[Phase] = set()
    for state in played(game, seed)[:-1]:
        view, phase = game.view_for(state, state.board.turn), state.board.phase
        is_late = phase is not Phase.PLAY or len(view.acting_hand) == left
        if phase not in found and is_late and len(view.legal) != 1:
            found.add(phase)
            yield state


def with_other_cards(game: AnyGame, state: AnyState, number: int) -> AnyState:
    """A state that the seat to act cannot tell from this one, dealt and played from the start."""
    view = game.view_for(state, state.board.turn)
    other = game.resample(view, Stream(number, "coach test"))
    again, _ = game.open_round(state.match, other.deal)
    for action in other.actions:
        again, _ = game.apply(again, action)
    return again


def takers(game: AnyGame, state: AnyState, hand: int, tricks: int) -> set[bool]:
    """Whether a hand takes the trick under way, over all ways to play on."""
    if len(state.board.tricks) > tricks:
        return {state.board.tricks[tricks].winner == hand}
    return {
        is_taken
        for action in game.legal_actions(state)
        for is_taken in takers(game, game.apply(state, action)[0], hand, tricks)
    }


def record_of(game: AnyGame, states: list[AnyState]) -> Record:
    """A match of one round."""
    rules = states[0].match.rules
    return Record(game, rules, tuple(f"Player {seat}" for seat in range(game.seats(rules))), [states])


GAME_IDS = sorted(GAMES)
