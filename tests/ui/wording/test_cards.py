"""The names of cards and suits, compared with worked examples."""

from __future__ import annotations

from goodge.engine.cards import Suit, parse_cards
from goodge.ui.wording.cards import EQUAL_JOKERS, USUAL_NAMES, bare_card_name, card_name, cards_of_suit


def test_a_card_has_an_article_of_its_own_or_none() -> None:
    crown, ten, joker = parse_cards(["Crown", "10H", "LittleJoker"])
    assert [card_name(card) for card in (crown, ten, joker)] == ["The Crown", "10 of Hearts", "The Little Joker"]
    assert [bare_card_name(card) for card in (crown, ten, joker)] == ["Crown", "10 of Hearts", "Little Joker"]


def test_where_jokers_are_equal_they_are_told_by_their_colours() -> None:
    ten, little, big = parse_cards(["10H", "LittleJoker", "BigJoker"])
    told = [(EQUAL_JOKERS.alone(card), EQUAL_JOKERS.within(card)) for card in (little, big)]
    assert told == [("The silver joker", "silver joker"), ("The gold joker", "gold joker")]
    assert EQUAL_JOKERS.alone(ten) == EQUAL_JOKERS.within(ten) == USUAL_NAMES.alone(ten)


def test_the_cards_of_a_suit_are_counted() -> None:
    assert [cards_of_suit(Suit.HEARTS, number) for number in (1, 4)] == ["1 heart", "4 hearts"]
