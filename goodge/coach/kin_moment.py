"""A moment at a table of Spades, League Spades or Spidge, as the person sees it, and what can be said in several."""

from __future__ import annotations

from typing import Any, cast

from ..engine.cards import Card, Suit
from ..engine.game import AnyView, Hand, Phase
from ..engine.games import game_named
from ..engine.spadeplay import TRUMP, SpadeBoard, SpadeGame
from ..engine.state import narrow
from ..engine.tricks import suit_of
from ..engine.values import dataclass
from .ideas import Pointer, Spot


@dataclass(frozen=True, slots=True)
class KinMoment:
    """The table as the person sees it now. `is_asked`: they are to act."""

    view: AnyView
    is_asked: bool

    @property
    def game(self) -> SpadeGame[Any, Any]:
        """The game that is played."""
        return cast(SpadeGame[Any, Any], game_named(self.view.game))

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.view.seat or 0

    @property
    def trick(self) -> Hand:
        """The cards of the trick on the table."""
        return self.view.board.trick.cards

    @property
    def plays(self) -> bool:
        """True if the person is to play a card."""
        return self.is_asked and self.view.board.phase is Phase.PLAY

    @property
    def leads(self) -> bool:
        """True if the person is to play the first card of a trick."""
        return self.plays and not self.trick

    @property
    def lead(self) -> Suit | None:
        """The suit that the person is to follow now; None if there is none."""
        return self.game.lead_of(self.trick, TRUMP) if self.plays and self.trick else None

    @property
    def held(self) -> set[Suit | None]:
        """The suits in the hand that is to play."""
        return {suit_of(card, TRUMP) for card in self.view.acting_hand}

    @property
    def is_void(self) -> bool:
        """True if the person cannot follow the suit that was led."""
        return self.lead is not None and self.lead not in self.held

    @property
    def winner(self) -> tuple[int, Card] | None:
        """The hand that is winning the trick on the table, and its card; None while there is none."""
        board = self.view.board
        place = self.game.winning_place(self.trick, TRUMP)
        return None if place is None else ((board.trick.leader + place) % len(board.captured), self.trick[place])

    def wins(self, card: Card) -> bool:
        """Return True if a card would be winning the trick on the table."""
        return self.game.winning_place((*self.trick, card), TRUMP) == len(self.trick)


def whole(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the card that wins the trick once everybody has played to it."""
    if len(moment.trick) < len(moment.view.board.captured) or moment.winner is None:
        return None
    hand, card = moment.winner
    return Pointer(Spot.TRICK, card, hand)


def follow(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the hand if it holds cards of the suit that was led."""
    return Pointer(Spot.HAND) if moment.lead is not None and not moment.is_void else None


def lead_any(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the hand if it has won a trick, and may now lead any card."""
    has_won, view = moment.leads and bool(moment.view.board.tricks), moment.view
    return Pointer(Spot.HAND) if has_won and len(view.legal) == len(view.acting_hand) else None


def spades_wait(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the hand if it is to lead, and its spades may not be led yet."""
    is_it = moment.leads and not narrow(moment.view, SpadeBoard).board.broken and {TRUMP} < moment.held
    return Pointer(Spot.HAND) if is_it else None


def spade_it(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the lowest spade that would be winning where the hand has none of the suit that was led."""
    spades = [card for card in moment.view.acting_hand if suit_of(card, TRUMP) is TRUMP]
    if not moment.is_void or not spades:
        return None
    lowest = min(filter(moment.wins, spades), key=moment.game.strength, default=None)
    return None if lowest is None else Pointer(Spot.CARD, lowest)


def spade_won(moment: KinMoment) -> Pointer | None:
    """Return a pointer at the spade that has won a trick of another suit."""
    at = whole(moment)
    is_plain = at is not None and moment.game.lead_of(moment.trick, TRUMP) is not TRUMP
    return at if at is not None and at.card is not None and is_plain and suit_of(at.card, TRUMP) is TRUMP else None
