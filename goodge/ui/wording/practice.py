"""The words of practice: what can be practised, what is asked, and how an answer was."""

from __future__ import annotations

from collections.abc import Sequence

from ...coach import Judgement
from ...coach.answers import FOUND
from .cards import USUAL_NAMES, CardNames
from .lists import listed, side_by_side
from .losses import WRONG_ANSWER, verdict_words
from .numbers import figure
from .phrases import Phrase, say, say_many
from .players import level_name
from .review import brief_words, chance_decimals, chance_words, label_words
from .spoken import in_sentences

HEADING = Phrase("practice: heading", "Practice")
ABOUT = Phrase(
    "practice",
    "What you miss comes back soon; what you solve waits longer each time. Answers are judged only by what you could "
    "see.",
)
OWN = Phrase("practice: what can be practised", "Your own mistakes")
OWN_ABOUT = Phrase("practice: about one's own mistakes", "Mistakes and worse, once reviewed")
_GRADES = (
    Phrase("practice: what can be practised", "Easy"),
    Phrase("practice: what can be practised", "Medium"),
    Phrase("practice: what can be practised", "Hard"),
)
_GRADES_ABOUT = (
    Phrase("practice: about a grade", "Most computer players find these"),
    Phrase("practice: about a grade", "Some computer players miss these"),
    Phrase("practice: about a grade", "Most computer players miss these"),
)
GO_ON = Phrase("practice: button that goes on with positions of one kind", "Go on")
ALL_AGAIN = Phrase("practice: button that asks positions of one kind again, all of which were found", "Once more")
LOOKING = Phrase("practice: own mistakes", "Looking for them …")
NO_MISTAKES = Phrase("practice: own mistakes", "None yet: review a match first")
NONE_FOUND = Phrase("practice: own mistakes", "None in the matches reviewed")
NOTHING = Phrase("practice: a grade without positions", "There are none")
UNREADABLE = Phrase("practice", "None of these positions can be read.")
QUESTION = Phrase("practice", "What would you do here? Your first answer counts.")
THINKING = Phrase("practice: under the options", "Looking for the reason …")
NO_REASON = Phrase("practice: under the options", "No short reason can be told: the figures show the difference.")
FIRST_COUNTS = Phrase("practice: beside how many positions were found", "the first answer counts")
SAME_ODDS = Phrase("practice: a wrong answer", "In this match that hardly changes the chance to win.")
FOUND_IT = Phrase("practice: an answer", "Found")
SHOWN = Phrase("practice: an answer", "Shown")


def grade_words(grade: int) -> str:
    """The name of a grade: "Easy"."""
    return _GRADES[grade].say()


def about_grade(grade: int) -> str:
    """Say how many of the levels of play miss the positions of a grade."""
    return _GRADES_ABOUT[grade].say()


def start_words(found: int, total: int) -> str:
    """The button beside what can be practised, by how many of the positions were found."""
    if not found:
        return say("practice: button that begins with positions of one kind", "Begin")
    return GO_ON.say() if found < total else ALL_AGAIN.say()


def told_start_words(do: str, what: str) -> str:
    """The same button, told to those who do not see beside what: "Begin: Easy"."""
    return say("practice: button, told in words", "{do}: {what}", do=do, what=what)


def progress_words(found: int, total: int, today: int) -> str:
    """Say how many positions were found, and how many are asked today unless it is all the others: "Found 12 of 60"."""
    far = say("practice: how far one is", "Found {found} of {total}", found=figure(found), total=figure(total))
    return far if today == total - found else side_by_side(far, _today_words(today))


def _today_words(today: int) -> str:
    if not today:
        return say("practice: how many positions are asked today", "none to do today")
    return say_many("practice: how many positions are asked today", "{n} to do today", "{n} to do today", today)


def answer_words(judged: Judgement, *, is_shown: bool) -> str:
    """Say how an answer was, in a word: "Found", "Mistake"."""
    if is_shown:
        return SHOWN.say()
    assert judged.label is not None
    if judged.label in FOUND:
        return FOUND_IT.say()
    return label_words(judged.label)


def about_answer(judged: Judgement, swing: float, named: CardNames = USUAL_NAMES, *, is_shown: bool) -> str:
    """Say what an answer was worth beside the best."""
    best = brief_words(judged.best.action, named)
    if is_shown or judged.label not in FOUND:
        told = say("practice: the right answer", "Best: {best}.", best=best)
        if is_shown:
            return told
        told = WRONG_ANSWER.say(judged.gap, swing, best=best)
        return in_sentences((told, SAME_ODDS.say())) if _are_alike(judged) else told
    if judged.taken == judged.best and not judged.is_close:
        return say("practice: a right answer", "Clearly the best choice.")
    return verdict_words(judged.label, judged.gap, swing, judged.lead)


def _are_alike(judged: Judgement) -> bool:
    """Return True if the chance to win is told as the same of the answer as of the best."""
    decimals = chance_decimals(judged)
    return chance_words(judged.taken.chance, decimals) == chance_words(judged.best.chance, decimals)


def missed_words(levels: Sequence[str], *, as_well: bool) -> str:
    """Say which levels of play miss a position, `as_well` as the player: "Also missed by Novice and Casual".

    Empty if chance alone misses it.
    """
    named = _named(levels)
    if not named:
        return ""
    if as_well:
        return say("practice: levels of play that miss what was missed", "Also missed by {levels}", levels=named)
    return say("practice: levels of play", "Missed by {levels}", levels=named)


def hard_words(levels: Sequence[str]) -> str:
    """Say of a position that was missed that most levels of play miss it."""
    return say("practice: under a mistake, levels of play", "A hard one: also missed by {levels}.",
               levels=_named(levels))  # fmt: skip


def _named(levels: Sequence[str]) -> str:
    named = [level_name(level) for level in levels if level != "random"]
    return listed(named) if named else ""
