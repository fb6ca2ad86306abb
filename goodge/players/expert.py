"""Expert: deals the unseen cards in many ways that fit what it has seen, plays each out, and takes what does best.

(Perfect-information Monte Carlo, as Ginsberg's bridge program had it: GIB: Imperfect Information in a
Computationally Challenging Game, 2001.)
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from ..engine.rng import Stream
from . import bidding
from .calls import ByPhase, bid_towards, stream_of
from .playout import distinct_cards, play_out
from .race import Clock, Trial, race
from .seam import AnyView, Budget
from .sight import Sight, sight_of
from .thumb import sensible
from .worlds import PlausibleWorlds

NOISE = 256  # random cards in 256 while a world is played out


class Expert(ByPhase):
    """Looks ahead by sampling; knows nothing that the view does not say."""

    level = "expert"

    def call(self, view: AnyView, seed: int, budget: Budget | None) -> Action:
        return bid_towards(view, bidding.limit_of(view, seed, Clock(budget)))

    def bury(self, view: AnyView, seed: int, budget: Budget | None) -> tuple[Card, ...]:
        return bidding.best_bury(view, stream_of(view, seed, "expert"), Clock(budget))

    def trump(self, view: AnyView, seed: int, budget: Budget | None) -> Suit:
        return bidding.best_trump(view, stream_of(view, seed, "expert"), Clock(budget))

    def card(self, view: AnyView, seed: int, budget: Budget | None) -> int:
        sight = sight_of(view)
        cards = distinct_cards([*sight.hand, *sight.unseen], 2, 0, sight.lead, sight.best)
        sane = sensible(sight, cards)
        if len(sane) == 1:
            return sane[0]
        return race(sane, _worlds(view, sight, stream_of(view, seed, "expert")), Clock(budget))


def _worlds(view: AnyView, sight: Sight, stream: Stream) -> Callable[[], Trial[int]]:
    """What goes on to another world at each call, and gives back what a card brings its seat in that one."""
    worlds = PlausibleWorlds(view, sight, stream)
    captured, bid = view.board.captured, view.board.bid
    seats, seat, lead, best, taker, pot = sight.seats, sight.seat, sight.lead, sight.best, sight.taker, sight.pot
    missing = len(sight.later)

    def next_world() -> Trial[int]:
        worlds.advance()
        hands, stash = worlds.hands, worlds.stash
        chance = stream.below(1 << 31)

        def trial(card: int) -> float:
            taken = [*captured]
            play_out(seats, hands[:], taken, seat, lead, best, taker, pot, missing, stash, card, NOISE, chance)
            return bidding.gain(taken, seat, sight.goodge, bid)

        return trial

    return next_world
