"""Events: things that have happened, in the past tense.

`seen_by(seat)` is the event as that seat may see it, or for None the public. Cards lie face down as None:
`hands=((None, None), (card, card))`.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from .cards import Card, Suit
from .kinds import Kind, with_facts

FaceDown: TypeAlias = tuple[Card | None, ...]


class Event(Kind):
    """Something that everybody sees, unless the kind of event says otherwise."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Event:  # noqa: ARG002
        return self


@with_facts
class Dealt(Event):
    """A new round: nobody sees the Stash, all see the hand that lies `face_up`, if there is one.

    `hands` go by hand, and so do `seers`: the seat that sees each one at once (None: no seat does).
    """

    dealer: int
    hands: tuple[FaceDown, ...]
    stash: FaceDown
    seers: tuple[int | None, ...]
    face_up: int | None = None

    def seen_by(self, seat: int | None) -> Dealt:
        hands = tuple(
            hand if number == self.face_up or (seat is not None and seer == seat) else _down(hand)
            for number, (hand, seer) in enumerate(zip(self.hands, self.seers, strict=True))
        )
        return self.but(hands=hands, stash=_down(self.stash))


@with_facts
class DealerDrawn(Event):
    """The cards drawn for the first deal, lying face up: each time round a card a seat, None for who did not draw."""

    dealer: int
    draws: tuple[FaceDown, ...]


@with_facts
class _OwnCards(Event):
    """Cards that one seat alone sees."""

    seat: int
    cards: FaceDown

    def seen_by(self, seat: int | None) -> _OwnCards:
        return self if seat == self.seat else self.but(cards=_down(self.cards))


@with_facts
class HandSeen(_OwnCards):
    """The seat took up its cards."""


@with_facts
class BidMade(Event):
    seat: int
    amount: int


@with_facts
class NilBid(Event):
    seat: int
    blind: bool


@with_facts
class Passed(Event):
    seat: int


@with_facts
class GoodgeChosen(Event):
    """The auction is over: this seat is the Goodge, for this bid."""

    seat: int
    bid: int


@with_facts
class ThrownIn(Event):
    """Everybody passed: no play, the same dealer deals again."""

    dealer: int


@with_facts
class StashTaken(_OwnCards):
    """The Goodge took the Stash into their hand."""


@with_facts
class StashBuried(_OwnCards):
    """The Goodge laid three cards away."""


@with_facts
class TrumpNamed(Event):
    seat: int
    suit: Suit


@with_facts
class CardPlayed(Event):
    hand: int
    card: Card


@cache
def card_played(hand: int, card: Card) -> CardPlayed:
    """The event that this hand plays this card; there are few, and matches are replayed often."""
    return CardPlayed(hand, card)


@with_facts
class SpadesBroken(Event):
    """The first spade of the round was played, by this hand: from now on spades may be led."""

    hand: int


@with_facts
class TrickWon(Event):
    hand: int
    cards: tuple[Card, ...]
    points: int


@with_facts
class StashWon(Event):
    """The winner of the last trick turns the Stash up and takes its points."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@with_facts
class RoundScored(Event):
    """`points` captured, this round's `scores` and the running `totals`, each by seat or by team."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@with_facts
class MatchWon(Event):
    winner: int


def _down(cards: FaceDown) -> FaceDown:
    return (None,) * len(cards)
