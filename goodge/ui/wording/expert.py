"""The words of "Against the Expert": the same deals, with the Expert in the player's seat."""

from __future__ import annotations

from collections.abc import Sequence

from .lists import listed
from .numbers import figure, points
from .phrases import Phrase, say, say_many

HEADING = Phrase("against the expert: heading", "Against the Expert")
NO_ROUND_YET = Phrase("against the expert: why not", "First play a round to its end")
EXPERT = Phrase("against the expert: over a column", "Expert")
DIFFERENCE = Phrase("against the expert: over a column", "Difference")
TOTAL = Phrase("against the expert: last line", "Together")
THIS_MATCH = Phrase("against the expert: what is compared", "This match")
EVENING = Phrase("against the expert: what is compared", "The evening")
NOTHING = Phrase("against the expert", "There is nothing to compare: no round has been played to its end.")
_MADE_MORE = Phrase("against the expert: result", "{name} made {points} more than the Expert.")
_MADE_LESS = Phrase("against the expert: result", "The Expert made {points} more than {name}.")


def match_row_words(number: int) -> str:
    """The line of a match in an evening: "Match 2"."""
    return say("against the expert: a line", "Match {number}", number=number)


def how_far_words(done: int, rounds: int) -> str:
    """The note about the rounds that the Expert still has to play; they are played in the background."""
    return say_many(
        "against the expert: how far it is",
        "The Expert is playing: {done} of {n} round",
        "The Expert is playing: {done} of {n} rounds",
        rounds,
        done=done,
    )


def result_words(name: str, difference: int, rounds: int) -> str:
    """The sentence that compares all rounds: who made more, and how much."""
    if difference == 0:
        return say("against the expert: result", "{name} and the Expert made the same.", name=name)
    phrase = _MADE_MORE if difference > 0 else _MADE_LESS
    whole = phrase.say(name=name, points=points(abs(difference)))
    if rounds < 2:
        return whole
    a_round = figure(round(abs(difference) / rounds))
    more = say("against the expert: result, after the whole difference", "That is {points} a round.", points=a_round)
    return f"{whole} {more}"


def how_words(people: Sequence[str]) -> str:
    """The note about what is compared with what."""
    return say(
        "against the expert: note", "The Expert sat in {names}’s place, with the same cards.", names=listed(people)
    )
