"""The frozen states in which a match goes by.

A match is a run of rounds. `State` is one instant of one round: what all have seen (`Board`), what is hidden
(hands and Stash), and how the match stood when the round began (`Match`, brought up to date when it is scored).
A seat is a player's; a hand is a place at the table where cards are held, counted clockwise. In most games the
two are one, but a seat may play the hand of a dummy beside its own.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from enum import StrEnum
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar, cast, overload

from .actions import PLAYS, Action, PlayCard
from .cards import Card, Suit
from .values import copier, dataclass

Hand = tuple[Card, ...]


class Phase(StrEnum):
    """The step of a round; the first ones are those of the protocol."""

    LOOK = "look"
    BIDDING = "bidding"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    TRUMP = "trump"
    PLAY = "play"
    SCORED = "scored"
    THROWN_IN = "thrown in"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


# By names of their own for what is asked of every action: Python 3.11 takes its time to find a member of an enum.
AUCTION, EXCHANGE, PLAY = Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY
SCORED, THROWN_IN = Phase.SCORED, Phase.THROWN_IN


@dataclass(frozen=True, slots=True)
class Rules:
    """The options a match is played under; each game adds its own."""

    target: int

    def as_options(self) -> dict[str, Any]:
        """Every option by name, as records hold them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Match:
    """The standing of a match between rounds. `dealer` deals the round under way, or the next one.

    `tied_at_target`: a round ended with the target (or another limit of the rules) reached and the lead shared, so
    the next sole leader wins. `bags` and `sets` have a number a team where the rules count them, else none. `by_time`:
    the match was won because its minutes were up, and for no other reason.
    """

    rules: Rules
    dealer: int
    totals: tuple[int, ...]
    rounds: int = 0
    tied_at_target: bool = False
    winner: int | None = None
    bags: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()
    by_time: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards in order of play, the leading hand's first; `winner`, a hand, and `points` once it is complete."""

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    points: int = 0

    with_cards = copier("cards")
    won = copier("cards", "winner", "points")


@cache
def no_cards_yet(leader: int) -> Trick:
    """The trick that this hand is to lead to; there are few, and matches are replayed often."""
    return Trick(leader)


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that all at the table have seen of a round.

    `turn` is the seat to act, None once the round is over; `captured` has what each hand has won.
    """

    dealer: int
    phase: Phase
    turn: int | None
    trick: Trick
    tricks: tuple[Trick, ...]
    captured: tuple[int, ...]
    trump: Suit | None

    @property
    def is_over(self) -> bool:
        phase = self.phase
        return phase is SCORED or phase is THROWN_IN

    @property
    def to_act(self) -> int:
        """The seat to act. Raises ValueError once the round is over."""
        if self.turn is None:
            raise ValueError("nobody is to act once the round is over")
        return self.turn

    @property
    def acting(self) -> int | None:
        """The hand to act; None once the round is over."""
        return self.turn

    @property
    def holders(self) -> tuple[int, ...]:
        """The seat that plays each hand."""
        return tuple(range(len(self.captured)))

    @property
    def dummy(self) -> int | None:
        """The hand that lies face up for all, played by the seat opposite; None in games without one."""
        return None

    def own_hand(self, seat: int) -> int:
        """The hand that the seat holds itself."""
        return seat

    def sees_own(self, seat: int) -> bool:  # noqa: ARG002
        """Return True if the seat has looked at its own cards."""
        return True


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: a hand for each place at the table, and the Stash where the game has one."""

    hands: tuple[Hand, ...]
    stash: Hand = ()

    def fault(self, pack: Collection[Card], hands: int, size: int, stash: int) -> str | None:
        """The reason why this is no deal of a pack in this many hands of this size and a Stash; None if it is one."""
        if len(self.hands) != hands:
            return f"there must be {hands} hands"
        if len(self.stash) != stash or any(len(hand) != size for hand in self.hands):
            return f"each hand must have {size} cards and {f'the Stash {stash}' if stash else 'there is no Stash'}"
        seen, known = set[Card](), frozenset(pack)
        for card in (card for pile in (*self.hands, self.stash) for card in pile):
            if card not in known:
                return f"{card.text} is not a card of this game"
            if card in seen:
                return f"{card.text} was dealt twice"
            seen.add(card)
        return None


@dataclass(frozen=True, slots=True)
class Result:
    """A scored round: points captured (or tricks), this round's scores and the running totals.

    `bags` are running too, a number a team; empty where they do not count.
    """

    points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    bags: tuple[int, ...] = ()


B = TypeVar("B", bound=Board)
B_co = TypeVar("B_co", bound=Board, covariant=True)


@dataclass(frozen=True, slots=True)
class State(Generic[B_co]):
    """Everything about one instant. `stash` is the Stash as it lies now, `before_play` what was done before any card.

    `deal.hands` and `hands` go by hand, the order of play. The cards that were played lie on the board, and stand
    nowhere else: a list of them in each state would be a third of it.
    """

    match: Match
    board: B_co
    deal: Deal
    hands: tuple[Hand, ...]
    stash: Hand
    before_play: tuple[Action, ...] = ()
    result: Result | None = None

    after = copier("board", "hands", "stash", "before_play")
    after_card = copier("board", "hands")

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of this round."""
        tricks = (*self.board.tricks, self.board.trick)
        return (*self.before_play, *[PLAYS[card] for trick in tricks for card in trick.cards])


@dataclass(frozen=True, slots=True)
class View(Generic[B_co]):
    """All that one seat may know (`seat` None: what the public may know), and nothing else.

    `hand` is what the seat holds now (empty until it has looked), `stash` the Stash where the seat knows it, `dummy`
    the cards still in the hand that lies face up, all in the order of `in_order`; `actions` this round's with others'
    buried cards hidden, `legal` what the seat may do now (empty unless it is its turn, and empty for three cards to
    bury: any three of the hand will do). `bags`, `rounds` (scored so far) and `sets` say how things stand where the
    rules count them. `deal` is there once the round has been scored.
    """

    game: str
    rules: Rules
    totals: tuple[int, ...]
    seat: int | None
    board: B_co
    hand: Hand
    stash: Hand | None
    actions: tuple[Action, ...]
    legal: tuple[Action, ...]
    deal: Deal | None = None
    result: Result | None = None
    dummy: Hand | None = None
    bags: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()
    rounds: int | None = None

    @property
    def acting_hand(self) -> Hand:
        """The cards of the hand to act, as far as this seat may act for it: the dummy's, or its own."""
        acting = self.board.acting
        return self.dummy if self.dummy is not None and acting == self.board.dummy else self.hand


AnyState: TypeAlias = State[Board]
AnyView: TypeAlias = View[Board]


@overload
def narrow(seen: AnyView, kind: type[B]) -> View[B]: ...


@overload
def narrow(seen: AnyState, kind: type[B]) -> State[B]: ...


def narrow(seen: AnyView | AnyState, kind: type[B]) -> View[B] | State[B]:
    """Return a view or a state as one of a game that has this kind of board. Raises TypeError for any other game's."""
    if not isinstance(seen.board, kind):
        raise TypeError(f"a {kind.__name__} was expected, not a {type(seen.board).__name__}")
    return cast("View[B] | State[B]", seen)


def before_play(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions of a round that came before its first card."""
    return tuple(action for action in actions if not isinstance(action, PlayCard))


def sole_leader(totals: tuple[int, ...]) -> int | None:
    """The side that has more than all others; None at a tie."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None
