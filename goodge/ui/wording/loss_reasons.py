"""The sentences of by how much two options differ."""

from __future__ import annotations

from typing import NamedTuple

from ...coach import Reason
from ...coach.why import Close, Costs
from ...engine.actions import PlayCard
from .cards import CardNames
from .numbers import figure, with_decimals
from .phrases import Phrase, Plural

_SMALL = 3.0  # points, under which a tenth counts


class _Sentence(NamedTuple):
    """A sentence about a difference of points: a whole number of them, one with decimals, and for 100 rounds."""

    whole: Plural
    part: Plural
    of_hundred: Plural

    def say(self, points: float, times: int, **facts: str) -> str:
        whole = self.whole if times == 1 else self.of_hundred
        if times > 1 or abs(points) >= _SMALL or points == round(points):
            return whole.say(round(points), n=figure(round(points)), **facts)
        return with_decimals(self.part, points, 1 if abs(points) >= 1.0 else 2, **facts)


_COSTS = _Sentence(
    Plural(
        "reason: of the other option",
        "In all, the other choice costs about {n} point",
        "In all, the other choice costs about {n} points",
    ),
    Plural(
        "reason: of the other option, {n} with decimals",
        "In all, the other choice costs about {n} points",
        "In all, the other choice costs about {n} points",
    ),
    Plural(
        "reason: of the other option",
        "In 100 rounds, the other choice costs about {n} point",
        "In 100 rounds, the other choice costs about {n} points",
    ),
)
_CARD_COSTS = _Sentence(
    Plural("reason", "In all, the {card} costs about {n} point", "In all, the {card} costs about {n} points"),
    Plural(
        "reason; {n} with decimals",
        "In all, the {card} costs about {n} points",
        "In all, the {card} costs about {n} points",
    ),
    Plural(
        "reason", "In 100 rounds, the {card} costs about {n} point", "In 100 rounds, the {card} costs about {n} points"
    ),
)
_CLOSE = _Sentence(
    Plural(
        "reason: of two options",
        "Hard to tell apart: about {n} point between them",
        "Hard to tell apart: about {n} points between them",
    ),
    Plural(
        "reason: of two options, {n} with decimals",
        "Hard to tell apart: about {n} points between them",
        "Hard to tell apart: about {n} points between them",
    ),
    Plural(
        "reason: of two options",
        "Hard to tell apart: about {n} point between them in 100 rounds",
        "Hard to tell apart: about {n} points between them in 100 rounds",
    ),
)
_ALIKE = Phrase("reason: of two options", "Next to nothing between them: both are about as good")


def loss_reason_words(reason: Reason, named: CardNames) -> str | None:
    """A reason that tells a difference of points, as a sentence; None for another reason."""
    match reason:
        case Close(0.0):
            return _ALIKE.say()
        case Close(points, times):
            return _CLOSE.say(points, times)
        case Costs(PlayCard(card), points, times):
            return _CARD_COSTS.say(points, times, card=named.within(card))
        case Costs(_, points, times):
            return _COSTS.say(points, times)
        case _:
            return None
