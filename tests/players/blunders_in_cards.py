"""Visible blunders once more, card by card as the definitions in goodge/players/blunders.py read: what the masks there
are held against.

Only suits that somebody has shown they lack count here; what follows from the sizes of the hands alone does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from goodge.engine.actions import PlayCard
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.games import game_named
from goodge.engine.games.goodge import DECK, GoodgeView, suit_of, winning_place, worth
from goodge.engine.tricks import plays, voids
from goodge.players.blunders import RICH, Blunder

_ALL_POINTS = sum(map(worth, DECK))


def plain_blunder(view: GoodgeView, card: Card) -> Blunder | None:
    """Return the blunder that it is to play a card to a trick that somebody else has led; None if it is none."""
    trick = _SeenTrick(view)
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
class _SeenTrick:
    """A trick that somebody else has led, before a seat's own card."""

    view: GoodgeView

    @cached_property
    def trump(self) -> Suit:
        return cast(Suit, self.view.board.trump)

    @cached_property
    def lying(self) -> tuple[Card, ...]:
        return self.view.board.trick.cards

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
        """The seat that wins the trick as it lies."""
        return (self.view.board.trick.leader + winning_place(self.lying, self.trump)) % self.seats

    def is_trump(self, card: Card) -> bool:
        return suit_of(card, self.trump) == self.trump

    def wins(self, card: Card) -> bool:
        """True if the card would win the trick as it lies."""
        return winning_place((*self.lying, card), self.trump) == len(self.lying)

    def holds(self, card: Card) -> bool:
        """True if the card surely wins the trick, once it wins as the trick lies."""
        lead = self.lead
        return not any(self._may_beat(seat, other, card, lead) for seat in self.later for other in self.unseen)

    def _may_beat(self, seat: int, other: Card, card: Card, lead: Suit | None) -> bool:
        """True if this seat may hold this unseen card, and beat with it a card in a trick of that suit."""
        suit = suit_of(other, self.trump)
        return (seat, suit) not in self.voids and suit in (lead, self.trump) and self._beats(other, card)

    def _beats(self, other: Card, card: Card) -> bool:
        """True if a trump, or a card of the suit led, beats the best card so far."""
        if self.is_trump(other) != self.is_trump(card):
            return self.is_trump(other)
        return other.rank > card.rank

    def has_zero_card(self, played: Card) -> bool:
        """True if there was a zero card beside the one played."""
        return any(
            card != played
            and not worth(card)
            and not self.wins(card)
            and (not self.is_trump(card) or self.lead == self.trump)
            for card in self.legal
        )

    @property
    def is_given_away(self) -> bool:
        """True if an opponent is sure of the trick, and there is no reason to feed them."""
        if not self.holds(self.lying[winning_place(self.lying, self.trump)]):
            return False
        board, goodge = self.view.board, cast(int, self.view.board.goodge)
        both_against = goodge not in (self.view.seat, self.taker)
        taken = board.captured[goodge]
        is_open = taken < board.bid <= _ALL_POINTS - (sum(board.captured) - taken)
        return not (both_against and is_open)

    def is_won_for_nothing(self, card: Card) -> bool:
        """True if a trump or the Crown takes a trick without points, for no reason."""
        if not self.is_trump(card) or self.pot or self.later or not self.has_zero_card(card):
            return False
        if worth(card) and card != CROWN:
            return False  # it brings its own points home
        rest = [other for other in self.view.hand if other not in (card, CROWN)]
        return not any(worth(other) and self._is_sure_lead(other) for other in rest)

    def _is_sure_lead(self, card: Card) -> bool:
        """True if nobody could beat this card if it were led."""
        suit, others = suit_of(card, self.trump), set(range(self.seats)) - {self.view.seat}
        return not any(self._may_beat(seat, other, card, suit) for seat in others for other in self.unseen)
