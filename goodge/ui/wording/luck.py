"""The words of luck: the parts of a score, and what each of them means."""

from __future__ import annotations

from ...coach.swing import times_of
from .numbers import figure
from .phrases import Phrase, Plural, say
from .review import worth_words

HEADING = Phrase("luck: heading", "Luck and play")
WHOLE = Phrase("luck: all rounds together", "The whole match")
NOT_YET = Phrase(
    "luck",
    "Here you will see how much of the score came from the cards, and how much from choices. The choices are still"
    " being looked at; the result will appear here.",
)
NO_ROUND = Phrase(
    "luck",
    "Here you will see how much of the score came from the cards, and how much from choices, once a round of this match"
    " has been scored.",
)
PARTS = {
    "deal": Phrase("luck: part of a score", "Deal"),
    "stash": Phrase("luck: part of a score", "Stash"),
    "lie": Phrase("luck: part of a score, how the hidden cards lay", "Hidden cards"),
    "others": Phrase("luck: part of a score, what others chose", "Others’ choices"),
    "own": Phrase("luck: part of a score, one's own choices", "Own choices"),
}
MEANINGS = {
    "deal": Phrase("luck: meaning of a part", "What the hands were worth"),
    "stash": Phrase("luck: meaning of a part", "What it held, against the average"),
    "lie": Phrase("luck: meaning of a part", "How the unseen cards lay"),
    "others": Phrase("luck: meaning of a part", "How the others played, and sheer chance"),
    "own": Phrase("luck: meaning of a part", "Compared with everyone’s average"),
}
OWN_IS = Phrase(
    "luck: note under all parts",
    "Own choices are compared with everyone’s average, so they do not add up to the losses in the review.",
)
TOGETHER = Phrase("luck: the sum of all parts", "Together")
TOGETHER_MEANS = Phrase("luck: meaning of the sum", "The score compared with the average")
SCORE = Phrase("luck: a row", "Score")
_HELPED = {
    "cards": Phrase(
        "luck: in a sentence", "What helped {who} most: good luck with deal, Stash and hidden cards, {points}"
    ),
    "dealt": Phrase("luck: in a sentence", "What helped {who} most: good luck with deal and hidden cards, {points}"),
    "others": Phrase("luck: in a sentence", "What helped {who} most: the others’ choices, {points}"),
    "own": Phrase("luck: in a sentence", "What helped {who} most: playing better than the others, {points}"),
}
_COST = {
    "cards": Phrase(
        "luck: in a sentence", "What hurt {who} most: bad luck with deal, Stash and hidden cards, {points}"
    ),
    "dealt": Phrase("luck: in a sentence", "What hurt {who} most: bad luck with deal and hidden cards, {points}"),
    "others": Phrase("luck: in a sentence", "What hurt {who} most: the others’ choices, {points}"),
    "own": Phrase("luck: in a sentence", "What hurt {who} most: {who}’s own choices, {points}"),
}
_OWN_BID = Phrase(
    "luck: in a sentence", "What hurt {who} most: {who}’s own choices, above all the bid of {bid}: {points}"
)
_LUCK = {
    True: Phrase("after the round", "Luck of the deal, the Stash and the hidden cards: {points}"),
    False: Phrase("after the round", "Luck of the deal and the hidden cards: {points}"),
}
_WHOLE = Plural("luck: points with their sign", "{points} point", "{points} points")
_PART = Phrase("luck: points with their sign and decimals", "{points} points")
LUCK_TO_COME = Phrase("after the round, beside the best and the costliest choice", "Luck: being worked out …")


def lead_words(
    who: str,
    cards: float,
    others: float,
    own: float,
    swing: float,
    *,
    is_mean: bool = False,
    has_stash: bool = True,
    bid: int | None = None,
) -> tuple[str, ...]:
    """Say where a side's score came from, in sentences: what helped most, and what cost most.

    `is_mean`: of a round; `has_stash`: what lay in it is among the cards; `bid`: the one that cost more than all other
    own choices.
    """
    sums = {"cards" if has_stash else "dealt": cards, "others": others, "own": own}
    best, worst = (end(sums, key=lambda name: sums[name]) for end in (max, min))
    told = list[str]()
    if worth_words(sums[best], swing).startswith("+"):
        told.append(_HELPED[best].say(who=who, points=_points(sums[best], swing, is_mean=is_mean)))
    if worth_words(sums[worst], swing).startswith("−"):
        points = _points(sums[worst], swing, is_mean=is_mean)
        cost = _COST[worst].say(who=who, points=points)
        if worst == "own" and bid is not None:
            cost = _OWN_BID.say(bid=figure(bid), who=who, points=points)
        told.append(cost)
    return tuple(told) or (say("luck: in a sentence", "Luck and play came out even for {who}", who=who),)


def _points(amount: float, swing: float, *, is_mean: bool) -> str:
    points = worth_words(amount, swing)
    return say("luck: points of a round, on average", "{points} a round", points=points) if is_mean else points


def so_far_words(known: int, total: int) -> str:
    """Say how many rounds are in a sum that is not whole yet."""
    return say("luck", "{known} of {total} rounds so far", known=known, total=total)


def luck_words(amount: float, swing: float, *, has_stash: bool) -> str:
    """Say how much of the score of the round the cards have brought, in the line after it."""
    return _LUCK[has_stash].say(points=_signed(amount, swing))


def _signed(amount: float, swing: float) -> str:
    """Points with their sign: "+12 points", "−0.26 points"."""
    words = worth_words(amount, swing)
    return _WHOLE.say(abs(round(amount)), points=words) if times_of(swing) == 1 else _PART.say(points=words)
