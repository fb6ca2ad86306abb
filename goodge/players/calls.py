"""Parts that the levels share: bidding towards a limit, and a player with one method a phase."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..engine.actions import Action, Bid, Pass, PlayCard
from ..engine.cards import Card, in_order
from ..engine.game import AnyView, Phase
from ..engine.games.goodge import BID_STEP, HIGHEST_BID, GoodgeBoard, GoodgeView
from ..engine.rng import Stream
from ..engine.state import narrow
from .protocol import Budget, Decision
from .sight import card_of, sight_of
from .styles import PLAIN, Style

OPENING_ROOM = 50  # a first bid stands this far below the limit: it spares the table a dozen small ones
NEAR_LIMIT = 20


def bid_towards(view: GoodgeView, limit: float) -> Action:
    """Return a bid of at most `limit` points, or a pass; in larger steps as long as the limit is far."""
    lowest = view.board.lowest_bid
    if lowest > limit:
        return Pass()
    if view.board.calls[view.board.to_act] is None:
        amount = max(lowest, int(limit - OPENING_ROOM) // BID_STEP * BID_STEP)
    else:
        amount = lowest + (BID_STEP if lowest + NEAR_LIMIT <= limit else 0)
    return Bid(min(amount, HIGHEST_BID))


def players_in(view: AnyView) -> int:
    """Return the number of players at the table."""
    return len(view.board.captured)


def sorted_hand(view: AnyView) -> tuple[Card, ...]:
    """Return the hand in one order, whatever order the view has it in."""
    return in_order(view.hand)


def stream_of(view: AnyView, seed: int, *names: str) -> Stream:
    """Return the random numbers for this decision. They depend on the seed, the names and the view alone."""
    hand = " ".join(card.text for card in sorted_hand(view))
    return Stream(seed, *names, view.seat or 0, len(view.actions), hand)


class ByPhase(ABC):
    """A player that has one method a phase."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        seen = narrow(view, GoodgeBoard)
        phase = seen.board.phase
        if phase is Phase.AUCTION:
            return self.call(seen, seed, budget)
        if phase is Phase.EXCHANGE:
            return self.bury(seen, seed, budget)
        if phase is Phase.TRUMP:
            return self.trump(seen, seed, budget)
        if phase is not Phase.PLAY:
            raise ValueError("nobody is to act in this view")
        sight = sight_of(seen)
        if len(sight.legal) == 1:
            return Decision(PlayCard(card_of(sight.legal[0], sight.trump)))
        return self.card(seen, seed, budget)

    @abstractmethod
    def call(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        """Return a bid or a pass."""

    @abstractmethod
    def bury(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        """Return the three cards to lay away."""

    @abstractmethod
    def trump(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        """Return the suit to name."""

    @abstractmethod
    def card(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:
        """Return the card to play, where there is a choice."""
