"""What speaks against something that is about to be done, in words that do not tell what is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...coach.goals import MakeBid, MakeNil
from ...coach.why import Fails, MoreOften, Reaches, Reason, RisksLess, Succeeds, TakesTrick
from ...coach.why_against import (
    CannotWin,
    EndsNil,
    FewTrumps,
    FreesDummy,
    GetsUnderLater,
    LaysPointsAway,
    LaysTrumpsAway,
    LessIsEnough,
    LowerTrumps,
    OwnHasToBeat,
    SparesDanger,
    SpentInVain,
)
from ...coach.why_nil import SureTrick
from ...coach.why_pairs import BeatsPartners, LessForGoodge, LosesPoints, MoreInAll, TakesLater, WinsLater, WinsNothing
from ...engine.actions import Action, Bid, NameTrump, Pass, PlayCard
from ...engine.cards import Card
from ...engine.games.spidge import DUMMY
from ...engine.values import replace
from .aims import aim_words
from .cards import CardNames, inner_suit_name
from .hints import option_words
from .lists import listed
from .numbers import decimal, figure
from .phrases import Plural, say
from .reasons import reason_words

_OfCard: TypeAlias = CannotWin | LessIsEnough | LowerTrumps | SpentInVain | GetsUnderLater | SparesDanger
_FEW_TRUMPS = Plural(
    "warning before a bad choice; {n} trumps, and {best} with another suit",
    "With {suit} as trump you hold only {n} trump, with the best suit {best}",
    "With {suit} as trump you hold only {n} trumps, with the best suit {best}",
)
_TRUMPS_AWAY = Plural(
    "warning before a bad choice; {cards}: one or more, such as “the 10 of Spades and the Crown”",
    "You would lay away a likely trump: {cards}",
    "You would lay away likely trumps: {cards}",
)
_POINTS_AWAY = Plural(
    "warning before a bad choice",
    "You would lay away {n} point, for whoever wins the last trick",
    "You would lay away {n} points, for whoever wins the last trick",
)


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
        case Succeeds(Bid(bid), MakeBid(), reached), Pass():
            return say(
                "warning before a pass; {times} of ten",
                "Instead of passing, you could bid {bid}: that succeeds in {times} of 10 possible deals",
                bid=figure(bid),
                times=figure(reached.tenths),
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
        case FewTrumps(suit, count, most), _:
            return _FEW_TRUMPS.say(count, suit=inner_suit_name(suit), best=figure(most))
        case LaysTrumpsAway(cards), _:
            told = listed([option_words(PlayCard(card), named) for card in cards])
            return _TRUMPS_AWAY.say(len(cards), cards=told)
        case LaysPointsAway(points), _:
            return _POINTS_AWAY.say(points)
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
        case EndsNil(hand):
            return _ends_words(reason, aim_words(MakeNil(hand), hands, holders, seat), named.within(card))
        case TakesTrick():
            return _taking_words(reason, named.within(card))
        case MoreInAll() | LessForGoodge():
            return _by_the_end_words(reason, hands, holders, named.within(card))
        case CannotWin() | LessIsEnough() | LowerTrumps() | SpentInVain() | GetsUnderLater() | SparesDanger():
            return _by_itself(reason, named.within(card))
        case OwnHasToBeat(hand) if hand == DUMMY:
            return say(
                "warning before a bad choice: of a nil of the dummy’s, for whoever plays it",
                "Your dummy has to beat the {card}",
                card=named.within(card),
            )
        case OwnHasToBeat():
            return say(
                "warning before a bad choice: of a nil of one’s own hand, for whoever plays the dummy as well",
                "Your own hand has to beat the {card}",
                card=named.within(card),
            )
        case FreesDummy(_, freed):
            return say(
                "warning before a bad choice: of a nil of the dummy’s, which others play against",
                "Under the {card}, the dummy can get rid of its {freed}",
                card=named.within(card),
                freed=named.within(freed),
            )
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


def _by_itself(
    reason: CannotWin | LessIsEnough | LowerTrumps | SpentInVain | GetsUnderLater | SparesDanger, card: str
) -> str:
    """Say what speaks against a card that need not be held against the best one."""
    match reason:
        case CannotWin():
            return say(
                "warning before a bad choice", "The {card} cannot win this trick; another card is sure to", card=card
            )
        case LessIsEnough():
            return say(
                "warning before a bad choice",
                "Another card is enough to win this trick: the {card} can win a later one",
                card=card,
            )
        case LowerTrumps():
            return say(
                "warning before a bad choice",
                "A lower trump is as good here, unless somebody plays a higher one: keep the {card}",
                card=card,
            )
        case SpentInVain():
            return say(
                "warning before a bad choice", "The {card} cannot win this trick, but may win a later one", card=card
            )
        case GetsUnderLater():
            return say(
                "warning before a bad choice: somebody has bid nil",
                "The {card} is worth keeping: it gets under more cards later",
                card=card,
            )
        case SparesDanger():
            return say(
                "warning before a bad choice: somebody has bid nil",
                "Instead of the {card}, you can get rid of one that is more dangerous to the nil",
                card=card,
            )


def _ends_words(reason: EndsNil, nil: str, card: str) -> str:
    if reason.ends.share == 1.0 and not reason.best.times:
        return say(
            "warning before a bad choice; {nil}: “Ann’s nil”",
            "{nil} fails with this trick after the {card}, not after the best card",
            nil=nil,
            card=card,
        )
    if reason.ends.share == 1.0:
        return say(
            "warning before a bad choice; {nil}: “Ann’s nil”, {best} of ten",
            "{nil} fails with this trick after the {card}, but only in {best} of 10 deals after the best card",
            nil=nil,
            card=card,
            best=figure(reason.best.tenths),
        )
    return say(
        "warning before a bad choice; {nil}: “Ann’s nil”, {times} and {best} of ten",
        "{nil} fails with this trick in {times} of 10 deals after the {card}, in {best} after the best card",
        nil=nil,
        times=figure(reason.ends.tenths),
        card=card,
        best=figure(reason.best.tenths),
    )


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
    facts = {"card": card, "times": figure(takes.tenths), "best": figure(best.tenths)}
    if reason.is_team and takes.share > best.share:
        return say(
            "warning before a bad choice; {times} and {best} of ten",
            "Better left to others: your team takes the trick in {times} of 10 deals with the {card}, in {best} with "
            "the best card",
            **facts,
        )
    if reason.is_team:
        return say(
            "warning before a bad choice; {times} and {best} of ten",
            "Your team takes the trick in {times} of 10 deals with the {card}, in {best} with the best card",
            **facts,
        )
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
            "By the end, your team wins about {tricks} tricks after the {card}, {best} after the best card",
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
    if reason.lost.share == 1.0 and reason.goodge is None:
        return say(
            "warning before a bad choice: to the Goodge",
            "The {points} points of the {card} are as good as lost",
            **facts,
        )
    if reason.lost.share == 1.0:
        return say(
            "warning before a bad choice; {name}: the Goodge",
            "The {points} points of the {card} would go to {name}",
            name=hands[holders.index(reason.goodge)],
            **facts,
        )
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
