"""All that is public in The Goodge Rules: the deck, the auction, the tricks, and why an action is not allowed.

Rule numbers in comments are those of the rules screen and of docs/rules.md.
"""

from __future__ import annotations

from functools import cache

from ..actions import Bid, Pass
from ..cards import CROWN, EVERY_CARD, Card, Suit
from ..errors import Refusal
from ..events import BidMade, Event, GoodgeChosen, Passed, ThrownIn, TrickWon, card_played
from ..game import Board, Hand, Phase, Rules, Trick
from ..refusals import BidOffStep, BidTooHigh, BidTooLow, NotInHand, WrongNumberLaidAway
from ..state import EXCHANGE, PLAY, SCORED, no_cards_yet
from ..tricks import plus, suit_of
from ..values import copier, dataclass, replace

DECK = tuple(card for card in EVERY_CARD if card.rank <= 10 or card == CROWN)
STASH_SIZE = 3
LOWEST_BID, HIGHEST_BID, BID_STEP = 50, 250, 5
_WORTH = {card: 25 if card == CROWN else {1: 20, 5: 15, 10: 10}.get(card.rank, 0) for card in DECK}


def worth(card: Card) -> int:
    """The points a captured card scores."""
    return _WORTH[card]


def points_of(cards: Hand) -> int:
    """The points that some captured cards score."""
    return sum(map(_WORTH.__getitem__, cards))


ALL_POINTS = points_of(DECK)


def winning_place(cards: tuple[Card, ...], trump: Suit | None) -> int:
    """The place, in order of play, of the card that wins a trick so far (rule 8)."""
    powers = _powers(suit_of(cards[0], trump), trump)
    return cards.index(max(cards, key=powers.__getitem__))


@cache
def _powers(lead: Suit | None, trump: Suit | None) -> dict[Card, tuple[bool, bool, int]]:
    """Return how strong each card is in a trick to which this suit was led."""
    suits = {card: suit_of(card, trump) for card in DECK}
    return {card: (suit == trump, suit == lead, card.rank) for card, suit in suits.items()}


@dataclass(frozen=True, slots=True)
class GoodgeRules(Rules):
    """`all_pass` says what happens when all but one have passed and nobody has bid (rule 4)."""

    target: int = 500
    players: int = 3
    all_pass: str = "last-at-50"


@dataclass(frozen=True, slots=True)
class GoodgeBoard(Board):
    """`calls`: each seat's last call; `bid`: the standing or final bid, 0 before the first; `goodge`: who won it."""

    calls: tuple[Bid | Pass | None, ...]
    bid: int
    goodge: int | None
    redeals: bool

    called = copier("calls", "bid", "turn")
    in_trick = copier("trick", "turn")
    trick_won = copier("phase", "turn", "trick", "tricks", "captured")

    @property
    def bidder(self) -> int | None:
        """The seat that made the standing bid; the Goodge once the auction is over."""
        return self.goodge if self.goodge is not None else _index(self.calls, Bid(self.bid))

    @property
    def in_auction(self) -> tuple[int, ...]:
        """The seats that have not passed."""
        return tuple(seat for seat, call in enumerate(self.calls) if not isinstance(call, Pass))

    @property
    def lead(self) -> Suit | None:
        """The suit that must be followed now."""
        return suit_of(self.trick.cards[0], self.trump) if self.trick.cards else None

    @property
    def lowest_bid(self) -> int:
        return max(LOWEST_BID, self.bid + BID_STEP)


@cache
def legal_calls(lowest: int) -> tuple[Bid | Pass, ...]:
    """The calls of the auction when the lowest bid is this (rule 3)."""
    return (*map(Bid, range(lowest, HIGHEST_BID + 1, BID_STEP)), Pass())


def is_bid(board: GoodgeBoard, amount: int) -> bool:
    """Return True if this amount can be bid (rule 3)."""
    return amount in range(board.lowest_bid, HIGHEST_BID + 1, BID_STEP)


def why_no_bid(board: GoodgeBoard, amount: int) -> Refusal:
    """The reason why this amount cannot be bid (rule 3)."""
    if amount % BID_STEP:
        return BidOffStep(BID_STEP)
    return BidTooHigh(HIGHEST_BID) if amount > HIGHEST_BID else BidTooLow(board.lowest_bid)


def is_burial(hand: Hand, cards: Hand) -> bool:
    """Return True if these cards can be laid away from this hand (rule 5)."""
    return len(cards) == len(set(cards)) == STASH_SIZE and set(cards) <= set(hand)


def why_no_burial(hand: Hand, cards: Hand) -> Refusal:
    """The reason why these cards cannot be laid away from this hand (rule 5)."""
    if len(set(cards)) != STASH_SIZE or len(cards) != STASH_SIZE:
        return WrongNumberLaidAway(STASH_SIZE)
    return NotInHand(next(card for card in cards if card not in hand))


def call_made(board: GoodgeBoard, seat: int, call: Bid | Pass) -> tuple[GoodgeBoard, tuple[Event, ...]]:
    """A bid or a pass, and the end of the auction where it is one (rules 3 and 4)."""
    calls = (*board.calls[:seat], call, *board.calls[seat + 1 :])
    bid, event = (call.amount, BidMade(seat, call.amount)) if isinstance(call, Bid) else (board.bid, Passed(seat))
    in_turn = (*range(seat + 1, len(calls)), *range(seat + 1))
    still_in = [each for each in in_turn if not isinstance(calls[each], Pass)]
    if not still_in:
        return replace(board, calls=calls, phase=Phase.THROWN_IN, turn=None), (event, ThrownIn(board.dealer))
    if (len(still_in) > 1 and bid < HIGHEST_BID) or (board.redeals and not bid):
        return board.called(calls, bid, still_in[0]), (event,)
    goodge, bid = seat if bid == HIGHEST_BID else still_in[0], bid or LOWEST_BID
    chosen = replace(board, calls=calls, bid=bid, phase=EXCHANGE, turn=goodge, goodge=goodge)
    return chosen, (event, GoodgeChosen(goodge, bid))


def card_laid(board: GoodgeBoard, seat: int, card: Card) -> tuple[GoodgeBoard, tuple[Event, ...]]:
    """A card of the seat to act, and the end of the trick where it is the last one."""
    seats, trick = len(board.calls), board.trick
    cards = (*trick.cards, card)
    if len(cards) < seats:
        return board.in_trick(trick.with_cards(cards), (seat + 1) % seats), (card_played(seat, card),)
    winner, points = (trick.leader + winning_place(cards, board.trump)) % seats, points_of(cards)
    won = _trick_won(board, trick.won(cards, winner, points), winner)
    return won, (card_played(seat, card), TrickWon(winner, cards, points))


def _trick_won(board: GoodgeBoard, won: Trick, winner: int) -> GoodgeBoard:
    """The board once a complete trick lies before its winner, who leads next (rule 8)."""
    tricks, captured = (*board.tricks, won), plus(board.captured, winner, won.points)
    is_last = len(tricks) * len(board.calls) == len(DECK) - STASH_SIZE
    phase, turn = (SCORED, None) if is_last else (PLAY, winner)
    return board.trick_won(phase, turn, no_cards_yet(winner), tricks, captured)


def _index(calls: tuple[Bid | Pass | None, ...], call: Bid) -> int | None:
    return calls.index(call) if call in calls else None
