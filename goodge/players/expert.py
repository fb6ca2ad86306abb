"""Expert: deals the unseen cards in many ways that fit what it has seen, plays each out, and takes what does best.

(search.py for cards; the rest by sampled rounds.)
"""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from .bidding import limit_of
from .calls import ByPhase, bid_towards, stream_of
from .cardnumbers import distinct_cards
from .exchange import best_bury, best_trump
from .race import Clock
from .seam import AnyView, Budget
from .search import best_card
from .sight import from_kernel, sight_of, to_kernel
from .sound import sound
from .thumb import leaning


class Expert(ByPhase):
    """Looks ahead by sampling; knows nothing that the view does not say."""

    level = "expert"

    def call(self, view: AnyView, seed: int, budget: Budget | None) -> Action:
        return bid_towards(view, limit_of(view, seed, Clock(budget), self.style.boldness))

    def bury(self, view: AnyView, seed: int, budget: Budget | None) -> tuple[Card, ...]:
        return best_bury(view, stream_of(view, seed, "expert"), Clock(budget))

    def trump(self, view: AnyView, seed: int, budget: Budget | None) -> Suit:
        return best_trump(view, stream_of(view, seed, "expert"), Clock(budget))

    def card(self, view: AnyView, seed: int, budget: Budget | None) -> int:
        sight = sight_of(view)
        cards = distinct_cards([*sight.hand, *sight.unseen], 2, 0, sight.lead, sight.best)
        sane = sound(sight, cards)
        if len(sane) == 1:
            return sane[0]
        leanings = {to_kernel(card): leaning(self.style, sight, card) for card in sane}
        return from_kernel(best_card(view, sight, leanings, stream_of(view, seed, "expert"), Clock(budget)))
