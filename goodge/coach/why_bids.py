"""What a bid is counted on and what it counts: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.kinds import with_facts
from .counting import DealCount
from .why import Reason


@with_facts
class CostsLittle(Reason):
    """In how many of the deals another hand looks good for more than a bid, so that it is little worse than a pass."""

    bid: int
    times: DealCount


@with_facts
class TooHigh(Reason):
    """A bid of The Goodge Rules is over this limit, up to which one is worth its risk."""

    limit: int


@with_facts
class TricksHeld(Reason):
    """The fewest and the most tricks that a hand is good for, by a careful count of its own cards."""

    fewest: int
    most: int


@with_facts
class TricksFrom(Reason):
    """What a count of tricks comes from: high cards of other suits than trumps, and this many tricks by trumps."""

    cards: tuple[Card, ...]
    by_trumps: int


@with_facts
class CountsMore(Reason):
    """The higher bid counts more: a trick that was bid counts more than one beyond the contract.

    `has_bags`: each of those is a bag as well.
    """

    has_bags: bool = False
