"""The questions that every game answers, and that table, records, screens and players ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from .actions import Action, PlayCard
from .cards import Card, Suit, in_order
from .counted import Counted
from .decisions import Settled
from .errors import IllegalAction, Refusal, RulesError
from .events import Dealt, Event, MatchWon, RoundScored
from .refusals import Lead, LeadShared, MatchOver, MustFollow, NoClock, RoundOver, RoundUnderWay
from .rng import Stream
from .state import AnyState, AnyView, B, Board, Deal, Hand, Match, Phase, Result, Rules, State, Trick, View, sole_leader
from .told import ScoredAsTold
from .trickplay import TrickPlay
from .tricks import suit_of
from .values import replace
from .worlds import Worlds

__all__ = [
    "AnyGame",
    "AnyState",
    "AnyView",
    "Board",
    "Deal",
    "Game",
    "Hand",
    "Match",
    "Phase",
    "Result",
    "Rules",
    "State",
    "Trick",
    "View",
]

R = TypeVar("R", bound=Rules)
Draws = tuple[tuple[Card | None, ...], ...]


class Game(Counted[B], ScoredAsTold[B], ABC, Generic[R, B]):
    """One game. Every method is a pure function. (The package's docstring has examples.)

    `deck` has every card that the game may be played with, `pack` those of one set of rules. `timed`: the rules may
    set a number of minutes, after which a match can end between two rounds (`end_by_time`).
    """

    id: ClassVar[str]
    title: ClassVar[str]
    deck: ClassVar[tuple[Card, ...]]
    stash_size: ClassVar[int] = 0
    result_fields: ClassVar[tuple[str, ...]] = ("points", "scores", "totals")
    timed: ClassVar[bool] = False
    rules_type: type[R]

    @property
    def short_title(self) -> str:
        """The name that people call the game by, where its rules go by a longer one."""
        return self.title

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

    def draw_dealer(self, rules: Rules, stream: Stream) -> tuple[int, Draws]:
        """The first dealer, and the cards drawn for it: each time round a card a seat, None for who does not draw."""
        return stream.below(self.seats(rules)), ()

    def new_match(self, rules: R, dealer: int) -> Match:
        """A match before its first round."""
        return Match(rules, dealer, (0,) * self.sides(rules))

    def match_of(self, view: View[B]) -> Match:
        """The match as a seat knows it: rounds that no limit counts are no part of a view, and read 0."""
        match = Match(view.rules, view.board.dealer, view.totals, view.rounds or 0, bags=view.bags, sets=view.sets)
        return replace(match, tied_at_target=self.is_end(match))

    def open_round(self, match: Match, deal: Deal) -> tuple[State[B], tuple[Event, ...]]:
        """Deal the next round. Raises IllegalAction once the match is won."""
        if match.winner is not None:
            raise IllegalAction(MatchOver())
        board = self.open_board(match)
        seats = range(self.seats(match.rules))
        looking = {board.own_hand(seat): seat for seat in seats if board.sees_own(seat)}
        dealt = Dealt(
            match.dealer,
            deal.hands,
            deal.stash,
            tuple(looking.get(hand) for hand in range(len(deal.hands))),
            face_up=board.dummy,
        )
        return State(match, board, deal, deal.hands, deal.stash), (dealt,)

    def next_dealer(self, state: State[B]) -> int:
        """The seat that deals after this round: the one to the left, or the same again where cards were thrown in."""
        step = 0 if state.board.phase is Phase.THROWN_IN else 1
        return (state.board.dealer + step) % self.seats(state.match.rules)

    def next_match(self, state: State[B]) -> Match:
        """The match as it stands after this round, ready for the next deal."""
        return replace(state.match, dealer=self.next_dealer(state))

    # -- how a match ends ---------------------------------------------------------------------------------

    def is_end(self, match: Match) -> bool:
        """Return True if the match ends with this round, provided that one side alone leads."""
        return max(match.totals) >= match.rules.target

    def concluded(self, match: Match) -> Match:
        """The match after a scored round: won, to go on until one leads, or simply to go on."""
        if not (match.tied_at_target or self.is_end(match)):
            return match
        leader = sole_leader(match.totals)
        return replace(match, tied_at_target=leader is None, winner=leader)

    def finish_round(
        self,
        state: State[B],
        points: tuple[int, ...],
        scores: tuple[int, ...],
        bags: tuple[int, ...] = (),
        sets: tuple[int, ...] = (),
    ) -> tuple[State[B], tuple[Event, ...]]:
        """The state once the round is scored, and the events of that; `bags` and `sets` as they stand then."""
        totals = tuple(total + score for total, score in zip(state.match.totals, scores, strict=True))
        played = replace(state.match, totals=totals, rounds=state.match.rounds + 1, bags=bags, sets=sets)
        match = self.concluded(played)
        after = replace(state, match=match, result=Result(points, scores, totals, bags))
        won = () if match.winner is None else (MatchWon(match.winner),)
        return after, (RoundScored(points, scores, totals), *won)

    def minutes(self, rules: Rules) -> int | None:  # noqa: ARG002
        """The minutes of play after which no new round begins, unless the lead is shared; None: there is no clock."""
        return None

    def why_no_end_by_time(self, state: State[B]) -> Refusal | None:
        """The reason why the match does not end here though its minutes are up; None if it does."""
        if self.minutes(state.match.rules) is None:
            return NoClock()
        if state.match.winner is not None:
            return MatchOver()
        if not state.board.is_over:
            return RoundUnderWay()
        if sole_leader(state.match.totals) is None:
            return LeadShared()
        return None

    def end_by_time(self, state: State[B]) -> tuple[State[B], tuple[Event, ...]]:
        """The last state of a round once the minutes are up: the leader has won. Raises IllegalAction."""
        reason = self.why_no_end_by_time(state)
        if reason is not None:
            raise IllegalAction(reason)
        winner = cast(int, sole_leader(state.match.totals))
        return replace(state, match=replace(state.match, winner=winner, by_time=True)), (MatchWon(winner),)

    # -- what is decided, and what can be taken back -------------------------------------------------------

    def decisions(self, board: B, bags: tuple[int, ...] = ()) -> frozenset[Settled]:  # noqa: ARG002
        """All that is decided, however the rest is played; `bags` are those before the round, empty if not counted."""
        return frozenset()

    def is_settled(self, board: B) -> bool:  # noqa: ARG002
        """Return True if no card left changes what has been bid or aimed at, though it may change points."""
        return False

    def why_stands(self, then: State[B], now: State[B]) -> Refusal | None:  # noqa: ARG002
        """The reason why a decision of `then` can't be undone in `now`, later in the same round; None: it can."""
        return None

    def may_take_back(self, state: State[B]) -> bool:  # noqa: ARG002
        """Return True if the rules let the last to act take that back, as long as nobody else has acted."""
        return False

    # -- the cards ----------------------------------------------------------------------------------------

    def pack(self, rules: Rules) -> tuple[Card, ...]:  # noqa: ARG002
        """The cards that are dealt under these rules."""
        return self.deck

    def hands(self, rules: Rules) -> int:
        """The number of hands that are dealt."""
        return self.seats(rules)

    def hand_size(self, rules: Rules) -> int:
        """The number of cards that each hand is dealt."""
        return (len(self.pack(rules)) - self.stash_size) // self.hands(rules)

    def cut_deal(self, rules: Rules, stream: Stream) -> Deal:
        """A shuffled deal."""
        cards, size = tuple(stream.shuffled(self.pack(rules))), self.hand_size(rules)
        rest = cards[self.stash_size :]
        return Deal(tuple(rest[start : start + size] for start in range(0, len(rest), size)), cards[: self.stash_size])

    def check_deal(self, rules: Rules, deal: Deal) -> str | None:
        """The fault of a deal (a card twice, one missing, hands of the wrong size); None if it has none."""
        return deal.fault(self.pack(rules), self.hands(rules), self.hand_size(rules), self.stash_size)

    # -- a decision ---------------------------------------------------------------------------------------

    def legal_actions(self, state: State[B]) -> tuple[Action, ...]:
        """All that the hand to act may do; empty where three cards are buried, since any three will do."""
        acting = state.board.acting
        return () if acting is None else self.legal(state.board, state.hands[acting])

    def why_illegal(self, state: State[B], action: Action) -> Refusal | None:
        """The reason why the hand to act may not do this; None if it may."""
        acting = state.board.acting
        return RoundOver() if acting is None else self.refusal(state.board, state.hands[acting], action)

    def refusal(self, board: B, hand: Hand, action: Action) -> Refusal | None:
        """The reason why the hand to act, holding these cards, may not do this; None if it may."""
        if board.is_over:
            return RoundOver()
        return None if self.allows(board, hand, action) else self.reason(board, hand, action)

    def allows(self, board: B, hand: Hand, action: Action) -> bool:
        """Return True if the hand to act, holding these cards, may do this."""
        if board.phase is Phase.PLAY:
            return isinstance(action, PlayCard) and self.is_playable(board, hand, action.card)
        return action in self.legal(board, hand)

    def is_playable(self, board: B, hand: Hand, card: Card) -> bool:
        """Return True if the hand to act may play this card, in the phase of play."""
        return card in self.playable(board, hand)

    def apply(self, state: State[B], action: Action) -> tuple[State[B], tuple[Event, ...]]:
        """The state after an action of the hand to act, and what happened. Raises IllegalAction."""
        board, acting = state.board, state.board.acting
        if acting is None:
            raise IllegalAction(RoundOver())
        if not self.allows(board, state.hands[acting], action):
            raise IllegalAction(self.reason(board, state.hands[acting], action))
        return self.apply_unchecked(state, action)

    # -- what each game says of itself --------------------------------------------------------------------

    @abstractmethod
    def check_rules(self, rules: R) -> None:
        """Raise RulesError for a value that the game does not allow."""

    @abstractmethod
    def seats(self, rules: Rules) -> int:
        """The number of players at the table."""

    @abstractmethod
    def sides(self, rules: Rules) -> int:
        """The number of totals that are kept: one a seat, or one a team. Seat s is of side s % sides."""

    @abstractmethod
    def open_board(self, match: Match) -> B:
        """The board of a round in which nobody has acted."""

    @abstractmethod
    def legal(self, board: B, hand: Hand) -> tuple[Action, ...]:
        """All that the hand to act, holding these cards, may do."""

    @abstractmethod
    def playable(self, board: B, hand: Hand) -> Hand:
        """The cards that the hand to act may play, in the phase of play."""

    @abstractmethod
    def reason(self, board: B, hand: Hand, action: Action) -> Refusal:
        """The reason why the hand to act, holding these cards, may not do this, which it may not."""

    def harmless(self, view: View[B]) -> Action:
        """Something legal that the seat to act may do without much thought: the first of its actions."""
        return view.legal[0]

    @abstractmethod
    def advance(self, board: B, action: Action) -> tuple[B, tuple[Event, ...]]:
        """The board after a legal action, and the public events of it."""

    @abstractmethod
    def apply_unchecked(self, state: State[B], action: Action) -> tuple[State[B], tuple[Event, ...]]:
        """`apply` for an action known to be legal."""

    def lead_of(self, cards: Hand, trump: Suit | None) -> Suit | None:
        """The suit to be followed once these cards lie in the trick; None where any card may be played."""
        return suit_of(cards[0], trump) if cards else None

    def lead_kind(self, board: B) -> Lead:  # noqa: ARG002
        """The way in which the suit that must be followed in the trick came to be that suit."""
        return Lead.SUIT

    def must_follow(self, board: B, hand: Hand) -> MustFollow | None:
        """The suit that the hand to act must follow, and its cards that do; None where it may play any card."""
        lead = self.lead_of(board.trick.cards, board.trump)
        fitting = tuple(card for card in hand if suit_of(card, board.trump) == lead)
        return None if lead is None or not fitting else MustFollow(lead, self.lead_kind(board), fitting)

    @abstractmethod
    def winning_place(self, cards: Hand, trump: Suit | None) -> int | None:
        """The place, in order of play, of the card that wins a trick so far; None while none does."""

    def hand_key(self, card: Card) -> tuple[int, ...]:
        """The sort key of the cards in a hand: suits together, low to high."""
        return (99 if card.suit is None else card.suit, card.rank)

    # -- what a seat may know -----------------------------------------------------------------------------

    def view_for(self, state: State[B], seat: int | None) -> View[B]:
        """Return all that this seat may know; for None, all that the public may know."""
        board, match = state.board, state.match
        own = () if seat is None or not board.sees_own(seat) else in_order(state.hands[board.own_hand(seat)])
        dummy = None if board.dummy is None else in_order(state.hands[board.dummy])
        acting = own if dummy is None or board.acting != board.dummy else dummy
        return View(
            game=self.id,
            rules=match.rules,
            totals=match.totals,
            seat=seat,
            board=board,
            hand=own,
            stash=self.stash_seen(state, seat),
            actions=self.actions_seen(state, seat),
            legal=() if seat is None or seat != board.turn else self.legal(board, acting),
            deal=state.deal if board.phase is Phase.SCORED else None,
            result=state.result,
            dummy=dummy,
            bags=match.bags,
            sets=match.sets,
            rounds=match.rounds if self.counts_rounds(match.rules) else None,
        )

    def stash_seen(self, state: State[B], seat: int | None) -> Hand | None:  # noqa: ARG002
        """The Stash as far as this seat knows it."""
        return None

    def actions_seen(self, state: State[B], seat: int | None) -> tuple[Action, ...]:  # noqa: ARG002
        """This round's actions as this seat saw them."""
        return state.actions

    def counts_rounds(self, rules: Rules) -> bool:  # noqa: ARG002
        """Return True if a match ends after a number of rounds: players are then told how many were scored."""
        return False

    @abstractmethod
    def check_view(self, view: View[B]) -> None:
        """Raise TextError if a view that somebody wrote contradicts itself."""

    @abstractmethod
    def sampler(self, view: View[B]) -> Worlds[B]:
        """All states that this view cannot tell from the real one. Raises NoSuchDeal."""

    def resample(self, view: View[B], stream: Stream) -> State[B]:
        """One of those states, each equally likely. Raises NoSuchDeal."""
        return self.sampler(view).draw(stream)

    # -- card play as data --------------------------------------------------------------------------------

    def trick_play(self, rules: Rules) -> TrickPlay[B] | None:  # noqa: ARG002
        """The card play under these rules as data; None where there is more to it than that."""
        return None

    def tricks_bid(self, board: B) -> tuple[int | None, ...]:
        """The tricks that each hand is bound to take, together with its partner if that one is bound to some as well.

        0: none at all, whatever the partner does. None: the hand has not bid, or bids are no numbers of tricks.
        """
        return (None,) * len(board.captured)

    # -- what a scored round was worth --------------------------------------------------------------------

    def results(self, state: State[B]) -> dict[str, Any]:
        """Return what a record says of a round that was scored, by field name: all of `result_fields` that count."""
        result = cast(Result, state.result)
        found = {"points": result.points, "scores": result.scores, "totals": result.totals, "bags": result.bags}
        return {name: list(numbers) for name, numbers in found.items() if numbers}

    def lone_bid(self, board: B) -> tuple[int, int] | None:  # noqa: ARG002
        """The seat that plays alone against all others, and the points that it has bid; None while nobody does."""
        return None

    def pending(self, match: Match) -> tuple[int, ...]:
        """The points that each side will gain, or lose, in time for things that its total does not show yet."""
        return (0,) * len(match.totals)

    def outcome(self, state: State[B]) -> tuple[int, ...]:
        """The points that a scored round brought each seat."""
        scores = cast(Result, state.result).scores
        return tuple(scores[seat % len(scores)] for seat in range(self.seats(state.match.rules)))


AnyGame: TypeAlias = Game[Any, Any]
