"""The levels of play in any game."""

from __future__ import annotations

from ...engine.game import AnyGame, AnyView
from ...engine.rng import Stream
from ..protocol import Decision
from ..race import Clock
from .action_search import best_call
from .card_search import best_card
from .deck import Deck
from .heuristics import AnyGameBeginner, AnyGameCasual, AnyGameNovice
from .player import AnyGamePlayer

# The parts of an expert's work before the first card and for each one, so that the step from casual to here is about as
# long as that from here to expert.
_GLANCE = 0.25, 0.1
_GLANCES = {"spades": (0.5, 0.1), "spidge": (0.25, 0.02)}


class AnyGameSkilled(AnyGamePlayer):
    """Looks ahead as an expert does, but into a few deals and not far."""

    level = "skilled"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_call(game, view, deck, stream, clock.lighter(_GLANCES.get(game.id, _GLANCE)[0]))

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_card(game, view, deck, stream, clock.lighter(_GLANCES.get(game.id, _GLANCE)[1]))


class AnyGameExpert(AnyGamePlayer):
    """Looks ahead by sampling deals that fit the view."""

    level = "expert"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_call(game, view, deck, stream, clock)

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_card(game, view, deck, stream, clock)


LEVELS = {
    player.level: player
    for player in (AnyGameBeginner(), AnyGameNovice(), AnyGameCasual(), AnyGameSkilled(), AnyGameExpert())
}
