"""Reasons in words: why one option is better than another. Counts are told in tenths."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.counting import DealCount
from ...coach.goals import Aim
from ...coach.merits import FEW
from ...coach.why import (
    Alike,
    BringsPoints,
    CannotTake,
    Chance,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Hope,
    Keeps,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    NoPoints,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Reason,
    ShownVoid,
    SurelyTakes,
    TakesTrick,
)
from ...coach.why_pairs import GivesPoints, HangsOn, SpendsTrump
from ...coach.why_spidge import (
    HardToDuck,
    JokersCancel,
    KeepsLowLead,
    LeadsNext,
    LittleAtStake,
    PlaysFor,
    SpoilsNil,
    StaysBelow,
)
from ...engine.actions import PlayCard
from ...engine.cards import CROWN, Card, Suit
from .aims import aim_words
from .call_reasons import call_reason_words
from .cards import USUAL_NAMES, CardNames
from .hints import option_words
from .loss_reasons import loss_reason_words
from .numbers import figure
from .pair_reasons import pair_reason_words
from .phrases import Phrase, Plural, say
from .plan_reasons import plan_reason_words
from .stake_reasons import spoilt_words, stake_words

_SHOWN_VOID = {
    Suit.SPADES: Phrase("reason", "{name} is out of spades"),
    Suit.DIAMONDS: Phrase("reason", "{name} is out of diamonds"),
    Suit.STARS: Phrase("reason", "{name} is out of stars"),
    Suit.HEARTS: Phrase("reason", "{name} is out of hearts"),
    Suit.CLUBS: Phrase("reason", "{name} is out of clubs"),
}
_MAY_TRUMP = Phrase("reason; {void}: somebody has shown none of a suit", "{void} and may trump them: lead another suit")
_MAY_HELP = Phrase(
    "reason; {void}: the partner has shown none of a suit", "{void} and may win the trick for the team with a trump"
)
_SPENDS = Phrase(
    "reason; {void}: the Goodge has shown none of a suit", "{void} and must spend a trump, or leave the trick to others"
)
_TRUMPS_KEPT = Phrase(
    "reason; {void}: somebody has shown none of a suit", "{void} and may trump the {kept}: play the lower card"
)
_HIGHER = Plural(
    "reason; {n} cards",
    "{n} card of its suit can still beat the {card}: others may take the trick",
    "{n} cards of its suit can still beat the {card}: others may take the trick",
)
_FEW_HIGHER = Plural(
    "reason; {n} cards",
    "Only {n} card of its suit can still beat the {card}",
    "Only {n} cards of its suit can still beat the {card}",
)
_FEWER_POINTS = Plural(
    "reason",
    "The {card} gives {n} point away, the {other} gives {other_points}",
    "The {card} gives {n} points away, the {other} gives {other_points}",
)
_FEWER_AT_RISK = Plural(
    "reason",
    "The {card} can lose {n} point at most, the {other} {other_points}",
    "The {card} can lose {n} points at most, the {other} {other_points}",
)
_BRINGS = Plural(
    "reason: of a card that surely takes the trick",
    "The {card} wins its own {n} point",
    "The {card} wins its own {n} points",
)
_AT_STAKE = Plural(
    "reason: of a card that may take the trick",
    "The {card} wins or loses its own {n} point",
    "The {card} wins or loses its own {n} points",
)
_GIVES_UP = Plural(
    "reason",
    "The {card} loses {n} point, but keeps the {kept} for later",
    "The {card} loses {n} points, but keeps the {kept} for later",
)
_STILL_BEATEN = Plural(
    "reason; {n} cards",
    "The {kept} can still be beaten by {n} card of its suit: it may do better later",
    "The {kept} can still be beaten by {n} cards of its suit: it may do better later",
)
_HARDLY = Phrase("reason; {n} cards", "The {kept} would hardly win either: {n} cards of its suit can beat it")
_MANY = 5  # cards, from which on one that they beat hardly wins
_GIVES_POINTS = Plural("reason", "The {card} gives {n} point away", "The {card} gives {n} points away")
_HARDER = Plural(
    "reason; {n} cards, and {more} cards",
    "{n} card of its suit can still beat the {card}, and {more} can beat the {other}",
    "{n} cards of its suit can still beat the {card}, and {more} can beat the {other}",
)
_POINTS_LEFT = Plural(
    "reason: points nobody has won yet", "{n} point is still to be won", "{n} points are still to be won"
)


def reason_words(
    reason: Reason, hands: Sequence[str], holders: Sequence[int], seat: int | None, named: CardNames = USUAL_NAMES
) -> str:
    """A reason as a sentence for the player in a seat; None: for somebody who looks on.

    `hands` are the names by hand, the dummy's among them, `holders` the seats that play the hands, and `named` says
    how cards are called.
    """
    lost = loss_reason_words(reason, named)
    if lost is not None:
        return lost
    match reason:
        case SurelyTakes(card, Card() as other, DealCount() as takes):
            return say(
                "reason; {times} of ten",
                "The {card} is sure to win this trick; the {other} wins it in {times} of 10 deals",
                card=named.within(card),
                other=named.within(other),
                times=takes.tenths,
            )
        case SurelyTakes(card) if card == CROWN:
            return say("reason", "Nothing beats the Crown")
        case SurelyTakes(card, is_for_lead=True):
            return say("reason", "The {card} is sure to win this trick, and the lead", card=named.within(card))
        case SurelyTakes(card):
            return say("reason", "The {card} is sure to win this trick", card=named.within(card))
        case ShownVoid(hand, suit, helps):
            return (_MAY_HELP if helps else _MAY_TRUMP).say(void=_SHOWN_VOID[suit].say(name=hands[hand]))
        case SpendsTrump(seat, suit):
            return _SPENDS.say(void=_SHOWN_VOID[suit].say(name=hands[seat]))
        case PointsLeft(points):
            return _POINTS_LEFT.say(points)
        case HangsOn(card, _, _, None):
            return say("reason", "Much depends on who holds the {card}", card=named.within(card))
        case HangsOn(card, _, best, int(hand)):
            return say(
                "reason; {card} is hidden",
                "Much depends on the {card}: the {best} pays off most if {name} holds it",
                best=named.within(best),
                name=hands[hand],
                card=named.within(card),
            )
        case TakesTrick():
            return _taking(reason, named)
        case NoPoints(is_last=True):
            return say("reason", "There are no points in this trick")
        case NoPoints():
            return say("reason", "There are no points in this trick yet")
        case Reaches(aim, better, reached, other, other_reached, True):
            return say(
                "reason; {times} and {other_times} of a hundred",
                "{aim} succeeds in {times} of 100 deals with the {card}, in {other_times} with the {other}",
                aim=aim_words(aim, hands, holders, seat),
                times=figure(reached.hundredths),
                card=named.within(better),
                other_times=figure(other_reached.hundredths),
                other=named.within(other),
            )
        case Reaches(aim, better, reached, other, other_reached):
            return say(
                "reason; {times} and {other_times} of ten",
                "{aim} succeeds in {times} of 10 deals with the {card}, in {other_times} with the {other}",
                aim=aim_words(aim, hands, holders, seat),
                times=reached.tenths,
                card=named.within(better),
                other_times=other_reached.tenths,
                other=named.within(other),
            )
        case Hope(aim, reached):
            return _hope_words(aim, reached, hands, holders, seat)
        case PlaysFor(aim, reached):
            return stake_words(aim, reached, hands, holders, seat) or _hope_words(aim, reached, hands, holders, seat)
        case (
            SpoilsNil() | LeadsNext() | LittleAtStake() | HardToDuck() | KeepsLowLead() | StaysBelow() | JokersCancel()
        ):
            return spoilt_words(reason, hands, holders, named)
    seats = [hands[holders.index(each)] for each in range(max(holders) + 1)]
    words = call_reason_words(reason, seats, named, is_own=seat is not None) or pair_reason_words(reason, seats, named)
    return words or _by_itself(reason, hands, holders, named)


def _hope_words(aim: Aim, reached: DealCount, hands: Sequence[str], holders: Sequence[int], seat: int | None) -> str:
    if not reached.times:
        return say("reason", "{aim} is as good as lost", aim=aim_words(aim, hands, holders, seat))
    return say(
        "reason; {times} of ten",
        "{aim} succeeds in {times} of 10 possible deals",
        aim=aim_words(aim, hands, holders, seat),
        times=reached.tenths,
    )


def _taking(reason: TakesTrick, named: CardNames) -> str:
    """How often each of two cards takes the trick; where the better one does so less often, that this is meant."""
    facts = {
        "card": named.within(reason.better),
        "times": reason.takes.tenths,
        "other": named.within(reason.other),
        "other_times": reason.other_takes.tenths,
    }
    if reason.is_team and reason.takes.share < reason.other_takes.share:
        return say(
            "reason; {times} and {other_times} of ten",
            "Better left to others: the team takes the trick in {other_times} of 10 deals with the {other}, in {times} "
            "with the {card}",
            **facts,
        )
    if reason.is_team:
        return say(
            "reason; {times} and {other_times} of ten",
            "The team takes the trick in {times} of 10 deals with the {card}, in {other_times} with the {other}",
            **facts,
        )
    if reason.takes.share < reason.other_takes.share:
        return say(
            "reason; {times} and {other_times} of ten",
            "Better left to others: the {other} takes the trick in {other_times} of 10 deals, the {card} in {times}",
            **facts,
        )
    if not reason.other_takes.times:
        return say("reason; {times} of ten", "The {card} takes the trick in {times} of 10 deals", **facts)
    return say(
        "reason; {times} and {other_times} of ten",
        "The {card} takes the trick in {times} of 10 deals, the {other} in {other_times}",
        **facts,
    )


def _by_itself(reason: Reason, hands: Sequence[str], holders: Sequence[int], named: CardNames) -> str:
    """Say what speaks for a card, or what it risks."""
    match reason:
        case Alike(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "At first sight, nothing tells the {card} from the {other}", **facts)
        case OnlyTrumps(card, is_trump=True):
            return say("reason", "Only a higher trump can beat the {card}", card=named.within(card))
        case OnlyTrumps(card):
            return say("reason", "Only a trump can beat the {card}", card=named.within(card))
        case MayBeBeaten(card, _, Card() as above, is_trump=True):
            facts = {"card": named.within(card), "above": option_words(PlayCard(above), named)}
            return say("reason; {above}: “the Crown”", "Only {above} can still beat the {card}", **facts)
        case MayBeBeaten(card, _, Card() as above):
            facts = {"card": named.within(card), "above": option_words(PlayCard(above), named)}
            return say("reason; {above}: “the Crown”", "Of its suit, only {above} can still beat the {card}", **facts)
        case MayBeBeaten(card, higher):
            return (_FEW_HIGHER if higher <= FEW else _HIGHER).say(higher, card=named.within(card))
        case MayTake(card, other):
            facts = {"card": named.within(card), "other": named.within(other)}
            return say("reason", "The {card} may take the trick, the {other} cannot", **facts)
        case HarderToBeat(card, higher, other, more):
            return _HARDER.say(higher, card=named.within(card), other=named.within(other), more=more)
        case CannotTake(card):
            return say("reason", "The {card} leaves the trick to others", card=named.within(card))
        case Keeps(_, kept, void=int(hand)) if kept.suit is not None:
            return _TRUMPS_KEPT.say(void=_SHOWN_VOID[kept.suit].say(name=hands[hand]), kept=named.within(kept))
        case Keeps():
            return _keeping_words(reason, named)
        case KeepsLower(_, kept):
            return say("reason", "Keep the lower {kept} for a trick that you do not want", kept=named.within(kept))
    return _of_points(reason, hands, holders, named)


def _of_points(reason: Reason, hands: Sequence[str], holders: Sequence[int], named: CardNames) -> str:
    """Say what becomes of the points of a card."""
    match reason:
        case NoPointsGiven(card, Card() as other, points, is_risk):
            facts = {"card": named.within(card), "other": named.within(other), "points": figure(points)}
            if is_risk:
                return say(
                    "reason: {points} of the other card", "The {card} risks no points, the {other} {points}", **facts
                )
            return say(
                "reason: {points} of the other card", "The {card} gives no points away, the {other} {points}", **facts
            )
        case NoPointsGiven(card):
            return say("reason", "The {card} gives no points away", card=named.within(card))
        case FewerPoints(card, points, other, other_points):
            return _FEWER_POINTS.say(
                points, card=named.within(card), other=named.within(other), other_points=other_points
            )
        case FewerAtRisk(card, points, other, other_points):
            return _FEWER_AT_RISK.say(
                points, card=named.within(card), other=named.within(other), other_points=other_points
            )
        case BringsPoints(card, points):
            return _BRINGS.say(points, card=named.within(card))
        case PointsAtStake(card, points, goodge, DealCount() as saved):
            facts = {"card": named.within(card), "points": figure(points), "times": figure(saved.tenths)}
            if goodge is None:
                return say(
                    "reason; {times} of ten", "The {card} wins its own {points} points in {times} of 10 deals", **facts
                )
            name = hands[holders.index(goodge)]
            return say(
                "reason; {name}: the Goodge; {times} of ten",
                "In {times} of 10 deals the {points} points of the {card} stay away from {name}",
                name=name,
                **facts,
            )
        case PointsAtStake(card, points):
            return _AT_STAKE.say(points, card=named.within(card))
        case GivesUp(card, points, kept):
            return _GIVES_UP.say(points, card=named.within(card), kept=named.within(kept))
        case GoodgeBeaten(seat):
            return say(
                "reason",
                "{name} cannot win this trick: points put in here do not help the bid",
                name=hands[holders.index(seat)],
            )
        case GivesPoints(card, points):
            return _GIVES_POINTS.say(points, card=named.within(card))
    return plan_reason_words(reason, named)


def _keeping_words(reason: Keeps, named: CardNames) -> str:
    """Say why a better card is kept: by what it would do in this trick, where that is known."""
    facts = {"card": named.within(reason.card), "kept": named.within(reason.kept)}
    if reason.is_enough:
        return say("reason", "The {card} is enough to win this trick: the {kept} can win another one", **facts)
    match reason.chance:
        case Chance.NONE:
            return say("reason", "The {kept} cannot win this trick either: keep it for later", **facts)
        case Chance.NEXT:
            return say("reason", "After this trick, the {kept} is the highest card left in its suit: keep it", **facts)
        case Chance.RUFF:
            return say("reason", "Only a higher trump can beat the {card}: keep the {kept} for later", **facts)
        case Chance.UNSURE if reason.above is not None and reason.is_trump:
            above = option_words(PlayCard(reason.above), named)
            return say(
                "reason; {above}: “the Crown”",
                "Only {above} can still beat the {kept}: it may do better later",
                above=above,
                kept=facts["kept"],
            )
        case Chance.UNSURE if reason.above is not None:
            above = option_words(PlayCard(reason.above), named)
            return say(
                "reason; {above}: “the Crown”",
                "Of its suit, only {above} can still beat the {kept}: it may do better later",
                above=above,
                kept=facts["kept"],
            )
        case Chance.UNSURE if reason.higher >= _MANY:
            return _HARDLY.say(n=reason.higher, **facts)
        case Chance.UNSURE:
            return _STILL_BEATEN.say(reason.higher, **facts)
        case Chance.TRUMPS:
            return say("reason", "The {kept} may be trumped here, and may win a later trick", **facts)
        case Chance.SURE:
            return say("reason", "The {kept} would win this trick, but may do more good later", **facts)
        case Chance.ALWAYS:
            return say("reason", "Nobody can beat the {kept}, now or later: it can wait", **facts)
        case Chance.LAST:
            return say("reason", "Nobody can beat the {kept}: keep it for the last trick, and the Stash", **facts)
        case Chance.UNTOLD:
            return say("reason", "The {card} keeps the {kept} for later", **facts)
