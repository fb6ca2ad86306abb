"""Reasons for cards to lay away and for trump suits, in words."""

from __future__ import annotations

from ...coach.counting import DealCount
from ...coach.why import NoneLeft, Reason
from ...coach.why_plans import (
    EitherTrump,
    FewerLaidAway,
    HighestTrumps,
    LaidAway,
    LikelyTrump,
    MoreTrumpsKept,
    NextTrumps,
    PlansTrump,
    ShorterSuit,
    StaysInstead,
    TrumpPoints,
    TrumpsHeld,
    WinsUnnamed,
)
from ...engine.cards import CROWN, Card, Suit
from .cards import CardNames, cards_of_suit, inner_suit_name, suit_name
from .lists import listed
from .numbers import figure
from .phrases import Phrase, Plural, say

_NONE_LEFT = {
    Suit.SPADES: Phrase("reason", "With no spades left, you can trump them when they are led"),
    Suit.DIAMONDS: Phrase("reason", "With no diamonds left, you can trump them when they are led"),
    Suit.STARS: Phrase("reason", "With no stars left, you can trump them when they are led"),
    Suit.HEARTS: Phrase("reason", "With no hearts left, you can trump them when they are led"),
    Suit.CLUBS: Phrase("reason", "With no clubs left, you can trump them when they are led"),
}
_LAID_AWAY = Plural(
    "reason",
    "The best choice puts {n} point aside: save a trump for the last trick, which wins it",
    "The best choice puts {n} points aside: save a trump for the last trick, which wins them",
)
_WON_BACK = Plural(
    "reason; {times} of ten",
    "The best choice puts {n} point aside: in {times} of 10 deals the last trick wins it back",
    "The best choice puts {n} points aside: in {times} of 10 deals the last trick wins them back",
)
_FEWER_LAID_AWAY = Plural(
    "reason; {n} points by the best choice of cards, {other} by another",
    "The best choice lays only {n} point away, not {other}: so less hangs on the last trick",
    "The best choice lays only {n} points away, not {other}: so less hangs on the last trick",
)
_MORE_TRUMPS_HELD = Plural(
    "reason; {fewer} trumps with {other}, another suit",
    "With {suit} as trump the hand holds {n} trump, with {other} only {fewer}",
    "With {suit} as trump the hand holds {n} trumps, with {other} only {fewer}",
)
_TRUMPS_HELD = Plural(
    "reason", "With {suit} as trump the hand holds {n} trump", "With {suit} as trump the hand holds {n} trumps"
)
_TRUMPS_KEPT = Plural(
    "reason; {n} trumps stay in the hand with the best choice of cards, {other} with another",
    "With {suit} as trump the best choice keeps {n} trump, not {other}",
    "With {suit} as trump the best choice keeps {n} trumps, not {other}",
)
_TRUMP_POINTS = Plural(
    "reason: two suits of which one is named; {suit} and {other} are their names",
    "Points held in {suit}: {n}, in {other}: {other_points}",
    "Points held in {suit}: {n}, in {other}: {other_points}",
)
_PLANS = Plural(
    "reason: for cards to lay away; {n} trumps, what is then in the hand",
    "The plan: {suit} as trump, with {n} trump in hand",
    "The plan: {suit} as trump, with {n} trumps in hand",
)


def plan_reason_words(reason: Reason, named: CardNames) -> str:
    """Say what speaks for cards to lay away or for a trump suit."""
    match reason:
        case NoneLeft(suit):
            return _NONE_LEFT[suit].say()
        case StaysInstead((card,), (other,)):
            return say(
                "reason; three cards are laid away, of which one differs",
                "The best choice keeps the {card} instead of the {other}",
                card=named.within(card),
                other=named.within(other),
            )
        case StaysInstead(kept, gone):
            return say(
                "reason; three cards are laid away: what stays in the hand, and what would stay with three others away",
                "The best choice keeps: {kept}. The other one keeps: {gone}",
                kept=listed([named.within(card) for card in kept]),
                gone=listed([named.within(card) for card in gone]),
            )
        case LaidAway(0):
            return say("reason", "The best choice lays no points away, so none hang on the last trick")
        case LaidAway(points, DealCount() as won):
            return _WON_BACK.say(points, times=won.tenths)
        case LaidAway(points):
            return _LAID_AWAY.say(points)
        case FewerLaidAway(points, other_points):
            return _FEWER_LAID_AWAY.say(points, other=other_points)
        case PlansTrump(suit, count):
            return _PLANS.say(count, suit=inner_suit_name(suit))
        case MoreTrumpsKept(suit, count, other_count):
            return _TRUMPS_KEPT.say(count, suit=inner_suit_name(suit), other=other_count)
        case ShorterSuit(suit, count, other_count):
            return say(
                "reason; {cards} and {more}: so many cards of a suit that is not trump",
                "The best choice leaves {cards}, not {more}: once none is left, you can trump that suit",
                cards=cards_of_suit(suit, count),
                more=other_count,
            )
    return _of_trump(reason, named)


def _of_trump(reason: Reason, named: CardNames) -> str:
    """Say what speaks for a trump suit."""
    match reason:
        case LikelyTrump(suit, count, highest):
            cards = cards_of_suit(suit, count)
            if highest == CROWN:
                return say(
                    "reason: of a hand before the Stash is taken",
                    "Best trump so far: {cards} and the Crown",
                    cards=cards,
                )
            return say(
                "reason: of a hand before the Stash is taken; {card}: the highest of {cards}",
                "Best trump so far: {cards}, up to the {card}",
                cards=cards,
                card=named.within(highest),
            )
        case EitherTrump(suit, other):
            return say(
                "reason: of a hand before the Stash is taken",
                "Best trump so far: {suit} or {other}",
                suit=inner_suit_name(suit),
                other=inner_suit_name(other),
            )
        case HighestTrumps(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason: two trumps", "Higher at the top: the {card} against the {other}", **facts)
        case NextTrumps(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason: two trumps", "After equal high cards: the {card} against the {other}", **facts)
        case TrumpPoints(suit, points, other, other_points):
            suits = {"suit": suit_name(suit), "other": suit_name(other)}
            return _TRUMP_POINTS.say(points, other_points=other_points, **suits)
        case WinsUnnamed(card, Card() as second):
            return say(
                "reason: of a suit that is not named",
                "The {card} and the {other} are high even when their suit is not trump",
                card=named.within(card),
                other=named.within(second),
            )
        case WinsUnnamed(card):
            return say(
                "reason: of a suit that is not named",
                "The {card} is high even when its suit is not trump",
                card=named.within(card),
            )
        case TrumpsHeld(suit, count, Suit() as other, fewer):
            facts = {"suit": inner_suit_name(suit), "other": inner_suit_name(other), "fewer": figure(fewer)}
            return _MORE_TRUMPS_HELD.say(count, **facts)
        case TrumpsHeld(suit, count):
            return _TRUMPS_HELD.say(count, suit=inner_suit_name(suit))
    raise TypeError(f"{type(reason).__name__} has no words")
