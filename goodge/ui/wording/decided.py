"""The news that something is decided before the round is over, or by its last card, in words for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.decisions import (
    BagsFull,
    BidDecided,
    ContractDecided,
    HonourReached,
    NilDecided,
    NilLost,
    NilsMade,
    Settled,
    SpidgeMissed,
)
from ...engine.partners import BAG_PENALTY
from .lists import listed
from .numbers import figure
from .phrases import Phrase, say
from .rounds import bags_lost_words

_HONOURS = {
    "nil": Phrase("happening: decided", "{name} has made nil"),
    "spidge": Phrase("happening: decided, ten tricks in Spidge", "{name} has made spidge"),
    "slam": Phrase("happening: decided", "{name} has made a slam"),
    "grand slam": Phrase("happening: decided", "{name} has made a grand slam"),
}
_LAST_SPIDGE = Phrase("happening: decided, ten tricks in Spidge", "{name} has made spidge with the last trick")
_LAST_MADE = Phrase(
    "happening: decided, partners", "{names} have made their contract of {contract} with the last trick"
)
_ONE_SHORT = Phrase("happening: decided, partners", "{names} are one trick short of their contract of {contract}")


def decided_words(decision: Settled, side: Sequence[str], *, is_over: bool) -> str:
    """The news of a decision on a player or on partners: "Ann cannot make the bid of 110 any more".

    `is_over`: the last card has been played.
    """
    match decision:
        case BidDecided(_, bid, is_made):
            return _bid_words(side[0], figure(bid), is_made=is_made, is_over=is_over)
        case ContractDecided(_, contract, is_made):
            return _contract_words(side, figure(contract), is_made=is_made, is_over=is_over)
        case NilDecided(_, is_made):
            return _HONOURS["nil"].say(name=side[0]) if is_made else nil_broken_words(side[0])
        case NilsMade():
            return say("happening: decided, partners", "{names} have both made nil", names=listed(side))
        case BagsFull():
            return bags_lost_words(side, BAG_PENALTY)
        case HonourReached(_, "spidge") if is_over:
            return _LAST_SPIDGE.say(name=side[0])
        case HonourReached(_, honour):
            return _HONOURS[honour].say(name=side[0])
        case NilLost():
            return say("happening: decided, in Spidge", "{name} has taken a trick: nil is lost", name=side[0])
        case SpidgeMissed() if is_over:
            return say("happening: decided, ten tricks in Spidge", "{name} is one trick short of spidge", name=side[0])
        case SpidgeMissed():
            return say("happening: decided, ten tricks in Spidge", "{name} cannot make spidge any more", name=side[0])
    raise ValueError(f"no words for {decision!r}")


def own_nil_lost_words(name: str) -> str:
    """The news that the own hand of the dealer, who plays another one as well, takes its first trick."""
    return say("happening: decided, in Spidge", "{name}’s own hand has taken a trick: its nil is lost", name=name)


def nil_broken_words(name: str) -> str:
    """The news that somebody who has bid nil takes a trick."""
    return say("happening: decided", "{name} has taken a trick: nil is broken", name=name)


def _bid_words(name: str, bid: str, *, is_made: bool, is_over: bool) -> str:
    if is_made:
        return say("happening: decided", "{name} has made the bid of {bid}", name=name, bid=bid)
    if is_over:
        return say("happening: decided", "{name} has not made the bid of {bid}", name=name, bid=bid)
    return say("happening: decided", "{name} cannot make the bid of {bid} any more", name=name, bid=bid)


def _contract_words(side: Sequence[str], contract: str, *, is_made: bool, is_over: bool) -> str:
    facts = {"names": listed(side), "contract": contract}
    if is_made and is_over:
        return _LAST_MADE.say(**facts)
    if is_made:
        return say("happening: decided, partners", "{names} have made their contract of {contract}", **facts)
    if is_over:
        return _ONE_SHORT.say(**facts)
    return say("happening: decided, partners", "{names} cannot make their contract of {contract} any more", **facts)
