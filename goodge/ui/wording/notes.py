"""The words of the notes on the cards."""

from __future__ import annotations

from collections.abc import Sequence

from .lists import listed, side_by_side
from .phrases import Phrase, say, say_many

NO_HELP = Phrase("notes on the cards", "This match is played without help")
SWITCHED_OFF = Phrase("notes on the cards", "The notes are off: Settings, Help turns them on")
NOT_YET = Phrase("notes on the cards", "There are notes once cards are played")


def title() -> str:
    """The heading of the notes."""
    return say("notes on the cards: heading", "Notes on the cards")


def close() -> str:
    """The label of the button that closes the notes."""
    return say("notes on the cards: button", "Close")


def lacking(names: Sequence[str]) -> str:
    """Say who has none of a suit: "Ben has none", "Ben and Cleo have none"."""
    return say_many("notes on the cards", "{names} has none", "{names} have none", len(names), names=listed(names))


def points_left(points: int) -> str:
    """The points that are still to be won."""
    return say_many("notes on the cards", "{n} point is left to win", "{n} points are left to win", points)


def tricks_left(tricks: int) -> str:
    """The tricks that are still to be won."""
    return say_many("notes on the cards", "{n} trick is left to win", "{n} tricks are left to win", tricks)


def legend() -> str:
    """The meaning of the colours."""
    return say("notes on the cards", "gold: yours; struck out: played")


def beside(said: Sequence[str]) -> str:
    """Some notes on one line."""
    return side_by_side(*said)
