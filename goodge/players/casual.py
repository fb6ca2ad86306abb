"""Casual: counts what a hand is worth, buries what it cannot bring home, and watches which cards are gone."""

from __future__ import annotations

from ..engine.actions import Bury, NameTrump, PlayCard
from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream
from .calls import ByPhase, bid_towards, players_in, sorted_hand
from .heuristics import leaning, sensible, worth_of
from .protocol import Budget, Decision
from .sight import card_of, sight_of
from .strength import best_plan, best_trump, strength_of

CAUTION = 12.0  # points that the limit stands below what the hand should capture
STASHES = 8


class Casual(ByPhase):
    """Steady play by rules of thumb, without looking ahead. Decisions have no options."""

    level = "casual"

    def call(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        hand = sorted_hand(view)
        stream = Stream(seed, "casual stash", *(card.text for card in hand))  # the same all through the auction
        captured = strength_of(hand, players_in(view), stream, STASHES)
        return Decision(bid_towards(view, captured - CAUTION + self.style.boldness))

    def bury(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        return Decision(Bury(best_plan(view.hand, players_in(view)).bury))

    def trump(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        return Decision(NameTrump(best_trump(view.hand, players_in(view))))

    def card(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        sight = sight_of(view)

        def looks(card: int) -> float:
            return worth_of(sight, card) + leaning(self.style, sight, card)

        best = max(sensible(sight, sight.legal), key=lambda card: (looks(card), -card))
        return Decision(PlayCard(card_of(best, sight.trump)))
