"""The words about deals: their numbers, and playing them again."""

from __future__ import annotations

from .numbers import figure
from .phrases import Phrase, say

SAME_NUMBER = Phrase("new game: what a number of the deal means", "The same number deals the same cards again.")
THIS_DEAL = Phrase("deal: button", "This deal")
NOT_COPIED = Phrase("deal: notice", "Another program holds the clipboard: the number could not be copied.")
_TOO_LONG = 10**10
_LONGEST = 24  # letters of something else that was pasted


def deal_words(number: int) -> str:
    """The name of a deal: "Deal number 482,913,007"."""
    return say("deal: its number", "Deal number {number}", number=figure(number))


def deal_button_words(number: int) -> str:
    """The name of a deal on a button, which has no room for the numbers of a tournament."""
    return deal_words(number) if number < _TOO_LONG else THIS_DEAL.say()


def copied_words(number: int) -> str:
    """The notice that the number of a deal is on the clipboard."""
    return say("deal: notice", "The number {number} is copied: you can type it under New game.", number=figure(number))


def about_deal(game: str, players: int) -> str:
    """The sentences about what the number of a deal is good for."""
    return say(
        "deal: what its number is good for",
        "Type this number under New game, for {game} with {players} players, to play the same cards, round for round.",
        game=game,
        players=players,
    )


def again_words() -> str:
    """The note about a match that is played again."""
    return say("deal: note", "A known deal does not count in statistics.")


def give_up_words() -> str:
    """The question before an unfinished match starts over."""
    return say(
        "deal: question",
        "The match starts again with its first deal, with the same players in the same seats. What has been played in "
        "it is gone for good.",
    )


def refused_words(words: str) -> str:
    """The notice about what is not a deal number."""
    shown = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"
    return say("deal: notice", "“{words}” is not a deal number: use digits only, such as 482913007.", words=shown)
