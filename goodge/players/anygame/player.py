"""A player of any game, asked once a decision in the engine's own terms."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...engine.cards import in_order
from ...engine.game import AnyGame, AnyView, Phase
from ...engine.games import game_named
from ...engine.rng import Stream
from ..protocol import Budget, Decision
from ..race import Clock
from .action_search import best_action
from .deck import Deck, deck_of


class AnyGamePlayer(ABC):
    """A player that has never heard of the game before."""

    level: str

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        if not view.legal:
            raise ValueError("nobody is to act in this view")
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        game, deck, clock = game_named(view.game), deck_of(view.game, view.rules), Clock(budget)
        hand = " ".join(card.text for card in in_order(view.acting_hand))
        stream = Stream(seed, self.level, view.seat or 0, len(view.actions), hand)
        if deck is None:
            return best_action(game, view, stream, clock)
        if view.board.phase is Phase.PLAY:
            return self.card(game, view, deck, stream, clock)
        return self.call(game, view, deck, stream, clock)

    @abstractmethod
    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        """Return the action to take before the first card."""

    @abstractmethod
    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
        """Return the card to play."""
