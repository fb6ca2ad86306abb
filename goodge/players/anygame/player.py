"""What a player of any game is: asked once a decision, in the engine's own terms."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ...engine.actions import Action
from ...engine.cards import in_order
from ...engine.game import Game, Phase
from ...engine.games import game_named
from ...engine.rng import Stream
from ..race import Clock
from ..seam import AnyView, Budget
from .deck import Deck, deck_of
from .options import best_action


class AnyPlayer(ABC):
    """A player that has never heard of the game before."""

    level: str

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        if not view.legal:
            raise ValueError("nobody is to act in this view")
        if len(view.legal) == 1:
            return view.legal[0]
        game, deck, clock = game_named(view.game), deck_of(view.game, view.rules), Clock(budget)
        hand = " ".join(card.text for card in in_order(view.acting_hand))
        stream = Stream(seed, self.level, view.seat or 0, len(view.actions), hand)
        if deck is None:
            return best_action(game, view, stream, clock)
        if view.board.phase is Phase.PLAY:
            return self.card(game, view, deck, stream, clock)
        return self.call(game, view, deck, stream, clock)

    @abstractmethod
    def call(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        """What to do before the first card."""

    @abstractmethod
    def card(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        """The card to play."""
