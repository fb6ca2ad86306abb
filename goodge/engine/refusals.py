"""The reasons why the rules do not allow something: values, a class for each kind, whose fields are the facts.

No sentence stands here: whoever shows a refusal to a person puts it in words.
"""

from __future__ import annotations

from enum import Enum

from .cards import Card, Suit
from .errors import Refusal
from .kinds import with_facts
from .state import Hand, Phase

# -- at any time ---------------------------------------------------------------------------------------------


class RoundOver(Refusal):
    """Nobody acts any more: the round has been scored or thrown in."""

    __slots__ = ()


class RoundUnderWay(Refusal):
    """The round must be played to its end first."""

    __slots__ = ()


class MatchOver(Refusal):
    """The match is won."""

    __slots__ = ()


@with_facts
class OtherPhase(Refusal):
    """The action belongs to another phase than the one that is on."""

    phase: Phase


# -- bids ----------------------------------------------------------------------------------------------------


@with_facts
class BidOffStep(Refusal):
    """Bids of points go up in steps."""

    step: int


@with_facts
class BidTooHigh(Refusal):
    """There are no more points in the pack than `highest`."""

    highest: int


@with_facts
class BidTooLow(Refusal):
    """A bid of points is no higher than the one that stands, or under the least of all."""

    lowest: int


@with_facts
class NoSuchBid(Refusal):
    """A bid of tricks is none from `lowest` to `highest`; `nil`: it may be bid as well."""

    lowest: int
    highest: int
    nil: bool = False


@with_facts
class TooManyTricks(Refusal):
    """A bid of more tricks than there are."""

    highest: int


@with_facts
class MustBid(Refusal):
    """A bid of no trick at all where everybody bids at least `lowest`."""

    lowest: int


@with_facts
class UnderTheBoard(Refusal):
    """A bid that leaves the team under the tricks that it must bid together, `board`."""

    board: int
    lowest: int


class NoNil(Refusal):
    """These rules know no nil."""

    __slots__ = ()


@with_facts
class NoBlindNil(Refusal):
    """Blind nil asks for a deficit of this many points, and for cards that have not been seen."""

    deficit: int


# -- cards ---------------------------------------------------------------------------------------------------


@with_facts
class WrongNumberLaidAway(Refusal):
    """Exactly `number` different cards are laid away."""

    number: int


@with_facts
class NotInHand(Refusal):
    """The hand to act, which may be the dummy's, does not hold this card."""

    card: Card
    dummy: bool = False


@with_facts
class TrumpNotBroken(Refusal):
    """This card is a trump and cannot be led before one has been played to a trick."""

    card: Card


class Lead(Enum):
    """The ways in which the suit that must be followed comes to be that suit."""

    SUIT = "a card of it was led"
    TRUMP = "a trump that the Goodge had named was led"
    JOKER = "a joker was led, which is a spade"
    JOKERS_CANCELLED = "two jokers cancelled each other, and a card of it came next"


@with_facts
class MustFollow(Refusal):
    """A suit must be followed; `fitting` are the cards of the hand that do."""

    suit: Suit
    lead: Lead
    fitting: Hand


# -- taking back, and ending by the clock ----------------------------------------------------------------------


class CallsStand(Refusal):
    """Calls stand once the Goodge has taken the Stash."""

    __slots__ = ()


class CardsSeen(Refusal):
    """The cards have been looked at."""

    __slots__ = ()


class PlayBegun(Refusal):
    """Bids stand once a card has been played."""

    __slots__ = ()


class NextHasBid(Refusal):
    """A bid stands once the next player has spoken."""

    __slots__ = ()


class NoClock(Refusal):
    """The rules set no minutes."""

    __slots__ = ()


class LeadShared(Refusal):
    """Two sides lead, so another round is played."""

    __slots__ = ()


# -- rounds that are told --------------------------------------------------------------------------------------


class NegativeCount(Refusal):
    """Nobody captures less than nothing."""

    __slots__ = ()


@with_facts
class SumOff(Refusal):
    """What all hands captured does not add up: it makes `told` and must make `wanted`."""

    told: int
    wanted: int


@with_facts
class PointsOffStep(Refusal):
    """The points of any cards are a multiple of `step`."""

    step: int


class NoGoodge(Refusal):
    """One player is the Goodge, and nobody else."""

    __slots__ = ()


class NobodyBid(Refusal):
    """A player's bid was not told."""

    __slots__ = ()
