"""Visible blunders: cards that anybody at the table would shake his head at, judged by what their player could know.

Only cards are judged, in tricks that another has led, where there was a choice. "Sure" means: whatever the hands that
cannot be seen hold, as far as suits that somebody has shown he lacks do not rule it out. A *zero card* is worth no
points, is no trump (unless trump was led and has to be followed), and would not win the trick either.

- `wasted`: the Crown or a trump on nothing, with a zero card at hand. Either the trick is lost for certain: the trump
  goes under a higher one. Or it is worth nothing: the last to play wins with it a trick without points that others
  laid, and has no sure winner worth points (the Crown aside) to lead next: that is a reason to want the lead.
- `thrown`: points to an opponent who is sure to win the trick, with a zero card at hand. A reason, and no blunder, is
  that both are against the Goodge, whose bid can still fail and can still be made.
- `missed`: a trick of 15 points or more let go by somebody who held a sure winner other than the Crown.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Any

from goodge.engine.actions import Action, PlayCard
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.game import Phase, View
from goodge.engine.games import game_named
from goodge.engine.games.goodge import DECK, suit_of, winning_place, worth
from goodge.engine.tricks import plays, voids

RICH = 15
_ALL_POINTS = sum(map(worth, DECK))


class Blunder(StrEnum):
    """What kind of blunder."""

    WASTED = "wasted"
    THROWN = "thrown"
    MISSED = "missed"


def is_choice(view: View[Any]) -> bool:
    """Whether this is a decision that blunders are counted by: a card to play, and more than one to choose from."""
    return _has_points(view.game) and view.board.phase is Phase.PLAY and len(view.legal) > 1


@cache
def _has_points(game: str) -> bool:
    """Whether there are cards that one may give away, or fail to win: what all of this is about."""
    known = game_named(game)
    return any(map(known.card_points, known.deck))


def blunder_in(view: View[Any], action: Action) -> Blunder | None:
    """The blunder that an action is, judged by the view of the seat that took it."""
    if not is_choice(view) or not view.board.trick.cards or not isinstance(action, PlayCard):
        return None
    trick = _Trick(view)
    card = action.card
    if trick.wins(card):
        return Blunder.WASTED if trick.is_won_for_nothing(card) else None
    if trick.pot >= RICH and any(trick.wins(other) and trick.holds(other) for other in trick.legal if other != CROWN):
        return Blunder.MISSED
    if not trick.has_zero_card(card):
        return None
    if worth(card):
        return Blunder.THROWN if trick.is_given_away else None
    return Blunder.WASTED if trick.is_trump(card) and trick.lead != trick.trump else None


@dataclass(frozen=True)
class _Trick:
    """A trick that somebody else has led, before a seat's own card."""

    view: View[Any]

    @cached_property
    def trump(self) -> Suit:
        trump: Suit = self.view.board.trump
        return trump

    @cached_property
    def lying(self) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = self.view.board.trick.cards
        return cards

    @cached_property
    def lead(self) -> Suit | None:
        return suit_of(self.lying[0], self.trump)

    @cached_property
    def pot(self) -> int:
        return sum(map(worth, self.lying))

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        return tuple(action.card for action in self.view.legal if isinstance(action, PlayCard))

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that others may hold."""
        view = self.view
        played = {card for trick in (*view.board.tricks, view.board.trick) for card in trick.cards}
        known = played | {*view.hand, *(view.stash or ())}
        return tuple(card for card in DECK if card not in known)

    @cached_property
    def voids(self) -> set[tuple[int, Suit | None]]:
        return voids(plays(self.view.board, game_named(self.view.game).lead_of))

    @property
    def seats(self) -> int:
        return len(self.view.board.captured)

    @property
    def later(self) -> list[int]:
        """The seats that play after this one."""
        seat = self.view.seat or 0
        return [(seat + step) % self.seats for step in range(1, self.seats - len(self.lying))]

    @property
    def taker(self) -> int:
        """Who wins the trick as it lies."""
        leader: int = self.view.board.trick.leader
        return (leader + winning_place(self.lying, self.trump)) % self.seats

    def is_trump(self, card: Card) -> bool:
        return suit_of(card, self.trump) == self.trump

    def wins(self, card: Card) -> bool:
        """Whether the card would win the trick as it lies."""
        return winning_place((*self.lying, card), self.trump) == len(self.lying)

    def holds(self, card: Card) -> bool:
        """Whether the trick is surely his whose card, if it wins as the trick lies, this is."""
        lead = self.lead
        return not any(self._may_beat(seat, other, card, lead) for seat in self.later for other in self.unseen)

    def _may_beat(self, seat: int, other: Card, card: Card, lead: Suit | None) -> bool:
        """Whether this seat may hold this unseen card, and beat with it a card in a trick of that suit."""
        suit = suit_of(other, self.trump)
        return (seat, suit) not in self.voids and suit in (lead, self.trump) and self._beats(other, card)

    def _beats(self, other: Card, card: Card) -> bool:
        """Whether a trump, or a card of the suit led, beats the best card so far."""
        if self.is_trump(other) != self.is_trump(card):
            return self.is_trump(other)
        return other.rank > card.rank

    def has_zero_card(self, played: Card) -> bool:
        """Whether there was a zero card beside the one played."""
        return any(
            card != played
            and not worth(card)
            and not self.wins(card)
            and (not self.is_trump(card) or self.lead == self.trump)
            for card in self.legal
        )

    @property
    def is_given_away(self) -> bool:
        """Whether an opponent is sure of the trick, and there is no reason to feed him."""
        if not self.holds(self.lying[winning_place(self.lying, self.trump)]):
            return False
        board = self.view.board
        both_against = board.goodge not in (self.view.seat, self.taker)
        taken = board.captured[board.goodge]
        is_open = taken < board.bid <= _ALL_POINTS - (sum(board.captured) - taken)
        return not (both_against and is_open)

    def is_won_for_nothing(self, card: Card) -> bool:
        """Whether a trump or the Crown takes a trick without points, for no reason."""
        if not self.is_trump(card) or self.pot or self.later or not self.has_zero_card(card):
            return False
        if worth(card) and card != CROWN:
            return False  # it brings its own points home
        rest = [other for other in self.view.hand if other not in (card, CROWN)]
        return not any(worth(other) and self._is_sure_lead(other) for other in rest)

    def _is_sure_lead(self, card: Card) -> bool:
        """Whether nobody could beat this card if it were led."""
        suit, others = suit_of(card, self.trump), set(range(self.seats)) - {self.view.seat}
        return not any(self._may_beat(seat, other, card, suit) for seat in others for other in self.unseen)
