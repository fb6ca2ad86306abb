"""The news of what the person does who is called "you" on their plate, as on the first evening."""

from __future__ import annotations

from ...engine.cards import Suit
from .numbers import figure
from .phrases import Phrase, Plural, say

_TAKES = Plural("happening: to you", "You take the trick: {n} point", "You take the trick: {n} points")
_STASH = Plural(
    "happening: to you",
    "The last trick wins the Stash: {n} point for you",
    "The last trick wins the Stash: {n} points for you",
)
_TRUMP = {
    Suit.SPADES: Phrase("happening: to you", "You name Spades"),
    Suit.DIAMONDS: Phrase("happening: to you", "You name Diamonds"),
    Suit.STARS: Phrase("happening: to you", "You name Stars"),
    Suit.HEARTS: Phrase("happening: to you", "You name Hearts"),
    Suit.CLUBS: Phrase("happening: to you", "You name Clubs"),
}
_WON = Plural("last trick: to you", "You won it: {n} point", "You won it: {n} points")


def you_are_goodge(bid: int) -> str:
    """The bar while the person is the Goodge."""
    return say("bar: to you", "You are the Goodge for {bid}", bid=figure(bid))


def you_take_trick(points: int) -> str:
    """The news that the person takes the trick, with its points where they count."""
    return _TAKES.say(points) if points else say("happening: to you", "You take the trick")


def you_win_stash(points: int) -> str:
    """The news that the person gets the Stash, and what it is worth."""
    return _STASH.say(points)


def you_name_trump(suit: Suit) -> str:
    """The news that the person names trump."""
    return _TRUMP[suit].say()


def you_won_trick(points: int | None) -> str:
    """The words for a trick that the person won, with its points where they count."""
    return say("last trick: to you", "You won it") if points is None else _WON.say(points)


def your_bid_decided(bid: int, *, is_made: bool, is_over: bool) -> str:
    """The news that the person's bid is decided; `is_over`: the last card has been played."""
    if is_made:
        return say("happening: decided, to you", "You have made your bid of {bid}", bid=figure(bid))
    if is_over:
        return say("happening: decided, to you", "You have not made your bid of {bid}", bid=figure(bid))
    return say("happening: decided, to you", "You cannot make your bid of {bid} any more", bid=figure(bid))
