"""What every game answers: the questions that table, records, screens and players ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, ClassVar, Generic, TypeVar, cast

from . import jsontext
from .actions import Action
from .cards import Card, Suit, in_order
from .errors import IllegalAction, RulesError
from .events import Dealt, Event, MatchWon, RoundScored
from .rng import Stream
from .state import B, Board, Deal, Hand, Match, Phase, Result, Rules, State, Trick, View
from .trickplay import TrickPlay
from .tricks import suit_of

__all__ = ["Board", "Deal", "Game", "Hand", "Match", "Phase", "Result", "Rules", "State", "Trick", "View", "Worlds"]

R = TypeVar("R", bound=Rules)
Draws = tuple[tuple[Card | None, ...], ...]


class Game(ABC, Generic[R, B]):
    """One game. Every method is a pure function.

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
        """Deals the next round. Raises IllegalAction once the match is won."""
        if match.winner is not None:
            raise IllegalAction("the match is over")
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
        """Who deals after this round: the seat to the left, or the same one again where cards were thrown in."""
        step = 0 if state.board.phase is Phase.THROWN_IN else 1
        return (state.board.dealer + step) % self.seats(state.match.rules)

    def next_match(self, state: State[B]) -> Match:
        """The match as it stands after this round, ready for the next deal."""
        return replace(state.match, dealer=self.next_dealer(state))

    # -- how a match ends ---------------------------------------------------------------------------------

    def is_end(self, match: Match) -> bool:
        """Whether the match ends with this round, if one side alone leads."""
        return max(match.totals) >= match.rules.target

    def concluded(self, match: Match) -> Match:
        """The match after a scored round: won, to go on until one leads, or simply to go on."""
        over = match.tied_at_target or self.is_end(match)
        leader = sole_leader(match.totals)
        return replace(match, tied_at_target=over and leader is None, winner=leader if over else None)

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
        """After how many minutes of play no new round begins, unless the lead is shared; None: there is no clock."""
        return None

    def why_no_end_by_time(self, state: State[B]) -> str | None:
        """Why the match does not end here though its minutes are up; None if it does."""
        if self.minutes(state.match.rules) is None:
            return "These rules set no minutes."
        if state.match.winner is not None:
            return "The match is won already."
        if not state.board.is_over:
            return "The round in progress is played to its end first."
        if sole_leader(state.match.totals) is None:
            return "The lead is shared: another round is played."
        return None

    def end_by_time(self, state: State[B]) -> tuple[State[B], tuple[Event, ...]]:
        """The last state of a round once the minutes are up: the leader has won. Raises IllegalAction."""
        reason = self.why_no_end_by_time(state)
        if reason is not None:
            raise IllegalAction(reason)
        winner = cast(int, sole_leader(state.match.totals))
        return replace(state, match=replace(state.match, winner=winner, by_time=True)), (MatchWon(winner),)

    # -- taking back --------------------------------------------------------------------------------------

    def why_stands(self, then: State[B], now: State[B]) -> str | None:  # noqa: ARG002
        """Why what was decided in `then` can't be undone in `now`, a later instant of the same round; None: it can."""
        return None

    def may_take_back(self, state: State[B]) -> bool:  # noqa: ARG002
        """Whether the rules let whoever acted last take that back, for as long as nobody else has acted."""
        return False

    # -- the cards ----------------------------------------------------------------------------------------

    def pack(self, rules: Rules) -> tuple[Card, ...]:  # noqa: ARG002
        """The cards that are dealt under these rules."""
        return self.deck

    def hands(self, rules: Rules) -> int:
        """How many hands are dealt."""
        return self.seats(rules)

    def hand_size(self, rules: Rules) -> int:
        """How many cards a hand is dealt."""
        return (len(self.pack(rules)) - self.stash_size) // self.hands(rules)

    def cut_deal(self, rules: Rules, stream: Stream) -> Deal:
        """A shuffled deal."""
        cards, size = tuple(stream.shuffled(self.pack(rules))), self.hand_size(rules)
        rest = cards[self.stash_size :]
        return Deal(tuple(rest[start : start + size] for start in range(0, len(rest), size)), cards[: self.stash_size])

    def check_deal(self, rules: Rules, deal: Deal) -> str | None:
        """What is wrong with a deal (a card twice, one missing, hands of the wrong size); None if nothing is."""
        pack, size, seen = self.pack(rules), self.hand_size(rules), set[Card]()
        if len(deal.hands) != self.hands(rules):
            return f"there must be {self.hands(rules)} hands"
        if len(deal.stash) != self.stash_size or any(len(hand) != size for hand in deal.hands):
            stash = f"the Stash {self.stash_size}" if self.stash_size else "there is no Stash"
            return f"each hand must have {size} cards and {stash}"
        for card in (card for pile in (*deal.hands, deal.stash) for card in pile):
            if card not in pack:
                return f"{card.text} is no card of this game"
            if card in seen:
                return f"{card.text} was dealt twice"
            seen.add(card)
        return None

    # -- a decision ---------------------------------------------------------------------------------------

    def legal_actions(self, state: State[B]) -> tuple[Action, ...]:
        """What the hand to act may do, empty for a choice of three cards to bury (any three will do)."""
        acting = state.board.acting
        return () if acting is None else self.legal(state.board, state.hands[acting])

    def why_illegal(self, state: State[B], action: Action) -> str | None:
        """In a player's words why the hand to act may not do this; None if it may."""
        acting = state.board.acting
        if acting is None:
            return "The round is over."
        return self.refusal(state.board, state.hands[acting], action)

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
        """How many totals are kept: one a seat, or one a team. Seat s is of side s % sides."""

    @abstractmethod
    def open_board(self, match: Match) -> B:
        """The board of a round in which nobody has acted."""

    @abstractmethod
    def legal(self, board: B, hand: Hand) -> tuple[Action, ...]:
        """What the hand to act, holding these cards, may do."""

    @abstractmethod
    def refusal(self, board: B, hand: Hand, action: Action) -> str | None:
        """In a player's words why the hand to act, holding these cards, may not do this; None if it may."""

    def harmless(self, view: View[B]) -> Action:
        """Something legal that the seat to act may do without much thought: the first of its actions."""
        return view.legal[0]

    @abstractmethod
    def advance(self, board: B, action: Action) -> tuple[B, tuple[Event, ...]]:
        """The board after a legal action, and the public events of it."""

    @abstractmethod
    def do(self, state: State[B], action: Action) -> tuple[State[B], tuple[Event, ...]]:
        """`apply` for an action known to be legal."""

    def lead_of(self, cards: Hand, trump: Suit | None) -> Suit | None:
        """The suit to be followed once these cards lie in the trick; None where any card may be played."""
        return suit_of(cards[0], trump) if cards else None

    @abstractmethod
    def winning_place(self, cards: Hand, trump: Suit) -> int | None:
        """Which of the cards of a trick, in order of play, wins so far; None while none does."""

    def card_points(self, card: Card) -> int:  # noqa: ARG002
        """What a card is worth to whoever captures it; nothing where tricks alone count."""
        return 0

    def hand_key(self, card: Card) -> tuple[int, ...]:
        """By which people sort the cards in their hand: suits together, low to high."""
        return (99 if card.suit is None else card.suit, card.rank)

    # -- what a seat may know -----------------------------------------------------------------------------

    def view_for(self, state: State[B], seat: int | None) -> View[B]:
        """What this seat may know; None: what the public may know."""
        board, match = state.board, state.match
        own = () if seat is None or not board.sees_own(seat) else state.hands[board.own_hand(seat)]
        view = View(
            game=self.id,
            rules=match.rules,
            totals=match.totals,
            seat=seat,
            board=board,
            hand=in_order(own),
            stash=self.stash_seen(state, seat),
            actions=self.actions_seen(state, seat),
            legal=(),
            deal=state.deal if board.phase is Phase.SCORED else None,
            result=state.result,
            dummy=None if board.dummy is None else in_order(state.hands[board.dummy]),
            bags=match.bags,
            sets=match.sets,
            rounds=match.rounds if self.counts_rounds(match.rules) else None,
        )
        if seat is None or seat != board.turn:
            return view
        return replace(view, legal=self.legal(board, view.acting_hand))

    def stash_seen(self, state: State[B], seat: int | None) -> Hand | None:  # noqa: ARG002
        """The Stash as far as this seat knows it."""
        return None

    def actions_seen(self, state: State[B], seat: int | None) -> tuple[Action, ...]:  # noqa: ARG002
        """This round's actions as this seat saw them."""
        return state.actions

    def counts_rounds(self, rules: Rules) -> bool:  # noqa: ARG002
        """Whether a match ends after a number of rounds, so that players are told how many were scored."""
        return False

    @abstractmethod
    def check_view(self, view: View[B]) -> None:
        """Raises TextError if a view that somebody wrote contradicts itself."""

    @abstractmethod
    def sampler(self, view: View[B]) -> Worlds[B]:
        """All states that this view cannot tell from the real one. Raises NoSuchDeal."""

    def resample(self, view: View[B], stream: Stream) -> State[B]:
        """One of those states, each equally likely. Raises NoSuchDeal."""
        return self.sampler(view).draw(stream)

    # -- card play as data --------------------------------------------------------------------------------

    def trick_play(self, rules: Rules) -> TrickPlay | None:  # noqa: ARG002
        """The card play under these rules, where that is all there is to it; such a game answers `scored_with` too."""
        return None

    def scored_with(self, state: State[B], points: tuple[int, ...]) -> State[B]:
        """This round as it would be scored if each hand had captured so much in the end."""
        raise NotImplementedError(f"{self.id} does not tell its card play as data")

    def tricks_bid(self, board: B) -> tuple[int | None, ...]:
        """How many tricks each hand is bound to take, together with its partner if he is bound to some as well.

        0: none at all, whatever the partner does. None: the hand has not bid, or bids are no numbers of tricks.
        """
        return (None,) * len(board.captured)

    # -- what a scored round was worth --------------------------------------------------------------------

    def tally(self, rules: Rules, fields: jsontext.Object) -> tuple[Counter[str], ...]:  # noqa: ARG002
        """What statistics count of each seat in a scored round, by names of the game's own.

        `fields` are the round's in a record; they are taken for true, not played again. Raises TextError where one is
        missing or of a wrong type.
        """
        return tuple(Counter() for _ in range(self.seats(rules)))

    def results(self, state: State[B]) -> dict[str, Any]:
        """What a record says of a round that was scored, by field name: all of `result_fields` that count."""
        result = cast(Result, state.result)
        found = {"points": result.points, "scores": result.scores, "totals": result.totals, "bags": result.bags}
        return {name: list(numbers) for name, numbers in found.items() if numbers}

    def lone_bid(self, board: B) -> tuple[int, int] | None:  # noqa: ARG002
        """The seat that plays alone against all others, and the points that it has bid; None while nobody does."""
        return None

    def pending(self, match: Match) -> tuple[int, ...]:
        """What each side will gain, or lose, in time for things that its total does not show yet."""
        return (0,) * len(match.totals)

    def outcome(self, state: State[B]) -> tuple[int, ...]:
        """What a scored round was worth to each seat."""
        scores = cast(Result, state.result).scores
        return tuple(scores[seat % len(scores)] for seat in range(self.seats(state.match.rules)))


class Worlds(ABC, Generic[B]):
    """The states that one view cannot tell apart, to draw from as often as wanted."""

    count: int

    @abstractmethod
    def draw(self, stream: Stream) -> State[B]:
        """One state, each equally likely."""


def sole_leader(totals: tuple[int, ...]) -> int | None:
    """Who has more than all others; None at a tie."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None
