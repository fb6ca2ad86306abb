"""The levels of play in any game."""

from __future__ import annotations

from ...engine.game import AnyGame, AnyView
from ...engine.rng import Stream
from ..protocol import Decision
from ..race import Clock
from .action_search import best_call
from .card_search import best_card
from .deck import Deck
from .heuristics import AnyGameCasual, AnyGameNovice
from .player import AnyGamePlayer


class AnyGameExpert(AnyGamePlayer):
    """Looks ahead by sampling deals that fit the view."""

    level = "expert"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_call(game, view, deck, stream, clock)

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        return best_card(game, view, deck, stream, clock)


LEVELS = {player.level: player for player in (AnyGameNovice(), AnyGameCasual(), AnyGameExpert())}
