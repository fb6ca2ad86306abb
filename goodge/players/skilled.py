"""Skilled: bids and lays away by counting, and looks ahead in the play, but into a few deals and not far."""

from __future__ import annotations

from ..engine.games.goodge import GoodgeView
from .calls import stream_of
from .card_search import Effort
from .casual import Casual
from .expert import searched_card
from .protocol import Budget, Decision
from .race import Clock

A_GLANCE = Effort(worlds=8, tries=160)


class Skilled(Casual):
    """Somebody who has played for years, and thinks a moment before a card. Cards have options, as an expert's have."""

    level = "skilled"

    def card(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        clock = Clock(budget).lighter(1.0)
        return searched_card(view, self.style, stream_of(view, seed, self.level), clock, A_GLANCE)
