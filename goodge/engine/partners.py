"""Two teams that bid how many tricks they will take: the bidding, the contract's score, and the bags.

Partners sit across the table: team 0 has the seats 0 and 2, team 1 the seats 1 and 3.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Generic, cast

from .actions import Action, Bid, BlindNil, Look, Nil, PlayCard
from .decisions import BagsFull, ContractDecided, NilDecided, Settled
from .errors import IllegalAction, Refusal, TextError
from .events import BidMade, Event, NilBid
from .game import Hand, Match, Phase, R, Result, Rules, State, Trick, View
from .refusals import CardsSeen, NoBlindNil, NobodyBid, NoNil, OtherPhase, PlayBegun
from .spadeplay import HAND_SIZE, HANDS, TRUMP, SpadeBoard, SpadeGame
from .told import Call, ToldRound
from .values import dataclass, replace

SIDES = 2
MOST_TRICKS = HAND_SIZE

_TRICK_POINTS = 10
NIL_POINTS = {Nil(): 100, BlindNil(): 200}
_BIDS = tuple(map(Bid, range(MOST_TRICKS + 1)))
BAG_LIMIT, BAG_PENALTY = 10, 100
BLIND_NIL_DEFICIT = 100


@dataclass(frozen=True, slots=True)
class PartnerBoard(SpadeBoard):
    """`bids` go by seat; the seats `face_down` have not looked at their cards; `nil`: it may be bid."""

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
        """True if the contract was broken."""
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
    return _team_score(tuple(bids), tuple(tricks), bags)


@lru_cache(maxsize=1 << 14)  # a search asks for the same few thousands over and over
def _team_score(bids: tuple[Call | None, ...], tricks: tuple[int, ...], bags: int | None) -> TeamScore:
    pairs = list(zip(bids, tricks, strict=True))
    contract = sum(bid.amount for bid, _ in pairs if isinstance(bid, Bid))
    counted = sum(taken for bid, taken in pairs if isinstance(bid, Bid))
    nil_points = sum(_nil_points(bid, taken) for bid, taken in pairs)
    tens, left = divmod((bags or 0) + max(0, counted - contract), BAG_LIMIT) if bags is not None else (0, 0)
    return TeamScore(contract, counted, nil_points, tens * BAG_PENALTY, left)


def _nil_points(bid: Call | None, taken: int) -> int:
    worth = NIL_POINTS[bid] if isinstance(bid, Nil | BlindNil) else 0
    return -worth if taken else worth


class PartnerGame(SpadeGame[R, PartnerBoard], Generic[R]):
    """A game of two teams of this kind."""

    result_fields: ClassVar[tuple[str, ...]] = ("points", "scores", "totals", "bags")

    def sides(self, rules: Rules) -> int:  # noqa: ARG002
        return SIDES

    @abstractmethod
    def counts_bags(self, rules: Rules) -> bool:
        """Return True if bags count."""

    @abstractmethod
    def lowest_bid(self, board: PartnerBoard) -> int:
        """The fewest tricks that the seat to act may bid."""

    @abstractmethod
    def why_no_bid(self, board: PartnerBoard, amount: int) -> Refusal:
        """The reason why this many tricks are too few or too many to bid."""

    def new_match(self, rules: R, dealer: int) -> Match:
        bags = (0,) * SIDES if self.counts_bags(rules) else ()
        return replace(super().new_match(rules, dealer), bags=bags)

    # -- the bidding --------------------------------------------------------------------------------------

    def legal(self, board: PartnerBoard, hand: Hand) -> tuple[Action, ...]:
        if board.phase is Phase.LOOK:
            return (Look(), BlindNil())
        if board.phase is not Phase.BIDDING:
            return super().legal(board, hand)
        bids = _BIDS[self.lowest_bid(board) :]
        return (*bids, Nil()) if board.nil else bids

    def reason(self, board: PartnerBoard, hand: Hand, action: Action) -> Refusal:
        if board.phase is Phase.PLAY:
            return super().reason(board, hand, action)
        if board.phase is Phase.BIDDING:
            if isinstance(action, Bid):
                return self.why_no_bid(board, action.amount)
            if isinstance(action, Nil | BlindNil):
                return NoBlindNil(BLIND_NIL_DEFICIT) if board.nil else NoNil()
        return OtherPhase(board.phase)

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
        if max(view.bags, default=0) >= BAG_LIMIT:
            raise TextError(f"“bags” must be under {BAG_LIMIT}: ten bags have been taken off at once")

    # -- what is decided ----------------------------------------------------------------------------------

    def decisions(self, board: PartnerBoard, bags: tuple[int, ...] = ()) -> frozenset[Settled]:
        if None in board.bids:
            return frozenset()
        left = HAND_SIZE - sum(board.captured)
        found: set[Settled] = set()
        for side, team in enumerate(self.team_scores(board, bags)):
            if team.contract and (not team.is_set or team.tricks + left < team.contract):
                found.add(ContractDecided(side, team.contract, not team.is_set))
            if team.bag_penalty:
                found.add(BagsFull(side))
        for seat, bid in enumerate(board.bids):
            tricks = board.captured[seat]
            if not isinstance(bid, Bid) and (tricks or not left):
                found.add(NilDecided(seat, not tricks))
        return frozenset(found)

    def is_settled(self, board: PartnerBoard) -> bool:
        if None in board.bids:
            return False
        nils = sum(isinstance(bid, Nil | BlindNil) for bid in board.bids)
        contracts = sum(team.contract > 0 for team in self.team_scores(board, ()))
        return len(self.decisions(board)) == nils + contracts

    # -- a round that is told -----------------------------------------------------------------------------

    def told_board(self, match: Match, told: ToldRound) -> PartnerBoard:
        board = self.open_board(match)
        for step in range(1, HANDS + 1):
            board = self._told_call(board, told.calls[(match.dealer + step) % HANDS] if told.calls else None)
        return replace(board, phase=Phase.SCORED, turn=None, captured=told.captured)

    def _told_call(self, board: PartnerBoard, call: Call | None) -> PartnerBoard:
        """The board once the seat to act has made this call, as it would have in the game. Raises IllegalAction."""
        if call is None:
            raise IllegalAction(NobodyBid())
        is_face_down = board.phase is Phase.LOOK and not isinstance(call, BlindNil)
        ready = self.advance(board, Look())[0] if is_face_down else board
        reason = self.refusal(ready, (), call)
        if reason is not None:
            raise IllegalAction(reason)
        return self.advance(ready, call)[0]

    # -- taking back --------------------------------------------------------------------------------------

    def why_stands(self, then: State[PartnerBoard], now: State[PartnerBoard]) -> Refusal | None:
        if then.board.phase is Phase.LOOK:
            return CardsSeen()
        has_begun = bool(now.board.tricks or now.board.trick.cards)
        return PlayBegun() if then.board.phase is Phase.BIDDING and has_begun else None

    # -- card play as data --------------------------------------------------------------------------------

    def tricks_bid(self, board: PartnerBoard) -> tuple[int | None, ...]:
        return tuple(bid.amount if isinstance(bid, Bid) else None if bid is None else 0 for bid in board.bids)

    # -- the score ----------------------------------------------------------------------------------------

    def team_scores(self, board: PartnerBoard, bags: tuple[int, ...]) -> tuple[TeamScore, ...]:
        """The score of the round, team by team; `bags` are those before it, empty where they do not count."""
        return tuple(
            team_score(board.bids[side::SIDES], board.captured[side::SIDES], bags[side] if bags else None)
            for side in range(SIDES)
        )

    def tally(self, board: PartnerBoard, result: Result) -> tuple[Counter[str], ...]:
        """Of each partner their team's "contracts" and those "made", their "nils", blind or not, and "nils made"."""
        found, tricks, bids = super().tally(board, result), result.points, board.bids
        for seat, count in enumerate(found):
            side = seat % SIDES
            team = team_score(bids[side::SIDES], tricks[side::SIDES], None)
            count.update(contracts=int(team.contract > 0), made=int(team.contract > 0 and not team.is_set))
            if not isinstance(bids[seat], Bid):
                count.update({"nils": 1, "nils made": int(tricks[seat] == 0)})
        return found

    def bid_heights(self, board: PartnerBoard, result: Result) -> tuple[tuple[int, bool] | None, ...]:
        teams = [team_score(board.bids[side::SIDES], result.points[side::SIDES], None) for side in range(SIDES)]
        heights = [(team.contract, not team.is_set) if team.contract else None for team in teams]
        return tuple(heights[seat % SIDES] for seat in range(len(board.bids)))

    def score(self, state: State[PartnerBoard]) -> tuple[State[PartnerBoard], tuple[Event, ...]]:
        match = state.match
        teams = self.team_scores(state.board, match.bags)
        bags = tuple(team.bags for team in teams) if match.bags else ()
        sets = tuple(count + team.is_set for count, team in zip(match.sets, teams, strict=True)) if match.sets else ()
        return self.finish_round(state, state.board.captured, tuple(team.total for team in teams), bags, sets)

    def pending(self, match: Match) -> tuple[int, ...]:
        """Ten bags cost a hundred points, so each has cost ten already."""
        return tuple(-BAG_PENALTY // BAG_LIMIT * bags for bags in match.bags) or super().pending(match)


def first_phase(seat: int, face_down: tuple[int, ...]) -> Phase:
    """The phase in which a seat first acts when it is its turn to bid."""
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
