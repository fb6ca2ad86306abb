"""Why a nil is bid, and which card is played or kept on one: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.kinds import with_facts
from .why import Reason


@with_facts
class NilSpades(Reason):
    """Of a hand that may bid nil: its highest spade, None if it has none, and how many unseen ones are higher."""

    highest: Card | None
    higher: int


@with_facts
class NilDanger(Reason):
    """Of a hand that may bid nil: the card beside spades that is hardest to lose, and how many unseen ones beat it.

    The hand holds so many `lower` cards of its suit that are not hard to lose.
    """

    card: Card
    higher: int
    lower: int = 0


@with_facts
class SureTrick(Reason):
    """A card of a hand that would bid nil is sure of a trick: it is the highest trump."""

    card: Card


@with_facts
class BetterCovered(Reason):
    """On nil: others who play after may hold this many cards of its suit that beat a card, and fewer the other one."""

    card: Card
    higher: int
    other: Card
    other_higher: int


@with_facts
class GetsUnder(Reason):
    """On nil: a lower card of the suit stays, which more cards beat later."""

    card: Card
    kept: Card


@with_facts
class SafeLater(Reason):
    """On nil: no unseen card of its suit is lower than a card that stays, and some are than the one that is thrown."""

    card: Card
    kept: Card


@with_facts
class FreeToThrow(Reason):
    """On nil: this card is the last of its suit, so that any card may be thrown where that is led."""

    card: Card


@with_facts
class LosesNil(Reason):
    """On nil: this card, the one that is warned of, is sure to win the trick."""

    card: Card
