"""Rounds that were played with real cards: people tell what happened, and the game's own rules score it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeAlias

from .actions import Bid, BlindNil, Nil
from .cards import Suit
from .errors import IllegalAction
from .events import Event
from .refusals import MatchOver, NegativeCount, SumOff
from .state import B, Deal, Match, State
from .values import dataclass, replace

Call: TypeAlias = Bid | Nil | BlindNil


@dataclass(frozen=True, slots=True)
class ToldRound:
    """A round as it is told: what each hand captured, and by seat the calls that count for the score.

    Of an auction only the bid that won it counts. `trump` is told where a player names it, and may be forgotten.
    `dealer` is told where somebody else has dealt than whose turn it was; the deal goes on from there.
    """

    captured: tuple[int, ...]
    calls: tuple[Call | None, ...] = ()
    trump: Suit | None = None
    dealer: int | None = None


class ScoredAsTold(ABC, Generic[B]):
    """A game whose rounds can be scored without their cards. `all_captured` is what all hands capture together."""

    all_captured: ClassVar[int]

    def dealt_as_told(self, match: Match, dealer: int | None) -> Match:
        """The match before a round, with the dealer who is told of in place of whose turn it was."""
        return match if dealer is None else replace(match, dealer=dealer)

    @abstractmethod
    def told_board(self, match: Match, told: ToldRound) -> B:
        """The board of a round that ended as it is told. Raises IllegalAction for calls that cannot have been made."""

    @abstractmethod
    def score(self, state: State[B]) -> tuple[State[B], tuple[Event, ...]]:
        """The state once a round that was played out has been scored, and the events of that."""

    def scored_as_told(self, match: Match, told: ToldRound) -> State[B]:
        """The state after a round that ended as it is told. Raises IllegalAction for what cannot have happened."""
        if match.winner is not None:
            raise IllegalAction(MatchOver())
        if min(told.captured) < 0:
            raise IllegalAction(NegativeCount())
        if sum(told.captured) != self.all_captured:
            raise IllegalAction(SumOff(sum(told.captured), self.all_captured))
        match = self.dealt_as_told(match, told.dealer)
        return self.score(State(match, self.told_board(match, told), Deal(()), (), ()))[0]
