"""Reasons that set two cards apart of which neither has a merit of its own, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.why import Reason
from ...coach.why_bags import FewerInAll, OnlyBags
from ...coach.why_nil import BetterCovered, FreeToThrow, GetsUnder, LosesNil, SafeLater
from ...coach.why_pairs import (
    AsEasilyBeaten,
    BothTake,
    DangerGoes,
    DrawsTrumps,
    DrivesOut,
    GoesToGoodge,
    GoodgeTakes,
    LeavesTrick,
    LessForGoodge,
    MateTakes,
    MoreInAll,
    NearerToNone,
    NeitherTakes,
    OnlyTrumpsEither,
    PartnerWins,
    SavesTrump,
    StrongerStays,
    TakesLater,
    TrumpedLater,
    WinsLater,
)
from .cards import CardNames, cards_of_suit
from .numbers import decimal, figure
from .phrases import Plural, say

_DRAWS = Plural(
    "reason; {n} trumps",
    "The {card} draws trumps: {n} is still unseen",
    "The {card} draws trumps: {n} are still unseen",
)
_DRAWS_POINTS = Plural(
    "reason; {n} trumps, worth so many points",
    "The {card} draws trumps: {n} is still unseen, worth {points} points",
    "The {card} draws trumps: {n} are still unseen, worth {points} points",
)
_STAYS = Plural(
    "reason; {n} cards, and {more} cards",
    "The {other} may win later: {n} unseen card of its suit beats it, and {more} the {card}",
    "The {other} may win later: {n} unseen cards of its suit beat it, and {more} the {card}",
)
_EITHER = Plural(
    "reason: of two cards of different suits; {n} cards of each",
    "The {card} and the {other} can each be beaten by {n} card of their suit",
    "The {card} and the {other} can each be beaten by {n} cards of their suit",
)
_DANGER = Plural(
    "reason: somebody has bid nil; {n} cards, and {more} cards",
    "{n} unseen card of its suit beats the {card}, {more} can beat the {other}: throw the more dangerous one",
    "{n} unseen cards of its suit beat the {card}, {more} can beat the {other}: throw the more dangerous one",
)
_COVERED = Plural(
    "reason: somebody has bid nil; {n} cards, and {fewer} cards",
    "The {card} is less likely to win: {n} card of its suit can beat it, only {fewer} can beat the {other}",
    "The {card} is less likely to win: {n} cards of its suit can beat it, only {fewer} can beat the {other}",
)
_COVERED_ALONE = Plural(
    "reason: somebody has bid nil; {n} cards",
    "The {card} is less likely to win: {n} card of its suit can beat it, none can beat the {other}",
    "The {card} is less likely to win: {n} cards of its suit can beat it, none can beat the {other}",
)


def pair_reason_words(reason: Reason, seats: Sequence[str], named: CardNames) -> str | None:
    """The sentence for a reason that sets two cards apart; None for another one. `seats` are the names by seat."""
    match reason:
        case SavesTrump(other):
            return say("reason", "The {other} is a trump: keep it for later", other=named.within(other))
        case DrawsTrumps(card, unseen, int(points)) if points:
            return _DRAWS_POINTS.say(unseen, card=named.within(card), points=points)
        case DrawsTrumps(card, unseen):
            return _DRAWS.say(unseen, card=named.within(card))
        case DrivesOut(card, out, then):
            return say(
                "reason: {card} is led, {out} may be played, and {then} stays in the hand",
                "The {card} can drive out the {out}: then your {then} is the highest",
                card=named.within(card),
                out=named.within(out),
                then=named.within(then),
            )
        case StrongerStays(_, _, other, 0):
            return say("reason", "Keep the {other}: nothing unseen of its suit beats it", other=named.within(other))
        case StrongerStays(card, more, other, higher):
            return _STAYS.say(higher, card=named.within(card), other=named.within(other), more=more)
        case LosesNil(card):
            facts = {"card": named.within(card)}
            return say("warning on a nil", "The {card} is sure to win this trick: your nil fails", **facts)
        case DangerGoes() | BetterCovered() | GetsUnder() | SafeLater() | FreeToThrow():
            return _on_nil(reason, named)
        case NearerToNone(card, suit, left, has_trumps=True):
            facts = {"card": named.within(card), "cards": cards_of_suit(suit, left)}
            return say("reason", "After the {card}, {cards} to go: with none left, you can trump that suit", **facts)
        case NearerToNone(card, suit, left):
            facts = {"card": named.within(card), "cards": cards_of_suit(suit, left)}
            return say("reason", "After the {card}, {cards} to go: with none left, any card may be played", **facts)
        case OnlyBags(is_made=True):
            return say("reason: for a team of Spades", "Your contract is made: more tricks are only bags")
        case OnlyBags():
            return say(
                "reason: for a team of Spades", "Your contract is as good as made: more tricks would only be bags"
            )
        case PartnerWins(seat, card):
            facts = {"name": seats[seat], "card": named.within(card)}
            return say("reason: of a partner", "{name} is winning this trick for the team with the {card}", **facts)
        case LeavesTrick(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "The {card} leaves this trick to others; the {other} would surely win it", **facts)
        case MateTakes() | GoodgeTakes():
            return _taken_by(reason, seats, named)
        case OnlyTrumpsEither(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "Only a trump can beat the {card} or the {other}", **facts)
        case TrumpedLater(suit, left, other_suit, other_left):
            return say(
                "reason; {cards} and {other_cards}: so many of two suits",
                "Still unseen: {cards}, but only {other_cards}: the shorter suit is trumped sooner",
                cards=cards_of_suit(suit, left),
                other_cards=cards_of_suit(other_suit, other_left),
            )
        case AsEasilyBeaten(higher, card, other):
            return _EITHER.say(higher, card=named.within(card), other=named.within(other))
        case NeitherTakes(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "Neither the {card} nor the {other} wins this trick", **facts)
        case BothTake(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "Both the {card} and the {other} win this trick for sure", **facts)
        case TakesLater() | WinsLater():
            return _later(reason, named)
        case GoesToGoodge():
            return _goes(reason, seats, named)
    return _in_all(reason, seats, named)


def _on_nil(reason: DangerGoes | BetterCovered | GetsUnder | SafeLater | FreeToThrow, named: CardNames) -> str:
    """Say which card is the safer one to play or to keep for a hand that wants no trick."""
    match reason:
        case DangerGoes(card, 0, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say(
                "reason: somebody has bid nil",
                "No unseen card of its suit beats the {card}, unlike the {other}: throw the dangerous one",
                **facts,
            )
        case DangerGoes(card, higher, other, more):
            return _DANGER.say(higher, card=named.within(card), other=named.within(other), more=more)
        case BetterCovered(card, higher, other, 0):
            return _COVERED_ALONE.say(higher, card=named.within(card), other=named.within(other))
        case BetterCovered(card, higher, other, fewer):
            return _COVERED.say(higher, card=named.within(card), other=named.within(other), fewer=fewer)
        case GetsUnder(_, kept):
            return say(
                "reason: somebody has bid nil",
                "Keep the lower {kept}: it gets under more cards later",
                kept=named.within(kept),
            )
        case SafeLater(_, kept):
            return say(
                "reason: somebody has bid nil",
                "The {kept} is safe to keep: no lower card of its suit is still out",
                kept=named.within(kept),
            )
        case FreeToThrow(card):
            return say(
                "reason: somebody has bid nil; {card} is the last of its suit",
                "The {card} is your last card of its suit: when that suit is led, you can throw any card",
                card=named.within(card),
            )


def _later(reason: TakesLater | WinsLater, named: CardNames) -> str:
    """Say what a card does later that is kept, and what it would do now."""
    kept = named.within(reason.kept)
    match reason:
        case TakesLater(_, later, now) if now.times:
            return say(
                "reason; {times} and {now} of ten",
                "Kept, the {kept} takes a later trick in {times} of 10 deals; played now, it takes this one in {now}",
                kept=kept,
                times=figure(later.tenths),
                now=figure(now.tenths),
            )
        case TakesLater(_, later, _):
            facts = {"kept": kept, "times": figure(later.tenths)}
            return say(
                "reason; {times} of ten",
                "Kept, the {kept} takes a later trick in {times} of 10 deals; played now, it takes this one in none",
                **facts,
            )
        case WinsLater(_, later, now) if round(now):
            return say(
                "reason: on the mean over possible deals",
                "Kept, the {kept} wins about {points} points later; played now, about {now}",
                kept=kept,
                points=figure(round(later)),
                now=figure(round(now)),
            )
        case WinsLater(_, later, _):
            return say(
                "reason: on the mean over possible deals",
                "Kept, the {kept} wins about {points} points later",
                kept=kept,
                points=figure(round(later)),
            )


def _goes(reason: GoesToGoodge, seats: Sequence[str], named: CardNames) -> str:
    """Say how often the Goodge wins a card that is kept."""
    facts = {"kept": named.within(reason.card), "name": seats[reason.seat], "times": figure(reason.later.tenths)}
    if reason.now.times:
        return say(
            "reason; {name}: the Goodge; {times} and {now} of ten",
            "Kept, the {kept} goes to {name} in {times} of 10 deals; played now, in {now}",
            now=figure(reason.now.tenths),
            **facts,
        )
    return say(
        "reason; {name}: the Goodge; {times} of ten", "Kept, the {kept} goes to {name} in {times} of 10 deals", **facts
    )


def _taken_by(reason: MateTakes | GoodgeTakes, seats: Sequence[str], named: CardNames) -> str:
    """Say how often somebody else takes the trick."""
    facts = {
        "name": seats[reason.seat],
        "card": named.within(reason.card),
        "times": figure(reason.takes.tenths),
        "other": named.within(reason.other),
        "other_times": figure(reason.other_takes.tenths),
    }
    match reason:
        case GoodgeTakes():
            return say(
                "reason; {times} and {other_times} of ten",
                "The Goodge takes the trick in {times} of 10 deals after the {card}, "
                "in {other_times} after the {other}",
                **facts,
            )
        case MateTakes(_, int(goodge)):
            return say(
                "reason: another one who plays against the Goodge; {times} and {other_times} of ten",
                "{name}, also playing against {goodge}, takes the trick in {times} of 10 deals after the {card}, in "
                "{other_times} after the {other}",
                goodge=seats[goodge],
                **facts,
            )
        case MateTakes():
            return say(
                "reason: a partner; {times} and {other_times} of ten",
                "{name} takes the trick for the team in {times} of 10 deals after the {card}, in {other_times} after "
                "the {other}",
                **facts,
            )


def _in_all(reason: Reason, seats: Sequence[str], named: CardNames) -> str | None:
    """Say what is won up to the end of the round."""
    match reason:
        case MoreInAll(card, amount, other, other_amount, True, int(lost)) if lost:
            return say(
                "reason: on the mean over possible deals, by the end of the round",
                "The bid of {bid} is almost out of reach: about {points} points after the {card}, {other_points} "
                "after the {other}",
                bid=figure(lost),
                card=named.within(card),
                points=figure(round(amount)),
                other=named.within(other),
                other_points=figure(round(other_amount)),
            )
        case MoreInAll(card, amount, other, other_amount, True):
            return say(
                "reason: on the mean over possible deals",
                "By the end: about {points} points after the {card}, {other_points} after the {other}",
                card=named.within(card),
                points=figure(round(amount)),
                other=named.within(other),
                other_points=figure(round(other_amount)),
            )
        case MoreInAll(card, amount, other, other_amount):
            return say(
                "reason: on the mean over possible deals",
                "By the end, the team wins about {tricks} tricks after the {card}, {other_tricks} after the {other}",
                card=named.within(card),
                tricks=decimal(amount, 1),
                other=named.within(other),
                other_tricks=decimal(other_amount, 1),
            )
        case FewerInAll(card, amount, other, other_amount):
            return say(
                "reason: on the mean over possible deals",
                "Fewer bags: by the end about {tricks} tricks after the {card}, {other_tricks} after the {other}",
                card=named.within(card),
                tricks=decimal(amount, 1),
                other=named.within(other),
                other_tricks=decimal(other_amount, 1),
            )
        case LessForGoodge(seat, card, points, other, other_points):
            return say(
                "reason: on the mean over possible deals",
                "By the end, {name} wins about {points} points after the {card}, {other_points} after the {other}",
                name=seats[seat],
                card=named.within(card),
                points=figure(round(points)),
                other=named.within(other),
                other_points=figure(round(other_points)),
            )
    return None
