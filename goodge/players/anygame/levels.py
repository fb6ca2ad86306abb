"""The levels of play in any game."""

from __future__ import annotations

from ...engine.game import AnyGame, AnyView
from ...engine.rng import Stream
from ..protocol import Decision
from ..race import Clock
from .action_search import best_call
from .bid_model import MODELS
from .bids import best_bid
from .card_search import SearchEffort, best_card
from .deck import Deck
from .heuristics import AnyGameBeginner, AnyGameCasual, AnyGameNovice, counted_call
from .player import AnyGamePlayer

# What makes the step from casual to here about as long as that from here to expert.
_GLANCE = SearchEffort(deals=10, tries=400, swaps=2, explore=0.5)
_GLANCES = {"pride": _GLANCE._replace(deals=5, tries=200), "spidge": _GLANCE._replace(deals=2, tries=80)}


class AnyGameSkilled(AnyGamePlayer):
    """Bids by a careful count, and looks ahead as an expert does, but into a few deals and not far."""

    level = "skilled"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        return Decision(counted_call(view, deck))

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_card(game, view, deck, stream, clock.lighter(1.0), _GLANCES.get(game.id, _GLANCE))


class AnyGameExpert(AnyGamePlayer):
    """Looks ahead by sampling deals that fit the view."""

    level = "expert"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        model = MODELS.get(game.id)
        if model is None:
            return best_call(game, view, deck, stream, clock)
        return best_bid(game, view, deck, model, clock)

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_card(game, view, deck, stream, clock)


LEVELS = {
    player.level: player
    for player in (AnyGameBeginner(), AnyGameNovice(), AnyGameCasual(), AnyGameSkilled(), AnyGameExpert())
}
