"""Why cards are laid away, or a suit is named trump: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card, Suit
from ..engine.kinds import with_facts
from .counting import DealCount
from .why import Reason


@with_facts
class StaysInstead(Reason):
    """Cards that stay in the hand if these three are laid away, and those that stay if the other three are."""

    kept: tuple[Card, ...]
    gone: tuple[Card, ...]


@with_facts
class LaidAway(Reason):
    """The points that are laid away, which go to whoever takes the last trick; in so many deals that is the Goodge."""

    points: int
    won: DealCount | None = None


@with_facts
class FewerLaidAway(Reason):
    """Some points are laid away, but fewer than by the other option."""

    points: int
    other_points: int


@with_facts
class MoreTrumpsKept(Reason):
    """With the trump that is best for it, the better option leaves this many, its longest suit, the other one fewer."""

    suit: Suit
    count: int
    other_count: int


@with_facts
class ShorterSuit(Reason):
    """A suit of which the better option leaves this many cards, the other one more, and of each other suit more."""

    suit: Suit
    count: int
    other_count: int


@with_facts
class HighestTrumps(Reason):
    """The highest trump beside the Crown is this card, with the other suit as trump that one, which is lower."""

    card: Card
    other: Card


@with_facts
class NextTrumps(Reason):
    """Two suits are as long and have the same high ranks; then comes this card, and in the other suit a lower one."""

    card: Card
    other: Card


@with_facts
class TrumpPoints(Reason):
    """A suit as trump holds this many points, the other suit fewer."""

    suit: Suit
    points: int
    other: Suit
    other_points: int


@with_facts
class WinsUnnamed(Reason):
    """Nobody holds a higher card of its suit than this one, of the other suit: it is high without being a trump.

    So is a `second` one, the next below it; and fewer of the trumps are high like that.
    """

    card: Card
    second: Card | None = None


@with_facts
class PlansTrump(Reason):
    """What three cards are laid away for: the trump that suits the rest best, and how many trumps stay in the hand."""

    suit: Suit
    count: int


@with_facts
class LikelyTrump(Reason):
    """The trump that suits a hand best before the Stash is taken: how many of its cards it holds, and the highest.

    That is the Crown if it is in the hand, beside the cards of the suit.
    """

    suit: Suit
    count: int
    highest: Card


@with_facts
class EitherTrump(Reason):
    """Two suits that suit a hand about as well as trump before the Stash is taken, the better one first."""

    suit: Suit
    other: Suit


@with_facts
class TrumpsHeld(Reason):
    """With a suit as trump the hand holds this many trumps, and with the other one fewer, if that one is told."""

    suit: Suit
    count: int
    other: Suit | None = None
    other_count: int = 0
