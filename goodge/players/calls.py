"""What the levels share: how to bid towards a limit, and who answers in which phase."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

from ..engine.actions import Action, Bid, Bury, NameTrump, Pass, PlayCard
from ..engine.cards import Card, Suit, in_order
from ..engine.game import Phase
from ..engine.games.goodge import BID_STEP, HIGHEST_BID
from ..engine.rng import Stream
from .seam import AnyView, Budget
from .sight import card_of, sight_of
from .styles import PLAIN, Style

OPENING_ROOM = 50  # a first bid stands this far below the limit: it spares the table a dozen small ones
NEAR_LIMIT = 20


def bid_towards(view: AnyView, limit: float) -> Action:
    """A bid of at most `limit` points, or a pass; in larger steps as long as the limit is far."""
    lowest = cast(int, view.board.lowest_bid)
    if lowest > limit:
        return Pass()
    if view.board.calls[view.seat] is None:
        amount = max(lowest, int(limit - OPENING_ROOM) // BID_STEP * BID_STEP)
    else:
        amount = lowest + (BID_STEP if lowest + NEAR_LIMIT <= limit else 0)
    return Bid(min(amount, HIGHEST_BID))


def players_in(view: AnyView) -> int:
    """How many sit at the table."""
    return len(view.board.captured)


def sorted_hand(view: AnyView) -> tuple[Card, ...]:
    """The hand in one order, whatever order the view has it in."""
    return in_order(view.hand)


def stream_of(view: AnyView, seed: int, *names: str) -> Stream:
    """The random numbers for this decision; they hang on the seed and on what the view says, and on nothing else."""
    hand = " ".join(card.text for card in sorted_hand(view))
    return Stream(seed, *names, view.seat or 0, len(view.actions), hand)


class ByPhase(ABC):
    """A player that has one method a phase."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        phase = view.board.phase
        if phase is Phase.AUCTION:
            return self.call(view, seed, budget)
        if phase is Phase.EXCHANGE:
            return Bury(self.bury(view, seed, budget))
        if phase is Phase.TRUMP:
            return NameTrump(self.trump(view, seed, budget))
        if phase is not Phase.PLAY:
            raise ValueError("nobody is to act in this view")
        sight = sight_of(view)
        if len(sight.legal) == 1:
            return PlayCard(card_of(sight.legal[0], sight.trump))
        return PlayCard(card_of(self.card(view, seed, budget), sight.trump))

    @abstractmethod
    def call(self, view: AnyView, seed: int, budget: Budget | None) -> Action:
        """A bid or a pass."""

    @abstractmethod
    def bury(self, view: AnyView, seed: int, budget: Budget | None) -> tuple[Card, ...]:
        """The three cards to lay away."""

    @abstractmethod
    def trump(self, view: AnyView, seed: int, budget: Budget | None) -> Suit:
        """The suit to name."""

    @abstractmethod
    def card(self, view: AnyView, seed: int, budget: Budget | None) -> int:
        """The card to play, as cardnumbers.py's number, where there is a choice."""
