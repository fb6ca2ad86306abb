"""The words for what happens for the first time at a real table."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach.firsts import First, advises_pass
from ...coach.ideas import Line, Pointer, Told
from .evening import LINES, line_words
from .numbers import figure
from .phrases import Phrase

I_KNOW = Phrase("first times: button that ends them", "I know")
I_KNOW_TIP = Phrase("first times: tip", "Nothing of this kind is said any more; Settings, Help, brings it back")
USUAL = Phrase("first times: under what a hand is good for", "These cards usually win that much")
FAILED = Phrase("first times: under a bid that is too high", "A bid that fails comes off your score")
FIRSTS = {
    First.SAFE_BID: LINES[Line.WORTH],
    First.STASH: Phrase(
        "first times: said at the table", "Points you lay away are not lost: the last trick wins them."
    ),
    First.SHORT_SUIT: Phrase("first times: said at the table", "If you lay a whole suit away, you can trump it later."),
    First.CROWN: Phrase("first times: said at the table", "The Crown is a trump that nothing beats, now or later."),
    First.TRUMP: Phrase("first times: said at the table", "None of that suit? You may trump, but you need not."),
    First.ONE_WON: Phrase("first times: said at the table", "You caught a 1, the weakest card: 20 points."),
    First.TOGETHER: LINES[Line.TOGETHER],
    First.CROWN_ASKS: LINES[Line.CROWN_ASKS],
    First.BID_LOST: Phrase("first times: said at the table", "{name} bid {n}, and that is out of reach now."),
    First.LAST_TRICKS: Phrase("first times: said at the table", "Whoever wins the last trick wins the Stash, too."),
}
"""The lines; each has twelve words at most.

What to do with a card is not told: at a real table that depends on the rest of the hand.
"""


def below_words(first: First | Line, at: Pointer) -> str:
    """The small print under a line; most have none."""
    if first is not First.SAFE_BID:
        return ""
    return (USUAL if at.hand is None else FAILED).say()


def first_words(first: First | Line, at: Pointer, names: Sequence[str]) -> str:
    """Put a line that is said once into words; `names` are those at the hands."""
    if isinstance(first, Line):
        return line_words(Told(first, at), names)
    if advises_pass(first, at):
        return line_words(Told(Line.TOO_HIGH, at), names)
    return FIRSTS[first].say(n=figure(at.number), name="" if at.hand is None else names[at.hand])
