"""Casual: counts what a hand is worth, lays away what it cannot bring home, and watches which cards are gone."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.cards import Card, Suit
from ..engine.rng import Stream
from .calls import ByPhase, bid_towards, players_in, sorted_hand
from .seam import AnyView, Budget
from .sight import sight_of
from .strength import best_trump, plans_for, strength_of
from .thumb import leaning, sensible, worth_of

CAUTION = 12.0  # points that the limit stands below what the hand should capture
STASHES = 8


class Casual(ByPhase):
    """Sound and steady; does not look ahead."""

    level = "casual"

    def call(self, view: AnyView, seed: int, budget: Budget | None) -> Action:  # noqa: ARG002
        hand = sorted_hand(view)
        stream = Stream(seed, "casual stash", *(card.text for card in hand))  # the same all through the auction
        captured = strength_of(hand, players_in(view), stream, STASHES)
        return bid_towards(view, captured - CAUTION + self.style.boldness)

    def bury(self, view: AnyView, seed: int, budget: Budget | None) -> tuple[Card, ...]:  # noqa: ARG002
        return plans_for(view.hand, players_in(view))[0].bury

    def trump(self, view: AnyView, seed: int, budget: Budget | None) -> Suit:  # noqa: ARG002
        return best_trump(view.hand, players_in(view))

    def card(self, view: AnyView, seed: int, budget: Budget | None) -> int:  # noqa: ARG002
        sight = sight_of(view)

        def looks(card: int) -> float:
            return worth_of(sight, card) + leaning(self.style, sight, card)

        return max(sensible(sight, sight.legal), key=lambda card: (looks(card), -card))
