"""The expert's worlds fit everything that was seen, and lean towards what the others' acts make likely."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN, Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import worth
from goodge.engine.rng import Stream
from goodge.players.playout import COUNT, SUITS
from goodge.players.sight import masks_of, sight_of
from goodge.players.strength import plans_for
from goodge.players.worlds import PlausibleWorlds

from .rounds import GAME, AnyState, opened, random_states


def worlds_of(state: AnyState, seed: int = 1) -> PlausibleWorlds:
    view = GAME.view_for(state, state.board.turn)
    return PlausibleWorlds(view, sight_of(view), Stream(seed, "worlds"))


def hand_of(worlds: PlausibleWorlds, seat: int) -> list[int]:
    return worlds.hands[SUITS * seat : SUITS * seat + SUITS]


@pytest.mark.parametrize("players", [3, 4])
def test_every_world_fits_the_view(players: int) -> None:
    for number in range(6):
        for state in [state for state in random_states(players, number) if state.board.phase is Phase.PLAY][::4]:
            view = GAME.view_for(state, state.board.turn)
            sight = sight_of(view)
            worlds = worlds_of(state)
            for _ in range(10):
                worlds.advance()
                hands = [hand_of(worlds, seat) for seat in range(players + 1)]  # the last one is the Stash
                assert hands[sight.seat] == masks_of(view.hand, sight.trump)
                assert [sum(COUNT[mask] for mask in hand) for hand in hands] == [*sight.sizes, 3]
                for suit in range(SUITS):
                    together = sum(hand[suit] for hand in hands)
                    assert together == sight.hand[suit] + sight.unseen[suit] + own_stash(state)[suit]
                    assert not any(sight.void[seat] >> suit & 1 and hands[seat][suit] for seat in range(players))


def own_stash(state: AnyState) -> list[int]:
    """What the seat to act has laid away itself."""
    stash = GAME.view_for(state, state.board.turn).stash or ()
    assert state.board.trump is not None
    return masks_of(stash, state.board.trump)


def bought(number: int, bid: int) -> AnyState:
    """A round whose Goodge took the best plan for his hand, and has led."""
    state = opened(3, number)
    for call in (Bid(bid), Pass(), Pass()):
        state, _ = GAME.apply(state, call)
    goodge = state.board.turn
    assert goodge is not None
    plan = plans_for(state.hands[goodge], 3)[0]
    state, _ = GAME.apply(state, Bury(plan.bury))
    state, _ = GAME.apply(state, NameTrump(plan.trump))
    return GAME.apply(state, PlayCard(next(card for card in state.hands[goodge] if card != CROWN)))[0]


def mean_trumps_of_goodge(number: int, bid: int) -> float:
    state = bought(number, bid)
    worlds = worlds_of(state)
    total = 0
    for _ in range(200):
        worlds.advance()
        total += COUNT[hand_of(worlds, state.board.goodge or 0)[0]]
    return total / 200


def test_a_high_bid_tells_of_many_trumps() -> None:
    for number in range(4):
        assert mean_trumps_of_goodge(number, 200) > mean_trumps_of_goodge(number, 50) + 0.5


def test_the_stash_is_thought_to_hold_more_than_chance_would_lay_there() -> None:
    state = bought(1, 120)
    worlds = worlds_of(state)
    points = 0
    for _ in range(300):
        worlds.advance()
        points += worlds.stash
    view = GAME.view_for(state, state.board.turn)
    seen = (*view.hand, *(card for card in state.board.trick.cards))
    by_chance = 3 * (250 - sum(map(worth, seen))) / (51 - len(seen))
    assert points / 300 > 1.5 * by_chance


def test_the_same_stream_gives_the_same_worlds() -> None:
    state = bought(2, 120)
    one, other = worlds_of(state), worlds_of(state)
    different = worlds_of(state, seed=2)
    for worlds in (one, other, different):
        for _ in range(5):
            worlds.advance()
    assert one.hands == other.hands != different.hands


def test_an_auction_that_250_ended_says_nothing_of_those_who_had_not_spoken() -> None:
    state = opened(3, 3)
    for action in (Bid(250), Bury(state.stash)):
        state, _ = GAME.apply(state, action)
    state, _ = GAME.apply(state, NameTrump(Suit.STARS))
    state, _ = GAME.apply(state, GAME.legal_actions(state)[0])
    worlds = worlds_of(state)
    worlds.advance()
    assert sum(COUNT[mask] for mask in hand_of(worlds, state.board.goodge or 0)) == 15
