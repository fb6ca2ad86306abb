"""Cards and suits, and their text: rank then suit letter (`10S`, `1T`), and the cards without a suit by name."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from .errors import TextError


class Suit(IntEnum):
    """A suit; its value is its place in the order in which we sort and show suits."""

    SPADES = 0
    DIAMONDS = 1
    STARS = 2
    HEARTS = 3
    CLUBS = 4

    @property
    def letter(self) -> str:
        return "SDTHC"[self]

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    @classmethod
    def parse(cls, letter: str) -> Suit:
        """The suit of a letter S D T H C. Raises TextError.

        >>> Suit.parse("T")
        Suit.STARS
        """
        index = "SDTHC".find(letter) if len(letter) == 1 else -1
        if index < 0:
            raise TextError(f"“{letter[:40]}” is not a suit: the suits are S D T H C")
        return cls(index)


_UNSUITED = {11: "Crown", 15: "LittleJoker", 16: "BigJoker"}
_COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}


class Card(NamedTuple):
    """A card. `rank` orders cards within a suit; the Crown and the jokers have no suit of their own.

    >>> Card(10, Suit.SPADES)
    Card.parse('10S')
    >>> Card.parse("Crown").suit is None
    True
    """

    rank: int
    suit: Suit | None

    @property
    def text(self) -> str:
        """The card as records spell it."""
        return _text(self)

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a text, of whichever deck. Raises TextError."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise TextError(f"“{text[:40]}” is not a card") from None

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text


@cache
def _text(card: Card) -> str:
    if card.suit is None:
        return _UNSUITED[card.rank]
    return f"{_COURT.get(card.rank, card.rank)}{card.suit.letter}"


# Of both decks.
EVERY_CARD = (*(Card(rank, suit) for suit in Suit for rank in range(1, 15)), *(Card(rank, None) for rank in _UNSUITED))
_BY_TEXT = {card.text: card for card in EVERY_CARD}

CROWN = Card.parse("Crown")
LITTLE_JOKER = Card.parse("LittleJoker")
BIG_JOKER = Card.parse("BigJoker")


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards suit by suit, low to high, those without a suit last: one order for one set of cards.

    >>> [card.text for card in in_order(parse_cards(["Crown", "2H", "10S", "1S"]))]
    ['1S', '10S', '2H', 'Crown']
    """
    return tuple(sorted(cards, key=_place))


@cache
def _place(card: Card) -> tuple[bool, int, int]:
    return card.suit is None, card.suit or 0, card.rank


def parse_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """The cards of some texts, in their order. Raises TextError."""
    return tuple(Card.parse(text) for text in texts)
