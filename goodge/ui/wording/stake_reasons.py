"""What a card is played for in Spidge, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.counting import DealCount
from ...coach.goals import Aim, MakeNil, MakeSlam, MakeTen
from ...coach.why_spidge import HardToDuck, JokersCancel, KeepsLowLead, LeadsNext, LittleAtStake, SpoilsNil, StaysBelow
from ...engine.games.spidge import DUMMY
from .cards import CardNames
from .phrases import say


def stake_words(
    aim: Aim, reached: DealCount, hands: Sequence[str], holders: Sequence[int], seat: int | None
) -> str | None:
    """Say what the player in a seat plays for, or whom to keep from what; None for who looks on, or another aim."""
    if isinstance(aim, MakeSlam) and holders[aim.hand] == seat:
        return say(
            "reason; {times} of ten",
            "You play for a slam, ten tricks and none: it succeeds in {times} of 10 possible deals",
            times=reached.tenths,
        )
    if seat is None or not isinstance(aim, MakeNil | MakeTen):
        return None
    if isinstance(aim, MakeTen):
        return _for_ten(aim.seat, hands, holders, seat, reached)
    hand = aim.hand
    if holders[hand] != seat:
        return say(
            "reason; {times} of ten",
            "{name}’s nil succeeds in {times} of 10 possible deals: one trick spoils it",
            name=hands[hand],
            times=reached.tenths,
        )
    if is_dummy(hand, holders):
        return say(
            "reason; {times} of ten",
            "You play for your dummy’s nil: it succeeds in {times} of 10 possible deals",
            times=reached.tenths,
        )
    if holders.count(seat) > 1:
        return say(
            "reason; {times} of ten",
            "You play for your own hand’s nil: it succeeds in {times} of 10 possible deals",
            times=reached.tenths,
        )
    return say(
        "reason; {times} of ten",
        "You play for a nil: it succeeds in {times} of 10 possible deals",
        times=reached.tenths,
    )


def _for_ten(holder: int, hands: Sequence[str], holders: Sequence[int], seat: int, reached: DealCount) -> str:
    if holder == seat:
        return say(
            "reason; {times} of ten",
            "You play for ten tricks: you win them in {times} of 10 possible deals",
            times=reached.tenths,
        )
    return say(
        "reason; {times} of ten",
        "{name} wins ten tricks in {times} of 10 possible deals: prevent it",
        name=hands[own_hand(holder, holders)],
        times=reached.tenths,
    )


def is_dummy(hand: int, holders: Sequence[int]) -> bool:
    """Return True for the first of two hands that one seat plays."""
    return holders[hand] in holders[hand + 1 :]


def own_hand(seat: int, holders: Sequence[int]) -> int:
    """Return the hand of a seat that is no dummy."""
    return next(hand for hand, holder in enumerate(holders) if holder == seat and not is_dummy(hand, holders))


def spoilt_words(
    reason: SpoilsNil | LeadsNext | LittleAtStake | HardToDuck | KeepsLowLead | StaysBelow | JokersCancel,
    hands: Sequence[str],
    holders: Sequence[int],
    named: CardNames,
) -> str:
    """Say how a nil is spoiled or helped, or that little is at stake."""
    match reason:
        case LeadsNext(card, takes) if takes.share == 1.0:
            return say("reason", "The {card} wins the lead: the next lead may spoil a nil", card=named.within(card))
        case LeadsNext(card, takes):
            return say(
                "reason; {times} of ten",
                "The {card} wins the lead in {times} of 10 deals: the next lead may spoil a nil",
                card=named.within(card),
                times=takes.tenths,
            )
        case SpoilsNil(hand, card, takes) if is_dummy(hand, holders):
            return say(
                "reason; {times} of ten",
                "After the {card}, the dummy gets this trick in {times} of 10 deals, which spoils its nil",
                card=named.within(card),
                times=takes.tenths,
            )
        case SpoilsNil(hand, card, takes):
            return say(
                "reason; {times} of ten",
                "After the {card}, {name} gets this trick in {times} of 10 deals: then {name}’s nil is lost",
                card=named.within(card),
                name=hands[hand],
                times=takes.tenths,
            )
        case HardToDuck(card, None):
            return say(
                "reason: of another player’s nil",
                "No lower card of its suit is still out: whoever follows suit has to beat the {card}",
                card=named.within(card),
            )
        case HardToDuck(card):
            return say("reason: of the dummy’s nil", "The dummy has to beat the {card}", card=named.within(card))
        case KeepsLowLead(_, kept):
            return say(
                "reason: of another player’s nil",
                "Keep the {kept}: led later, such a low card may spoil the nil",
                kept=named.within(kept),
            )
        case JokersCancel(hand) if hand == DUMMY:
            return say("reason: in Spidge", "The two jokers cancel each other: your dummy gets rid of its joker")
        case JokersCancel():
            return say("reason: in Spidge", "The two jokers cancel each other: your own hand gets rid of its joker")
        case StaysBelow(hand, card, below):
            facts = {"card": named.within(card), "below": named.within(below)}
            if hand == DUMMY:
                return say("reason: in Spidge", "Your dummy can stay below the {card} with the {below}", **facts)
            return say("reason: in Spidge", "Your own hand can stay below the {card} with the {below}", **facts)
        case LittleAtStake(is_over=True):
            return say("reason: in Spidge", "Nothing can be scored any more: any card will do")
        case LittleAtStake(is_decided=True):
            return say("reason: in Spidge", "Whatever you play, every nil and every spidge is as good as decided")
        case LittleAtStake(None):
            return say("reason: in Spidge", "Which card you play hardly matters here")
        case LittleAtStake():
            return say(
                "reason: in Spidge", "It hardly matters which card you play: what can still be scored is unlikely"
            )
