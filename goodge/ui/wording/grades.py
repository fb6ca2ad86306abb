"""The key of the labels: what each says of a choice, in points of the game, and why they are not sure."""

from __future__ import annotations

from ...coach import Grade, Scale
from .numbers import decimal, figure
from .phrases import Phrase, say
from .spoken import in_sentences

HEADING = Phrase("review: heading of the key of labels", "What the labels mean")
CLOSE = Phrase("review: button that closes the key of labels", "Close")

_WITHOUT_POINTS = {
    Grade.WELL_FOUND: Phrase("review: key of labels", "The only good choice, and hard to see."),
    Grade.BEST: Phrase("review: key of labels", "Clearly the best choice."),
    Grade.CLOSE: Phrase(
        "review: key of labels", "Perhaps as good as the best. The difference may be no more than chance."
    ),
}

_TIP = Phrase(
    "review: tip of a label",
    "Losing {inaccuracy} points or more is an inaccuracy, {mistake} a mistake, {blunder} a big mistake. "
    "What may be chance is a close call. All labels: {key}",
)
_TIP_OF_HUNDRED = Phrase(
    "review: tip of a label",
    "Losing {inaccuracy} points or more over 100 rounds is an inaccuracy, {mistake} a mistake, {blunder} a big "
    "mistake. What may be chance is a close call. All labels: {key}",
)


def mean_words(label: Grade, scale: Scale) -> str:
    """Say what a label means in a game: "10 points or more are lost.", "Less than 5 points are lost."."""
    least = {
        Grade.GOOD: scale.inaccuracy,
        Grade.INACCURACY: scale.inaccuracy,
        Grade.MISTAKE: scale.mistake,
        Grade.BLUNDER: scale.blunder,
    }
    if label not in least:
        return _WITHOUT_POINTS[label].say()
    points = _points(least[label], scale)
    if label is Grade.GOOD:
        return say("review: key of labels", "Not the best, but it costs less than {points} points.", points=points)
    if label is Grade.BLUNDER:
        return say("review: key of labels", "Costs {points} points or more.", points=points)
    if label is Grade.MISTAKE:
        return say(
            "review: key of labels",
            "Costs at least {points} points, but less than {above}, or more if the estimate is uncertain.",
            points=points,
            above=_points(scale.blunder, scale),
        )
    return say("review: key of labels", "Costs at least {points} points, but less than {above}.",
               points=points, above=_points(scale.mistake, scale))  # fmt: skip


def ground_words(scale: Scale, key: str) -> str:
    """Say what the points come from, and why a large loss can be a close call; the key, if any, shows how sure."""
    times = say(
        "review: below the key of labels", "Points are those lost over 100 rounds, if the same is done each time."
    )
    ground = say(
        "review: below the key of labels",
        "A choice is judged by what could be known, over many possible deals. So its worth is only an estimate, and a "
        "rough one before the first card.",
    )
    more = say("review: below the key of labels", "Details ({key}) shows how rough.", key=key)
    return in_sentences((times if scale.times > 1 else "", ground, more if key else ""))


def label_tip(scale: Scale, key: str) -> str:
    """Say in short from which loss on a choice has which label, and which key tells more."""
    return (_TIP if scale.times == 1 else _TIP_OF_HUNDRED).say(
        inaccuracy=_points(scale.inaccuracy, scale),
        mistake=_points(scale.mistake, scale),
        blunder=_points(scale.blunder, scale),
        key=key,
    )


def _points(points: float, scale: Scale) -> str:
    """Return a number of points in as many rounds as a loss is told for: "5", "2.3"."""
    told = points * scale.times
    return figure(round(told)) if told == round(told) else decimal(told, 1)
