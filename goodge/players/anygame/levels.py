"""The levels of play in any game. They differ in how many deals of the unseen cards they think of."""

from __future__ import annotations

from ...engine.actions import Action
from ...engine.cards import in_order
from ...engine.game import Phase
from ...engine.games import game_named
from ...engine.rng import Stream
from ..race import Clock
from ..seam import AnyView, Budget
from .deck import deck_of
from .looking import best_action, best_card

DEALS = {"novice": (2, 3), "casual": (6, 8), "expert": (100, 24)}  # for a card, for a call


class AnyGame:
    """A player of some level that has never heard of the game before."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._cards, self._calls = DEALS[level]

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        if not view.legal:
            raise ValueError("nobody is to act in this view")
        if len(view.legal) == 1:
            return view.legal[0]
        game, deck, clock = game_named(view.game), deck_of(view.game, view.rules), Clock(budget)
        stream = Stream(seed, self.level, view.seat or 0, len(view.actions), _texts(view))
        if deck is not None and view.board.phase is Phase.PLAY:
            return best_card(game, view, deck, stream, self._cards, clock)
        return best_action(game, view, deck, stream, self._calls, clock)


def _texts(view: AnyView) -> str:
    return " ".join(card.text for card in in_order(view.acting_hand))
