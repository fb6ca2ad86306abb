"""What is said of cards and hands, compared with worked examples."""

from __future__ import annotations

from goodge.engine.cards import CROWN, Card, Suit, parse_cards
from goodge.ui.wording.hands import (
    held_words,
    highest_words,
    joker_words,
    league_card_words,
    outlook_words,
    points_in_hand,
    worth_words,
)


def test_a_card_is_told_with_its_worth() -> None:
    assert worth_words(Card.parse("10H"), 10) == "10 of Hearts: 10 points"
    assert worth_words(CROWN, 0) == "The Crown: no points"


def test_the_highest_spades_of_the_league_are_told() -> None:
    assert league_card_words(Card.parse("BigJoker")) == "The Big Joker: the highest spade of all"
    assert league_card_words(Card.parse("LittleJoker")) == "The Little Joker: the second highest spade"
    assert league_card_words(Card.parse("2S")) == "2 of Spades: the third highest spade, above the ace"
    assert league_card_words(Card.parse("AS")) == "Ace of Spades"


def test_a_joker_of_spidge_is_told_to_be_like_the_other() -> None:
    gold, silver = (joker_words(Card.parse(name)) for name in ("BigJoker", "LittleJoker"))
    assert gold == "The gold joker: as high as the silver one, and together they cancel"
    assert silver == "The silver joker: as high as the gold one, and together they cancel"


def test_a_hand_is_summed_up_by_its_points_and_its_longest_suit() -> None:
    assert points_in_hand(60, [(Suit.HEARTS, 4)], has_crown=False) == "60 points in hand · longest suit: 4 hearts"
    only = [(Suit.STARS, 1)]
    assert points_in_hand(0, only, has_crown=True) == "0 points in hand · longest suit: 1 star and the Crown"
    assert points_in_hand(0, [], has_crown=True) == "0 points in hand"


def test_suits_that_are_as_long_are_all_told() -> None:
    both = [(Suit.DIAMONDS, 5), (Suit.HEARTS, 5)]
    assert points_in_hand(5, both, has_crown=False) == "5 points in hand · longest suits: 5 diamonds, 5 hearts"
    said = "5 points in hand · longest suits: 5 diamonds, 5 hearts, and the Crown"
    assert points_in_hand(5, both, has_crown=True) == said


def test_a_hand_is_summed_up_by_the_tricks_it_is_good_for() -> None:
    assert outlook_words(5, 6, [], 4, 2, 1) == "5 or 6 tricks: 4 spades, 2 other aces, 1 other king"
    assert outlook_words(0, 1, [], 0, 0, 0) == "0 or 1 trick: 0 spades"
    assert outlook_words(13, 13, [], 13, 0, 0) == "13 tricks: 13 spades"
    jokers = parse_cards(["BigJoker", "2S"])
    assert outlook_words(3, 4, jokers, 1, 1, 0) == "3 or 4 tricks: Big Joker, 2 of Spades, 1 other spade, 1 ace"
    high = "Ace of Spades, King of Spades"
    said = f"5 tricks: {high}, 1 other spade, 2 other aces, 1 other king"
    assert outlook_words(5, 5, parse_cards(["AS", "KS"]), 1, 2, 1) == said


def test_a_suit_that_may_be_named_is_told_with_the_cards_of_it() -> None:
    assert [held_words(count) for count in (0, 1, 5)] == ["none held", "1 trump", "5 trumps"]
    assert [highest_words(ranks, has_crown=False) for ranks in ([2, 9], [])] == ["highest 9", ""]
    assert [highest_words(ranks, has_crown=True) for ranks in ([2, 9], [])] == ["Crown, 9", "Crown only"]
