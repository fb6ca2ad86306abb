"""The Goodge Rules: an auction, the Stash, a trump suit, tricks, and the Crown above all.

What all can see is in goodge_board; here are the hidden cards, the score, and what each seat may know.
Rule numbers in comments are those of the rules screen and of docs/rules.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, TypeAlias, cast

from ..actions import HIDDEN_BURY, PLAYS, Action, Bid, Bury, NameTrump, Pass, PlayCard
from ..cards import CROWN, Card, Suit, in_order
from ..decisions import BidDecided, Settled
from ..errors import IllegalAction, NoSuchDeal, Refusal, RulesError, TextError
from ..events import Event, StashBuried, StashTaken, StashWon, TrumpNamed
from ..game import Deal, Game, Hand, Match, Phase, Result, Rules, State, Trick, View
from ..refusals import CallsStand, Lead, NoGoodge, NotInHand, OtherPhase, PointsOffStep
from ..rng import Stream
from ..sampling import Sampler, grouped
from ..state import AUCTION, EXCHANGE, PLAY, SCORED, before_play, no_cards_yet
from ..told import ToldRound
from ..tricks import broken_void, following, follows, played_by, plays, plus, suit_of, voids, without
from ..values import replace
from ..worlds import Worlds
from .goodge_board import (
    ALL_POINTS,
    BID_STEP,
    DECK,
    HIGHEST_BID,
    LOWEST_BID,
    STASH_SIZE,
    GoodgeBoard,
    GoodgeRules,
    call_made,
    card_laid,
    is_bid,
    is_burial,
    legal_calls,
    points_of,
    why_no_bid,
    why_no_burial,
    winning_place,
    worth,
)

__all__ = [
    "BID_STEP",
    "CROWN",
    "DECK",
    "HIGHEST_BID",
    "LOWEST_BID",
    "STASH_SIZE",
    "Goodge",
    "GoodgeBoard",
    "GoodgeRules",
    "GoodgeState",
    "GoodgeView",
    "GoodgeWorlds",
    "following",
    "suit_of",
    "winning_place",
    "worth",
]


TRUMPS = tuple(map(NameTrump, Suit))
GoodgeState: TypeAlias = State[GoodgeBoard]
GoodgeView: TypeAlias = View[GoodgeBoard]


class Goodge(Game[GoodgeRules, GoodgeBoard]):
    """The game as the engine knows it."""

    id: ClassVar[str] = "goodge"
    title: ClassVar[str] = "The Goodge Rules"
    deck: ClassVar[tuple[Card, ...]] = DECK
    stash_size: ClassVar[int] = STASH_SIZE
    all_captured: ClassVar[int] = ALL_POINTS
    result_fields: ClassVar[tuple[str, ...]] = ("goodge", "bid", "points", "scores", "totals")
    rules_type = GoodgeRules

    @property
    def short_title(self) -> str:
        return "Goodge"

    def check_rules(self, rules: GoodgeRules) -> None:
        if type(rules.players) is not int or rules.players not in (3, 4):
            raise RulesError("players must be 3 or 4")
        if rules.all_pass not in ("last-at-50", "redeal"):
            raise RulesError('all_pass must be "last-at-50" or "redeal"')

    def seats(self, rules: Rules) -> int:
        return cast(GoodgeRules, rules).players

    def sides(self, rules: Rules) -> int:
        return self.seats(rules)

    def open_board(self, match: Match) -> GoodgeBoard:
        rules = cast(GoodgeRules, match.rules)
        first = (match.dealer + 1) % rules.players
        return GoodgeBoard(
            dealer=match.dealer,
            phase=Phase.AUCTION,
            turn=first,
            trick=Trick(first),
            tricks=(),
            captured=(0,) * rules.players,
            trump=None,
            calls=(None,) * rules.players,
            bid=0,
            goodge=None,
            redeals=rules.all_pass == "redeal",
        )

    # -- what may be done ---------------------------------------------------------------------------------

    def legal(self, board: GoodgeBoard, hand: Hand) -> tuple[Action, ...]:
        if board.phase is PLAY:
            return tuple(map(PLAYS.__getitem__, self.playable(board, hand)))
        if board.phase is AUCTION:
            return legal_calls(board.lowest_bid)
        return TRUMPS if board.phase is Phase.TRUMP else ()

    def playable(self, board: GoodgeBoard, hand: Hand) -> Hand:
        cards, trump = board.trick.cards, board.trump
        return following(hand, suit_of(cards[0], trump), trump) if cards else hand

    def is_playable(self, board: GoodgeBoard, hand: Hand, card: Card) -> bool:
        cards = board.trick.cards
        if card not in hand:
            return False
        trump = board.trump
        return not cards or card.suit is cards[0].suit or follows(card, hand, suit_of(cards[0], trump), trump)

    def allows(self, board: GoodgeBoard, hand: Hand, action: Action) -> bool:
        if board.phase is PLAY:
            return isinstance(action, PlayCard) and self.is_playable(board, hand, action.card)
        if board.phase is AUCTION:
            return isinstance(action, Pass) or (isinstance(action, Bid) and is_bid(board, action.amount))
        if board.phase is EXCHANGE:
            return isinstance(action, Bury) and is_burial(hand, action.cards)
        return super().allows(board, hand, action)

    def reason(self, board: GoodgeBoard, hand: Hand, action: Action) -> Refusal:
        if board.phase is Phase.AUCTION and isinstance(action, Bid):
            return why_no_bid(board, action.amount)
        if board.phase is Phase.EXCHANGE and isinstance(action, Bury):
            return why_no_burial(hand, action.cards)
        if board.phase is Phase.PLAY and isinstance(action, PlayCard):
            return NotInHand(action.card) if action.card not in hand else cast(Refusal, self.must_follow(board, hand))
        return OtherPhase(board.phase)

    def lead_kind(self, board: GoodgeBoard) -> Lead:
        return Lead.TRUMP if board.lead == board.trump else Lead.SUIT

    def harmless(self, view: GoodgeView) -> Action:
        if view.board.phase is Phase.EXCHANGE:
            return Bury(tuple(sorted(view.hand, key=lambda card: (worth(card), card.rank))[:STASH_SIZE]))
        return super().harmless(view)

    def decisions(self, board: GoodgeBoard, bags: tuple[int, ...] = ()) -> frozenset[Settled]:  # noqa: ARG002
        if board.goodge is None:
            return frozenset()
        taken = board.captured[board.goodge]
        left = ALL_POINTS - sum(board.captured)
        if taken < board.bid <= taken + left:
            return frozenset()
        return frozenset((BidDecided(board.goodge, board.bid, taken >= board.bid),))

    def is_settled(self, board: GoodgeBoard) -> bool:
        return bool(self.decisions(board))

    def why_stands(self, then: GoodgeState, now: GoodgeState) -> Refusal | None:
        is_taken = then.board.phase is Phase.AUCTION and now.board.phase is not Phase.AUCTION
        return CallsStand() if is_taken else None

    # -- what it does -------------------------------------------------------------------------------------

    def advance(self, board: GoodgeBoard, action: Action) -> tuple[GoodgeBoard, tuple[Event, ...]]:
        seat = board.turn
        assert seat is not None
        if isinstance(action, PlayCard):
            return card_laid(board, seat, action.card)
        if isinstance(action, Bury):
            return replace(board, phase=Phase.TRUMP), ()
        if isinstance(action, NameTrump):
            named = replace(board, phase=PLAY, trump=action.suit, trick=no_cards_yet(seat))
            return named, (TrumpNamed(seat, action.suit),)
        return call_made(board, seat, cast("Bid | Pass", action))

    def apply_unchecked(self, state: GoodgeState, action: Action) -> tuple[GoodgeState, tuple[Event, ...]]:
        seat = state.board.turn
        assert seat is not None
        if isinstance(action, PlayCard):
            board, events = card_laid(state.board, seat, action.card)
            after = state.after_card(board, without(state.hands, seat, (action.card,)))
            return self._with_stash_won(after, events) if board.phase is SCORED else (after, events)
        board, events = self.advance(state.board, action)
        hands, stash = state.hands, state.stash
        if isinstance(action, Bury):
            hands, stash = without(hands, seat, action.cards), action.cards
            events = (StashBuried(seat, action.cards),)
        elif board.phase is EXCHANGE:  # rule 5: the Goodge sees the Stash
            taker = cast(int, board.goodge)
            hands = tuple((*hand, *stash) if holder == taker else hand for holder, hand in enumerate(hands))
            events, stash = (*events, StashTaken(taker, stash)), ()
        return state.after(board, hands, stash, (*state.before_play, action)), events

    def _with_stash_won(self, state: GoodgeState, events: tuple[Event, ...]) -> tuple[GoodgeState, tuple[Event, ...]]:
        """The Stash goes to the last trick (rule 9), and the round is scored (10)."""
        board = state.board
        last = cast(int, board.tricks[-1].winner)
        in_stash = points_of(state.stash)
        captured = plus(board.captured, last, in_stash)
        after, scored = self.score(replace(state, board=replace(board, captured=captured)))
        return after, (*events, StashWon(last, state.stash, in_stash), *scored)

    def score(self, state: GoodgeState) -> tuple[GoodgeState, tuple[Event, ...]]:
        points, bid, goodge = state.board.captured, state.board.bid, cast(int, state.board.goodge)
        made = points[goodge] >= bid
        scores = points if made else (*points[:goodge], -bid, *points[goodge + 1 :])
        return self.finish_round(state, points, scores)

    # -- a round that is told -----------------------------------------------------------------------------

    def told_board(self, match: Match, told: ToldRound) -> GoodgeBoard:
        goodge, bid = self._told_bid(told)
        board = self.open_board(match)
        reason = self.refusal(board, (), bid)
        if reason is None and any(points % BID_STEP for points in told.captured):
            reason = PointsOffStep(BID_STEP)
        if reason is not None:
            raise IllegalAction(reason)
        calls = tuple(bid if seat == goodge else None for seat in range(len(board.calls)))
        closed = replace(board, phase=Phase.SCORED, turn=None, calls=calls, bid=bid.amount, goodge=goodge)
        return replace(closed, trump=told.trump, captured=told.captured)

    def _told_bid(self, told: ToldRound) -> tuple[int, Bid]:
        """The Goodge, and the bid that won the auction. Raises IllegalAction."""
        calls = [(seat, call) for seat, call in enumerate(told.calls) if call is not None]
        if len(calls) != 1 or not isinstance(calls[0][1], Bid):
            raise IllegalAction(NoGoodge())
        return calls[0][0], calls[0][1]

    def winning_place(self, cards: Hand, trump: Suit | None) -> int:
        return winning_place(cards, trump)

    def results(self, state: GoodgeState) -> dict[str, Any]:
        return {"goodge": state.board.goodge, "bid": state.board.bid, **super().results(state)}

    def lone_bid(self, board: GoodgeBoard) -> tuple[int, int] | None:
        return None if board.goodge is None else (board.goodge, board.bid)

    def tally(self, board: GoodgeBoard, result: Result) -> tuple[Counter[str], ...]:
        """Of the Goodge: that they were it ("goodge"), and whether the bid was "made"."""
        found, goodge = super().tally(board, result), board.goodge
        if goodge is not None:
            found[goodge].update(goodge=1, made=int(result.points[goodge] >= board.bid))
        return found

    def bid_heights(self, board: GoodgeBoard, result: Result) -> tuple[tuple[int, bool] | None, ...]:
        goodge = board.goodge
        made = goodge is not None and result.points[goodge] >= board.bid
        return tuple((board.bid, made) if seat == goodge else None for seat in sorted(set(board.holders)))

    # -- what a seat may know -----------------------------------------------------------------------------

    def stash_seen(self, state: GoodgeState, seat: int | None) -> Hand | None:
        board = state.board
        if seat is None or seat != board.goodge or board.is_over:
            return None
        return in_order(state.deal.stash if board.phase is Phase.EXCHANGE else state.stash)

    def actions_seen(self, state: GoodgeState, seat: int | None) -> tuple[Action, ...]:
        is_goodge = seat is not None and seat == state.board.goodge
        hidden = not (is_goodge or state.board.is_over)
        return tuple([_as_seen(each, hidden=hidden) if isinstance(each, Bury) else each for each in state.actions])

    def check_view(self, view: GoodgeView) -> None:
        board = view.board
        false_void = broken_void(plays(board, self.lead_of))
        if false_void is not None:
            seat, suit = false_void
            raise TextError(f"seat {seat} has shown to be void of {suit.name.capitalize()}, and then plays one")
        knows_stash = board.goodge is not None and board.goodge == view.seat
        if knows_stash != (view.stash is not None):
            raise TextError("“stash” belongs in the Goodge's view once the auction is over, and in no other")
        if knows_stash and len(view.stash or ()) != STASH_SIZE:
            raise TextError(f"the Stash has {STASH_SIZE} cards")
        if knows_stash and board.phase is Phase.EXCHANGE and not set(view.stash or ()) <= set(view.hand):
            raise TextError("in the exchange the Stash is part of the Goodge's hand")
        buried = [action.cards for action in view.actions if isinstance(action, Bury)]
        if knows_stash and buried and set(buried[0]) != set(view.stash or ()):
            raise TextError("“stash” must be the three cards that were buried")

    def sampler(self, view: GoodgeView) -> GoodgeWorlds:
        return GoodgeWorlds(self.match_of(view), view, voids(plays(view.board, self.lead_of)))


class GoodgeWorlds(Worlds[GoodgeBoard]):
    """Deals of the unseen cards, in which nobody holds a suit that they have shown to be void of.

    The cards that the Goodge laid away are drawn as well; the three that they had found in the Stash are then any
    three of theirs, each choice equally likely.
    """

    def __init__(self, match: Match, view: GoodgeView, shown: set[tuple[int, Suit | None]]) -> None:
        board = view.board
        if board.is_over:
            raise NoSuchDeal("the round is over: nothing is hidden any more")
        self._match = match
        self._view = view
        seats = range(len(board.calls))
        size = (len(DECK) - STASH_SIZE) // len(seats)
        self._played = played_by(board, len(board.calls))
        self._others = tuple(seat for seat in seats if seat != view.seat)
        extra = STASH_SIZE if board.phase is Phase.EXCHANGE else 0
        sizes = [size - len(self._played[seat]) + (extra if seat == board.goodge else 0) for seat in self._others]
        known = {*view.hand, *(view.stash or ()), *(card for pile in self._played for card in pile)}
        self._stash_hidden = view.stash is None and board.phase is not Phase.EXCHANGE
        if self._stash_hidden:
            sizes.append(STASH_SIZE)
        beside = [len(self._others)] if self._stash_hidden else []

        def cells_of(card: Card) -> list[int]:
            suit = suit_of(card, board.trump)
            return [cell for cell, seat in enumerate(self._others) if (seat, suit) not in shown] + beside

        self._sampler = Sampler(sizes, grouped([card for card in DECK if card not in known], cells_of))
        self.count = self._sampler.count

    def draw(self, stream: Stream) -> GoodgeState:
        view, board = self._view, self._view.board
        cells = self._sampler.draw(stream)
        hands = [view.hand] * len(board.calls)
        for seat, cell in zip(self._others, cells, strict=False):
            hands[seat] = tuple(cell)
        stash = tuple(cells[-1]) if self._stash_hidden else (view.stash or ())
        if board.phase is Phase.EXCHANGE:
            stash = ()
        dealt = [(*hand, *self._played[seat]) for seat, hand in enumerate(hands)]
        found = stash
        if board.goodge is not None:
            kept, cards = hands[board.goodge], (*dealt[board.goodge], *stash)
            seen = view.stash if board.phase is Phase.EXCHANGE else None
            found = seen or tuple(stream.shuffled(cards)[:STASH_SIZE])
            dealt[board.goodge] = tuple(card for card in cards if card not in found)
            hands[board.goodge] = tuple(card for card in (*dealt[board.goodge], *found) if card in kept)
        done = tuple(Bury(stash) if action == HIDDEN_BURY else action for action in before_play(view.actions))
        return State(self._match, board, Deal(tuple(dealt), found), tuple(hands), stash, done)


def _as_seen(burial: Bury, *, hidden: bool) -> Bury:
    return HIDDEN_BURY if hidden else Bury(in_order(burial.cards))
