"""The levels of play in any game."""

from __future__ import annotations

from typing import Any

from ...engine.actions import Action
from ...engine.game import Game
from ...engine.rng import Stream
from ..race import Clock
from ..seam import AnyView
from .cards import best_card
from .deck import Deck
from .options import best_call
from .player import AnyPlayer
from .thumb import Casual, Novice


class Expert(AnyPlayer):
    """Looks ahead by sampling; knows nothing that the view does not say."""

    level = "expert"

    def call(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        return best_call(game, view, deck, stream, clock)

    def card(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        return best_card(game, view, deck, stream, clock)


LEVELS = {player.level: player for player in (Novice(), Casual(), Expert())}
