"""What counts in a round of Spidge: reasons, as those of `why`."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.kinds import with_facts
from .counting import DealCount
from .goals import Aim
from .why import Reason


@with_facts
class PlaysFor(Reason):
    """What a card is played for, and in how many of the deals it is reached after it.

    That is an honour of whoever plays the card, or one of another player that is to be kept from it.
    """

    aim: Aim
    reached: DealCount


@with_facts
class SpoilsNil(Reason):
    """In how many of the deals a hand of somebody else that has no trick takes this one, after each of two cards."""

    hand: int
    card: Card
    takes: DealCount
    other_takes: DealCount


@with_facts
class LeadsNext(Reason):
    """In how many of the deals the hand takes the trick with each of two cards, and may then lead to spoil a nil."""

    card: Card
    takes: DealCount
    other_takes: DealCount


@with_facts
class LittleAtStake(Reason):
    """Whichever card is played hardly changes which honours are reached.

    `is_decided`: since all are as good as decided; False: since none is likely. None: the card serves none of them.
    `is_over`: for sure, since nothing can be scored any more.
    """

    is_decided: bool | None = None
    is_over: bool = False


@with_facts
class KeepsLowLead(Reason):
    """A higher card of a suit is played, so that a low one stays, which may be led to spoil a nil."""

    card: Card
    kept: Card


@with_facts
class HardToDuck(Reason):
    """Led, this card is beaten by whoever follows suit: no other hand has a lower one of it.

    `hand`: the dummy's nil is to be spoiled, and it is the dummy that has to follow suit with a higher one.
    """

    card: Card
    hand: int | None = None


@with_facts
class StaysBelow(Reason):
    """The viewer's other hand plays after this card, is to win no trick, and holds a card that does not beat it."""

    hand: int
    card: Card
    below: Card


@with_facts
class JokersCancel(Reason):
    """The viewer's other hand plays after this joker, is to win no trick, and can play the other one: neither wins."""

    hand: int
    card: Card
