"""What speaks against something that is about to be done, in words that do not tell what is best."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.goals import MakeBid
from ...coach.why import Fails, MoreOften, Reaches, Reason, RisksLess, TakesTrick
from ...coach.why_nil import SureTrick
from ...coach.why_pairs import BeatsPartners, LessForGoodge, LosesPoints, MoreInAll, TakesLater, WinsLater, WinsNothing
from ...engine.actions import Action, Bid, NameTrump, PlayCard
from ...engine.cards import Card
from ...engine.values import replace
from .aims import aim_words
from .cards import CardNames, inner_suit_name
from .numbers import decimal, figure
from .phrases import say
from .reasons import reason_words


def against_words(
    reason: Reason, action: Action, hands: Sequence[str], holders: Sequence[int], seat: int | None, named: CardNames
) -> str:
    """Say of an action, or of a card that equals the one counted, what speaks against it beside the best one.

    `hands` are the names by hand, `holders` the seats that play the hands, and `seat` is the one that is warned.
    """
    match reason, action:
        case Fails(Bid(lower), _, missed), Bid(amount) if lower < amount:
            return say(
                "warning before a bad choice: of a higher bid; {times} of ten",
                "Even a bid of {bid} fails in {times} of 10 possible deals",
                bid=figure(lower),
                times=figure(missed.tenths),
            )
        case Fails(Bid(), MakeBid(), missed), Bid(amount):
            return say(
                "warning before a bad choice: of a bid; {times} of ten",
                "If it stands, the bid fails in {times} of 10 possible deals, and then costs {bid} points",
                bid=figure(amount),
                times=figure(missed.tenths),
            )
        case RisksLess(), _:
            return say(
                "warning before a bad choice: of a bid",
                "A lower bid risks less: if somebody bids more, you can still go higher",
            )
        case SureTrick(card), _:
            return say(
                "warning before a bad choice: of a bid of nil",
                "The {card} is sure to win a trick",
                card=named.within(card),
            )
        case MoreOften(_, _, best, _, reached), NameTrump(suit):
            return say(
                "warning before a bad choice; {times} and {best} of ten",
                "With {suit} as trump the bid succeeds in {times} of 10 deals, with the best suit in {best}",
                suit=inner_suit_name(suit),
                times=figure(reached.tenths),
                best=figure(best.tenths),
            )
        case MoreOften(_, _, best, _, reached), _ if abs(best.tenths - reached.tenths) <= 1:
            return say(
                "warning before a bad choice; {times} and {best} of a hundred",
                "With these three laid away the bid succeeds in {times} of 100 deals, with the best three in {best}",
                times=figure(reached.hundredths),
                best=figure(best.hundredths),
            )
        case MoreOften(_, _, best, _, reached), _:
            return say(
                "warning before a bad choice; {times} and {best} of ten",
                "With these three laid away the bid succeeds in {times} of 10 deals, with the best three in {best}",
                times=figure(reached.tenths),
                best=figure(best.tenths),
            )
        case _, PlayCard(card):
            return _of_card(reason, card, hands, holders, seat, named)
    return reason_words(reason, hands, holders, seat, named)


def _of_card(
    reason: Reason, card: Card, hands: Sequence[str], holders: Sequence[int], seat: int | None, named: CardNames
) -> str:
    """Say what is counted against a card."""
    match reason:
        case Reaches(aim):
            return _reached_words(reason, aim_words(aim, hands, holders, seat), named.within(card))
        case TakesTrick():
            return _taking_words(reason, named.within(card))
        case MoreInAll() | LessForGoodge():
            return _by_the_end_words(reason, hands, holders, named.within(card))
        case BeatsPartners(partners):
            return say(
                "warning before a bad choice: {partners} is the partner’s card",
                "The {card} takes the trick from your partner’s {partners}",
                card=named.within(card),
                partners=named.within(partners),
            )
        case WinsNothing(is_last=True):
            return say(
                "warning before a bad choice",
                "The {card} would be spent on a trick without points",
                card=named.within(card),
            )
        case WinsNothing():
            return say(
                "warning before a bad choice: others are still to play",
                "The {card} would be spent on a trick without points so far",
                card=named.within(card),
            )
        case LosesPoints():
            return _lost_words(reason, hands, holders, named.within(card))
        case TakesLater() | WinsLater():
            reason = replace(reason, kept=card)
    return reason_words(reason, hands, holders, seat, named)


def _reached_words(reason: Reaches, aim: str, card: str) -> str:
    reached, best = reason.other_reached, reason.reached
    if reason.of_hundred:
        return say(
            "warning before a bad choice; {times} and {best} of a hundred",
            "{aim} succeeds in {times} of 100 deals with the {card}, in {best} with the best card",
            aim=aim,
            times=figure(reached.hundredths),
            card=card,
            best=figure(best.hundredths),
        )
    return say(
        "warning before a bad choice; {times} and {best} of ten",
        "{aim} succeeds in {times} of 10 deals with the {card}, in {best} with the best card",
        aim=aim,
        times=figure(reached.tenths),
        card=card,
        best=figure(best.tenths),
    )


def _taking_words(reason: TakesTrick, card: str) -> str:
    takes, best = reason.other_takes, reason.takes
    if takes.share == 0.0 and best.share == 1.0:
        return say(
            "warning before a bad choice", "The {card} leaves this trick to others, the best card takes it", card=card
        )
    facts = {"card": card, "times": figure(takes.tenths), "best": figure(best.tenths)}
    if takes.share > best.share:
        return say(
            "warning before a bad choice; {times} and {best} of ten",
            "Better left to others: the {card} takes the trick in {times} of 10 deals, the best card in {best}",
            **facts,
        )
    return say(
        "warning before a bad choice; {times} and {best} of ten",
        "The {card} takes the trick in {times} of 10 deals, the best card in {best}",
        **facts,
    )


def _by_the_end_words(
    reason: MoreInAll | LessForGoodge, hands: Sequence[str], holders: Sequence[int], card: str
) -> str:
    """Say what is won by the end on the mean: points by either side, or tricks."""
    if isinstance(reason, MoreInAll) and not reason.is_points:
        return say(
            "warning before a bad choice: on the mean over possible deals",
            "By the end, your side wins about {tricks} tricks after the {card}, {best} after the best card",
            tricks=decimal(reason.other_amount, 1),
            card=card,
            best=decimal(reason.amount, 1),
        )
    if isinstance(reason, MoreInAll):
        return say(
            "warning before a bad choice: on the mean over possible deals",
            "By the end, you win about {points} points after the {card}, {best} after the best card",
            points=figure(round(reason.other_amount)),
            card=card,
            best=figure(round(reason.amount)),
        )
    return say(
        "warning before a bad choice: on the mean over possible deals",
        "By the end, {name} wins about {points} points after the {card}, {best} after the best card",
        name=hands[holders.index(reason.seat)],
        points=figure(round(reason.other_points)),
        card=card,
        best=figure(round(reason.points)),
    )


def _lost_words(reason: LosesPoints, hands: Sequence[str], holders: Sequence[int], card: str) -> str:
    facts = {"times": figure(reason.lost.tenths), "points": figure(reason.points), "card": card}
    if reason.goodge is None:
        return say(
            "warning before a bad choice: to the Goodge; {times} of ten",
            "In {times} of 10 deals the {points} points of the {card} are lost",
            **facts,
        )
    return say(
        "warning before a bad choice; {name}: the Goodge; {times} of ten",
        "In {times} of 10 deals the {points} points of the {card} go to {name}",
        name=hands[holders.index(reason.goodge)],
        **facts,
    )
