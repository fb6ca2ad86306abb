"""What counts for a team that wants no more tricks: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.kinds import with_facts
from .why import Reason


@with_facts
class OnlyBags(Reason):
    """The contract `is_made`, or else as good as safe, and tricks beyond it are not wanted."""

    is_made: bool = False


@with_facts
class FewerInAll(Reason):
    """The tricks that the team wins by the end on the mean after each of two cards, where fewer are better."""

    card: Card
    amount: float
    other: Card
    other_amount: float
