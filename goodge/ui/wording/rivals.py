"""The words of the table of who has beaten whom."""

from __future__ import annotations

from .phrases import say


def heading() -> str:
    """The heading, and the button that leads there."""
    return say("who beat whom: heading and button", "Who beat whom")


def all_games() -> str:
    """The tab of all games together."""
    return say("who beat whom: tab", "All games")


def how_to_read(*, with_real_cards: bool) -> str:
    """Say how the table is read, and that matches with real cards count in it."""
    if with_real_cards:
        return say(
            "who beat whom: note", "Matches won by the player on the left : by the one above, real cards included"
        )
    return say("who beat whom: note", "Matches won by the player on the left : by the one above")


def score(won: int, lost: int) -> str:
    """Matches that one has won and the other: "3 : 1"."""
    return say("who beat whom: matches won by each of two", "{won} : {lost}", won=won, lost=lost)


def tip(one: str, other: str, won: int, lost: int) -> str:
    """The same in a sentence."""
    facts = {"one": one, "other": other, "won": won, "lost": lost}
    return say("who beat whom: tip", "Matches won: {one} {won}, {other} {lost}", **facts)
