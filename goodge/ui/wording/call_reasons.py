"""Reasons for calls, the Stash and trump in words: what is counted, and what the rules pay."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.counting import DealCount
from ...coach.goals import Aim, MakeBid
from ...coach.nil_cards import COVERED
from ...coach.why import (
    BidsOn,
    Fails,
    LesserRisk,
    MoreOften,
    NilCounts,
    Reason,
    Risks,
    RisksLess,
    RivalFails,
    RivalMakes,
    SavedByRivals,
    Succeeds,
)
from ...coach.why_bids import CostsLittle, CountsMore, TooHigh, TricksFrom, TricksHeld
from ...coach.why_nil import NilDanger, NilSpades
from ...engine.actions import Action, Bid, NameTrump, PlayCard
from ...engine.cards import Card
from .bids import call_words
from .cards import CardNames, inner_suit_name
from .hints import option_words
from .lists import any_of, listed
from .numbers import figure
from .phrases import Phrase, Plural, say

_BID_IS_SURE = Phrase("reason; {times} of ten", "A bid of {bid} succeeds in {times} of 10 possible deals")
_BID_RISKS = Phrase(
    "reason; {times} of ten",
    "A bid of {bid} succeeds in {times} of 10 possible deals; if it fails, it costs {bid} points",
)
_OWN_BID = Phrase("reason; {times} of ten", "After a bid of {bid} your contract succeeds in {times} of 10 deals")
_THEIR_BID = Phrase("reason; {times} of ten", "After a bid of {bid} the contract succeeds in {times} of 10 deals")
_TOO_HIGH = Phrase("reason: against a bid", "Above {limit}, a bid is not worth the risk with this hand")
_BID_FAILS = Phrase(
    "reason; {times} of ten", "A bid of {bid} fails in {times} of 10 possible deals, and then costs {bid} points"
)

_RISKS_LESS = Plural(
    "reason: of two bids",
    "A bid of {lower} risks {n} point less than {higher}, and leaves room to go higher",
    "A bid of {lower} risks {n} points less than {higher}, and leaves room to go higher",
)
_HELD = Plural(
    "reason: {tricks}, such as “3” or “3 or 4”",
    "By a careful count this hand is good for {tricks} trick",
    "By a careful count this hand is good for {tricks} tricks",
)
_NIL_SPADES = Plural(
    "reason: for a bid of nil",
    "Your highest spade is the {card}: {n} unseen spade is higher",
    "Your highest spade is the {card}: {n} unseen spades are higher",
)
_NIL_HIGH_SPADE = Plural(
    "reason: for a bid of nil",
    "Your highest spade is the {card}: only {n} unseen spade is higher",
    "Your highest spade is the {card}: only {n} unseen spades are higher",
)
_FEW_HIGHER = 3  # spades, up to which the highest one is a danger
_NIL_DANGER = Plural(
    "reason: for a bid of nil",
    "The danger is the {card}: only {n} card of its suit beats it",
    "The danger is the {card}: only {n} cards of its suit beat it",
)
_COVERED_DANGER = Plural(
    "reason: for a bid of nil; {n} cards of the hand",
    "The danger is the {card}, but you hold {n} low card of its suit to play first",
    "The danger is the {card}, but you hold {n} low cards of its suit to play first",
)
_BY_TRUMPS = Plural(
    "reason: tricks of a hand", "The likely tricks: {n} with trumps", "The likely tricks: {n} with trumps"
)
_AND_BY_TRUMPS = Plural(
    "reason: tricks of a hand",
    "The likely tricks: {cards}, and {n} with trumps",
    "The likely tricks: {cards}, and {n} with trumps",
)
_MADE = {
    True: Phrase("reason; {times} of ten", "If you pass and {bid} stands, {name} makes it in {times} of 10 deals"),
    False: Phrase("reason; {times} of ten", "If the bid of {bid} stands, {name} makes it in {times} of 10 deals"),
}
_FAILED = {
    True: Phrase("reason; {times} of ten", "If you pass and {bid} stands, {name} fails in {times} of 10 deals"),
    False: Phrase("reason; {times} of ten", "If the bid of {bid} stands, {name} fails in {times} of 10 deals"),
}
_EITHER_BID = Phrase(
    "reason; {times} and {made} of ten; {other} is the bid that stands",
    "{bid} succeeds in {times} of 10 deals; if you pass and {other} stands, {name} makes it in {made} of 10",
)


def call_reason_words(reason: Reason, names: Sequence[str], named: CardNames, *, is_own: bool) -> str | None:
    """The sentence for a reason that is about a call, a Stash or a trump; None for another one.

    `names` are those of the seats; `is_own`: it is told to whoever calls.
    """
    match reason:
        case Succeeds(action, aim, reached) | Risks(action, aim, reached):
            return _succeeds(action, aim, reached, is_own=is_own)
        case Fails(action, aim, missed):
            return _fails(action, aim, missed, is_own=is_own)
        case MoreOften(NameTrump(suit), _, reached, NameTrump(other), other_reached):
            return say(
                "reason; {times} and {other_times} of ten",
                "With {suit} as trump the bid succeeds in {times} of 10 deals, with {other} in {other_times}",
                suit=inner_suit_name(suit),
                times=reached.tenths,
                other=inner_suit_name(other),
                other_times=other_reached.tenths,
            )
        case MoreOften(_, _, reached, _, other_reached):
            return say(
                "reason; three cards are laid away; {times} and {other_times} of ten",
                "With the best three laid away, the bid succeeds in {times} of 10 deals; with the other three, in "
                "{other_times}",
                times=reached.tenths,
                other_times=other_reached.tenths,
            )
        case RisksLess(lower, higher):
            return _RISKS_LESS.say(higher - lower, lower=lower, higher=higher)
        case TooHigh(limit):
            return _TOO_HIGH.say(limit=limit)
        case CountsMore(has_bags=True):
            return say(
                "reason",
                "Each trick bid counts 10 points; each further one counts 1 and is a bag, and ten bags cost 100",
            )
        case CountsMore():
            return say("reason", "Each trick bid counts 10 points, each one beyond that only 1")
        case TricksHeld(fewest, most):
            return _HELD.say(most, tricks=any_of([figure(count) for count in dict.fromkeys((fewest, most))]))
        case TricksFrom((), count):
            return _BY_TRUMPS.say(count)
        case TricksFrom(cards, 0):
            said = listed([option_words(PlayCard(card), named) for card in cards])
            return say("reason: tricks of a hand", "The likely tricks: {cards}", cards=said)
        case TricksFrom(cards, count):
            said = listed([option_words(PlayCard(card), named) for card in cards])
            return _AND_BY_TRUMPS.say(count, cards=said)
        case NilSpades(None):
            return say("reason: for a bid of nil", "You hold no spade, and so no trump")
        case NilSpades(Card() as card, higher):
            return (_NIL_SPADES if higher > _FEW_HIGHER else _NIL_HIGH_SPADE).say(higher, card=named.within(card))
        case NilDanger(card, 0, int(lower)) if lower < COVERED:
            return say(
                "reason: for a bid of nil",
                "The danger is the {card}: no card of its suit beats it",
                card=named.within(card),
            )
        case NilDanger(card, _, int(lower)) if lower >= COVERED:
            return _COVERED_DANGER.say(lower, card=named.within(card))
        case NilDanger(card, higher):
            return _NIL_DANGER.say(higher, card=named.within(card))
        case NilCounts(points):
            return say("reason: no trick at all", "Nil brings {points} points if it succeeds", points=figure(points))
    return _of_rival(reason, names, is_own=is_own)


def _of_rival(reason: Reason, names: Sequence[str], *, is_own: bool) -> str | None:
    match reason:
        case RivalMakes(seat, bid, made):
            return _MADE[is_own].say(name=names[seat], bid=figure(bid), times=made.tenths)
        case RivalFails(seat, bid, failed):
            return _FAILED[is_own].say(name=names[seat], bid=figure(bid), times=failed.tenths)
        case LesserRisk(Bid() as action, _, reached, seat, bid, made):
            return _EITHER_BID.say(
                bid=call_words(action), times=reached.tenths, name=names[seat], other=figure(bid), made=made.tenths
            )
        case SavedByRivals(Bid() as action, times):
            return say(
                "reason: of a bid that mostly fails; {times} of ten",
                "{bid} would mostly fail, but costs little: in {times} of 10 deals another hand is good for more",
                bid=call_words(action),
                times=times.tenths,
            )
        case CostsLittle(bid, times):
            return say(
                "reason: why a bid is little worse than a pass; {times} of ten",
                "{bid} is little worse, since in {times} of 10 deals another hand is good for more",
                bid=figure(bid),
                times=times.tenths,
            )
        case BidsOn(bid, times):
            return say(
                "reason; {times} of ten",
                "In {times} of 10 deals another hand is good for more than {bid}: once outbid, yours costs nothing",
                bid=figure(bid),
                times=times.tenths,
            )
    return None


def _succeeds(action: Action, aim: Aim, reached: DealCount, *, is_own: bool) -> str:
    if isinstance(action, Bid):
        own = _BID_RISKS if reached.times < reached.of else _BID_IS_SURE
        message = own if isinstance(aim, MakeBid) else _OWN_BID if is_own else _THEIR_BID
        return message.say(bid=call_words(action), times=reached.tenths)
    if isinstance(action, NameTrump):
        suit = inner_suit_name(action.suit)
        return say(
            "reason; {times} of ten",
            "With {suit} as trump the bid succeeds in {times} of 10 possible deals",
            suit=suit,
            times=reached.tenths,
        )
    return say(
        "reason: no trick at all; {times} of ten", "Nil succeeds in {times} of 10 possible deals", times=reached.tenths
    )


def _fails(action: Action, aim: Aim, missed: DealCount, *, is_own: bool) -> str:
    if isinstance(action, Bid) and isinstance(aim, MakeBid):
        return _BID_FAILS.say(bid=call_words(action), times=missed.tenths)
    if isinstance(action, Bid):  # of two contracts, both are told by how often they succeed
        return _succeeds(action, aim, missed.opposite, is_own=is_own)
    return say(
        "reason: no trick at all; {times} of ten", "Nil fails in {times} of 10 possible deals", times=missed.tenths
    )
