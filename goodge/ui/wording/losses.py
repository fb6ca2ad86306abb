"""The words of what choices have cost: in points of a round, or where a round brings few of them, of a hundred."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

from ...coach import Grade, Judgement, Weighed
from ...coach.swing import bounds_of, times_of
from .numbers import decimal, figure, with_decimals
from .phrases import Phrase, Plural, say


class LossPhrase(NamedTuple):
    """A message about points lost, {points} in its text: for one round, and for a hundred of them."""

    of_one: Phrase
    of_hundred: Phrase

    def say(self, loss: float, swing: float, **facts: object) -> str:
        """Return the message for a loss in a game of this swing, rounded as `points_words` rounds it."""
        return self.say_points(points_words(loss, swing), swing, **facts)

    def say_points(self, points: str, swing: float, **facts: object) -> str:
        """Return the message for points in words, those of as many rounds as a loss is told for."""
        said = self.of_one if times_of(swing) == 1 else self.of_hundred
        return said.say(points=points, **facts)


_MEANINGS = {
    Grade.WELL_FOUND: Phrase("what a label means", "The only good one, and hard to see."),
    Grade.BEST: Phrase("what a label means", "Clearly the best choice."),
    Grade.GOOD: Phrase("what a label means", "Next to nothing was lost."),
    Grade.CLOSE: Phrase("what a label means", "About as good as the best."),
}
_LOSS = LossPhrase(
    Phrase("what a choice has cost", "About {points} worse than the best."),
    Phrase("what a choice has cost", "Over 100 rounds, about {points} worse than the best."),
)
_UNCERTAIN = LossPhrase(
    Phrase("what a mistake has cost that may be a big one", "About {points} worse than the best, but not for certain."),
    Phrase(
        "what a mistake has cost that may be a big one",
        "Over 100 rounds, about {points} worse than the best, but not for certain.",
    ),
)
_LITTLE_LOST = LossPhrase(
    Phrase("what a good choice has cost", "Only {points} worse than the best."),
    Phrase("what a good choice has cost", "Over 100 rounds, only {points} worse than the best."),
)
_NEARLY = LossPhrase(
    Phrase("what a close choice has cost", "About {points} worse than the best, but that may be chance."),
    Phrase(
        "what a close choice has cost", "Over 100 rounds, about {points} worse than the best, but that may be chance."
    ),
)
_COSTLIEST = LossPhrase(
    Phrase("after the round", "Your costliest choice: {choice}, {points} lost"),
    Phrase("after the round", "Your costliest choice: {choice}, {points} lost over 100 rounds"),
)
_RISKIEST = LossPhrase(
    Phrase("after the round", "Your riskiest choice: {choice}, {points} lost on average"),
    Phrase("after the round", "Your riskiest choice: {choice}, {points} lost on average over 100 rounds"),
)
DONE_THEN = LossPhrase(
    Phrase("find it yourself: what was done in the match", "In the match: {action}, {points} worse"),
    Phrase("find it yourself: what was done in the match", "In the match: {action}, {points} worse over 100 rounds"),
)
TRY_ANOTHER = LossPhrase(
    Phrase("find it yourself", "{action}: {points} worse than the best. Try another one."),
    Phrase("find it yourself", "{action}: over 100 rounds, {points} worse than the best. Try another one."),
)
WRONG_ANSWER = LossPhrase(
    Phrase("practice: a wrong answer", "{points} worse than the best: {best}."),
    Phrase("practice: a wrong answer", "Over 100 rounds, {points} worse than the best: {best}."),
)
WARNING = LossPhrase(
    Phrase(
        "warning before a bad choice; {choice}: at the head of the sentence",
        "{choice} is {points} worse than the best choice.",
    ),
    Phrase(
        "warning before a bad choice; {choice}: at the head of the sentence",
        "{choice} is {points} worse than the best choice, over 100 rounds.",
    ),
)
WORSE = LossPhrase(
    Phrase("warning before a bad choice: after why", "This choice is {points} worse than the best one."),
    Phrase(
        "warning before a bad choice: after why", "This choice is {points} worse than the best one, over 100 rounds."
    ),
)
NEXT_BEST = LossPhrase(
    Phrase("hint: why", "Next best: {other}, {points} less"),
    Phrase("hint: why", "Next best: {other}, {points} less over 100 rounds"),
)
TEMPTING = LossPhrase(
    Phrase("hint: why; {other}: a card, at the head of the sentence", "{other} would cost {points}"),
    Phrase("hint: why; {other}: a card, at the head of the sentence", "{other} would cost {points} over 100 rounds"),
)
ABOUT = Phrase("hint: why; {points}, such as “12 points”, on average", "about {points}")
AT_MOST = Phrase("hint: why; {points}, such as “12 points”; a review may tell less", "up to {points}")
AT_LEAST = Phrase("warning before a bad choice; {points}, such as “12 points”", "at least {points}")
PERHAPS = Phrase("hint: why; {points}, such as “12 points”; it may be chance", "perhaps {points}")
_MEAN = LossPhrase(
    Phrase("review: mean loss of a player's choices", "{points} points lost per choice in this match"),
    Phrase("review: mean loss of a player's choices", "{points} points lost per 100 choices in this match"),
)
SHORT_MEAN = LossPhrase(
    Phrase("review: mean loss of a player's choices", "{points} points lost per choice"),
    Phrase("review: mean loss of a player's choices", "{points} points lost per 100 choices"),
)
_POINTS = Plural("points of a match that an option is worth", "{n} point", "{n} points")
_FINE_POINTS = Plural("hint: difference of less than ten, {n} with decimals", "{n} points", "{n} points")
_GROUND = Plural(
    "review: what the figures come from",
    "Based on {deals} deals that fit what {name} knew, give or take {n} point",
    "Based on {deals} deals that fit what {name} knew, give or take {n} points",
)
_GROUND_OF_HUNDRED = Plural(
    "review: what the figures come from",
    "Based on {deals} deals that fit what {name} knew, give or take {n} point over 100 rounds",
    "Based on {deals} deals that fit what {name} knew, give or take {n} points over 100 rounds",
)
_LOST_HEADS = {
    1: Phrase("review: head of a column", "Points lost"),
    100: Phrase("review: head of a column", "Points lost over 100 rounds"),
}
_LOST_TIPS = {
    1: Phrase(
        "review: tip of the heads of columns",
        "Points lost: how much worse a choice is than the best, on average over many possible deals. "
        "Near the end of a match it is the chance to win that counts.",
    ),
    100: Phrase(
        "review: tip of the heads of columns",
        "Points lost: how much worse a choice is than the best, over 100 rounds. "
        "Near the end of a match it is the chance to win that counts.",
    ),
}
_SMALL = 3.0  # points, under which a tenth counts
_LEAST = 0.01
_TELLING = 0.5  # points, the least that are told of a choice that has cost little


def verdict_words(label: Grade, gap: float, swing: float, lead: float = 0.0) -> str:
    """Say what the grade means here: "About 12 points worse than the best.".

    `lead` is what the best option is better by than the next one, if it was taken.
    """
    if gap * times_of(swing) >= _TELLING and label in (Grade.CLOSE, Grade.GOOD):
        if label is Grade.CLOSE:
            return _NEARLY.say_points(_points(gap * times_of(swing)), swing)
        return _LITTLE_LOST.say(gap, swing)
    if label is Grade.CLOSE and not gap and lead >= bounds_of(swing)[0]:
        return say("what a label means, of the best choice", "Probably the best, but that is not certain.")
    if label is Grade.CLOSE and not gap:
        return say("what a label means, of the best choice", "Others may be as good.")
    if label in _MEANINGS:
        return _MEANINGS[label].say()
    is_uncertain = label is Grade.MISTAKE and gap >= bounds_of(swing)[2]
    return (_UNCERTAIN if is_uncertain else _LOSS).say(gap, swing)


def option_lost(option: Weighed, judged: Judgement, swing: float) -> str:
    """The points that an option is below the best, rounded as `points_words` tells them unless they may be chance.

    A choice that is called good is told so in the verdict, even if what it lost may be chance.
    """
    lost = judged.best.worth - option.worth
    is_called_good = option.action == judged.done and judged.label is Grade.GOOD
    is_chance = judged.is_noise(option) and not is_called_good
    return figure(round(lost * times_of(swing)) if is_chance else _rounded(lost, swing))


def option_facts(lost: str, chance: str, swing: float) -> str:
    """What is told of an option, in words; `chance` may be empty."""
    if times_of(swing) > 1:
        lost = say("review: tip of an option, {lost} points", "{lost} over 100 rounds", lost=lost)
    if not chance:
        return say("review: tip of an option", "points lost: {lost}", lost=lost)
    return say("review: tip of an option", "points lost: {lost}, {chance} to win the match", lost=lost, chance=chance)


def lost_head(swing: float) -> str:
    """The head of the column of the points lost."""
    return _LOST_HEADS[times_of(swing)].say()


def lost_tip(swing: float) -> str:
    """What the column of the points lost tells."""
    return _LOST_TIPS[times_of(swing)].say()


def points_words(loss: float, swing: float) -> str:
    """The points that a choice has cost in as many rounds as it is told for: "12 points"."""
    return _points(_rounded(loss, swing))


def gap_words(points: float, swing: float) -> str:
    """A difference between options in as many rounds as a loss is told for: "12 points", "1.4 points"."""
    told, decimals = gap_figure(points * times_of(swing), times_of(swing))
    return with_decimals(_FINE_POINTS, told, decimals) if decimals else _points(told)


def gap_figure(points: float, times: int) -> tuple[float, int]:
    """Return a difference of points over so many rounds as it is told, never as nothing, and its decimal places.

    There are none over a hundred rounds, nor where they would not matter.
    """
    if times > 1 or round(points, 1) >= _SMALL:
        return max(1, round(points)), 0
    decimals = 1 if round(points, 2) >= 1 else 2
    told = max(_LEAST, round(points, decimals))
    return told, 0 if told == round(told) else decimals


def costliest_words(choice: str, loss: float, swing: float, *, went_well: bool) -> str:
    """Name the choice of a round that has cost most, and what it has cost; one that `went_well` would have, mostly."""
    return (_RISKIEST if went_well else _COSTLIEST).say(loss, swing, choice=choice)


def deals_words(name: str, deals: int, error: float, swing: float) -> str:
    """The ground on which the options stand."""
    ground = _GROUND if times_of(swing) == 1 else _GROUND_OF_HUNDRED
    points = max(1, round(error * times_of(swing)))
    return ground.say(points, n=figure(points), deals=figure(deals), name=name)


def mean_words(loss: float, swing: float) -> tuple[str, str]:
    """Say what the choices of a player have cost in a match, one with another: at length, and in short."""
    points = decimal(loss * times_of(swing), 1)
    return _MEAN.say_points(points, swing), SHORT_MEAN.say_points(points, swing)


def _points(points: float) -> str:
    return _POINTS.say(max(1, round(points)))


def _rounded(loss: float, swing: float) -> int:
    """Return a loss rounded so that it keeps its grade: 9.6 to 9 where 10 would be a mistake."""
    times = times_of(swing)
    told = loss * times
    nearest = round(told)
    if all((nearest >= bound * times) == (told >= bound * times) for bound in bounds_of(swing)):
        return nearest
    return (floor if nearest > told else ceil)(told)
