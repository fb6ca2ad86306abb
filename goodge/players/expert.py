"""Expert: deals the unseen cards in many ways that fit what it has seen, plays each out, and takes what does best."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from ..engine.games import game_named
from ..engine.games.goodge import worth
from ..engine.rng import Stream
from .calls import ByPhase, bid_towards, players_in, sorted_hand, stream_of
from .kernel import distinct_cards, play_out
from .seam import AnyView, Budget
from .sight import masks_of, sight_of
from .strength import best_trump, plans_for, strength_of

NOISE = 64  # random cards in 256 while a world is played out
STAGES = ((24, 4), (48, 2), (96, 1))  # for so many worlds all cards, then the best few only


class Expert(ByPhase):
    """Looks ahead by sampling; knows nothing that the view does not say."""

    level = "expert"

    def __init__(self, noise: int = NOISE, stages: tuple[tuple[int, int], ...] = STAGES) -> None:
        self._noise = noise
        self._stages = stages

    def call(self, view: AnyView, seed: int, budget: Budget | None) -> Action:
        stream = Stream(seed, "expert stash", *(card.text for card in sorted_hand(view)))
        return bid_towards(view, strength_of(view.hand, players_in(view), stream, 8) - 15)

    def bury(self, view: AnyView, seed: int, budget: Budget | None) -> tuple[Card, ...]:
        return plans_for(view.hand, players_in(view))[0].bury

    def trump(self, view: AnyView, seed: int, budget: Budget | None) -> Suit:
        return best_trump(view.hand, players_in(view))

    def card(self, view: AnyView, seed: int, budget: Budget | None) -> int:
        sight = sight_of(view)
        stream = stream_of(view, seed, "expert")
        worlds = game_named(view.game).sampler(view)
        captured = list(view.board.captured)
        cards = [c for c in distinct_cards([*sight.hand, *sight.unseen], 2, 0, sight.lead, sight.best)]
        sums = dict.fromkeys(cards, 0.0)
        bid = view.board.bid
        n, me = sight.seats, sight.seat
        for count, keep in self._stages:
            if len(cards) == 1:
                break
            for _ in range(count):
                state = worlds.draw(stream)
                hands = [m for h in state.hands for m in masks_of(h, sight.trump)]
                stash = sum(map(worth, state.stash))
                sd = stream.below(1 << 31)
                for c in cards:
                    cap = captured[:]
                    play_out(
                        n,
                        hands[:],
                        cap,
                        me,
                        sight.lead,
                        sight.best,
                        sight.taker,
                        sight.pot,
                        len(sight.later),
                        stash,
                        c,
                        self._noise,
                        sd,
                    )
                    if cap[sight.goodge] < bid:
                        cap[sight.goodge] = -bid
                    sums[c] += cap[me] - (sum(cap) - cap[me]) / (n - 1)
            cards = sorted(cards, key=lambda c: -sums[c])[:keep]
        return cards[0]
