"""Expert: deals the unseen cards in many ways that fit what it has seen, plays each out, and picks what does best.

(card_search.py has the cards, exchange.py the Stash and trump, bidding.py the auction.)
"""

from __future__ import annotations

from ..engine.actions import PlayCard
from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream
from .bidding import best_call
from .blunders import without_blunders
from .calls import ByPhase, stream_of
from .card_search import Effort, best_card
from .cardnumbers import distinct_cards
from .exchange import best_bury, best_trump
from .heuristics import leaning
from .protocol import Budget, Decision
from .race import Clock
from .sight import card_of, sight_of, to_kernel
from .styles import Style


class Expert(ByPhase):
    """Looks ahead by sampling deals that fit the view. Decisions have options wherever there is a choice to search."""

    level = "expert"

    def call(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        return best_call(view, seed, Clock(budget), self.style.boldness)

    def bury(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        return best_bury(view, stream_of(view, seed, "expert"), Clock(budget))

    def trump(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        return best_trump(view, stream_of(view, seed, "expert"), Clock(budget))

    def card(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        return searched_card(view, self.style, stream_of(view, seed, "expert"), Clock(budget))


def searched_card(
    view: GoodgeView, style: Style, stream: Stream, clock: Clock, effort: Effort | None = None
) -> Decision:
    """Return the best card as far as time and effort allow to see, and none that anybody would call a blunder."""
    sight = sight_of(view)
    cards = distinct_cards([*sight.hand, *sight.unseen], 2, 0, sight.lead, sight.best)
    sane = without_blunders(sight, cards)
    if len(sane) == 1:
        return Decision(PlayCard(card_of(sane[0], sight.trump)))
    leanings = {to_kernel(card): leaning(style, sight, card) for card in sane}
    return best_card(view, sight, leanings, stream, clock, effort)
