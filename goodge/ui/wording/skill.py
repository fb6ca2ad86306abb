"""The words of what reviews tell of a person: points lost a choice, beside our own levels, and luck."""

from __future__ import annotations

from ...coach.levels import Standing
from .lists import side_by_side
from .numbers import figure
from .phrases import Phrase, say, say_many
from .players import level_name
from .review import worth_words

RESULTS = Phrase("statistics of a name: page", "Results")
PLAY = Phrase("statistics of a name: page", "Play")
LUCK = Phrase("statistics of a name: page", "Luck")
LOST = Phrase("statistics of a name: over a chart", "Points lost a choice")
WHERE = Phrase("statistics of a name: over a chart of points lost", "Where they are lost")
AHEAD = Phrase("statistics of a name: over a chart", "Points ahead, added up")
WHENCE = Phrase("statistics of a name: over a chart of points ahead", "What brings them, a round")
SCORE = Phrase("statistics of a name: line of a chart", "Score")
OWN = Phrase("statistics of a name: line of a chart", "Own play")
KEYS = Phrase("statistics of a name: beside what is read out of a chart", "Left, Right: others")

INVITATION = Phrase("statistics of a name: while no match has been reviewed", "What were your choices worth?")
WHAT_REVIEWS_TELL = Phrase(
    "statistics of a name: while no match has been reviewed",
    "Once the coach has gone through a match, choice by choice, this page tells how many points choices cost, in which "
    "part of the game, and how much of the results was luck. It takes a minute or two a match, behind the screen, "
    "while this page is open.",
)
NOTHING_KEPT = Phrase(
    "statistics of a name: while no match has been reviewed, and none can be",
    "No match has been reviewed, and now none can be: another Goodge is open and saves, or the disk does not.",
)
REVIEW = Phrase("statistics of a name: button", "Review past matches")
STOP = Phrase("statistics of a name: button", "Stop the review")
ALL_REVIEWED = Phrase("statistics of a name: notice", "All past matches have been reviewed.")

_PHASES = {
    "bids": Phrase("statistics of a name: part of a round", "Bids"),
    "stash": Phrase("statistics of a name: part of a round", "Stash"),
    "trump": Phrase("statistics of a name: part of a round", "Trump"),
    "cards": Phrase("statistics of a name: part of a round", "Cards"),
}
_PARTS = {
    "deal": Phrase("statistics of a name: part of luck", "The deal"),
    "stash": Phrase("statistics of a name: part of luck", "The Stash"),
    "lie": Phrase("statistics of a name: part of luck", "The lie of the cards"),
    "others": Phrase("statistics of a name: part of luck", "The others"),
    "own": Phrase("statistics of a name: part of luck", "Own play"),
}
_FINE = 20.0  # where the swing of a game is smaller, points have more decimals


def phase_words(phase: str) -> str:
    """A part of a round: "Bids"."""
    return _PHASES[phase].say()


def part_words(part: str) -> str:
    """A part of luck: "The deal"."""
    return _PARTS[part].say()


def tick_words(tick: float) -> str:
    """A figure at the edge of a chart: "−20", "0.05"."""
    if abs(tick - round(tick)) < 1e-9:
        return figure(round(tick))
    return f"{tick:.3g}".replace("-", "−")


def loss_words(mean: float, error: float, swing: float) -> str:
    """A mean loss with its standard error: "4.2 ± 0.8"."""
    decimals = 1 if swing >= _FINE else 3
    number, by = f"{mean:.{decimals}f}", f"{error:.{decimals}f}"
    return say("statistics of a name: a mean and its error", "{number} ± {error}", number=number, error=by)


def phase_figures(mean: float, error: float, number: int, swing: float) -> str:
    """The figures beside a bar: "4.2 ± 0.8 in 12"."""
    return say(
        "statistics of a name: a mean loss with its error, and in how many choices",
        "{loss} in {number}",
        loss=loss_words(mean, error, swing),
        number=figure(number),
    )


def standing_words(standing: Standing | None) -> str:
    """A person beside our own levels: "Between Casual and Expert"."""
    if standing is None:
        return say("statistics of a name: beside our levels", "Too few choices to compare with our levels")
    weaker, stronger = standing
    if weaker is None:
        level = level_name(stronger)
        return say("statistics of a name: beside our levels", "On the way to {level}", level=level)
    if stronger is None:
        return say("statistics of a name: beside our levels", "Ahead of {level}", level=level_name(weaker))
    if weaker == stronger:
        return say("statistics of a name: beside our levels", "About as good as {level}", level=level_name(weaker))
    return say(
        "statistics of a name: beside our levels",
        "Between {weaker} and {stronger}",
        weaker=level_name(weaker),
        stronger=level_name(stronger),
    )


def summary_words(standing: Standing | None, loss: str, choices: int, matches: int) -> str:
    """All choices together: "Between Casual and Expert · 4.2 ± 0.8 points lost a choice · 312 choices in 5 matches"."""
    lost = say("statistics of a name: mean of all choices", "{loss} points lost a choice", loss=loss)
    return side_by_side(standing_words(standing), lost, counted_words(choices, matches))


def counted_words(choices: int, matches: int) -> str:
    """The ground of a figure: "312 choices in 5 matches"."""
    return say_many(
        "statistics of a name: what a figure comes from",
        "{choices} choices in {n} match",
        "{choices} choices in {n} matches",
        matches,
        choices=figure(choices),
    )


def lost_reading(day: str, loss: str, choices: int) -> str:
    """A point of the chart: "20 Nov 2026 · 5.1 ± 1.2 a choice · 48 choices"."""
    parts = [
        say("statistics of a name: a point of the chart", "{loss} a choice", loss=loss),
        say_many("statistics of a name: a point of the chart", "{n} choice", "{n} choices", choices),
    ]
    return side_by_side(*([day] if day else []), *parts)


def ahead_reading(day: str, score: float, own: float, swing: float) -> str:
    """A point of the chart: "20 Nov 2026 · this time score +40, own play −12"."""
    said = say(
        "statistics of a name: a point of the chart",
        "this time score {score}, own play {own}",
        score=worth_words(score, swing),
        own=worth_words(own, swing),
    )
    return side_by_side(*([day] if day else []), said)


def luck_summary(rounds: int, luck: float, others: float, own: float, swing: float) -> str:
    """All rounds together: "In 23 rounds: luck of the cards +80, the others +60, own play −20"."""
    return say_many(
        "statistics of a name: luck in all rounds",
        "In {n} round: luck of the cards {luck}, the others {others}, own play {own}",
        "In {n} rounds: luck of the cards {luck}, the others {others}, own play {own}",
        rounds,
        luck=worth_words(luck, swing),
        others=worth_words(others, swing),
        own=worth_words(own, swing),
    )


def days_words(first: str, last: str) -> str:
    """The days of some matches: "20 Nov 2026", or from one to another."""
    if not first or first == last:
        return last
    return say("statistics of a name: from a day to another", "{first} – {last}", first=first, last=last)


def past_words(done: int, total: int) -> str:
    """How far the review of past matches is."""
    return say("statistics of a name: how far the review is", "{done} of {total} matches", done=done, total=total)
