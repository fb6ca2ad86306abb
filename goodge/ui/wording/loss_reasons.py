"""The sentences of by how much two options differ."""

from __future__ import annotations

from typing import NamedTuple

from ...coach import Reason
from ...coach.why import Close, Costs
from ...engine.actions import PlayCard
from .cards import CardNames
from .losses import gap_figure
from .numbers import figure, with_decimals
from .phrases import Phrase, Plural

_TELLING = 0.5  # points over many rounds, the least that are told between two options


class _Sentence(NamedTuple):
    """A sentence about a difference of points: a whole number of them, one with decimals, and for 100 rounds."""

    whole: Plural
    part: Plural
    of_hundred: Plural

    def say(self, points: float, times: int, **facts: str) -> str:
        whole = self.whole if times == 1 else self.of_hundred
        told, decimals = gap_figure(points, times)
        if decimals:
            return with_decimals(self.part, told, decimals, **facts)
        return whole.say(round(told), n=figure(round(told)), **facts)


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
        "Over 100 rounds, the other choice costs about {n} point",
        "Over 100 rounds, the other choice costs about {n} points",
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
        "reason",
        "Over 100 rounds, the {card} costs about {n} point",
        "Over 100 rounds, the {card} costs about {n} points",
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
        "Hard to tell apart: about {n} point between them over 100 rounds",
        "Hard to tell apart: about {n} points between them over 100 rounds",
    ),
)
_ALIKE = Phrase("reason: of two options", "Next to nothing between them: both are about as good")


def loss_reason_words(reason: Reason, named: CardNames) -> str | None:
    """A reason that tells a difference of points, as a sentence; None for another reason."""
    match reason:
        case Close(points, times):
            is_nothing = not points or (times > 1 and points < _TELLING)
            return _ALIKE.say() if is_nothing else _CLOSE.say(points, times)
        case Costs(PlayCard(card), points, times):
            return _CARD_COSTS.say(points, times, card=named.within(card))
        case Costs(_, points, times):
            return _COSTS.say(points, times)
        case _:
            return None
