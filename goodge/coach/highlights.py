"""The best and the costliest of some choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.advised import Advised, is_advised
from ..engine.values import dataclass, replace
from .judgement import Grade
from .match_review import Choice
from .swing import Scale

FAULTS = frozenset((Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER))
MISTAKES = frozenset((Grade.MISTAKE, Grade.BLUNDER))
"""What is called a mistake wherever mistakes are counted, stepped through or asked again."""
_GOOD = frozenset((Grade.WELL_FOUND, Grade.BEST))


@dataclass(frozen=True, slots=True)
class BestAndWorst:
    """The best choice, and the one that cost most; None where none was remarkable."""

    best: Choice | None
    worst: Choice | None


def highlights(choices: Iterable[Choice], scale: Scale) -> BestAndWorst:
    """Return the best and the costliest of these choices.

    The best one was labelled best or well found, and the next best option would have been a mistake. Of several, a well
    found one comes first, then the one whose next best option would have cost most.
    """
    every = list(choices)
    good = [choice for choice in every if choice.judgement.label in _GOOD and _lead(choice)[1] >= scale.mistake]
    bad = [choice for choice in every if choice.judgement.label in FAULTS]
    return BestAndWorst(max(good, key=_lead, default=None), max(bad, key=_loss, default=None))


def unadvised(choices: Iterable[Choice], advised: Advised) -> Iterator[Choice]:
    """Yield the choices that no hint has advised; nobody is to be praised or blamed for the others."""
    for choice in choices:
        if not is_advised(choice.judgement.done, advised.get((choice.round, choice.action), ())):
            yield choice


def as_advised(choice: Choice, advised: Advised) -> Choice:
    """Return a choice as it is told of whoever followed a hint: never “well found”, and first of those as good.

    It then stands with the figures of the best, from which its own cannot be told.
    """
    judged = choice.judgement
    if not judged.options or not is_advised(judged.done, advised.get((choice.round, choice.action), ())):
        return choice
    if judged.label is Grade.WELL_FOUND:
        judged = replace(judged, label=Grade.BEST)
    elif judged.is_noise(judged.taken):
        taken = replace(judged.best, action=judged.taken.action)
        others = tuple(option for option in judged.options if option.action != taken.action)
        judged = replace(judged, options=(taken, *others))
    return replace(choice, judgement=judged)


def costliest(choices: Iterable[Choice], most: int) -> list[Choice]:
    """Return the choices that cost most, in the order in which they were made."""
    bad = sorted((choice for choice in choices if choice.judgement.label in FAULTS), key=_loss, reverse=True)
    return sorted(bad[:most], key=lambda choice: (choice.round, choice.action))


def _lead(choice: Choice) -> tuple[bool, float]:
    return choice.judgement.label is Grade.WELL_FOUND, choice.judgement.lead


def _loss(choice: Choice) -> float:
    return choice.judgement.loss
