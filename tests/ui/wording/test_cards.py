"""The names of cards and suits, compared with worked examples."""

from __future__ import annotations

from goodge.engine.cards import Suit, parse_cards
from goodge.ui.wording.cards import bare_card_name, card_name, cards_of_suit


def test_a_card_has_an_article_of_its_own_or_none() -> None:
    crown, ten, joker = parse_cards(["Crown", "10H", "LittleJoker"])
    assert [card_name(card) for card in (crown, ten, joker)] == ["The Crown", "10 of Hearts", "The Little Joker"]
    assert [bare_card_name(card) for card in (crown, ten, joker)] == ["Crown", "10 of Hearts", "Little Joker"]


def test_the_cards_of_a_suit_are_counted() -> None:
    assert [cards_of_suit(Suit.HEARTS, number) for number in (1, 4)] == ["1 heart", "4 hearts"]
