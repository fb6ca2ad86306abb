"""What every game answers, and the frozen states in which a match goes by.

A match is a run of rounds. `State` is one instant of one round: what all have seen (`Board`), what is hidden
(hands and Stash), and how the match stood when the round began (`Match`, brought up to date when it is scored).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar, cast

from .actions import Action
from .cards import Card, Suit
from .errors import IllegalAction, RulesError
from .events import Dealt, Event
from .rng import Stream

Hand = tuple[Card, ...]


class Phase(StrEnum):
    """The step of a round; the first ones are those of the protocol."""

    AUCTION = "auction"
    EXCHANGE = "exchange"
    TRUMP = "trump"
    PLAY = "play"
    SCORED = "scored"
    THROWN_IN = "thrown in"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options a match is played under; each game adds its own."""

    target: int

    def as_options(self) -> dict[str, Any]:
        """Every option by name, as records hold them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Match:
    """How a match stands between rounds. `dealer` deals the round under way, or the next one.

    `tied_at_target`: a round ended with the target reached and the lead shared, so the next sole leader wins.
    """

    rules: Rules
    dealer: int
    totals: tuple[int, ...]
    rounds: int = 0
    tied_at_target: bool = False
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in order of play, the leader's first; `winner` and `points` once it is complete."""

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody at the table has seen of a round. `turn` is the hand to act, None once the round is over."""

    dealer: int
    phase: Phase
    turn: int | None
    trick: Trick
    tricks: tuple[Trick, ...]
    captured: tuple[int, ...]
    trump: Suit | None

    @property
    def is_over(self) -> bool:
        return self.phase in (Phase.SCORED, Phase.THROWN_IN)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: a hand for each place at the table, and the Stash where the game has one."""

    hands: tuple[Hand, ...]
    stash: Hand = ()


@dataclass(frozen=True, slots=True)
class Result:
    """A scored round: points captured (or tricks), this round's scores and the running totals."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


R = TypeVar("R", bound=Rules)
B = TypeVar("B", bound=Board)


@dataclass(frozen=True, slots=True)
class State(Generic[B]):
    """Everything about one instant. `actions` are this round's; `stash` is the Stash as it lies now."""

    match: Match
    board: B
    deal: Deal
    hands: tuple[Hand, ...]
    stash: Hand
    actions: tuple[Action, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class View(Generic[B]):
    """All that one seat may know (`seat` None: what the public may know), and nothing else.

    `hand` is what the seat holds now, `stash` the Stash where the seat knows it, both in the order of `in_order`;
    `actions` this round's with others' buried cards hidden, `legal` what the seat may do now (empty unless it is its
    turn, and empty for three cards to bury: any three of the hand will do). `deal` is there once the round has been
    scored.
    """

    game: str
    rules: Rules
    totals: tuple[int, ...]
    seat: int | None
    board: B
    hand: Hand
    stash: Hand | None
    actions: tuple[Action, ...]
    legal: tuple[Action, ...]
    deal: Deal | None = None
    result: Result | None = None


class Game(ABC, Generic[R, B]):
    """One game: the questions that table, records and players ask. Every method is a pure function."""

    id: ClassVar[str]
    title: ClassVar[str]
    deck: ClassVar[tuple[Card, ...]]
    rules_type: type[R]

    # -- a match ------------------------------------------------------------------------------------------

    def read_rules(self, options: Mapping[str, object]) -> R:
        """The rules of some options, defaults filled in. Raises RulesError."""
        known = {field.name for field in fields(self.rules_type)}
        for name in options:
            if name not in known:
                raise RulesError(f"{self.id} has no option “{str(name)[:40]}”; it has {', '.join(sorted(known))}")
        rules = self.rules_type(**cast(dict[str, Any], dict(options)))
        target = rules.target
        if type(target) is not int or not 1 <= target <= 1_000_000:
            raise RulesError("the target must be a whole number from 1 to 1,000,000")
        self.check_rules(rules)
        return rules

    def new_match(self, rules: R, dealer: int) -> Match:
        """A match before its first round."""
        return Match(rules, dealer, (0,) * self.sides(rules))

    def match_of(self, view: View[B]) -> Match:
        """The match as a seat knows it: how many rounds were scored is no part of a view, and reads 0."""
        return Match(view.rules, view.board.dealer, view.totals, 0, max(view.totals) >= view.rules.target)

    def open_round(self, match: Match, deal: Deal) -> tuple[State[B], tuple[Event, ...]]:
        """Deals the next round. Raises IllegalAction once the match is won."""
        if match.winner is not None:
            raise IllegalAction("the match is over")
        state = State(match, self.open_board(match), deal, deal.hands, deal.stash)
        return state, (Dealt(match.dealer, deal.hands, deal.stash),)

    def next_dealer(self, state: State[B]) -> int:
        """Who deals after this round: the seat to the left, or the same one again where cards were thrown in."""
        step = 0 if state.board.phase is Phase.THROWN_IN else 1
        return (state.board.dealer + step) % self.seats(state.match.rules)

    def next_match(self, state: State[B]) -> Match:
        """The match as it stands after this round, ready for the next deal."""
        return replace(state.match, dealer=self.next_dealer(state))

    # -- a decision ---------------------------------------------------------------------------------------

    def legal_actions(self, state: State[B]) -> tuple[Action, ...]:
        """What the hand to act may do, empty for a choice of three cards to bury (any three will do)."""
        turn = state.board.turn
        return () if turn is None else self.legal(state.board, state.hands[turn])

    def why_illegal(self, state: State[B], action: Action) -> str | None:
        """In a player's words why the hand to act may not do this; None if it may."""
        turn = state.board.turn
        if turn is None:
            return "The round is over."
        return self.refusal(state.board, state.hands[turn], action)

    def apply(self, state: State[B], action: Action) -> tuple[State[B], tuple[Event, ...]]:
        """The state after an action of the hand to act, and what happened. Raises IllegalAction."""
        reason = self.why_illegal(state, action)
        if reason is not None:
            raise IllegalAction(reason)
        return self.do(state, action)

    # -- what each game says of itself --------------------------------------------------------------------

    @abstractmethod
    def check_rules(self, rules: R) -> None:
        """Raises RulesError for a value that the game does not allow."""

    @abstractmethod
    def seats(self, rules: Rules) -> int:
        """How many sit at the table."""

    @abstractmethod
    def sides(self, rules: Rules) -> int:
        """How many totals are kept: one a seat, or one a team."""

    @abstractmethod
    def cut_deal(self, rules: Rules, stream: Stream) -> Deal:
        """A shuffled deal."""

    @abstractmethod
    def check_deal(self, rules: Rules, deal: Deal) -> str | None:
        """What is wrong with a deal (a card twice, one missing, hands of the wrong size); None if nothing is."""

    @abstractmethod
    def open_board(self, match: Match) -> B:
        """The board of a round in which nobody has acted."""

    @abstractmethod
    def legal(self, board: B, hand: Hand) -> tuple[Action, ...]:
        """What the hand to act, holding these cards, may do."""

    @abstractmethod
    def refusal(self, board: B, hand: Hand, action: Action) -> str | None:
        """In a player's words why the hand to act, holding these cards, may not do this; None if it may."""

    @abstractmethod
    def advance(self, board: B, action: Action) -> tuple[B, tuple[Event, ...]]:
        """The board after a legal action, and the public events of it."""

    @abstractmethod
    def do(self, state: State[B], action: Action) -> tuple[State[B], tuple[Event, ...]]:
        """`apply` for an action known to be legal."""

    @abstractmethod
    def view_for(self, state: State[B], seat: int | None) -> View[B]:
        """What this seat may know; None: what the public may know."""

    @abstractmethod
    def check_view(self, view: View[B]) -> None:
        """Raises TextError if a view that somebody wrote contradicts itself."""

    @abstractmethod
    def sampler(self, view: View[B]) -> Worlds[B]:
        """All states that this view cannot tell from the real one. Raises NoSuchDeal."""

    def resample(self, view: View[B], stream: Stream) -> State[B]:
        """One of those states, each equally likely. Raises NoSuchDeal."""
        return self.sampler(view).draw(stream)

    @abstractmethod
    def results(self, state: State[B]) -> dict[str, Any]:
        """What a record says of a round that was scored, by field name."""

    @abstractmethod
    def outcome(self, state: State[B]) -> tuple[int, ...]:
        """What a scored round was worth to each seat."""


class Worlds(ABC, Generic[B]):
    """The states that one view cannot tell apart, to draw from as often as wanted."""

    @abstractmethod
    def draw(self, stream: Stream) -> State[B]:
        """One state, each equally likely."""
