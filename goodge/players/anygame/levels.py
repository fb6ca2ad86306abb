"""The levels of play in any game."""

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
from .cards import best_card
from .deck import Deck, deck_of
from .options import best_action, best_call
from .thumb import by_thumb, call_by_thumb


class AnyGame(ABC):
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


class Expert(AnyGame):
    """Looks ahead by sampling."""

    level = "expert"

    def call(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        return best_call(game, view, deck, stream, clock)

    def card(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
        return best_card(game, view, deck, stream, clock)


class Casual(AnyGame):
    """Plays by rules of thumb, with every card in mind."""

    level = "casual"

    def call(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:  # noqa: ARG002
        return call_by_thumb(game, view, deck)

    def card(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:  # noqa: ARG002
        return by_thumb(game, view, deck, stream)


class Novice(Casual):
    """Plays by the same rules of thumb, but forgets cards and misjudges them."""

    level = "novice"

    def card(self, game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:  # noqa: ARG002
        return by_thumb(game, view, deck, stream, forgetful=True)


LEVELS = {player.level: player for player in (Novice(), Casual(), Expert())}
