"""Refusals in words: each kind has a whole sentence, here word for word; everywhere else tests ask for kinds."""

from __future__ import annotations

import inspect

import pytest

from goodge.engine import refusals
from goodge.engine.cards import CROWN, Card, Suit, parse_cards
from goodge.engine.errors import IllegalAction, RecordError, Refusal, TextError
from goodge.engine.refusals import (
    BidOffStep,
    BidTooHigh,
    BidTooLow,
    Lead,
    MustFollow,
    NegativeCount,
    NoBlindNil,
    NobodyBid,
    NoGoodge,
    NoSuchBid,
    NotInHand,
    OtherPhase,
    PointsOffStep,
    RoundOver,
    SumOff,
    TooManyTricks,
    TrumpNotBroken,
    UnderTheBoard,
)
from goodge.engine.state import Phase
from goodge.table import refusals as table_refusals
from goodge.ui.wording.refusals import _WORDS, card_refusal_words, fault_words, refusal_words

KINDS = {
    kind
    for module in (refusals, table_refusals)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Refusal) and kind is not Refusal
}
HEART, JOKER, JOKERS = parse_cards(["4H"]), parse_cards(["BigJoker"]), parse_cards(["BigJoker", "LittleJoker"])


def test_every_kind_of_refusal_has_words() -> None:
    assert set(_WORDS) == KINDS


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (RoundOver(), "The round is over"),
        (OtherPhase(Phase.AUCTION), "The auction is on: bid or pass"),
        (OtherPhase(Phase.EXCHANGE), "The Stash is open: lay three cards away first"),
        (BidOffStep(5), "Bids go up in steps of 5"),
        (BidTooHigh(250), "Nobody can bid more than 250: there are no more points"),
        (BidTooLow(85), "Bid 85 or more, or pass"),
        (NoSuchBid(1, 13), "There are 13 tricks: bid 1 to 13"),
        (NoSuchBid(1, 13, nil=True), "There are 13 tricks: bid 1 to 13, or nil"),
        (TooManyTricks(13), "There are 13 tricks: nobody can bid more"),
        (UnderTheBoard(4, 2), "A team bids 4 tricks at least: bid 2 or more"),
        (
            NoBlindNil(100),
            "Blind nil is only for a player whose team is at least 100 behind, and who has not seen any cards yet",
        ),
        (NotInHand(Card.parse("9C")), "The 9 of Clubs is not in this hand"),
        (NotInHand(CROWN), "The Crown is not in this hand"),
        (NotInHand(Card.parse("AH"), dummy=True), "The dummy plays now, and it does not hold the Ace of Hearts"),
        (TrumpNotBroken(Card.parse("AS")), "No spade has been played yet: lead another suit"),
        (
            TrumpNotBroken(Card.parse("BigJoker")),
            "A joker is a spade, and no spade has been played yet: lead another suit",
        ),
        (MustFollow(Suit.HEARTS, Lead.SUIT, HEART), "Hearts were led: play a heart"),
        (MustFollow(Suit.HEARTS, Lead.TRUMP, HEART), "Hearts are trump and were led: play a trump"),
        (
            MustFollow(Suit.HEARTS, Lead.TRUMP, (CROWN,)),
            "Hearts are trump and were led: the Crown is a trump, so play the Crown",
        ),
        (MustFollow(Suit.SPADES, Lead.SUIT, JOKER), "Spades were led: your joker is one, so play it"),
        (MustFollow(Suit.SPADES, Lead.SUIT, JOKERS), "Spades were led: a joker is a spade, so play a joker"),
        (
            MustFollow(Suit.SPADES, Lead.JOKER, JOKER),
            "A joker was led, which counts as a spade: your joker is one, so play it",
        ),
        (
            MustFollow(Suit.SPADES, Lead.JOKER, parse_cards(["2S"])),
            "A joker was led, which counts as a spade: play a spade",
        ),
        (
            MustFollow(Suit.HEARTS, Lead.JOKERS_CANCELLED, HEART),
            "The jokers have cancelled each other, and hearts came next: play a heart",
        ),
        (SumOff(240, 250), "That makes 240, but it must be 250: 10 are missing"),
        (SumOff(12, 13), "That makes 12, but it must be 13: 1 is missing"),
        (SumOff(15, 13), "That makes 15, but it must be 13: 2 too many"),
        (PointsOffStep(5), "Points go in steps of 5: count the cards again"),
        (NoGoodge(), "Say who was the Goodge"),
        (NobodyBid(), "Everybody bids: one bid is still missing"),
        (NegativeCount(), "A count cannot be below zero"),
    ],
)
def test_a_refusal_is_one_plain_sentence(refusal: Refusal, words: str) -> None:
    assert refusal_words(refusal) == words


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("lead", Lead)
def test_each_suit_is_named_in_each_way_to_be_led(suit: Suit, lead: Lead) -> None:
    is_by_joker = lead is Lead.JOKER
    words = refusal_words(MustFollow(suit, lead, (Card(4, suit),)))
    assert ("spade" if is_by_joker else suit.name.lower()[:-1]) in words.lower()


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (MustFollow(Suit.HEARTS, Lead.SUIT, HEART), "Hearts were led, and you can follow: play a heart"),
        (MustFollow(Suit.HEARTS, Lead.TRUMP, HEART), "The 9 of Clubs is not a trump: a trump was led, so play a trump"),
        (
            MustFollow(Suit.HEARTS, Lead.TRUMP, (CROWN,)),
            "The 9 of Clubs is not a trump: a trump was led, and the Crown is one",
        ),
        (MustFollow(Suit.SPADES, Lead.SUIT, JOKER), "Spades were led, and a joker is one: play a joker"),
        (MustFollow(Suit.SPADES, Lead.JOKER, parse_cards(["2S"])), "A joker was led, and you can follow: play a spade"),
        (
            MustFollow(Suit.HEARTS, Lead.JOKERS_CANCELLED, HEART),
            "Hearts came after the jokers, and you can follow: play a heart",
        ),
        (TrumpNotBroken(Card.parse("9C")), "No spade has been played yet: lead another suit"),
    ],
)
def test_a_card_that_was_tried_is_told_what_it_is_not(refusal: Refusal, words: str) -> None:
    assert card_refusal_words(Card.parse("9C"), refusal) == words


def test_a_fault_says_the_reason_of_the_rules_last() -> None:
    reason = BidOffStep(5)
    assert fault_words(IllegalAction(reason)) == "Bids go up in steps of 5"
    assert fault_words(RecordError("", 1, 2, reason)) == "Bids go up in steps of 5"
    assert fault_words(TextError("“bid 52” was not allowed", reason)) == (
        "“bid 52” was not allowed: Bids go up in steps of 5"
    )
    assert fault_words(TextError("“9Z” is not a card")) == "“9Z” is not a card"
