"""What speaks against a card by itself: reasons, as those of `why`, that need no word of which card is better."""

from __future__ import annotations

from typing import TypeAlias

from ..engine.cards import Card, Suit
from ..engine.kinds import with_facts
from .counting import DealCount
from .why import Fails, MoreOften, Reaches, Reason, RivalMakes, Succeeds, TakesTrick
from .why_bags import OnlyBags
from .why_pairs import LessForGoodge, LosesPoints, MoreInAll, TakesLater, WinsLater, WinsNothing


@with_facts
class CannotWin(Reason):
    """This card does not win the trick, and another one of the hand is sure to."""

    card: Card


@with_facts
class LessIsEnough(Reason):
    """This card is sure to win the trick, and so is another one, that it beats."""

    card: Card


@with_facts
class LowerTrumps(Reason):
    """A trump on another suit, of which a lower one is in the hand: of the others, only a higher trump beats it."""

    card: Card


@with_facts
class SpentInVain(Reason):
    """This card cannot win the trick, nor can a lower one; few unseen cards are higher."""

    card: Card


@with_facts
class GetsUnderLater(Reason):
    """On nil: a card that stays under more cards later than the higher one of its suit that could be thrown."""

    card: Card


@with_facts
class SparesDanger(Reason):
    """On nil: this card is thrown, and one that fewer cards beat later stays in the hand."""

    card: Card


@with_facts
class FreesDummy(Reason):
    """Under this card the dummy, whose nil is to be spoiled, can get rid of a high one that may win a trick later."""

    card: Card
    freed: Card


@with_facts
class OwnHasToBeat(Reason):
    """The viewer's other hand, which is to win no trick, has to beat this card, and need not beat the better one."""

    hand: int
    card: Card


@with_facts
class EndsNil(Reason):
    """In how many of the deals a nil ends with the trick under way, by this card and by the better one."""

    hand: int
    card: Card
    ends: DealCount
    best: DealCount


@with_facts
class FewTrumps(Reason):
    """A suit makes this many trumps of the hand, and the better one more."""

    suit: Suit
    count: int
    best: int


@with_facts
class LaysTrumpsAway(Reason):
    """Cards that are laid away, but not by the better choice: of the suit that is the best trump after that."""

    cards: tuple[Card, ...]


@with_facts
class LaysPointsAway(Reason):
    """The points that are laid away, many more than by the better choice."""

    points: int


Against: TypeAlias = (
    EndsNil
    | OnlyBags
    | Reaches
    | TakesTrick
    | MoreInAll
    | LessForGoodge
    | TakesLater
    | WinsLater
    | LosesPoints
    | WinsNothing
    | MoreOften
    | Fails
    | Succeeds
    | RivalMakes
)
"""What is counted beside the best option, and can be told of the worse one without a word of which the best is.

Of a pass it is known anyway: a bid. Only there it is told how often that succeeds, or the one that stands.
"""
