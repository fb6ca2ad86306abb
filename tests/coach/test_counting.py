"""What is counted over deals: as often as it must be and no more than it can be, in all deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest

from goodge.coach.counting import DealCount, Fates, card_fates, trick_counts
from goodge.coach.goals import Goal, goals_of
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES
from goodge.players.race import Clock

from .choices import choices, few_deals, with_hands
from .deals import all_deals
from .rounds import GAME_IDS, takers

__all__ = ["few_deals"]


def ends(game: AnyGame, state: AnyState, goal: Goal) -> set[bool]:
    """Whether a goal is reached, over all ways to play on."""
    if state.board.is_over:
        assert state.result is not None
        return {goal.is_reached(state.result.points)}
    found: set[bool] = set()
    for action in game.legal_actions(state):
        found |= ends(game, game.apply(state, action)[0], goal)
        if len(found) == 2:
            break
    return found


def counted(game: AnyGame, state: AnyState, fates: Fates) -> list[Sequence[Card]]:
    """The hands of the deals that were counted, one after another; each deal must be one that fits."""
    possible = {tuple(map(fates.cards.mask, hands)) for hands in all_deals(game, state)}
    found = []
    for world in range(fates.worlds.size):
        fates.worlds.load(world)
        found.append(tuple(fates.worlds.playout.hand(hand) for hand in range(len(state.hands))))
    assert set(found) <= possible
    return [fates.cards.cards(mask) for hands in found for mask in hands]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_card_takes_the_trick_as_often_as_it_must_and_no_more_than_it_can(game: str) -> None:
    """In each deal that was counted all ways to play on are tried."""
    sure = set()
    for state, view, best, other in islice(choices(GAMES[game], 3), 10):
        fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
        assert fates is not None
        deals = counted(GAMES[game], state, fates)
        for card, takes in zip((best, other), trick_counts(fates), strict=True):
            _check(GAMES[game], state, deals, card, takes, None)
            sure.add(takes.share in (0.0, 1.0))
    assert False in sure or game != "spades"


@pytest.mark.parametrize("game", GAME_IDS)
def test_an_aim_is_reached_as_often_as_it_must_be_and_no_more_than_it_can_be(game: str) -> None:
    for state, view, best, other in islice(choices(GAMES[game], 2), 2):
        fates = card_fates(GAMES[game], view, (best, other), 1, Clock(None))
        assert fates is not None
        deals = counted(GAMES[game], state, fates)
        for (aim, *reached), goal in zip(fates.aims(), goals_of(state), strict=True):
            assert aim == goal.aim
            for card, count in zip((best, other), reached, strict=True):
                _check(GAMES[game], state, deals, card, count, goal)


def _check(
    game: AnyGame, state: AnyState, hands: Sequence[Sequence[Card]], card: Card, count: DealCount, goal: Goal | None
) -> None:
    """A count of something after a card is as large as it must be in these deals, and no larger than it can be."""
    seats, must, can = len(state.hands), 0, 0
    deals = [hands[start : start + seats] for start in range(0, len(hands), seats)]
    for deal in deals:
        after, _ = game.apply(with_hands(state, deal), PlayCard(card))
        if goal is None:
            found = takers(game, after, state.board.acting or 0, len(state.board.tricks))
        else:
            found = ends(game, _with_stash(game, after, deal), goal)
        must, can = must + (found == {True}), can + (True in found)
    times = count.of // len(deals)
    assert count.of == times * len(deals)
    assert times * must <= count.times <= times * can


def _with_stash(game: AnyGame, state: AnyState, deal: Sequence[Sequence[Card]]) -> AnyState:
    """The state with what nobody holds, and nobody has played, in the Stash."""
    if not game.stash_size:
        return state
    gone = {card for trick in (*state.board.tricks, state.board.trick) for card in trick.cards}
    held = {card for hand in deal for card in hand}
    return replace(state, stash=tuple(card for card in game.deck if card not in gone | held))
