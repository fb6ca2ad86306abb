"""What has happened, in the past tense. `seen_by(seat)` is the event as that seat may see it (None: the public).

Cards lie face down as None: `hands=((None, None), (card, card))`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from .cards import Card, Suit

FaceDown: TypeAlias = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody sees, unless the kind of event says otherwise."""

    def seen_by(self, seat: int | None) -> Event:  # noqa: ARG002
        return self


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A new round: each seat sees its own hand only, nobody the Stash."""

    dealer: int
    hands: tuple[FaceDown, ...]
    stash: FaceDown

    def seen_by(self, seat: int | None) -> Dealt:
        hands = tuple(hand if holder == seat else _down(hand) for holder, hand in enumerate(self.hands))
        return replace(self, hands=hands, stash=_down(self.stash))


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GoodgeChosen(Event):
    """The auction is over: this seat is the Goodge, for this bid."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """Everybody passed: no play, the same dealer deals again."""

    dealer: int


@dataclass(frozen=True, slots=True)
class _StashEvent(Event):
    seat: int
    cards: FaceDown

    def seen_by(self, seat: int | None) -> _StashEvent:
        return self if seat == self.seat else replace(self, cards=_down(self.cards))


@dataclass(frozen=True, slots=True)
class StashTaken(_StashEvent):
    """The Goodge took the Stash into his hand; he alone sees it."""


@dataclass(frozen=True, slots=True)
class StashBuried(_StashEvent):
    """The Goodge laid three cards away; he alone knows which."""


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class StashWon(Event):
    """The winner of the last trick turns the Stash up and takes its points."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """`points` captured, this round's `scores` and the running `totals`, each by seat or by team."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    winner: int


def _down(cards: FaceDown) -> FaceDown:
    return (None,) * len(cards)
