"""The names of suits and cards, each a message of its own: other languages do not build them as English does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...engine.cards import BIG_JOKER, Card, Suit
from .phrases import Phrase, Plural, say

_SUITS = {
    Suit.SPADES: Phrase("suit, alone or at the head of a sentence", "Spades"),
    Suit.DIAMONDS: Phrase("suit, alone or at the head of a sentence", "Diamonds"),
    Suit.STARS: Phrase("suit, alone or at the head of a sentence", "Stars"),
    Suit.HEARTS: Phrase("suit, alone or at the head of a sentence", "Hearts"),
    Suit.CLUBS: Phrase("suit, alone or at the head of a sentence", "Clubs"),
}
_SUITS_WITHIN = {
    Suit.SPADES: Phrase("suit, within a sentence", "spades"),
    Suit.DIAMONDS: Phrase("suit, within a sentence", "diamonds"),
    Suit.STARS: Phrase("suit, within a sentence", "stars"),
    Suit.HEARTS: Phrase("suit, within a sentence", "hearts"),
    Suit.CLUBS: Phrase("suit, within a sentence", "clubs"),
}
_RANKS = {
    Suit.SPADES: Phrase("card of a number", "{rank} of Spades"),
    Suit.DIAMONDS: Phrase("card of a number", "{rank} of Diamonds"),
    Suit.STARS: Phrase("card of a number", "{rank} of Stars"),
    Suit.HEARTS: Phrase("card of a number", "{rank} of Hearts"),
    Suit.CLUBS: Phrase("card of a number", "{rank} of Clubs"),
}
_COURTS = {
    "JS": Phrase("card", "Jack of Spades"),
    "QS": Phrase("card", "Queen of Spades"),
    "KS": Phrase("card", "King of Spades"),
    "AS": Phrase("card", "Ace of Spades"),
    "JD": Phrase("card", "Jack of Diamonds"),
    "QD": Phrase("card", "Queen of Diamonds"),
    "KD": Phrase("card", "King of Diamonds"),
    "AD": Phrase("card", "Ace of Diamonds"),
    "JT": Phrase("card", "Jack of Stars"),
    "QT": Phrase("card", "Queen of Stars"),
    "KT": Phrase("card", "King of Stars"),
    "AT": Phrase("card", "Ace of Stars"),
    "JH": Phrase("card", "Jack of Hearts"),
    "QH": Phrase("card", "Queen of Hearts"),
    "KH": Phrase("card", "King of Hearts"),
    "AH": Phrase("card", "Ace of Hearts"),
    "JC": Phrase("card", "Jack of Clubs"),
    "QC": Phrase("card", "Queen of Clubs"),
    "KC": Phrase("card", "King of Clubs"),
    "AC": Phrase("card", "Ace of Clubs"),
    "Crown": Phrase("card, alone or at the head of a sentence", "The Crown"),
    "LittleJoker": Phrase("card, alone or at the head of a sentence", "The Little Joker"),
    "BigJoker": Phrase("card, alone or at the head of a sentence", "The Big Joker"),
}
_BARE = {
    "Crown": Phrase("card, in a list or after an article", "Crown"),
    "LittleJoker": Phrase("card, in a list or after an article", "Little Joker"),
    "BigJoker": Phrase("card, in a list or after an article", "Big Joker"),
}
_COUNTS = {
    Suit.SPADES: Plural("cards of a suit", "{n} spade", "{n} spades"),
    Suit.DIAMONDS: Plural("cards of a suit", "{n} diamond", "{n} diamonds"),
    Suit.STARS: Plural("cards of a suit", "{n} star", "{n} stars"),
    Suit.HEARTS: Plural("cards of a suit", "{n} heart", "{n} hearts"),
    Suit.CLUBS: Plural("cards of a suit", "{n} club", "{n} clubs"),
}


def suit_name(suit: Suit) -> str:
    """A suit alone or at the head of a sentence: "Hearts"."""
    return _SUITS[suit].say()


def inner_suit_name(suit: Suit) -> str:
    """A suit within a sentence: "hearts"."""
    return _SUITS_WITHIN[suit].say()


def card_name(card: Card) -> str:
    """A card alone or at the head of a sentence: "10 of Hearts", "The Crown"."""
    phrase = _COURTS.get(card.text)
    if phrase is not None:
        return phrase.say()
    assert card.suit is not None, "cards without a suit have names"
    return _RANKS[card.suit].say(rank=card.rank)


def bare_card_name(card: Card) -> str:
    """A card in a list, or where an article stands before it: "10 of Hearts", "Crown"."""
    phrase = _BARE.get(card.text)
    return card_name(card) if phrase is None else phrase.say()


def equal_joker(card: Card) -> str:
    """A joker of Spidge, told by its colour as its size is nothing there."""
    return say("card in Spidge", "The gold joker") if card == BIG_JOKER else say("card in Spidge", "The silver joker")


def _bare_equal_joker(card: Card) -> str:
    if card == BIG_JOKER:
        return say("card in Spidge, in a list or after an article", "gold joker")
    return say("card in Spidge, in a list or after an article", "silver joker")


class CardNames(NamedTuple):
    """How a game tells its cards: alone or at the head of a sentence, and in a list or after an article."""

    alone: Callable[[Card], str]
    within: Callable[[Card], str]


USUAL_NAMES = CardNames(card_name, bare_card_name)
EQUAL_JOKERS = CardNames(
    lambda card: equal_joker(card) if card.suit is None else card_name(card),
    lambda card: _bare_equal_joker(card) if card.suit is None else card_name(card),
)
"""The names in Spidge."""


def cards_of_suit(suit: Suit, number: int) -> str:
    """This many cards of a suit, as a fact of another message: "1 heart", "4 hearts"."""
    return _COUNTS[suit].say(number)
