"""The play of Spades and its kin: four hands of thirteen French cards, and tricks in which spades are always trump.

Jokers count as spades. In most of these games spades may not be led before one has been played, except from a hand of
nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, cast

from .actions import PLAYS, Action, PlayCard
from .cards import EVERY_CARD, Card, Suit
from .errors import NoSuchDeal, Refusal, TextError
from .events import Event, HandSeen, SpadesBroken, TrickWon, card_played
from .game import Board, Deal, Game, Hand, Match, Phase, R, Rules, State, Trick, View
from .refusals import Lead, NotInHand, OtherPhase, TrumpNotBroken
from .rng import Stream
from .sampling import Sampler, grouped
from .state import PLAY, SCORED, before_play, no_cards_yet
from .told import ToldRound
from .trickplay import TrickPlay
from .tricks import broken_void, following, follows, played_by, plays, plus, suit_of, voids, without
from .values import copier, dataclass, replace
from .worlds import Worlds

HANDS, HAND_SIZE = 4, 13
TRUMP = Suit.SPADES
FRENCH_SUITS = (Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)
FRENCH = tuple(card for card in EVERY_CARD if card.suit in FRENCH_SUITS and card.rank >= 2)


@dataclass(frozen=True, slots=True)
class SpadeBoard(Board):
    """`broken`: a spade has been played in this round, so that spades may be led."""

    broken: bool

    in_trick = copier("trick", "turn", "broken")
    trick_won = copier("phase", "turn", "trick", "tricks", "captured", "broken")


SB = TypeVar("SB", bound=SpadeBoard)


class SpadeGame(Game[R, SB], Generic[R, SB]):
    """A game of this kind; it adds its bidding, if it has any, and its score.

    `trump_waits`: spades are led only once they are broken. A game without that rule opens its board `broken`.
    """

    deck: ClassVar[tuple[Card, ...]] = FRENCH
    trump_waits: ClassVar[bool] = True
    all_captured: ClassVar[int] = HAND_SIZE

    def seats(self, rules: Rules) -> int:  # noqa: ARG002
        return HANDS

    def hands(self, rules: Rules) -> int:  # noqa: ARG002
        return HANDS

    def strength(self, card: Card) -> int:
        """The sort key of the cards of a suit, jokers among the spades."""
        return card.rank

    # -- card play as data --------------------------------------------------------------------------------

    def trick_play(self, rules: Rules) -> TrickPlay[SB]:
        pack = self.pack(rules)
        suits = (tuple(card for card in pack if suit_of(card, TRUMP) is suit) for suit in FRENCH_SUITS)
        ordered = tuple(tuple(sorted(suit, key=lambda card: (self.strength(card), card.rank))) for suit in suits)
        return TrickPlay(ordered, self._scored_with, trump_waits=self.trump_waits)

    def _scored_with(self, state: State[SB], tricks: tuple[int, ...]) -> State[SB]:
        return self.score(replace(state, board=replace(state.board, captured=tricks)))[0]

    # -- a round that is told -----------------------------------------------------------------------------

    def told_board(self, match: Match, told: ToldRound) -> SB:
        return replace(self.open_board(match), phase=Phase.SCORED, turn=None, captured=told.captured)

    # -- what may be done ---------------------------------------------------------------------------------

    def legal(self, board: SB, hand: Hand) -> tuple[Action, ...]:
        if board.phase is PLAY:
            return tuple(map(PLAYS.__getitem__, self.playable(board, hand)))
        return ()

    def playable(self, board: SB, hand: Hand) -> Hand:
        if not board.trick.cards:
            return hand if board.broken else tuple([card for card in hand if suit_of(card, TRUMP) is not TRUMP]) or hand
        lead = self.lead_of(board.trick.cards, TRUMP)
        return hand if lead is None else following(hand, lead, TRUMP)

    def is_playable(self, board: SB, hand: Hand, card: Card) -> bool:
        if card not in hand:
            return False
        if not board.trick.cards:
            return board.broken or suit_of(card, TRUMP) is not TRUMP or card in self.playable(board, hand)
        lead = self.lead_of(board.trick.cards, TRUMP)
        return suit_of(card, TRUMP) is lead or lead is None or follows(card, hand, lead, TRUMP)

    def reason(self, board: SB, hand: Hand, action: Action) -> Refusal:
        if not isinstance(action, PlayCard):
            return OtherPhase(board.phase)
        if action.card not in hand:
            return NotInHand(action.card, dummy=board.acting == board.dummy)
        return self.must_follow(board, hand) or TrumpNotBroken(action.card)

    def lead_kind(self, board: SB) -> Lead:
        return Lead.JOKER if board.trick.cards[0].suit is None else Lead.SUIT

    # -- what it does -------------------------------------------------------------------------------------

    def advance(self, board: SB, action: Action) -> tuple[SB, tuple[Event, ...]]:
        hand, card = cast(int, board.acting), cast(PlayCard, action).card
        trick, broken = board.trick, board.broken
        cards = (*trick.cards, card)
        events: tuple[Event, ...] = (card_played(hand, card),)
        if not broken and suit_of(card, TRUMP) is TRUMP:
            events, broken = (*events, SpadesBroken(hand)), True
        if len(cards) < HANDS:
            turn = board.holders[(hand + 1) % HANDS]
            return board.in_trick(trick.with_cards(cards), turn, broken), events
        winner = (trick.leader + cast(int, self.winning_place(cards, TRUMP))) % HANDS
        won = self._trick_won(board, trick.won(cards, winner, 1), winner, broken)
        return won, (*events, TrickWon(winner, cards, 1))

    def _trick_won(self, board: SB, won: Trick, winner: int, broken: bool) -> SB:
        """The board once a complete trick lies before its winner, who leads next."""
        tricks, captured = (*board.tricks, won), plus(board.captured, winner, 1)
        phase, turn = (SCORED, None) if len(tricks) == HAND_SIZE else (PLAY, board.holders[winner])
        return board.trick_won(phase, turn, no_cards_yet(winner), tricks, captured, broken)

    def winning_place(self, cards: Hand, trump: Suit | None) -> int | None:
        if not cards:
            return None
        powers = _powers(self, self.lead_of(cards, trump), trump)
        return cards.index(max(cards, key=powers.__getitem__))

    def apply_unchecked(self, state: State[SB], action: Action) -> tuple[State[SB], tuple[Event, ...]]:
        before = state.board
        board, events = self.advance(before, action)
        if isinstance(action, PlayCard):
            after = state.after_card(board, without(state.hands, cast(int, before.acting), (action.card,)))
            if board.phase is not SCORED:
                return after, events
            scored, more = self.score(after)
            return scored, (*events, *more)
        seat = before.to_act
        if board.sees_own(seat) and not before.sees_own(seat):
            events = (*events, HandSeen(seat, state.hands[board.own_hand(seat)]))
        return state.after(board, state.hands, state.stash, (*state.before_play, action)), events

    def hand_key(self, card: Card) -> tuple[int, ...]:
        return FRENCH_SUITS.index(cast(Suit, suit_of(card, TRUMP))), self.strength(card), card.rank

    # -- what a seat may know -----------------------------------------------------------------------------

    def check_view(self, view: View[SB]) -> None:
        board = view.board
        false_void = broken_void(plays(board, self.lead_of, trump_waits=self.trump_waits))
        if false_void is not None:
            hand, suit = false_void
            whose = "the dummy" if hand == board.dummy else f"seat {board.holders[hand]}"
            raise TextError(f"{whose} has shown to be void of {suit.name.capitalize()}, and then plays one")
        if view.stash is not None:
            raise TextError("this game has no “stash”")
        if view.seat is not None and not board.sees_own(view.seat) and view.hand:
            raise TextError("“hand” is empty until the seat has looked at its cards")
        played = played_by(board, HANDS)
        for number, cards in seen_hands(view).items():
            if len(cards) != HAND_SIZE - len(played[number]):
                name = "dummy" if number == board.dummy else "hand"
                raise TextError(f"“{name}” must have {HAND_SIZE - len(played[number])} cards here")

    def sampler(self, view: View[SB]) -> HandWorlds[SB]:
        shown = voids(plays(view.board, self.lead_of, trump_waits=self.trump_waits))
        return HandWorlds(self.match_of(view), view, self.pack(view.rules), shown)


@cache
def _powers(game: SpadeGame[Any, Any], lead: Suit | None, trump: Suit | None) -> dict[Card, tuple[bool, bool, int]]:
    """Return how strong each card is in a trick to which this suit was led."""
    suits = {card: suit_of(card, trump) for card in game.deck}
    return {card: (suit is trump, suit is lead, game.strength(card)) for card, suit in suits.items()}


def seen_hands(view: View[SB]) -> dict[int, Hand]:
    """The hands that the seat sees, by their numbers."""
    board, seen = view.board, dict[int, Hand]()
    if view.seat is not None and board.sees_own(view.seat):
        seen[board.own_hand(view.seat)] = view.hand
    if board.dummy is not None:
        seen[board.dummy] = view.dummy or ()
    return seen


class HandWorlds(Worlds[SB], Generic[SB]):
    """Deals of the unseen cards, in which nobody holds a suit that they have shown to be void of.

    `shown` are those (hand, suit) pairs. A hand whose own player has not looked at it yet is as unseen as the others.
    """

    def __init__(
        self, match: Match, view: View[SB], pack: tuple[Card, ...], shown: set[tuple[int, Suit | None]]
    ) -> None:
        if view.board.is_over:
            raise NoSuchDeal("the round is over: nothing is hidden any more")
        self._match, self._view = match, view
        self._seen = seen_hands(view)
        self._hidden = tuple(hand for hand in range(HANDS) if hand not in self._seen)
        self._played = played_by(view.board, HANDS)
        known = {card for pile in (*self._seen.values(), *self._played) for card in pile}
        sizes = [HAND_SIZE - len(self._played[hand]) for hand in self._hidden]

        def cells_of(card: Card) -> list[int]:
            return [cell for cell, hand in enumerate(self._hidden) if (hand, suit_of(card, TRUMP)) not in shown]

        self._sampler = Sampler(sizes, grouped([card for card in pack if card not in known], cells_of))
        self.count = self._sampler.count

    def draw(self, stream: Stream) -> State[SB]:
        drawn = dict(zip(self._hidden, map(tuple, self._sampler.draw(stream)), strict=True))
        held = {**self._seen, **drawn}
        hands = tuple(held[hand] for hand in range(HANDS))
        deal = Deal(tuple((*hand, *played) for hand, played in zip(hands, self._played, strict=True)))
        return State(self._match, self._view.board, deal, hands, (), before_play(self._view.actions))
