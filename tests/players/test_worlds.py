"""The expert's worlds fit everything that was seen, and lean towards what the others' acts make likely."""

from __future__ import annotations

import pytest

from goodge.engine.actions import Bid, Bury, NameTrump, Pass, PlayCard
from goodge.engine.cards import CROWN, Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import worth
from goodge.engine.rng import Stream
from goodge.players import kernel
from goodge.players.card_search import first_deal, knowledge_of
from goodge.players.deal_inference import likely_deals, swaps_between
from goodge.players.sight import kernel_mask, sight_of
from goodge.players.strength import plans_for

from .rounds import GAME, AnyState, opened, random_states


class Chain:
    """The deals that a seat thinks likely, one after another."""

    def __init__(self, state: AnyState, seed: int = 1) -> None:
        view = GAME.view_for(state, state.board.turn)
        sight, stream = sight_of(view), Stream(seed, "worlds")
        self.known, rules = knowledge_of(view, sight), kernel.goodge(sight.seats)
        first = first_deal(view, sight, stream)
        self.deals = likely_deals(rules, self.known, first, stream.below(1 << 62))

    def next(self) -> list[int]:
        """A mask for each seat, and the Stash."""
        self.deals.mix(swaps_between(self.known))
        return self.deals.holding()


@pytest.mark.parametrize("players", [3, 4])
def test_every_world_fits_the_view(players: int) -> None:
    suits = [kernel.goodge(players).suit_mask(suit) for suit in range(5)]
    for number in range(6):
        for state in [state for state in random_states(players, number) if state.board.phase is Phase.PLAY][::4]:
            view = GAME.view_for(state, state.board.turn)
            sight, chain = sight_of(view), Chain(state)
            own = kernel_mask((*view.hand, *(view.stash or ())), sight.trump)
            played = kernel_mask(
                (card for t in (*view.board.tricks, view.board.trick) for card in t.cards), sight.trump
            )
            for _ in range(10):
                hands = chain.next()
                assert hands[sight.seat] == kernel_mask(view.hand, sight.trump)
                assert [hand.bit_count() for hand in hands] == [*sight.sizes, 3]
                assert sum(hands) | own | played == (1 << 51) - 1
                assert sum(hands) & played == 0
                for seat in range(players):
                    assert not any(sight.void[seat] >> suit & 1 and hands[seat] & suits[suit] for suit in range(5))


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
    chain, trumps = Chain(state), kernel.goodge(3).suit_mask(0)
    return sum((chain.next()[state.board.goodge or 0] & trumps).bit_count() for _ in range(200)) / 200


def test_a_high_bid_tells_of_many_trumps() -> None:
    for number in range(4):
        assert mean_trumps_of_goodge(number, 200) > mean_trumps_of_goodge(number, 50) + 0.5


def test_the_stash_is_thought_to_hold_more_than_chance_would_lay_there() -> None:
    state = bought(1, 120)
    chain, rules = Chain(state), kernel.goodge(3)
    points = sum(rules.worth[card] for _ in range(300) for card in kernel.cards_of(chain.next()[-1]))
    view = GAME.view_for(state, state.board.turn)
    seen = (*view.hand, *(card for card in state.board.trick.cards))
    by_chance = 3 * (250 - sum(map(worth, seen))) / (51 - len(seen))
    assert points / 300 > 1.5 * by_chance


def test_the_same_stream_gives_the_same_worlds() -> None:
    state = bought(2, 120)
    one, other, different = Chain(state), Chain(state), Chain(state, seed=2)
    assert [one.next() for _ in range(5)] == [other.next() for _ in range(5)] != [different.next() for _ in range(5)]


def test_an_auction_that_250_ended_says_nothing_of_those_who_had_not_spoken() -> None:
    state = opened(3, 3)
    for action in (Bid(250), Bury(state.stash)):
        state, _ = GAME.apply(state, action)
    state, _ = GAME.apply(state, NameTrump(Suit.STARS))
    state, _ = GAME.apply(state, GAME.legal_actions(state)[0])
    chain = Chain(state)
    goodge = state.board.goodge
    assert goodge is not None
    assert [claim for seat, claim in enumerate(chain.known.claims) if seat != goodge] == [None, None]
    assert chain.next()[goodge].bit_count() == 15
