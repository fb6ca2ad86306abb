"""Prompts in words, compared with worked examples."""

from __future__ import annotations

import pytest

from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.refusals import BidTooLow, Lead, MustFollow, UnderTheBoard
from goodge.ui.wording.prompts import (
    AnyPrompt,
    ArmedNil,
    FromDummy,
    FromHand,
    HowManyTricks,
    NoneOfSuit,
    Prompt,
    asked_words,
    is_told,
)
from goodge.ui.wording.refusals import refusal_words

HEARTS, JOKERS = parse_cards(["4H", "9H"]), parse_cards(["LittleJoker", "BigJoker"])
FOLLOW = MustFollow(Suit.HEARTS, Lead.SUIT, HEARTS)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (BidTooLow(60), "Bid 60 or more, or pass"),
        (Prompt.PASS, "Nobody can bid more: pass"),
        (Prompt.LAY_AWAY, "Keep what you like and lay away any three cards"),
        (Prompt.CHOOSE_TRUMP, "Choose the trump suit"),
        (HowManyTricks(nil=False), "Bid how many tricks this hand will take"),
        (HowManyTricks(nil=True), "Bid how many tricks you will take, or nil for none"),
        (UnderTheBoard(4, 3), "A team bids 4 tricks at least: bid 3 or more"),
        (Prompt.LOOK, "Look at the cards, or bid blind nil first"),
        (ArmedNil(blind=False), "Bid nil, or take it back"),
        (ArmedNil(blind=True), "Bid blind nil, or take it back"),
        (Prompt.LEAD_ANY, "Start the trick: play any card"),
        (Prompt.LEAD_LAST, "Play your last card"),
        (Prompt.LEAD_NO_SPADE, "Lead any suit but spades: they are not broken yet"),
        (Prompt.LEAD_SPADE, "You have only spades: lead one"),
        (NoneOfSuit(Suit.HEARTS), "You have no hearts: play any card"),
        (Prompt.PLAY_ANY, "The jokers have cancelled each other: play any card"),
        (FromHand(NoneOfSuit(Suit.HEARTS)), "From the hand · You have no hearts: play any card"),
        (FromDummy(Prompt.LEAD_ANY), "The dummy goes first: play any of its cards"),
        (FromDummy(Prompt.LEAD_SPADE), "The dummy’s turn: it has only spades, so lead one"),
        (FromDummy(NoneOfSuit(Suit.CLUBS)), "The dummy’s turn: it has no clubs, so play any of its cards"),
        (FromDummy(FOLLOW), "The dummy’s turn: play one of its hearts"),
        (FromDummy(MustFollow(Suit.HEARTS, Lead.SUIT, HEARTS[:1])), "The dummy’s turn: play its heart"),
        (FromDummy(MustFollow(Suit.SPADES, Lead.SUIT, JOKERS)), "The dummy’s turn: play one of its jokers"),
        (FromDummy(MustFollow(Suit.SPADES, Lead.SUIT, JOKERS[:1])), "The dummy’s turn: play its joker"),
    ],
)
def test_a_prompt_is_one_plain_sentence(asked: AnyPrompt, words: str) -> None:
    assert asked_words(asked) == words


def test_a_suit_to_be_followed_is_asked_for_as_a_wrong_card_is_refused() -> None:
    assert asked_words(FOLLOW) == refusal_words(FOLLOW) == "Hearts were led: play a heart"


def test_where_people_share_the_screen_the_prompt_begins_with_a_name() -> None:
    assert asked_words(Prompt.CHOOSE_TRUMP, "Ann") == "Ann · Choose the trump suit"


@pytest.mark.parametrize("prompt", [prompt for prompt in Prompt if "LEAD" in prompt.name or "PLAY" in prompt.name])
def test_each_prompt_for_a_card_has_words_for_the_dummy(prompt: Prompt) -> None:
    assert asked_words(FromDummy(prompt)) != asked_words(prompt)


@pytest.mark.parametrize("suit", [suit for suit in Suit if suit is not Suit.STARS])
def test_each_suit_is_named_for_the_dummy(suit: Suit) -> None:
    for count in (1, 2):
        fitting = tuple(Card(rank, suit) for rank in range(2, 2 + count))
        words = asked_words(FromDummy(MustFollow(suit, Lead.SUIT, fitting)))
        assert (suit.name.lower()[:-1], suit.name.lower())[count - 1] in words


def test_a_refusal_is_told_by_the_prompt_that_asks_for_the_same() -> None:
    assert is_told(FOLLOW, FOLLOW)
    assert is_told(FOLLOW, FromHand(FOLLOW))
    assert not is_told(FOLLOW, MustFollow(Suit.HEARTS, Lead.TRUMP, HEARTS))
    assert not is_told(FOLLOW, FromDummy(FOLLOW))
    assert not is_told(FOLLOW, NoneOfSuit(Suit.HEARTS))
