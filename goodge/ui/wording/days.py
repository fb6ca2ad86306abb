"""The words of the deal of the day: whether it was played, its code, and what another's code says."""

from __future__ import annotations

from datetime import date

from ...engine.games import game_named
from ...table.days import LENGTH, CodeFault, DayResult
from .dates import long_date, short_date
from .games import game_name
from .numbers import figure, points
from .phrases import Phrase, say

HEADING = Phrase("deal of the day: heading", "Deal of the day")
NEW = Phrase("deal of the day", "The same cards for everybody, against Experts. It counts the first time you play it.")
WAITS = Phrase("deal of the day", "You have started this deal.")
CODE = Phrase("deal of the day: over the code", "Your code, to read out or to send")
OTHERS = Phrase("deal of the day: over the field", "Somebody else’s code")
KIND = Phrase("deal of the day: below the empty field", "Type a code that somebody gives you, and compare.")
_FAULTS = {
    CodeFault.LETTER: Phrase("deal of the day: code", "No code has that letter: ask to hear it again."),
    CodeFault.CHECK: Phrase("deal of the day: code", "One letter is wrong: compare them one by one."),
    CodeFault.MEANING: Phrase("deal of the day: code", "There is no deal with this code."),
}


def day_words(day: date, today: date) -> str:
    """The day in full; today is called so."""
    return say("deal of the day: today", "Today, {day}", day=long_date(day)) if day == today else long_date(day)


def made_words(score: int) -> str:
    """The player's own result: "You made 85 points."."""
    return say("deal of the day: result", "You made {points}.", points=points(score))


def fault_words(fault: CodeFault, typed: int) -> str:
    """The sentence about a code with a fault; of an incomplete one, how much is missing."""
    if fault is CodeFault.LENGTH:
        return say("deal of the day: code", "{typed} of {all} letters", typed=typed, all=LENGTH)
    return _FAULTS[fault].say()


def compared_words(theirs: DayResult, mine: DayResult | None) -> str:
    """The kind sentences that compare another player's result with your own."""
    game, day = game_name(game_named(theirs.game)), short_date(theirs.day)
    told = say(
        "deal of the day: another's result",
        "{game}, {day}: they made {points}.",
        game=game,
        day=day,
        points=points(theirs.score),
    )
    return f"{told} {_beside(theirs.score, mine)}"


def _beside(theirs: int, mine: DayResult | None) -> str:
    if mine is None:
        return say("deal of the day: compared", "You have not played this deal yet: can you do better?")
    gap = mine.score - theirs
    if gap == 0:
        return say("deal of the day: compared", "So did you: it is a draw!")
    if gap > 0:
        return say(
            "deal of the day: compared",
            "You made {mine}, {gap} more: well played!",
            mine=figure(mine.score),
            gap=figure(gap),
        )
    return say(
        "deal of the day: compared",
        "You made {mine}: they did better. There is a new deal tomorrow!",
        mine=figure(mine.score),
    )
