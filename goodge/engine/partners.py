"""Two teams that bid how many tricks they will take: the bidding, the contract's score, and the bags.

Partners sit across the table: team 0 has the seats 0 and 2, team 1 the seats 1 and 3.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import ClassVar, Generic, TypeAlias, cast

from . import jsontext
from .actions import Action, Bid, BlindNil, Look, Nil, PlayCard, parse_action
from .errors import TextError
from .events import BidMade, Event, NilBid
from .game import Hand, Match, Phase, R, Rules, State, Trick, View
from .spadeplay import HAND_SIZE, HANDS, TRUMP, SpadeBoard, SpadeGame

SIDES = 2
MOST_TRICKS = HAND_SIZE
Call: TypeAlias = Bid | Nil | BlindNil

_TRICK_POINTS = 10
_NIL_POINTS = {Nil(): 100, BlindNil(): 200}
_BAG_LIMIT, _BAG_PENALTY = 10, 100


@dataclass(frozen=True, slots=True)
class PartnerBoard(SpadeBoard):
    """`bids`: each seat's bid so far; `nil`: whether one may be bid; `face_down`: who has not looked at his cards."""

    bids: tuple[Call | None, ...]
    face_down: tuple[int, ...]
    nil: bool

    def sees_own(self, seat: int) -> bool:
        return seat not in self.face_down

    def contract(self, side: int) -> int:
        """The tricks that the team has bid so far, 0 before it has and where both partners bid nil."""
        return sum(bid.amount for bid in self.bids[side::SIDES] if isinstance(bid, Bid))


@dataclass(frozen=True, slots=True)
class TeamScore:
    """One team's round. `tricks` are those that count towards the contract, `bags` the team's bags afterwards."""

    contract: int
    tricks: int
    nil_points: int
    bag_penalty: int
    bags: int

    @property
    def is_set(self) -> bool:
        """Whether the contract was broken."""
        return self.tricks < self.contract

    @property
    def overtricks(self) -> int:
        return max(0, self.tricks - self.contract)

    @property
    def contract_points(self) -> int:
        return -_TRICK_POINTS * self.contract if self.is_set else _TRICK_POINTS * self.contract + self.overtricks

    @property
    def total(self) -> int:
        return self.contract_points + self.nil_points - self.bag_penalty


def team_score(bids: Sequence[Call | None], tricks: Sequence[int], bags: int | None) -> TeamScore:
    """The score of two partners by their bids and tricks; `bags` are the team's before, None where they don't count.

    A nil bidder's own tricks count for nothing: neither towards the partner's contract nor as bags.
    """
    pairs = list(zip(bids, tricks, strict=True))
    contract = sum(bid.amount for bid, _ in pairs if isinstance(bid, Bid))
    counted = sum(taken for bid, taken in pairs if isinstance(bid, Bid))
    nil_points = sum(_nil_points(bid, taken) for bid, taken in pairs)
    tens, left = divmod((bags or 0) + max(0, counted - contract), _BAG_LIMIT) if bags is not None else (0, 0)
    return TeamScore(contract, counted, nil_points, tens * _BAG_PENALTY, left)


def _nil_points(bid: Call | None, taken: int) -> int:
    worth = _NIL_POINTS[bid] if isinstance(bid, Nil | BlindNil) else 0
    return -worth if taken else worth


class PartnerGame(SpadeGame[R, PartnerBoard], Generic[R]):
    """A game of two teams of this kind."""

    result_fields: ClassVar[tuple[str, ...]] = ("points", "scores", "totals", "bags")

    def sides(self, rules: Rules) -> int:  # noqa: ARG002
        return SIDES

    @abstractmethod
    def counts_bags(self, rules: Rules) -> bool:
        """Whether bags count."""

    @abstractmethod
    def lowest_bid(self, board: PartnerBoard) -> int:
        """The fewest tricks that the seat to act may bid."""

    @abstractmethod
    def why_no_bid(self, board: PartnerBoard, amount: int) -> str:
        """In a player's words why a bid is too low or too high."""

    def new_match(self, rules: R, dealer: int) -> Match:
        bags = (0,) * SIDES if self.counts_bags(rules) else ()
        return replace(super().new_match(rules, dealer), bags=bags)

    # -- the bidding --------------------------------------------------------------------------------------

    def legal(self, board: PartnerBoard, hand: Hand) -> tuple[Action, ...]:
        if board.phase is Phase.LOOK:
            return (Look(), BlindNil())
        if board.phase is not Phase.BIDDING:
            return super().legal(board, hand)
        bids = map(Bid, range(self.lowest_bid(board), MOST_TRICKS + 1))
        return (*bids, Nil()) if board.nil else tuple(bids)

    def refusal(self, board: PartnerBoard, hand: Hand, action: Action) -> str | None:
        if board.phase is Phase.LOOK:
            fits = isinstance(action, Look | BlindNil)
            return None if fits else "First choose: look at your cards, or bid blind nil without having seen them."
        return (
            self._why_no_call(board, action) if board.phase is Phase.BIDDING else super().refusal(board, hand, action)
        )

    def _why_no_call(self, board: PartnerBoard, action: Action) -> str | None:
        if isinstance(action, Bid):
            fits = self.lowest_bid(board) <= action.amount <= MOST_TRICKS
            return None if fits else self.why_no_bid(board, action.amount)
        if isinstance(action, Nil | BlindNil) and not board.nil:
            return "No nil is bid here: bid how many tricks you will take."
        if isinstance(action, BlindNil):
            return "Blind nil is only for a player whose team is at least 100 behind, before he has seen his cards."
        return None if isinstance(action, Nil) else "The bidding is on: bid how many tricks you will take."

    def advance(self, board: PartnerBoard, action: Action) -> tuple[PartnerBoard, tuple[Event, ...]]:
        if isinstance(action, PlayCard):
            return super().advance(board, action)
        seat = cast(int, board.turn)
        face_down = tuple(other for other in board.face_down if other != seat)
        if isinstance(action, Look):
            return replace(board, phase=Phase.BIDDING, face_down=face_down), ()
        call = cast(Call, action)
        bids = (*board.bids[:seat], call, *board.bids[seat + 1 :])
        turn = (seat + 1) % HANDS
        phase = Phase.PLAY if bids[turn] is not None else first_phase(turn, face_down)
        event = BidMade(seat, call.amount) if isinstance(call, Bid) else NilBid(seat, isinstance(call, BlindNil))
        return replace(board, bids=bids, face_down=face_down, phase=phase, turn=turn), (event,)

    def check_view(self, view: View[PartnerBoard]) -> None:
        super().check_view(view)
        if max(view.bags, default=0) >= _BAG_LIMIT:
            raise TextError(f"“bags” must be under {_BAG_LIMIT}: ten bags have been taken off at once")

    # -- taking back --------------------------------------------------------------------------------------

    def why_stands(self, then: State[PartnerBoard], now: State[PartnerBoard]) -> str | None:
        if then.board.phase is Phase.LOOK:
            return "The cards have been seen: that cannot be taken back"
        has_begun = bool(now.board.tricks or now.board.trick.cards)
        return "Bids stand once play has begun" if then.board.phase is Phase.BIDDING and has_begun else None

    # -- card play as data --------------------------------------------------------------------------------

    def tricks_bid(self, board: PartnerBoard) -> tuple[int | None, ...]:
        return tuple(bid.amount if isinstance(bid, Bid) else None if bid is None else 0 for bid in board.bids)

    # -- the score ----------------------------------------------------------------------------------------

    def team_scores(self, board: PartnerBoard, bags: tuple[int, ...]) -> tuple[TeamScore, ...]:
        """How the round is scored, team by team; `bags` are those before it, empty where they do not count."""
        return tuple(
            team_score(board.bids[side::SIDES], board.captured[side::SIDES], bags[side] if bags else None)
            for side in range(SIDES)
        )

    def tally(self, rules: Rules, fields: jsontext.Object) -> tuple[Counter[str], ...]:
        """Of each partner his team's "contracts" and those "made", and his "nils", blind or not, and "nils made"."""
        found, tricks = super().tally(rules, fields), jsontext.integers(fields, "points", HANDS)
        bids = _bids_told(fields)
        for seat, count in enumerate(found):
            side = seat % SIDES
            team = team_score(bids[side::SIDES], tricks[side::SIDES], None)
            count.update(contracts=int(team.contract > 0), made=int(team.contract > 0 and not team.is_set))
            if not isinstance(bids[seat], Bid):
                count.update({"nils": 1, "nils made": int(tricks[seat] == 0)})
        return found

    def score(self, state: State[PartnerBoard]) -> tuple[State[PartnerBoard], tuple[Event, ...]]:
        match = state.match
        teams = self.team_scores(state.board, match.bags)
        bags = tuple(team.bags for team in teams) if match.bags else ()
        sets = tuple(count + team.is_set for count, team in zip(match.sets, teams, strict=True)) if match.sets else ()
        return self.finish_round(state, state.board.captured, tuple(team.total for team in teams), bags, sets)

    def pending(self, match: Match) -> tuple[int, ...]:
        """Ten bags cost a hundred points, so each has cost ten already."""
        return tuple(-_BAG_PENALTY // _BAG_LIMIT * bags for bags in match.bags) or super().pending(match)


def _bids_told(fields: jsontext.Object) -> tuple[Call, ...]:
    """Every seat's bid, by the first actions of a record's round. Raises TextError."""
    first = jsontext.place(fields, "dealer", HANDS) + 1
    told = (parse_action(text) for text in jsontext.texts(fields, "actions"))
    calls = list(islice((action for action in told if isinstance(action, Bid | Nil | BlindNil)), HANDS))
    if len(calls) < HANDS:
        raise TextError("“actions” must begin with a bid of each seat")
    return tuple(calls[(seat - first) % HANDS] for seat in range(HANDS))


def first_phase(seat: int, face_down: tuple[int, ...]) -> Phase:
    """What a seat does first when it is its turn to bid."""
    return Phase.LOOK if seat in face_down else Phase.BIDDING


def opened(match: Match, *, face_down: tuple[int, ...] = (), nil: bool = False) -> PartnerBoard:
    """The board of a round in which nobody has bid."""
    first = (match.dealer + 1) % HANDS
    return PartnerBoard(
        dealer=match.dealer,
        phase=first_phase(first, face_down),
        turn=first,
        trick=Trick(first),
        tricks=(),
        captured=(0,) * HANDS,
        trump=TRUMP,
        broken=False,
        bids=(None,) * HANDS,
        face_down=face_down,
        nil=nil,
    )
