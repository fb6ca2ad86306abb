"""The words of what reviews tell of a person: points lost per choice, beside our own levels, and luck."""

from __future__ import annotations

from math import hypot

from ...coach.levels import LevelStanding
from ...coach.swing import times_of
from ...table.archive.skill import Losses
from .lists import side_by_side
from .losses import SHORT_MEAN, LossPhrase
from .numbers import decimal, figure
from .phrases import Phrase, say, say_many
from .players import level_name
from .review import worth_words

RESULTS = Phrase("statistics of a name: page", "Results")
PLAY = Phrase("statistics of a name: page", "Play")
LUCK = Phrase("statistics of a name: page", "Luck")
WHERE = Phrase("statistics of a name: over a chart of points lost", "Where they were lost")
AHEAD = Phrase("statistics of a name: over a chart", "Points above or below the average")
WHENCE = Phrase("statistics of a name: over a chart of points ahead", "Where they came from, per round")
SCORE = Phrase("statistics of a name: line of a chart", "Score")
OWN = Phrase("statistics of a name: line of a chart", "Own choices")
SO_FAR = Phrase("statistics of a name: a match under way, in place of its day", "this match so far")
KEYS = Phrase("statistics of a name: beside what is read out of a chart", "Left, Right: other matches")
ABOUT_LOSSES = Phrase(
    "statistics of a name: below a chart of points lost",
    "How much better the best choice would have been, on average. "
    "±\u00a0means give or take: the more choices, the less.",
)
ABOUT_LUCK = Phrase(
    "statistics of a name: below a chart of luck",
    "The full line is the score compared with the average of all players, match added to match; the dashed line is the "
    "part of it that came from one’s own choices. The rest was luck.",
)

INVITATION = Phrase("statistics of a name: while no match has been reviewed", "What were your choices worth?")
WHAT_REVIEWS_TELL = Phrase(
    "statistics of a name: while no match has been reviewed",
    "Once the coach has gone through a match, choice by choice, this page tells how many points choices cost, in which "
    "part of the game, and how much of the results was luck. It takes a minute or two a match, behind the screen, "
    "while this page is open.",
)
NOTHING_KEPT = Phrase(
    "statistics of a name: while no match has been reviewed, and none can be",
    "No match has been reviewed, and none can be now: another Goodge is open and saves here, or the disk cannot be "
    "written to.",
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
    "lie": Phrase("statistics of a name: part of luck", "Hidden cards"),
    "cards": Phrase("statistics of a name: part of luck, the sum of those before", "Cards together"),
    "others": Phrase("statistics of a name: part of luck", "Others’ choices"),
    "own": Phrase("statistics of a name: part of luck", "Own choices"),
}
_PART_TIPS = {
    "deal": Phrase("statistics of a name: what a part of luck is", "How good the dealt hand was"),
    "stash": Phrase("statistics of a name: what a part of luck is", "How good the cards in the Stash were"),
    "lie": Phrase("statistics of a name: what a part of luck is", "How well the cards lay that could not be seen"),
    "cards": Phrase("statistics of a name: what a part of luck is", "The sum of the bars above: what nobody chose"),
    "others": Phrase("statistics of a name: what a part of luck is", "What the other players’ choices brought or cost"),
    "own": Phrase("statistics of a name: what a part of luck is", "What one’s own choices brought or cost"),
}
_WHOLE = 10  # points, from which a sentence tells no tenths
_DEAREST = {
    "bids": LossPhrase(
        Phrase("statistics of a name: in a sentence", "A bid costs {name} most: {points}\u00a0points on average"),
        Phrase("statistics of a name: in a sentence", "Bids cost {name} most: {points}\u00a0points per 100\u00a0bids"),
    ),
    "stash": LossPhrase(
        Phrase("statistics of a name: in a sentence", "The Stash costs {name} most: {points}\u00a0points each time"),
        Phrase(
            "statistics of a name: in a sentence",
            "The Stash costs {name} most: {points}\u00a0points over 100\u00a0rounds",
        ),
    ),
    "trump": LossPhrase(
        Phrase("statistics of a name: in a sentence", "Naming trump costs {name} most: {points}\u00a0points each time"),
        Phrase(
            "statistics of a name: in a sentence",
            "Naming trump costs {name} most: {points}\u00a0points over 100\u00a0rounds",
        ),
    ),
    "cards": LossPhrase(
        Phrase("statistics of a name: in a sentence", "A card costs {name} most: {points}\u00a0points on average"),
        Phrase(
            "statistics of a name: in a sentence",
            "Playing cards costs {name} most: {points}\u00a0points per 100\u00a0cards",
        ),
    ),
}
_LOST = {
    1: Phrase("statistics of a name: over a chart", "Points lost per choice"),
    100: Phrase("statistics of a name: over a chart", "Points lost per 100 choices"),
}
_READING = LossPhrase(
    Phrase("statistics of a name: a point of the chart", "{points} per choice"),
    Phrase("statistics of a name: a point of the chart", "{points} per 100 choices"),
)
_BAR = LossPhrase(
    Phrase(
        "statistics of a name: a bar in words",
        "{phase}: {points} points lost per choice, give or take {error}, in {choices}",
    ),
    Phrase(
        "statistics of a name: a bar in words",
        "{phase}: {points} points lost per 100 choices, give or take {error}, in {choices}",
    ),
)
_SO_FAR = LossPhrase(
    Phrase("statistics: of a match under way", "This match so far: {name} has lost {points}\u00a0points per choice"),
    Phrase(
        "statistics: of a match under way",
        "This match so far: {name} has lost {points}\u00a0points per 100\u00a0choices",
    ),
)


def course_words(head: str, highest: str, lowest: str) -> str:
    """A chart in words, for whoever does not see it; what is read out of it at its highest point and its lowest."""
    return say(
        "statistics of a name: a chart in words",
        "{head}. Highest: {highest}. Lowest: {lowest}.",
        head=head,
        highest=highest,
        lowest=lowest,
    )


def phase_words(phase: str) -> str:
    """A part of a round: "Bids"."""
    return _PHASES[phase].say()


def part_words(part: str) -> str:
    """A part of luck: "The deal"."""
    return _PARTS[part].say()


def part_tip(part: str) -> str:
    """Say what a part of luck is: "How good the dealt hand was"."""
    return _PART_TIPS[part].say()


def tick_words(tick: float) -> str:
    """A figure at the edge of a chart: "−20", "0.05"."""
    if abs(tick - round(tick)) < 1e-9:
        return figure(round(tick))
    return decimal(tick, len(f"{tick:.3g}".partition(".")[2]))


def loss_words(mean: float, error: float, swing: float) -> str:
    """A mean loss with its standard error: "4.2 ± 0.8"."""
    number, by = _lost(mean, swing), _lost(error, swing)
    return say("statistics of a name: a mean and its error", "{number}\u00a0±\u00a0{error}", number=number, error=by)


def _lost(points: float, swing: float) -> str:
    return decimal(points * times_of(swing), 1)


def lost_heading(swing: float) -> str:
    """The heading over a chart of `loss_words`."""
    return _LOST[times_of(swing)].say()


def dearest_words(name: str, phase: str, mean: float, swing: float) -> str:
    """The part of a round in which choices cost most each time: "A bid costs Ann most: 16 points on average"."""
    points = mean * times_of(swing)
    told = figure(round(points)) if points >= _WHOLE else _lost(mean, swing)
    return _DEAREST[phase].say_points(told, swing, name=name)


def course_lead(name: str, before: Losses, now: Losses, matches: int, swing: float) -> str:
    """Say how the points lost per choice have gone from the first matches to this many last ones, in a sentence."""
    first, last = _lost(before.mean, swing), _READING.say_points(_lost(now.mean, swing), swing)
    by = before.mean - now.mean
    if abs(by) <= hypot(before.error, now.error):
        return say("statistics of a name: in a sentence", "{name} plays about as well as before", name=name)
    if by > 0:
        return say_many(
            "statistics of a name: points lost per choice, in a sentence",
            "{name} is getting better: {now} in the last match, {before} before",
            "{name} is getting better: {now} in the last {n} matches, {before} before",
            matches, name=name, now=last, before=first,
        )  # fmt: skip
    return say_many(
        "statistics of a name: points lost per choice, in a sentence",
        "{name} has lost more lately: {now} in the last match, {before} before",
        "{name} has lost more lately: {now} in the last {n} matches, {before} before",
        matches, name=name, now=last, before=first,
    )  # fmt: skip


def choices_words(number: int) -> str:
    """Say how many choices a figure comes from: "12 choices"."""
    return say_many("statistics of a name: beside a bar", "{n} choice", "{n} choices", number)


def phase_tip(phase: str, mean: float, error: float, number: int, swing: float) -> str:
    """A bar in words: "Bids: 4.2 points lost per choice, give or take 0.8, in 12 choices"."""
    return _BAR.say_points(
        _lost(mean, swing), swing, phase=phase_words(phase), error=_lost(error, swing), choices=choices_words(number)
    )


def standing_words(standing: LevelStanding | None) -> str:
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


def summary_words(standing: LevelStanding | None, loss: str, swing: float, choices: int, matches: int) -> str:
    """All choices: "Between Casual and Expert · 4.2 ± 0.8 points lost per choice · 312 choices in 5 matches".

    Of several matches it begins with "Over all matches".
    """
    over_all = [say("statistics of a name: beside our levels", "Over all matches")] if matches > 1 else []
    lost = SHORT_MEAN.say_points(loss, swing)
    return side_by_side(*over_all, standing_words(standing), lost, counted_words(choices, matches))


def counted_words(choices: int, matches: int) -> str:
    """The ground of a figure: "312 choices in 5 matches"."""
    return say_many(
        "statistics of a name: what a figure comes from",
        "{choices} choices in {n} match",
        "{choices} choices in {n} matches",
        matches,
        choices=figure(choices),
    )


def lost_reading(day: str, loss: str, swing: float, choices: int) -> str:
    """A point of the chart: "20 Nov 2026 · 5.1 ± 1.2 per choice · 48 choices"."""
    parts = [
        _READING.say_points(loss, swing),
        say_many("statistics of a name: a point of the chart", "{n} choice", "{n} choices", choices),
    ]
    return side_by_side(*([day] if day else []), *parts)


def lost_so_far_words(name: str, loss: str, swing: float, choices: int) -> str:
    """A match under way: "This match so far: Ann has lost 5.1 ± 1.2 points per choice · 48 choices"."""
    return side_by_side(_SO_FAR.say_points(loss, swing, name=name), choices_words(choices))


def ahead_reading(day: str, score: float, own: float, swing: float) -> str:
    """A point of the chart: "20 Nov 2026 · this time +40, own choices −12"."""
    said = say(
        "statistics of a name: a point of the chart",
        "this time {score}, own choices {own}",
        score=worth_words(score, swing),
        own=worth_words(own, swing),
    )
    return side_by_side(*([day] if day else []), said)


def luck_summary(rounds: int, luck: float, others: float, own: float, swing: float) -> str:
    """All rounds together: "In 23 rounds: the cards +80, the others +60, own choices −20"."""
    return say_many(
        "statistics of a name: luck in all rounds",
        "In {n} round: the cards {luck}, the others {others}, own choices {own}",
        "In {n} rounds: the cards {luck}, the others {others}, own choices {own}",
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
    """Say how far the review of past matches is."""
    return say("statistics of a name: how far the review is", "{done} of {total} matches", done=done, total=total)
