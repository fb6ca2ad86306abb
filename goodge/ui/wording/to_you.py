"""The news of what the person does who is called "you" on their plate, as on the first evening."""

from __future__ import annotations

from .numbers import figure
from .phrases import Plural, say

_TAKES = Plural("happening: to you", "You take the trick: {n} point", "You take the trick: {n} points")
_WON = Plural("last trick: to you", "You won it: {n} point", "You won it: {n} points")


def you_are_goodge(bid: int) -> str:
    """The bar while the person is the Goodge."""
    return say("bar: to you", "You are the Goodge for {bid}", bid=figure(bid))


def you_take_trick(points: int) -> str:
    """The news that the person takes the trick, with its points where they count."""
    return _TAKES.say(points) if points else say("happening: to you", "You take the trick")


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
