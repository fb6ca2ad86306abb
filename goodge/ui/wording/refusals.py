"""Refusals in words: whole sentences for a player who has tried something, and for the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.cards import CROWN, Card, Suit
from ...engine.errors import EngineError, Refusal
from ...engine.refusals import (
    BidOffStep,
    BidTooHigh,
    BidTooLow,
    CallsStand,
    CardsSeen,
    Lead,
    LeadShared,
    MatchOver,
    MustBid,
    MustFollow,
    NegativeCount,
    NextHasBid,
    NoBlindNil,
    NobodyBid,
    NoClock,
    NoGoodge,
    NoNil,
    NoSuchBid,
    NotInHand,
    OtherPhase,
    PlayBegun,
    PointsOffStep,
    RoundOver,
    RoundUnderWay,
    SumOff,
    TooManyTricks,
    TrumpNotBroken,
    UnderTheBoard,
    WrongNumberLaidAway,
)
from ...engine.state import Phase
from ...table.refusals import NextHasPlayed
from .cards import USUAL_NAMES, CardNames, bare_card_name
from .phrases import Phrase, say, say_many

_FOLLOW = {
    Suit.SPADES: Phrase("refusal", "Spades were led: play a spade"),
    Suit.DIAMONDS: Phrase("refusal", "Diamonds were led: play a diamond"),
    Suit.STARS: Phrase("refusal", "Stars were led: play a star"),
    Suit.HEARTS: Phrase("refusal", "Hearts were led: play a heart"),
    Suit.CLUBS: Phrase("refusal", "Clubs were led: play a club"),
}
_TRUMP = {
    Suit.SPADES: Phrase("refusal", "Spades are trump and were led: play a trump"),
    Suit.DIAMONDS: Phrase("refusal", "Diamonds are trump and were led: play a trump"),
    Suit.STARS: Phrase("refusal", "Stars are trump and were led: play a trump"),
    Suit.HEARTS: Phrase("refusal", "Hearts are trump and were led: play a trump"),
    Suit.CLUBS: Phrase("refusal", "Clubs are trump and were led: play a trump"),
}
_CROWN = {
    Suit.SPADES: Phrase("refusal", "Spades are trump and were led: the Crown is a trump, so play the Crown"),
    Suit.DIAMONDS: Phrase("refusal", "Diamonds are trump and were led: the Crown is a trump, so play the Crown"),
    Suit.STARS: Phrase("refusal", "Stars are trump and were led: the Crown is a trump, so play the Crown"),
    Suit.HEARTS: Phrase("refusal", "Hearts are trump and were led: the Crown is a trump, so play the Crown"),
    Suit.CLUBS: Phrase("refusal", "Clubs are trump and were led: the Crown is a trump, so play the Crown"),
}
_CANCELLED = {
    Suit.SPADES: Phrase("refusal", "The jokers have cancelled each other, and spades came next: play a spade"),
    Suit.DIAMONDS: Phrase("refusal", "The jokers have cancelled each other, and diamonds came next: play a diamond"),
    Suit.STARS: Phrase("refusal", "The jokers have cancelled each other, and stars came next: play a star"),
    Suit.HEARTS: Phrase("refusal", "The jokers have cancelled each other, and hearts came next: play a heart"),
    Suit.CLUBS: Phrase("refusal", "The jokers have cancelled each other, and clubs came next: play a club"),
}
_NOT_OF_SUIT = {
    Suit.SPADES: Phrase("refusal of a card", "Spades were led, and you can follow: play a spade"),
    Suit.DIAMONDS: Phrase("refusal of a card", "Diamonds were led, and you can follow: play a diamond"),
    Suit.STARS: Phrase("refusal of a card", "Stars were led, and you can follow: play a star"),
    Suit.HEARTS: Phrase("refusal of a card", "Hearts were led, and you can follow: play a heart"),
    Suit.CLUBS: Phrase("refusal of a card", "Clubs were led, and you can follow: play a club"),
}
_NOT_NEXT = {
    Suit.SPADES: Phrase("refusal of a card", "Spades came after the jokers, and you can follow: play a spade"),
    Suit.DIAMONDS: Phrase("refusal of a card", "Diamonds came after the jokers, and you can follow: play a diamond"),
    Suit.STARS: Phrase("refusal of a card", "Stars came after the jokers, and you can follow: play a star"),
    Suit.HEARTS: Phrase("refusal of a card", "Hearts came after the jokers, and you can follow: play a heart"),
    Suit.CLUBS: Phrase("refusal of a card", "Clubs came after the jokers, and you can follow: play a club"),
}
_PHASES = {
    Phase.LOOK: Phrase("refusal", "First choose: look at your cards, or bid blind nil without looking"),
    Phase.BIDDING: Phrase("refusal", "The bidding is on: bid how many tricks you will take"),
    Phase.AUCTION: Phrase("refusal", "The auction is on: bid or pass"),
    Phase.EXCHANGE: Phrase("refusal", "The Stash is open: lay three cards away first"),
    Phase.TRUMP: Phrase("refusal", "Name the trump suit first"),
    Phase.PLAY: Phrase("refusal", "The tricks are being played: play a card"),
}


def refusal_words(refusal: Refusal) -> str:
    """The sentence for a refusal. Raises KeyError for a kind that has no words yet."""
    return _WORDS[type(refusal)](refusal)


def card_refusal_words(card: Card, refusal: Refusal, named: CardNames = USUAL_NAMES) -> str:
    """The sentence for a card that was tried: where a suit must be followed, it says why this card cannot be played."""
    if not isinstance(refusal, MustFollow):
        return refusal_words(refusal)
    name, lead = named.within(card), refusal.lead
    if lead is Lead.TRUMP and refusal.fitting == (CROWN,):
        return say("refusal of a card", "The {card} is not a trump: a trump was led, and the Crown is one", card=name)
    if lead is Lead.TRUMP:
        return say("refusal of a card", "The {card} is not a trump: a trump was led, so play a trump", card=name)
    if lead is Lead.JOKERS_CANCELLED:
        return _NOT_NEXT[refusal.suit].say()
    if all(fitting.suit is None for fitting in refusal.fitting):
        return say("refusal of a card", "Spades were led, and a joker is one: play a joker")
    if lead is Lead.JOKER:
        return say("refusal of a card", "A joker was led, and you can follow: play a spade")
    return _NOT_OF_SUIT[refusal.suit].say()


def rule_words(number: int, key: str) -> str:
    """Say where the rule stands by which something was refused, and the key that opens it."""
    return say("under a refusal: where the rule stands", "Rule {number} · {key}", number=number, key=key)


def fault_words(error: EngineError) -> str:
    """The sentence for what is wrong with a text or a value; the rules' own reason comes last, if there is one."""
    if error.refusal is None:
        return str(error)
    words = refusal_words(error.refusal)
    return f"{error}: {words}" if str(error) else words


def _must_follow(refusal: MustFollow) -> str:
    suit, fitting = refusal.suit, refusal.fitting
    if refusal.lead is Lead.TRUMP:
        return (_CROWN if fitting == (CROWN,) else _TRUMP)[suit].say()
    if refusal.lead is Lead.JOKERS_CANCELLED:
        return _CANCELLED[suit].say()
    if any(card.suit is not None for card in fitting):
        return _joker_led(len(fitting), holds_suit=True) if refusal.lead is Lead.JOKER else _FOLLOW[suit].say()
    if refusal.lead is Lead.JOKER:
        return _joker_led(len(fitting), holds_suit=False)
    if len(fitting) > 1:
        return say("refusal", "Spades were led: a joker is a spade, so play a joker")
    return say("refusal", "Spades were led: your joker is one, so play it")


def _joker_led(count: int, *, holds_suit: bool) -> str:
    if holds_suit:
        return say("refusal", "A joker was led, which counts as a spade: play a spade")
    if count > 1:
        return say("refusal", "A joker was led, which counts as a spade: a joker is a spade, so play a joker")
    return say("refusal", "A joker was led, which counts as a spade: your joker is one, so play it")


def _not_broken(refusal: TrumpNotBroken) -> str:
    if refusal.card.suit is None:
        return say("refusal", "A joker is a spade, and no spade has been played yet: lead another suit")
    return say("refusal", "No spade has been played yet: lead another suit")


def _not_in_hand(refusal: NotInHand) -> str:
    card = bare_card_name(refusal.card)
    if refusal.dummy:
        return say("refusal", "The dummy plays now, and it does not hold the {card}", card=card)
    return say("refusal", "The {card} is not in this hand", card=card)


def _no_such_bid(refusal: NoSuchBid) -> str:
    facts = {"lowest": refusal.lowest, "highest": refusal.highest}
    if refusal.nil:
        return say("refusal", "There are {highest} tricks: bid {lowest} to {highest}, or nil", **facts)
    return say("refusal", "There are {highest} tricks: bid {lowest} to {highest}", **facts)


def _under_the_board(refusal: UnderTheBoard) -> str:
    return say(
        "refusal",
        "A team bids {board} tricks at least: bid {lowest} or more",
        board=refusal.board,
        lowest=refusal.lowest,
    )


def _sum_off(refusal: SumOff) -> str:
    facts = {"told": refusal.told, "wanted": refusal.wanted}
    if refusal.told < refusal.wanted:
        return say_many(
            "refusal: the sum of what all took is too small",
            "That makes {told}, but it must be {wanted}: {n} is missing",
            "That makes {told}, but it must be {wanted}: {n} are missing",
            refusal.wanted - refusal.told,
            **facts,
        )
    return say_many(
        "refusal: the sum of what all took is too large",
        "That makes {told}, but it must be {wanted}: {n} too many",
        "That makes {told}, but it must be {wanted}: {n} too many",
        refusal.told - refusal.wanted,
        **facts,
    )


_WORDS: dict[type[Refusal], Callable[[Any], str]] = {
    RoundOver: lambda _: say("refusal", "The round is over"),
    RoundUnderWay: lambda _: say("refusal", "This round has to be finished first"),
    MatchOver: lambda _: say("refusal", "The match is won already"),
    OtherPhase: lambda refusal: _PHASES[refusal.phase].say(),
    BidOffStep: lambda refusal: say("refusal", "Bids go up in steps of {step}", step=refusal.step),
    BidTooHigh: lambda refusal: say(
        "refusal", "Nobody can bid more than {highest}: there are no more points", highest=refusal.highest
    ),
    BidTooLow: lambda refusal: say("refusal", "Bid {lowest} or more, or pass", lowest=refusal.lowest),
    NoSuchBid: _no_such_bid,
    TooManyTricks: lambda refusal: say(
        "refusal", "There are {highest} tricks: nobody can bid more", highest=refusal.highest
    ),
    MustBid: lambda refusal: say("refusal", "Everybody bids: bid {lowest} or more", lowest=refusal.lowest),
    UnderTheBoard: _under_the_board,
    NoNil: lambda _: say("refusal", "No nil is bid here: bid how many tricks you will take"),
    NoBlindNil: lambda refusal: say(
        "refusal",
        "Blind nil is only for a player whose team is at least {deficit} behind, and who has not seen any cards yet",
        deficit=refusal.deficit,
    ),
    WrongNumberLaidAway: lambda _: say("refusal", "Lay exactly three different cards away"),
    NotInHand: _not_in_hand,
    TrumpNotBroken: _not_broken,
    MustFollow: _must_follow,
    CallsStand: lambda _: say("refusal", "Bids and passes stand once the Stash has been taken"),
    CardsSeen: lambda _: say("refusal", "The cards have been seen: that cannot be taken back"),
    PlayBegun: lambda _: say("refusal", "Bids stand once play has begun"),
    NextHasBid: lambda _: say("refusal", "A bid stands once the next player has spoken"),
    NextHasPlayed: lambda _: say("refusal", "In a tournament a card stands once the next player has played"),
    NoClock: lambda _: say("refusal", "These rules set no time limit"),
    LeadShared: lambda _: say("refusal", "The lead is shared: another round is played"),
    NegativeCount: lambda _: say("refusal", "A count cannot be below zero"),
    SumOff: _sum_off,
    PointsOffStep: lambda refusal: say(
        "refusal", "Points go in steps of {step}: count the cards again", step=refusal.step
    ),
    NoGoodge: lambda _: say("refusal", "Say who was the Goodge"),
    NobodyBid: lambda _: say("refusal", "Everybody bids: one bid is still missing"),
}
