"""The words for what happens for the first time at a real table."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.firsts import First
from ...coach.ideas import Line, Pointer, Told
from .evening import LINES, line_words
from .numbers import figure
from .phrases import Phrase

I_KNOW = Phrase("first times: button that ends them", "I know")
I_KNOW_TIP = Phrase("first times: tip", "No more of these explanations; Settings, Help turns them on again")
HOW_FAR = Phrase("first times: under what a bid risks", "{key}: how far to go with these cards")
FIRSTS = {
    First.SAFE_BID: Phrase("first times: said at the table", "Fall short, and you lose as many points as you bid."),
    First.STASH: Phrase(
        "first times: said at the table", "Nobody else sees these three. The last trick wins their points."
    ),
    First.SHORT_SUIT: Phrase("first times: said at the table", "If you lay a whole suit away, you can trump it later."),
    First.CROWN: Phrase(
        "first times: said at the table", "The Crown is the highest trump: nothing beats it, now or later."
    ),
    First.TRUMP: Phrase("first times: said at the table", "None of that suit? You may trump, but you need not."),
    First.ONE_WON: Phrase("first times: said at the table", "You caught a 1: the weakest card, worth 20 points."),
    First.ONE_GIVEN: Phrase("first times: said at the table", "{name} caught your 1: the weakest card, and 20 points."),
    First.TOGETHER: LINES[Line.TOGETHER],
    First.CROWN_ASKS: LINES[Line.CROWN_ASKS],
    First.BID_LOST: Phrase("first times: said at the table", "{name} bid {n}, and that is out of reach now."),
    First.LAST_TRICKS: Phrase(
        "first times: said at the table", "Whoever wins the last trick wins the cards laid away, too."
    ),
}
"""The lines; each has twelve words at most.

What to bid, and what to do with a card, is not told: at a real table that depends on much else, and a hint knows it.
So the hint alone names a bid, and nothing here can differ from it.
"""
AT_TABLE = {
    Line.BID_TRICKS: Phrase(
        "first times: said at the table", "Bid what you expect to win: partners’ bids are added up."
    )
}
"""Lines of the first evening that are put otherwise at a real table."""


def below_words(first: First | Line, key: str) -> str:
    """The small print under a line, most have none; `key` is that of hints."""
    return HOW_FAR.say(key=key) if first is First.SAFE_BID else ""


def first_words(first: First | Line, at: Pointer, names: Sequence[str]) -> str:
    """Put a line that is said once into words; `names` are those at the hands."""
    if isinstance(first, Line) and first not in AT_TABLE:
        return line_words(Told(first, at), names)
    phrase = AT_TABLE[first] if isinstance(first, Line) else FIRSTS[first]
    return phrase.say(n=figure(at.number), name="" if at.hand is None else names[at.hand])
